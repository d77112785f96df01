"""The sealed votes of one decision."""

from collections.abc import Callable
from typing import Any, Final, NoReturn

from engine.seat import Seat
from engine.turn import Choice, Votes


class Sealed(Exception):
    """Somebody tried to look into a ballot before everybody has voted. Says nothing of what is in it."""


class Ballot:
    """Says who has voted, and nothing else, until everybody has.

    The votes live in a closure: no attribute holds them, so nothing that prints, copies, pickles or walks objects
    finds them. Votes exist in memory only.
    """

    __slots__ = ("_cast", "_open", "_voted", "_withdraw", "seats")

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats
        self._cast, self._withdraw, self._voted, self._open = _sealed(seats)

    def cast(self, seat: Seat, choice: Choice) -> None:
        """Vote, or change the vote: nothing tells the two apart. Raises Sealed for a seat that is not asked."""
        if seat not in self.seats:
            raise Sealed("this seat is not asked")
        self._cast(seat, choice)

    def withdraw(self, seat: Seat) -> None:
        """Take the seat's vote back, if it has one."""
        self._withdraw(seat)

    @property
    def voted(self) -> frozenset[Seat]:
        return self._voted()

    @property
    def complete(self) -> bool:
        return len(self.voted) == len(self.seats)

    def open(self) -> Votes:
        """All votes. Raises Sealed until everybody has voted."""
        if not self.complete:
            raise Sealed("not everybody has voted")
        return self._open()

    def __repr__(self) -> str:
        return f"<Ballot {len(self.voted)}/{len(self.seats)}>"

    def __copy__(self) -> NoReturn:
        raise Sealed("a ballot cannot be copied")

    def __deepcopy__(self, memo: Any) -> NoReturn:
        raise Sealed("a ballot cannot be copied")

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise Sealed("a ballot cannot be stored")


def _sealed(
    seats: tuple[Seat, ...],
) -> tuple[Callable[[Seat, Choice], None], Callable[[Seat], None], Callable[[], frozenset[Seat]], Callable[[], Votes]]:
    votes: dict[Seat, Choice] = {}

    def cast(seat: Seat, choice: Choice) -> None:
        votes[seat] = choice

    def withdraw(seat: Seat) -> None:
        votes.pop(seat, None)

    def voted() -> frozenset[Seat]:
        return frozenset(votes)

    def opened() -> Votes:
        return {seat: votes[seat] for seat in seats}

    return cast, withdraw, voted, opened
