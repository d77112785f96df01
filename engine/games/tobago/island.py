"""The island with its huts, palms and statues, and where each clue lets the treasure be."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from engine.games.tobago.clue import DECK
from engine.games.tobago.grid import bit, grown, spaces, union
from engine.games.tobago.land import Land
from engine.refusal import Refused
from engine.scene import Landmark, Relation, Space
from engine.scene.island import Object

COUNTS: Final[dict[Object, int]] = {"hut": 4, "palm": 3, "statue": 3}


@dataclass(frozen=True)
class Island:
    """A land and what stands on it, in the order of placing; complete when each kind has its number of COUNTS."""

    land: Land
    huts: tuple[Space, ...] = ()
    palms: tuple[Space, ...] = ()
    statues: tuple[Space, ...] = ()

    @cached_property
    def clues(self) -> tuple[int, ...]:
        """Where each card of the deck lets the treasure be: card `number` is at number - 1."""
        return tuple(self.near(card.relation, card.landmark, card.largest) for card in DECK)

    @cached_property
    def apart(self) -> bool:
        """Whether for any two spaces some card of the deck allows one and forbids the other."""
        alike = [self.land.mask]
        for clue in self.clues:
            parts = [part for group in alike for part in (group & clue, group & ~clue)]
            alike = [part for part in parts if part.bit_count() > 1]
        return not alike

    def near(self, relation: Relation, landmark: Landmark, largest: bool) -> int:
        """The spaces of the land that are `relation` the landmark, or the `largest` area of this terrain.

        Next to it is one space away from it, in sight one or two, over land or water; neither is inside of it.
        """
        there = self._spaces_of(landmark, largest)
        land = self.land.mask
        match relation:
            case "in":
                return land & there
            case "next_to":
                return land & grown(there) & ~there
            case "in_sight_of":
                return land & grown(grown(there)) & ~there
            case "not_in":
                return land & ~self.near("in", landmark, largest)
            case "not_next_to":
                return land & ~self.near("next_to", landmark, largest)
            case "not_in_sight_of":
                return land & ~self.near("in_sight_of", landmark, largest)

    def objects(self, kind: Object) -> tuple[Space, ...]:
        """Where the objects of a kind stand, in the order of placing."""
        match kind:
            case "hut":
                return self.huts
            case "palm":
                return self.palms
            case "statue":
                return self.statues

    def free(self, kind: Object) -> int:
        """The spaces for one more object of a kind: none when all of them stand already.

        One object a space, two of a kind at least 4 apart, and a statue not next to the ocean.
        """
        if len(self.objects(kind)) == COUNTS[kind]:
            return 0
        return self.land.mask & ~self._occupied & ~self._close(kind) & ~self._shore(kind)

    def placed(self, kind: Object, space: Space) -> "Island":
        """The island with one more object. Raises Refused, with the free spaces as "q,r", where it cannot stand."""
        fault = self._fault(kind, space)
        if fault:
            legal = tuple(f"{q},{r}" for q, r in spaces(self.free(kind)))
            raise Refused(fault, f"no {kind} can be placed at {space[0]},{space[1]}", legal)
        match kind:
            case "hut":
                return replace(self, huts=(*self.huts, space))
            case "palm":
                return replace(self, palms=(*self.palms, space))
            case "statue":
                return replace(self, statues=(*self.statues, space))

    def _spaces_of(self, landmark: Landmark, largest: bool) -> int:
        match landmark:
            case "ocean":
                return self.land.ocean
            case "hut" | "palm" | "statue":
                return union(self.objects(landmark))
            case _:
                return self.land.largest[landmark] if largest else self.land.terrain[landmark]

    @property
    def _occupied(self) -> int:
        return union((*self.huts, *self.palms, *self.statues))

    def _close(self, kind: Object) -> int:
        """The spaces less than 4 away from an object of a kind."""
        return grown(grown(grown(union(self.objects(kind)))))

    def _shore(self, kind: Object) -> int:
        """The spaces too near to the ocean for an object of a kind."""
        return grown(self.land.ocean) if kind == "statue" else 0

    def _fault(self, kind: Object, space: Space) -> str:
        here = bit(space)
        if len(self.objects(kind)) == COUNTS[kind]:
            return "enough"
        if not here & self.land.mask:
            return "not-land"
        if here & self._occupied:
            return "occupied"
        if here & self._close(kind):
            return "too-close"
        if here & self._shore(kind):
            return "next-to-ocean"
        return ""


def nothing(land: Land) -> Island:
    """The land with nothing on it."""
    return Island(land)
