"""The way through the cave: a winding ribbon with stepping stones, and the cards that lie along it."""

from collections.abc import Sequence

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas, Point, way

SHADE, GROUND, STONES = "#1B0D25", "#B0714F", "#E8B98A"
SLOTS = 6
"""How many older cards are seen beside the newest."""
THICK = 13
MARGIN = 44
BEYOND = -50
"""How far the ribbon goes on beyond the middle of the newest card, which hides its end."""


def hero_x(c: Canvas) -> float:
    """The middle of the newest card."""
    return 552 + (c.width - 800) * 0.78


class Trail:
    """Where the card with the number `j` (0 is the first behind the entrance, -1 the entrance itself) lies.

    `hero` is the number of the newest card. The path winds: even numbers low, odd ones high, whatever has scrolled off.
    `scroll` is how far the scrolling after a flip has come.
    """

    def __init__(self, c: Canvas, hero: int, mid: float, scroll: float) -> None:
        wide = c.width - 800
        self.pitch = 68 + wide * 0.105
        self.hero_x = hero_x(c)
        self.mid = mid
        self._hero = hero
        self._left = 58 + wide * 0.14
        self._shift = self.pitch * (1 - scroll)

    def at(self, j: int) -> Point:
        """The centre of the card `j` in its place among the older ones."""
        x = self._left + self.pitch * (SLOTS - self._hero + j) + self._shift
        return x, self.mid + (68 if j % 2 == 0 else -68)

    def ribbon(self, c: Canvas) -> None:
        """The ribbon from the entrance, or from beyond the edge, to behind the newest card."""
        first = max(-1, self._hero - SLOTS - 3)
        even = first - first % 2
        image = winding(c, self.pitch)
        x = self.at(even)[0] - MARGIN
        begin = 0.0 if first > -1 else self.at(-1)[0] - x
        end = min(self.hero_x + BEYOND - x, image.get_width() / c.u)
        cut = pygame.Rect(c.px(begin), 0, c.px(end - begin), image.get_height()).clip(image.get_rect())
        piece = c.atlas.keep(("trail", tuple(cut)), lambda: image.subsurface(cut))
        c.put(piece, x + begin + (end - begin) / 2, self.mid + 10)


def winding(c: Canvas, pitch: float) -> pygame.Surface:
    """A ribbon from low to high to low, long enough for every slot; drawn once."""
    return c.atlas.keep(("winding", c.u, pitch), lambda: _wound(c, pitch))


def _wound(c: Canvas, pitch: float) -> pygame.Surface:
    line = spline([(MARGIN + pitch * i, 110 + (88 if i % 2 == 0 else -48)) for i in range(SLOTS + 7)])
    stones = "".join(
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{THICK * 0.42:.1f}" ry="{THICK * 0.3:.1f}" fill="{STONES}"/>'
        for x, y in line[4::8]
    )
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width'
    edge = f'<path d="{way((x, y + 2) for x, y in line)}" {stroke}="{2 * THICK + 6}" stroke="{SHADE}"/>'
    bed = f'<path d="{way(line)}" {stroke}="{2 * THICK}" stroke="{GROUND}"/>'
    return drawn(edge + bed + stones, c.px(pitch * (SLOTS + 6) + 2 * MARGIN), c.px(240), c.u)


def spline(knots: Sequence[Point], steps: int = 30) -> list[Point]:
    """A smooth line through all knots (Catmull and Rom's)."""
    line: list[Point] = []
    for i in range(len(knots) - 1):
        a, b, d, e = (knots[min(max(i + k, 0), len(knots) - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            f = step / steps
            line.append((_between(f, a[0], b[0], d[0], e[0]), _between(f, a[1], b[1], d[1], e[1])))
    return [*line, knots[-1]]


def _between(f: float, a: float, b: float, d: float, e: float) -> float:
    return 0.5 * (2 * b + (d - a) * f + (2 * a - 5 * b + 4 * d - e) * f * f + (3 * b - a - 3 * d + e) * f**3)
