"""The cards: arch for treasure, jags for traps, steps for relics."""

import pygame

from device.screen.atlas import varied
from device.screen.canvas import Canvas
from device.screen.palette import BROWN, DANGER, INK, WORTH
from engine.scene import Card, Gem

HEAPS = {
    "heap_1": (1,),
    "heap_2": (2,),
    "heap_3": (1, 2),
    "heap_4": (1, 3),
    "heap_5": (2, 3),
    "heap_7": (3, 4),
    "heap_9": (2, 3, 4),
    "heap_11": (2, 4, 5),
    "heap_13": (1, 3, 4, 5),
    "heap_14": (2, 3, 4, 5),
    "heap_15": (1, 2, 3, 4, 5),
    "heap_17": (2, 4, 5, 6),
}
"""A heap for each treasure, the smallest first, and its rows of gems, the top first."""
LYING = {1: 84, 2: 76, 3: 60}
"""How large gems lie on a card of 240: the fewer, the larger."""


def face(
    c: Canvas, card: Card, gem: Gem, w: float, *, fresh: bool = False, dim: int = 0, name: str = ""
) -> pygame.Surface:
    """A card's picture, `w` wide and three by four.

    A fresh treasure shows its heap and its value; once shared out, its window holds the very gems that still lie
    there. A trap shows a card back for each copy that is still face down, or its `name`.
    """

    def make() -> pygame.Surface:
        sheet = c.sheet(w, w * 4 / 3)
        _draw(sheet, card, gem, w, fresh, name)
        return varied(sheet.flat(), 0, 255, dim) if dim else sheet.flat()

    return c.atlas.keep(("card", card, gem, c.px(w), fresh, dim, name), make)


def _draw(c: Canvas, card: Card, gem: Gem, w: float, fresh: bool, name: str) -> None:
    k, cx, foot = w / 240, w / 2, w / 240 * 267
    c.art(f"card_{card.kind}", cx, w * 2 / 3, w, w * 4 / 3)
    match card.kind:
        case "treasure" if fresh:
            heap(c, card.art, gem, cx, 130 * k, 158 * k)
            c.fact(cx, foot - 3 * k, 62 * k, str(card.value), gem, INK)
        case "treasure":
            lying(c, card.lying, gem, cx, k)
            c.text(str(card.value), cx, foot, 48 * k, BROWN)
        case "relic":
            c.art(card.art, cx, 126 * k, 160 * k)
            c.fact(cx, foot, 50 * k, str(card.value), gem, WORTH)
        case "trap":
            c.art(card.art, cx, 126 * k, 160 * k)
            if name:
                c.text(name, cx, foot + 2 * k, 27 * k, DANGER, room=210 * k)
            else:
                copies(c, cx, foot, 54 * k, card.copies)


def heap(c: Canvas, art: str, gem: Gem, cx: float, cy: float, size: float) -> None:
    """A heap of gems; rubies have pictures of their own, others are piled up one by one."""
    if gem == "ruby":
        c.art(art, cx, cy, size)
        return
    rows = HEAPS[art]
    one = size * min(0.46, 1.24 / max(rows))
    for row, n in enumerate(rows):
        y = cy + size * 0.33 - (len(rows) - 1 - row) * one * 0.62
        for i in range(n):
            c.art(gem, cx + (i - (n - 1) / 2) * one * 0.82, y, one)


def heap_of(gems: float) -> str:
    """The largest heap that is made of so many gems."""
    return next((art for art, rows in reversed(HEAPS.items()) if sum(rows) <= gems), "heap_1")


def lying(c: Canvas, n: int, gem: Gem, cx: float, k: float) -> None:
    """The gems left on a card, drawn one by one, as on dice."""
    rows = [n] if n < 4 else [n // 2, n - n // 2]
    size = LYING.get(n, 50)
    for row, count in enumerate(rows):
        y = (212 - size / 2 - 46 * (len(rows) - 1 - row)) * k
        for i in range(count):
            c.art(gem, cx + (i - (count - 1) / 2) * size * 0.9 * k, y, size * k)


def copies(c: Canvas, cx: float, cy: float, h: float, n: int) -> None:
    """How many of a trap are still face down: that many little card backs."""
    for i in range(n):
        c.art("card_back", cx + (i - (n - 1) / 2) * h * 0.86, cy, h * 0.75, h)


def sign(c: Canvas, art: str, cx: float, cy: float, size: float) -> None:
    """A trap as a sign: black on yellow."""
    c.panel(cx - size / 2, cy - size / 2, size, size, DANGER, size * 0.2, INK, 3)
    c.art(art, cx, cy, size * 0.84)
