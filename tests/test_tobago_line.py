"""Journals of Tobago that are right, cut off, edited, or tell what cannot be."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from engine.games.tobago.event import (
    Assembled,
    Claimed,
    Drawn,
    Drove,
    Dug,
    Ended,
    Event,
    Landed,
    Looked,
    Placed,
    Played,
    Removed,
    Revealed,
    TurnedUp,
)
from engine.games.tobago.grid import spaces, union
from engine.games.tobago.island import Island
from engine.games.tobago.line import load
from engine.games.tobago.state import State
from engine.journal import Header, Step, dumped
from engine.refusal import Refused
from engine.scene import Space
from tests.journal_lines import damage, read
from tests.playout import Moment
from tests.test_tobago_sharing import dug_by
from tests.tobago_play import TOBAGO, A, B, C, begun, chart, game, isle, laid, looking, play, refused

HEADER: Final = Header("tobago", {}, ("Ana", "Bo", "Cy")).line().encode()
OCEAN: Final = (12, 0)


HUTS: Final = Island(isle().land, isle().huts)


def again(state: State, space: Space) -> State:
    """The marker on a space of the black map has been removed, and there is an amulet for another."""
    return replace(play(state, Removed(A, "black", space)), amulets=(1, 1, 1), turn=A)


OFFERED: Final = play(looking(dug_by(A, B, C), 3, 4, 5, 5), Looked(), Revealed(4))
"""A card is offered to seat 0."""


def lines(moments: Sequence[Moment]) -> list[bytes]:
    return [HEADER, *(dumped(TOBAGO, moment.event).encode() for moment in moments)]


def edited(line: bytes, **facts: Any) -> bytes:
    return json.dumps({**json.loads(line), **facts}).encode()


def at(moments: Sequence[Moment], kind: type) -> int:
    """The number of the first event of a kind."""
    return next(n for n, moment in enumerate(moments) if isinstance(moment.event, kind))


# ------------------------------------------------------------ whole journals
@pytest.mark.parametrize("hands", ["open", "secret"])
def test_a_journal_is_replayed_to_the_same_end(hands: str) -> None:
    moments = game(1, 3, hands=hands)
    header = Header("tobago", {"hands": hands}, ("Ana", "Bo", "Cy")).line().encode()
    *_, last = read(header, *lines(moments)[1:])
    assert isinstance(last, Step)
    over = moments[-1].state
    truth = TOBAGO.truth(over, moments[-1].event)
    assert last.truth == {"n": len(moments), **truth}
    assert (truth["score"], truth["winners"]) == (list(over.scores()), list(over.winners()))


def test_a_journal_may_end_anywhere_but_in_the_middle_of_a_line() -> None:
    written = lines(game(1, 3))
    for end in (1, 2, 20, 60, 150):
        assert len(read(*written[:end])) == end
        found = damage(*written[:end], written[end][: len(written[end]) // 2])
        assert found.line == end + 1


def test_a_line_that_is_missing_or_there_twice_is_found() -> None:
    moments = game(1, 3)
    written = lines(moments)
    for kind in (Played, Drove, Claimed, TurnedUp, Landed):
        n = at(moments, kind) + 1
        assert damage(*written[:n], *written[n + 1 :]).line >= n + 1
        assert damage(*written[: n + 1], written[n], *written[n + 1 :]).line == n + 2


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        (Played, {"seat": 7}),
        (Played, {"card": 53}),
        (Played, {"sign": "green"}),
        (Drove, {"space": [12, 0]}),
        (Drove, {"space": [0]}),
        (Landed, {"space": [99, 99]}),
        (TurnedUp, {"card": 0}),
        (Claimed, {"seat": 6}),
        (Placed, {"kind": "volcano"}),
        (Placed, {"facing": 9}),
    ],
)
def test_an_edited_line_is_refused_with_what_would_be_legal(kind: type, facts: dict[str, Any]) -> None:
    moments = game(1, 3)
    n = at(moments, kind)
    written = lines(moments)
    found = damage(*written[: n + 1], edited(written[n + 1], **facts))
    assert found.line == n + 2
    assert "; allowed: " in found.reason


# ------------------------------------------------------------ what cannot be
CLUE: Final = isle().clues[30]
HERE, NEXT, *REST = spaces(isle().land.mask)
TURN: Final = laid(
    hands=((31,), (32,), (33,)),
    amulets=(1, 1, 1),
    maps={
        "white": chart((A,), left=CLUE),
        "grey": chart((B,), left=isle().land.mask & ~CLUE, first=2),
        "black": chart((C,), left=union((HERE, NEXT, *REST[:5])), first=3),
        "brown": chart((B,), left=HERE, first=4),
    },
)
"""Clue 31 is of no use on the white map, and would end the grey one; the brown treasure is found."""

WRONG: Final[dict[str, tuple[State, Event, str]]] = {
    "a hut in the ocean": (play(begun(), Assembled(1)), Placed("hut", OCEAN), "not-land"),
    "a hut too close to another": (play(begun(), Assembled(1), Placed("hut", HERE)), Placed("hut", NEXT), "too-close"),
    "two things on a space": (laid(phase="place", island=HUTS), Placed("palm", HUTS.huts[0]), "occupied"),
    "a clue that eliminates nothing": (TURN, Played(A, "white", 31), "no_elimination"),
    "a clue that eliminates everything": (TURN, Played(A, "grey", 31), "empty"),
    "a clue of somebody else": (TURN, Played(A, "black", 32), "not-in-hand"),
    "a clue on a located map": (TURN, Played(A, "brown", 31), "located"),
    "a removed marker": (play(TURN, Removed(A, "black", HERE)), Removed(A, "black", HERE), "no-amulet"),
    "a removed marker, with an amulet": (again(TURN, HERE), Removed(A, "black", HERE), "no_marker_there"),
    "a drive into the ocean": (TURN, Drove(A, OCEAN), "not-land"),
    "a drive into the ocean with an amulet": (TURN, Drove(A, OCEAN, True), "not-land"),
    "a turn out of turn": (TURN, Ended(B), "not-your-turn"),
    "a claim without a treasure": (TURN, Claimed(A), "not-now"),
    "a claim out of turn": (OFFERED, Claimed(C), "not-your-turn"),
    "a second claim": (play(OFFERED, Claimed(A)), Claimed(A), "not-now"),
    "a card that is not there": (play(OFFERED, Claimed(A)), Revealed(6), "no-such-card"),
    "a treasure that is not there": (TURN, Dug(A, "white"), "no-treasure"),
    "anything after the end": (game(1, 3)[-1].state, Ended(A), "over"),
}


@pytest.mark.parametrize("told", WRONG)
def test_what_cannot_be_is_refused_with_what_can(told: str) -> None:
    state, event, code = WRONG[told]
    assert refused(state, event).code == code


@pytest.mark.parametrize("told", WRONG)
def test_what_cannot_be_can_be_written_and_is_found_by_the_rules(told: str) -> None:
    state, event, _ = WRONG[told]
    assert load(TOBAGO.dump(event)) == event
    refused(state, load(TOBAGO.dump(event)))


@pytest.mark.parametrize(
    "line",
    [
        {"event": "drawn", "seat": 0},
        {"event": "drawn", "seat": 0, "private": 5},
        {"event": "drawn", "seat": True, "card": 5},
        {"event": "dealt", "seat": 0, "card": 0},
        {"event": "revealed", "card": "7"},
        {"event": "played", "seat": 0, "sign": ["white"], "card": 5},
        {"event": "played", "seat": 0, "sign": "white", "card": 5, "amulet": 1},
        {"event": "drove", "seat": 0, "space": "0,0"},
        {"event": "drove", "seat": 0, "space": [1.0, 2]},
        {"event": "swapped", "seat": 0, "sign": "white", "clue": -1, "other": 2},
        {"event": "assembled", "number": 33},
        {"event": "turnedup", "card": 5},
    ],
    ids=str,
)
def test_what_is_no_event_is_refused(line: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        load(line)
    assert caught.value.code
    assert caught.value.legal


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ({"event": "drawn", "seat": 0, "card": 5}, Drawn(A, 5)),
        ({"event": "played", "seat": 0, "sign": "white", "card": 5}, Played(A, "white", 5)),
        ({"event": "revealed", "card": 2}, Revealed(2)),
    ],
)
@pytest.mark.parametrize("private", [{}, {"seats": [0], "card": 6}])
def test_nothing_private_stands_for_a_public_card(line: dict[str, Any], event: object, private: object) -> None:
    assert load({**line, "private": private}) == event
