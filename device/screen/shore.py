"""The island itself: the sea, and the land with its borders. It is painted once and then lies still."""

from functools import partial

import pygame

from device.screen.canvas import Canvas, way
from device.screen.palette import INK
from device.screen.plot import AROUND, ROOT3, Box, Plot, corners, hexagon
from engine.scene import Tile

SEA, SHELF, SURF, FOAM = "#0C2236", "#123A5A", "#2C6E9E", "#BFE6F7"
WAVE = '<path d="M2 6q5-6 10 0t10 0" fill="none" stroke="#1B456B" stroke-width="2.4" stroke-linecap="round"/>'


def shore(c: Canvas, tiles: tuple[Tile, ...], plot: Plot, box: Box) -> None:
    """Sea all over the box, and the land in it: thin lines part spaces, thick ones kinds of land."""
    c.put(c.atlas.keep(("shore", tiles, plot, box, c.u), partial(_made, c, tiles, plot, box)), *box.middle)


def _made(c: Canvas, tiles: tuple[Tile, ...], plot: Plot, box: Box) -> pygame.Surface:
    sheet = c.sheet(box.w, box.h)
    here = Plot(plot.x - box.x, plot.y - box.y, plot.r)
    sheet.fill(SEA, 0, 0, box.w, box.h)
    _waves(sheet, box)
    for grow, colour in ((12, SHELF), (6, SURF), (3, FOAM)):
        for tile in tiles:
            hexagon(sheet, here.at(tile.space), plot.r + grow, colour)
    for tile in tiles:
        sheet.art(f"hex_{tile.terrain}", *here.at(tile.space), plot.r * ROOT3 + 1.4, 2 * plot.r + 1.4)
    _borders(sheet, tiles, here, box)
    return sheet.flat().convert()


def _waves(c: Canvas, box: Box) -> None:
    """Little waves, and a compass rose in the corner."""
    for row in range(int(box.h / 34) + 1):
        for column in range(int(box.w / 74) + 1):
            c.shape(WAVE, column * 74 + (row * 47) % 74 - 8, row * 34 + (column * 13) % 17, 24, 12)
    c.art("sea_rose", 48, box.h - 48, 76)


def _borders(c: Canvas, tiles: tuple[Tile, ...], plot: Plot, box: Box) -> None:
    """Each border once: those of a space towards the east, the south-east and the south-west, and all coasts."""
    terrain = {tile.space: tile.terrain for tile in tiles}
    thin, thick = "", ""
    for (q, r), kind in terrain.items():
        ring = corners(*plot.at((q, r)), plot.r)
        for i, (dq, dr) in enumerate(AROUND):
            other = terrain.get((q + dq, r + dr))
            if other == kind and i < 3:
                thin += way((ring[i], ring[(i + 1) % 6]))
            elif other is None or (other != kind and i < 3):
                thick += way((ring[i], ring[(i + 1) % 6]))
    stroke = 'fill="none" stroke-linecap="round"'
    lines = f'<path d="{thin}" {stroke} stroke="{INK}" stroke-opacity="0.55" stroke-width="1"/>'
    lines += f'<path d="{thick}" {stroke} stroke="{INK}" stroke-width="{plot.r * 0.19:.1f}"/>'
    c.shape(lines, 0, 0, box.w, box.h)
