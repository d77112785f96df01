"""Whole games of Tobago: what stays the same from the first event to the last, and what is legal."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from engine.games.tobago import chart
from engine.games.tobago.event import (
    CURSE,
    SIGNS,
    Claimed,
    Doubled,
    Drove,
    Dug,
    Ended,
    Event,
    Exchanged,
    Left,
    Looked,
    Opened,
    Played,
    Removed,
    Revealed,
    Swapped,
)
from engine.games.tobago.grid import bit, grown, spaces
from engine.games.tobago.state import TREASURE, VALUES, State
from engine.journal import dumped, loaded
from engine.refusal import Refused
from engine.seat import Seat
from engine.turn import Alone, Over
from tests.playout import Moment, spread
from tests.tobago_play import FULL, TOBAGO, events, game

TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"hands": "secret", "next_map": "deck", "amulets": 12}),
    (3, {"hands": "secret", "placing": "by-hand", "amulets": 15}),
    (4, {"next_map": "deck", "amulets": 18}),
    (3, {"next_map": "deck", "placing": "by-hand", "amulets": 24}),
    (4, {"hands": "secret"}),
)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def games(seats: int, options: dict[str, Any]) -> Iterator[tuple[Moment, ...]]:
    yield from (game(seed, seats, **options) for seed in (1, 2))


# ------------------------------------------------------------ nothing is lost
@every_table
def test_there_are_always_52_clues(seats: int, options: dict[str, Any]) -> None:
    """In the deck, the discards, a hand, on a map, or just turned up: each card in one place."""
    for moments in games(seats, options):
        for moment in moments:
            state: State = moment.state
            singles = [card for hand in state.hands for card in hand] + ([state.card] if state.card else [])
            singles += [laid.card for one in state.charts for laid in one.clues]
            assert sum(1 << card for card in singles) + state.deck + state.discards == FULL
            assert len(set(singles)) == len(singles)
            assert not state.deck & state.discards


@every_table
def test_every_seat_has_15_compasses(seats: int, options: dict[str, Any]) -> None:
    """At home, on a map (twice for a double claim), or left on the treasure that is shared."""
    for moments in games(seats, options):
        for moment in moments:
            state: State = moment.state
            shared = state.share if state.share and state.chart(state.share.sign).clues else None
            out = Counter(shared.claims[i] for i in shared.remaining) if shared else Counter[Seat]()
            for sign, one in zip(SIGNS, state.charts, strict=False):
                if not (shared and sign == shared.sign):
                    out.update(seat for laid in one.clues for seat in laid.claims)
            for seat in map(Seat, range(seats)):
                assert state.home(seat) + out[seat] == 15
                assert state.home(seat) >= 0


@every_table
def test_amulets_are_neither_made_nor_lost(seats: int, options: dict[str, Any]) -> None:
    for moments in games(seats, options):
        for moment in moments:
            state: State = moment.state
            assert sum(state.amulets) + state.pile + len(state.lying) == options.get("amulets", 21)
            assert min(*state.amulets, state.pile) >= 0
            assert len(set(state.lying)) == len(state.lying)


@every_table
def test_41_treasure_cards_but_for_the_curses_that_have_left(seats: int, options: dict[str, Any]) -> None:
    for moments in games(seats, options):
        gone = Counter[int]()
        for moment in moments:
            state: State = moment.state
            gone[CURSE] += moment.event == Revealed(CURSE)
            there = Counter(dict(zip(VALUES, state.gold, strict=True)))
            there.update(dict(zip(VALUES, state.spent, strict=True)))
            there.update(card for own in state.treasures for card in own)
            if state.share:
                there.update(dict(zip(VALUES, state.share.pool, strict=True)))
                there.update([] if state.share.card is None else [state.share.card])
            assert there + gone == Counter(dict(zip(VALUES, TREASURE, strict=True)))


@every_table
def test_a_map_is_what_its_clues_and_its_removed_markers_leave(seats: int, options: dict[str, Any]) -> None:
    for moments in games(seats, options):
        removed = dict.fromkeys(SIGNS, 0)
        for moment in moments:
            state, event = moment.state, moment.event
            match event:
                case Removed(sign=sign, space=space):
                    assert not removed[sign] & bit(space)
                    removed[sign] |= bit(space)
                case Dug(sign=sign):
                    assert moment.before.chart(sign).left == bit(moment.before.jeeps[event.seat])
                case _:
                    pass
            for sign, one in zip(SIGNS, state.charts, strict=False):
                removed[sign] = removed[sign] if one.clues else 0
                cards = [laid.card for laid in one.clues]
                assert one.left == chart.possible(state.isle, cards, removed[sign]) != 0
                assert all(len(laid.claims) in (1, 2) and len(set(laid.claims)) == 1 for laid in one.clues)


@every_table
def test_turns_go_clockwise_with_one_action_each(seats: int, options: dict[str, Any]) -> None:
    for moments in games(seats, options):
        actions = 0
        for moment in moments:
            before, after, event = moment.before, moment.state, moment.event
            if isinstance(event, Played | Exchanged) and not event.amulet:
                actions += 1
            if isinstance(event, Drove) and not event.amulet:
                actions += not before.drive
                assert after.jeeps[event.seat] == event.space
            if before.turn != after.turn and before.phase in (
                "turn",
                "refill",
                "offer",
                "restart",
                "reveal",
                "turn-up",
            ):
                assert after.turn == (before.turn + 1) % seats
                actions = 0
            assert actions <= 1


@every_table
def test_a_game_ends_with_its_last_treasure(seats: int, options: dict[str, Any]) -> None:
    for moments in games(seats, options):
        last = moments[-1]
        assert isinstance(last.event, Claimed | Left | Revealed)
        assert isinstance(TOBAGO.turn(last.state), Over)
        assert [beat.kind for moment in moments for beat in moment.beats].count("last") == 1
        assert last.beats[-1].kind == "finished"


# ------------------------------------------------------------ what is listed is legal, and nothing else
def plausible(state: State) -> Iterator[Event]:
    """Everything that somebody might try in a turn."""
    near = spaces(grown(state.isle.land.mask))
    for seat in {state.turn, Seat((state.turn + 1) % state.seats)}:
        yield Ended(seat)
        for amulet in (False, True):
            yield Exchanged(seat, amulet)
            yield from (Drove(seat, space, amulet) for space in near)
            yield from (Played(seat, sign, card, amulet) for sign in SIGNS for card in range(1, 53))
        for sign, one in zip(SIGNS, state.charts, strict=True):
            yield Dug(seat, sign)
            yield Opened(seat, sign, (state.hands[seat] or (1,))[0])
            yield from (Removed(seat, sign, space) for space in near[:: 3 if one.left.bit_count() > 17 else 1])
            yield from (Doubled(seat, sign, clue) for clue in range(len(one.clues) + 1))
            yield from (Swapped(seat, sign, i, j) for i in range(len(one.clues)) for j in range(len(one.clues)))
        yield from (Claimed(seat), Left(seat))
    yield Looked()


def legal(state: State, event: Event) -> bool:
    """Whether an event is legal. Where it is not, the refusal says why, and what else would be."""
    refusal = None
    try:
        TOBAGO.apply(state, event)
    except Refused as refused:
        refusal = refused
    assert refusal is None or (refusal.code and refusal.reason and refusal.legal), event
    return refusal is None


@every_table
def test_in_a_turn_all_that_is_listed_is_legal_and_nothing_else(seats: int, options: dict[str, Any]) -> None:
    moments = [one for one in game(1, seats, **options) if one.before.phase == "turn"]
    for moment in spread(moments, 5):
        state: State = moment.before
        text, listed = repr(state), set(events(state))
        tried = {event: legal(state, event) for event in plausible(state)}
        assert listed <= set(tried)
        assert {event for event, ok in tried.items() if ok} == listed
        assert repr(state) == text


@every_table
def test_the_clues_that_are_listed_are_those_that_remove_some_and_not_all(seats: int, options: dict[str, Any]) -> None:
    moments = [one for one in game(2, seats, **options) if one.before.phase == "turn" and not one.before.acted]
    for moment in spread(moments, 12):
        state: State = moment.before
        listed = {(one.sign, one.card) for one in events(state) if isinstance(one, Played) and not one.amulet}
        expected = set()
        for sign, one in zip(SIGNS, state.charts, strict=True):
            for card in state.hands[state.turn]:
                kept = (one.left & state.isle.clues[card - 1]).bit_count()
                if 0 < kept < one.left.bit_count():
                    expected.add((sign, card))
        assert listed == expected


@every_table
def test_everything_of_one_phase_is_refused_in_the_others(seats: int, options: dict[str, Any]) -> None:
    moments = game(1, seats, **options)
    kinds = {type(moment.event): moment.event for moment in moments}
    for moment in spread(moments, 40):
        for event in kinds.values():
            if event not in events(moment.before) and moment.before.phase != "turn":
                assert not legal(moment.before, event)


@every_table
def test_steps_say_each_move_once(seats: int, options: dict[str, Any]) -> None:
    for moment in spread(game(2, seats, **options), 40):
        if isinstance(moment.turn, Alone):
            ways = [move.steps for move in moment.turn.moves]
            said = [move.event for move in moment.turn.moves]
            assert len(set(ways)) == len(ways) == len(set(said))
            assert all(one.steps not in ways for one in moment.turn.blocked)


@every_table
def test_lines_and_truth_are_json(seats: int, options: dict[str, Any]) -> None:
    for moment in game(1, seats, **options):
        assert loaded(TOBAGO, dumped(TOBAGO, moment.event)) == moment.event
        truth = TOBAGO.truth(moment.state, moment.event)
        assert json.loads(json.dumps(truth, allow_nan=False)) == truth
