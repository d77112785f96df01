"""The box test: whoever presses a key sees it."""

from dataclasses import replace
from typing import Final

from engine.frame import Frame
from engine.keys import Keys
from engine.panel import Do, Panel, Wish
from engine.press import Press
from engine.scene import Boxes, Tested
from engine.seat import BOXES

QUIET: Final = 10.0
"""Seconds without a key after which the test ends."""

HOLD_TO_END: Final = 2.0
"""Seconds for which both keys of a box are held to end the test."""


class BoxTest(Panel):
    """It shows which keys are down and counts presses, so it is never laid over a game: a key may be a vote."""

    def __init__(self, keys: Keys, faults: frozenset[int], now: float) -> None:
        self._keys = keys
        self._faults = faults
        self._presses = [0] * BOXES
        self._since = self._last = now

    def press(self, press: Press) -> None:
        if press.box in range(BOXES):
            self._presses[press.box] += 1
        self._last = press.at

    def tick(self, now: float) -> Wish | None:
        return Do("back") if now >= self.deadline() else None

    def deadline(self) -> float:
        return min([self._last + QUIET, *(since + HOLD_TO_END for since in self._keys.both.values())])

    def laid(self, frame: Frame) -> Frame:
        tested = (
            Tested(box, "left" in down, "right" in down, self._presses[box], box in self._faults)
            for box, down in ((box, self._keys.down(box)) for box in range(BOXES))
        )
        return replace(frame, scene=Boxes(tuple(tested)), beat=None, since=self._since, held=frozenset())
