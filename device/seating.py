"""Who sits at the table when the program starts: a kept game's players, those it was asked for, or nobody yet."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from device.chooser import Chooser
from device.chosen import Options
from device.config import Config
from device.store import Evening
from device.words import speaking
from engine.journal import Header, Step, loaded, replay
from engine.lobby import Guest, Lobby
from engine.refusal import Refused
from engine.registry import GAMES
from engine.seat import BOXES
from engine.table import Table
from engine.turn import Chance

READY: Final = 12
"""So many names for anybody have the words of each language."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks of this game; None where it says nothing.

    `seats` has a name for everybody who sits from the start, "" for somebody without one. `language` is for this time
    only: whatever the host has set before.
    """

    game: str | None = None
    edition: str | None = None
    seats: tuple[str, ...] | None = None
    bots: int | None = None
    language: str | None = None

    def check(self, config: Config) -> None:
        """Raises Refused when these cannot sit at one table."""
        game = GAMES[self.game or config.table.game]
        seats = len(self.seats or ()) + (self.bots or 0)
        if seats > game.most:
            raise Refused("bad-seats", f"{seats} cannot sit here", (f"at most {game.most} people and bots together",))
        if self.seats is not None and seats < game.fewest:
            raise Refused("bad-seats", f"{seats} cannot play", (f"at least {game.fewest} people and bots together",))

    def fits(self, header: Header) -> bool:
        """Whether a kept game is the one that is asked for: the same command goes on with its own game."""
        people = [name for name, bot in zip(header.seats, header.bots, strict=True) if bot is None]
        bots = len(header.seats) - len(people)
        return (
            self.game in (None, header.game)
            and self.edition in (None, header.options.get("edition", "diamant-2016"))
            and self.bots in (None, bots)
            and (self.seats is None or self._are(people))
        )

    def _are(self, people: list[str]) -> bool:
        """Whether these people are those who were asked for; somebody without a name is anybody."""
        names = self.seats or ()
        return len(names) == len(people) and all(name in ("", one) for name, one in zip(names, people, strict=True))


def ready(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Names that are offered: first these, then those of the words."""
    animals = (speaking(language).say(f"ready-{number}") for number in range(1, READY + 1))
    return tuple(dict.fromkeys((*names, *animals)))


def lobby(config: Config, options: Options, wish: Wish, names: tuple[str, ...] = (), *, demo: bool = False) -> Lobby:
    """An empty lobby for the game of the settings and the wish, with these house options; `names` are offered."""
    if wish.edition is not None:
        options = {**options, "diamant": {**options["diamant"], "edition": wish.edition}}
    return Lobby(GAMES[wish.game or config.table.game], options, partial(ready, names), demo=demo)


def seat(table: Table, wish: Wish, chooser: Chooser, now: float) -> None:
    """Seat those who were asked for; people who are named from the start need no lobby, so their game begins."""
    for box, name in enumerate(wish.seats or ()):
        table.lobby.sit(box, Guest(name))
    bots = Chance(tuple((name, 1) for name in table.lobby.game.bots))
    for box in range(BOXES - 1, BOXES - 1 - (wish.bots or 0), -1):
        table.lobby.sit(box, Guest(bot=chooser.choose(bots)))
    if wish.seats is not None:
        table.start(now)


def read(evening: Evening) -> tuple[Header, list[Any]]:
    """A kept game, checked line by line. Raises Damaged."""
    checked = list(replay(line.encode() for line in (evening.header, *evening.events)))
    header = checked[0]
    assert isinstance(header, Header)
    return header, [loaded(header.rulebook(), step.text) for step in checked if isinstance(step, Step)]
