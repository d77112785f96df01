"""The four treasure maps: sign, spaces left, and the clues that were laid on them."""

from functools import partial

from device.screen.canvas import Canvas
from device.screen.clue import claims, clue_card
from device.screen.palette import FLAME, LOST, NIGHT, PAPER, SLATE, STONE
from device.screen.plot import Box
from engine.scene import Chart, Clue, Island
from engine.seat import Seat

HEAD = 62.0
"""The width of the sign and the number of spaces left."""


def charts(c: Canvas, scene: Island, boxes: list[Box], shape: dict[Seat, str]) -> None:
    """One box a map, empty before the first clue. While a clue is looked at, it lies, too, on the maps that it fits."""
    looked = lit_clue(scene)
    for box in boxes[len(scene.charts) :]:
        c.panel(box.x, box.y, box.w, box.h, STONE, 12)
    for one, box in zip(scene.charts, boxes, strict=False):
        extra = looked if one.lit is not None else None
        paint = partial(chart, c, one, box, shape, extra)
        c.recall(f"chart {one.sign}", (one, box, tuple(shape.items()), extra), paint)


def lit_clue(scene: Island) -> Clue | None:
    if scene.ask is None or not scene.ask.options:
        return None
    return scene.ask.options[scene.ask.lit].clue


def chart(c: Canvas, one: Chart, box: Box, shape: dict[Seat, str], extra: Clue | None) -> None:
    lit = one.lit is not None
    line = FLAME if lit or one.located else None
    c.panel(box.x, box.y, box.w, box.h, SLATE if lit else STONE, 12, line, 3)
    _head(c, one, box)
    cards = one.clues + ((extra,) if extra else ())
    if not cards:
        c.panel(box.x + HEAD, box.y + 5, box.h - 10, box.h - 10, NIGHT, 6, SLATE, 1.5)
    size, across = sized(len(cards), box)
    for i, clue in enumerate(cards):
        x = box.x + HEAD + size / 2 + i % across * (size + 4)
        y = box.y + box.h / 2 + (i // across - (len(cards) - 1) // across / 2) * (size + 3)
        if extra and i == len(cards) - 1:
            c.panel(x - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6, FLAME, size * 0.14)
        clue_card(c, clue, x, y, size)
        claims(c, clue, shape, x, y, size)


def _head(c: Canvas, one: Chart, box: Box) -> None:
    """The sign over the spaces left; while a clue is looked at, what would be left of them."""
    x, up, down = box.x + HEAD / 2, box.y + box.h * 0.28, box.y + box.h * 0.72
    if one.lit is None:
        c.art(f"map_{one.sign}", x, up, box.h * 0.46)
        c.text(str(one.left), x, down, box.h * 0.34, FLAME if one.located else PAPER)
        return
    c.art(f"map_{one.sign}", x - 15, up, box.h * 0.4)
    half = c.text(str(one.left), x + 13, up, box.h * 0.19) / 2 + 2
    c.line([(x + 13 - half, up + 4), (x + 13 + half, up - 4)], LOST, 3)
    c.text(str(one.lit), x, down, box.h * 0.36, FLAME)


def sized(n: int, box: Box) -> tuple[float, int]:
    """How large `n` cards are in the box, and how many lie side by side: a second row if that makes them larger."""
    most, wide = box.h - 8, box.w - HEAD - 4
    one = min(most, (wide + 4) / max(1, n) - 4)
    half = -(-n // 2)
    two = min((most - 3) / 2, (wide + 4) / max(1, half) - 4)
    return (one, max(1, n)) if one >= two else (two, half)
