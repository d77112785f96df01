"""What nobody else may know in Tobago: what a viewer cannot know makes no difference to what it sees."""

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from engine.cursor import Choosing, Cursor, Passing, Peeking, Sweeping
from engine.games.tobago.event import CURSE, SIGNS, Dealt, Dug, Looked
from engine.games.tobago.state import VALUES, Share, State, numbers
from engine.journal import dumped
from engine.scene import Peek, Sweep, Value
from engine.seat import Seat
from engine.solo import Solo
from engine.turn import Alone, Look
from tests.playout import Moment, spread
from tests.test_tobago_sharing import dug_by
from tests.test_tobago_whole import TABLES
from tests.tobago_play import TOBAGO, A, B, C, chart, game, isle, laid, looking, pile, play, share

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
SECRET: Final = tuple((seats, options) for seats, options in TABLES if options.get("hands") == "secret")


# ------------------------------------------------------------ other truths that look the same
def otherwise(state: State, viewer: Seat | None, dice: Random) -> State:
    """Another truth that the viewer cannot tell from this one: hands and piles mixed, treasures and looks changed."""
    state = _other_cards(state, viewer, dice)
    if state.phase != "over":
        own = [one if seat == viewer else _treasures(len(one), dice) for seat, one in enumerate(state.treasures)]
        state = replace(state, treasures=tuple(own))
    gold = pile(*_treasures(sum(state.gold), dice))
    state = replace(state, gold=gold, spent=pile(*_treasures(dice.randrange(20), dice)))
    return state if state.share is None else replace(state, share=_other_share(state.share, viewer, dice))


def _treasures(count: int, dice: Random) -> tuple[int, ...]:
    return tuple(sorted(dice.choices(VALUES, k=count)))


def _other_cards(state: State, viewer: Seat | None, dice: Random) -> State:
    """Clue cards that the viewer does not see are dealt anew, as many to everybody and to every pile."""
    unseen = [state.options.hands == "secret" and seat != viewer for seat in range(state.seats)]
    loose = [*numbers(state.deck), *numbers(state.discards)]
    for hand, hidden in zip(state.hands, unseen, strict=True):
        loose += hand if hidden else ()
    dice.shuffle(loose)
    hands = tuple(
        tuple(sorted(loose.pop() for _ in hand)) if hidden else hand
        for hand, hidden in zip(state.hands, unseen, strict=True)
    )
    deck = sum(1 << loose.pop() for _ in range(state.deck.bit_count()))
    return replace(state, hands=hands, deck=deck, discards=sum(1 << card for card in loose))


def _other_share(told: Share, viewer: Seat | None, dice: Random) -> Share:
    """Cards that the viewer has not looked at are others, and so is what is still face down."""
    dealt = tuple(
        (seat, card if seat is not None and seat == viewer else dice.choice(VALUES)) for seat, card in told.dealt
    )
    return replace(told, dealt=dealt, pool=pile(*_treasures(told.hidden, dice)))


def moments_of(seats: int, options: dict[str, Any]) -> tuple[Moment, ...]:
    return game(1, seats, **options)


@every_table
def test_a_view_is_the_same_whatever_its_viewer_cannot_know(seats: int, options: dict[str, Any]) -> None:
    dice, changed = Random(seats), 0
    for moment in spread(moments_of(seats, options), 120):
        for viewer in (None, *map(Seat, range(seats))):
            other = otherwise(moment.state, viewer, dice)
            changed += other != moment.state
            assert TOBAGO.view(other, viewer) == TOBAGO.view(moment.state, viewer)
    assert changed > 200


@every_table
def test_a_table_shows_the_same_whatever_nobody_may_know(seats: int, options: dict[str, Any]) -> None:
    dice = Random(seats)
    for moment in spread(moments_of(seats, options), 60):
        here, there = (TOBAGO.view(state, None) for state in (moment.state, otherwise(moment.state, None, dice)))
        for beat in (None, *moment.beats):
            assert TOBAGO.scene(here, beat) == TOBAGO.scene(there, beat)
        if moment.state.phase in ("know", "look"):
            cursors: list[Cursor] = [*(Sweeping(lit, 0, 2) for lit in (*range(6), None)), Passing(A, True), Peeking(A)]
            for cursor in cursors:
                assert TOBAGO.scene(here, None, cursor) == TOBAGO.scene(there, None, cursor)


