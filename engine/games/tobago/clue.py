"""The 52 clue cards."""

from dataclasses import dataclass
from typing import Final

from engine.scene import Landmark, Relation


@dataclass(frozen=True, slots=True)
class Card:
    """A clue card, numbered from 1: the treasure is `relation` the `landmark`, or the `largest` area of it."""

    number: int
    relation: Relation
    landmark: Landmark
    largest: bool = False


_TERRAINS: Final[tuple[Landmark, ...]] = ("jungle", "scrubland", "mountains", "beach", "river", "lake")

_DECK: Final[tuple[tuple[Relation, bool, tuple[Landmark, ...]], ...]] = (
    ("in", False, _TERRAINS),
    ("not_in", False, _TERRAINS),
    ("next_to", False, (*_TERRAINS, "ocean")),
    ("in", True, _TERRAINS),
    ("next_to", True, _TERRAINS),
    ("in_sight_of", True, ("mountains", "lake", "river", "beach")),
    ("not_in_sight_of", True, ("jungle", "scrubland")),
    ("not_next_to", False, ("ocean",)),
    ("next_to", False, ("hut",)),
    ("not_next_to", False, ("hut",)),
    ("in_sight_of", False, ("hut",)),
    ("not_in_sight_of", False, ("hut",)),
    ("next_to", False, ("palm",)),
    ("not_next_to", False, ("palm",)),
    ("in_sight_of", False, ("palm",)),
    ("not_in_sight_of", False, ("palm",)),
    ("next_to", False, ("statue",)),
    ("not_next_to", False, ("statue",)),
    ("in_sight_of", False, ("statue",)),
    ("not_in_sight_of", False, ("statue",)),
    ("in_sight_of", False, ("ocean",)),
    ("not_in_sight_of", False, ("ocean",)),
)

DECK: Final = tuple(
    Card(number, relation, landmark, largest)
    for number, (relation, largest, landmark) in enumerate(
        ((relation, largest, landmark) for relation, largest, landmarks in _DECK for landmark in landmarks), start=1
    )
)
"""Card `number` is DECK[number - 1]."""
