"""A clue card: the landmark over a row of four hexes, inside · next door · two away · farther."""

from dataclasses import replace

import pygame

from device.screen.canvas import Canvas
from device.screen.palette import CARD, INK
from device.screen.plot import hexagon
from engine.scene import Clue
from engine.seat import Seat

"""The paper of a clue card: ink has 14.6 on it."""
OBJECTS = frozenset({"hut", "palm", "statue"})
"""Landmarks that stand on a space; the others are kinds of land, and are shown as a space of their kind."""
STEPS = {
    "in": "clue_in",
    "next_to": "clue_next_to",
    "in_sight_of": "clue_in_sight",
    "not_in": "clue_not_in",
    "not_next_to": "clue_not_next_to",
    "not_in_sight_of": "clue_not_in_sight",
}
"""Lit where the treasure may be, crossed where it is not."""


def clue_card(c: Canvas, clue: Clue, cx: float, cy: float, size: float, *, dim: int = 0) -> None:
    """The card of a clue, `size` by `size`, without the compasses on it; `dim` 0 to 255."""
    c.put(card(c, clue, size, dim), cx, cy)


def card(c: Canvas, clue: Clue, size: float, dim: int = 0) -> pygame.Surface:
    """One picture for each size in px."""
    bare, size = replace(clue, claims=()), c.px(size) / c.u

    def make() -> pygame.Surface:
        sheet = c.sheet(size, size)
        _draw(sheet, bare, size)
        image = sheet.flat()
        if dim:
            image.fill((255 - dim,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return image

    return c.atlas.keep(("clue", bare, c.px(size), dim), make)


def _draw(c: Canvas, clue: Clue, size: float) -> None:
    middle, high = size / 2, size * 0.345
    c.panel(0, 0, size, size, INK, size * 0.12)
    c.panel(size * 0.025, size * 0.025, size * 0.95, size * 0.95, CARD, size * 0.1)
    landmark(c, clue, middle, high, size * 0.6)
    c.panel(size * 0.05, size * 0.685, size * 0.9, size * 0.27, INK, size * 0.07)
    c.art(STEPS[clue.relation], middle, size * 0.82, size * 0.86, size * 0.26)


def landmark(c: Canvas, clue: Clue, cx: float, cy: float, size: float) -> None:
    """What a clue is about; a crown for the largest of its kind."""
    if clue.landmark in OBJECTS:
        c.art(clue.landmark, cx, cy, size)
    else:
        hexagon(c, (cx, cy), size * 0.56, INK)
        c.art(f"hex_{clue.landmark}", cx, cy, size)
    if clue.largest:
        c.art("crown", cx + size * 0.46, cy - size * 0.3, size * 0.48)


def claims(c: Canvas, clue: Clue, shape: dict[Seat, str], cx: float, cy: float, size: float) -> None:
    """The compasses on a card, down its left edge: the badge of whoever played it; two are a double claim."""
    chip = max(size * 0.34, 15.0)
    for i, seat in enumerate(clue.claims):
        x, y = cx - size / 2 + chip * 0.42, cy - size / 2 + chip * (0.42 + 0.86 * i)
        c.disc(x, y, round(chip * 0.54, 1), INK)
        c.art(f"badge_{shape[seat]}", x, y, chip * 0.86)
