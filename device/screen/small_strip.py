"""The seats on the smallest screen: who they are, and what they do; hands only when they are lost."""

from device.screen.canvas import Canvas
from device.screen.palette import LOST, MUTED, NIGHT, STONE
from device.screen.strip import Cell, ground, padlock, shapes
from engine.frame import Frame
from engine.scene import Place

HIGH = 80


def top(c: Canvas) -> float:
    """Where the strip begins."""
    return c.height - HIGH


def middles(c: Canvas, n: int) -> list[float]:
    w = min((c.width - 8) / n, 150)
    return [c.width / 2 + (i - (n - 1) / 2) * w for i in range(n)]


def small_strip(c: Canvas, frame: Frame, places: tuple[Place, ...], *, safe: bool = False) -> None:
    """`safe` shows chests in the place of tents: everybody is out of the cave."""
    y = top(c)
    c.fill(NIGHT, 0, y, c.width, HIGH)
    shape = shapes(frame)
    w = min((c.width - 8) / len(places), 150)
    for place, x in zip(places, middles(c, len(places)), strict=True):
        number = place.hand if place.state == "lost" else place.chest
        wide = w > 76 and number is None
        out = place.state == "camp"
        b = 38.0 if number is not None or (out and not wide) else min(w * 0.62, 54.0)
        at = (x - (22 if out and wide else 0), y + (23 if number is not None or (out and not wide) else HIGH / 2))
        cell = Cell(x - w / 2 + 3, y + 4, w - 6, HIGH - 8, b, at, at, 0, at)
        ground(c, cell, place.state, place.seat in frame.locked, place.seat in frame.asked)
        c.art(f"badge_{shape[place.seat]}", *at, b * 0.9, dim=120 if out and not safe else 0)
        if number is not None:
            _number(c, x, y + 57, w, number, place.state == "lost")
        elif out:
            art = "chest_closed" if safe else "tent"
            c.art(art, x + 22 if wide else x, y + (HIGH / 2 if wide else 58), 42 if wide else 30)
        if place.seat in frame.locked:
            padlock(c, *at, b)


def _number(c: Canvas, x: float, y: float, w: float, number: int, lost: bool) -> None:
    """A hand that is lost, struck out; or what lies in an open chest."""
    if not lost:
        c.fact(x, y + 3, 18, str(number), "chest_closed", room=w - 8)
        return
    half = c.text(str(number), x, y, 21, MUTED, room=w - 8) / 2 + 3
    for thick, colour in ((9, STONE), (4, LOST)):
        c.line([(x - half, y + 9), (x + half, y - 9)], colour, thick)
