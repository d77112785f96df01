"""News for the table, as a banner."""

from device.names import shown
from device.screen.canvas import Canvas
from device.screen.palette import INK, PAPER
from device.words import Words
from engine.frame import Frame, Notice
from engine.scene import Lobby
from engine.seat import SHAPES

SHOWN = 2
"""The newest two are seen."""


def notices(c: Canvas, frame: Frame, words: Words) -> None:
    c.over()
    cap, h = (15.0, 40.0) if c.small else (18.0, 48.0)
    y = 70.0 if c.small else 98.0 if isinstance(frame.scene, Lobby) else 84.0
    for notice in frame.notices[-SHOWN:]:
        banner(c, sentence(c, notice, frame, words), notice, y, h, cap)
        y += h + 6


def sentence(c: Canvas, notice: Notice, frame: Frame, words: Words) -> str:
    facts: dict[str, str] = {}
    if notice.box is not None:
        box = notice.box
        given = next((sitter.name for sitter in frame.sitters if sitter.box == box), "")
        facts["name"] = c.atlas.drawable(shown(given, 16)) or words.say(f"seat-{SHAPES[box]}")
    if notice.side is not None:
        facts["side"] = words.say(f"side-{notice.side}")
    return words.say(f"notice-{notice.code}", **facts)


def banner(c: Canvas, said: str, notice: Notice, y: float, h: float, cap: float) -> None:
    """Paper with ink, the badge of the box it is about at its left end."""
    sign = h if notice.box is not None else 0.0
    cap = c.fitting(said, cap, c.width - 60 - sign) or cap * 0.7
    wide = c.measure(said, cap) + 36 + sign
    x = (c.width - wide) / 2
    c.panel(x, y, wide, h, PAPER, 14, INK, 4)
    if notice.box is not None:
        c.art(f"badge_{SHAPES[notice.box]}", x + h * 0.62, y + h / 2, h * 0.68)
    c.text(said, x + sign + 18, y + h / 2, cap, INK, "left", room=wide - sign - 20)
