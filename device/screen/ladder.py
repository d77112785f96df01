"""The compasses on a map while its treasure is shared: the lowest is asked first, then upwards."""

from collections.abc import Mapping
from dataclasses import dataclass

from device.screen.canvas import Canvas
from device.screen.palette import CAMP, FLAME, NIGHT, SLATE, STONE
from engine.scene import Claim
from engine.seat import Seat

HIGHEST = 76
"""No rung is higher, in u."""
WIDE = 100
"""From this width on, a rung has its compass and its badge side by side."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Where the rungs are."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    def rung(self, i: int, n: int) -> tuple[float, float]:
        """The middle and the height of rung `i` of `n`, counted from the bottom."""
        pitch = min(HIGHEST, (self.h - 8) / n)
        return self.y + self.h - 4 - pitch * (i + 0.5), pitch

    def paint(self, c: Canvas, claims: tuple[Claim, ...], shape: Mapping[Seat, str]) -> None:
        c.panel(self.x, self.y, self.w, self.h, NIGHT, 14)
        for i, claim in enumerate(claims):
            y, pitch = self.rung(i, len(claims))
            self._rung(c, claim, shape[claim.seat], y, pitch)

    def _rung(self, c: Canvas, claim: Claim, shape: str, y: float, pitch: float) -> None:
        asked, gone = claim.state == "asked", claim.state == "gone"
        fill = SLATE if asked else CAMP if gone else STONE
        c.panel(self.x + 4, y - pitch / 2 + 2, self.w - 8, pitch - 4, fill, 12, FLAME if asked else None, 4)
        dim = 0 if asked or claim.state == "waiting" else 140
        size, middle = min(pitch - 14, 50.0), self.x + self.w / 2
        if self.w < WIDE:
            self._chip(c, claim, shape, y, min(pitch - 10, self.w - 18))
        elif gone:
            c.art(f"badge_{shape}", middle + size * 0.58, y, size, dim=150)
        else:
            sign = "arrow_up" if claim.state == "refused" else "compass"
            c.art(sign, middle - size * 0.58, y, size * (0.7 if sign == "arrow_up" else 1), dim=dim)
            c.art(f"badge_{shape}", middle + size * 0.58, y, size, dim=dim)
        if asked:
            self._pointer(c, y, pitch)

    def _chip(self, c: Canvas, claim: Claim, shape: str, y: float, size: float) -> None:
        """A compass with the badge on its face; the compass of a seat that has taken a card has gone home."""
        x = self.x + self.w / 2
        if claim.state in ("asked", "waiting"):
            c.art("compass", x, y, size)
        c.art(f"badge_{shape}", x, y, size * 0.68, dim=0 if claim.state in ("asked", "waiting") else 150)
        if claim.state == "refused":
            c.art("arrow_up", x + size * 0.36, y, size * 0.5)

    def _pointer(self, c: Canvas, y: float, pitch: float) -> None:
        reach = min(16.0, pitch * 0.3)
        c.polygon([(self.right - 5, y - reach), (self.right + reach, y), (self.right - 5, y + reach)], FLAME)
