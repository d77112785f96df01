"""The expedition: the winding path of cards, the newest one large, the dangers and the pot."""

from dataclasses import replace

import pygame

from device.screen import ease
from device.screen.bar import HIGH, bar
from device.screen.canvas import Canvas
from device.screen.card import face, heap_of, sign
from device.screen.countdown import countdown
from device.screen.danger import before
from device.screen.entrance import entrances
from device.screen.flight import Flight
from device.screen.flip import NARROWED, flip
from device.screen.small_path import small_path
from device.screen.strip import TOP, cells, strip
from device.screen.trail import SLOTS, Trail, hero_x
from device.words import Words
from engine.frame import Frame
from engine.scene import Card, Danger, Path

HERO = 204
OLD = 90
MOUTH = 132
MID = (HIGH + TOP) / 2
SHRINKS = 0.3
"""Seconds in which the card before a new one shrinks into the path."""


def path(c: Canvas, frame: Frame, scene: Path, words: Words) -> None:
    if c.small:
        small_path(c, frame, scene, words)
        return
    flight = Flight(c, scene.places if scene.moment == "shared" else ())
    if not scene.cards:
        c.cover("bg_camp", 0, HIGH, c.width, TOP - HIGH, rise=0.245)
        entrances(c, c.width / 2, MID + 30, scene.round - 1, scene.rounds, open_one=scene.round)
    elif scene.moment == "choosing":
        c.recall("stage", (scene,), lambda: stage(c, scene, 1))
    else:
        stage(c, scene, flight.flown)
    bar(c, frame, scene, words)
    if scene.moment == "shared":
        strip(c, frame, scene.places, flight.hands(scene.places))
        places = cells(c, len(scene.places), any(place.chest is not None for place in scene.places))
        ends = {place.seat: cell.hand for place, cell in zip(scene.places, places, strict=True)}
        flight.paint(c, scene.gem, (hero_x(c), MID + 10), ends)
    else:
        strip(c, frame, scene.places)
    if frame.closing is not None:
        countdown(c, frame.closing, 0, HIGH, c.width, TOP - HIGH)


def stage(c: Canvas, scene: Path, flown: float) -> None:
    """The cave: the path with its cards, the newest, and the column of dangers.

    `flown` is the part of the newest card's gems that has left it for the hands, 0.0 to 1.0.
    """
    c.cover("bg_cave", 0, HIGH, c.width, TOP - HIGH)
    turning = scene.moment == "turned"
    shown = before(scene) if turning and not c.passed(NARROWED) else scene
    last = len(scene.cards) - 1
    scroll = ease.both(c.progress(0, SHRINKS)) if turning else 1.0
    trail = Trail(c, last, MID, scroll)
    trail.ribbon(c)
    x, y = trail.at(-1)
    if x > -MOUTH / 2:
        c.art("cave_mouth", x, y - 22, MOUTH)
    leaving = turning and last > 0 and scroll < 1
    for j in range(max(0, last - SLOTS - 1), last - leaving):
        x, y = trail.at(j)
        if x > -OLD / 2:
            c.put(face(c, shown.cards[j], scene.gem, OLD, dim=min(50, 7 * max(0, last - j - 1))), x, y)
    dangers(c, shown.dangers)
    if leaving:
        shrinking(c, shown.cards[last - 1], scene, trail, scroll)
    if turning:
        flip(c, scene.cards[-1], scene.gem, HERO, trail.hero_x, MID)
    else:
        newest(c, scene, trail.hero_x, flown)


def newest(c: Canvas, scene: Path, x: float, flown: float) -> None:
    """The newest card as it lies; while its gems are shared out, the heap grows smaller."""
    card = scene.cards[-1]
    fresh = flown < 1 and card.kind == "treasure"
    if fresh:
        card = replace(card, art=heap_of(ease.mix(card.value or 0, card.lying, flown)))
    c.put(face(c, card, scene.gem, HERO, fresh=fresh), x, MID)


def shrinking(c: Canvas, card: Card, scene: Path, trail: Trail, t: float) -> None:
    """The card before, on its way into the path."""
    x, y = trail.at(len(scene.cards) - 2)
    t = ease.out(t)
    image = face(c, card, scene.gem, HERO)
    w = ease.mix(HERO, OLD, t)
    image = pygame.transform.smoothscale(image, (c.px(w), c.px(w * 4 / 3)))
    c.put(image, ease.mix(trail.hero_x, x, t), ease.mix(MID, y, t))


def dangers(c: Canvas, seen: tuple[Danger, ...]) -> None:
    """The traps that lie in the cave, in a column, each with its copies that are still face down."""
    n = len(seen)
    size, pitch = (66, 84) if n <= 3 else (50, 58)
    x = c.width - 136 - (c.width - 800) * 0.14
    for i, danger in enumerate(seen):
        y = MID + (i - (n - 1) / 2) * pitch
        sign(c, danger.art, x + size / 2, y, size)
        for k in range(danger.copies):
            c.art("card_back", x + size * (1.29 + 0.44 * k), y, size * 0.39, size * 0.52)