@every_table
def test_an_owner_knows_what_it_holds(seats: int, options: dict[str, Any]) -> None:
    for moment in moments_of(seats, options):
        state: State = moment.state
        for viewer in map(Seat, range(seats)):
            view = TOBAGO.view(state, viewer)
            assert (view.hands[viewer], view.treasures[viewer]) == (state.hands[viewer], state.treasures[viewer])
            if state.share and view.share:
                assert view.share.seen == tuple(card for seat, card in state.share.dealt if seat == viewer)


@every_table
def test_totals_are_hidden_until_the_end(seats: int, options: dict[str, Any]) -> None:
    *before, last = moments_of(seats, options)
    for moment in before:
        view = TOBAGO.view(moment.state, None)
        assert (view.scores, view.winners, set(view.treasures)) == (None, None, {None})
    over = TOBAGO.view(last.state, None)
    assert (over.scores, over.winners) == (last.state.scores(), last.state.winners())
    assert over.treasures == last.state.treasures


@every_table
def test_hands_lie_open_or_are_their_owner_s_secret(seats: int, options: dict[str, Any]) -> None:
    for moment in moments_of(seats, options):
        view = TOBAGO.view(moment.state, None)
        assert view.cards == tuple(map(len, moment.state.hands))
        secret = options.get("hands") == "secret"
        assert view.hands == ((None,) * seats if secret else moment.state.hands)


# ------------------------------------------------------------ looking
def test_a_sweep_walks_over_every_value_and_says_nothing_of_what_is_held() -> None:
    """The same scene for any cards, for everybody; only the owner's own look shows them."""
    one = looking(dug_by(A, B, B, C), 2, 3, 4, CURSE, 6)
    other = looking(dug_by(A, B, B, C), 6, 6, 2, 3, CURSE)
    for card in range(2):
        for lit in (*range(6), None):
            shown = [TOBAGO.scene(TOBAGO.view(state, None), None, Sweeping(lit, card, 2)) for state in (one, other)]
            assert shown[0] == shown[1]
            sweep = shown[0]
            assert isinstance(sweep, Sweep)
            assert [value.number for value in sweep.values] == [2, 3, 4, 5, 6, None]
            assert (sweep.lit, sweep.card, sweep.cards, sweep.seats) == (lit, card + 1, 2, (A, B, C))
    peek = TOBAGO.scene(TOBAGO.view(one, B), None, Peeking(B))
    assert peek == Peek(B, (Value("value-coins", "coin", 3), Value("value-coins", "coin", 4)), "peek-treasure")
    nothing = TOBAGO.scene(TOBAGO.view(one, None), None, Peeking(B))
    assert nothing == Peek(B, (), "peek-treasure")


def test_only_who_has_a_card_is_asked_to_look() -> None:
    state = play(dug_by(A, B, C, gold=pile(5), spent=pile(4)), Dug(A, "white"), Dealt(A, 5), Dealt(B, 4))
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Look)
    sweep = TOBAGO.scene(TOBAGO.view(state, None), None, Sweeping(0, 0, 1))
    assert isinstance(sweep, Sweep)
    assert sweep.seats == tuple(seat for seat, _ in turn.held) == (A, B)


def test_what_was_seen_stays_known_while_the_treasure_is_shared() -> None:
    state = play(looking(dug_by(A, B), 2, CURSE, 4), Looked())
    assert [TOBAGO.view(state, seat).share.seen for seat in (A, B, C)] == [(2,), (CURSE,), ()]  # type: ignore[union-attr]
    assert share(state).hidden == 3


