"""The seats on the smallest screen: who they are, and what they do; hands only when they are lost."""

from device.screen.canvas import Canvas
from device.screen.palette import FLAME, LOST, MUTED, NIGHT, STONE
from device.screen.strip import KEYS, Cell, Doing, doing, ground, padlock, shapes
from engine.frame import Frame
from engine.scene import Place

HIGH = 80
EDGE = 56
"""How far each edge of a flat table reaches into the screen."""
WIDEST = 150


def top(c: Canvas) -> float:
    """Where the strip begins."""
    return c.height - HIGH


def middles(c: Canvas, n: int) -> list[float]:
    w = min((c.width - 8) / n, WIDEST)
    return [c.width / 2 + (i - (n - 1) / 2) * w for i in range(n)]


def small_strip(c: Canvas, frame: Frame, places: tuple[Place, ...], *, safe: bool = False) -> None:
    """All seats along the lower edge; `safe` shows chests in the place of tents: everybody is out of the cave."""
    y, n = top(c), len(places)
    c.fill(NIGHT, 0, y, c.width, HIGH)
    w = min((c.width - 8) / n, WIDEST)
    shape = shapes(frame)
    for place, x in zip(places, middles(c, n), strict=True):
        _place(c, place, shape[place.seat], doing(frame, place.seat), (x - w / 2, y, w, HIGH), safe)


def small_seats(
    c: Canvas, frame: Frame, places: tuple[Place, ...], where: tuple[Cell, ...], *, safe: bool = False
) -> None:
    """Seats in the cells of an edge."""
    shape = shapes(frame)
    for place, cell in zip(places, where, strict=True):
        area = cell.x - 3, cell.y - 4, cell.w + 6, cell.h + 8
        _place(c, place, shape[place.seat], doing(frame, place.seat), area, safe)


def _place(
    c: Canvas, place: Place, shape: str, does: Doing, area: tuple[float, float, float, float], safe: bool
) -> None:
    """One seat: its badge alone, or with one thing beside it where the place is wide, else below it."""
    left, y, w, h = area
    number = place.hand if place.state == "lost" else place.chest
    out = place.state == "camp"
    more = number is not None or out or does.silent
    beside = w > (76 if number is None else 100) and (number is None or h < HIGH)
    below = more and not beside
    b = h * 0.475 if below else min(w * 0.62, h * 0.675)
    x = left + w / 2 - (min(w * 0.24, b * 0.62) if more and beside else 0)
    at = x, y + (h * 0.29 if below else h / 2)
    cell = Cell(left + 3, y + 4, w - 6, h - 8, b, at, at, 0, at)
    ground(c, cell, place.state, does.locked, does.asked)
    c.art(f"badge_{shape}", *at, b * 0.9, dim=120 if out and not safe else 0)
    end = (left + w / 2, y + h * 0.72) if below else (left + w / 2 + min(w * 0.24, b * 0.62), y + h / 2)
    if number is not None:
        _number(c, *end, w if below else w / 2, number, place.state == "lost")
    elif out:
        c.art("chest_closed" if safe else "tent", *end, h * 0.375 if below else min(42, h * 0.6))
    elif does.silent:
        c.text("?", *end, h * 0.28, FLAME)
    if does.lit is not None:
        c.art(KEYS[does.lit], left + w - 20, y + 13, 27, 18)
    if does.locked:
        padlock(c, *at, b)


def _number(c: Canvas, x: float, y: float, w: float, number: int, lost: bool) -> None:
    """A hand that is lost, struck out; or what lies in an open chest."""
    if not lost:
        c.fact(x, y + 3, 18, str(number), "chest_closed", room=w - 8)
        return
    half = c.text(str(number), x, y, 21, MUTED, room=w - 8) / 2 + 3
    for thick, colour in ((9, STONE), (4, LOST)):
        c.line([(x - half, y + 9), (x + half, y - 9)], colour, thick)
