"""The sealed ballot: nothing that an output, a log or a crash can do shows a vote before everybody has voted."""

import copy
import dataclasses
import json
import pickle
import traceback
from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, NewType, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.boxes.backend import Edge, Key, Tap
from engine.ballot import Ballot, Sealed
from engine.beat import Beat
from engine.frame import Frame
from engine.games.diamant.state import State
from engine.match import Match
from engine.press import Press, Release, Side
from engine.registry import GAMES
from engine.seat import Seat
from engine.turn import Choice, Votes

ANA, BO, CY = SEATS = (Seat(0), Seat(1), Seat(2))
SECRET: Final = Choice("xyzzy")
OTHER: Final = Choice("plugh")


def half() -> Ballot:
    """A ballot in which two of three have voted."""
    ballot = Ballot(SEATS)
    ballot.cast(ANA, SECRET)
    ballot.cast(BO, OTHER)
    return ballot


def told(text: str) -> bool:
    return SECRET in text or OTHER in text


# ---------------------------------------------------------------- voting
def test_it_says_who_has_voted() -> None:
    ballot = Ballot(SEATS)
    assert ballot.voted == frozenset()
    ballot.cast(BO, SECRET)
    assert ballot.voted == {BO}
    assert not ballot.complete


def test_it_opens_when_everybody_has_voted() -> None:
    ballot = half()
    ballot.cast(CY, SECRET)
    assert ballot.complete
    assert ballot.open() == {ANA: SECRET, BO: OTHER, CY: SECRET}


def test_it_does_not_open_before() -> None:
    for ballot in (Ballot(SEATS), half()):
        with pytest.raises(Sealed):
            ballot.open()


def test_a_vote_may_be_changed_and_nobody_can_tell() -> None:
    """A choice may be changed until the last one is in."""
    ballot = half()
    before = repr(ballot), ballot.voted, ballot.complete
    ballot.cast(ANA, OTHER)
    assert (repr(ballot), ballot.voted, ballot.complete) == before
    ballot.cast(CY, OTHER)
    assert ballot.open() == dict.fromkeys(SEATS, OTHER)


def test_a_vote_can_be_taken_back() -> None:
    ballot = half()
    ballot.cast(CY, SECRET)
    ballot.withdraw(ANA)
    assert ballot.voted == {BO, CY}
    with pytest.raises(Sealed):
        ballot.open()
    ballot.withdraw(ANA)
    ballot.cast(ANA, OTHER)
    assert ballot.open() == {ANA: OTHER, BO: OTHER, CY: SECRET}


def test_a_seat_that_is_not_asked_has_no_vote() -> None:
    ballot = half()
    with pytest.raises(Sealed):
        ballot.cast(Seat(3), SECRET)
    assert ballot.voted == {ANA, BO}


@settings(deadline=None, max_examples=50)
@given(order=st.permutations(SEATS), again=st.lists(st.sampled_from(SEATS)))
def test_the_order_of_arrival_is_lost(order: list[Seat], again: list[Seat]) -> None:
    """The reveal is identical for any order of arrival."""
    ballot = Ballot(SEATS)
    for seat in (*order, *again):
        ballot.cast(seat, SECRET if seat == BO else OTHER)
    assert list(ballot.open().items()) == [(ANA, OTHER), (BO, SECRET), (CY, OTHER)]


# ---------------------------------------------------------------- no way out
def test_it_prints_nothing() -> None:
    ballot = half()
    for text in (repr(ballot), str(ballot), f"{ballot}", f"{ballot!r}", "%s" % ballot, ascii([ballot])):  # noqa: UP031
        assert not told(text)


def test_two_ballots_that_differ_in_votes_print_alike() -> None:
    other = Ballot(SEATS)
    other.cast(BO, SECRET)
    other.cast(ANA, OTHER)
    assert repr(half()) == repr(other)


def test_it_is_not_copied_or_stored() -> None:
    ballot = half()
    for way in (copy.copy, copy.deepcopy):
        with pytest.raises(Sealed) as caught:
            way(ballot)
        assert not told(str(caught.value))
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        with pytest.raises(Sealed) as caught:
            pickle.dumps(ballot, protocol)
        assert not told(str(caught.value))
    for holder in ([ballot], {"ballot": ballot}, (ballot,)):
        with pytest.raises(Sealed):
            copy.deepcopy(holder)


