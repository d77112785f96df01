"""Sharing a treasure of Tobago, by its rules."""

from collections import Counter
from dataclasses import replace
from typing import Any, Final

import pytest

from engine.games.tobago.beat import Curse, Last, Offered, Settled
from engine.games.tobago.event import CURSE, Claimed, Dealt, Dug, Left, Looked, Opened, Revealed, TurnedUp
from engine.games.tobago.grid import spaces
from engine.games.tobago.sharing import owed
from engine.games.tobago.state import TREASURE, VALUES, Chart, Share, State
from engine.refusal import Refused
from engine.scene import Cursed, Penalty
from engine.seat import Seat
from engine.turn import Alone, Look, Over
from tests.tobago_fragments import Case, cases, name
from tests.tobago_play import (
    NOTHING,
    TOBAGO,
    A,
    B,
    C,
    beats,
    chart,
    drawn,
    events,
    finished,
    isle,
    laid,
    looking,
    pile,
    play,
    refused,
    share,
)

HERE: Final = spaces(isle().land.mask)[40]
ELSEWHERE: Final = spaces(isle().land.mask)[80]


def every(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases(kind), ids=name)


def dug_by(*claims: Seat, seats: int = 3, **facts: Any) -> State:
    """A treasure that the first of these compasses can dig up; the others lie on its map from the bottom upwards."""
    digger, *above = claims
    jeeps = tuple(HERE if seat == digger else ELSEWHERE for seat in range(seats))
    found = chart(*((seat,) for seat in reversed(above)), left=HERE)
    return laid(seats=seats, turn=digger, jeeps=jeeps, maps={"white": found}, **({"early": 0} | facts))


def value(card: int | str) -> int:
    return CURSE if card == "curse" else int(card)


# ------------------------------------------------------------ worked cases
@every("distribution")
def test_a_treasure_is_shared(case: Case) -> None:
    names = sorted(case["amulets"])
    claims = [Seat(names.index(one)) for one in case["compasses"]]
    amulets = tuple(case["amulets"][one] for one in names)
    owned = tuple(tuple(sorted(case["treasure"][one])) for one in names)
    cards = [value(card) for card in case["cards"]]
    state = looking(dug_by(*claims, amulets=amulets, treasures=owned, hands=((31,), (32,), (33,))), *cards)
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Look)
    expect = case["expect"]
    assert {names[seat]: len(held) for seat, held in turn.held} == expect["viewed"]
    assert share(state).hidden == expect["drawn"]
    state = play(state, Looked())
    takers = iter(case["claims"])
    for card in cards:
        if state.phase == "reveal":
            state = play(state, Revealed(card))
            state = state if card == CURSE else offered_to(state, next(takers))
    restart = TOBAGO.turn(state)
    assert isinstance(restart, Alone)
    assert names[restart.seat] == expect["starter"]
    treasures = {one: sorted(state.treasures[seat]) for seat, one in enumerate(names)}
    assert treasures == {one: sorted(own) for one, own in expect["treasure"].items()}
    assert dict(zip(names, state.amulets, strict=True)) == expect["amulets"]
    assert state.spent == pile(*expect["discarded"])
    there = sum(state.gold) + sum(state.spent) + sum(map(len, state.treasures)) - sum(map(len, owned))
    assert there == 41 - len(expect["removed"])


def offered_to(state: State, taker: int | None) -> State:
    """The card is left to others until compass `taker` takes it; None: nobody does."""
    while state.phase == "offer":
        asked = share(state).asked
        seat = share(state).claims[asked]
        state = play(state, Claimed(seat) if asked == taker else Left(seat))
        if asked == taker:
            break
    return state


@every("draw")
def test_the_deck_runs_dry_while_cards_are_drawn(case: Case) -> None:
    """Short of cards: the discards are shuffled in; the treasure is shared, then the game is over at once."""
    for check in case["checks"]:
        claims = [A, B, C, A][: check["compasses"]]
        state = dug_by(*claims, gold=pile(*[3] * check["deck"]), spent=pile(*[2] * check["discard"]))
        state = play(state, Dug(A, "white"))
        told: list[Any] = []
        while state.phase == "treasure":
            told += beats(state, events(state)[0])
            state = play(state, events(state)[0])
        assert len(share(state).dealt) == check["compasses"] + 1
        assert (state.spent == NOTHING) == check["reshuffle"]
        assert [type(beat) for beat in told] == [Last] * check["ends_after"]
        state = finished(state)
        assert (state.phase == "over") == check["ends_after"]


