"""Where the statues look, and the amulets that appear there."""

from collections.abc import Collection
from dataclasses import dataclass

from engine.games.tobago.grid import DIRECTIONS, bit
from engine.games.tobago.land import Land
from engine.scene import Space


@dataclass(frozen=True, slots=True)
class Appearance:
    """The amulets that appear at once: where, how the statues look afterwards, and how many are left in the pile."""

    placed: tuple[Space, ...]
    facing: tuple[int, ...]
    pile: int


def horizon(land: Land, space: Space, facing: int) -> Space:
    """The last space of land in direction `facing` (0 to 5): across a bay the farthest; objects are no obstacle.

    A statue does not stand next to the ocean, so this is never its own space.
    """
    q, r = DIRECTIONS[facing]
    last = at = space
    while here := bit(at):
        if here & land.mask:
            last = at
        at = at[0] + q, at[1] + r
    return last


def appear(
    land: Land, statues: tuple[Space, ...], facing: tuple[int, ...], lying: Collection[Space], pile: int
) -> Appearance:
    """Every statue in its order gets an amulet to where it looks, unless one lies there or the pile is used up.

    Then all statues turn by 60° clockwise.
    """
    placed: list[Space] = []
    for statue, direction in zip(statues, facing, strict=True):
        there = horizon(land, statue, direction)
        if len(placed) < pile and there not in lying and there not in placed:
            placed.append(there)
    return Appearance(tuple(placed), tuple((direction + 1) % 6 for direction in facing), pile - len(placed))