def test_it_is_no_json() -> None:
    with pytest.raises(TypeError) as caught:
        json.dumps({"ballot": half()})
    assert not told(str(caught.value))
    assert not told(json.dumps({"ballot": half()}, default=str))


def test_it_has_no_attributes_that_hold_votes() -> None:
    ballot = half()
    with pytest.raises(TypeError):
        vars(ballot)
    for name in dir(ballot):
        value = getattr(ballot, name)
        assert not told(repr(value)), name
        for inner in dir(value):
            assert not told(repr(getattr(value, inner, None))), (name, inner)


def test_it_has_no_room_for_more() -> None:
    with pytest.raises(AttributeError):
        half().note = SECRET  # type: ignore[attr-defined]


# ---------------------------------------------------------------- crashes
def crash(error: BaseException) -> str:
    """The most talkative traceback that Python can print."""
    return "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())


def test_a_crash_on_early_opening_shows_no_vote() -> None:
    with pytest.raises(Sealed) as caught:
        half().open()
    assert not told(crash(caught.value))


def test_a_crash_on_a_wrong_seat_shows_no_vote() -> None:
    with pytest.raises(Sealed) as caught:
        half().cast(Seat(3), Choice("nothing"))
    assert not told(crash(caught.value))


def test_a_crash_on_copying_shows_no_vote() -> None:
    with pytest.raises(Sealed) as caught:
        copy.deepcopy([half()])
    assert not told(crash(caught.value))


# ---------------------------------------------------------------- no place for it
def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    """The engine's own kinds of a type; what tests make up does not count."""
    ones: list[type[Any]] = kind.__subclasses__()
    for one in ones:
        if one.__module__.startswith("engine."):
            yield one
        yield from subclasses(one)


def mentioned(hint: Any) -> Iterator[Any]:
    """A type and everything it is made of."""
    yield hint
    for part in get_args(hint):
        yield from mentioned(part)
    if isinstance(hint, NewType):
        yield from mentioned(hint.__supertype__)


def walked(start: type[Any]) -> dict[Any, str]:
    """Every type that a value of `start` can hold, and by which field it is reached."""
    found: dict[Any, str] = {}
    ahead = [(start, start.__name__)]
    while ahead:
        kind, way = ahead.pop()
        if kind in found:
            continue
        found[kind] = way
        if isinstance(kind, type) and dataclasses.is_dataclass(kind):
            hints = get_type_hints(kind)
            for field in dataclasses.fields(kind):
                ahead += [(part, f"{way}.{field.name}") for part in mentioned(hints[field.name])]
        if isinstance(kind, type) and issubclass(kind, Beat):
            ahead += [(one, f"{way}<{one.__name__}>") for one in subclasses(kind)]
    return found


def test_a_frame_has_no_place_for_a_vote() -> None:
    """No Frame has a field for a pending vote, for the ballot, or for the whole truth."""
    found = walked(Frame)
    for secret in (Choice, Votes, Ballot, State, Match, Any, object, dict):
        assert secret not in found, found[secret]
    states = {type(game.setup({}, game.made_for)) for game in GAMES.values()}
    assert not states & set(found)


def test_the_walk_sees_every_scene_and_beat() -> None:
    found = {getattr(kind, "__name__", str(kind)) for kind in walked(Frame)}
    assert {"Path", "Leaver", "Sitter", "Seat", "Notice", "Cave", "Lying", "Revealed", "Sprung"} <= found


def test_everything_a_frame_holds_is_known_to_be_frozen() -> None:
    """A field is a frozen dataclass, a plain value, or a tuple or frozen set of them."""
    for kind, way in walked(Frame).items():
        if get_origin(kind) is not None or isinstance(kind, (UnionType, NewType, str)):
            assert get_origin(kind) not in (list, dict, set), way
        elif isinstance(kind, type) and dataclasses.is_dataclass(kind):
            assert vars(kind)["__dataclass_params__"].frozen, way
        elif isinstance(kind, type):
            assert kind in (str, int, float, bool, tuple, frozenset, type(None)), way


@pytest.mark.parametrize("side", ["left", "right"])
def test_no_finger_prints_which_key_it_was(side: Side) -> None:
    key = Key(2, side)
    for one in (Press(2, side, 1.0), Release(2, side, 1.0), key, Edge(key, True, 1.0), Tap(key, 1.0)):
        assert side not in repr(one)
        assert side not in f"{one}"
