"""The seats along the lower edge."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from device.screen.canvas import Canvas
from device.screen.palette import CAMP, FLAME, LOST, MUTED, NIGHT, PAPER, RING, SLATE, STONE
from engine.frame import Frame
from engine.press import Side
from engine.scene import Place
from engine.seat import Seat

TOP, HIGH = 376, 104
WIDEST = 230
"""The widest place of a seat."""
KEYS: Final[dict[Side, str]] = {"left": "key_go", "right": "key_leave"}
"""The picture of each key."""
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
    return row(4, TOP, c.width - 8, HIGH, n, chests)


@lru_cache(maxsize=32)
def row(x: float, y: float, w: float, h: float, n: int, chests: bool) -> tuple[Cell, ...]:
    """The places of `n` seats in the middle of a row."""
    pitch = min(w / max(1, n), WIDEST)
    left = x + (w - pitch * n) / 2
    return tuple(_cell(left + i * pitch + 4, y + 4, pitch - 8, h - 8, n, chests) for i in range(n))


def _cell(x: float, y: float, w: float, h: float, n: int, chests: bool) -> Cell:
    k = min(1.0, h / (HIGH - 8))
    if w < h * 1.4:
        badge = min(w * 0.62, h * (0.36 if chests else 0.5))
        at = x + w / 2, y + h * (0.22 if chests else 0.28)
        hand = (x + w / 2, y + h * (0.57 if chests else 0.72))
        return Cell(x, y, w, h, badge, at, hand, k * (26 if chests else 33), (x + w / 2, y + h * 0.85))
    badge = h * 0.64
    room = (w - h * 0.78) / 2
    hand = (x + h * 0.78 + room - 3, y + h * (0.34 if chests else 0.5))
    cap = 44.0 if n < 6 else 33.0
    at = x + h * 0.43, y + h / 2
    return Cell(x, y, w, h, badge, at, hand, k * (34 if chests else cap), (hand[0], y + h * 0.78))


@dataclass(frozen=True, slots=True)
class Doing:
    """What a seat is doing: it may be asked, silent (everybody waits for it), or locked; `lit` is the key that is lit
    for somebody who plays with one."""

    asked: bool
    silent: bool
    locked: bool
    lit: Side | None = None


def doing(frame: Frame, seat: Seat) -> Doing:
    box = next(sitter.box for sitter in frame.sitters if sitter.seat == seat)
    lit = next((scan.lit for scan in frame.scans if scan.box == box), None)
    locked = seat in frame.locked
    return Doing(seat in frame.asked, seat in frame.silent and not locked, locked, None if locked else lit)


Hands = Mapping[Seat, tuple[int, bool]]
"""The digits of hands while they change, and whether a gem has just landed."""


def strip(c: Canvas, frame: Frame, places: tuple[Place, ...], hands: Hands | None = None) -> None:
    """All seats along the lower edge."""
    c.recall("strip", (), lambda: c.fill(NIGHT, 0, TOP, c.width, HIGH))
    chests = any(place.chest is not None for place in places)
    seats(c, frame, places, cells(c, len(places), chests), hands)


def seats(
    c: Canvas, frame: Frame, places: tuple[Place, ...], where: tuple[Cell, ...], hands: Hands | None = None
) -> None:
    """Seats in their cells; what has not changed is only looked up."""
    shape = shapes(frame)
    chests = any(place.chest is not None for place in places)
    for place, cell in zip(places, where, strict=True):
        hand, lifted = (hands or {}).get(place.seat, (place.hand, False))
        room = place.state == "inside" and not chests and cell.w >= cell.h * 1.4
        letters = c.letters.get(place.seat, "") if room else ""
        facts = (place, cell, shape[place.seat], doing(frame, place.seat), hand, lifted, letters)
        c.recall(f"seat {place.seat}", facts, partial(seat, c, *facts))


def seat(c: Canvas, place: Place, cell: Cell, shape: str, does: Doing, hand: int, lifted: bool, letters: str) -> None:
    """One seat: its badge, its hand or its tent, its chest if chests are open, its keys' letters, and the padlock."""
    ground(c, cell, place.state, does.locked, does.asked)
    c.art(f"badge_{shape}", *cell.at, cell.badge, dim=120 if place.state == "camp" else 0)
    if place.state == "camp":
        c.art("tent", cell.hand[0], cell.hand[1] - 2, cell.cap * (1.2 if cell.w < cell.h * 1.4 else 1.5))
    elif does.silent:
        c.text("?", *cell.hand, cell.cap, FLAME)
    else:
        _hand(c, cell, hand, place.state == "lost", LIFT if lifted else 0)
    if place.chest is not None:
        c.fact(*cell.chest, 18, str(place.chest), "chest_closed", MUTED, room=cell.w - 12)
    c.text(letters, cell.hand[0], cell.y + cell.h - 10, 9, MUTED)
    if does.lit is not None:
        c.art(KEYS[does.lit], cell.x + cell.w - 23, cell.y + 13, 33, 22)
    if does.locked:
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
