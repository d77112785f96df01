"""Who sits where."""

from dataclasses import dataclass
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place in the game, counted from 0 in the order of the boxes."""

BOXES: Final = 8
"""How many boxes a table can have; they are numbered 0 to 7."""

SHAPES: Final = ("circle", "square", "triangle", "star", "hexagon", "diamond", "heart", "cross")
"""The sign of each box, in the order of the boxes. Every sign has one colour of its own."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table: a seat, the box in front of it, and a name ("" when nobody gave one)."""

    seat: Seat
    box: int
    name: str
    bot: str | None = None

    @property
    def shape(self) -> str:
        return SHAPES[self.box]
