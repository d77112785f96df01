"""The exam that every game of the registry takes. A new game takes it by its line in the registry."""

import json
from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import scene
from engine.beat import Beat
from engine.game import AnyGame
from engine.journal import dumped, loaded
from engine.refusal import Refused
from engine.registry import GAMES
from engine.seat import BOXES, Seat
from engine.turn import Alone, Anybody, Chance, Look, Over, Together
from tests.playout import Moment, played, possible, spread

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
some = settings(deadline=None, max_examples=8)
PLAIN = (str, int, float, bool, Fraction, Enum, type(None))


def viewers(game: AnyGame, moments: list[Moment]) -> tuple[Seat | None, ...]:
    """Everybody, and every seat of a game."""
    over = game.turn(moments[-1].state)
    assert isinstance(over, Over)
    return (None, *map(Seat, range(len(over.scores))))


def immutable(value: Any) -> bool:
    """Whether nothing in a value can be changed: frozen dataclasses, tuples, frozen sets and plain values only."""
    if isinstance(value, PLAIN):
        return True
    if isinstance(value, (tuple, frozenset)):
        return all(immutable(one) for one in value)
    if not is_dataclass(value) or isinstance(value, type):
        return False
    made = vars(type(value)).get("__dataclass_params__")
    return made is not None and made.frozen and all(immutable(getattr(value, field.name)) for field in fields(value))


def refused(game: AnyGame, state: Any, event: Any) -> Refused:
    """How an event is refused; the state is as it was."""
    before, text = hash(state), repr(state)
    with pytest.raises(Refused) as caught:
        game.apply(state, event)
    assert (hash(state), repr(state)) == (before, text)
    return caught.value


@every_game
def test_names_and_seats(game: AnyGame) -> None:
    assert GAMES[game.name] is game
    assert game.name.isascii()
    assert game.name == game.name.lower()
    assert 1 <= game.fewest <= game.made_for <= game.most <= BOXES
    assert game.rules >= 1


@every_game
def test_every_legal_number_of_seats_and_no_other(game: AnyGame) -> None:
    for seats in range(game.fewest, game.most + 1):
        assert not isinstance(game.turn(game.setup({}, seats)), Over)
    for seats in (-1, 0, game.fewest - 1, game.most + 1, 1000):
        with pytest.raises(Refused) as caught:
            game.setup({}, seats)
        assert caught.value.code
        assert caught.value.legal


@every_game
def test_an_unknown_option_is_refused(game: AnyGame) -> None:
    with pytest.raises(Refused) as caught:
        game.setup({"colour of the socks": "red"}, game.fewest)
    assert caught.value.code
    assert caught.value.legal


@every_game
def test_setup_is_a_value(game: AnyGame) -> None:
    assert game.setup({}, game.made_for) == game.setup({}, game.made_for)


@every_game
@some
@given(data=st.data())
def test_a_game_ends_and_keeps_to_its_turns(game: AnyGame, data: st.DataObject) -> None:
    moments = played(game, data)
    for moment in spread(moments, 100):
        assert_turn(game, moment)
    over = game.turn(moments[-1].state)
    assert isinstance(over, Over)
    assert over.winners
    assert set(over.winners) <= set(range(len(over.scores)))


def assert_turn(game: AnyGame, moment: Moment) -> None:
    """What a turn offers is possible, asked of seats that exist, and the same whenever it is asked."""
    assert game.turn(moment.before) == moment.turn
    match moment.turn:
        case Chance(outcomes):
            events = [event for event, _ in outcomes]
            assert len(set(events)) == len(events)
            assert all(type(count) is int and count > 0 for _, count in outcomes)
            for event in events:
                game.apply(moment.before, event)
        case Together(seats, choices, absent):
            assert seats
            assert list(seats) == sorted(set(seats))
            assert len(set(choices)) == len(choices) == 2
            assert absent is None or absent in choices
            for choice in choices:
                game.apply(moment.before, game.decided(dict.fromkeys(seats, choice)))
        case Alone() as turn:
            assert_alone(game, moment.before, turn)
        case Anybody(events):
            assert len(events) > 0
            for event in events:
                game.apply(moment.before, event)
        case Look(values, held, event):
            assert held
            assert len(set(values)) == len(values) > 0
            assert len({seat for seat, _ in held}) == len(held)
            assert {value for _, own in held for value in own} <= set(values)
            game.apply(moment.before, event)
        case Over():
            raise AssertionError("an event after the end")


