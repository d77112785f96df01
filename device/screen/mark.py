"""What a question paints on the island: halves, ways, what a clue would remove, and the space that is lit."""

import math

from device.screen.canvas import Canvas, way
from device.screen.palette import FLAME, INK, LOST, MOON, NIGHT, PAPER, WATER
from device.screen.plot import ROOT3, Plot, corners, hexagon
from engine.scene import Halves, Island, Space

STEPS = {1: FLAME, 2: WATER, 3: MOON}
"""The colour of a space by the steps that it costs; the number stands in it, too."""

FEW = 40
"""So many spaces that stay, or that are still to choose from, are ringed at most: more are clear enough."""
SHEER = 155
"""How much halves cover, of 255."""


def grounds(c: Canvas, scene: Island, plot: Plot) -> None:
    """What lies on the spaces, below the objects."""
    if scene.halves is not None:
        _halves(c, scene.halves, plot)
        return
    for space in scene.removed:
        hexagon(c, plot.at(space), plot.r, NIGHT, alpha=0.68)
    for one in scene.reached:
        edge = f'stroke="{STEPS[one.steps]}" stroke-width="{plot.r * 0.16:.1f}"'
        hexagon(c, plot.at(one.space), plot.r * 0.86, STEPS[one.steps], alpha=0.34, edge=edge)


def _halves(c: Canvas, halves: Halves, plot: Plot) -> None:
    """Each space in the colour and pattern of its key; its terrain shines through."""
    for art, spaces in (("half_go", halves.left), ("half_leave", halves.right)):
        for space in spaces:
            c.art(art, *plot.at(space), plot.r * ROOT3 + 2, plot.r * 2 + 2, alpha=SHEER)


def signs(c: Canvas, scene: Island, plot: Plot) -> None:
    """What must be seen on every space, above the objects."""
    r = plot.r
    a, b = f"{r * 0.66:.1f}", f"{r * 1.34:.1f}"
    cross = f"M{a} {a}L{b} {b}M{b} {a}L{a} {b}"
    lines = "".join(
        f'<path d="{cross}" fill="none" stroke="{colour}" stroke-width="{thick * r:.1f}" stroke-linecap="round"/>'
        for colour, thick in ((INK, 0.36), (LOST, 0.17))
    )
    for space in scene.removed:
        x, y = plot.at(space)
        c.shape(lines, x - r, y - r, 2 * r, 2 * r)
    halves = scene.halves
    bright = frozenset(scene.kept if halves is None else halves.left + halves.right)
    for tile in scene.tiles if 0 < len(bright) <= FEW else ():
        if tile.space not in bright and tile.space not in scene.removed:
            hexagon(c, plot.at(tile.space), r, NIGHT, alpha=0.52)
    for space in scene.kept if len(scene.kept) <= FEW else ():
        _edged(c, plot, space, FLAME)
    for one in scene.reached:
        x, y = plot.at(one.space)
        y += r * 0.5
        c.disc(x, y, round(r * 0.4, 1), INK)
        c.text(str(one.steps), x, y, r * 0.5, STEPS[one.steps])


def rings(c: Canvas, halves: Halves, plot: Plot) -> None:
    """Few spaces that are left to choose from, each in a ring of its key's colour, whatever stands there."""
    if len(halves.left) + len(halves.right) > FEW:
        return
    for colour, spaces in ((FLAME, halves.left), (MOON, halves.right)):
        for space in spaces:
            _edged(c, plot, space, colour)


def _edged(c: Canvas, plot: Plot, space: Space, colour: str) -> None:
    edge = f'stroke="{colour}" stroke-width="{plot.r * 0.2:.1f}"'
    hexagon(c, plot.at(space), plot.r * 0.88, colour, alpha=0.12, edge=edge)


def ring(c: Canvas, plot: Plot, space: Space, colour: str = FLAME, size: float = 1.0) -> None:
    """A ring around a space."""
    r, box = plot.r * size, plot.r * size + plot.r * 0.3
    d = way(corners(box, box, r))
    lines = "".join(
        f'<path d="{d}Z" fill="none" stroke="{edge}" stroke-width="{thick * plot.r:.1f}" stroke-linejoin="round"/>'
        for edge, thick in ((INK, 0.5), (colour, 0.26))
    )
    x, y = plot.at(space)
    c.shape(lines, x - box, y - box, 2 * box, 2 * box)


def drive(c: Canvas, plot: Plot, start: Space, end: Space) -> None:
    """The way of a jeep, as the crow flies: stepping stones from where it stood."""
    (x0, y0), (x1, y1) = plot.at(start), plot.at(end)
    n = max(1, round(math.dist((x0, y0), (x1, y1)) / plot.r))
    for i in range(n):
        k = i / n
        for colour, size in ((INK, 0.3), (FLAME, 0.2)):
            c.disc(x0 + (x1 - x0) * k, y0 + (y1 - y0) * k, round(plot.r * size, 1), colour)


def target(c: Canvas, plot: Plot, space: Space) -> None:
    """The space that is lit: a bright ring, and an arrow that points down at it."""
    ring(c, plot, space, PAPER, 1.06)
    x, y = plot.at(space)
    w = plot.r * 1.3
    arrow = f'<path d="M{w * 0.12:.1f} {w * 0.14:.1f}H{w * 0.88:.1f}L{w / 2:.1f} {w * 0.86:.1f}Z" fill="{PAPER}" '
    c.shape(
        f'{arrow} stroke="{INK}" stroke-width="{w * 0.11:.1f}" stroke-linejoin="round"/>',
        x - w / 2,
        y - plot.r * 1.1 - w,
        w,
        w,
    )
