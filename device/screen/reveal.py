"""The votes, all at once: a sheet of paper torn into cave and camp."""

import math
from dataclasses import dataclass

from device.screen.canvas import Canvas
from device.screen.ease import mix, out
from device.screen.palette import FLAME, INK, NIGHT, PAPER
from device.screen.strip import shapes
from device.words import Words
from engine.frame import Frame
from engine.scene import Gem, Leaver, Reveal, Stayer

TEARS = 0.22
"""Seconds in which the halves part."""
SHARES = 0.7
"""When what is brought home goes into the chests."""
JAG = 8
"""How far the teeth of the tear reach to either side."""


@dataclass(frozen=True, slots=True)
class Half:
    """One side of the tear: where its things stand, from `x` on, `w` wide."""

    x: float
    w: float

    @property
    def middle(self) -> float:
        return self.x + self.w / 2


def reveal(c: Canvas, frame: Frame, scene: Reveal, words: Words) -> None:
    away = (1 - out(c.progress(0, TEARS))) * c.width * 0.16
    middle = c.width / 2
    cave, camp = Half(-away, middle - 12), Half(middle + 12 + away, middle - 12)
    c.fill(NIGHT, 0, 0, c.width, c.height)
    c.cover("bg_cave", -away, 0, middle, c.height)
    c.cover("bg_camp", middle + away, 0, middle, c.height)
    tear(c, middle - away)
    tear(c, middle + away)
    head(c, cave, "torch", len(scene.staying), words.say("continue"))
    head(c, camp, "tent", len(scene.leaving), words.say("leave"))
    shape = shapes(frame)
    if c.small:
        small_half(c, cave, [(shape[one.seat], str(one.hand)) for one in scene.staying], "torch_burnt")
        small_half(c, camp, [(shape[one.seat], gained(one, len(scene.leaving))) for one in scene.leaving], "tent")
        if scene.leaving and scene.leaving[0].relics:
            treasures(c, camp, scene.leaving[0], scene.gem)
        left(c, cave, scene, c.height - 24, 24)
        return
    stayers(c, cave, [(shape[one.seat], one) for one in scene.staying], scene.gem)
    left(c, cave, scene, 432, 36)
    if len(scene.leaving) == 1 and scene.leaving[0].relics:
        alone(c, camp, shape[scene.leaving[0].seat], scene.leaving[0], scene.gem)
    else:
        leavers(c, camp, [(shape[one.seat], one) for one in scene.leaving], scene.gem)


def tear(c: Canvas, x: float) -> None:
    """A torn edge from top to bottom; it hides where a background ends."""
    edge = [(x + (JAG if i % 2 else -JAG), i * 20.0) for i in range(math.ceil(c.height / 20) + 1)]
    for colour, thick in ((INK, 2.4 * JAG), (PAPER, 6)):
        c.line(edge, colour, thick)


def head(c: Canvas, half: Half, art: str, n: int, word: str) -> None:
    """How many, as a digit beside the picture and the word."""
    h, cap, y = (64, 40, 8) if c.small else (88, 48, 12)
    c.panel(half.x + 12, y, half.w - 24, h, NIGHT, 18)
    size = cap * 1.4
    number = c.measure(str(n), cap)
    small = c.fitting(word, 20, half.w - 24 - size - number - 60)
    wide = size + 14 + number + (16 + c.measure(word, small) if small else 0)
    x = half.middle - wide / 2
    c.art(art, x + size / 2, y + h / 2, size)
    c.text(str(n), x + size + 14, y + h / 2, cap, align="left")
    if small:
        c.text(word, x + size + 30 + number, y + h / 2 + cap / 2 - small / 2, small, align="left")


def nobody(c: Canvas, half: Half, art: str) -> None:
    """An empty half."""
    c.art(art, half.middle, c.height * 0.52, c.height * 0.36, alpha=150)


def stayers(c: Canvas, half: Half, staying: list[tuple[str, Stayer]], gem: Gem) -> None:
    if not staying:
        nobody(c, half, "torch_burnt")
    if len(staying) > 3:
        rows(c, half, [(shape, str(one.hand)) for shape, one in staying], None)
        return
    for x, w, (shape, one) in zip(*spread(half, len(staying)), staying, strict=True):
        c.art(f"explorer_{shape}", x, 306 - w * 0.6, w, w * 1.2)
        c.panel(x - w * 0.49, 316, w * 0.98, 60, NIGHT, 14)
        c.fact(x, 346, 36, str(one.hand), gem, room=w * 0.9)


def spread(half: Half, n: int) -> tuple[list[float], list[float]]:
    """Where up to three explorers stand, and how wide each may be."""
    w = 150.0 if n < 3 else 114.0
    step = half.w / 2.1 if n == 2 else half.w / max(n, 1)
    return [half.middle + (i - (n - 1) / 2) * step for i in range(n)], [w] * n


