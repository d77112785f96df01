"""The list of pictures that make up one moment of the screen."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import pygame

from device.screen.atlas import Atlas, Sprite, Target, TextBox, load, varied
from device.screen.palette import PAPER
from engine.seat import Seat

CAP = 0.668
"""Atkinson Hyperlegible: the height of a capital, in em."""
TURNABLE = frozenset({"6", "9", "66", "99", "69", "96"})
"""Numbers that are others upside down: underlined, since people sit all around."""
LEAST = 0.85
"""A word may shrink to this part of its size; then it is dropped, and the picture beside it stays."""
NAME_LEAST = 0.68
"""The same for a name, which nobody needs to play."""
TICK = 1 / 50
"""Seconds between two pictures of a movement."""

TILE = 160
"""The side of a plain tile, px."""

Align = Literal["left", "center", "right"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Motion:
    """How things move: `tempo` multiplies every duration; reduced motion cuts instead."""

    tempo: float = 1.0
    reduced: bool = False


@dataclass
class Canvas:
    """Collects the sprites of one moment, bottom first; nothing is drawn here.

    Lengths are in u, the unit of the layout: `size` px are `width` by `height` u. `small` tells that the layout for 480
    by 320 is wanted, one fact at a time; `tall` that the screen stands upright, with more room below each other. Times
    are seconds at the normal pace after `since`, the beginning of the scene.
    """

    atlas: Atlas
    size: tuple[int, int]
    now: float = 0.0
    since: float = 0.0
    motion: Motion = field(default_factory=Motion)
    letters: Mapping[Seat, str] = field(default_factory=dict)
    """The letters of the keyboard that are each seat's keys, where a keyboard plays."""

    def __post_init__(self) -> None:
        w, h = self.size
        self.tall = h > w
        self.small = self.tall or min(h / 480, w / 800) < 0.8
        least = (480, 320) if self.small else (800, 480)
        self.u = min(w / least[0], h / least[1])
        self.width = min(w / self.u, least[0] * 1.25)
        self.height = min(h / self.u, least[1] * 2.7) if self.tall else float(least[1])
        self.origin: Point = ((w - self.width * self.u) / 2, (h - self.height * self.u) / 2)
        self.sprites: list[Sprite] = []
        self.texts: list[TextBox] = []
        self.targets: list[Target] = []
        """What can be pointed at."""
        self.dropped: list[str] = []
        """Words that had no room."""
        self.layer = 0
        self.wake: float | None = None

    # Time

    def progress(self, delay: float, seconds: float, since: float | None = None, tick: float = TICK) -> float:
        """How far a movement has come that begins `delay` after `since` and takes `seconds`: 0.0 to 1.0."""
        start = (self.since if since is None else since) + delay * self.motion.tempo
        lasts = 0.0 if self.motion.reduced else seconds * self.motion.tempo
        if self.now < start:
            self._wake_at(start)
            return 0.0
        if self.now >= start + lasts:
            return 1.0
        self._wake_at(min(self.now + tick, start + lasts))
        return (self.now - start) / lasts

    def passed(self, delay: float, since: float | None = None) -> bool:
        """Whether `delay` is over; if not, the canvas wants to be shown again then."""
        start = (self.since if since is None else since) + delay * self.motion.tempo
        if self.now < start:
            self._wake_at(start)
        return self.now >= start

    def _wake_at(self, when: float) -> None:
        self.wake = when if self.wake is None else min(self.wake, when)

    # Pictures

    def px(self, length: float) -> int:
        return max(1, round(length * self.u))

    def put(self, image: pygame.Surface, cx: float, cy: float) -> None:
        """A surface, centred."""
        x = self.origin[0] + cx * self.u - image.get_width() / 2
        y = self.origin[1] + cy * self.u - image.get_height() / 2
        self._place(image, round(x), round(y))

    def _place(self, image: pygame.Surface, x: int, y: int) -> None:
        self.sprites.append(Sprite(image, (x, y, *image.get_size())))

    def art(
        self,
        name: str,
        cx: float,
        cy: float,
        w: float,
        h: float | None = None,
        *,
        tilt: int = 0,
        alpha: int = 255,
        dim: int = 0,
    ) -> None:
        """The picture `name`, centred, inside a box of `w` by `h`; `tilt` in degrees, `dim` 0 to 255."""
        self.put(self.picture(name, w, h, tilt=tilt, alpha=alpha, dim=dim), cx, cy)

    def picture(
        self, name: str, w: float, h: float | None = None, *, tilt: int = 0, alpha: int = 255, dim: int = 0
    ) -> pygame.Surface:
        size = self.px(w), self.px(w if h is None else h)
        plain = self.atlas.art(name, *size)
        if not tilt and alpha == 255 and not dim:
            return plain
        return self.atlas.keep(("varied", name, size, tilt, alpha, dim), lambda: varied(plain, tilt, alpha, dim))

    def cover(self, name: str, x: float, y: float, w: float, h: float, *, rise: float = 0.5) -> None:
        """A piece of the background `name` (1600 by 960) that fills a rectangle; `rise` of what is too high is cut off
        above. All pieces of one scale share the memory of the whole."""
        size = self.px(w), self.px(h)
        k = max(size[0] / 1600, size[1] / 960)
        full = math.ceil(1600 * k), math.ceil(960 * k)
        whole = self.atlas.keep(("whole", name, full), lambda: load(name, *full).convert())
        at = (full[0] - size[0]) // 2, round((full[1] - size[1]) * rise)
        piece = self.atlas.keep(("piece", name, full, at, size), lambda: whole.subsurface((at, size)))
        self.put(piece, x + w / 2, y + h / 2)

    def shape(self, body: str, x: float, y: float, w: float, h: float) -> None:
        """SVG elements in a box whose upper left corner is their origin."""
        self.put(self.atlas.shape(body, self.px(w), self.px(h), self.u), x + w / 2, y + h / 2)

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        radius: float = 12,
        line: str | None = None,
        thick: float = 3,
        alpha: float = 1,
    ) -> None:
        i = thick / 2 if line else 0
        edge = f' stroke="{line}" stroke-width="{thick}"' if line else ""
        box = f'x="{i}" y="{i}" width="{w - 2 * i:g}" height="{h - 2 * i:g}" rx="{radius:g}"'
        self.shape(f'<rect {box} fill="{fill}" fill-opacity="{alpha:g}"{edge}/>', x, y, w, h)

    def fill(self, colour: str, x: float, y: float, w: float, h: float, alpha: int = 255) -> None:
        """A plain rectangle (`alpha` up to 255), laid out of tiles: a large surface of one colour wastes memory."""
        left, top = (round(start + at * self.u) for start, at in zip(self.origin, (x, y), strict=True))
        area = pygame.Rect(left, top, self.px(w), self.px(h))

        def make() -> pygame.Surface:
            plain = pygame.Surface((TILE, TILE), pygame.SRCALPHA).convert_alpha()
            plain.fill((*pygame.Color(colour)[:3], alpha))
            return plain if alpha < 255 else plain.convert()

        tile = self.atlas.keep(("fill", colour, alpha), make)
        for row in range(area.top, area.bottom, TILE):
            for column in range(area.left, area.right, TILE):
                size = min(TILE, area.right - column), min(TILE, area.bottom - row)
                piece = self.atlas.keep(("fill", colour, alpha, size), partial(tile.subsurface, (0, 0, *size)))
                self._place(piece, column, row)

    def polygon(self, points: Sequence[Point], fill: str, *, alpha: float = 1) -> None:
        left, top = min(x for x, _ in points), min(y for _, y in points)
        w, h = max(x for x, _ in points) - left, max(y for _, y in points) - top
        d = way((x - left, y - top) for x, y in points)
        self.shape(f'<path d="{d}Z" fill="{fill}" fill-opacity="{alpha:g}"/>', left, top, w, h)

    def line(self, points: Sequence[Point], colour: str, thick: float) -> None:
        left, top = min(x for x, _ in points) - thick, min(y for _, y in points) - thick
        w, h = max(x for x, _ in points) - left + thick, max(y for _, y in points) - top + thick
        d = way((x - left, y - top) for x, y in points)
        stroke = f'stroke="{colour}" stroke-width="{thick:g}" stroke-linecap="round" stroke-linejoin="round"'
        self.shape(f'<path d="{d}" fill="none" {stroke}/>', left, top, w, h)

    def disc(self, x: float, y: float, r: float, fill: str, *, alpha: float = 1) -> None:
        self.shape(
            f'<circle cx="{r}" cy="{r}" r="{r}" fill="{fill}" fill-opacity="{alpha:g}"/>', x - r, y - r, 2 * r, 2 * r
        )

    # Words

    def measure(self, words: str, cap: float) -> float:
        """How wide `words` are with capitals `cap` high."""
        return self.atlas.extent(words, self.px(cap / CAP)) / self.u

    def fitting(self, words: str, cap: float, room: float, *, spare: bool = False) -> float:
        """The height of capitals at which `words` fit into `room`: `cap`, a little less, or 0 for not at all.

        A number is never dropped: it shrinks as far as it must. Words that are `spare` may be: the picture suffices.
        """
        wide = self.measure(words, cap)
        if wide <= room:
            return cap
        if words.replace("+", "").isdigit():
            return cap * room / wide * 0.98
        smaller = cap * max(LEAST, math.floor(room / wide * 50) / 50)
        if self.measure(words, smaller) <= room:
            return smaller
        self.dropped += [words] * (not spare)
        return 0.0

    def text(
        self,
        words: str,
        x: float,
        cy: float,
        cap: float,
        colour: str = PAPER,
        align: Align = "center",
        room: float = math.inf,
    ) -> float:
        """Words centred on their capitals, not on the line box. Returns their width: 0 if they do not fit."""
        cap = self.fitting(words, cap, room)
        if not words or not cap:
            return 0.0
        px = self.px(cap / CAP)
        image = self.atlas.letters(words, px, colour)
        left = self.origin[0] + x * self.u - image.get_width() * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        top = self.origin[1] + (cy + cap / 2) * self.u - self.atlas.ascent(px)
        self._place(image, round(left), round(top))
        high = pygame.Rect(
            round(left), round(self.origin[1] + (cy - cap / 2) * self.u), image.get_width(), self.px(cap)
        )
        self.texts.append(TextBox(words, high, self.layer))
        if words in TURNABLE:
            w = image.get_width() / self.u
            at = (left - self.origin[0]) / self.u
            self.panel(at + cap * 0.08, cy + cap * 0.64, w - cap * 0.16, max(1.5, cap * 0.1), colour, 1)
        return image.get_width() / self.u

    def name(self, words: str, x: float, cy: float, cap: float, room: float, *, align: Align = "center") -> float:
        """A person's name: all of it, else its first word, else as many letters as fit."""
        words = self.atlas.drawable(words)
        first = words.split(" ")[0]
        if self.fitting(words, cap, room, spare=True):
            return self.text(words, x, cy, cap, align=align, room=room)
        cap = max(cap * NAME_LEAST, min(cap, cap * room / max(1.0, self.measure(first, cap))))
        while first and not self.fitting(first, cap, room, spare=True):
            first = first[:-1]
        return self.text(first, x, cy, cap, align=align, room=room)

    def fact(
        self, cx: float, cy: float, cap: float, words: str, art: str, colour: str = PAPER, room: float = math.inf
    ) -> None:
        """Digits and the picture of what they count, centred together: a number never stands alone."""
        while self._fact_width(words, cap) > room:
            cap *= 0.95
        size = cap * 1.25
        left = cx - self._fact_width(words, cap) / 2
        wide = self.text(words, left, cy, cap, colour, "left")
        self.art(art, left + wide + cap * 0.14 + size / 2, cy, size)

    def _fact_width(self, words: str, cap: float) -> float:
        return self.measure(words, cap) + cap * (0.14 + 1.25)

    def target(self, x: float, y: float, w: float, h: float, means: tuple[str, object]) -> None:
        """Whoever points into this rectangle means that: see engine.press.Touch."""
        left, top = (round(start + at * self.u) for start, at in zip(self.origin, (x, y), strict=True))
        self.targets.append(Target(pygame.Rect(left, top, self.px(w), self.px(h)), means, self.layer))

    # Layers

    def over(self) -> None:
        """What follows lies over everything so far."""
        self.layer += 1

    def recall(self, part: str, facts: tuple[object, ...], paint: Callable[[], None]) -> None:
        """Paint a part of the picture in which nothing moves; while its `facts` are the same, it is only looked up."""
        known = self.atlas.recalled.get(part)
        if known is None or known[0] != facts:
            sprites, texts, targets = len(self.sprites), len(self.texts), len(self.targets)
            paint()
            made = self.sprites[sprites:], self.texts[texts:], self.targets[targets:]
            self.atlas.recalled[part] = (facts, *made)
        else:
            self.sprites += known[1]
            self.texts += known[2]
            self.targets += known[3]

    def sheet(self, w: float, h: float) -> "Canvas":
        """An empty canvas of the same unit, for a picture that is made of pictures."""
        sheet = Canvas(self.atlas, (self.px(w), self.px(h)), self.now, self.since, self.motion)
        sheet.u, sheet.width, sheet.height, sheet.origin, sheet.small = self.u, w, h, (0.0, 0.0), self.small
        sheet.dropped = self.dropped
        return sheet

    def flat(self) -> pygame.Surface:
        """The sprites as one surface, transparent where none lies."""
        image = pygame.Surface(self.size, pygame.SRCALPHA).convert_alpha()
        image.fill((0, 0, 0, 0))
        image.blits(self.sprites)
        return image


def way(points: Iterable[Point]) -> str:
    """The data of an SVG path through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
