"""Where the spaces of an island lie on the screen."""

import math
from dataclasses import dataclass
from functools import lru_cache

from device.screen.canvas import Canvas, Point, way
from engine.scene import Space, Tile

ROOT3 = math.sqrt(3)
RIM = 12.0
"""How far the shallow sea reaches around the land, in u."""
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The steps to the neighbours of a space, clockwise from the east."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the layout, in u."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Plot:
    """Space (0, 0) lies at `x`, `y`; `r` is from the middle of a space to its corners, in u."""

    x: float
    y: float
    r: float

    def at(self, space: Space) -> Point:
        q, row = space
        return self.x + (q + row / 2) * self.r * ROOT3, self.y + row * self.r * 1.5


@lru_cache(maxsize=8)
def plot(tiles: tuple[Tile, ...], box: Box) -> Plot:
    """The island as large as its box allows, in the middle of it; no island is an empty plot."""
    if not tiles:
        return Plot(*box.middle, 1.0)
    across = [tile.space[0] + tile.space[1] / 2 for tile in tiles]
    down = [tile.space[1] for tile in tiles]
    wide, high = max(across) - min(across) + 1, (max(down) - min(down)) * 1.5 + 2
    r = min((box.w - 2 * RIM) / wide / ROOT3, (box.h - 2 * RIM) / high)
    x, y = box.middle
    return Plot(x - (max(across) + min(across)) / 2 * r * ROOT3, y - (max(down) + min(down)) / 2 * r * 1.5, r)


def corners(cx: float, cy: float, r: float) -> list[Point]:
    """The corners of a hex with a point on top, clockwise from the right upper one."""
    return [
        (cx + r * math.cos(math.radians(60 * i - 30)), cy + r * math.sin(math.radians(60 * i - 30))) for i in range(6)
    ]


def hexagon(c: Canvas, at: Point, r: float, fill: str, *, alpha: float = 1.0, edge: str = "") -> None:
    """A hex around a point; `edge` are SVG attributes of its outline."""
    c.shape(_hexagon(r, fill, alpha, edge), at[0] - r, at[1] - r, 2 * r, 2 * r)


@lru_cache(maxsize=64)
def _hexagon(r: float, fill: str, alpha: float, edge: str) -> str:
    return f'<path d="{way(corners(r, r, r))}Z" fill="{fill}" fill-opacity="{alpha:g}" {edge}/>'