def leavers(c: Canvas, half: Half, leaving: list[tuple[str, Leaver]], gem: Gem) -> None:
    if not leaving:
        nobody(c, half, "tent")
    if len(leaving) > 3:
        rows(c, half, [(shape, f"{one.hand}+{one.share}") for shape, one in leaving], FLAME)
        into_chest(c, half.middle, gem, any(one.hand + one.share for _, one in leaving))
        return
    for x, w, (shape, one) in zip(*spread(half, len(leaving)), leaving, strict=True):
        c.art(f"explorer_{shape}", x, 306 - w * 0.6, w, w * 1.2)
        c.panel(x - w * 0.54, 316, w * 1.08, 60, NIGHT, 14, FLAME, 4)
        c.fact(x, 346, 32, f"{one.hand}+{one.share}", gem, room=w * 0.96)
        into_chest(c, x, gem, one.hand + one.share > 0)


def into_chest(c: Canvas, x: float, gem: Gem, any_gems: bool) -> None:
    """The gems drop into the chest, and it shuts; for those who bring none it has never been open."""
    if not any_gems:
        c.art("chest_closed", x, 434, 72)
        return
    falls = [c.progress(SHARES + i * 0.12, 0.3) for i in range(3)]
    if falls[-1] < 1:
        c.polygon([(x - 14, 384), (x + 14, 384), (x, 398)], FLAME)
    c.art("chest_closed" if falls[-1] >= 1 else "chest_open", x, 434, 72)
    for t in falls:
        if 0 < t < 1:
            c.art(gem, x, mix(352, 420, t * t), 34)


def alone(c: Canvas, half: Half, shape: str, one: Leaver, gem: Gem) -> None:
    """The only one to leave carries the relics out: an event of its own."""
    x, right = half.x + half.w * 0.27, half.x + half.w * 0.73
    c.art(f"explorer_{shape}", x, 216, 150, 180)
    c.panel(x - 82, 316, 164, 60, NIGHT, 14, FLAME, 4)
    c.fact(x, 346, 32, f"{one.hand}+{one.share}", gem, room=150)
    into_chest(c, x, gem, one.hand + one.share > 0)
    grown = out(c.progress(TEARS, 0.35))
    for r, alpha in ((104, 0.16), (84, 0.22), (62, 0.3)):
        c.disc(right, 206, round(r * (0.4 + 0.6 * grown)), FLAME, alpha=alpha)
    n = len(one.relics)
    size = 128 if n == 1 else 92 if n == 2 else 74
    across = min(n, 2)
    for i, art in enumerate(one.relics):
        row = i // across
        c.art(
            art,
            right + (i % across - (min(across, n - row * across) - 1) / 2) * size * 0.96,
            206 + (row - ((n - 1) // across) / 2) * size * 0.96,
            size,
        )
    c.panel(right - 82, 316, 164, 60, NIGHT, 14, FLAME, 4)
    c.fact(right, 346, 36, f"+{one.relic_points}", gem, FLAME, room=142)


def rows(c: Canvas, half: Half, who: list[tuple[str, str]], line: str | None) -> None:
    """Four and more: badges with their numbers, in two columns."""
    deep = math.ceil(len(who) / 2)
    h = min(104.0, 272 / deep)
    w = half.w / 2 - 12
    badge = min(62.0, h * 0.68)
    cap = min(32.0, h * 0.4)
    for i, (shape, number) in enumerate(who):
        x = half.x + 8 + i % 2 * (w + 8)
        y = 112 + i // 2 * h + (272 - deep * h) / 2
        c.panel(x, y + 3, w, h - 6, NIGHT, 14, line, 4)
        c.art(f"badge_{shape}", x + 12 + badge / 2, y + h / 2, badge)
        room = w - badge - 26
        c.text(number, x + 16 + badge + room / 2, y + h / 2, cap, room=room)


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


def gained(one: Leaver, n: int) -> str:
    """What a leaver brings home; where many leave, there is only room for the sum."""
    return f"{one.hand}+{one.share}" if n < 5 else str(one.hand + one.share)


def treasures(c: Canvas, half: Half, one: Leaver, gem: Gem) -> None:
    """The relics that the only one to leave carries out, on the smallest screen."""
    size = min(44.0, 200 / len(one.relics))
    y = c.height - 98
    c.panel(half.x + 8, y, half.w - 16, 90, NIGHT, 14, FLAME, 4)
    for i, art in enumerate(one.relics):
        c.art(art, half.middle + (i - (len(one.relics) - 1) / 2) * size, y + 24, size)
    c.fact(half.middle, y + 66, 24, f"+{one.relic_points}", gem, FLAME)


def small_half(c: Canvas, half: Half, who: list[tuple[str, str]], empty: str) -> None:
    """Badges and numbers in a grid."""
    n = len(who)
    if not who:
        nobody(c, half, empty)
    across = 1 if n <= 2 else 2
    deep = max(1, math.ceil(n / across))
    room = c.height - 136
    h = min(84.0, room / deep)
    w = (half.w - 16) / across
    for i, (shape, number) in enumerate(who):
        x = half.x + 8 + i % across * w
        y = 78 + (room - deep * h) / 2 + i // across * h
        c.panel(x + 2, y + 2, w - 4, h - 4, NIGHT, 10)
        b = min(h * 0.78, 60.0 if across == 1 else 38.0)
        c.art(f"badge_{shape}", x + b / 2 + 8, y + h / 2, b)
        cap = 36.0 if across == 1 else 20.0
        c.text(number, x + b + 12 + (w - b - 18) / 2, y + h / 2, cap, room=w - b - 22)
