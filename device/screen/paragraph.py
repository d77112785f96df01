"""A sentence in as many lines as its room has."""

import re
from typing import Final

from device.screen.canvas import Align, Canvas
from device.screen.palette import PAPER
from device.screen.plot import Box

BREAK: Final = re.compile(r"\s+(?![!?:;])")
"""Where a line may end: French puts a space before some signs, which begin no line."""
LEADING = 1.42
"""The distance between two lines, in heights of their capitals."""
CLOSE = 0.85
"""A sentence rather shrinks to this part of its size than take a second line."""
LEAST = 0.6
"""A sentence may shrink to this part of its size."""


def paragraph(
    c: Canvas, said: str, box: Box, cap: float, colour: str = PAPER, *, lines: int = 2, align: Align = "center"
) -> None:
    """Words in the middle of a box, in one line while they fit, in up to `lines` otherwise, smaller if they must."""
    alone = box.w / max(1.0, c.measure(said, cap)) * 0.99
    size = cap * alone if CLOSE <= alone < 1 else cap
    broken = broken_at(c, said, size, box.w)
    while size > cap * LEAST and (len(broken) > lines or _wide(c, broken, size) > box.w or _high(broken, size) > box.h):
        size *= 0.96
        broken = broken_at(c, said, size, box.w)
    broken = even(c, broken, size, box.w)
    x = box.x + {"left": 0.0, "center": box.w / 2, "right": box.w}[align]
    for i, line in enumerate(broken):
        y = box.y + box.h / 2 + (i - (len(broken) - 1) / 2) * size * LEADING
        c.text(line, x, y, size, colour, align)


def _wide(c: Canvas, lines: list[str], cap: float) -> float:
    return max((c.measure(line, cap) for line in lines), default=0.0)


def _high(lines: list[str], cap: float) -> float:
    return cap * (1 + LEADING * (len(lines) - 1))


def broken_at(c: Canvas, said: str, cap: float, room: float) -> list[str]:
    """Words line by line, each as full as it can be."""
    lines: list[str] = []
    for word in BREAK.split(said.strip()):
        if lines and c.measure(f"{lines[-1]} {word}", cap) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def even(c: Canvas, lines: list[str], cap: float, room: float) -> list[str]:
    """The same number of lines, as equally long as may be."""
    said = " ".join(lines)
    for part in range(19, 9, -1):
        closer = broken_at(c, said, cap, room * part / 20)
        if len(closer) > len(lines):
            break
        lines = closer
    return lines
