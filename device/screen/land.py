"""The island with all that lies on it."""

from functools import partial

from device.screen.canvas import Canvas
from device.screen.jeep import jeeps
from device.screen.mark import drive, grounds, ring, rings, signs, target
from device.screen.palette import NIGHT
from device.screen.plot import ROOT3, Box, Plot, plot
from device.screen.shore import shore
from device.screen.thing import things
from engine.scene import Island
from engine.seat import Seat

LANDING = 0.4
"""Seconds in which a ring closes around the place of a happening."""


def land(c: Canvas, scene: Island, box: Box, shape: dict[Seat, str]) -> None:
    """As large as the box allows. Only what has changed is laid out again."""
    where = plot(scene.tiles, box)
    question = scene.halves, scene.reached, scene.removed, tuple(chart.lit for chart in scene.charts)
    lying = scene.things, scene.sights, scene.amulets, tuple(chart.markers for chart in scene.charts)
    c.recall("shore", (scene.tiles, box), partial(_ground, c, scene, where, box))
    c.recall("grounds", (question, box), partial(grounds, c, scene, where))
    c.recall("things", (lying, any(question[:3]), box), partial(things, c, scene, where))
    c.recall("signs", (question, lying, box), partial(signs, c, scene, where))
    c.recall("jeeps", (scene.travellers, lying, tuple(shape.items()), box), partial(jeeps, c, scene, where, shape))
    if scene.halves is not None:
        c.recall("rings", (scene.halves, box), partial(rings, c, scene.halves, where))
    c.recall("decks", (scene.treasures, scene.clues, box), partial(_decks, c, scene, box))
    if scene.target is not None:
        target(c, where, scene.target)
    if scene.happening is not None and scene.happening.spaces:
        if scene.happening.origin is not None:
            drive(c, where, scene.happening.origin, scene.happening.spaces[-1])
        closing = 1 - c.progress(0, LANDING)
        for space in scene.happening.spaces:
            ring(c, where, space, size=1.04 + round(closing * 6) * 0.25)


def _ground(c: Canvas, scene: Island, where: Plot, box: Box) -> None:
    """The island, with a place to point at for every space."""
    shore(c, scene.tiles, where, box)
    w = where.r * ROOT3
    for tile in scene.tiles:
        x, y = where.at(tile.space)
        c.target(x - w / 2, y - where.r, w, 2 * where.r, ("step", tile.space))


def _decks(c: Canvas, scene: Island, box: Box) -> None:
    """In the corners of the sea: the treasures and the clues that are face down."""
    corners = ((box.x + 10, "card_back_coins", scene.treasures), (box.x + box.w - 68, "act_clue", scene.clues))
    for x, art, n in corners:
        c.panel(x, box.y + 8, 58, 30, NIGHT, 10, alpha=0.55)
        c.art(art, x + 16, box.y + 23, 24)
        c.text(str(n), x + 41, box.y + 23, 13, room=28)
