"""What is heard when the table goes from one frame to the next."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.frame import Frame
from engine.scene import Boxes, Island, Lesson, Lobby, Offer, Past, Path, Reveal

HEARD: Final = {
    "revealed": "reveal",
    "bust": "bust",
    "finished": "win",
    "placed": "press",
    "played": "clue",
    "located": "relic",
    "drove": "drive",
    "took": "gem",
    "spent": "gem",
    "shuffled": "flip",
    "dug": "dig",
    "appeared": "share",
    "cursed": "curse",
}
"""The sound of a beat, by its kind, where the kind says it all."""

COUNT: Final = 3
"""Ticks of a countdown."""

SLOW: Final = 0.5
"""Seconds that a countdown takes at least to be counted; of a shorter one, only the first tick is heard."""

WALK: Final = 0.25
"""When those who leave are heard to walk, as a part of the reveal."""

TAKE: Final = 0.4
"""When a relic is heard to be taken, as a part of the reveal."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound of assets/sounds, and in how many seconds it begins."""

    sound: str
    after: float = 0.0


def cues(before: Frame | None, after: Frame) -> tuple[Cue, ...]:
    """What is heard from `before` to `after`; nothing for the first frame of all, and while bots invite people.

    One "press" for every seat that has just locked: a frame does not know which key it was.
    """
    if before is None or after.invitation:
        return ()
    return (*_keys(before, after), *_table(before, after), *_moment(before, after))


def moment(frame: Frame) -> tuple[object, ...]:
    """What a cue that is still to come belongs to: it is dropped when this changes."""
    return frame.beat, frame.since, frame.closing


def _keys(before: Frame, after: Frame) -> Iterator[Cue]:
    """What keys do: both sound the same."""
    yield from [Cue("press")] * len(after.locked - before.locked)
    yield from [Cue("press")] * max(0, _presses(after) - _presses(before))
    if after.menu != before.menu:
        same = before.menu is not None and after.menu is not None and before.menu.page == after.menu.page
        moved = same and before.menu and after.menu and before.menu.lit != after.menu.lit
        yield Cue("menu" if moved else "ok")
    elif after.gate is not None and (before.gate is None or after.gate.entered > before.gate.entered):
        yield Cue("menu")
    if _asked(after) != _asked(before) and after.beat is before.beat is None:
        yield Cue("menu")
    if _page(after) not in (None, _page(before)):
        yield Cue("page")
    elif _page(after) is None and _page(before) is not None and after.menu is before.menu:
        yield Cue("ok")


def _presses(frame: Frame) -> int:
    """How often the keys of boxes under test were pressed."""
    return sum(box.presses for box in frame.scene.boxes) if isinstance(frame.scene, Boxes) else 0


def _asked(frame: Frame) -> object:
    """What is lit for a seat that chooses on the island; None where a click could tell something of a secret hand."""
    match frame.scene:
        case Island(ask=ask, travellers=travellers) if all(len(one.hand) == one.cards for one in travellers):
            return None if ask is None else (ask, frame.scene.halves, frame.scene.target)
        case _:
            return None


def _page(frame: Frame) -> int | None:
    """The page that lies open."""
    return frame.scene.page if isinstance(frame.scene, Lesson | Past) else None


def _table(before: Frame, after: Frame) -> Iterator[Cue]:
    """People come and go, and are reminded."""
    was, now = _seated(before), _seated(after)
    if was is not None and now is not None:
        yield from [Cue("sit")] * len(now.keys() - was.keys())
        if was.keys() - now.keys():
            yield Cue("stand")
        if any(was[box] != now[box] for box in was.keys() & now.keys()):
            yield Cue("menu")
    if after.silent - before.silent:
        yield Cue("nudge")
    if after.warning is not None and before.warning is None:
        yield Cue("warn")


def _seated(frame: Frame) -> dict[int, str] | None:
    """The boxes at which somebody sits in the lobby, and their names: None while people cannot sit down. Whoever comes
    while bots play sits down at an empty table."""
    if frame.invitation:
        return {}
    if isinstance(frame.scene, Lobby):
        return {stand.box: stand.name for stand in frame.scene.stands if stand.seated}
    return None


def _moment(before: Frame, after: Frame) -> Iterator[Cue]:
    """The countdown, and the beat that has begun."""
    if after.closing is not None and after.closing != before.closing:
        yield from (Cue("tick", after.hold * i / COUNT) for i in range(COUNT if after.hold >= SLOW else 1))
    if after.beat is not None and (after.beat, after.since) != (before.beat, before.since):
        yield from _beat(after)


def _beat(frame: Frame) -> Iterator[Cue]:
    match frame.beat.kind if frame.beat else None, frame.scene:
        case "turned", Path(cards=(*_, card)):
            yield Cue({"treasure": "flip", "trap": "trap", "relic": "relic"}[card.kind])
        case "shared", Path(places=places):
            gain = max(place.gain for place in places)
            yield from [Cue("share" if gain > 1 else "gem")] * (gain > 0)
        case "revealed", Reveal(leaving=leaving):
            yield Cue("reveal")
            yield from [Cue("step", frame.hold * WALK)] * bool(leaving)
            yield from [Cue("relic", frame.hold * TAKE)] * any(one.relics for one in leaving)
        case "offered", Offer(card=card):
            yield from [Cue("flip")] * (card is not None)
        case "claimed", Offer(claimed=claimed):
            yield from [Cue("share")] * (claimed is not None)
        case kind, _:
            yield from [Cue(HEARD[kind])] if kind in HEARD else []
