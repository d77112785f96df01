"""A table with people all around a lying screen: what must be read stands on both long sides, once turned."""

from collections.abc import Callable
from functools import partial

import pygame

from device.screen.bar import SIGNS
from device.screen.canvas import Canvas, Point
from device.screen.card import face
from device.screen.palette import BROWN, CARD, FLAME, INK, NIGHT, TEAL, WORTH
from device.screen.strip import Cell, Hands, row, seats
from device.screen.turned import turned
from engine.frame import Frame
from engine.scene import Card, Gem, Path, Place
from engine.seat import Seat

EDGE = 84
"""How far each edge reaches into the screen."""
HERO = 166
"""How wide the newest card is."""
TAB = 0.416
"""How far its second value looks out above it, in widths."""
BESIDE = 368
"""The room for keys and pot beside the seats."""

Paint = Callable[[tuple[Place, ...], tuple[Cell, ...]], None]


def rim(
    c: Canvas, places: tuple[Place, ...], high: float, beside: float, paint: Paint, more: Callable[[], None] | None
) -> dict[Seat, Point]:
    """The seats along both long edges, `more` in the room `beside` them; returns where the hands are.

    Everything is painted at the lower edge; what belongs to the upper one is turned.
    """
    chests = any(place.chest is not None for place in places)
    ends: dict[Seat, Point] = {}

    def edge(those: tuple[Place, ...]) -> tuple[Cell, ...]:
        where = row(4, c.height - high, c.width - 8 - beside, high, len(those), chests)
        c.fill(NIGHT, 0, c.height - high, c.width, high)
        paint(those, where)
        if more is not None:
            more()
        return where

    first = len(places) // 2
    for place, cell in zip(places[first:], edge(places[first:]), strict=True):
        ends[place.seat] = cell.hand
    cells: list[Cell] = []
    turned(c, c.width / 2, c.height / 2, lambda: cells.extend(edge(places[:first])))
    for place, cell in zip(places, cells, strict=False):
        ends[place.seat] = c.width - cell.hand[0], c.height - cell.hand[1]
    return ends


def edges(c: Canvas, frame: Frame, scene: Path, hands: Hands | None = None) -> dict[Seat, Point]:
    """The expedition's edges: seats, keys without words, and the pot; returns where the hands are."""

    def paint(those: tuple[Place, ...], where: tuple[Cell, ...]) -> None:
        seats(c, frame, those, where, hands)

    return rim(c, scene.places, EDGE, BESIDE, paint, partial(_beside, c, frame, scene))


def _beside(c: Canvas, frame: Frame, scene: Path) -> None:
    """What the keys do, or what has just been gained, and the pot; who enters a card."""
    y, x = c.height - EDGE / 2, c.width - 360
    if scene.entry is not None:
        shape = next(one.shape for one in frame.sitters if one.seat == scene.entry.seat)
        c.art(f"badge_{shape}", x + 36, y, 52)
        pairs(c, x + 90, y, ("mark_next", "mark_ok"), frame)
        return
    gain = max((place.gain for place in scene.places), default=0)
    if scene.moment == "shared" and gain:
        c.fact(x + 110, y, 44, f"+{gain}", scene.gem, room=190)
    elif scene.moment == "choosing":
        pairs(c, x, y, (SIGNS.get(scene.word_left, ""), SIGNS.get(scene.word_right, "")), frame)
    c.text(str(scene.pot), c.width - 76, y, 44, align="right", room=64)
    c.art(scene.gem, c.width - 42, y, 52)


def pairs(c: Canvas, x: float, y: float, signs: tuple[str, str], frame: Frame) -> None:
    """Both keys, each with the sign of what it does; a ring around the one that is lit for somebody."""
    for side, key, sign in zip(("left", "right"), ("key_go", "key_leave"), signs, strict=True):
        c.art(key, x + 33, y, 66, 44)
        if any(scan.lit == side for scan in frame.scans):
            c.panel(x - 5, y - 27, 76, 54, FLAME, 14, FLAME, 4, alpha=0)
        if sign:
            c.art(sign, x + 85, y, 38)
        x += 108


def twofold(c: Canvas, card: Card, gem: Gem, w: float, *, fresh: bool) -> pygame.Surface:
    """The newest card, `w` wide; a value looks out above it once more, turned."""
    plain = face(c, card, gem, w, fresh=fresh)
    if card.value is None:
        return plain
    high = w * (4 / 3 + TAB)

    def make() -> pygame.Surface:
        sheet = c.sheet(w, high)
        ground, line = (TEAL, WORTH) if card.kind == "relic" else (CARD, INK)
        sheet.panel(0, 0, w, high / 2, ground, w * 0.1, line, w * 0.03)
        turned(sheet, w / 2, w * TAB / 2 + 2, lambda: _value(sheet, card, gem, w, fresh))
        sheet.put(plain, w / 2, high - w * 2 / 3)
        return sheet.flat()

    return c.atlas.keep(("twofold", card, gem, c.px(w), fresh), make)


def _value(c: Canvas, card: Card, gem: Gem, w: float, fresh: bool) -> None:
    x, y = w / 2, w * TAB / 2 + 2
    if card.kind == "relic":
        c.fact(x, y, w * 0.21, str(card.value), gem, WORTH)
    elif fresh:
        c.fact(x, y, w * 0.24, str(card.value), gem, INK)
    else:
        c.text(str(card.value), x, y, w * 0.2, BROWN)
