"""The worked cases of Tobago, and the pieces of islands on which they are played."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from engine.games.tobago.clue import DECK
from engine.games.tobago.grid import union
from engine.games.tobago.island import Island
from engine.games.tobago.land import Land
from engine.scene import Space

BOOK: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "tobago_cases.json").read_text("utf-8"))

FACINGS: Final = ("E", "SE", "SW", "W", "NW", "NE")
"""A statue's facing is the index."""

Case = Mapping[str, Any]


def cases(*kinds: str) -> list[Case]:
    """The worked cases of these kinds, in the order of the book."""
    return [case for case in BOOK["cases"] if case["kind"] in kinds]


def name(case: Case) -> str:
    """What a case is called in a test's report."""
    return str(case["id"])


def space(pair: Iterable[int]) -> Space:
    """A space as the book writes it: [q, r]."""
    q, r = pair
    return q, r


def spaces(pairs: Iterable[Iterable[int]]) -> tuple[Space, ...]:
    """Spaces as the book writes them, in its order."""
    return tuple(map(space, pairs))


def mask(pairs: Iterable[Iterable[int]]) -> int:
    """The set of spaces that the book lists."""
    return union(spaces(pairs))


def fragment(name: str) -> Island:
    """A piece of an island with its objects; a statue's facing is left out."""
    piece = BOOK["fragments"][name]
    cells = sorted(
        ((space(pair), terrain) for terrain, pairs in piece["terrain"].items() for pair in pairs),
        key=lambda cell: (cell[0][1], cell[0][0]),
    )
    things = piece["objects"]
    return furnished(Land(tuple(cells)), things)


def furnished(land: Land, things: Mapping[str, Iterable[Any]]) -> Island:
    """A land with the objects of a case, which may be fewer than a game has."""
    huts, palms, statues = (
        tuple(space(place[:2]) for place in things.get(kind, ())) for kind in ("hut", "palm", "statue")
    )
    return Island(land, huts, palms, statues)


def card(clue: Case) -> int:
    """The number of the card that says this clue. Raises StopIteration if the deck has none."""
    told = clue["relation"], clue["landmark"], clue["largest"]
    return next(card.number for card in DECK if (card.relation, card.landmark, card.largest) == told)


def allowed(island: Island, clue: Case) -> int:
    """Where a clue lets the treasure be, also one that the deck has not."""
    return island.near(clue["relation"], clue["landmark"], clue["largest"])
