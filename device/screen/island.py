"""The island of a treasure hunt, its four maps, the hunters, and what is asked or has happened."""

from functools import partial

from device.screen.ask import ask
from device.screen.canvas import Canvas
from device.screen.chart import charts
from device.screen.hunters import hunters
from device.screen.land import land
from device.screen.news import happening, news
from device.screen.palette import STONE
from device.screen.plot import Box
from device.screen.small_island import small_island
from device.screen.strip import shapes
from device.words import Words
from engine.frame import Frame
from engine.scene import Island


def island(c: Canvas, frame: Frame, scene: Island, words: Words) -> None:
    """Wide: island above the hunters, maps above the question. Upright: all below each other."""
    if c.small and not c.tall:
        small_island(c, frame, scene, words)
        return
    shape = shapes(frame)
    sea, maps, seats, panel = upright(c) if c.tall else wide(c)
    land(c, scene, sea, shape)
    charts(c, scene, maps, shape)
    hunters(c, frame, scene, seats, shape)
    told = happening(scene)
    if told is not None:
        c.recall("news", (told, panel, frame.sitters), partial(news, c, frame, told, panel, words))
    elif scene.ask is not None:
        ask(c, scene, scene.ask, panel, shape, words)
    else:
        c.panel(panel.x, panel.y, panel.w, panel.h, STONE, 14)


def wide(c: Canvas) -> tuple[Box, list[Box], Box, Box]:
    """Where the island, the four maps, the hunters and the question are."""
    left = 472 + (c.width - 800) * 0.4
    w = c.width - left - 12
    maps = [Box(left + 4, 8 + i * 65, w, 61) for i in range(4)]
    return Box(0, 0, left, 384), maps, Box(8, 388, left - 8, 84), Box(left + 4, 268, w, 204)


def upright(c: Canvas) -> tuple[Box, list[Box], Box, Box]:
    high = c.height - 424
    half = (c.width - 20) / 2
    maps = [Box(8 + i % 2 * (half + 4), high + 4 + i // 2 * 65, half, 61) for i in range(4)]
    return Box(0, 0, c.width, high), maps, Box(8, high + 134, c.width - 16, 76), Box(8, high + 214, c.width - 16, 202)
