"""What a game waits for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, NewType, TypeVar

from engine.seat import Seat

Choice = NewType("Choice", str)
Event_co = TypeVar("Event_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Chance(Generic[Event_co]):
    """A card is turned: every event that can happen, with the number of equally likely ways it can."""

    outcomes: tuple[tuple[Event_co, int], ...]


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
class Alone:
    """One seat chooses in the open."""

    seat: Seat
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `winners` share the victory; `scores` has one number a seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


Turn = Chance[Event_co] | Together | Alone | Over
Votes = Mapping[Seat, Choice]
