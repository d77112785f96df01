"""The rules of Diamant: flips, decisions and odds. Each test quotes the rule it checks."""

from fractions import Fraction

import pytest

from engine.games.diamant.rules import CONTINUE, LEAVE, bust_chance
from engine.games.diamant.state import Voted
from engine.seat import Seat
from engine.turn import Chance, Together
from tests.moves import DIAMANT, begun, event, face_down, lying, play, refused


def test_everybody_inside_gets_an_equal_part() -> None:
    """Every player inside gets n // inside; the remainder lies on that card."""
    state = play(begun(4), "T11")
    assert state.cave.hand == (2, 2, 2, 2)
    assert lying(state) == {"T11": 3}
    assert state.chest == (0, 0, 0, 0)


def test_those_in_camp_get_nothing() -> None:
    state = play(begun(3), "T3", (0,), "T9")
    assert state.cave.hand == (0, 5, 5)
    assert state.chest == (1, 0, 0)
    assert lying(state) == {"T3": 0, "T9": 1}


def test_an_earlier_remainder_is_not_divided_by_a_later_treasure() -> None:
    """Earlier remainders are never divided again by a later treasure."""
    state = play(begun(4), "T11", (), "T5")
    assert state.cave.hand == (3, 3, 3, 3)
    assert lying(state) == {"T11": 3, "T5": 1}


def test_the_first_trap_of_a_kind_is_a_warning() -> None:
    state = play(begun(3), "T9", (), "Hsnake")
    assert state.phase == "vote"
    assert state.cave.hand == (3, 3, 3)
    assert play(state, (), "Hspider").phase == "vote"


def test_the_second_trap_of_a_kind_ends_the_expedition() -> None:
    """Everybody inside drops the hand; who had left keeps the chest."""
    state = play(begun(3), "T9", (2,), "Hsnake", (), "Hspider", (), "Hsnake")
    assert state.chest == (0, 0, 3)
    assert state.cave.hand == (0, 0, 0)
    assert state.cave.inside == ()
    assert state.phase == "flip"
    assert state.bust


def test_only_the_card_that_completed_the_pair_leaves_the_game() -> None:
    """Its twin and every other revealed card go back into the deck."""
    state = play(begun(3), "T9", (), "Hsnake", (), "Hspider", (), "Hsnake")
    assert state.removed == ("snake",)
    assert face_down(state) == {**face_down(begun(3)), "Hsnake": 2}


def test_a_kind_can_lose_a_second_card() -> None:
    state = play(begun(2), "Hram", (), "Hram", "Hram", (), "Hram")
    assert state.removed == ("ram", "ram")
    assert face_down(state)["Hram"] == 1
    assert play(state, "Hram").phase == "vote"
    assert "Hram" not in face_down(play(state, "Hram", ()))


def test_a_trap_leaves_only_by_a_bust() -> None:
    state = play(begun(2), "Hram", (0, 1))
    assert state.removed == ()
    assert face_down(state) == face_down(begun(2))


def test_a_warning_does_not_last_for_the_next_expedition() -> None:
    state = play(begun(2), "Hram", (0, 1), "Hram")
    assert state.phase == "vote"
    assert state.cave.round == 2


def test_a_bust_in_the_last_expedition_removes_its_card_too() -> None:
    """Also in the last expedition, where it no longer matters."""
    state = play(begun(2, expeditions=1), "Hlava", (), "Hlava")
    assert state.phase == "over"
    assert state.removed == ("lava",)
    assert sum(state.cave.deck) == 34


def test_only_cards_of_the_deck_can_be_flipped() -> None:
    state = begun(3)
    for card in ("T6", "Hmummy", "R5", "", "spider", "T05", "Hspider ", "hspider"):
        refusal = refused(state, card)
        assert refusal.code == "no-such-card"
        assert "T5" in refusal.legal
    assert refused(play(state, "T9", ()), "T9").code == "no-such-card"
    assert play(state, "T5", (), "T5").cave.hand == (2, 2, 2)
    assert refused(play(state, "T5", (), "T5", ()), "T5").code == "no-such-card"


def test_cards_face_down_are_counted() -> None:
    state = play(begun(3), "T5", (), "Hram", (), "R", ())
    assert {card: face_down(state)[card] for card in ("T5", "Hram", "R", "T7")} == {"T5": 1, "Hram": 2, "R": 4, "T7": 2}
    assert sum(face_down(state).values()) == sum(state.cave.deck) == 32


def test_nobody_leaves_before_the_first_flip() -> None:
    """Nobody can leave before the first flip of an expedition."""
    for state in (begun(3), play(begun(3), "T5", (0, 1, 2)), play(begun(3), "Hram", (), "Hram")):
        assert isinstance(DIAMANT.turn(state), Chance)
        assert refused(state, (0,)).code == "not-now"
        assert refused(state, ()).code == "not-now"


def test_nobody_leaves_after_the_bust() -> None:
    state = play(begun(3), "T9", (), "Hram", (), "Hram")
    refusal = refused(state, (0,))
    assert (refusal.code, refusal.legal) == ("not-now", ("flipped",))