def test_lines_keep_secrets_apart() -> None:
    """What not everybody may know is under `private`, with the seats that may."""
    assert dumped(TOBAGO, Dealt(B, CURSE)) == '{"event":"dealt","seat":1,"private":{"seats":[1],"card":"curse"}}'
    assert dumped(TOBAGO, Dealt(None, 3)) == '{"event":"dealt","seat":null,"private":{"seats":[],"card":3}}'
    for seats, options in SECRET:
        for moment in moments_of(seats, options):
            line = TOBAGO.dump(moment.event)
            if line["event"] == "drawn":
                assert set(line) == {"event", "seat", "private"}
                assert line["private"]["seats"] == [line["seat"]]


# ------------------------------------------------------------ secret hands
@pytest.mark.parametrize(("seats", "options"), SECRET)
def test_everybody_learns_its_secret_hand_before_the_game_begins(seats: int, options: dict[str, Any]) -> None:
    """The sweep walks over all 52 clues."""
    (moment,) = (one for one in moments_of(seats, options) if one.before.phase == "know")
    assert isinstance(moment.turn, Look)
    assert len(moment.turn.values) == 52
    assert [[value.partition(":")[2] for value in own] for _, own in moment.turn.held] == [
        [str(card) for card in hand] for hand in moment.before.hands
    ]
    sweep = TOBAGO.scene(TOBAGO.view(moment.before, None), None, Sweeping(51, 0, 4))
    assert isinstance(sweep, Sweep)
    assert (len(sweep.values), sweep.seats, sweep.word) == (52, tuple(range(seats)), "sweep-hand")
    for seat in map(Seat, range(seats)):
        peek = TOBAGO.scene(TOBAGO.view(moment.before, seat), None, Peeking(seat))
        assert peek == Peek(seat, tuple(sweep.values[card - 1] for card in moment.before.hands[seat]), "peek-hand")


@pytest.mark.parametrize(("seats", "options"), SECRET)
def test_moves_are_the_same_whatever_a_secret_hand_holds(seats: int, options: dict[str, Any]) -> None:
    dice = Random(7)
    turns = [moment for moment in moments_of(seats, options) if isinstance(moment.turn, Alone)]
    assert {moment.before.phase for moment in turns} >= {"turn", "offer"}
    for moment in spread(turns, 50):
        other = TOBAGO.turn(otherwise(moment.before, None, dice))
        assert isinstance(moment.turn, Alone)
        assert isinstance(other, Alone)
        assert (other.seat, other.moves, other.blocked) == (moment.turn.seat, moment.turn.moves, moment.turn.blocked)


def test_a_secret_hand_says_what_it_can_do() -> None:
    """A card is found by its landmark first; what is not held cannot be done."""
    state = laid(hands=((1,), (2,), (3,)), options={"hands": "secret"})
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Alone)
    assert turn.held is not None
    cards = {getattr(move.event, "card", 0) for move in turn.moves}
    assert cards == set(range(53))
    assert {getattr(event, "card", 0) for event in turn.held} == {0, 1}
    assert ("clue", "land:jungle", "card:1", "map:white") in {move.steps for move in turn.moves}


def test_on_its_own_screen_a_secret_hand_of_which_nothing_fits_says_why() -> None:
    maps = {sign: chart((B,), left=isle().clues[0], first=4 + i) for i, sign in enumerate(SIGNS)}
    turn = TOBAGO.turn(laid(hands=((1,), (2,), (3,)), options={"hands": "secret"}, maps=maps))
    assert isinstance(turn, Alone)
    cursor = Solo(turn, private=True, passing=False).private
    assert isinstance(cursor, Choosing)
    assert {item.step: item.reason for item in cursor.items}["clue"] == "why-no-clue"


def test_an_open_hand_hides_nothing() -> None:
    turn = TOBAGO.turn(laid(hands=((1,), (2,), (3,))))
    assert isinstance(turn, Alone)
    assert turn.held is None
    assert {getattr(move.event, "card", 0) for move in turn.moves} == {0, 1}
