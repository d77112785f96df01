"""The seats along the lower edge while a treasure is shared."""

from dataclasses import dataclass
from typing import Literal

from device.screen.canvas import Canvas
from device.screen.palette import CAMP, FLAME, SLATE, STONE
from device.screen.strip import padlock

WIDEST = 230
State = Literal["asked", "in", "out"]
"""Asked now, still to be asked, or no longer part of it."""


@dataclass(frozen=True, slots=True)
class Berth:
    """The place of one seat: its badge, and beside or below it the room for what it has got."""

    x: float
    y: float
    w: float
    h: float

    @property
    def upright(self) -> bool:
        return self.w < self.h * 1.3

    @property
    def badge(self) -> float:
        return min(self.w * 0.6, self.h * 0.42) if self.upright else min(self.h * 0.66, self.w * 0.36)

    @property
    def at(self) -> tuple[float, float]:
        """The middle of the badge."""
        if self.upright:
            return self.x + self.w / 2, self.y + self.h * 0.27
        return self.x + 8 + self.badge * 0.55, self.y + self.h / 2

    @property
    def room(self) -> tuple[float, float, float, float]:
        """The middle of the room, its width and its height."""
        if self.upright:
            return self.x + self.w / 2, self.y + self.h * 0.74, self.w - 10, self.h * 0.44
        left = 14 + self.badge * 1.1
        return self.x + (left + self.w - 6) / 2, self.y + self.h / 2, self.w - 6 - left, self.h * 0.74

    def paint(self, c: Canvas, shape: str, state: State, *, locked: bool = False) -> None:
        lit = locked or state == "asked"
        fill = SLATE if lit else CAMP if state == "out" else STONE
        c.panel(self.x, self.y, self.w, self.h, fill, 14, FLAME if lit else None, 4)
        c.art(f"badge_{shape}", *self.at, self.badge, dim=110 if state == "out" else 0)
        if locked:
            padlock(c, *self.at, self.badge)


def berths(x: float, y: float, w: float, h: float, n: int) -> tuple[Berth, ...]:
    """`n` places side by side in the middle of a row."""
    pitch = min(WIDEST, w / n)
    left = x + (w - pitch * n) / 2
    return tuple(Berth(left + i * pitch + 3, y, pitch - 6, h) for i in range(n))
