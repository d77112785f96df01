"""Hexes as numbers: a set of spaces is one int, and its neighbours are six shifts away.

Every space within FAR of (0, 0) in both coordinates has a bit of its own, row by row. A row has COLUMNS bits, so that a
set can grow three times before a bit runs over the edge of its row into the next one.
"""

from typing import Final

from engine.scene import Space

DIRECTIONS: Final[tuple[Space, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east: clockwise, 60° apart."""

FAR: Final = 12
"""The largest coordinate of a space, either way."""

COLUMNS: Final = 32
_MIDDLE: Final = COLUMNS // 2


def bit(space: Space) -> int:
    """The set of one space; the empty set (0) for a space farther out than FAR."""
    q, r = space
    if not (-FAR <= q <= FAR and -FAR <= r <= FAR):
        return 0
    return 1 << ((r + _MIDDLE) * COLUMNS + q + _MIDDLE)


def union(spaces: tuple[Space, ...]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= bit(space)
    return mask


def spaces(mask: int) -> tuple[Space, ...]:
    """The spaces of a set in reading order: by r, then by q."""
    found = []
    while mask:
        lowest = mask & -mask
        row, column = divmod(lowest.bit_length() - 1, COLUMNS)
        found.append((column - _MIDDLE, row - _MIDDLE))
        mask ^= lowest
    return tuple(found)


def size(mask: int) -> int:
    """How many spaces a set has."""
    return mask.bit_count()


def grown(mask: int) -> int:
    """A set and all its neighbours, also those in the ocean."""
    rows = mask | mask << COLUMNS | mask >> COLUMNS
    return rows | mask << 1 | mask >> 1 | mask << COLUMNS - 1 | mask >> COLUMNS - 1


def distance(a: Space, b: Space) -> int:
    """How many spaces lie from `a` to `b`, straight over water."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))
