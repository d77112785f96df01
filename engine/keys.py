"""The keys that are down."""

import math
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.lobby import Lobby
from engine.press import CHORD, Press, Release, Side

HOLD_TO_START: Final = 2.0
"""Seconds for which the first guest holds both keys to start."""

HOLD_TOGETHER: Final = 1.0
"""Seconds for which everybody seated holds both keys to start."""

HOLD_FOR_MENU: Final = 3.0
"""Seconds for which both keys of one box, or a finger on the bare screen, open the host's menu."""

TAP: Final = 0.8
"""Seconds for which a tap lasts at most. Where a box has one key, a longer one stands for both keys."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """All keys of a box have come up again: what was pressed, and whether it was a tap."""

    box: int
    keys: Literal["left", "right", "both"] = field(repr=False)
    tap: bool


class Keys:
    """Which keys of which boxes are held, and since when. `one` are the boxes with one key: it stands for both."""

    def __init__(self) -> None:
        self.one = frozenset[int]()
        self._down: dict[int, dict[Side, float]] = {}
        self._paired: dict[int, float] = {}
        """Boxes whose keys have both been down since they were last all up, and since when."""
        self._spent: set[int] = set()
        """Boxes whose stroke means nothing more."""

    def press(self, press: Press) -> bool:
        """A key went down. Returns whether it makes a chord with the other key of its box, where two are played."""
        keys = self._down.setdefault(press.box, {})
        keys[press.side] = press.at
        if len(keys) < 2 or press.box in self.one:
            return False
        self._paired.setdefault(press.box, press.at)
        return press.at - min(keys.values()) <= CHORD

    def release(self, release: Release) -> Stroke | None:
        """A key came up. Returns the stroke that has come to its end with it, if it still means something."""
        keys = self._down.get(release.box, {})
        pressed = keys.pop(release.side, None)
        if pressed is None or keys:
            return None
        paired, spent = self._paired.pop(release.box, None), release.box in self._spent
        self._spent.discard(release.box)
        if spent:
            return None
        tap = release.at - (pressed if paired is None else paired) <= TAP
        both = paired is not None or (release.box in self.one and not tap)
        return Stroke(release.box, "both" if both else release.side, tap)

    def spend(self, box: int) -> None:
        """The keys of this box that are down have had their effect."""
        if self._down.get(box):
            self._spent.add(box)

    def clear(self) -> None:
        """What is held now counts no more."""
        self._down.clear()
        self._paired.clear()
        self._spent.clear()

    def down(self, box: int) -> frozenset[Side]:
        """The keys of a box that are down."""
        return frozenset(self._down.get(box, {}))

    @property
    def both(self) -> dict[int, float]:
        """Boxes whose keys are both down, and since when."""
        enough = {box: 1 if box in self.one else 2 for box in self._down}
        return {box: max(keys.values()) for box, keys in self._down.items() if keys and len(keys) >= enough[box]}

    def menu_due(self, resting: float | None, looking: frozenset[int]) -> list[tuple[int | None, float]]:
        """The boxes whose keys are held, None for a finger that rests on the bare screen since `resting`, and when
        each opens the host's menu. A box that is `looking` at a secret holds its only key for that."""
        held: list[tuple[int | None, float]] = [item for item in self.both.items() if item[0] not in looking]
        held += [] if resting is None else [(None, resting)]
        return [(host, since + HOLD_FOR_MENU) for host, since in held]

    def start_due(self, lobby: Lobby) -> float | None:
        """When the keys that are held start a game, unless somebody lets go; None while too few sit or hold them."""
        both, people = self.both, lobby.people
        if not people & set(both) or not lobby.ready:
            return None
        together = max(both[box] for box in people) + HOLD_TOGETHER if people <= set(both) else math.inf
        alone = both[lobby.first] + HOLD_TO_START if lobby.first in both else math.inf
        due = min(together, alone)
        return None if due == math.inf else due
