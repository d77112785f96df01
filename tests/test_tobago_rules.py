"""The setup and the turns of Tobago, by its rules."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from engine.games.tobago.action import STEPS
from engine.games.tobago.drive import reach
from engine.games.tobago.event import (
    SIGNS,
    Assembled,
    Began,
    Drove,
    Dug,
    Ended,
    Exchanged,
    Landed,
    Opened,
    Placed,
    Played,
    TurnedUp,
)
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.island import Island, nothing
from engine.games.tobago.setup import allowed
from engine.games.tobago.state import State
from engine.refusal import Refused
from engine.seat import Seat
from engine.turn import Alone, Anybody, Chance
from tests.test_tobago_sharing import every
from tests.tobago_fragments import Case, fragment, space
from tests.tobago_fragments import spaces as listed
from tests.tobago_play import (
    TOBAGO,
    A,
    B,
    C,
    beats,
    begun,
    blocked,
    chart,
    drawn,
    events,
    finished,
    game,
    isle,
    laid,
    moments,
    play,
    refused,
    some,
)

LAND: Final = spaces(isle().land.mask)
HERE: Final = LAND[40]
NEAR, FAR, FARTHER = (spaces(ring)[-1] for ring in reach(isle().land, HERE))
"""One, two and three steps away."""
OCEAN: Final = (12, 0)
HAND: Final = ((31, 32, 33, 34), (35, 36, 37, 38), (39, 40, 41, 42))


def turn(**facts: Any) -> State:
    """The turn of seat 0, with a full hand and nothing done."""
    usual: dict[str, Any] = {"hands": HAND, "jeeps": (HERE, LAND[0], LAND[0])}
    return laid(**{**usual, **facts})


def furnished(**options: Any) -> State:
    """All objects stand and the hands are dealt."""
    state = play(begun(**options), Assembled(1))
    for kind in ("hut", "palm", "statue"):
        for at in getattr(isle(), f"{kind}s"):
            state = play(state, Placed(kind, at, 2 if kind == "statue" else None))
    return drawn(state)


# ------------------------------------------------------------ setup
def test_one_of_32_islands_each_as_likely() -> None:
    assert TOBAGO.turn(begun()) == Chance(tuple((Assembled(n), 1) for n in range(1, 33)))


def test_objects_are_placed_by_chance_on_any_legal_space() -> None:
    """Two of a kind at least 4 apart; a statue faces one of six neighbours."""
    state = play(begun(), Assembled(1))
    assert events(state) == [Placed("hut", at) for at in LAND]
    state = play(state, Placed("hut", HERE))
    assert set(events(state)) == {Placed("hut", at) for at in spaces(state.isle.free("hut"))}
    assert refused(state, Placed("hut", NEAR)).code == "too-close"
    assert refused(state, Placed("palm", LAND[0])).code == "wrong-object"
    assert refused(state, Placed("hut", OCEAN)).code == "not-land"
    assert refused(state, Placed("hut", LAND[0], 3)).code == "bad-facing"


def test_a_statue_looks_in_one_of_six_directions() -> None:
    made = replace(isle(), statues=())
    state = laid(island=made, phase="place", charts=(), facing=())
    free = spaces(made.free("statue"))
    assert events(state) == [Placed("statue", at, to) for at in free for to in range(6)]
    for facing in (None, 6, -1):
        assert refused(state, Placed("statue", free[0], facing)).code == "bad-facing"


def alike() -> tuple[State, Placed]:
    """A table at which the last statue comes to stand where the deck cannot tell all spaces apart."""
    for seed in range(60):
        for one in islice(moments(Random(seed), begun(2)), 12):
            kinds = [beat.kind for beat in one.beats]
            if kinds == ["placed", "made"] and allowed(one.before.isle, "statue", True):
                assert isinstance(one.event, Placed)
                return one.before, one.event
    raise AssertionError("all spaces are always apart")


def test_objects_are_placed_again_until_the_deck_tells_all_spaces_apart() -> None:
    state, last = alike()
    assert not state.isle.placed(last.kind, last.space).apart
    after = play(state, last)
    assert (after.phase, after.isle, after.facing) == ("place", nothing(state.isle.land), ())


def test_players_place_the_objects_in_turn_if_they_like() -> None:
    """An option. Then the last statue cannot stand where two spaces would be alike."""
    state = play(begun(placing="by-hand"), Assembled(1))
    seats = []
    for at in isle().huts:
        asked = TOBAGO.turn(state)
        assert isinstance(asked, Alone)
        seats.append(asked.seat)
        state = play(state, Placed("hut", at))
    assert seats == [A, B, C, A]
    state, last = alike()
    by_hand = replace(state, options=replace(state.options, placing="by-hand"))
    assert refused(by_hand, last).code == "not-apart"
    assert last not in events(by_hand)


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_everybody_is_dealt_four_clues_or_six_with_two_players(seats: int, size: int) -> None:
    state = furnished(seats=seats)
    assert list(map(len, state.hands)) == [size] * seats
    assert len({card for hand in state.hands for card in hand}) == size * seats


def test_whoever_was_on_an_island_last_begins_then_clockwise() -> None:
    state = furnished()
    assert TOBAGO.turn(state) == Anybody((Began(A), Began(B), Began(C)))
    assert refused(state, Began(Seat(3))).code == "no-such-seat"
    state = play(state, Began(B))
    order = []
    while state.phase == "land":
        asked = TOBAGO.turn(state)
        assert isinstance(asked, Alone)
        order.append(asked.seat)
        state = play(state, Landed(asked.seat, HERE))
    assert order == [B, C, A]
    assert state.jeeps == (HERE,) * 3, "sharing a space is allowed"


def test_jeeps_start_on_any_space_but_not_in_the_ocean() -> None:
    state = play(furnished(), Began(A))
    assert events(state) == [Landed(A, at) for at in LAND]
    assert refused(state, Landed(A, OCEAN)).code == "not-land"
    assert refused(state, Landed(B, HERE)).code == "not-your-turn"


def opening() -> State:
    return play(furnished(), Began(C), Landed(C, HERE), Landed(A, NEAR), Landed(B, FAR))


def test_each_draws_a_clue_and_lays_it_on_an_empty_map_with_a_compass() -> None:
    state = opening()
    hands = state.hands
    for n, seat in enumerate((C, A, B)):
        card = next(event.card for event in events(state) if isinstance(event, TurnedUp))
        state = play(state, TurnedUp(card))
        free = SIGNS[n:]
        assert events(state) == [Opened(seat, sign, card) for sign in free]
        if n:
            assert refused(state, Opened(seat, SIGNS[0], card)).code == "not-empty"
        assert refused(state, Opened(seat, free[0], card + 1)).code == "no-such-card"
        state = play(state, Opened(seat, free[0], card))
        assert [(one.card, one.claims) for one in state.chart(free[0]).clues] == [(card, (seat,))]
        assert state.chart(free[0]).left == isle().clues[card - 1]
    assert (state.hands, state.phase, state.turn) == (hands, "turn", C)
    assert not state.chart("brown").clues


def test_an_amulet_under_the_jeep_at_the_start_of_a_turn_is_taken() -> None:
    state = turn(lying=(LAND[0], LAND[5]))
    after = play(state, Ended(A))
    assert (after.turn, after.amulets, after.lying) == (B, (0, 1, 0), (LAND[5],))


# ------------------------------------------------------------ clues
def test_a_clue_removes_at_least_one_space_and_leaves_at_least_one() -> None:
    clue = isle().clues[30]
    maps = {"white": chart(left=clue), "grey": chart(left=isle().land.mask & ~clue), "black": chart(left=some(50))}
    state = turn(maps=maps)
    assert refused(state, Played(A, "white", 31)).code == "no_elimination"
    assert refused(state, Played(A, "grey", 31)).code == "empty"
    assert {event.sign for event in events(state) if isinstance(event, Played) and event.card == 31} == {
        "black",
        "brown",
    }
    after = play(state, Played(A, "black", 31))
    assert after.chart("black").left == some(50) & clue


def test_a_clue_is_one_s_own_and_marked_with_a_compass() -> None:
    state = turn()
    assert refused(state, Played(A, "white", 35)).code == "not-in-hand"
    after = play(state, Played(A, "white", 31))
    assert [(one.card, one.claims) for one in after.chart("white").clues] == [(31, (A,))]
    assert after.home(A) == 14


def test_a_located_map_takes_no_more_clues() -> None:
    state = turn(maps={"white": chart((B,), left=HERE)})
    assert refused(state, Played(A, "white", 31)).code == "located"
    assert "white" not in {event.sign for event in events(state) if isinstance(event, Played)}


def test_a_clue_that_fits_no_map_says_so() -> None:
    full = dict.fromkeys(SIGNS, chart(left=isle().clues[30]))
    assert blocked(turn(maps=full))["clue", "card:31"] == "why-no-map"
    found = {sign: chart((B,), left=HERE, first=1 + i) for i, sign in enumerate(SIGNS)}
    assert blocked(turn(maps=found))["clue",] == "why-no-clue"


def test_no_clue_without_a_compass() -> None:
    maps = {
        "white": chart((A, A), (A, A), (A, A), (A, A), left=some(40)),
        "grey": chart((A, A), (A, A), (A, A), (A,), left=HERE, first=9),
    }
    state = turn(maps=maps)
    assert refused(state, Played(A, "black", 31)).code == "no-compass"
    assert refused(state, Dug(A, "grey")).code == "no-compass"
    assert not {Played, Dug} & {type(event) for event in events(state)}
    assert (blocked(state)["clue",], blocked(state)["dig",]) == ("why-no-compass", "why-no-compass")


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4)])
def test_after_a_clue_the_hand_is_drawn_full(seats: int, size: int) -> None:
    hands = tuple(tuple(range(20 + 6 * seat, 20 + 6 * seat + size)) for seat in range(seats))
    state = turn(seats=seats, hands=hands, jeeps=(HERE,) * seats)
    first = next(event for event in events(state) if isinstance(event, Played))
    state = play(state, first)
    assert (state.phase, state.due) == ("refill", A)
    state = drawn(state)
    assert (len(state.hands[A]), state.turn) == (size, B)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = turn(deck=0, discards=1 << 5 | 1 << 6)
    assert [beat.kind for beat in beats(state, Played(A, "white", 31))] == ["played", "shuffled"]
    state = play(state, Played(A, "white", 31))
    assert (state.deck, state.discards) == (1 << 5 | 1 << 6, 0)
    assert len(drawn(state).hands[A]) == 4


def test_with_no_cards_anywhere_one_plays_on_with_fewer() -> None:
    state = play(turn(deck=0), Played(A, "white", 31))
    assert (state.turn, state.hands[A]) == (B, (32, 33, 34))
    state = play(turn(deck=0, hands=((), *HAND[1:])), Ended(A))
    assert state.turn == B
    assert refused(turn(hands=((), *HAND[1:])), Exchanged(A)).code == "no-hand"


def test_a_small_hand_is_drawn_full_later() -> None:
    state = play(turn(hands=((31, 32), *HAND[1:])), Played(A, "white", 31))
    assert len(drawn(state).hands[A]) == 4


def test_the_whole_hand_is_exchanged_as_an_action() -> None:
    state = play(turn(), Exchanged(A))
    assert (state.hands[A], state.discards, state.acted) == ((), sum(1 << card for card in HAND[0]), True)
    state = drawn(state)
    assert (len(state.hands[A]), state.turn) == (4, B)
    assert not set(state.hands[A]) & set(HAND[0])


def test_one_action_a_turn() -> None:
    state = turn(amulets=(1, 0, 0), acted=True)
    for event in (Played(A, "white", 31), Drove(A, NEAR), Exchanged(A)):
        assert refused(state, event).code == "acted"
    assert refused(turn(), Ended(B)).code == "not-your-turn"
    assert {type(event) for event in events(turn())} == {Played, Drove, Exchanged, Ended}


# ------------------------------------------------------------ drives
def test_a_drive_has_up_to_three_steps() -> None:
    """Every space that they reach is offered; 0 steps is allowed."""
    state = turn()
    reached = {at for ring in reach(isle().land, HERE, STEPS) for at in spaces(ring)}
    assert {event.space for event in events(state) if isinstance(event, Drove)} == reached
    assert refused(state, Drove(A, OCEAN)).code == "not-land"
    assert refused(state, Drove(A, HERE)).code == "no-move"
    far = next(at for at in LAND if at not in reached and at != HERE)
    assert refused(state, Drove(A, far)).code == "too-far"
    after = play(state, Ended(A))
    assert (after.turn, after.jeeps) == (B, state.jeeps)


def test_a_drive_goes_on_with_the_steps_that_are_left() -> None:
    state = play(turn(), Drove(A, NEAR))
    assert (state.turn, state.drive, state.acted) == (A, 2, True)
    reached = {at for ring in reach(isle().land, NEAR, 2) for at in spaces(ring)}
    assert {event.space for event in events(state) if isinstance(event, Drove)} == reached
    assert play(turn(), Drove(A, FARTHER)).turn == B
    assert play(state, Ended(A)).turn == B


def test_taking_an_amulet_ends_a_step_and_passing_it_is_free() -> None:
    state = turn(lying=(NEAR,))
    took = play(state, Drove(A, NEAR))
    assert (took.amulets[A], took.lying, took.drive) == (1, (), 2)
    assert [beat.kind for beat in beats(state, Drove(A, NEAR))] == ["drove", "took"]
    passed = play(state, Drove(A, FARTHER))
    assert (passed.amulets[A], passed.lying) == (0, (NEAR,))


def test_objects_and_other_jeeps_are_no_obstacle() -> None:
    state = turn(jeeps=(HERE, NEAR, NEAR), island=isle())
    assert Drove(A, NEAR) in events(state)
    hut = isle().huts[0]
    near = spaces(reach(isle().land, hut)[0])[0]
    assert Drove(A, hut) in events(turn(jeeps=(near, HERE, HERE)))


# ------------------------------------------------------------ digging
def test_digging_needs_a_located_treasure_under_the_jeep() -> None:
    state = turn(maps={"white": chart((B,), left=NEAR), "grey": chart((B,), left=bit(HERE) | bit(NEAR))})
    assert refused(state, Dug(A, "white")).code == "no-treasure"
    assert refused(state, Dug(A, "grey")).code == "no-treasure"
    assert blocked(state)["dig",] == "why-no-treasure"


def test_of_one_treasure_nobody_asks_which() -> None:
    ways = []
    for signs in (SIGNS[:1], SIGNS[:2]):
        asked = TOBAGO.turn(turn(maps={sign: chart((B,), left=HERE) for sign in signs}))
        assert isinstance(asked, Alone)
        ways.append([move.steps for move in asked.moves if isinstance(move.event, Dug)])
    assert ways == [[("dig",)], [("dig", "map:white"), ("dig", "map:grey")]]


def test_digging_before_the_action_costs_nothing() -> None:
    state = finished(play(turn(maps={"white": chart((B,), left=HERE)}), Dug(A, "white")))
    assert (state.phase, state.turn, state.acted, state.drive) == ("turn", A, False, 0)
    assert {Played, Drove, Exchanged} <= {type(event) for event in events(state)}


def test_digging_ends_a_drive_that_is_under_way() -> None:
    state = turn(maps={"white": chart((B,), left=NEAR)}, amulets=(1, 0, 0))
    state = play(state, Drove(A, NEAR))
    assert state.drive == 2
    state = finished(play(state, Dug(A, "white")))
    assert (state.turn, state.acted, state.drive) == (A, True, 0)
    assert refused(state, Drove(A, HERE)).code == "acted"


def test_a_treasure_is_dug_up_after_the_action_too() -> None:
    inside, outside = spaces(isle().clues[30])[0], spaces(isle().land.mask & ~isle().clues[30])[0]
    state = turn(jeeps=(inside, HERE, HERE), maps={"white": chart((B,), left=bit(inside) | bit(outside))})
    state = drawn(play(state, Played(A, "white", 31)))
    assert events(state) == [Dug(A, "white"), Ended(A)]
    assert finished(play(state, Dug(A, "white"))).turn == B


def test_maps_are_independent_and_may_share_the_last_space() -> None:
    state = turn(maps={"white": chart((B,), left=HERE), "grey": chart((C,), left=HERE, first=5)})
    assert {Dug(A, "white"), Dug(A, "grey")} <= set(events(state))
    state = finished(play(state, Dug(A, "white")))
    assert Dug(A, "grey") in events(state)
    assert finished(play(state, Dug(A, "grey"))).turn == A


@every("turn")
def test_a_turn_in_which_much_happens(case: Case) -> None:
    here = fragment(case["fragment"])
    found = {sign: chart((B,), left=space(at)) for sign, at in case["located"].items()}
    state = laid(
        island=Island(here.land, here.huts, here.palms, ()),
        jeeps=(space(case["jeep"]), (0, 0), (0, 0)),
        lying=listed(case["board_amulets"]),
        turn=C,
        maps=found,
    )
    dug = []
    for action in case["actions"]:
        try:
            match action["do"]:
                case "start":
                    state = play(state, Ended(C))
                case "dig":
                    state = finished(play(state, Dug(A, action["map"])))
                    dug.append(action["map"])
                case _:
                    state = play(state, Drove(A, space(action["to"])))
            assert action["ok"], action
        except Refused:
            assert not action["ok"], action
    expect = case["expect"]
    assert (state.jeeps[A], state.amulets[A], dug) == (space(expect["jeep"]), expect["own_amulets"], expect["dug"])
    assert state.lying == listed(expect["board_amulets"])


# ------------------------------------------------------------ options
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refused):
        TOBAGO.setup({}, seats)
    assert game(1, 2)[-1].state.phase == game(1, 4)[-1].state.phase == "over"


@pytest.mark.parametrize("amulets", [12, 15, 18, 21, 24])
def test_the_amulets_of_the_box_are_an_option(amulets: int) -> None:
    assert begun(amulets=amulets).pile == amulets
    assert begun().pile == 21


@pytest.mark.parametrize(
    "options", [{"hands": "closed"}, {"amulets": 20}, {"amulets": True}, {"next_map": None}, {"x": 1}]
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        begun(**options)
    assert caught.value.code in ("bad-option", "unknown-option")
    assert caught.value.legal