@every("treasure_deck")
def test_the_first_twelve_treasure_cards_are_never_cursed(case: Case) -> None:
    gold = [card for card, n in zip(VALUES, TREASURE, strict=True) for _ in range(n) if card != CURSE]
    for check in case["checks"]:
        curses = check["curse_positions_from_top"]
        state = replace(laid(), phase="treasure", share=Share("white", A, (A,) * 45))
        rest, ok = iter(gold), True
        try:
            for position in range(1, 42):
                state = play(state, Dealt(A, CURSE if position in curses else next(rest, 2)))
        except Refused:
            ok = False
        assert ok == check["ok"], check


# ------------------------------------------------------------ drawing and looking
def test_the_digger_s_compass_goes_under_the_last_clue() -> None:
    state = laid(jeeps=(ELSEWHERE, HERE, ELSEWHERE), turn=B, maps={"grey": chart((A,), (C, C), (B,), left=HERE)})
    state = play(state, Dug(B, "grey"))
    assert share(state).claims == (B, B, C, C, A)
    assert [state.home(seat) for seat in (A, B, C)] == [14, 13, 13]


def test_each_looks_at_as_many_cards_as_he_has_compasses_and_one_is_unseen() -> None:
    """A double claim counts two; one unseen card is added."""
    state = laid(maps={"white": chart((B,), (C, C), left=HERE)}, jeeps=(HERE,) * 3, early=0)
    state = looking(state, 2, 3, 4, CURSE, 6)
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Look)
    assert turn.held == ((A, ("coins:2",)), (B, ("curse",)), (C, ("coins:3", "coins:4")))
    assert turn.values == ("coins:2", "coins:3", "coins:4", "coins:5", "coins:6", "curse")
    assert [seat for seat, _ in share(state).dealt] == [A, C, C, B, None]
    assert share(state).hidden == 5


def test_only_the_seat_that_is_owed_draws() -> None:
    state = play(dug_by(A, B), Dug(A, "white"))
    assert refused(state, Dealt(B, 3)).code == "not-your-turn"
    assert refused(state, Dealt(None, 3)).code == "not-your-turn"
    assert refused(state, Dealt(A, 7)).code == "no-such-card"


def test_all_cards_are_shuffled_before_they_are_revealed() -> None:
    """Any of them can be next, each as likely as there are of it, whoever has seen it."""
    state = play(looking(dug_by(A, B, C), 3, 3, 5, 6), Looked())
    outcomes = {event.card: n for event, n in TOBAGO.turn(state).outcomes}  # type: ignore[union-attr]
    assert outcomes == {3: 2, 5: 1, 6: 1}
    assert refused(state, Revealed(4)).code == "no-such-card"


# ------------------------------------------------------------ offers
def offering(*claims: Seat, card: int = 4, **facts: Any) -> State:
    state = looking(dug_by(*claims, **facts), *[3] * len(claims), card)
    return play(state, Looked(), Revealed(card))


def test_a_card_is_offered_from_the_lowest_compass_upwards() -> None:
    state = offering(B, A, C)
    asked = []
    for _ in range(3):
        turn = TOBAGO.turn(state)
        assert isinstance(turn, Alone)
        assert turn.direct
        asked.append(turn.seat)
        state = play(state, Left(turn.seat))
    assert asked == [B, A, C]


def test_taking_removes_the_compass_and_the_next_card_starts_at_the_lowest() -> None:
    state = play(offering(B, A, C), Left(B), Claimed(A))
    assert state.treasures == ((4,), (), ())
    assert share(state).remaining == (0, 2)
    state = play(state, Revealed(3))
    assert share(state).asked == 0
    state = play(state, Claimed(B), Revealed(3))
    assert share(state).claims[share(state).asked] == C


def test_a_card_that_all_refuse_is_discarded() -> None:
    """Nobody is forced."""
    state = play(offering(B, A, C), Left(B), Left(A), Left(C))
    assert state.spent == pile(4)
    assert state.phase == "reveal"
    assert share(state).remaining == (0, 1, 2)


def test_no_compass_left_ends_the_sharing_and_the_rest_is_discarded() -> None:
    state = play(offering(B, A), Claimed(B), Revealed(3), Claimed(A))
    assert state.phase == "turn"
    assert state.spent == pile(3)
    assert state.share is None


