"""Choosing with one key: what can be chosen is lit in turn, and the key takes what is lit."""

import math
from typing import Final

from engine.asking import Asking
from engine.ballot import Ballot
from engine.press import Side
from engine.seat import Seat
from engine.turn import Choice

SIDES: Final[tuple[Side, Side]] = ("left", "right")

HOLD: Final = 1.5
"""Seconds for which the key is held to take back what was chosen."""

_SLACK: Final = 1e-9
"""The sum of two floats may fall short of the moment of a step."""


def steps(now: float, since: float, step: float) -> int:
    """How often the lit one has gone on since `since`, `step` seconds at a time."""
    return max(0, math.floor((now - since) / step + _SLACK))


class Scanner:
    """One seat with one key, in one asking. Times are seconds of the table's clock.

    In a secret vote the two sides are lit in turn, from `opened` on, whatever is pressed. What the seat has pressed
    stays sealed until both sides have had their time and only then becomes its vote, so that the moment at which
    anything shows does not tell which side it was.
    """

    def __init__(self, asking: Asking, seat: Seat, step: float, opened: float) -> None:
        self._asking = asking
        self._seat = seat
        self._step = step
        self._since = self._now = opened
        self._down: float | None = None
        """Since when the key is down."""
        self._hold_due: float | None = None
        """When holding it takes back."""
        self._side: Side = "right"
        """The key that it stands for where nothing is lit in turn."""
        self._keys = 0
        self._sealed = Ballot((seat,))
        self._due: float | None = None
        """When the sealed choice becomes the vote: when both sides have had their time after it was heard of. Until the
        time is told, it is infinite."""

    @property
    def lit(self) -> tuple[Side | None, float] | None:
        """The side that is lit (None: an item of a list), and since when; None where nothing is chosen in turn."""
        way = self._asking.way(self._seat)
        if way in ("plain", "tap") or self._seat not in self._asking.scanned:
            return None
        count = steps(self._down if self._down is not None and way != "secret" else self._now, self._since, self._step)
        return SIDES[count % 2] if way in ("secret", "pair") else None, self._since + count * self._step

    def press(self, at: float) -> None:
        """A key went down: either will do, and both are one."""
        self.tick(at)
        self._keys += 1
        if self._keys > 1:
            return
        self._down, self._hold_due = at, at + HOLD
        way = self._asking.way(self._seat)
        if way == "secret":
            count = steps(at, self._since, self._step)
            self._sealed.cast(self._seat, Choice(SIDES[count % 2]))
            self._due = math.inf
            self._asking.sealed.add(self._seat)
        elif way == "list":
            while at < self._since - _SLACK:
                self._since -= self._step
                self._asking.previous(self._seat)
        elif way == "plain":
            self._side = self._asking.only
            self._asking.press(self._seat, self._side, at)

    def release(self, at: float) -> str | None:
        """A key came up: a list, or two open choices, take what was lit when it went down. Returns a notice's code."""
        self._keys = max(0, self._keys - 1)
        if self._keys or self._down is None:
            return None
        self.tick(at)
        down, self._down, held = self._down, None, self._hold_due is None
        self._hold_due = None
        if self._asking.way(self._seat) == "plain":
            self._asking.release(self._seat, self._side)
        if held:
            self._begin(at)
        return None if held else self._take(down, at)

    def _take(self, down: float, at: float) -> str | None:
        side: Side = "right"
        match self._asking.way(self._seat):
            case "secret" | "plain":
                return None
            case "pair":
                side = SIDES[steps(down, self._since, self._step) % 2]
            case "list" | "tap":
                pass
        told = self._asking.press(self._seat, side, down)
        self._asking.release(self._seat, side)
        self._since = at
        return told

    def _begin(self, at: float) -> None:
        """What is chosen in the open is lit anew from now on; the sides of a secret vote go on whatever is pressed."""
        if self._asking.way(self._seat) in ("pair", "list"):
            self._since = at

    def tick(self, now: float) -> None:
        """Let time pass: the next item is lit, a sealed choice becomes a vote, a key that is held takes back."""
        self._now = now
        if self._due == math.inf:
            self._due = self._since + (steps(now, self._since, self._step) // 2 + 1) * 2 * self._step
        if self._due is not None and now >= self._due:
            due, self._due = self._due, None
            side = self._sealed.open()[self._seat]
            self._asking.sealed.discard(self._seat)
            self._sealed = Ballot((self._seat,))
            self._asking.press(self._seat, "left" if side == "left" else "right", due)
        if self._hold_due is not None and now >= self._hold_due:
            due, self._hold_due = self._hold_due, None
            self._hold(due)
        if self._asking.way(self._seat) == "list" and self._down is None:
            while now >= self._since + self._step - _SLACK:
                self._since += self._step
                self._asking.press(self._seat, "left", self._since)

    def _hold(self, at: float) -> None:
        self._due, self._sealed = None, Ballot((self._seat,))
        self._asking.sealed.discard(self._seat)
        self._begin(at)
        self._asking.hold(self._seat, at)

    def deadline(self) -> float | None:
        """When something changes without a key."""
        times = [] if self._due is None else [self._due]
        times += [] if self._hold_due is None else [self._hold_due]
        if self.lit is not None and (self._down is None or self._asking.way(self._seat) == "secret"):
            times.append(self._since + (steps(self._now, self._since, self._step) + 1) * self._step)
        return min((time for time in times if time > self._now), default=None)

    def shift(self, seconds: float) -> None:
        """The table was paused for so long."""
        self._since += seconds
        self._now += seconds
        self._due = None if self._due is None else self._due + seconds
        self._down = self._hold_due = None
