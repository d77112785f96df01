"""The entrances of the cave: one for each expedition, closed by a barricade when it is over."""

from device.screen.canvas import Canvas
from device.screen.ease import out, part
from device.screen.palette import NIGHT

WAITS, FALLS = 0.25, 0.3
"""The last barricade waits, then falls. Seconds."""


def entrances(
    c: Canvas,
    cx: float,
    cy: float,
    closed: int,
    total: int,
    *,
    open_one: int = 0,
    size: float = 128,
    falling: bool = False,
) -> None:
    """All entrances in a row, `cy` their middle; the `open_one` is the one to go into now (0 for none).

    With `falling`, the last barricade is just being put up.
    """
    large, gap = size * 1.5, size * 0.14
    x = cx - (total * (size + gap) + (large - size if open_one else 0)) / 2
    for number in range(1, total + 1):
        w = large if number == open_one else size
        x += (w + gap) / 2
        c.art("cave_mouth", x, cy - (w - size) * 0.46, w, dim=0 if number == open_one else 70)
        if number <= closed:
            lasts = WAITS + FALLS
            t = out(part(c.progress(0, lasts) * lasts, WAITS, FALLS)) if falling and number == closed else 1.0
            if t > 0:
                c.art("barricade", x, cy + size * 0.2 - size * 0.5 * (1 - t), size * 0.8)
        x += (w + gap) / 2


def ground(c: Canvas) -> None:
    """Where the entrances stand on the smallest screen: the mountain under a band for words."""
    c.cover("bg_camp", 0, 54, c.width, c.height - 134, rise=0)
    c.fill(NIGHT, 0, 0, c.width, 54)
