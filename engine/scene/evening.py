"""What every game shares: the lobby, and the end."""

from dataclasses import dataclass
from typing import Literal

from engine.seat import Seat

Gem = Literal["ruby", "red-diamond", "coin"]
"""What counts one. `FIVE` names the picture of five of them."""

FIVE: dict[Gem, str] = {"ruby": "diamond", "red-diamond": "white-diamond", "coin": "coin-stack"}
"""The picture that counts five, beside the one that counts one."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A place in the lobby: one box, and who sits at it."""

    box: int
    seated: bool
    name: str
    bot: bool
    fault: bool
    """The box cannot be used: its line is busy or missing."""
    one: bool = False
    """It is played with one key."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Sitting down to `game`.

    `ready` tells that enough people sit to start, `few` that the game is made for more, `full` that no seat is left
    for a person. `manual` is the address of the manual, "" for none.
    """

    stands: tuple[Stand, ...]
    ready: bool
    few: bool
    game: str
    full: bool = False
    manual: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's result.

    `chest` is the number beside the chest: the gems in it, or the treasure cards. `relics` are pictures of what else
    the seat has brought home.
    """

    seat: Seat
    score: int
    chest: int
    relics: tuple[str, ...]
    winner: bool


@dataclass(frozen=True, slots=True)
class Final:
    """The end of the game, the best first."""

    rows: tuple[Row, ...]
    gem: Gem
