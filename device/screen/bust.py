"""The second card of a trap: its twin beside it, the hands lost."""

import math

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas, Point, way
from device.screen.card import face
from device.screen.ease import mix, out, over
from device.screen.palette import DANGER, INK, PAPER, STONE
from device.screen.small_strip import small_strip
from device.screen.strip import TOP, strip
from device.words import Words
from engine.frame import Frame
from engine.scene import Bust

BLAZE = "#8A2A1E"
SLIDES, GROWS = 0.3, 0.25
"""The twin slides beside the first, then the star grows, once. Seconds."""
POINTS = 22
FALLEN = (
    (96, 330, 40, 30),
    (168, 352, 34, -20),
    (250, 346, 44, 10),
    (350, 350, 36, -35),
    (430, 344, 42, 20),
    (512, 352, 34, -15),
    (590, 340, 44, 35),
    (668, 350, 38, -30),
    (730, 322, 32, 10),
    (52, 292, 28, -40),
)
"""Where lost gems lie: x of 800, y, size, tilt."""


def bust(c: Canvas, frame: Frame, scene: Bust, words: Words) -> None:
    stage = c.height - 80 if c.small else float(TOP)
    c.fill(STONE, 0, 0, c.width, stage)
    cx, cy = c.width / 2, stage / 2
    w = min(stage * 0.52, c.width * 0.39) if c.small else 200.0
    slide = out(c.progress(0, SLIDES))
    grow = over(c.progress(SLIDES, GROWS), 0.08)
    if grow > 0:
        c.put(star(c, max(c.width, stage * 1.1), grow), cx, cy)
    name = words.say(scene.card.word)
    apart = w * 0.62
    first, twin = (turned(c, scene, w, name, tilt) for tilt in (7, -7))
    c.put(first, mix(cx, cx - apart, slide), cy)
    c.put(twin, mix(c.width + w, cx + apart, slide), cy)
    if slide >= 1:
        r = w * 0.23
        c.disc(cx, cy, r, INK)
        c.disc(cx, cy, r - 5, PAPER)
        c.text("2×", cx, cy, r * 0.74, INK)
    fall = c.progress(SLIDES, 0.5)
    if fall > 0 and not c.small:
        for i, (x, y, size, tilt) in enumerate(FALLEN):
            t = min(1.0, fall * (1.4 - 0.04 * i))
            c.art(scene.gem, x * c.width / 800, mix(y - 220, y, t * t), size, tilt=tilt)
    if c.small:
        small_strip(c, frame, scene.places)
    else:
        strip(c, frame, scene.places)


def turned(c: Canvas, scene: Bust, w: float, name: str, tilt: int) -> pygame.Surface:
    plain = face(c, scene.card, scene.gem, w, name=name)
    return c.atlas.keep(("tilted", plain, tilt), lambda: pygame.transform.rotozoom(plain, tilt, 1))


def star(c: Canvas, w: float, grow: float) -> pygame.Surface:
    """The flash behind the cards: two jagged stars, drawn once and scaled while they grow."""
    h = w * 0.6

    def make() -> pygame.Surface:
        bodies = "".join(
            f'<path d="{way(_jags(w, h, long, short, twist))}Z" fill="{colour}"/>'
            for long, short, colour, twist in ((0.495, 0.34, BLAZE, 0.08), (0.39, 0.28, DANGER, 0.02))
        )
        return drawn(bodies, c.px(w), c.px(h), c.u)

    whole = c.atlas.keep(("star", c.px(w)), make)
    return whole if grow >= 1 else pygame.transform.scale(whole, (c.px(w * grow), c.px(h * grow)))


def _jags(w: float, h: float, long: float, short: float, twist: float) -> list[Point]:
    points = []
    for i in range(2 * POINTS):
        r, a = (long if i % 2 else short), math.pi * i / POINTS + twist
        points.append((w / 2 + r * w * math.cos(a), h / 2 + r * w * 0.58 * math.sin(a)))
    return points
