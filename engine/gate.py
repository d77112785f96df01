"""The host's PIN, entered with the keys of a box."""

from dataclasses import replace
from typing import Final

from engine.frame import Frame, Gate
from engine.panel import Do, Panel, Wish
from engine.press import Press, Side

TRIES: Final = 3
"""So many failures are followed by a pause."""

PAUSE: Final = 60.0
"""Seconds for which no key is taken then."""

PATIENCE: Final = 15.0
"""Seconds without a key after which the question goes away."""


class Lock:
    """The failures that stand against the PIN: they outlast the question, so that asking anew helps nobody."""

    def __init__(self, pin: tuple[Side, ...]) -> None:
        self.pin: Final = pin
        self.until: float | None = None
        """When the next key is taken, after too many failures."""
        self._failures = 0

    def fail(self, now: float) -> None:
        self._failures += 1
        if self._failures >= TRIES:
            self._failures, self.until = 0, now + PAUSE

    def open(self) -> None:
        self._failures = 0

    def tick(self, now: float) -> None:
        if self.until is not None and now >= self.until:
            self.until = None


class GatePanel(Panel):
    """The question for the PIN. The box that asked answers it; None is an attached keyboard: then every box does."""

    def __init__(self, lock: Lock, host: int | None, now: float) -> None:
        self._lock = lock
        self.host = host
        self._entered: tuple[Side, ...] = ()
        self._last = now

    def press(self, press: Press) -> Wish | None:
        self._lock.tick(press.at)
        if self.host not in (None, press.box) or self._lock.until is not None:
            return None
        self._last = press.at
        self._entered = (*self._entered, press.side)
        if len(self._entered) < len(self._lock.pin):
            return None
        right, self._entered = self._entered == self._lock.pin, ()
        if right:
            self._lock.open()
            return Do("open")
        self._lock.fail(press.at)
        self._last = max(self._last, self._lock.until or self._last)
        return None

    def chord(self, press: Press) -> Wish | None:
        """Whoever is quick has the next key down before the last one is up."""
        return self.press(press)

    def enter(self, now: float) -> None:
        """Only the right keys open it."""

    def tick(self, now: float) -> Wish | None:
        self._lock.tick(now)
        return Do("back") if now >= self._last + PATIENCE else None

    def deadline(self) -> float:
        return self._last + PATIENCE if self._lock.until is None else self._lock.until

    def laid(self, frame: Frame) -> Frame:
        return replace(frame, gate=Gate(len(self._entered), len(self._lock.pin), self._lock.until))