def test_everybody_inside_is_asked_together() -> None:
    """All choices are revealed together; only players still inside decide."""
    turn = DIAMANT.turn(play(begun(4), "T9"))
    assert turn == Together((Seat(0), Seat(1), Seat(2), Seat(3)), (CONTINUE, LEAVE), None)
    turn = DIAMANT.turn(play(begun(4), "T9", (1, 3), "T5"))
    assert turn == Together((Seat(0), Seat(2)), (CONTINUE, LEAVE), None)


def test_the_last_one_inside_is_asked_too() -> None:
    assert DIAMANT.turn(play(begun(2), "T9", (0,), "T5")) == Together((Seat(1),), (CONTINUE, LEAVE), None)


@pytest.mark.parametrize(("absent", "choice"), [("wait", None), ("leave", LEAVE), ("continue", CONTINUE)])
def test_what_an_absent_player_chooses(absent: str, choice: str | None) -> None:
    turn = DIAMANT.turn(play(begun(3, absent=absent), "T9"))
    assert isinstance(turn, Together)
    assert turn.absent == choice


def test_votes_become_the_seats_that_leave() -> None:
    votes = {Seat(2): LEAVE, Seat(0): LEAVE, Seat(1): CONTINUE}
    assert DIAMANT.decided(votes) == Voted((Seat(0), Seat(2)))


def test_a_card_waits_for_the_votes() -> None:
    refusal = refused(play(begun(3), "T9"), "T5")
    assert (refusal.code, refusal.legal) == ("not-now", ("voted",))


def test_seats_that_cannot_leave() -> None:
    state = play(begun(3), "T9", (1,), "T5")
    for leave, code in (((1,), "not-inside"), ((3,), "not-inside"), ((-1,), "not-inside"), ((0, 0), "twice")):
        refusal = refused(state, leave)
        assert (refusal.code, refusal.legal) == (code, ("0", "2"))


def test_the_order_of_leavers_does_not_matter() -> None:
    state = play(begun(4), "T11", (), "R")
    assert DIAMANT.apply(state, event((0, 2))) == DIAMANT.apply(state, event((2, 0)))


def test_the_pot_is_one() -> None:
    """All rubies lying in the cave are one pot (not card by card): each leaver gets pot // leavers."""
    state = play(begun(4), "T5", (), "T9", (0, 1))
    assert state.chest == (4, 4, 0, 0)
    assert state.cave.pot == 0


def test_what_cannot_be_shared_stays_on_the_newest_cards() -> None:
    """The rest stays in the cave."""
    state = play(begun(4), "T11", (), "T7", (0, 1, 2))
    assert state.chest == (5, 5, 5, 0)
    assert lying(state) == {"T11": 0, "T7": 0}
    state = play(begun(8), "T17", (), "T7", (0, 1, 2))
    assert state.chest[:3] == (4, 4, 4)
    assert lying(state) == {"T17": 0, "T7": 2}
    state = play(begun(8), "T7", (), "T1", (0, 1, 2, 3, 4))
    assert lying(state) == {"T7": 2, "T1": 1}
    assert play(state, "Hram", (5,)).chest[5] == 3


def test_the_rest_of_the_pot_waits_for_later_leavers() -> None:
    state = play(begun(3), "T5", (0,))
    assert state.chest == (3, 0, 0)
    assert play(state, "T4", (1,)).chest == (3, 3, 0)
    state = play(begun(4), "T11", (0, 1), "T1", (2,))
    assert state.chest == (3, 3, 4, 0)


def test_division_card_by_card_is_a_house_option() -> None:
    """House option: per-card division of the pot."""
    state = play(begun(4, division="per-card"), "T5", (), "T9", (0, 1))
    assert state.chest == (3, 3, 0, 0)
    assert lying(state) == {"T5": 1, "T9": 1}
    state = play(begun(4, division="per-card"), "T11", (), "T7", (0, 1))
    assert state.chest == (5, 5, 0, 0)
    assert lying(state) == {"T11": 1, "T7": 1}
    assert play(state, "Hram", (3,)).chest[3] == 5


def test_rubies_left_in_the_cave_go_to_the_bank() -> None:
    """They go to nobody, nor to the next expedition."""
    for state in (play(begun(4), "T11", (0, 1, 2, 3)), play(begun(4), "T11", (), "Hram", (), "Hram")):
        assert state.cave.pot == 0
        assert state.cave.path == ()
        after = play(state, "T9", (0,))
        assert after.chest[0] == state.chest[0] + 3


def test_an_expedition_ends_when_nobody_is_inside() -> None:
    state = play(begun(3), "T9", (0,), "T5", (1, 2))
    assert (state.phase, state.cave.round, state.cave.inside) == ("flip", 1, ())
    assert play(state, "T9").cave.inside == (0, 1, 2)
    assert play(state, "T9").cave.round == 2
    assert not state.bust


def test_the_chance_of_a_bust_counts_removed_cards() -> None:
    """Over kinds lying there, that kind's copies still in the deck, by the cards left in the deck."""
    state = begun(2)
    cards = state.options.edition.cards
    assert bust_chance(state.cave, cards) == 0
    state = play(state, "Hram", ())
    assert bust_chance(state.cave, cards) == Fraction(2, 34)
    state = play(state, "T5", (), "R", (), "Hlava", ())
    assert bust_chance(state.cave, cards) == Fraction(4, 31)
    state = play(state, "Hram")
    assert bust_chance(state.cave, cards) == 0
    state = play(state, "Hram", ())
    assert bust_chance(state.cave, cards) == Fraction(1, 32)
