"""A whole sentence on the screen, and the names in it."""

from device.names import LONGEST, shown
from device.screen.canvas import Canvas
from device.screen.palette import PAPER
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.screen.sentence import called
from device.words import Words
from engine.frame import Frame
from engine.seat import Seat

NAME_CELLS = 16
HIGH = 3.0
"""How high two lines may be, in capitals."""


def phrase(c: Canvas, said: str, cx: float, cy: float, cap: float, room: float, colour: str = PAPER) -> None:
    """A sentence around a point, in one line or two."""
    paragraph(c, c.atlas.drawable(said), Box(cx - room / 2, cy - cap * HIGH / 2, room, cap * HIGH), cap, colour)


def name_of(c: Canvas, frame: Frame, words: Words, seat: Seat) -> str:
    """What a seat is called, in letters that the font has: its name, the first
    word of a long one, or the word of its shape."""
    sitter = next(one for one in frame.sitters if one.seat == seat)
    name = c.atlas.drawable(shown(sitter.name, LONGEST))
    short = name if len(name) <= NAME_CELLS else name.split(" ")[0][:NAME_CELLS]
    return short or called(words, "", sitter.box, NAME_CELLS)
