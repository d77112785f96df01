"""What lies and stands on the island: objects and their lines of view, amulets, the markers of the maps."""

import math
from collections import defaultdict

from device.screen.canvas import Canvas, Point
from device.screen.mark import ring
from device.screen.palette import INK
from device.screen.plot import Plot, hexagon
from engine.scene import Chart, Island, Sign, Space, Thing

SIGHT = "#FFD968"
SPREAD: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.42, 0.0), (0.42, 0.0)),
    3: ((-0.4, 0.34), (0.4, 0.34), (0.0, -0.38)),
    4: ((-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4)),
}
"""Where one to four pieces on a space lie, in radiuses of the space."""
SIZE = {1: 1.25, 2: 0.88, 3: 0.82, 4: 0.8}


def things(c: Canvas, scene: Island, plot: Plot) -> None:
    """All that does not drive, the farther behind the earlier; a painted island has no lines of view."""
    asked = scene.halves or scene.removed or scene.reached
    statues = [] if asked else [thing for thing in scene.things if thing.kind == "statue"]
    for statue, end in zip(statues, scene.sights, strict=False):
        view(c, plot, statue, end)
    taken = {thing.space for thing in scene.things}
    for thing in sorted(scene.things, key=lambda one: one.space[1]):
        x, y = plot.at(thing.space)
        c.art(thing.kind, x, y - plot.r * 0.2, plot.r * 2.1)
    markers(c, scene.charts, plot, taken)
    lying = taken | {space for chart in scene.charts for space in chart.markers}
    for space in scene.amulets:
        x, y = plot.at(space)
        if space in lying:
            c.art("amulet", x + plot.r * 0.52, y - plot.r * 0.42, plot.r * 1.05)
        else:
            c.art("amulet", x, y, plot.r * 1.5)


def view(c: Canvas, plot: Plot, statue: Thing, end: Space) -> None:
    """The line of view of a statue: an arrow, dots, and a ring around the space where it ends."""
    (x, y), (ex, ey) = plot.at(statue.space), plot.at(end)
    far = math.hypot(ex - x, ey - y)
    if not far:
        return
    dx, dy = (ex - x) / far, (ey - y) / far
    edge = f'stroke="{SIGHT}" stroke-width="2.4" stroke-dasharray="{plot.r * 0.5:.1f} {plot.r * 0.5:.1f}"'
    hexagon(c, (ex, ey), plot.r * 0.84, INK, alpha=0, edge=edge)
    for i in range(math.ceil((far / plot.r - 2.9) / 0.6)):
        at = plot.r * (2.4 + i * 0.6)
        c.disc(x + dx * at, y + dy * at, 3.6, INK)
        c.disc(x + dx * at, y + dy * at, 2.4, SIGHT)
    tilt = -round(math.degrees(math.atan2(dy, dx)))
    c.art("sight", x + dx * plot.r * 1.55, y + dy * plot.r * 1.55, plot.r * 1.7, plot.r * 0.7, tilt=tilt)


def markers(c: Canvas, charts: tuple[Chart, ...], plot: Plot, taken: set[Space]) -> None:
    """The markers by space, side by side where maps share one; the last space of a map has a ring."""
    signs: defaultdict[Space, list[Sign]] = defaultdict(list)
    for chart in charts:
        for space in chart.markers:
            signs[space].append(chart.sign)
            if chart.located:
                ring(c, plot, space)
    for space, here in signs.items():
        x, y = plot.at(space)
        low = 0.4 if space in taken else 0.0
        size = SIZE[len(here)] * (0.86 if low else 1) * plot.r
        for sign, (dx, dy) in zip(here, SPREAD[len(here)], strict=True):
            c.art(f"map_{sign}", x + dx * plot.r, y + (dy + low) * plot.r, size)
