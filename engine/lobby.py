"""Who sits at which box before a game starts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine import scene
from engine.game import AnyGame, Json
from engine.journal import Header
from engine.registry import GAMES
from engine.seat import BOXES


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who sits; `name` is "" when nobody gave one, `bot` names a bot."""

    name: str = ""
    bot: str | None = None


class Lobby:
    """The boxes and their guests. The first guest is whoever sat down first and still sits."""

    def __init__(
        self, game: AnyGame, options: Mapping[str, Mapping[str, Json]], names: tuple[str, ...], demo: bool = False
    ) -> None:
        """`game` is offered first, `options` has the house options of every game that can be chosen.

        `names` has what each of the eight boxes is called when its guest gave no name.
        """
        self.game = game
        self.guests: Final[dict[int, Guest]] = {}
        self.faults: frozenset[int] = frozenset()
        self._options = options
        self._names = names
        self._demo = demo

    def sit(self, box: int, guest: Guest | None = None) -> bool:
        """Sit down; False where somebody already sits or the game has no more seats. A bot makes room for a person."""
        guest = guest or Guest()
        if guest.bot is None and box not in self.people:
            self._make_room(box)
        if box in self.guests or len(self.guests) >= self.game.most:
            return False
        self.guests[box] = guest
        return True

    def _make_room(self, box: int) -> None:
        """The bot of this box leaves; where all seats are taken, else the bot that sat down last."""
        bots = [one for one, guest in self.guests.items() if guest.bot is not None]
        if box in bots:
            del self.guests[box]
        elif bots and len(self.guests) >= self.game.most:
            del self.guests[bots[-1]]

    @property
    def other(self) -> AnyGame:
        """The game that can be offered instead."""
        games = list(self._options)
        return GAMES[games[(games.index(self.game.name) + 1) % len(games)]]

    def offer(self, game: AnyGame) -> None:
        """What is played next; its bots take the places of another game's, as far as there are seats."""
        self.game = game
        bots = [box for box, guest in self.guests.items() if guest.bot is not None]
        for box in bots[game.most - len(self.people) :]:
            del self.guests[box]
        for box, guest in self.guests.items():
            if guest.bot is not None:
                self.guests[box] = Guest(guest.name, game.bots[box % len(game.bots)])

    def stand_up(self) -> None:
        """Everybody leaves but the bots."""
        for box in self.people:
            del self.guests[box]

    @property
    def first(self) -> int | None:
        """The box of the person who sat down first."""
        return next((box for box, guest in self.guests.items() if guest.bot is None), None)

    @property
    def people(self) -> frozenset[int]:
        return frozenset(box for box, guest in self.guests.items() if guest.bot is None)

    @property
    def ready(self) -> bool:
        return len(self.guests) >= self.game.fewest

    def header(self) -> Header:
        """The game that these guests would play, in the order of their boxes."""
        boxes = tuple(sorted(self.guests))
        return Header(
            game=self.game.name,
            options=self._options[self.game.name],
            seats=tuple(self.guests[box].name or self._names[box] for box in boxes),
            boxes=boxes,
            bots=tuple(self.guests[box].bot for box in boxes),
            demo=self._demo,
            rules=self.game.rules,
        )

    def scene(self) -> scene.Lobby:
        stands = tuple(
            scene.Stand(
                box=box,
                seated=box in self.guests,
                name=self.guests.get(box, Guest()).name,
                bot=self.guests.get(box, Guest()).bot is not None,
                fault=box in self.faults,
            )
            for box in range(BOXES)
        )
        few = self.ready and len(self.guests) < self.game.made_for
        return scene.Lobby(stands, self.ready, few, self.game.name, len(self.people) >= self.game.most)
