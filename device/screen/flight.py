"""Gems on their way from the newest card to the hands."""

from device.screen.canvas import Canvas, Point
from device.screen.ease import mix, part
from engine.scene import Place
from engine.seat import Seat

APART, LASTS, ALL = 0.07, 0.26, 1.2
"""Seconds between two gems, of one flight, and of all of them together at most."""
ECHOES = ((0.16, 70), (0.08, 130), (0.0, 255))
"""A gem and its fading trace: how far behind, how bright."""


class Flight:
    """Every gain, gem by gem and seat by seat in turn."""

    def __init__(self, c: Canvas, places: tuple[Place, ...]) -> None:
        gains = {place.seat: place.gain for place in places if place.gain > 0}
        most = max(gains.values(), default=0)
        self._order = [seat for i in range(most) for seat, gain in gains.items() if i < gain]
        n = len(self._order)
        apart = min(APART, (ALL - LASTS) / (n - 1)) if n > 1 else 0.0
        whole = LASTS + apart * max(0, n - 1)
        age = c.progress(0, whole) * whole if n else 0.0
        self._at = [part(age, i * apart, LASTS) for i in range(n)]

    @property
    def flown(self) -> float:
        """The part of the gems that has left, 0.0 to 1.0."""
        return sum(t > 0 for t in self._at) / len(self._at) if self._at else 1.0

    @property
    def over(self) -> bool:
        return all(t >= 1 for t in self._at)

    def hands(self, places: tuple[Place, ...]) -> dict[Seat, tuple[int, bool]]:
        """What each hand counts now, and whether another gem is just about to land in it."""
        landed = [seat for seat, t in zip(self._order, self._at, strict=True) if t >= 1]
        near = {seat for seat, t in zip(self._order, self._at, strict=True) if 0.75 < t < 1}
        return {
            place.seat: (place.hand - place.gain + landed.count(place.seat), place.seat in near) for place in places
        }

    def paint(self, c: Canvas, gem: str, start: Point, ends: dict[Seat, Point]) -> None:
        for seat, t in zip(self._order, self._at, strict=True):
            if 0 < t < 1:
                x, y = ends[seat]
                for behind, alpha in ECHOES:
                    u = max(0.0, t - behind)
                    at = mix(start[0], x, u), mix(start[1], y, u) - 200 * u * (1 - u)
                    c.art(gem, *at, 40 - round(60 * behind), alpha=alpha, tilt=round(u * 4) * 15)
