"""Secrets told by light: the screen walks over every possible value, and each one's own box says which is theirs."""

from functools import partial

from device.screen import answer
from device.screen.canvas import Canvas, Point
from device.screen.palette import FLAME, PAPER, RING, SLATE, STONE
from device.screen.phrase import phrase
from device.screen.strip import padlock, shapes
from device.screen.treasure import named, shape_of, value_card
from device.words import Words
from engine.frame import Frame
from engine.scene import Sweep, Value

IN_A_ROW = 8
"""More values than these are shown in a grid, the lit one large beside it."""
DIM = 120


def sweep(c: Canvas, frame: Frame, scene: Sweep, words: Words) -> None:
    head = 62.0 if c.small else 88.0
    low = 148.0 if c.tall else 84.0 if c.small else 104.0
    c.recall("head", (scene.word, words.language, c.size), partial(_head, c, words.say(scene.word), head))
    dots = 26.0 if scene.cards > 1 else 6.0
    top, floor = head + 4, c.height - low - dots
    if len(scene.values) <= IN_A_ROW:
        _row(c, scene, top, floor)
    else:
        _grid(c, scene, words, top, floor)
    if scene.cards > 1:
        _dots(c, scene, floor + dots / 2)
    _foot(c, frame, scene, words, c.height - low, low)


def _head(c: Canvas, said: str, h: float) -> None:
    """One line for everybody: look at your own box, not here."""
    size = h - 14
    c.panel(8, 8, c.width - 16, h - 8, STONE, 14)
    c.art("light", 18 + size / 2, h / 2 + 3, size)
    phrase(c, said, 18 + size + (c.width - 34 - size) / 2, h / 2 + 4, 16 if c.small else 25, c.width - 50 - size)


def _row(c: Canvas, scene: Sweep, top: float, floor: float) -> None:
    """All values side by side; where the screen stands upright, in two rows."""
    n = len(scene.values)
    rows = 2 if c.tall else 1
    across = -(-n // rows)
    tall = max(shape_of(value) for value in scene.values)
    pitch = min((c.width - 20) / across, (floor - top - 26 * rows) / rows / tall / 1.02)
    deep = (floor - top) / rows
    for i, value in enumerate(scene.values):
        row = i // across
        side = min(across, n - row * across)
        x, y = c.width / 2 + (i % across - (side - 1) / 2) * pitch, top + deep * (row + 0.5) - 4
        if i != scene.lit:
            value_card(c, value, x, y, pitch * 0.86, 0 if scene.lit is None else DIM)
        else:
            foot = min(y + pitch * 0.49 * shape_of(value) + 20, top + deep * (row + 1))
            c.polygon([(x - 14, foot), (x, foot - 11), (x + 14, foot)], PAPER)
            _lit(c, value, x, y, pitch * 0.98)


def _lit(c: Canvas, value: Value, x: float, y: float, w: float) -> None:
    """The value under the cursor: in a ring of paper white, which is neither key's colour."""
    h = w * shape_of(value)
    c.panel(x - w / 2 - 5, y - h / 2 - 5, w + 10, h + 10, PAPER, w * 0.1 + 5)
    value_card(c, value, x, y, w)


def _grid(c: Canvas, scene: Sweep, words: Words, top: float, floor: float) -> None:
    """The lit value large with its name; beside or below it all of them small, or a line on the smallest screen."""
    high = floor - top
    if c.tall:
        size = min(c.width * 0.56, high * 0.42)
        _large(c, scene, words, (c.width / 2, top + size / 2 + 10), size, (c.width / 2, top + size + 44), c.width - 40)
        _small(c, scene, 10, top + size + 72, c.width - 20, high - size - 76)
    elif c.small:
        size = high - 34
        x, y = 24 + size / 2, top + size / 2 + 8
        _large(c, scene, words, (x, y), size, ((48 + size + c.width) / 2 - 8, y), c.width - size - 72)
        _count(c, scene, floor - 10)
    else:
        size = high * 0.72
        x = c.width - 136
        _large(c, scene, words, (x, top + size / 2 + 10), size, (x, top + size + 46), 256)
        _small(c, scene, 10, top + 4, c.width - 290, high - 8)


def _large(c: Canvas, scene: Sweep, words: Words, at: Point, size: float, below: Point, room: float) -> None:
    if scene.lit is None:
        c.art("light", *at, size * 0.8)
        return
    value = scene.values[scene.lit]
    _lit(c, value, *at, size)
    phrase(c, named(words, value), *below, 18, room)


def _small(c: Canvas, scene: Sweep, x: float, y: float, w: float, h: float) -> None:
    """Every value as a small card, row by row."""
    n = len(scene.values)
    across = next(k for k in range(1, n + 1) if -(-n // k) * w / k <= h or k == n)
    pitch = w / across
    dim = 0 if scene.lit is None else DIM

    def middle(i: int) -> Point:
        return x + pitch * (i % across + 0.5), y + pitch * (i // across + 0.5)

    def all_of_them() -> None:
        for i, value in enumerate(scene.values):
            value_card(c, value, *middle(i), pitch * 0.86, dim)

    c.recall("values", (scene.values, dim, x, y, w, c.size), all_of_them)
    if scene.lit is not None:
        cx, cy = middle(scene.lit)
        c.panel(cx - pitch / 2, cy - pitch / 2, pitch, pitch, PAPER, pitch * 0.18)
        value_card(c, scene.values[scene.lit], cx, cy, pitch * 0.86)


def _count(c: Canvas, scene: Sweep, y: float) -> None:
    """How far the walk has come, as a line that fills."""
    w, n = c.width - 40, len(scene.values)
    c.panel(20, y, w, 8, SLATE, 4)
    c.panel(20, y, w * (n if scene.lit is None else scene.lit + 1) / n, 8, PAPER, 4)


def _dots(c: Canvas, scene: Sweep, y: float) -> None:
    """Which card of each seat is told."""
    for i in range(scene.cards):
        x = c.width / 2 + (i - (scene.cards - 1) / 2) * 30
        c.disc(x, y, 9, PAPER if i + 1 <= scene.card else SLATE)
        if i + 1 < scene.card:
            c.disc(x, y, 5, SLATE)


def _foot(c: Canvas, frame: Frame, scene: Sweep, words: Words, y: float, h: float) -> None:
    """Who looks, who knows theirs, and what the keys do: the walk begins again once it is over."""
    shape = shapes(frame)
    high = 56.0 if c.tall else h - 12
    w = min(high * 1.16, (c.width * 0.36 - 8) / len(scene.seats)) if not c.tall else (c.width - 16) / len(scene.seats)
    for i, seat in enumerate(scene.seats):
        locked, asked = seat in frame.locked, seat in frame.asked
        x = 8 + w * i
        line = FLAME if locked else RING if asked else None
        c.panel(x, y + 4, w - 6, high, SLATE if locked else STONE, 14, line, 4)
        badge = min(w * 0.64, high * 0.68)
        c.art(f"badge_{shape[seat]}", x + (w - 6) / 2, y + 4 + high / 2, badge)
        if locked:
            padlock(c, x + (w - 6) / 2, y + 4 + high / 2, badge)
    left = 8.0 if c.tall else 12 + w * len(scene.seats)
    top, deep = (y + high + 8, h - high - 14) if c.tall else (y + 4, high)
    wide = (c.width - left - 8) / 2
    if scene.lit is None:
        answer.block(c, "left", ("act_swap", words.say("sweep-again")), left, top, wide - 3, deep)
    answer.block(c, "right", ("lock", words.say("sweep-know")), left + wide + 3, top, wide - 3, deep)
