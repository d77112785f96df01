"""The expedition: the winding path of cards, the newest one large, the dangers and the pot."""

from dataclasses import dataclass, replace

import pygame

from device.screen import ease
from device.screen.bar import HIGH, bar
from device.screen.canvas import Canvas, Point
from device.screen.card import face, heap_of, sign
from device.screen.countdown import countdown
from device.screen.danger import before
from device.screen.entrance import entrances
from device.screen.entry import entry
from device.screen.flat import EDGE, edges, twofold
from device.screen.flat import HERO as FLAT_HERO
from device.screen.flight import Flight
from device.screen.flip import flip, seen, shadow
from device.screen.small_path import small_path
from device.screen.strip import TOP, cells, strip
from device.screen.torch import cave
from device.screen.trail import SLOTS, Trail, hero_x
from device.words import Words
from engine.frame import Frame
from engine.scene import Card, Danger, Gem, Path
from engine.seat import Seat

HERO = 204
OLD = 90
MOUTH = 132
SHRINKS = 0.3
"""Seconds in which the card before a new one shrinks into the path."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the cave is seen, from `top` to `bottom`; the newest card is `hero` wide, and on a `flat` table it tells
    its value to both sides."""

    top: float
    bottom: float
    hero: float
    flat: bool

    @property
    def mid(self) -> float:
        return (self.top + self.bottom) / 2

    def front(self, c: Canvas, card: Card, gem: Gem, *, fresh: bool) -> pygame.Surface:
        """The newest card."""
        if self.flat:
            return twofold(c, card, gem, self.hero, fresh=fresh)
        return face(c, card, gem, self.hero, fresh=fresh)


def stage_of(c: Canvas, frame: Frame) -> Stage:
    if frame.settings.flat:
        return Stage(EDGE, c.height - EDGE, FLAT_HERO, True)
    return Stage(HIGH, TOP, HERO, False)


def path(c: Canvas, frame: Frame, scene: Path, words: Words) -> None:
    if c.small:
        small_path(c, frame, scene, words)
        return
    at = stage_of(c, frame)
    flight = Flight(c, scene.places if scene.moment == "shared" else ())
    if scene.entry is not None:
        entry(c, frame, scene, scene.entry, (at.top, at.bottom), words)
    elif not scene.cards:
        c.cover("bg_camp", 0, at.top, c.width, at.bottom - at.top, rise=0.245)
        entrances(c, c.width / 2, at.mid + 30, scene.round - 1, scene.rounds, open_one=scene.round)
    elif scene.moment == "choosing":
        c.recall("stage", (scene, at), lambda: stage(c, scene, at, 1))
    else:
        stage(c, scene, at, flight.flown)
    hands = flight.hands(scene.places) if scene.moment == "shared" else None
    ends = around(c, frame, scene, hands, words)
    if hands is not None:
        flight.paint(c, scene.gem, (hero_x(c), at.mid + 10), ends)
    if frame.closing is not None:
        countdown(c, frame.closing, 0, at.top, c.width, at.bottom - at.top)


def around(
    c: Canvas, frame: Frame, scene: Path, hands: dict[Seat, tuple[int, bool]] | None, words: Words
) -> dict[Seat, Point]:
    """The bar and the strip, or both edges of a flat table; returns where the hands are."""
    if frame.settings.flat:
        return edges(c, frame, scene, hands)
    bar(c, frame, scene, words)
    strip(c, frame, scene.places, hands)
    places = cells(c, len(scene.places), any(place.chest is not None for place in scene.places))
    return {place.seat: cell.hand for place, cell in zip(scene.places, places, strict=True)}


def stage(c: Canvas, scene: Path, at: Stage, flown: float) -> None:
    """The cave: the path with its cards, the newest, and the column of dangers.

    `flown` is the part of the newest card's gems that has left it for the hands, 0.0 to 1.0.
    """
    turning = scene.moment == "turned"
    shown = before(scene) if turning and not seen(c) else scene
    last = len(scene.cards) - 1
    scroll = ease.both(c.progress(0, SHRINKS)) if turning else 1.0
    trail = Trail(c, last, at.mid, scroll)
    cave(c, 0, at.top, c.width, at.bottom - at.top, (trail.hero_x, at.mid), last + scroll)
    trail.ribbon(c)
    x, y = trail.at(-1)
    if x > -MOUTH / 2:
        c.art("cave_mouth", x, y - 22, MOUTH)
    leaving = turning and last > 0 and scroll < 1
    for j in range(max(0, last - SLOTS - 1), last - leaving):
        x, y = trail.at(j)
        if x > -OLD / 2:
            c.put(face(c, shown.cards[j], scene.gem, OLD, dim=min(50, 7 * max(0, last - j - 1))), x, y)
    dangers(c, shown.dangers, at.mid)
    if leaving:
        shrinking(c, shown.cards[last - 1], scene, at, trail, scroll)
    if turning:
        front = at.front(c, scene.cards[-1], scene.gem, fresh=True)
        flip(c, front, at.hero, trail.hero_x, at.mid)
    else:
        newest(c, scene, at, trail.hero_x, flown)


def newest(c: Canvas, scene: Path, at: Stage, x: float, flown: float) -> None:
    """The newest card as it lies; while its gems are shared out, the heap grows smaller."""
    card = scene.cards[-1]
    fresh = flown < 1 and card.kind == "treasure"
    if fresh:
        card = replace(card, art=heap_of(ease.mix(card.value or 0, card.lying, flown)))
    front = at.front(c, card, scene.gem, fresh=fresh)
    shadow(c, front, x, at.mid, 0)
    c.put(front, x, at.mid)


def shrinking(c: Canvas, card: Card, scene: Path, at: Stage, trail: Trail, t: float) -> None:
    """The card before, on its way into the path."""
    x, y = trail.at(len(scene.cards) - 2)
    t = ease.out(t)
    image = face(c, card, scene.gem, at.hero)
    w = ease.mix(at.hero, OLD, t)
    image = pygame.transform.smoothscale(image, (c.px(w), c.px(w * 4 / 3)))
    c.put(image, ease.mix(trail.hero_x, x, t), ease.mix(at.mid, y, t))


def dangers(c: Canvas, those: tuple[Danger, ...], mid: float) -> None:
    """The traps that lie in the cave, in a column, each with its copies that are still face down."""
    n = len(those)
    size, pitch = (66, 84) if n <= 3 else (50, 58)
    x = c.width - 136 - (c.width - 800) * 0.14
    for i, danger in enumerate(those):
        y = mid + (i - (n - 1) / 2) * pitch
        sign(c, danger.art, x + size / 2, y, size)
        for k in range(danger.copies):
            c.art("card_back", x + size * (1.29 + 0.44 * k), y, size * 0.39, size * 0.52)
