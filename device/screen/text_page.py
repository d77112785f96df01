"""One page of the text screen, and what every scene on it shares: signs, names, gems, keys."""

from dataclasses import dataclass
from typing import Final, get_args

from device.boxes.keyboard import KEYS
from device.screen.cells import Ink, Sheet, cells
from device.screen.sentence import called
from device.words import Words
from engine.frame import Frame
from engine.scene import Sign
from engine.seat import SHAPES, Seat, Sitter

SIGNS: Final = ("●", "■", "▲", "★", "⬢", "◈", "♥", "✚")
"""The sign of each box, in the order of the boxes."""

GEM: Final = "♦"
RELIC: Final = "☼"
BACK: Final = "▯"
"""A card that lies face down."""
LOCKED: Final = "✓"
ASKED: Final = "…"
SILENT: Final = "?"
CHEST: Final = "▣"
CAMP: Final = "⌂"
CROWN: Final = "♛"
LEFT: Final = "◧"
RIGHT: Final = "◨"
LIT: Final = "▸"

CHARTS: Final[dict[Sign, str]] = {"white": "○", "grey": "□", "black": "△", "brown": "◇"}
"""The sign of each treasure map: hollow, so that it is nobody's."""

COIN: Final = "¤"
AMULET: Final = "☼"
HUT: Final = CAMP
PALM: Final = "♣"
VIEWS: Final = ("→", "↘", "↙", "←", "↖", "↗")
"""A statue, by the direction in which it looks."""
SIGHT: Final = "°"
"""Where a statue's line of view ends."""
REMOVED: Final = "×"
MORE: Final = "+"
"""More lies on a space than there is room for."""


@dataclass(frozen=True, slots=True)
class Page:
    """A frame on its way onto a sheet; `age` is how long the moment lasts already, in seconds."""

    sheet: Sheet
    frame: Frame
    words: Words
    age: float

    @property
    def width(self) -> int:
        return self.sheet.width

    @property
    def height(self) -> int:
        return self.sheet.height

    def sitter(self, seat: Seat) -> Sitter:
        return next(sitter for sitter in self.frame.sitters if sitter.seat == seat)

    def name(self, seat: Seat, room: int = 24) -> str:
        sitter = self.sitter(seat)
        return called(self.words, sitter.name, sitter.box, room)

    def who(self, x: int, y: int, seat: Seat, room: int, ink: Ink = "plain") -> int:
        """Sign and name of a seat in `room` cells; returns the cell after them."""
        x = self.sheet.put(x, y, SIGNS[self.sitter(seat).box], self.ink(seat))
        return self.sheet.put(x + 1, y, self.name(seat, room - 2), ink)

    def ink(self, seat: Seat) -> Ink:
        return box_ink(self.sitter(seat).box)

    def letters(self, x: int, y: int, box: int, lit: bool) -> int:
        """The two letters of the keyboard that stand for a box; bright when one of them is wanted."""
        left, right = KEYS[box]
        x = self.sheet.put(x, y, left.upper(), "flame" if lit else "muted")
        return self.sheet.put(x + 1, y, right.upper(), "moon" if lit else "muted")

    def keys(self, y: int, left: str, right: str) -> int:
        """What the two keys do, in the middle of a line; returns the cell after them."""
        x = (self.width - cells(left) - cells(right) - 8) // 2
        x = self.sheet.put(x, y, f"{LEFT} {left}", "flame")
        return self.sheet.put(x + 4, y, f"{RIGHT} {right}", "moon")


def box_ink(box: int) -> Ink:
    """Every shape is the name of an ink."""
    inks: dict[str, Ink] = {ink: ink for ink in get_args(Ink)}
    return inks[SHAPES[box]]