def assert_alone(game: AnyGame, state: Any, turn: Alone[Any]) -> None:
    """Every move is legal, but for those that the seat lacks in its hand; steps say each in one way only."""
    assert turn.seat >= 0
    can = possible(turn)
    assert can
    for move in spread(can, 12):
        game.apply(state, move.event)
    if turn.held is not None:
        assert turn.held <= {move.event for move in turn.moves}
        for move in spread([move for move in turn.moves if move.event not in turn.held], 4):
            assert refused(game, state, move.event).code
    if turn.direct:
        assert len(turn.moves) == 2
        assert not turn.blocked
        return
    ways = [move.steps for move in turn.moves]
    parts = {steps[:n] for steps in ways for n in range(len(steps))}
    assert len(set(ways)) == len(ways)
    assert not parts & set(ways), "what says one move is the beginning of another"
    blocked = {one.steps for one in turn.blocked}
    assert len(blocked) == len(turn.blocked)
    assert turn.held is not None or not blocked & (parts | set(ways)), "what is blocked can be done"
    assert all(one.steps and one.reason for one in turn.blocked)


@every_game
@some
@given(data=st.data())
def test_what_is_drawn_in_private_is_known_to_nobody_else(game: AnyGame, data: st.DataObject) -> None:
    """Two outcomes whose lines differ in `private` alone are the same to all whom it does not name."""
    moments = played(game, data)
    for moment in spread([one for one in moments if isinstance(one.turn, Chance)], 30):
        assert isinstance(moment.turn, Chance)
        first: dict[str, tuple[Any, tuple[Beat, ...], list[int]]] = {}
        for event, _ in spread(moment.turn.outcomes, 8):
            line = game.dump(event)
            private = line.pop("private", None)
            if private is None:
                continue
            state, beats = game.apply(moment.before, event)
            public = json.dumps([line, private["seats"]])
            twin, same, knowing = first.setdefault(public, (state, beats, private["seats"]))
            assert beats == same
            for viewer in viewers(game, moments):
                if viewer not in knowing:
                    assert game.view(state, viewer) == game.view(twin, viewer)


@every_game
@some
@given(data=st.data())
def test_the_order_of_votes_does_not_matter(game: AnyGame, data: st.DataObject) -> None:
    for moment in played(game, data):
        if isinstance(moment.turn, Together):
            votes = {seat: moment.turn.choices[seat % 2] for seat in moment.turn.seats}
            shuffled = dict(data.draw(st.permutations(list(votes.items()))))
            assert game.decided(votes) == game.decided(shuffled)
            assert dumped(game, game.decided(votes)) == dumped(game, game.decided(shuffled))


@every_game
@settings(some, max_examples=6)
@given(data=st.data())
def test_everything_is_a_frozen_value(game: AnyGame, data: st.DataObject) -> None:
    moments = played(game, data)
    for moment in spread(moments):
        views = [game.view(moment.state, viewer) for viewer in viewers(game, moments)]
        for value in (moment.before, moment.turn, moment.event, moment.state, moment.beats, *views):
            assert immutable(value), value
            assert isinstance(value, Hashable)
            hash(value)


@every_game
@some
@given(data=st.data())
def test_apply_changes_nothing_that_it_was_given(game: AnyGame, data: st.DataObject) -> None:
    for moment in spread(played(game, data)):
        text = repr(moment.before)
        assert game.apply(moment.before, moment.event) == (moment.state, moment.beats)
        assert repr(moment.before) == text


@every_game
@some
@given(data=st.data())
def test_events_go_into_the_journal_and_come_back(game: AnyGame, data: st.DataObject) -> None:
    for moment in spread(played(game, data), 300):
        line = dumped(game, moment.event)
        assert "\n" not in line
        assert loaded(game, line) == moment.event
        more = {**json.loads(line), "n": 7, "at": "20:15", "colour of the socks": None}
        assert game.load(more) == moment.event
        truth = game.truth(moment.state, moment.event)
        assert json.loads(json.dumps(truth, allow_nan=False)) == truth


