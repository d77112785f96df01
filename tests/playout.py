"""A random game of any kind: hypothesis chooses every outcome, vote and move; of a long game, a seed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, TypeVar

from hypothesis import strategies as st

from engine.beat import Beat
from engine.game import AnyGame
from engine.registry import GAMES
from engine.seat import Seat
from engine.turn import Alone, Anybody, Chance, Choice, Look, Move, Over, Together, Turn

T = TypeVar("T")

BOUND: Final = 6000
"""No game at a family table has more events than this."""

LONG: Final = 800
"""Games with more events than this are played by seed: hypothesis cannot make so many choices in one example."""

SHARED: Final = 3
"""So many long games of each kind are played once, for all tests."""


class Fate:
    """Chooses everything in one game: hypothesis, which can shrink it, or a seed."""

    def __init__(self, source: st.DataObject | Random) -> None:
        self._source = source

    def number(self, least: int, most: int) -> int:
        if isinstance(self._source, Random):
            return self._source.randint(least, most)
        return self._source.draw(st.integers(least, most))

    def one(self, of: Sequence[T]) -> T:
        return of[self.number(0, len(of) - 1)] if len(of) > 1 else of[0]


@dataclass(frozen=True, slots=True)
class Moment:
    """One event of a game: the turn it answers, the states around it, and its beats."""

    before: Any
    turn: Turn[Any]
    event: Any
    state: Any
    beats: tuple[Beat, ...]


def playout(game: AnyGame, state: Any, data: st.DataObject, *, bold: int | None = None) -> Iterator[Moment]:
    """Play from `state` to the end. `bold` in ten votes are for the first choice; None lets hypothesis choose."""
    chosen = data.draw(st.integers(3, 10), label="bold") if bold is None else bold
    return _moments(game, state, Fate(data), chosen)


def played(game: AnyGame, data: st.DataObject) -> list[Moment]:
    """A whole game with default options and any legal number of seats; a long one is one of a few that tests share."""
    if len(shared(game.name, 0)) > LONG:
        return shared(game.name, data.draw(st.integers(0, SHARED - 1), label="shared"))
    seats = data.draw(st.integers(game.fewest, game.most), label="seats")
    return list(playout(game, game.setup({}, seats), data))


@cache
def shared(name: str, number: int) -> list[Moment]:
    """Game `number` of those that tests share: the least, then more seats."""
    game = GAMES[name]
    seats = min(game.fewest + number, game.most)
    return list(_moments(game, game.setup({}, seats), Fate(Random(number)), 7))


def _moments(game: AnyGame, state: Any, fate: Fate, bold: int) -> Iterator[Moment]:
    for _ in range(BOUND):
        turn = game.turn(state)
        event = _event(game, turn, fate, bold)
        if event is None:
            return
        before = state
        state, beats = game.apply(before, event)
        yield Moment(before, turn, event, state, beats)
    raise AssertionError(f"{game.name} does not end within {BOUND} events")


def _event(game: AnyGame, turn: Turn[Any], fate: Fate, bold: int) -> Any:
    match turn:
        case Chance(outcomes):
            return fate.one(outcomes)[0]
        case Together(seats, choices):
            votes: dict[Seat, Choice] = {seat: choices[fate.number(1, 10) > bold] for seat in seats}
            return game.decided(votes)
        case Alone():
            return fate.one(possible(turn)).event
        case Anybody(events):
            return fate.one(events)
        case Look(event=event):
            return event
        case Over():
            return None


def possible(turn: Alone[Any]) -> tuple[Move[Any], ...]:
    """The moves that the seat really can make."""
    return tuple(move for move in turn.moves if turn.held is None or move.event in turn.held)


def spread(moments: Sequence[T], most: int = 60) -> Sequence[T]:
    """So many of them, evenly from the first to the last: for what is slow to check."""
    return moments[:: max(1, -(-len(moments) // most))]