def test_no_card_left_ends_the_sharing() -> None:
    state = play(offering(B, A), Left(B), Left(A), Revealed(3), Left(B), Left(A), Revealed(3), Left(B), Claimed(A))
    assert (state.phase, state.spent, state.treasures) == ("turn", pile(3, 4), ((3,), (), ()))


def test_two_compasses_of_one_seat_side_by_side_are_asked_once() -> None:
    state = offering(B, A, A, C)
    assert share(play(state, Left(B), Left(A))).asked == 3
    apart = offering(A, B, A)
    assert share(play(apart, Left(A), Left(B))).asked == 2


def test_only_the_asked_seat_takes_or_leaves() -> None:
    state = offering(B, A, C)
    for event in (Claimed(A), Left(C), Claimed(C), Looked(), Revealed(3), Dug(B, "white")):
        assert refused(state, event).code in ("not-your-turn", "not-now")


def test_a_card_is_shown_and_then_who_took_it() -> None:
    state = looking(dug_by(B, A), 3, 4, 5)
    shown = beats(play(state, Looked()), Revealed(4))
    assert [type(one) for one in shown] == [Offered]
    state = play(state, Looked(), Revealed(4))
    settled, *_ = beats(state, Claimed(B))
    assert isinstance(settled, Settled)
    assert (settled.offer.claimed, settled.offer.card, settled.offer.taken) == (B, 4, ((B, 4),))
    assert [claim.state for claim in settled.offer.claims] == ["gone", "waiting"]
    nobody, *_ = beats(play(state, Left(B)), Left(A))
    assert isinstance(nobody, Settled)
    assert nobody.offer.refused


# ------------------------------------------------------------ curses
def cursed(*claims: Seat, taken: int = 0, **facts: Any) -> tuple[State, Cursed]:
    """A curse turned over after the lowest compasses have taken so many cards."""
    state = play(looking(dug_by(*claims, **facts), *[2] * len(claims), CURSE), Looked())
    for _ in range(taken):
        state = play(state, Revealed(2))
        state = play(state, Claimed(share(state).claims[share(state).asked]))
    beat, *_ = beats(state, Revealed(CURSE))
    assert isinstance(beat, Curse)
    return play(state, Revealed(CURSE)), beat.cursed


def test_a_curse_takes_an_amulet_else_the_dearest_card_else_nothing() -> None:
    state, told = cursed(A, B, C, amulets=(2, 0, 0), treasures=((6,), (3, 5), ()))
    assert told.penalties == (Penalty(A, "amulet"), Penalty(B, "card", 5), Penalty(C, "nothing"))
    assert (state.amulets, state.treasures) == ((1, 0, 0), ((6,), (3,), ()))
    assert state.pile + len(state.lying) == 20
    assert state.spent == pile(2, 2, 2, 5)
    assert told.spared == 3


def test_only_who_still_has_a_compass_on_the_map_pays() -> None:
    state, told = cursed(B, A, C, taken=1, amulets=(1, 1, 1))
    assert [one.seat for one in told.penalties] == [A, C]
    assert state.amulets == (0, 1, 0)


def test_a_curse_costs_a_seat_once_however_many_compasses_it_has() -> None:
    state, told = cursed(A, A, B, A, amulets=(3, 0, 0))
    assert [one.seat for one in told.penalties] == [A, B]
    assert state.amulets == (2, 0, 0)


def test_the_curse_leaves_the_game() -> None:
    state, _ = cursed(A, B)
    assert (state.gold[-1], state.spent[-1]) == (1, 0)
    assert refused(offering(A, B, card=6, gold=pile(3, 3, 6, 2)), Revealed(CURSE)).code == "not-now"


def test_a_curse_that_is_not_revealed_is_put_away_with_the_rest() -> None:
    state = play(looking(dug_by(A), 5, CURSE), Looked(), Revealed(5), Claimed(A))
    assert state.spent == pile(CURSE)


# ------------------------------------------------------------ the next map
def restarting(**facts: Any) -> State:
    """The treasure of A, who has dug, and B, who has taken the last card; the hands are of cards 31 and up."""
    hands = ((31, 32, 33, 34), (35, 36, 37, 38), (39, 40, 41, 42))
    return play(offering(A, B, **({"hands": hands} | facts)), Claimed(A), Revealed(3), Claimed(B))


