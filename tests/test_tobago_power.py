"""What amulets do in Tobago, by its rules: in one's own turn, any number, never on located maps."""

from typing import Any, Final

from engine.games.tobago.beat import Clued, Driven, Located, Spent
from engine.games.tobago.drive import reach
from engine.games.tobago.event import (
    SIGNS,
    Doubled,
    Drove,
    Dug,
    Ended,
    Event,
    Exchanged,
    Played,
    Removed,
    Swapped,
)
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.state import State
from engine.scene import Sign
from engine.seat import Seat
from tests.test_tobago_sharing import every
from tests.tobago_fragments import Case
from tests.tobago_play import A, B, C, beats, blocked, chart, drawn, events, finished, isle, laid, play, refused, some

LAND: Final = spaces(isle().land.mask)
HERE: Final = LAND[40]
NEAR, FAR, FARTHER = (spaces(ring)[-1] for ring in reach(isle().land, HERE))
"""One, two and three steps away."""
HAND: Final = ((31, 32, 33, 34), (35, 36, 37, 38), (39, 40, 41, 42))


def rich(**facts: Any) -> State:
    """Seat 0 has three amulets and has used its action."""
    usual: dict[str, Any] = {"amulets": (3, 0, 0), "hands": HAND, "acted": True, "jeeps": (HERE, LAND[0], LAND[0])}
    return laid(**{**usual, **facts})


def kinds(state: State) -> set[type]:
    return {type(event) for event in events(state)}


def claims(state: State, sign: Sign) -> list[tuple[Seat, ...]]:
    return [one.claims for one in state.chart(sign).clues]


# ------------------------------------------------------------ when
def test_amulets_are_played_in_one_s_own_turn_alone() -> None:
    state = rich(amulets=(3, 3, 3), maps={"white": chart((B,), left=some(5))})
    for event in (Exchanged(B, True), Doubled(B, "white", 0), Removed(B, "white", LAND[-1])):
        assert refused(state, event).code == "not-your-turn"


def test_any_number_of_amulets_before_and_after_the_action() -> None:
    state = rich(acted=False)
    state = drawn(play(state, Exchanged(A, True)))
    state = drawn(play(state, Exchanged(A, True)))
    assert (state.acted, state.amulets[A], state.turn) == (False, 1, A)
    state = drawn(play(state, Exchanged(A)))
    assert (state.acted, state.amulets[A], state.turn) == (True, 1, A)
    state = drawn(play(state, Exchanged(A, True)))
    assert (state.turn, state.amulets[A]) == (B, 0), "nothing more can be done"


def test_without_an_amulet_there_is_no_power() -> None:
    state = rich(amulets=(0, 3, 3), acted=False, maps={"white": chart((A,), (B,), left=some(5))})
    tries: list[Event] = [
        Exchanged(A, True),
        Doubled(A, "white", 0),
        Removed(A, "white", LAND[-1]),
        Swapped(A, "white", 0, 1),
    ]
    for event in [*tries, Drove(A, LAND[41], True), *played(state)]:
        assert refused(state, event).code == "no-amulet"
    assert blocked(state)["amulet",] == "why-no-amulet"


def played(state: State) -> list[Played]:
    return [Played(A, event.sign, event.card, True) for event in events(state) if isinstance(event, Played)]


def test_spent_amulets_return_to_the_pile() -> None:
    state = rich(maps={"white": chart((A,), (B,), left=some(5))})
    for event in events(state):
        if not isinstance(event, Ended):
            after = play(state, event)
            assert (after.amulets[A], after.pile) == (2, state.pile + 1), event


# ------------------------------------------------------------ remove a marker
def test_a_marker_is_removed_once_markers_are_out() -> None:
    """At most 17 spaces are left."""
    state = rich(maps={"white": chart((A,), left=some(17)), "grey": chart((A,), left=some(18))})
    after = play(state, Removed(A, "white", LAND[-1]))
    assert after.chart("white").left == some(17) & ~bit(LAND[-1])
    assert after.chart("grey") == state.chart("grey")
    assert refused(state, Removed(A, "grey", LAND[-1])).code == "no_markers_yet"
    assert refused(after, Removed(A, "white", LAND[-1])).code == "no_marker_there"
    assert {event.sign for event in events(state) if isinstance(event, Removed)} == {"white"}


