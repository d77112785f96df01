"""What a game waits for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, NewType, TypeVar

from engine.seat import Seat

Choice = NewType("Choice", str)
Event_co = TypeVar("Event_co", covariant=True)

Step = str | tuple[int, int]
"""One step of saying what to do: a token of the game, or a space of its board in axial coordinates."""


@dataclass(frozen=True, slots=True)
class Chance(Generic[Event_co]):
    """A card is turned: every event that can happen, with the number of equally likely ways it can.

    `moves` say each of them, where the game can be played with a real deck: somebody then enters what was turned.
    """

    outcomes: tuple[tuple[Event_co, int], ...]
    moves: "tuple[Move[Event_co], ...]" = ()


@dataclass(frozen=True, slots=True)
class Together:
    """Seats choose in secret and are revealed together.

    `choices` are the left key's and the right key's. `absent` is what a seat chooses that stays silent for longer
    than the table waits; None waits for ever.
    """

    seats: tuple[Seat, ...]
    choices: tuple[Choice, Choice]
    absent: Choice | None = None


@dataclass(frozen=True, slots=True)
class Move(Generic[Event_co]):
    """A legal event, and the steps that say it: moves that begin with the same steps are branches of one tree."""

    steps: tuple[Step, ...]
    event: Event_co


@dataclass(frozen=True, slots=True)
class Blocked:
    """A choice that everybody expects here and that is not allowed now; `reason` is the id of a sentence.

    Where a seat holds things in secret, it may have moves: the reason is for a seat that holds none of them.
    """

    steps: tuple[Step, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Alone(Generic[Event_co]):
    """One seat chooses.

    `direct`: there are two moves, the left key's and the right key's. `held` is None where everybody may know every
    legal move; otherwise `moves` are the same whatever the seat holds, and `held` are those that it really can make.
    """

    seat: Seat
    moves: tuple[Move[Event_co], ...]
    blocked: tuple[Blocked, ...] = ()
    direct: bool = False
    held: frozenset[Event_co] | None = None


@dataclass(frozen=True, slots=True)
class Anybody(Generic[Event_co]):
    """The first seat to press decides: each seat has its event."""

    events: tuple[Event_co, ...]


@dataclass(frozen=True, slots=True)
class Look(Generic[Event_co]):
    """Seats look in secret at what they hold, until each has said that it knows.

    `values` are all that anybody could hold, the same whatever is held; `held` has for each seat that looks what it
    looks at, in order. `event` says that all have looked. `at_once`: all that a seat holds is told together, since no
    value can be held twice; otherwise one after the other.
    """

    values: tuple[str, ...]
    held: tuple[tuple[Seat, tuple[str, ...]], ...]
    event: Event_co
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `winners` share the victory; `scores` has one number a seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


Turn = Chance[Event_co] | Together | Alone[Event_co] | Anybody[Event_co] | Look[Event_co] | Over
Votes = Mapping[Seat, Choice]
