"""What is asked in a match: who may answer when, and that nothing tells a vote until the reveal."""

import traceback

import pytest

from engine.journal import Header
from engine.look import LEAD
from engine.match import Match
from engine.need import Draw, Record
from engine.press import CHORD, Press, Release
from engine.refusal import Refused
from engine.registry import GAMES
from engine.seat import Seat
from engine.settings import Settings
from engine.turn import Alone, Choice, Look
from tests.toy_game import CLUES, Done, header, moves

ANA, BO, CY = SEATS = (Seat(0), Seat(1), Seat(2))


def voting() -> Match:
    """A match with an open vote in which two of three have voted, differently."""
    header = Header("diamant", {}, ("Ana", "Bo", "Cy"), (0, 1, 2), (None, None, None))
    match = Match(header, Settings(), 0.0)
    match.apply(GAMES["diamant"].load({"event": "flipped", "card": "T9"}), 2.0)
    match.tick(10.0)
    match.cast(Press(0, "left", 11.0))
    match.cast(Press(1, "right", 12.0))
    assert match.frame().locked == {ANA, BO}
    return match


def test_a_crash_of_the_match_shows_no_vote() -> None:
    match = voting()
    with pytest.raises(Refused) as caught:
        match.apply(GAMES["diamant"].load({"event": "flipped", "card": "T5"}), 13.0)
    text = "".join(traceback.TracebackException.from_exception(caught.value, capture_locals=True).format())
    assert "leave" not in text
    assert "continue" not in text


def test_a_match_asks_nothing_and_shows_nothing_before_the_last_vote() -> None:
    match = voting()
    assert match.need(13.0) is None
    assert "leave" not in repr(match)
    for viewer in (None, *SEATS):
        twin = voting()
        twin.cast(Press(0, "right", 12.5))
        assert match.frame(viewer) == twin.frame(viewer)
    match.cast(Press(2, "left", 13.0))
    assert match.need(13.0) is None
    assert match.need(14.0) == Record(GAMES["diamant"].decided({ANA: Choice("continue"), BO: Choice("leave")}))


def test_the_last_vote_cannot_be_changed() -> None:
    """A choice may be changed until the last one is in."""
    match = voting()
    match.cast(Press(2, "left", 13.0))
    for seat in SEATS:
        match.cast(Press(seat, "right", 13.1))
    need = match.need(14.0)
    assert isinstance(need, Record)
    assert need.event.leave == (BO,)


def flipped() -> Match:
    """A match in which a card was turned at 2 s: its beats last until 4.7 s, and then everybody is asked."""
    match = Match(Header("diamant", {}, ("Ana", "Bo"), (0, 1), (None, None)), Settings(), 0.0)
    match.apply(GAMES["diamant"].load({"event": "flipped", "card": "T9"}), 2.0)
    match.tick(3.5)
    assert match.deadline() == pytest.approx(4.7)
    return match


def test_a_key_that_went_down_before_the_vote_opened_is_no_vote() -> None:
    match = flipped()
    match.tick(5.0)
    match.cast(Press(0, "left", 4.6))
    assert match.frame().locked == frozenset()
    match.cast(Press(0, "left", 5.0))
    assert match.frame().locked == {ANA}


def test_a_press_counts_however_late_the_table_hears_of_the_opening() -> None:
    """The vote opened at 4.7 s: a key that went down after it counts, also when no tick came between."""
    match = flipped()
    match.cast(Press(0, "left", 4.75))
    match.tick(4.8)
    assert match.frame().locked == {ANA}


def test_poker_face_shows_nobody_who_has_locked() -> None:
    """Nothing changes anywhere until everybody has locked."""
    header = Header("diamant", {}, ("Ana", "Bo"), (0, 1), (None, None))
    match = Match(header, Settings(poker_face=True), 0.0)
    match.apply(GAMES["diamant"].load({"event": "flipped", "card": "T9"}), 2.0)
    match.tick(5.0)
    before = match.frame()
    match.cast(Press(0, "left", 6.0))
    assert match.frame() == before
    match.cast(Press(1, "right", 7.0))
    assert match.frame() == before


def test_a_card_drawn_is_no_vote() -> None:
    header = Header("diamant", {}, ("Ana", "Bo"), (0, 1), (None, None))
    match = Match(header, Settings(), 0.0)
    match.cast(Press(0, "left", 0.5))
    assert isinstance(match.need(5.0), Draw)
    assert match.frame().locked == frozenset()


def test_a_match_goes_on_in_the_middle_of_somebodys_turn() -> None:
    """The question is asked again from its beginning; what was decided before the last event stays decided."""
    one = Alone(ANA, moves(("a",), ("b",)))
    match = Match(header(one, one, one), Settings(), 5.0, [Done("a"), Done("b")])
    assert match.frame().asked == {ANA}
    assert match.can_undo
    match.undo(6.0)
    assert not match.can_undo
    match.tick(6.0)
    match.cast(Press(0, "right", 7.0))
    match.release(Release(0, "right", 7.1))
    assert match.need(7.1) == Record(Done("a"))


def test_what_is_decided_alone_is_due_when_no_chord_can_come() -> None:
    match = Match(header(Alone(ANA, moves(("a",), ("b",)))), Settings(nudge_after=0), 0.0)
    assert match.deadline() is None
    match.cast(Press(0, "right", 1.0))
    assert match.deadline() == 1.0 + CHORD
    assert match.need(1.0 + CHORD - 0.001) is None
    assert match.need(1.0 + CHORD) == Record(Done("a"))


def test_a_pause_moves_what_is_due() -> None:
    bot = Match(header(Alone(ANA, moves(("a",), ("b",))), bots=("last", None)), Settings(), 0.0)
    sweep = Match(header(Look(CLUES, ((ANA, ("hut",)),), Done("looked"))), Settings(), 0.0, lights=frozenset({0, 1}))
    for match, due in ((bot, 1.2), (sweep, LEAD + 0.8)):
        assert match.deadline() == due
        match.shift(10.0)
        assert match.deadline() == 10 + due


def test_a_seat_is_asked_by_nobody_but_its_own_box() -> None:
    match = Match(header(Alone(ANA, moves(("a",), ("b",))), bots=("last", None)), Settings(), 0.0)
    match.cast(Press(0, "right", 0.5))
    assert match.need(0.9) is None
    assert match.alone is None
