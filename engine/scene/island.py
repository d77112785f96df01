"""The island of a treasure hunt, as a scene."""

from dataclasses import dataclass
from typing import Literal

from engine.seat import Seat

Space = tuple[int, int]
"""A space in axial coordinates (q, r): hexes with a point on top, q to the right, r downwards."""

Terrain = Literal["jungle", "scrubland", "mountains", "beach", "river", "lake"]
Object = Literal["hut", "palm", "statue"]
Landmark = Literal["jungle", "scrubland", "mountains", "beach", "river", "lake", "ocean", "hut", "palm", "statue"]
Relation = Literal["in", "next_to", "in_sight_of", "not_in", "not_next_to", "not_in_sight_of"]
Sign = Literal["white", "grey", "black", "brown"]
"""The four maps: a white circle, a grey square, a black triangle, a brown diamond."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A space of land."""

    space: Space
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Thing:
    """A hut, a palm or a statue. A statue looks in direction `facing`: 0 to 5 clockwise from east, 60° apart."""

    space: Space
    kind: Object
    facing: int | None = None


@dataclass(frozen=True, slots=True)
class Clue:
    """A clue card. `claims` are the compasses on it: two of one seat are a double claim."""

    relation: Relation
    landmark: Landmark
    largest: bool = False
    claims: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """A treasure map: its clues in the order in which they were played; `left` counts the spaces still possible.

    `markers` are these spaces once they lie on the island (at most 17); a map with one space left is located. `lit`
    counts what would be left after the clue that somebody looks at, None for no such clue.
    """

    sign: Sign
    clues: tuple[Clue, ...]
    left: int
    markers: tuple[Space, ...] = ()
    lit: int | None = None

    @property
    def located(self) -> bool:
        return self.left == 1


@dataclass(frozen=True, slots=True)
class Traveller:
    """A seat's belongings: its jeep (None before it has landed), amulets, and numbers of treasure and clue cards.

    `hand` is empty where hands are secret; `coins` is None while the total is hidden.
    """

    seat: Seat
    jeep: Space | None
    amulets: int
    treasures: int
    cards: int
    hand: tuple[Clue, ...] = ()
    coins: int | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: a picture or a clue, and a word. `reason` is the id of a sentence why it cannot be chosen.

    `number` is what the choice costs or changes, and `unit` says of what: steps driven, or spaces removed. A pair of
    clues (`other`) is a choice too.
    """

    word: str
    art: str = ""
    clue: Clue | None = None
    other: Clue | None = None
    sign: Sign | None = None
    seat: Seat | None = None
    number: int | None = None
    unit: Literal["steps", "spaces"] | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a seat (None: everybody) is asked: the left key lights the next option, the right key takes the lit one.

    `word` is the question, `help` one line about the lit option ("" for none). Without options a space is chosen by
    halving, or, where everybody is asked, any key will do.
    """

    seat: Seat | None
    word: str
    options: tuple[Option, ...] = ()
    lit: int = 0
    help: str = ""


@dataclass(frozen=True, slots=True)
class Halves:
    """Spaces painted in the colours of the two keys: the left key keeps `left`, the right key keeps `right`."""

    left: tuple[Space, ...]
    right: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Reached:
    """A space that the jeep reaches with so many steps, 1 to 3."""

    space: Space
    steps: int


@dataclass(frozen=True, slots=True)
class Happening:
    """What has just happened, as one sentence: the id of a message, whose turn, and the facts of the picture.

    `spaces` are where, `origin` is from where a jeep has driven there; `number` is what the sentence counts.
    """

    word: str
    seat: Seat | None = None
    sign: Sign | None = None
    clue: Clue | None = None
    spaces: tuple[Space, ...] = ()
    origin: Space | None = None
    number: int | None = None
    power: str = ""


@dataclass(frozen=True, slots=True)
class Island:
    """The island, the four maps, and everybody's belongings.

    `sights` are the spaces at which the statues' lines of view end, in the order of the statues in `things`. `turn` is
    whose turn it is. Of `halves`, `reached`, `removed` and `kept` (what the lit clue would remove from a map and leave
    on it) and `target` (the space that is lit) only what the question is about is there. `clues` and `treasures` count
    the face-down decks.
    """

    tiles: tuple[Tile, ...]
    things: tuple[Thing, ...]
    sights: tuple[Space, ...]
    amulets: tuple[Space, ...]
    charts: tuple[Chart, ...]
    travellers: tuple[Traveller, ...]
    clues: int
    treasures: int
    turn: Seat | None = None
    ask: Ask | None = None
    halves: Halves | None = None
    reached: tuple[Reached, ...] = ()
    removed: tuple[Space, ...] = ()
    kept: tuple[Space, ...] = ()
    target: Space | None = None
    happening: Happening | None = None
