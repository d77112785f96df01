"""The island on the smallest screen: the island, and beside it one fact at a time."""

from functools import partial

from device.screen.ask import choice, laid, spoken
from device.screen.canvas import Canvas
from device.screen.land import land
from device.screen.news import happening, news
from device.screen.option import picture
from device.screen.palette import FLAME, LOST, MOON, MUTED, PAPER, RING, SLATE, STONE
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.screen.strip import shapes
from device.words import Words
from engine.frame import Frame
from engine.scene import Ask, Chart, Halves, Island, Traveller
from engine.seat import Seat

COLUMN = 132.0
"""How wide the column beside the island is."""
ASKED = 48.0
"""How high the question of a halving is."""


def small_island(c: Canvas, frame: Frame, scene: Island, words: Words) -> None:
    shape = shapes(frame)
    left = c.width - COLUMN
    land(c, scene, Box(0, 0, left, c.height), shape)
    for i, chart in enumerate(scene.charts):
        box = Box(left + 4 + i % 2 * 62, 8 + i // 2 * 32, 60, 30)
        c.recall(f"chart {chart.sign}", (chart, box), partial(counted, c, chart, box))
    room = Box(left + 4, 74, COLUMN - 10, c.height - 82)
    told = happening(scene)
    if told is not None:
        c.recall("news", (told, room, frame.sitters), partial(news, c, frame, told, room, words))
        return
    if scene.ask is None or scene.ask.seat is None:
        everybody(c, scene, room, words)
        return
    badge = shape[scene.ask.seat]
    if scene.halves is not None:
        said = words.say(scene.ask.word)
        c.recall("ask", (said, badge, room), partial(question, c, said, badge, Box(room.x, room.y, room.w, ASKED)))
        halves(c, scene.halves, Box(room.x, room.y + ASKED + 5, room.w, room.h - ASKED - 5))
        return
    for one in scene.travellers:
        if one.seat == scene.ask.seat:
            c.recall("hunter", (one, badge, room), partial(belongings, c, one, badge, room))
    inner = Box(room.x, room.y + 36, room.w, room.h - 36)
    if scene.ask.options:
        lit(c, scene.ask, inner, shape, words)


def everybody(c: Canvas, scene: Island, box: Box, words: Words) -> None:
    """A question to all, if there is one: any key answers it."""
    if scene.ask is not None:
        c.panel(box.x, box.y, box.w, box.h, STONE, 12, FLAME, 3)
        c.art("key_any", box.x + box.w / 2, box.y + 50, 96)
        paragraph(c, words.say(scene.ask.word), Box(box.x + 6, box.y + 90, box.w - 12, box.h - 98), 14, lines=6)


def counted(c: Canvas, one: Chart, box: Box) -> None:
    """A map: its sign, and the spaces left, or what would be left after the clue that is looked at."""
    shown = one.left if one.lit is None else one.lit
    bright = one.located or one.lit is not None
    c.panel(box.x, box.y, box.w, box.h, SLATE if bright else STONE, 8, FLAME if bright else None, 2.5)
    c.art(f"map_{one.sign}", box.x + 15, box.y + box.h / 2, 19)
    c.text(str(shown), box.x + 42, box.y + box.h / 2, 13, FLAME if bright else PAPER, room=30)


def question(c: Canvas, said: str, shape: str, box: Box) -> None:
    """Who is asked what."""
    c.panel(box.x, box.y, box.w, box.h, SLATE, 10, FLAME, 2.5)
    c.art(f"badge_{shape}", box.x + 19, box.y + box.h / 2, 23)
    paragraph(c, said, Box(box.x + 34, box.y + 4, box.w - 39, box.h - 8), 10, lines=3)


def belongings(c: Canvas, one: Traveller, shape: str, box: Box) -> None:
    """Whose turn it is, with amulets and treasures."""
    c.panel(box.x, box.y, box.w, 33, SLATE, 10, FLAME, 2.5)
    y = box.y + 16.5
    c.art(f"badge_{shape}", box.x + 20, y, 25)
    for i, (art, number) in enumerate((("amulet", one.amulets), ("chest_closed", one.treasures))):
        c.art(art, box.x + 50 + i * 41, y, 19)
        c.text(str(number), box.x + 69 + i * 41, y, 13, room=20)


def lit(c: Canvas, one: Ask, box: Box, shape: dict[Seat, str], words: Words) -> None:
    """The option that is lit, alone; dots tell which of how many it is."""
    option = one.options[one.lit]
    why = bool(option.reason)
    keys = box.y + box.h - 46
    c.panel(box.x, box.y, box.w, keys - box.y - 4, STONE, 12)
    picture(c, option, box.x + box.w / 2, box.y + 42, 68, shape, 150 if why else 0)
    n = len(one.options)
    for i in range(n):
        x = box.x + box.w / 2 + (i - (n - 1) / 2) * min(13, 112 / n)
        c.disc(x, box.y + 86, 4 if i == one.lit else 2.5, FLAME if i == one.lit else RING)
    said = words.say(option.reason) if why else ": ".join(filter(None, (spoken(option, words), laid(option, words))))
    number = choice(option, words)
    high = keys - box.y - 96 - (20 if number else 0)
    paragraph(c, said, Box(box.x + 6, box.y + 92, box.w - 12, high), 13, LOST if why else PAPER, lines=4)
    if number:
        paragraph(c, number, Box(box.x + 6, box.y + 92 + high - 3, box.w - 12, 20), 11, MUTED, lines=1)
    pair = (("left", "key_go", "mark_next", 255), ("right", "key_leave", "mark_ok", 90 if why else 255))
    for i, (side, key, mark, alpha) in enumerate(pair):
        x = box.x + box.w * (0.25 + 0.5 * i)
        c.art(key, x, keys + 14, 48, 32, alpha=alpha)
        c.art(mark, x, keys + 38, 16, alpha=alpha)
        c.target(x - box.w / 4, keys, box.w / 2, 46, ("side", side))


def halves(c: Canvas, one: Halves, box: Box) -> None:
    """Press the colour that covers yours."""
    h = (box.h - 6) / 2
    sides = (("left", "key_go", one.left, FLAME), ("right", "key_leave", one.right, MOON))
    for i, (side, key, spaces, colour) in enumerate(sides):
        y = box.y + i * (h + 6)
        c.panel(box.x, y, box.w, h, STONE, 12, colour, 3)
        c.art(key, box.x + box.w / 2, y + h * 0.35, 78, 52)
        c.text(str(len(spaces)), box.x + box.w / 2, y + h * 0.79, 19)
        c.target(box.x, y, box.w, h, ("side", side))
