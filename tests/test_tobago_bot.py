"""The hunter: company that sees no more than its own view, and plays to win."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from engine.games.tobago.event import CURSE, Claimed, Dug, Event, Left, Looked, Revealed
from engine.games.tobago.grid import spaces
from engine.games.tobago.state import State
from engine.refusal import Refused
from engine.seat import Seat
from engine.turn import Alone, Over
from tests.playout import possible, spread
from tests.test_tobago_secrets import otherwise
from tests.test_tobago_sharing import dug_by
from tests.test_tobago_whole import TABLES
from tests.tobago_play import TOBAGO, A, B, C, begun, chart, events, fate, game, isle, laid, looking, play

HUNTER: Final = TOBAGO.bot("hunter")
HERE: Final = spaces(isle().land.mask)[40]


def chosen(state: State, seat: Seat, choices: list[Event] | None = None) -> Event:
    """What the hunter does in its seat."""
    event: Event = HUNTER(TOBAGO.view(state, seat), seat, choices or events(state))
    return event


def hunted(seed: int, seats: int, hunters: set[Seat], **options: Any) -> Iterator[State]:
    """The states of a game in which hunters sit at some seats and dice choose for the others."""
    dice, state = Random(seed), begun(seats, **options)
    while not isinstance(turn := TOBAGO.turn(state), Over):
        mine = isinstance(turn, Alone) and turn.seat in hunters
        event = chosen(state, turn.seat) if mine and isinstance(turn, Alone) else fate(dice, turn)
        state, _ = TOBAGO.apply(state, event)
        yield state


def test_there_is_one_kind_of_bot() -> None:
    assert TOBAGO.bots == ("hunter",)
    with pytest.raises(Refused) as caught:
        TOBAGO.bot("fisher")
    assert (caught.value.code, caught.value.legal) == ("unknown-bot", ("hunter",))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_hunter_does_the_same_whatever_it_cannot_know(seats: int, options: dict[str, Any]) -> None:
    dice = Random(seats)
    turns = [moment for moment in game(2, seats, **options) if isinstance(moment.turn, Alone)]
    assert len(turns) > 60
    for moment in spread(turns, 50):
        assert isinstance(moment.turn, Alone)
        seat, choices = moment.turn.seat, [move.event for move in possible(moment.turn)]
        event = chosen(moment.before, seat, choices)
        assert event in choices
        assert chosen(otherwise(moment.before, seat, dice), seat, choices) == event


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hands", ["open", "secret"])
def test_hunters_alone_come_to_an_end(seats: int, hands: str) -> None:
    """In fewer than 500 events, the setup and every card among them."""
    everybody = set(map(Seat, range(seats)))
    assert sum(1 for _ in hunted(1, seats, everybody, hands=hands)) < 500


def test_a_hunter_beats_players_who_throw_dice() -> None:
    won = 0
    for seed, seats in enumerate((2, 3, 4) * 3):
        hunter = Seat(seed % seats)
        *_, last = hunted(seed, seats, {hunter})
        won += last.winners() == (hunter,)
    assert won >= 8, f"{won} of 9"


def test_a_hunter_digs_whenever_it_can() -> None:
    state = laid(jeeps=(HERE,) * 3, maps={"white": chart((B,), left=HERE)}, hands=((31, 32), (33,), (34,)))
    assert chosen(state, A) == Dug(A, "white")


def test_a_hunter_hurries_when_it_has_seen_a_curse() -> None:
    """Otherwise it waits for what it has seen and likes better."""
    for seen, event in ((6, Left(A)), (CURSE, Claimed(A))):
        state = play(looking(dug_by(A, B, B, C), seen, 2, 3, 4, 5), Looked(), Revealed(2))
        assert chosen(state, A) == event
