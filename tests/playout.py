"""A random game of any kind: hypothesis chooses every outcome and every vote."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from hypothesis import strategies as st

from engine.beat import Beat
from engine.game import AnyGame
from engine.seat import Seat
from engine.turn import Alone, Chance, Choice, Over, Together, Turn

BOUND: Final = 1000
"""No game at a family table has more events than this."""


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
    for _ in range(BOUND):
        turn = game.turn(state)
        event = _event(game, turn, data, chosen)
        if event is None:
            return
        before = state
        state, beats = game.apply(before, event)
        yield Moment(before, turn, event, state, beats)
    raise AssertionError(f"{game.name} does not end within {BOUND} events")


def _event(game: AnyGame, turn: Turn[Any], data: st.DataObject, bold: int) -> Any:
    match turn:
        case Chance(outcomes):
            return outcomes[data.draw(st.integers(0, len(outcomes) - 1))][0]
        case Together(seats, choices):
            votes: dict[Seat, Choice] = {seat: choices[data.draw(st.integers(1, 10)) > bold] for seat in seats}
            return game.decided(votes)
        case Alone(seat, choices):
            return game.decided({seat: choices[data.draw(st.integers(0, len(choices) - 1))]})
        case Over():
            return None
