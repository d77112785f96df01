"""The spaces that are still possible on a treasure map."""

from collections.abc import Iterable
from typing import Final, Literal

from engine.games.tobago.grid import bit, size
from engine.games.tobago.island import Island
from engine.scene import Space

MARKERS: Final = 17
"""How many markers a map has: they lie on the island as soon as they are enough."""


def possible(island: Island, cards: Iterable[int], removed: int) -> int:
    """Where the treasure may be by the clue cards of these numbers, without the set of `removed` markers."""
    left = island.land.mask & ~removed
    for number in cards:
        left &= island.clues[number - 1]
    return left


def markers(possible: int) -> bool:
    """Whether the markers of a map lie on the island."""
    return size(possible) <= MARKERS


def fault(possible: int, clue: int) -> Literal["no_elimination", "empty"] | None:
    """Why a clue cannot be added to a map: it must remove at least one space and leave at least one."""
    left = possible & clue
    if left == possible:
        return "no_elimination"
    return None if left else "empty"


def removal_fault(possible: int, space: Space) -> Literal["no_markers_yet", "no_marker_there", "last_marker"] | None:
    """Why the marker on a space cannot be removed: it must lie there, and never be the last one of its map."""
    if not markers(possible):
        return "no_markers_yet"
    if not bit(space) & possible:
        return "no_marker_there"
    return "last_marker" if size(possible) == 1 else None