def test_the_last_marker_is_never_removed() -> None:
    state = rich(maps={"white": chart((A,), left=some(2))})
    after = play(state, Removed(A, "white", LAND[-1]))
    assert after.chart("white").located
    assert [type(one) for one in beats(state, Removed(A, "white", LAND[-1]))] == [Spent, Located]
    assert refused(after, Removed(A, "white", LAND[-2])).code == "located"
    assert blocked(after)["amulet", "marker"] == "why-no-markers"


# ------------------------------------------------------------ extra clue
def test_an_extra_clue_is_no_action_and_the_hand_is_drawn_full() -> None:
    state = rich(acted=False)
    event = played(state)[0]
    after = drawn(play(state, event))
    assert (after.acted, after.turn, len(after.hands[A])) == (False, A, 4)
    assert claims(after, event.sign) == [(A,)]
    assert isinstance(beats(state, event)[0], Clued)
    assert refused(after, Played(A, event.sign, event.card, True)).code == "not-in-hand"


def test_an_extra_clue_keeps_the_limits_of_a_clue() -> None:
    state = rich(maps={"white": chart((A,), left=HERE), "grey": chart((A,), left=isle().clues[30])})
    assert refused(state, Played(A, "white", 31, True)).code == "located"
    assert refused(state, Played(A, "grey", 31, True)).code == "no_elimination"


# ------------------------------------------------------------ extra move
def test_an_extra_move_takes_no_amulet() -> None:
    state = rich(lying=(NEAR,))
    after = play(state, Drove(A, NEAR, True))
    assert (after.jeeps[A], after.amulets[A], after.lying) == (NEAR, 2, (NEAR,))
    assert [type(one) for one in beats(state, Drove(A, NEAR, True))] == [Driven]
    assert play(rich(lying=(NEAR,), acted=False), Drove(A, NEAR)).amulets[A] == 4


def test_an_amulet_that_an_extra_move_left_is_taken_when_the_next_turn_starts() -> None:
    state = play(
        rich(seats=2, amulets=(1, 0), hands=HAND[:2], jeeps=(HERE, LAND[0]), lying=(NEAR,)), Drove(A, NEAR, True)
    )
    assert (state.turn, state.amulets) == (B, (0, 0))
    assert play(state, Ended(B)).amulets == (1, 0)


def test_an_extra_move_has_three_steps_and_leaves_the_drive_under_way_as_it_is() -> None:
    state = rich(acted=False)
    state = play(state, Drove(A, NEAR))
    assert state.drive == 2
    after = play(state, Drove(A, HERE, True), Drove(A, FARTHER, True))
    assert (after.drive, after.jeeps[A]) == (2, FARTHER)
    assert any(isinstance(event, Drove) and not event.amulet for event in events(after))
    assert len(set(events(after)) & {Drove(A, HERE), Drove(A, HERE, True)}) == 1


def test_after_an_extra_move_a_treasure_can_be_dug_up() -> None:
    state = play(rich(amulets=(1, 0, 0), maps={"white": chart((B,), left=NEAR)}), Drove(A, NEAR, True))
    assert (state.turn, events(state)) == (A, [Dug(A, "white"), Ended(A)])


# ------------------------------------------------------------ exchange
def test_an_exchange_with_an_amulet_is_no_action() -> None:
    state = play(rich(acted=False), Exchanged(A, True))
    assert (state.hands[A], state.discards, state.phase, state.due) == ((), sum(1 << n for n in HAND[A]), "refill", A)
    state = drawn(state)
    assert (len(state.hands[A]), state.acted) == (4, False)


# ------------------------------------------------------------ double claim
def test_a_double_claim_on_a_clue_that_has_one_of_yours() -> None:
    state = rich(maps={"white": chart((A,), (B,), (A, A), left=some(30))})
    after = play(state, Doubled(A, "white", 0))
    assert claims(after, "white") == [(A, A), (B,), (A, A)]
    assert after.home(A) == state.home(A) - 1
    for clue in (1, 2, 3, -1):
        assert refused(state, Doubled(A, "white", clue)).code == "no-double"
    assert {event for event in events(state) if isinstance(event, Doubled)} == {Doubled(A, "white", 0)}


