"""News for the table, as a banner."""

from device.boxes.keyboard import KEYS
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
    y = 70.0 if c.small else 98.0 if isinstance(frame.scene, Lobby) else 84.0
    for notice in frame.notices[-SHOWN:]:
        y += banner(c, sentence(c, notice, frame, words), notice, y) + 6


def sentence(c: Canvas, notice: Notice, frame: Frame, words: Words) -> str:
    facts: dict[str, str] = {}
    if notice.box is not None:
        box = notice.box
        given = next((sitter.name for sitter in frame.sitters if sitter.box == box), "")
        facts["name"] = c.atlas.drawable(shown(given, 16)) or words.say(f"seat-{SHAPES[box]}")
        facts["keys"] = " ".join(KEYS[notice.box]).upper()
    if notice.side is not None:
        facts["side"] = words.say(f"side-{notice.side}")
    return words.say(f"notice-{notice.code}", **facts)


def banner(c: Canvas, said: str, notice: Notice, y: float) -> float:
    """Paper with ink, the badge of the box it is about at its left end; returns its height."""
    cap, line = (14.0, 26.0) if c.small else (18.0, 32.0)
    sign = line * 1.5 if notice.box is not None else 0.0
    room = c.width - 56 - sign
    lines = [said] if c.measure(said, cap) <= room else halves(said)
    while max(c.measure(one, cap) for one in lines) > room:
        cap *= 0.95
    h = line * len(lines) + line / 2
    wide = max(c.measure(one, cap) for one in lines) + 36 + sign
    x = (c.width - wide) / 2
    c.panel(x, y, wide, h, PAPER, 14, INK, 4)
    if notice.box is not None:
        c.art(f"badge_{SHAPES[notice.box]}", x + line * 0.95, y + h / 2, line)
    for i, one in enumerate(lines):
        c.text(one, x + sign + 18, y + line * (i + 0.75), cap, INK, "left")
    return h


def halves(said: str) -> list[str]:
    """A sentence in two lines, broken at the space that is nearest to its middle."""
    spaces = [i for i, one in enumerate(said) if one == " "]
    if not spaces:
        return [said]
    cut = min(spaces, key=lambda i: abs(i - len(said) / 2))
    return [said[:cut], said[cut + 1 :]]
