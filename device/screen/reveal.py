"""The votes, all at once: a sheet of paper torn into cave and camp, and those who leave walk out."""

import math
from dataclasses import dataclass
from functools import partial

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas, way
from device.screen.ease import both, part
from device.screen.palette import FLAME, INK, NIGHT, PAPER
from device.screen.relic import carried, event
from device.screen.reveal_rows import rows, small_half, treasures
from device.screen.strip import shapes
from device.screen.torch import cave
from device.screen.turned import turned
from device.screen.walk import ALL, Walk, explorer, into_chest
from device.words import Words
from engine.frame import Frame
from engine.scene import Gem, Reveal, Stayer
from engine.seat import Seat

TEARS = 0.26
"""Seconds in which the halves of the sheet part."""
JAG = 8
"""How far the teeth of the tear reach to either side."""
DEPTH = 8
"""How dark the cave is here, in cards."""

SHORTER = 0.82
"""Whoever carries a relic overhead needs room for it."""


@dataclass(frozen=True, slots=True)
class Half:
    """One side of the tear: where its things stand, from `x` on, `w` wide."""

    x: float
    w: float

    @property
    def middle(self) -> float:
        return self.x + self.w / 2


@dataclass(frozen=True, slots=True)
class Lines:
    """At what heights things stand: feet, the numbers below them, the chests; how large one or two people are, or
    three."""

    foot: float = 306
    panel: float = 316
    high: float = 60
    chest: float = 434
    rest: float = 432
    large: float = 150
    less: float = 114


USUAL, FLAT = Lines(), Lines(foot=222, panel=230, high=54, chest=348, rest=346, large=114, less=104)


def reveal(c: Canvas, frame: Frame, scene: Reveal, words: Words) -> None:
    age = c.progress(0, ALL) * ALL
    flat = frame.settings.flat
    lines = FLAT if flat else USUAL
    in_cave, in_camp = Half(0, c.width / 2 - 12), Half(c.width / 2 + 12, c.width / 2 - 12)
    shape = shapes(frame)
    half = c.width / 2
    c.cover("bg_camp", half, 0, half, c.height)
    if not c.small:
        leavers(c, in_camp, scene, [shape[one.seat] for one in scene.leaving], lines, age)
    cavern(c)
    tear(c, half)
    if c.small:
        small(c, scene, (in_cave, in_camp), shape, age, flat)
    else:
        stayers(c, in_cave, [(shape[one.seat], one) for one in scene.staying], scene.gem, lines)
        left(c, in_cave, scene, lines.rest, 30 if flat else 36)
    paint = partial(heads, c, scene, (in_cave, in_camp), words, flat)
    paint()
    if flat:
        turned(c, c.width / 2, c.height / 2, lambda: heads(c, scene, (in_camp, in_cave), words, flat, crossed=True))
    sheet(c, age)


def cavern(c: Canvas) -> None:
    """The ground of the half that shows the cave."""
    half = c.width / 2
    cave(c, 0, 0, half, c.height, (half * 0.5, c.height * 0.55), DEPTH)


def tear(c: Canvas, x: float) -> None:
    """A torn edge from top to bottom; it hides where a background ends."""
    edge = [(x + (JAG if i % 2 else -JAG), i * 20.0) for i in range(math.ceil(c.height / 20) + 1)]
    for colour, thick in ((INK, 2.4 * JAG), (PAPER, 6)):
        c.line(edge, colour, thick)


def sheet(c: Canvas, age: float) -> None:
    """The dark sheet that is torn: its halves part, and what was decided lies under it for all to see at once."""
    t = both(part(age, 0, TEARS))
    if t >= 1:
        return
    edge = torn(c)
    w = edge.get_width() / c.u
    for side in (-1, 1):
        x = c.width / 2 * (1 + side * t) + side * t * w
        near = x + side * (w / 2 - 4)
        left, right = (0.0, near) if side < 0 else (near, c.width)
        if right > left:
            c.fill(NIGHT, left, 0, right - left, c.height)
        c.put(edge if side > 0 else pygame.transform.flip(edge, True, False), x, c.height / 2 - (side < 0) * 20)


