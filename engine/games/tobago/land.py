"""The land of an island: its terrains, their connected areas, and the ocean around it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, get_args

from engine.games.tobago import board
from engine.games.tobago.grid import bit, grown, size
from engine.refusal import Refused
from engine.scene import Space, Terrain

TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)


@dataclass(frozen=True)
class Land:
    """What every space of an island is made of, in reading order: by r, then by q. Every other space is ocean.

    `number` is the assembly, 1 to 32, or 0 for any other land. Sets of spaces are as in `grid`.
    """

    cells: tuple[tuple[Space, Terrain], ...]
    number: int = 0

    @cached_property
    def mask(self) -> int:
        """All the land."""
        mask = 0
        for space, _ in self.cells:
            mask |= bit(space)
        return mask

    @cached_property
    def terrain(self) -> Mapping[Terrain, int]:
        """The spaces of each of the six terrains."""
        masks = dict.fromkeys(TERRAINS, 0)
        for space, terrain in self.cells:
            masks[terrain] |= bit(space)
        return masks

    @cached_property
    def areas(self) -> Mapping[Terrain, tuple[int, ...]]:
        """The connected areas of each terrain, the largest first; of equal ones the first in reading order."""
        return {terrain: tuple(sorted(_areas(mask), key=size, reverse=True)) for terrain, mask in self.terrain.items()}

    @cached_property
    def largest(self) -> Mapping[Terrain, int]:
        """The largest area of each terrain, 0 if there is none."""
        return {terrain: areas[0] if areas else 0 for terrain, areas in self.areas.items()}

    @cached_property
    def ocean(self) -> int:
        """The edge of the ocean, also of an inlet: no other space of it is ever nearer to a space of land."""
        return grown(self.mask) & ~self.mask

    def area_of(self, space: Space) -> int:
        """The connected area around a space, 0 in the ocean."""
        here = bit(space)
        for areas in self.areas.values():
            for area in areas:
                if area & here:
                    return area
        return 0


@cache
def land(number: int) -> Land:
    """Assembly `number`. Raises Refused for any number but 1 to 32."""
    if number not in range(1, len(board.ASSEMBLIES) + 1):
        raise Refused("unknown-island", f"there is no island {number}", (f"1 to {len(board.ASSEMBLIES)}",))
    return Land(board.cells(number), number)


def _areas(mask: int) -> Iterator[int]:
    """The connected parts of a set, in reading order of their first spaces."""
    while mask:
        area, wider = 0, mask & -mask
        while wider != area:
            area, wider = wider, grown(wider) & mask
        yield area
        mask ^= area