@every_game
@pytest.mark.parametrize("line", [{}, {"event": None}, {"event": ["flipped"]}, {"event": "no such"}, {"event": 1}])
def test_what_is_no_event_is_refused(game: AnyGame, line: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        game.load(line)
    assert caught.value.code
    assert caught.value.legal


@every_game
@some
@given(data=st.data())
def test_an_event_for_another_turn_is_refused(game: AnyGame, data: st.DataObject) -> None:
    """An event of one kind of turn is not legal in another kind, and nothing is legal after the end."""
    moments = played(game, data)
    for moment in spread(moments):
        wrong = next((other.event for other in moments if type(other.turn) is not type(moment.turn)), None)
        if wrong is not None:
            refusal = refused(game, moment.before, wrong)
            assert refusal.code
            assert refusal.legal
            assert refusal.reason
    for event in spread(list(dict.fromkeys(moment.event for moment in moments))):
        assert refused(game, moments[-1].state, event).code


@every_game
@some
@given(data=st.data())
def test_an_outcome_that_is_not_listed_is_refused(game: AnyGame, data: st.DataObject) -> None:
    moments = played(game, data)
    turns = [moment.turn for moment in moments if isinstance(moment.turn, Chance)]
    outcomes = dict.fromkeys(event for turn in turns for event, _ in turn.outcomes)
    for moment in spread([moment for moment in moments if isinstance(moment.turn, Chance)], 30):
        assert isinstance(moment.turn, Chance)
        listed = {event for event, _ in moment.turn.outcomes}
        for event in spread([event for event in outcomes if event not in listed], 20):
            assert refused(game, moment.before, event).legal


@every_game
@settings(some, max_examples=6)
@given(data=st.data())
def test_every_moment_can_be_shown_to_everybody(game: AnyGame, data: st.DataObject) -> None:
    moments = played(game, data)
    everybody = viewers(game, moments)
    assert_shown(game, moments[0].before, (), everybody)
    for moment in spread(moments):
        assert_shown(game, moment.state, moment.beats, everybody)


def assert_shown(game: AnyGame, state: Any, beats: tuple[Beat, ...], everybody: tuple[Seat | None, ...]) -> None:
    """Views and scenes exist for each viewer, after each beat, and are values."""
    for beat in beats:
        assert isinstance(beat, Beat)
        assert immutable(beat)
        assert beat.kind
        assert beat.hold > 0
    for viewer in everybody:
        view = game.view(state, viewer)
        assert game.view(state, viewer) == view
        assert type(view) is not type(state)
        for moment in (None, *beats):
            shown = game.scene(view, moment)
            assert isinstance(shown, get_args(scene.Scene))
            assert viewer is not None or immutable(shown)
            assert game.scene(view, moment) == shown


@every_game
@pytest.mark.parametrize("name", ["", "nobody", "colour of the socks:3", "\ud800"])
def test_an_unknown_bot_is_refused(game: AnyGame, name: str) -> None:
    with pytest.raises(Refused) as caught:
        game.bot(name)
    assert caught.value.code
    assert caught.value.legal


@every_game
def test_the_bots_that_fill_seats_are_known(game: AnyGame) -> None:
    assert game.bots
    assert len(set(game.bots)) == len(game.bots)
    for name in game.bots:
        game.bot(name)


@every_game
@settings(some, max_examples=4)
@given(data=st.data())
def test_bots_choose_one_of_their_choices(game: AnyGame, data: st.DataObject) -> None:
    """A bot sees its own view alone, and chooses the same whenever it is asked."""
    bots = [game.bot(name) for name in game.bots]
    for moment in spread(played(game, data), 40):
        match moment.turn:
            case Together(seats, choices):
                asked: list[tuple[Seat, tuple[Any, ...]]] = [(seat, choices) for seat in seats]
            case Alone(seat) as turn:
                asked = [(seat, tuple(move.event for move in possible(turn)))]
            case _:
                asked = []
        for seat, events in asked:
            for bot in bots:
                chosen = bot(game.view(moment.before, seat), seat, events)
                assert chosen in events
                assert bot(game.view(moment.before, seat), seat, events) == chosen
