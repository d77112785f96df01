"""The votes of many people, or on the smallest screen: badges with their numbers."""

import math
from collections.abc import Sequence

from device.screen.canvas import Canvas
from device.screen.ease import both, mix
from device.screen.palette import FLAME, NIGHT
from device.screen.relic import grown
from device.screen.walk import Walk
from device.screen.zoom import zoom
from engine.scene import Gem, Leaver

Who = Sequence[tuple[str, str]]
"""Shapes, and the number beside each."""


def rows(
    c: Canvas,
    x: float,
    w: float,
    who: Who,
    line: str | None,
    bottom: float,
    walks: Sequence[Walk] = (),
    gem: Gem = "ruby",
) -> None:
    """Four and more: badges with their numbers, in two columns that end at `bottom`."""
    deep = math.ceil(len(who) / 2)
    top = 104.0 if bottom > 340 else 72.0
    h = min(104.0, (bottom - top) / deep)
    wide = w / 2 - 12
    badge = min(62.0, h * 0.68)
    cap = min(32.0, h * 0.4)
    spots = []
    for i, (shape, number) in enumerate(who):
        left = x + 8 + i % 2 * (wide + 8)
        y = top + (i // 2 + 0.5) * h + (bottom - top - deep * h) / 2
        c.panel(left, y - h / 2 + 3, wide, h - 6, NIGHT, 14, line, 4)
        c.art(f"badge_{shape}", left + 12 + badge / 2, y, badge)
        room = wide - badge - 26
        c.text(number, left + 16 + badge + room / 2, y, cap, room=room)
        spots.append((left + 12 + badge / 2, y))
    for walk, spot in zip(walks, spots, strict=False):
        hops(c, walk, gem, spot, badge * 0.5)


def small_half(
    c: Canvas,
    area: tuple[float, float, float, float],
    who: Who,
    walks: Sequence[Walk] = (),
    gem: Gem = "ruby",
) -> None:
    """Badges and numbers in a grid."""
    x, top, w, high = area
    across = 1 if len(who) <= 2 else 2
    deep = max(1, math.ceil(len(who) / across))
    h, pitch = min(84.0, high / deep), (w - 16) / across
    b = min(h * 0.78, 60.0 if across == 1 else 38.0)
    cap = min(h * 0.5, 36.0 if across == 1 else 22.0)
    spots = []
    for i, (shape, number) in enumerate(who):
        left = x + 8 + i % across * pitch
        y = top + (high - deep * h) / 2 + (i // across + 0.5) * h
        c.panel(left + 2, y - h / 2 + 2, pitch - 4, h - 4, NIGHT, 10, FLAME if walks else None, 3)
        c.art(f"badge_{shape}", left + b / 2 + 10, y, b)
        c.text(number, left + b + 12 + (pitch - b - 18) / 2, y, cap, room=pitch - b - 22)
        spots.append((left + b / 2 + 10, y))
    for walk, spot in zip(walks, spots, strict=False):
        hops(c, walk, gem, spot, b * 0.5)


def hops(c: Canvas, walk: Walk, gem: Gem, end: tuple[float, float], size: float) -> None:
    """Gems that come out of the cave, one after the other, to the badge that they belong to."""
    for i in range(walk.lying):
        t = walk.hop(i)
        if 0 < t < 1:
            x = mix(walk.start, end[0], t)
            c.art(gem, x, end[1] - 36 * math.sin(math.pi * both(t)), size)


def treasures(c: Canvas, x: float, w: float, y: float, one: Leaver, gem: Gem, age: float) -> None:
    """The relics that the only one to leave carries out, on the smallest screen."""
    n = len(one.relics)
    t = grown(age)
    size = min(44.0, 200 / n)
    c.panel(x + 8, y, w - 16, 88, NIGHT, 14, FLAME, 4)
    for i, art in enumerate(one.relics):
        zoom(c, art, x + w / 2 + (i - (n - 1) / 2) * size, y + 25, size * 1.1, size * mix(0.3, 1, t))
    if t >= 1:
        c.fact(x + w / 2, y + 66, 24, f"+{one.relic_points}", gem, FLAME)
