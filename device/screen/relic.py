"""A relic that is carried out by the only one to leave: an event of its own."""

import math

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas, Point
from device.screen.ease import both, mix, over, part
from device.screen.palette import FLAME, NIGHT
from device.screen.walk import BEGINS, WALKS, Walk
from device.screen.zoom import zoom, zoomed
from engine.scene import Gem, Leaver

RISES = BEGINS + WALKS - 0.12
"""When it leaves the hands of whoever carries it, and grows. Seconds."""
GROWS = 0.5
RAYS = 14
SIZE = 250


def grown(age: float) -> float:
    """How far it has grown; a little too far, and back."""
    return over(part(age, RISES, GROWS), 0.3)


def carried(c: Canvas, walk: Walk, head: float, end: Point) -> None:
    """The relics, held high on the way out; then they rise to their own place and grow."""
    n, t = len(walk.one.relics), part(walk.age, RISES, GROWS)
    large, small = (128.0, 92.0, 74.0)[min(n, 3) - 1], 52.0
    size = mix(small, large, grown(walk.age))
    x, y = mix(walk.x, end[0], both(t)), mix(head - 12 - 7 * walk.bob, end[1], both(t)) - 30 * math.sin(math.pi * t)
    across = min(n, 2) if t > 0 else n
    for i, art in enumerate(walk.one.relics):
        row = i // across
        here = min(across, n - row * across)
        cx = x + (i % across - (here - 1) / 2) * size * 0.96
        zoom(c, art, cx, y + (row - ((n - 1) // across) / 2) * size * 0.96, large * 1.1, size)


def event(c: Canvas, one: Leaver, gem: Gem, x: float, heights: tuple[float, float, float], age: float) -> None:
    """The light in which the relics stand, and what they are worth; `heights` are those of the relics, and of the
    plate for the number: its upper edge, and how high it is."""
    t, (middle, plate, high) = grown(age), heights
    if part(age, RISES, GROWS) > 0:
        c.put(zoomed(rays(c), t), x, middle)
    if part(age, RISES, GROWS) >= 1:
        c.panel(x - 82, plate, 164, high, NIGHT, 14, FLAME, 4)
        c.fact(x, plate + high / 2, high * 0.6, f"+{one.relic_points}", gem, FLAME, room=142)


def rays(c: Canvas) -> pygame.Surface:
    """Discs of light, and rays between them."""

    def make() -> pygame.Surface:
        m = SIZE / 2
        beams = []
        for i in range(RAYS):
            a, d = 2 * math.pi * i / RAYS, math.pi / RAYS * 0.42
            far = m * (0.98 if i % 2 else 0.8)
            ends = [(m + far * math.cos(a + k * d), m + far * math.sin(a + k * d)) for k in (-1, 1)]
            beams.append(f"M{m} {m}L{ends[0][0]:.1f} {ends[0][1]:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}Z")
        light = f'<path d="{"".join(beams)}" fill="{FLAME}" fill-opacity="0.34"/>'
        for r, alpha in ((104, 0.14), (84, 0.2), (62, 0.3)):
            light += f'<circle cx="{m}" cy="{m}" r="{r}" fill="{FLAME}" fill-opacity="{alpha}"/>'
        return drawn(light, c.px(SIZE), c.px(SIZE), c.u)

    return c.atlas.keep(("rays", c.u), make)
