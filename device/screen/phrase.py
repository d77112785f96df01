"""A whole sentence on the screen, and the names in it."""

from device.names import LONGEST, shown
from device.screen.canvas import Canvas
from device.screen.notice import halves
from device.screen.palette import PAPER
from device.screen.sentence import called
from device.words import Words
from engine.frame import Frame
from engine.seat import Seat

NAME_CELLS = 16
LEADING = 1.75
"""From line to line, in capitals."""


def phrase(c: Canvas, said: str, cx: float, cy: float, cap: float, room: float, colour: str = PAPER) -> None:
    """A sentence in one line, or in two where one is too long; then smaller, but never cut."""
    said = c.atlas.drawable(said)
    lines = [said] if c.fitting(said, cap, room) else halves(said)
    while max(c.measure(line, cap) for line in lines) > room:
        cap *= 0.95
    for i, line in enumerate(lines):
        c.text(line, cx, cy + (i - (len(lines) - 1) / 2) * cap * LEADING, cap, colour)


def name_of(c: Canvas, frame: Frame, words: Words, seat: Seat) -> str:
    """What a seat is called, in letters that the font has: its name, the first
    word of a long one, or the word of its shape."""
    sitter = next(one for one in frame.sitters if one.seat == seat)
    name = c.atlas.drawable(shown(sitter.name, LONGEST))
    short = name if len(name) <= NAME_CELLS else name.split(" ")[0][:NAME_CELLS]
    return short or called(words, "", sitter.box, NAME_CELLS)
