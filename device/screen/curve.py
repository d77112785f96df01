"""How the chests of an evening grew, expedition by expedition."""

from device.screen.canvas import Canvas
from device.screen.palette import INK, MUTED, SEATS, SLATE, STONE
from engine.scene import Played
from engine.seat import SHAPES

EDGE = 30


def curve(c: Canvas, played: Played, x: float, y: float, w: float, h: float) -> None:
    """A line for everybody, from nothing to what the chest held, with the badge of the box at its end."""
    c.panel(x, y, w, h, STONE, 14)
    most = max(1, *(max(score.curve, default=0) for score in played.scores))
    steps = max(len(score.curve) for score in played.scores)
    left, top, wide, high = x + EDGE, y + EDGE, w - 2 * EDGE - 12, h - 2 * EDGE
    for n in range(steps + 1):
        at = left + wide * n / steps
        c.line([(at, top), (at, top + high)], SLATE, 2)
        if n:
            c.text(str(n), at, top + high + 16, 12, MUTED)
    ends: list[tuple[float, float, str]] = []
    for score in reversed(played.scores):
        points = [(left, top + high)]
        points += [
            (left + wide * (n + 1) / steps, top + high * (1 - gems / most)) for n, gems in enumerate(score.curve)
        ]
        shape = SHAPES[score.box]
        c.line(points, INK, 9)
        c.line(points, SEATS[shape], 5)
        ends.append((*points[-1], shape))
    for cx, cy, shape in ends:
        c.art(f"badge_{shape}", cx + 6, cy, 30)
