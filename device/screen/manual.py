"""The address of the manual, as a code to scan."""

from functools import cache

from device.screen.canvas import Canvas
from device.screen.palette import INK, PAPER

QUIET = 4
"""Light modules around the code."""
LEAST = 3
"""The fewest px a module has: less is not scanned from a chair."""


@cache
def modules(address: str) -> tuple[tuple[int, ...], ...]:
    """The rows of the code: 1 is dark. The library is loaded at the first one."""
    import segno

    return tuple(tuple(row) for row in segno.make(address, error="l", micro=False).matrix)


def manual(c: Canvas, address: str, middle: tuple[float, float], side: float, bottom: float) -> None:
    """The code in a square of at most `side` u, not below `bottom`; nothing where it were too small."""
    rows = modules(address)
    count = len(rows) + 2 * QUIET
    px = c.px(side) // count
    if px < LEAST:
        return
    size = px / c.u
    dark = "".join(
        f"M{(x + QUIET) * size:.3f} {(y + QUIET) * size:.3f}h{size:.3f}v{size:.3f}h-{size:.3f}z"
        for y, row in enumerate(rows)
        for x, one in enumerate(row)
        if one
    )
    side = count * size
    left, top = middle[0] - side / 2, min(middle[1] - side / 2, bottom - side)
    c.panel(left, top, side, side, PAPER, 4)
    c.shape(f'<path d="{dark}" fill="{INK}"/>', left, top, side, side)
