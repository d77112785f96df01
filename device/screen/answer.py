"""What the two keys do, wherever the screen asks one seat: in a row, or one below the other."""

from typing import Literal

from device.screen.bar import keys
from device.screen.canvas import Canvas
from device.screen.palette import NIGHT

Side = Literal["left", "right"]
Answer = tuple[str, str]
"""The picture of what a key does ("" for none), and its word."""
KEYS: dict[Side, str] = {"left": "key_go", "right": "key_leave"}


def row(c: Canvas, left: Answer, right: Answer, x: float, y: float, w: float, h: float, cap: float) -> None:
    """Both answers side by side in a rectangle; pointing at a half of it is pressing its key."""
    keys(c, x + w / 2, y + h / 2, left, right, cap, w - 16)
    touch(c, "left", x, y, w / 2, h)
    touch(c, "right", x + w / 2, y, w / 2, h)


def block(c: Canvas, side: Side, answer: Answer, x: float, y: float, w: float, h: float) -> None:
    """One answer in a panel of its own: the key, its sign, and below them the word."""
    c.panel(x, y, w, h, NIGHT, 14)
    art, word = answer
    cap = c.fitting(word, min(20.0, h * 0.22), w - 20)
    size = min(h - 16 - cap * 1.75, w * 0.3)
    middle = y + (h - cap * 1.6) / 2
    wide = size * 1.5 + (size * 1.16 if art else 0)
    c.art(KEYS[side], x + (w - wide) / 2 + size * 0.75, middle, size * 1.5, size)
    if art:
        c.art(art, x + (w + wide) / 2 - size / 2, middle, size)
    if cap:
        c.text(word, x + w / 2, y + h - cap * 1.15, cap)
    touch(c, side, x, y, w, h)


def touch(c: Canvas, side: Side, x: float, y: float, w: float, h: float) -> None:
    c.target(x, y, w, h, ("side", side))
