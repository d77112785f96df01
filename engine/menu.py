"""The host's menu: what its pages offer, and the way through them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from engine.frame import Frame, Item, Menu, Scan
from engine.game import House, Json
from engine.panel import Do, Panel, Put, Wish
from engine.press import Press
from engine.seat import BOXES
from engine.settings import Settings, Switch
from engine.venue import Venue

VALUES: Final[Mapping[str, tuple[Json, ...]]] = {
    "volume": (0, 20, 40, 60, 80, 100),
    "ambience": (False, True),
    "speech": (False, True),
    "fast": (False, True),
    "reduced_motion": (False, True),
    "flat": (False, True),
    "poker_face": (False, True),
    "own_cards": (False, True),
    "nudge_after": (0.0, 15.0, 30.0, 60.0, 120.0),
    "absent_after": (30.0, 60.0, 120.0, 300.0),
}
"""What each setting can be; languages and the volume's cap are the venue's."""

SWITCHES: Final[Mapping[str, tuple[Json, ...]]] = {
    "keys": (2, 1),
    "step": (0.8, 1.0, 1.5, 2.0, 3.0, 5.0),
    "hold_off": (0.0, 0.1, 0.2, 0.3, 0.5),
    "repeat": (0.0, 0.2, 0.4, 0.7, 1.0),
}
"""What the switch of a box can be."""

SETTINGS: Final = (
    "language", "volume", "ambience", "speech", "fast", "reduced_motion", "flat", "poker_face", "nudge_after",
    "absent_after",
)  # fmt: skip
"""The rows of the page of settings."""

PAGES: Final = {"settings": "main", "house": "main", "seats": "main", "quit": "main", "seat": "seats"}
"""Every page below the first, and the page above it."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the menu has to know of the table now.

    `options` are the house options of `game`, whose values are in `house`; `dealt` tells that this game can be played
    with a real deck. `other` is the game that the lobby could offer instead.
    """

    settings: Settings
    venue: Venue
    game: str
    house: Mapping[str, House]
    options: Mapping[str, Json]
    dealt: bool
    other: str
    playing: bool
    can_undo: bool
    can_skip: bool
    people: bool


def values(name: str, facts: Facts) -> tuple[Json, ...]:
    """What a setting, a switch or a house option can be, in the order in which the menu goes round."""
    if name == "language":
        return facts.venue.languages
    if name == "volume":
        return (*(value for value in VALUES[name] if value < facts.venue.cap), facts.venue.cap)
    if name in facts.house:
        return facts.house[name].values
    return VALUES.get(name) or SWITCHES[name]


def after(value: Json, choices: tuple[Json, ...]) -> Json:
    """The choice that follows; after one that is none of them, the first."""
    return choices[(choices.index(value) + 1) % len(choices)] if value in choices else choices[0]


def rows(page: str, box: int, facts: Facts) -> Iterator[Item]:
    """The items of a page."""
    match page:
        case "main":
            yield from map(Item, _main(facts))
        case "settings":
            yield from (_row(name, getattr(facts.settings, name), facts) for name in SETTINGS)
        case "house":
            yield from _house(facts)
        case "seats":
            yield from (Item("seat", facts.settings.switches[one].keys, one) for one in range(BOXES))
        case "seat":
            switch = facts.settings.switches[box]
            names = [one.name for one in fields(Switch) if one.name != "step" or switch.keys == 1]
            yield from (Item(name, getattr(switch, name), box, _locked("switches", facts)) for name in names)
        case "quit":
            yield from (Item("no"), Item("yes"))
        case _:
            raise KeyError(page)
    if page in PAGES and page != "quit":
        yield Item("back")


def _main(facts: Facts) -> Iterator[str]:
    if facts.playing:
        yield "resume"
        yield from ["undo"] * facts.can_undo
        yield from ["skip"] * facts.can_skip
        yield from ("end", "lesson", "settings")
        yield from ["house"] * ("absent" in facts.house)
        yield "seats"
    else:
        yield from ("back", f"play-{facts.other}")
        yield from ["rise"] * facts.people
        yield from ("lesson", "house", "settings", "seats", "boxes")
    yield from ("history", "quit")


def _house(facts: Facts) -> Iterator[Item]:
    """In a game, only what happens to somebody who is absent can still be set."""
    names = ["absent"] if facts.playing else facts.house
    for name in names:
        locked = _locked(f"{facts.game}.{name}", facts)
        yield Item(name, facts.options.get(name, facts.house[name].usual), locked=locked)
    if facts.dealt and not facts.playing:
        yield _row("own_cards", facts.settings.own_cards, facts)


def _row(name: str, value: Json, facts: Facts) -> Item:
    return Item(name, value, locked=_locked(name, facts))


def _locked(name: str, facts: Facts) -> bool:
    return name in facts.venue.locked


@dataclass(frozen=True, slots=True)
class _At:
    """Where the menu stands."""

    page: str = "main"
    lit: int = 0
    box: int = 0


class HostMenu(Panel):
    """The host's menu. The box that opened it answers it; None is an attached keyboard: then every box does.

    With one key, the lit item goes on by itself every `step` seconds, and either key takes it.
    """

    def __init__(self, facts: Callable[[], Facts], host: int | None, now: float) -> None:
        self._facts = facts
        self._host = host
        self._at = _At()
        self._since = now
        self._back: Put | None = None
        """What takes back the last key, if it has set something."""

    @property
    def _items(self) -> tuple[Item, ...]:
        return tuple(rows(self._at.page, self._at.box, self._facts()))

    @property
    def _lit(self) -> int:
        """The row that is lit: the last one, where a page has grown shorter."""
        return min(self._at.lit, len(self._items) - 1)

    @property
    def _switch(self) -> Switch | None:
        """The switch of the box that answers, where it has one key."""
        switch = None if self._host is None else self._facts().settings.switches[self._host]
        return switch if switch is not None and switch.keys == 1 else None

    def press(self, press: Press) -> Wish | None:
        """Left: the next item. Right: this item."""
        if self._host not in (None, press.box):
            return None
        self.tick(press.at)
        self._since, self._back = press.at, None
        if press.side == "left" and self._switch is None:
            self._next()
            return None
        return self._take(self._items[self._lit])

    def chord(self, press: Press) -> Wish | None:
        """One level up; what the first key has set is as it was."""
        if self._host not in (None, press.box) or self._switch is not None:
            return None
        if self._back is not None:
            back, self._back = self._back, None
            return back
        return self._up()

    def enter(self, now: float) -> Wish | None:
        return self.pick(self._lit, now)

    def pick(self, number: int, now: float) -> Wish | None:
        if not 0 <= number < len(self._items):
            return None
        self._at, self._since = replace(self._at, lit=number), now
        return self._take(self._items[number])

    def tick(self, now: float) -> Wish | None:
        while (due := self.deadline()) is not None and now >= due:
            self._since = due
            self._next()
        return None

    def deadline(self) -> float | None:
        switch = self._switch
        return None if switch is None else self._since + switch.step

    def laid(self, frame: Frame) -> Frame:
        scans = () if self._switch is None or self._host is None else (Scan(self._host, None, self._since),)
        return replace(frame, menu=Menu(self._at.page, self._items, self._lit), scans=scans)

    def _next(self) -> None:
        self._at = replace(self._at, lit=(self._lit + 1) % len(self._items))

    def _up(self) -> Wish | None:
        """The page above, with the row lit that led here; above the first, the table."""
        if self._at.page == "main":
            return Do("back")
        above = PAGES[self._at.page]
        names = [item.name for item in rows(above, 0, self._facts())]
        lit = self._at.box if self._at.page == "seat" else names.index(self._at.page)
        self._at = _At(above, lit)
        return None

    def _take(self, item: Item) -> Wish | None:
        if item.locked:
            return Do("locked")
        if item.name == "seat":
            self._at = _At("seat", box=item.box or 0)
        elif item.value is not None:
            self._back = Put(item.name, item.value, item.box)
            return Put(item.name, after(item.value, values(item.name, self._facts())), item.box)
        elif item.name in PAGES:
            self._at = _At(item.name)
        elif item.name in ("back", "no"):
            return self._up()
        else:
            return Do("quit" if item.name == "yes" else item.name)
        return None
