"""The island as text: a letter for the land of each space, a mark before it, what lies there after it."""

from dataclasses import dataclass

from device.screen.cells import Ink
from device.screen.text_page import AMULET, CHARTS, HUT, LIT, MORE, PALM, REMOVED, SIGHT, SIGNS, VIEWS, Page
from engine.scene import Island, Space, Tile

Bit = tuple[str, Ink]
"""A piece of text in one ink."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the spaces stand: each is `wide` cells by `tall` lines; the left and the top one begin at `x` and `y`."""

    x: int
    y: int
    wide: int
    tall: int

    def at(self, space: Space) -> tuple[int, int]:
        q, r = space
        return self.x + self.wide * q + self.wide * r // 2, self.y + self.tall * r


def extent(scene: Island, wide: int, tall: int) -> tuple[int, int, int, int]:
    """The first cell, the first line, the cells and the lines of an island that is plotted at 0, 0."""
    spots = [Plot(0, 0, wide, tall).at(tile.space) for tile in scene.tiles] or [(0, 0)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return left, top, max(x for x, _ in spots) - left + wide, max(y for _, y in spots) - top + tall


def land(page: Page, scene: Island, plot: Plot) -> None:
    marks, lying = _marks(scene), _lying(page, scene)
    for tile in scene.tiles:
        _space(page, tile, plot, marks.get(tile.space), lying.get(tile.space, []))


def _space(page: Page, tile: Tile, plot: Plot, mark: Bit | None, lying: list[Bit]) -> None:
    """Where there are two cells only, a mark covers what lies there."""
    (x, y), put = plot.at(tile.space), page.sheet.put
    room = [(x + i, y) for i in range(2, plot.wide)]
    room += [(x + i, y + line) for line in range(1, plot.tall) for i in range(1, plot.wide)]
    letter = x if plot.wide == 2 else x + 1
    put(letter, y, page.words.say("land-letter", landmark=tile.terrain), tile.terrain)
    if plot.wide == 2:
        room = [] if mark else [(x + 1, y)]
    if mark:
        put(x + 1 if plot.wide == 2 else x, y, *mark)
    if len(lying) > len(room) > 1:
        lying = [*lying[: len(room) - 1], (MORE, "plain")]
    for spot, bit in zip(room, lying, strict=False):
        put(*spot, *bit)


def _marks(scene: Island) -> dict[Space, Bit]:
    """What the question is about, the most important one where there are several."""
    marks: dict[Space, Bit] = {one.space: (str(one.steps), "strong") for one in scene.reached}
    if scene.halves is not None:
        marks |= dict.fromkeys(scene.halves.left, ("<", "flame")) | dict.fromkeys(scene.halves.right, (">", "moon"))
    marks |= dict.fromkeys(scene.removed, (REMOVED, "danger"))
    return marks if scene.target is None else marks | {scene.target: (LIT, "flame")}


def _lying(page: Page, scene: Island) -> dict[Space, list[Bit]]:
    """What lies on each space, the most important first."""
    found: list[tuple[Space, Bit]] = []
    for one in sorted(scene.travellers, key=lambda one: one.seat != scene.turn):
        if one.jeep is not None:
            found.append((one.jeep, (SIGNS[page.sitter(one.seat).box], page.ink(one.seat))))
    charts = sorted(scene.charts, key=lambda chart: not chart.located)
    markers: list[tuple[Space, Bit]] = [
        (at, (CHARTS[chart.sign], "flame" if chart.located else "plain")) for chart in charts for at in chart.markers
    ]
    located = sum(len(chart.markers) for chart in charts if chart.located)
    found += markers[:located]
    for thing in scene.things:
        sign = {"hut": HUT, "palm": PALM, "statue": VIEWS[thing.facing or 0]}[thing.kind]
        found.append((thing.space, (sign, "strong")))
    found += [(at, (AMULET, "relic")) for at in scene.amulets]
    found += markers[located:]
    found += [(at, (SIGHT, "muted")) for at in scene.sights if at not in scene.amulets]
    lying: dict[Space, list[Bit]] = {}
    for at, bit in found:
        lying.setdefault(at, []).append(bit)
    return lying
