"""The keys that are down."""

import math
from typing import Final

from engine.lobby import Lobby
from engine.press import CHORD, Press, Release, Side

HOLD_TO_START: Final = 2.0
"""Seconds for which the first guest holds both keys to start."""

HOLD_TOGETHER: Final = 1.0
"""Seconds for which everybody seated holds both keys to start."""


class Keys:
    """Which keys of which boxes are held, and since when."""

    def __init__(self) -> None:
        self._down: dict[int, dict[Side, float]] = {}

    def press(self, press: Press) -> bool:
        """A key went down. Returns whether it makes a chord with the other key of its box."""
        keys = self._down.setdefault(press.box, {})
        keys[press.side] = press.at
        return len(keys) == 2 and press.at - min(keys.values()) <= CHORD

    def release(self, release: Release) -> None:
        self._down.get(release.box, {}).pop(release.side, None)

    def clear(self) -> None:
        """What is held now counts no more."""
        self._down.clear()

    @property
    def both(self) -> dict[int, float]:
        """Boxes whose keys are both down, and since when."""
        return {box: max(keys.values()) for box, keys in self._down.items() if len(keys) == 2}

    def start_due(self, lobby: Lobby) -> float | None:
        """When the keys that are held start a game, unless somebody lets go; None while too few hold them."""
        both, people = self.both, lobby.people
        if not people & set(both):
            return None
        together = max(both[box] for box in people) + HOLD_TOGETHER if people <= set(both) else math.inf
        alone = both[lobby.first] + HOLD_TO_START if lobby.first in both else math.inf
        return min(together, alone) if lobby.ready else alone
