"""Diamant told in short: a card that is flipped, the seats that leave, and what comes of it."""

from typing import Any, Final

import pytest

from engine.beat import Beat
from engine.games.diamant.edition import EDITIONS
from engine.games.diamant.game import Diamant
from engine.games.diamant.state import Event, Flipped, State, Voted
from engine.refusal import Refused
from engine.scene import Scene
from engine.seat import Seat
from engine.turn import Chance

DIAMANT: Final = Diamant()
every_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())

Move = str | tuple[int, ...]
"""A card that is flipped, or the seats that leave; () for nobody."""


def event(move: Move) -> Event:
    return Flipped(move) if isinstance(move, str) else Voted(tuple(map(Seat, move)))


def begun(seats: int, **options: Any) -> State:
    return DIAMANT.setup(options, seats)


def play(state: State, *moves: Move) -> State:
    for move in moves:
        state, _ = DIAMANT.apply(state, event(move))
    return state


def beats(state: State, move: Move) -> tuple[Beat, ...]:
    return DIAMANT.apply(state, event(move))[1]


def refused(state: State, move: Move) -> Refused:
    with pytest.raises(Refused) as caught:
        DIAMANT.apply(state, event(move))
    return caught.value


def face_down(state: State) -> dict[str, int]:
    """The cards that the next flip can show."""
    turn = DIAMANT.turn(state)
    assert isinstance(turn, Chance)
    return {outcome.card: count for outcome, count in turn.outcomes if isinstance(outcome, Flipped)}


def lying(state: State) -> dict[str, int]:
    return {one.card: one.gems for one in state.cave.path}


def shown(state: State, beat: Beat | None = None, viewer: Seat | None = None) -> Scene:
    """What the table shows in a state, or during a beat that led to it."""
    return DIAMANT.scene(DIAMANT.view(state, viewer), beat)
