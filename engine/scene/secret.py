"""Telling secrets at a table where everybody sees the same screen."""

from dataclasses import dataclass

from engine.scene.island import Clue
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Value:
    """Something that can be held in secret: a picture and a number, or a clue card; `word` names it."""

    word: str
    art: str = ""
    number: int | None = None
    clue: Clue | None = None


@dataclass(frozen=True, slots=True)
class Sweep:
    """The screen walks over every possible value, and the box of each seat that holds the lit one glows.

    `lit` is None when all have been shown: the left key shows them again, the right key says "I know mine". `card` of
    `cards` is which card of each seat is being told, from 1. `seats` look; the scene is the same whatever they hold.
    """

    values: tuple[Value, ...]
    lit: int | None
    card: int
    cards: int
    seats: tuple[Seat, ...]
    word: str
    """What is told: the id of a sentence."""


@dataclass(frozen=True, slots=True)
class Pass:
    """The screen is to be handed to a seat before anything private is shown; nobody else should look.

    With `hold` the secret shows while the right key (or a finger) is held, otherwise from the right key's press on.
    `seen` tells that this seat has looked: the left key goes on.
    """

    to: Seat
    hold: bool
    seen: bool
    word: str
    """What is shown then: the id of a sentence."""


@dataclass(frozen=True, slots=True)
class Peek:
    """What one seat holds, shown to it alone."""

    seat: Seat
    values: tuple[Value, ...]
    word: str
