"""Everything that can happen in a game of Tobago."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.scene import Object, Sign, Space
from engine.seat import Seat

CURSE: Final = 0
"""A treasure card is its coins, 2 to 6; the curse is none."""

SIGNS: Final[tuple[Sign, ...]] = ("white", "grey", "black", "brown")


@dataclass(frozen=True, slots=True)
class Assembled:
    """The island is assembly `number`, 1 to 32."""

    number: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A hut, a palm or a statue is placed; a statue looks in a direction, 0 to 5 clockwise from east."""

    kind: Object
    space: Space
    facing: int | None = None


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat draws a clue card; where hands are secret, only it may know which."""

    seat: Seat
    card: int
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Began:
    """This seat was on an island last: it begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Landed:
    """A jeep starts here."""

    seat: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The clue that opens a map comes from the deck, for everybody to see."""

    card: int


@dataclass(frozen=True, slots=True)
class Opened:
    """The first clue of a map is laid and marked."""

    seat: Seat
    sign: Sign
    card: int


@dataclass(frozen=True, slots=True)
class Played:
    """A clue of the hand is laid and marked; with an amulet it is no action."""

    seat: Seat
    sign: Sign
    card: int
    amulet: bool = False


@dataclass(frozen=True, slots=True)
class Drove:
    """The jeep drives to a space; with an amulet it is no action, and no amulet is taken there."""

    seat: Seat
    space: Space
    amulet: bool = False


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The whole hand is put away, and a new one is drawn."""

    seat: Seat
    amulet: bool = False


@dataclass(frozen=True, slots=True)
class Dug:
    """A located treasure is dug up where the jeep stands."""

    seat: Seat
    sign: Sign


@dataclass(frozen=True, slots=True)
class Removed:
    """An amulet takes a marker away."""

    seat: Seat
    sign: Sign
    space: Space


@dataclass(frozen=True, slots=True)
class Doubled:
    """An amulet puts a second compass on clue `clue` (from 0) of a map."""

    seat: Seat
    sign: Sign
    clue: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """An amulet swaps the compasses of two clues of a map, `clue` < `other`."""

    seat: Seat
    sign: Sign
    clue: int
    other: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A treasure card is drawn for the treasure that is shared: `seat` may look at it, None: nobody may."""

    seat: Seat | None
    card: int


@dataclass(frozen=True, slots=True)
class Looked:
    """Everybody has looked at what was theirs to see."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The next of the shuffled treasure cards is turned over."""

    card: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """The seat whose compass is asked takes the card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """The seat whose compass is asked leaves the card to others."""

    seat: Seat


Event = (
    Assembled
    | Placed
    | Drawn
    | Began
    | Landed
    | TurnedUp
    | Opened
    | Played
    | Drove
    | Exchanged
    | Dug
    | Removed
    | Doubled
    | Swapped
    | Ended
    | Dealt
    | Looked
    | Revealed
    | Claimed
    | Left
)

Power = Literal["marker", "clue", "drive", "exchange", "double", "swap"]
POWERS: Final[tuple[Power, ...]] = ("marker", "clue", "drive", "exchange", "double", "swap")
"""What an amulet can do in one's own turn."""
