"""The moments of a game of Tobago. Each carries what everybody may see of it."""

from dataclasses import dataclass
from typing import ClassVar

from engine.beat import Beat
from engine.games.tobago.clue import DECK
from engine.scene import Clue, Cursed, Happening, Offer, Space
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Happened(Beat):
    """Something that one sentence tells, beside the island. `removed` are spaces that a clue has just removed."""

    happening: Happening
    removed: tuple[Space, ...] = ()


@dataclass(frozen=True, slots=True)
class Made(Happened):
    """The island is assembled, or has to be made again."""

    kind: ClassVar[str] = "made"
    hold: ClassVar[float] = 1.5


@dataclass(frozen=True, slots=True)
class Put(Happened):
    """An object is placed, a jeep lands, a compass is moved."""

    kind: ClassVar[str] = "placed"
    hold: ClassVar[float] = 0.5


@dataclass(frozen=True, slots=True)
class Begins(Happened):
    """A seat begins the game."""

    kind: ClassVar[str] = "begins"
    hold: ClassVar[float] = 1.2


@dataclass(frozen=True, slots=True)
class Clued(Happened):
    """A clue is laid on a map."""

    kind: ClassVar[str] = "played"
    hold: ClassVar[float] = 2.0


@dataclass(frozen=True, slots=True)
class Located(Happened):
    """One space is left of a map."""

    kind: ClassVar[str] = "located"
    hold: ClassVar[float] = 2.0


@dataclass(frozen=True, slots=True)
class Driven(Happened):
    """A jeep has driven."""

    kind: ClassVar[str] = "drove"
    hold: ClassVar[float] = 1.4


@dataclass(frozen=True, slots=True)
class Took(Happened):
    """A jeep picks up an amulet."""

    kind: ClassVar[str] = "took"
    hold: ClassVar[float] = 0.9


@dataclass(frozen=True, slots=True)
class Spent(Happened):
    """An amulet shows its power."""

    kind: ClassVar[str] = "spent"
    hold: ClassVar[float] = 1.5


@dataclass(frozen=True, slots=True)
class Swept(Happened):
    """Cards are exchanged, or shuffled."""

    kind: ClassVar[str] = "shuffled"
    hold: ClassVar[float] = 1.0


@dataclass(frozen=True, slots=True)
class Dig(Happened):
    """A treasure is dug up."""

    kind: ClassVar[str] = "dug"
    hold: ClassVar[float] = 1.6


@dataclass(frozen=True, slots=True)
class Last(Happened):
    """The treasure deck has run dry."""

    kind: ClassVar[str] = "last"
    hold: ClassVar[float] = 2.0


@dataclass(frozen=True, slots=True)
class Appeared(Happened):
    """Amulets appear where the statues look."""

    kind: ClassVar[str] = "appeared"
    hold: ClassVar[float] = 1.5


@dataclass(frozen=True, slots=True)
class Offered(Beat):
    """A treasure card is turned over."""

    kind: ClassVar[str] = "offered"
    hold: ClassVar[float] = 1.0
    offer: Offer


@dataclass(frozen=True, slots=True)
class Settled(Beat):
    """A treasure card is taken, or nobody wants it."""

    kind: ClassVar[str] = "claimed"
    hold: ClassVar[float] = 1.4
    offer: Offer


@dataclass(frozen=True, slots=True)
class Curse(Beat):
    """The curse is turned over, and everybody with a compass on the map pays."""

    kind: ClassVar[str] = "cursed"
    hold: ClassVar[float] = 4.5
    cursed: Cursed


@dataclass(frozen=True, slots=True)
class Finished(Beat):
    """The game is over."""

    kind: ClassVar[str] = "finished"
    hold: ClassVar[float] = 3.0


def face(card: int, claims: tuple[Seat, ...] = ()) -> Clue:
    """A clue card as everybody sees it, with the compasses on it."""
    clue = DECK[card - 1]
    return Clue(clue.relation, clue.landmark, clue.largest, claims)
