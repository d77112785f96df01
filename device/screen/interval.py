"""Between two expeditions: the entrances, the traps that left the game, the chests."""

from device.screen.canvas import Canvas
from device.screen.card import sign
from device.screen.entrance import entrances, ground
from device.screen.palette import LOST, NIGHT, STONE
from device.screen.small_strip import small_strip
from device.screen.strip import HIGH, TOP, cells, shapes
from device.words import Words
from engine.frame import Frame
from engine.scene import Danger, Interval, Place


def interval(c: Canvas, frame: Frame, scene: Interval, words: Words) -> None:
    title = words.say("interval-title", n=scene.round)
    more = words.say("interval-next", n=scene.rounds - scene.round)
    if c.small:
        ground(c)
        c.text(title, c.width / 2, 27, 22, room=c.width - 24)
        entrances(c, c.width / 2, c.height * 0.34, scene.round, scene.rounds, size=80, falling=True)
        if scene.removed:
            removed(c, scene.removed, words, c.height * 0.525, 62)
        else:
            c.text(more, c.width / 2, c.height * 0.62, 20, room=c.width - 24)
        small_strip(c, frame, scene.places, safe=True)
        return
    c.cover("bg_camp", 0, 0, c.width, c.height)
    c.text(title, c.width / 2, 50, 30, room=490)
    entrances(c, c.width / 2, 180 if scene.removed else 200, scene.round, scene.rounds, size=128, falling=True)
    if scene.removed:
        removed(c, scene.removed, words, 270, 92)
    else:
        wide = c.measure(more, 20) + 48
        c.panel(c.width / 2 - wide / 2, TOP - 72, wide, 48, NIGHT, 14)
        c.text(more, c.width / 2, TOP - 48, 20)
    safe(c, frame, scene.places)


def safe(c: Canvas, frame: Frame, places: tuple[Place, ...]) -> None:
    """Everybody is out of the cave, with a chest; its content is seen only where chests are open."""
    c.fill(NIGHT, 0, TOP, c.width, HIGH)
    shape = shapes(frame)
    for place, cell in zip(places, cells(c, len(places), False), strict=True):
        c.panel(cell.x, cell.y, cell.w, cell.h, STONE, 14)
        c.art(f"badge_{shape[place.seat]}", *cell.at, cell.badge)
        if place.chest is None:
            c.art("chest_closed", *cell.hand, cell.cap * 1.35)
        else:
            c.fact(
                *cell.hand,
                cell.cap * 0.72,
                str(place.chest),
                "chest_closed",
                room=cell.w - (cell.h if cell.w > 120 else 8),
            )


def removed(c: Canvas, traps: tuple[Danger, ...], words: Words, y: float, h: float) -> None:
    """The traps that have left the game, each struck through."""
    said = words.say("interval-removed", traps="").strip()
    size = h * 0.66
    signs = len(traps) * (size + 14)
    cap = c.fitting(said, 14 if c.small else 18, c.width - 80 - signs)
    wide = c.measure(said, cap) + 20 if cap else 0.0
    x = (c.width - wide - signs) / 2
    c.panel(x - 20, y, wide + signs + 26, h, NIGHT, 14)
    if cap:
        c.text(said, x, y + h / 2, cap, align="left")
    x += wide
    for trap in traps:
        sign(c, trap.art, x + size / 2, y + h / 2, size)
        for thick, colour in ((11, NIGHT), (6, LOST)):
            c.line([(x + 2, y + h / 2 + size / 2 - 2), (x + size - 2, y + h / 2 - size / 2 + 2)], colour, thick)
        x += size + 14
