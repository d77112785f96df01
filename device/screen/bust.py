"""The second card of a trap: its twin beside it, the hands lost."""

import math
from dataclasses import replace

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas, Point, way
from device.screen.card import face
from device.screen.ease import mix, out, over, part
from device.screen.flat import EDGE, rim
from device.screen.palette import DANGER, INK, PAPER, STONE
from device.screen.small_strip import EDGE as SMALL_EDGE
from device.screen.small_strip import HIGH, small_seats, small_strip
from device.screen.strip import TOP, seats, strip
from device.screen.turned import turned
from device.words import Words
from engine.frame import Frame
from engine.scene import Bust, Place

BLAZE = "#8A2A1E"
SLIDES, GROWS = 0.3, 0.25
"""The twin slides beside the first, then the star grows, once. Seconds."""
FALLS = 0.55
"""How long the gems fall, from the moment at which the twin is there."""
ALL = SLIDES + FALLS
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
    age, flat = c.progress(0, ALL) * ALL, frame.settings.flat
    edge = (SMALL_EDGE if c.small else EDGE) if flat else 0.0
    top, bottom = edge, c.height - edge if flat else stage(c)
    c.fill(STONE, 0, top, c.width, bottom - top)
    cy = (top + bottom) / 2
    w = twins(c, scene, words, cy, bottom - top, age, flat)
    if not c.small:
        fallen(c, scene, cy, bottom - TOP, age)
    twice(c, cy, w, age)
    edges(c, frame, struck(scene.places, age))


def stage(c: Canvas) -> float:
    """How far down the cards have room, above a strip of seats."""
    return c.height - HIGH if c.small else float(TOP)


def struck(places: tuple[Place, ...], age: float) -> tuple[Place, ...]:
    """Until the twin is there, nobody has lost anything."""
    if age >= SLIDES:
        return places
    return tuple(replace(place, state="inside") if place.state == "lost" else place for place in places)


def edges(c: Canvas, frame: Frame, places: tuple[Place, ...]) -> None:
    """The seats, below or on both sides."""
    flat = frame.settings.flat
    if c.small and flat:
        rim(c, places, SMALL_EDGE, 0, lambda those, where: small_seats(c, frame, those, where), None)
    elif c.small:
        small_strip(c, frame, places)
    elif flat:
        rim(c, places, EDGE, 0, lambda those, where: seats(c, frame, those, where), None)
    else:
        strip(c, frame, places)


def twins(c: Canvas, scene: Bust, words: Words, cy: float, high: float, age: float, flat: bool) -> float:
    """The two cards; on a flat table the second one faces those opposite. Returns how wide they are."""
    cx = c.width / 2
    w = min(high * 0.52, c.width * 0.39) if c.small else min(200.0, high * 0.6)
    slide, grow = out(part(age, 0, SLIDES)), over(part(age, SLIDES, GROWS), 0.08)
    if grow > 0:
        c.put(star(c, max(c.width, high * 1.1), grow), cx, cy)
    name = words.say(scene.card.word)
    apart = w * 0.62
    first, twin = (tilted(c, scene, w, name, tilt) for tilt in (7, -7))
    c.put(first, mix(cx, cx - apart, slide), cy)
    x = mix(c.width + w, cx + apart, slide)
    if flat:
        turned(c, x, cy, lambda: c.put(twin, x, cy))
    else:
        c.put(twin, x, cy)
    return w


def twice(c: Canvas, cy: float, w: float, age: float) -> None:
    """The sign between the cards."""
    if age >= SLIDES:
        r, cx = w * 0.23, c.width / 2
        c.disc(cx, cy, r, INK)
        c.disc(cx, cy, r - 5, PAPER)
        c.text("2×", cx, cy, r * 0.74, INK)


def fallen(c: Canvas, scene: Bust, cy: float, lower: float, age: float) -> None:
    """The gems that burst out from between the cards, fall, and lie there."""
    fall = part(age, SLIDES, FALLS)
    for i, (x, y, size, tilt) in enumerate(FALLEN if fall > 0 else ()):
        t = min(1.0, fall * (1.4 - 0.04 * i))
        at = mix(c.width / 2, x * c.width / 800, out(t)), mix(cy, lower + y, t) - 240 * t * (1 - t)
        c.art(scene.gem, *at, size, tilt=tilt)


def tilted(c: Canvas, scene: Bust, w: float, name: str, tilt: int) -> pygame.Surface:
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
