"""Between two expeditions: the entrances, the traps that left the game, the chests."""

from device.screen.canvas import Canvas
from device.screen.card import sign
from device.screen.entrance import entrances, ground
from device.screen.flat import EDGE, rim
from device.screen.palette import LOST, NIGHT, STONE
from device.screen.small_strip import EDGE as SMALL_EDGE
from device.screen.small_strip import small_seats, small_strip
from device.screen.strip import HIGH, TOP, Cell, cells, shapes
from device.screen.turned import doubled
from device.words import Words
from engine.frame import Frame
from engine.scene import Danger, Interval, Place


def interval(c: Canvas, frame: Frame, scene: Interval, words: Words) -> None:
    title = words.say("interval-title", n=scene.round)
    more = words.say("interval-next", n=scene.rounds - scene.round)
    if frame.settings.flat:
        flat(c, frame, scene, title)
        return
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
    c.fill(NIGHT, 0, TOP, c.width, HIGH)
    safe(c, frame, scene.places, cells(c, len(scene.places), False))


def flat(c: Canvas, frame: Frame, scene: Interval, title: str) -> None:
    """The title and the traps that are gone stand on both sides, the entrances between them."""
    edge, high, size = (SMALL_EDGE, 40.0, 62.0) if c.small else (EDGE, 56.0, 96.0)
    bottom = c.height - edge
    c.cover("bg_camp", 0, edge, c.width, bottom - edge)
    entrances(c, c.width / 2, c.height / 2 + size * 0.1, scene.round, scene.rounds, size=size, falling=True)

    def side() -> None:
        if scene.removed:
            gone(c, title, scene.removed, bottom - high - 6, high)
            return
        cap = high * 0.42
        wide = min(c.width - 16, c.measure(title, cap) + 36)
        c.panel((c.width - wide) / 2, bottom - high - 6, wide, high, NIGHT, 14)
        c.text(title, c.width / 2, bottom - high / 2 - 6, cap, room=wide - 20)

    doubled(c, c.width / 2, c.height / 2, side)
    if c.small:
        rim(c, scene.places, edge, 0, lambda those, at: small_seats(c, frame, those, at, safe=True), None)
    else:
        rim(c, scene.places, edge, 0, lambda those, at: safe(c, frame, those, at), None)


def gone(c: Canvas, title: str, traps: tuple[Danger, ...], y: float, high: float) -> None:
    """The title, and beside it the traps that have left the game."""
    size = high * 0.76
    signs = len(traps) * (size + 10)
    cap = c.fitting(title, high * 0.36, c.width - 60 - signs)
    wide = (c.measure(title, cap) + 16 if cap else 0.0) + signs
    x = (c.width - wide) / 2
    c.panel(x - 16, y, wide + 26, high, NIGHT, 14)
    if cap:
        x += c.text(title, x, y + high / 2, cap, align="left") + 16
    for trap in traps:
        struck(c, trap, x + size / 2, y + high / 2, size)
        x += size + 10


def struck(c: Canvas, trap: Danger, x: float, y: float, size: float) -> None:
    """A trap that has left the game."""
    sign(c, trap.art, x, y, size)
    for thick, colour in ((11, NIGHT), (6, LOST)):
        c.line([(x - size / 2 + 2, y + size / 2 - 2), (x + size / 2 - 2, y - size / 2 + 2)], colour, thick)


def safe(c: Canvas, frame: Frame, places: tuple[Place, ...], where: tuple[Cell, ...]) -> None:
    """Everybody is out of the cave, with a chest; its content is seen only where chests are open."""
    shape = shapes(frame)
    for place, cell in zip(places, where, strict=True):
        c.panel(cell.x, cell.y, cell.w, cell.h, STONE, 14)
        c.art(f"badge_{shape[place.seat]}", *cell.at, cell.badge)
        if place.chest is None:
            c.art("chest_closed", *cell.hand, cell.cap * 1.35)
        else:
            room = cell.w - (cell.h if cell.w > cell.h * 1.3 else 8)
            c.fact(*cell.hand, cell.cap * 0.72, str(place.chest), "chest_closed", room=room)


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
        struck(c, trap, x + size / 2, y + h / 2, size)
        x += size + 14
