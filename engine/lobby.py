"""Who sits at which box before a game starts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine import scene
from engine.game import AnyGame, Json
from engine.journal import Header
from engine.seat import BOXES

Ready = Callable[[str], tuple[str, ...]]
"""Names that are offered, in a language."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who sits; `name` is "" when nobody gave one, `bot` names a bot."""

    name: str = ""
    bot: str | None = None


class Lobby:
    """The boxes and their guests. The first guest is whoever sat down first and still sits."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, Mapping[str, Json]],
        ready: Ready = lambda _: (),
        *,
        demo: bool = False,
    ) -> None:
        """`game` is offered first, `options` has the house options of every game that can be chosen, `ready` the names
        that are offered in a language."""
        self.game = game
        self.guests: Final[dict[int, Guest]] = {}
        self.faults: frozenset[int] = frozenset()
        self.options: Final = {name: dict(options[name]) for name in options}
        """What the house has set, by game and name; what is not there is as usual."""
        self._ready = ready
        self._demo = demo
        self._risen = ""
        """The name of whoever stood up last: it goes along to another box."""

    def sit(self, box: int, guest: Guest | None = None) -> bool:
        """Sit down; False where somebody already sits or the game has no more seats. A bot makes room for a person."""
        guest = guest or Guest()
        if guest.bot is None and box not in self.people:
            self._make_room(box)
        if box in self.guests or len(self.guests) >= self.game.most:
            return False
        if guest == Guest():
            guest, self._risen = Guest(self._risen), ""
        self.guests[box] = guest
        return True

    def rise(self, box: int) -> None:
        """Whoever sits at this box stands up. Whoever sits down next without a name is the same person."""
        self._risen = self.guests.pop(box).name

    def rename(self, box: int, name: str) -> None:
        """Whoever sits at this box is called so; "" is nobody in particular."""
        self.guests[box] = replace(self.guests[box], name=name)

    def next_name(self, box: int, language: str) -> str:
        """The ready name after the one of this box that nobody else has; after the last one none."""
        taken = {guest.name for other, guest in self.guests.items() if other != box}
        mine = self.guests[box].name
        free = [name for name in self._ready(language) if name not in taken]
        return next(iter(free[free.index(mine) + 1 :] if mine in free else free), "")

    def set(self, game: str, name: str, value: Json) -> None:
        """A house option of a game."""
        self.options[game][name] = value

    def option(self, name: str) -> Json:
        """A house option of the game that is offered."""
        return self.options[self.game.name].get(name, self.game.house[name].usual)

    def _make_room(self, box: int) -> None:
        """The bot of this box leaves; where all seats are taken, else the bot that sat down last."""
        bots = [one for one, guest in self.guests.items() if guest.bot is not None]
        if box in bots:
            del self.guests[box]
        elif bots and len(self.guests) >= self.game.most:
            del self.guests[bots[-1]]

    @property
    def other(self) -> str:
        """The name of the game that can be offered instead."""
        games = list(self.options)
        return games[(games.index(self.game.name) + 1) % len(games)]

    def offer(self, game: AnyGame) -> None:
        """What is played next; its bots take the places of another game's, as far as there are seats."""
        self.game = game
        bots = [box for box, guest in self.guests.items() if guest.bot is not None]
        for box in bots[game.most - len(self.people) :]:
            del self.guests[box]
        for box, guest in self.guests.items():
            if guest.bot is not None:
                self.guests[box] = Guest(guest.name, game.bots[box % len(game.bots)])

    def clear(self) -> None:
        """Everybody leaves but the bots."""
        for box in self.people:
            del self.guests[box]
        self._risen = ""

    @property
    def first(self) -> int | None:
        """The box of the person who sat down first."""
        return next((box for box, guest in self.guests.items() if guest.bot is None), None)

    @property
    def people(self) -> frozenset[int]:
        return frozenset(box for box, guest in self.guests.items() if guest.bot is None)

    @property
    def willing(self) -> bool:
        """Whether somebody may ask for a game: bots alone wait for company."""
        return bool(self.people) or not self.guests

    @property
    def ready(self) -> bool:
        return len(self.guests) >= self.game.fewest

    def header(self) -> Header:
        """The game that these guests would play, in the order of their boxes."""
        boxes = tuple(sorted(self.guests))
        house, chosen = self.game.house, self.options[self.game.name]
        return Header(
            game=self.game.name,
            options={name: chosen[name] for name in chosen if name == "edition" or chosen[name] != house[name].usual},
            seats=tuple(self.guests[box].name for box in boxes),
            boxes=boxes,
            bots=tuple(self.guests[box].bot for box in boxes),
            demo=self._demo,
            rules=self.game.rules,
        )

    def scene(self, single: frozenset[int], manual: str) -> scene.Lobby:
        """What to show; `single` are the boxes with one key, `manual` is an address."""
        stands = tuple(
            scene.Stand(
                box=box,
                seated=box in self.guests,
                name=self.guests.get(box, Guest()).name,
                bot=self.guests.get(box, Guest()).bot is not None,
                fault=box in self.faults,
                one=box in single,
            )
            for box in range(BOXES)
        )
        few = self.ready and len(self.guests) < self.game.made_for
        full = len(self.people) >= self.game.most
        return scene.Lobby(stands, self.ready, few, self.game.name, full, manual)