def test_a_double_claim_on_the_clue_just_played_unless_it_located_the_treasure() -> None:
    state = rich(acted=False, hands=((1,), (), ()), maps={"white": chart(left=isle().land.mask)})
    state = drawn(play(state, Played(A, "white", 1)))
    assert claims(play(state, Doubled(A, "white", 0)), "white") == [(A, A)]
    inside, outside = spaces(isle().clues[0])[0], spaces(isle().land.mask & ~isle().clues[0])[0]
    state = rich(
        acted=False, hands=((1,), (), ()), maps={"white": chart((A,), first=9, left=bit(inside) | bit(outside))}
    )
    state = drawn(play(state, Played(A, "white", 1)))
    assert state.chart("white").located
    assert refused(state, Doubled(A, "white", 1)).code == "located"
    assert Doubled not in kinds(state)


def test_no_compass_left_no_double_claim() -> None:
    maps = {sign: chart((A, A), (A, A), (A, A), (A, A), left=some(9)) for sign in ("white", "grey")}
    full = rich(maps={"white": maps["white"], "grey": chart((A, A), (A, A), (A, A), (A,), left=some(9), first=9)})
    assert full.home(A) == 0
    assert refused(full, Doubled(A, "grey", 3)).code == "no-double"
    assert blocked(full)["amulet", "double"] == "why-no-double"
    assert blocked(full)["amulet", "clue"] == "why-no-compass"


# ------------------------------------------------------------ swap
@every("swap")
def test_two_single_compasses_or_two_doubles_of_one_map_are_swapped(case: Case) -> None:
    for check in case["checks"]:
        before = [tuple(Seat(int(one[1]) - 1) for one in pair) for pair in check["map"]]
        state = rich(maps={"white": chart(*before, left=HERE if check["located"] else some(30))})
        event = Swapped(A, "white", check["a"], check["b"])
        assert (event in events(state)) == check["ok"]
        if check["ok"]:
            after = [tuple(Seat(int(one[1]) - 1) for one in pair) for pair in check["after"]]
            assert claims(play(state, event), "white") == after
        else:
            assert refused(state, event).code in ("no-swap", "located")


def test_a_swap_moves_compasses_and_no_clues() -> None:
    state = rich(maps={"white": chart((A,), (B,), left=some(30))})
    after = play(state, Swapped(A, "white", 0, 1))
    assert [one.card for one in after.chart("white").clues] == [1, 2]
    assert after.chart("white").left == state.chart("white").left


def test_a_swap_may_be_of_two_others_but_changes_something() -> None:
    state = rich(maps={"white": chart((B,), (C,), (B,), left=some(30))})
    assert {event for event in events(state) if isinstance(event, Swapped)} == {
        Swapped(A, "white", 0, 1),
        Swapped(A, "white", 1, 2),
    }
    for one, other in ((0, 2), (1, 0), (1, 1), (0, 3), (-1, 1)):
        assert refused(state, Swapped(A, "white", one, other)).code == "no-swap"


# ------------------------------------------------------------ located maps
def test_no_power_touches_a_located_map() -> None:
    state = rich(maps={sign: chart((A,), (B,), left=HERE, first=1 + 2 * i) for i, sign in enumerate(SIGNS)})
    for event in (Removed(A, "white", HERE), Doubled(A, "grey", 0), Swapped(A, "brown", 0, 1)):
        assert refused(state, event).code == "located"
    assert kinds(state) == {Dug, Drove, Exchanged, Ended}
    reasons = blocked(state)
    assert reasons["amulet", "marker"] == "why-no-markers"
    assert reasons["amulet", "swap"] == "why-no-swap"
    assert reasons["amulet", "clue"] == "why-no-clue"


def test_a_map_that_is_shared_is_open_again_afterwards() -> None:
    state = rich(maps={"white": chart((A,), left=HERE)}, amulets=(3, 0, 0))
    state = finished(play(state, Dug(A, "white")))
    assert state.turn == A
    assert Doubled in kinds(state)
