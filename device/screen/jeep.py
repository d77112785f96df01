"""Jeeps, painted in the colours of their seats, with their badges as flags."""

from collections import defaultdict
from functools import cache

import pygame

from assets import ROOT
from device.screen.atlas import drawn
from device.screen.canvas import Canvas
from device.screen.palette import INK, SEATS
from device.screen.plot import Plot
from device.screen.thing import SPREAD
from engine.scene import Island, Space
from engine.seat import Seat

BODY = '"#FFFFFF"'
"""The white body of the picture takes the colour of a seat."""
WIDE, HIGH = 120, 96
"""The size of the picture in its own units."""
FAN = 1.7
"""How far jeeps on one space stand apart."""


@cache
def _picture() -> str:
    whole = (ROOT / "art" / "jeep.svg").read_text("utf-8")
    return whole[whole.index(">") + 1 : whole.rindex("<")]


def jeep(c: Canvas, shape: str, cx: float, cy: float, w: float) -> None:
    """A jeep `w` wide, its wheels below the middle."""

    def make() -> pygame.Surface:
        px = c.px(w)
        return drawn(_picture().replace(BODY, f'"{SEATS[shape]}"'), px, px * HIGH // WIDE, px / WIDE)

    c.put(c.atlas.keep(("jeep", shape, c.px(w)), make), cx, cy + w * 0.08)
    badge = w * 0.46
    c.disc(cx - w * 0.06, cy - w * 0.32, round(badge * 0.56, 1), INK)
    c.art(f"badge_{shape}", cx - w * 0.06, cy - w * 0.32, badge * 0.92)


def jeeps(c: Canvas, scene: Island, plot: Plot, shape: dict[Seat, str]) -> None:
    """All jeeps: those on one space fan out, and behind what lies there."""
    lying = {thing.space for thing in scene.things} | set(scene.amulets)
    lying |= {space for chart in scene.charts for space in chart.markers}
    parked: defaultdict[Space, list[Seat]] = defaultdict(list)
    for one in scene.travellers:
        if one.jeep is not None:
            parked[one.jeep].append(one.seat)
    for space in sorted(parked, key=lambda at: at[1]):
        here = parked[space]
        x, y = plot.at(space)
        y -= plot.r * 0.5 if space in lying else 0
        w = plot.r * (2.1 if len(here) == 1 else 1.7)
        for seat, (dx, dy) in sorted(zip(here, SPREAD[len(here)], strict=True), key=lambda one: one[1][1]):
            jeep(c, shape[seat], x + dx * FAN * plot.r, y + dy * FAN * plot.r, w)