def test_clues_are_discarded_and_compasses_go_home() -> None:
    state = restarting()
    assert state.chart("white") == Chart((), isle().land.mask)
    assert state.discards == 1 << 1
    assert [state.home(seat) for seat in (A, B, C)] == [15] * 3


def test_who_claimed_the_last_card_starts_the_map_from_the_hand_then_draws() -> None:
    state = restarting()
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Alone)
    assert turn.seat == B
    assert Opened(B, "white", 35) in events(state)
    assert refused(state, Opened(A, "white", 31)).code == "not-your-turn"
    assert refused(state, Opened(B, "grey", 35)).code == "wrong-map"
    assert refused(state, Opened(B, "white", 39)).code == "not-in-hand"
    state = play(state, Opened(B, "white", 35))
    assert state.chart("white").clues[0].claims == (B,)
    assert (state.phase, state.due) == ("refill", B)
    state = drawn(state)
    assert (len(state.hands[B]), state.phase, state.turn, state.acted) == (4, "turn", A, False)


def test_the_digger_starts_the_map_if_nobody_took_a_card() -> None:
    hands = ((31,), (32,), (33,))
    state = offering(B, A, hands=hands)
    for _ in range(3):
        state = play(state, Left(B), Left(A))
        state = play(state, Revealed(3)) if state.phase == "reveal" else state
    assert (state.phase, events(state)) == ("restart", [Opened(B, "white", 32)])


def test_the_next_map_can_come_from_the_deck() -> None:
    """An option: then the hand stays as it is."""
    state = restarting(options={"next_map": "deck"})
    assert {type(event) for event in events(state)} == {TurnedUp}
    state = play(state, TurnedUp(20))
    assert [(one.card, one.claims) for one in state.chart("white").clues] == [(20, (B,))]
    assert (len(state.hands[B]), state.phase, state.turn) == (4, "turn", A)


def test_a_map_stays_empty_where_no_clue_is_left() -> None:
    state = restarting(hands=((),) * 3)
    assert (state.phase, state.chart("white").clues) == ("turn", ())


def test_amulets_appear_once_the_next_map_has_been_started() -> None:
    state = restarting()
    assert state.lying == ()
    after = play(state, Opened(B, "white", 35))
    assert 1 <= len(after.lying) <= 3
    assert after.pile + len(after.lying) == state.pile
    assert after.facing == tuple((to + 1) % 6 for to in state.facing)


# ------------------------------------------------------------ the end
def test_a_dry_deck_ends_the_game_after_the_sharing_without_a_new_map() -> None:
    state = restarting(gold=pile(3, 3, 4), treasures=((6, 6), (5,), (4, 4, 4, 5)))
    assert state.phase == "over"
    assert state.treasures == ((4, 6, 6), (3, 5), (4, 4, 4, 5))
    assert TOBAGO.turn(state) == Over((C,), (16, 8, 17))
    assert state.lying == ()


def test_a_curse_in_the_last_treasure_ends_the_game_too() -> None:
    state, _ = cursed(A, B, gold=pile(2, 2, CURSE), treasures=((6,), (), ()))
    assert state.phase == "over"
    assert state.scores() == (0, 0, 0)


def test_most_coins_win_and_ties_share_the_victory() -> None:
    state = restarting(gold=pile(3, 3, 4), treasures=((), (4, 5), (6, 6)))
    assert TOBAGO.turn(state) == Over((B, C), (4, 12, 12))


def test_everybody_gets_what_there_is_when_both_piles_are_short() -> None:
    state = play(dug_by(A, B, C, gold=pile(5), spent=pile(4)), Dug(A, "white"))
    state = play(state, Dealt(A, 5), Dealt(B, 4))
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Look)
    assert [seat for seat, _ in turn.held] == [A, B]
    assert owed(share(state)) == C
    assert Counter(finished(state).treasures) == Counter([(4,), (5,), ()])


def test_a_dry_deck_is_only_told_once() -> None:
    state = play(dug_by(A, B, gold=pile(5), spent=pile(4, 4)), Dug(A, "white"))
    assert [type(one) for one in beats(state, Dealt(A, 5))] == [Last]
    state = play(state, Dealt(A, 5), Dealt(B, 4))
    assert beats(state, Dealt(None, 4)) == ()
