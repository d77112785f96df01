"""How far a jeep drives.

A step goes anywhere inside the connected area of the terrain where the jeep stands, or across to one adjacent space of
another terrain. Objects and other jeeps are no obstacle; the ocean is.
"""

from itertools import pairwise

from engine.games.tobago.grid import bit, grown
from engine.games.tobago.land import Land
from engine.refusal import Refused
from engine.scene import Space


def reach(land: Land, start: Space, steps: int = 3) -> tuple[int, ...]:
    """The sets of spaces that take 1, 2, ... `steps` steps and no fewer; `start` is in none of them."""
    found = []
    reached = newest = bit(start) & land.mask
    for _ in range(steps):
        newest = _one_step(land, newest) & ~reached
        reached |= newest
        found.append(newest)
    return tuple(found)


def steps(land: Land, a: Space, b: Space) -> int:
    """The least number of steps from `a` to `b`. Raises Refused if there is no way, or one of them is not land."""
    for space in (a, b):
        if not bit(space) & land.mask:
            raise Refused("not-land", f"{space[0]},{space[1]} is not land")
    count, reached, newest = 0, 0, bit(a)
    while not newest & bit(b):
        reached |= newest
        newest = _one_step(land, newest) & ~reached
        count += 1
        if not newest:
            raise Refused("no-way", f"no way leads from {a[0]},{a[1]} to {b[0]},{b[1]}")
    return count


def route(land: Land, start: Space, picks: tuple[Space, ...], end: Space) -> int:
    """The steps from `start` to `end` by way of the amulets that are taken, in this order: taking one ends a step."""
    stops = (start, *picks, end)
    return sum(steps(land, a, b) for a, b in pairwise(stops))


def _one_step(land: Land, mask: int) -> int:
    """All that one step from any of these spaces reaches, and the spaces themselves."""
    wider = grown(mask) & land.mask
    for areas in land.areas.values():
        for area in areas:
            if area & mask:
                wider |= area
    return wider