def torn(c: Canvas) -> pygame.Surface:
    """The torn edge of the half at the right."""

    def make() -> pygame.Surface:
        w = 4 * JAG + 16
        edge = [(w / 2 + (JAG if i % 2 else -JAG), i * 20.0) for i in range(math.ceil(c.height / 20) + 5)]
        d = way([*edge, (w, edge[-1][1]), (w, 0)])
        line = f'fill="none" stroke="{PAPER}" stroke-width="6" stroke-linejoin="round"'
        body = f'<path d="{d}Z" fill="{NIGHT}"/><path d="{way(edge)}" {line}/>'
        return drawn(body, c.px(w), c.px(c.height + 80), c.u)

    return c.atlas.keep(("torn", c.px(c.height)), make)


def heads(
    c: Canvas, scene: Reveal, halves: tuple[Half, Half], words: Words, flat: bool, *, crossed: bool = False
) -> None:
    """How many stay and leave; on a flat table along the lower edge, for `crossed` as those opposite see it."""
    in_cave, in_camp = halves
    y = c.height - (56 if c.small else 68) if flat else 8.0 if c.small else 12.0
    if crossed:
        in_cave, in_camp = Half(c.width / 2 + 12, halves[0].w), Half(0, halves[0].w)
    h = (48.0 if c.small else 60.0) if flat else (64.0 if c.small else 88.0)
    head(c, in_cave, "torch", len(scene.staying), words.say("continue"), y, h)
    head(c, in_camp, "tent", len(scene.leaving), words.say("leave"), y, h)


def head(c: Canvas, half: Half, art: str, n: int, word: str, y: float, h: float) -> None:
    """How many, as a digit beside the picture and the word."""
    cap = h * (0.62 if c.small else 0.55)
    c.panel(half.x + 12, y, half.w - 24, h, NIGHT, 18)
    size = cap * 1.4
    number = c.measure(str(n), cap)
    small = c.fitting(word, 20, half.w - 24 - size - number - 60, spare=True)
    wide = size + 14 + number + (16 + c.measure(word, small) if small else 0)
    x = half.middle - wide / 2
    c.art(art, x + size / 2, y + h / 2, size)
    c.text(str(n), x + size + 14, y + h / 2, cap, align="left")
    if small:
        c.text(word, x + size + 30 + number, y + h / 2 + cap / 2 - small / 2, small, align="left")


def nobody(c: Canvas, half: Half, art: str) -> None:
    """An empty half."""
    c.art(art, half.middle, c.height * 0.52, c.height * 0.36, alpha=150)


def stayers(c: Canvas, half: Half, staying: list[tuple[str, Stayer]], gem: Gem, lines: Lines) -> None:
    if not staying:
        nobody(c, half, "torch_burnt")
    if len(staying) > 3:
        rows(c, half.x, half.w, [(shape, str(one.hand)) for shape, one in staying], None, lines.chest - 58)
        return
    for x, w, (shape, one) in zip(*spread(half, len(staying), lines), staying, strict=True):
        c.art(f"explorer_{shape}", x, lines.foot - w * 0.6, w, w * 1.2)
        wide = plate(w)
        c.panel(x - wide / 2, lines.panel, wide, lines.high, NIGHT, 14)
        c.fact(x, lines.panel + lines.high / 2, lines.high * 0.6, str(one.hand), gem, room=wide - 12)


def spread(half: Half, n: int, lines: Lines) -> tuple[list[float], list[float]]:
    """Where up to three explorers stand, and how wide each may be."""
    w = lines.large if n < 3 else lines.less
    step = half.w / 2.1 if n == 2 else half.w / max(n, 1)
    return [half.middle + (i - (n - 1) / 2) * step for i in range(n)], [w] * n


def plate(w: float) -> float:
    """How wide the number under an explorer of this width is."""
    return max(w * 1.04, 124.0)


