"""The contract every game keeps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.beat import Beat
from engine.cursor import Cursor
from engine.scene import Scene
from engine.seat import Seat
from engine.turn import Turn, Votes

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
Json = Any
"""A value that JSON can write."""


@dataclass(frozen=True, slots=True)
class House:
    """A house option: the values that it can have, and the usual one."""

    values: tuple[Json, ...]
    usual: Json


class Game(Protocol[StateT, EventT, ViewT]):
    """The rules of one game: values in, values out. No method takes the time, draws a number or writes anything."""

    name: str
    rules: int
    """The version of the rules that a journal was made under."""
    fewest: int
    most: int
    made_for: int
    """Fewer seats than this play with a warning."""
    bots: tuple[str, ...]
    """Names of bots that fill seats."""
    dealt: bool
    """Whether it can be played with a real deck: its chances say how each outcome is entered."""
    house: Mapping[str, House]
    """The options that the host may set, by name."""

    def setup(self, options: Mapping[str, Json], seats: int) -> StateT:
        """The state before the first event. Options left out are defaults. Raises Refused for anything unknown."""

    def turn(self, state: StateT) -> Turn[EventT]:
        """What the game waits for."""

    def decided(self, votes: Votes) -> EventT:
        """The event that an opened ballot amounts to. Raises Refused in a game without ballots."""

    def apply(self, state: StateT, event: EventT) -> tuple[StateT, tuple[Beat, ...]]:
        """The state after the event, and what is worth a moment. Raises Refused for an event that is not legal."""

    def view(self, state: StateT, viewer: Seat | None) -> ViewT:
        """What a seat, or everybody (None), may know: built field by field."""

    def scene(self, view: ViewT, beat: Beat | None = None, cursor: Cursor | None = None) -> Scene:
        """What to show: while a beat is being shown, while somebody chooses or looks, or while nothing happens."""

    def dump(self, event: EventT) -> dict[str, Json]:
        """The event as one line of a journal.

        What not everybody may know is under `private`, and `private.seats` are those who may.
        """

    def load(self, line: Mapping[str, Json]) -> EventT:
        """The event of one line of a journal. Raises Refused for a line that is none of this game's."""

    def truth(self, state: StateT, event: EventT) -> dict[str, Json]:
        """The whole truth after the event, as `tacora replay` prints it."""

    def bot(self, name: str) -> "Bot[ViewT]":
        """The bot of that name. Raises Refused for an unknown one."""


class Bot(Protocol[ViewT_contra]):
    """Somebody who chooses by looking at its own view alone."""

    def __call__(self, view: ViewT_contra, seat: Seat, choices: Sequence[Any]) -> Any:
        """One of `choices`: of a ballot its two, else the events that this seat can make."""


AnyGame = Game[Any, Any, Any]
