"""The seats along the lower edge."""

from dataclasses import dataclass
from functools import lru_cache, partial

from device.screen.canvas import Canvas
from device.screen.palette import CAMP, FLAME, LOST, MUTED, NIGHT, PAPER, RING, SLATE, STONE
from engine.frame import Frame
from engine.scene import Place
from engine.seat import Seat

TOP, HIGH = 376, 104
LIFT = 3
"""A landing gem lifts the digits."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a seat's badge, hand and chest are."""

    x: float
    y: float
    w: float
    h: float
    badge: float
    at: tuple[float, float]
    hand: tuple[float, float]
    cap: float
    chest: tuple[float, float]


def shapes(frame: Frame) -> dict[Seat, str]:
    return {sitter.seat: sitter.shape for sitter in frame.sitters}


def cells(c: Canvas, n: int, chests: bool) -> tuple[Cell, ...]:
    """The places of `n` seats: badge beside the hand, from six seats on above it."""
    return _cells(c.width, n, chests)


@lru_cache(maxsize=32)
def _cells(width: float, n: int, chests: bool) -> tuple[Cell, ...]:
    w = min((width - 8) / n, 230)
    left = (width - w * n) / 2
    return tuple(_cell(left + i * w + 4, TOP + 4, w - 8, HIGH - 8, n, chests) for i in range(n))


def _cell(x: float, y: float, w: float, h: float, n: int, chests: bool) -> Cell:
    if w < h * 1.4:
        badge = min(w * 0.62, h * (0.36 if chests else 0.5))
        at = x + w / 2, y + h * (0.22 if chests else 0.28)
        return Cell(
            x,
            y,
            w,
            h,
            badge,
            at,
            (x + w / 2, y + h * (0.57 if chests else 0.72)),
            26 if chests else 33,
            (x + w / 2, y + h * 0.85),
        )
    badge = h * 0.64
    room = (w - h * 0.78) / 2
    hand = (x + h * 0.78 + room - 3, y + h * (0.34 if chests else 0.5))
    cap = 44.0 if n < 6 else 33.0
    return Cell(x, y, w, h, badge, (x + h * 0.43, y + h / 2), hand, 34 if chests else cap, (hand[0], y + h * 0.78))


def strip(
    c: Canvas, frame: Frame, places: tuple[Place, ...], hands: dict[Seat, tuple[int, bool]] | None = None
) -> None:
    """All seats; `hands` are the digits while they change, and whether a gem has just landed."""
    c.recall("strip", (), lambda: c.fill(NIGHT, 0, TOP, c.width, HIGH))
    shape = shapes(frame)
    chests = any(place.chest is not None for place in places)
    for place, cell in zip(places, cells(c, len(places), chests), strict=True):
        locked, asked = place.seat in frame.locked, place.seat in frame.asked
        hand, lifted = (hands or {}).get(place.seat, (place.hand, False))
        room = place.state == "inside" and not chests and cell.w >= cell.h * 1.4
        letters = c.letters.get(place.seat, "") if room else ""
        facts = (place, cell, shape[place.seat], locked, asked, hand, lifted, letters)
        c.recall(f"seat {place.seat}", facts, partial(seat, c, *facts))


def seat(
    c: Canvas,
    place: Place,
    cell: Cell,
    shape: str,
    locked: bool,
    asked: bool,
    hand: int,
    lifted: bool,
    letters: str,
) -> None:
    """One seat: its badge, its hand or its tent, its chest if chests are open, its keys' letters, and the padlock."""
    ground(c, cell, place.state, locked, asked)
    c.art(f"badge_{shape}", *cell.at, cell.badge, dim=120 if place.state == "camp" else 0)
    if place.state == "camp":
        c.art("tent", cell.hand[0], cell.hand[1] - 2, cell.cap * (1.2 if cell.w < cell.h * 1.4 else 1.5))
    else:
        _hand(c, cell, hand, place.state == "lost", LIFT if lifted else 0)
    if place.chest is not None:
        c.fact(*cell.chest, 18, str(place.chest), "chest_closed", MUTED, room=cell.w - 12)
    c.text(letters, cell.hand[0], cell.y + cell.h - 10, 9, MUTED)
    if locked:
        padlock(c, cell.at[0], cell.at[1], cell.badge)


def ground(c: Canvas, cell: Cell, state: str, locked: bool, asked: bool) -> None:
    """The panel of a seat: quiet ring when asked, lit when locked, dark in camp."""
    if state == "camp":
        c.panel(cell.x, cell.y, cell.w, cell.h, CAMP, 14)
    elif locked:
        c.panel(cell.x, cell.y, cell.w, cell.h, SLATE, 14, FLAME, 4)
    else:
        c.panel(cell.x, cell.y, cell.w, cell.h, STONE, 14, RING if asked else None, 4)


def padlock(c: Canvas, x: float, y: float, badge: float) -> None:
    c.art("lock", x + badge * 0.4, y + badge * 0.34, badge * 0.58)


def _hand(c: Canvas, cell: Cell, hand: int, lost: bool, lift: float) -> None:
    x, y = cell.hand
    cap = cell.cap * (0.8 if lost else 1)
    half = c.text(str(hand), x, y - lift, cap, MUTED if lost else PAPER, room=cell.w - 8) / 2 + 3
    if lost:
        for thick, colour in ((12, STONE), (6, LOST)):
            c.line([(x - half, y + cap * 0.42), (x + half, y - cap * 0.42)], colour, thick)