def leavers(c: Canvas, half: Half, scene: Reveal, shape: list[str], lines: Lines, age: float) -> None:
    leaving, gem, n = scene.leaving, scene.gem, len(scene.leaving)
    if not leaving:
        nobody(c, half, "tent")
    if n > 3:
        walks = [Walk(one, half.x - 20, half.x - 20, age) for one in leaving]
        rows(c, half.x, half.w, [(one, str(w.number)) for one, w in zip(shape, walks, strict=True)], FLAME,
             lines.chest - 58, walks, gem)  # fmt: skip
        into_chest(c, half.middle, lines.chest, lines.panel, gem, age, any(one.hand + one.share for one in leaving))
        return
    alone = n == 1 and bool(leaving[0].relics)
    ends, widths = spread(half, n, lines)
    if alone:
        ends, widths = [half.x + half.w * 0.27], [lines.large * SHORTER]
    walks = [Walk(one, half.x + 8 + 46 * i, end, age) for i, (one, end) in enumerate(zip(leaving, ends, strict=True))]
    for walk, w in zip(walks, widths, strict=True):
        purse(c, walk, gem, plate(w), lines)
        any_gems = walk.one.hand + walk.one.share > 0
        into_chest(c, walk.end, lines.chest, lines.panel + lines.high / 2, gem, age, any_gems)
    if alone:
        event(
            c, leaving[0], gem, half.x + half.w * 0.73, (lines.foot - lines.large * 0.7, lines.panel, lines.high), age
        )
    for walk, one, w in zip(walks, shape, widths, strict=True):
        explorer(c, walk, one, lines.foot, w)
        walk.gems(c, gem, lines.foot - 10, lines.foot - w * 0.3, 34)
    if alone:
        carried(c, walks[0], lines.foot - widths[0] * 1.2, (half.x + half.w * 0.73, lines.foot - lines.large * 0.7))


def purse(c: Canvas, walk: Walk, gem: Gem, wide: float, lines: Lines) -> None:
    """The number that grows with every gem that is picked up, and what the share was, where there is room for both."""
    x, y = walk.end, lines.panel + lines.high / 2
    c.panel(x - wide / 2, lines.panel, wide, lines.high, NIGHT, 14, FLAME, 4)
    cap, more = lines.high * 0.58, f"+{walk.one.share}"
    final = str(walk.one.hand + walk.one.share)
    whole = c.measure(final, cap) + cap * 1.39
    small = cap * 0.56
    room = wide - 24 - whole - 10
    shown = c.measure(more, small) if walk.one.share and c.measure(more, small) <= room else 0.0
    at = x - (shown + 10) / 2 if shown else x
    c.fact(at, y - (3 if walk.landing else 0), cap, str(walk.number), gem, room=wide - 12)
    if shown:
        c.text(more, at + whole / 2 + 10, y + (cap - small) / 2, small, FLAME, "left")


def left(c: Canvas, half: Half, scene: Reveal, y: float, size: float) -> None:
    """What stays in the cave."""
    if not scene.pot and not scene.relics:
        return
    gems = c.measure(str(scene.pot), size * 0.9) + size * 1.25 if scene.pot else 0.0
    relics = len(scene.relics) * size * 1.5
    wide = gems + relics + (size * 0.4 if gems and relics else 0)
    c.panel(half.middle - wide / 2 - 18, y - size, wide + 36, size * 2, NIGHT, 14)
    x = half.middle - wide / 2
    if scene.pot:
        c.fact(x + gems / 2, y, size * 0.9, str(scene.pot), scene.gem)
        x += gems + (size * 0.4 if relics else 0)
    for i, art in enumerate(scene.relics):
        c.art(art, x + (i + 0.5) * size * 1.5, y, size * 1.44)


def small(c: Canvas, scene: Reveal, halves: tuple[Half, Half], shape: dict[Seat, str], age: float, flat: bool) -> None:
    """The smallest screen: badges and numbers."""
    in_cave, in_camp = halves
    top, bottom = (60.0, c.height - 60) if flat else (78.0, c.height - 4)
    low = bottom - 48 if scene.pot or scene.relics else bottom
    if not scene.staying:
        nobody(c, in_cave, "torch_burnt")
    if not scene.leaving:
        nobody(c, in_camp, "tent")
    small_half(c, (in_cave.x, top, in_cave.w, low - top), [(shape[one.seat], str(one.hand)) for one in scene.staying])
    left(c, in_cave, scene, bottom - 24, 21)
    relics = scene.leaving[0] if len(scene.leaving) == 1 and scene.leaving[0].relics else None
    walks = [Walk(one, in_camp.x, in_camp.x, age) for one in scene.leaving]
    who = [(shape[walk.one.seat], str(walk.number)) for walk in walks]
    small_half(c, (in_camp.x, top, in_camp.w, bottom - top - (94 if relics else 0)), who, walks, scene.gem)
    if relics:
        treasures(c, in_camp.x, in_camp.w, bottom - 90, relics, scene.gem, age)
