"""The rules of Diamant: relics, and how the game ends. Each test quotes the rule it checks."""

import pytest

from engine.games.diamant.edition import EDITIONS, Edition
from engine.games.diamant.state import State
from engine.seat import Seat
from engine.turn import Over
from tests.moves import DIAMANT, begun, every_edition, face_down, lying, play, refused


def test_the_only_leaver_takes_all_relics() -> None:
    """No matter how many stay inside: he takes all of them."""
    state = play(begun(4), "R", (), "R", (2,))
    assert [len(own) for own in state.relics] == [0, 0, 2, 0]
    assert lying(state) == {}
    assert state.lost == 0


def test_the_last_one_inside_is_an_only_leaver() -> None:
    state = play(begun(3), "R", (0, 1), "T9", (2,))
    assert state.scores() == (0, 0, 9 + 5)


def test_two_leavers_leave_the_relics_for_a_later_single_one() -> None:
    """With two or more leavers the relics stay for a later single leaver of the same expedition."""
    state = play(begun(4), "R", (0, 1))
    assert lying(state) == {"R": 0}
    assert [len(own) for own in play(state, "Hram", (3,)).relics] == [0, 0, 0, 1]


def test_two_may_both_be_the_last_and_the_relic_is_lost() -> None:
    """Relics revealed and not taken leave the game; relics not revealed stay in the deck."""
    state = play(begun(3), "R", (), "T9", (0,), "R", (1, 2))
    assert state.lost == 1
    assert face_down(state)["R"] == 3
    state = play(begun(3), "R", (), "R", (), "Hram", (), "Hram")
    assert state.lost == 2
    assert face_down(state)["R"] == 3


def test_a_relic_is_paid_once() -> None:
    state = play(begun(3), "R", (0,), "T9", (1,), "T5", (2,))
    assert [len(own) for own in state.relics] == [1, 0, 0]
    assert "R" in face_down(state)
    assert face_down(state)["R"] == 4


def test_worth_follows_the_order_of_leaving_the_cave() -> None:
    """The first three relics to leave the cave, over the whole game and all players, are worth 5, later ones 10."""
    state = begun(3)
    for seat in (0, 1, 2, 0, 1):
        others = tuple({0, 1, 2} - {seat})
        state = play(state, "R", (seat,), "Hram", others)
    assert [[relic.points for relic in own] for own in state.relics] == [[5, 10], [5, 10], [5]]


def test_one_grab_can_straddle() -> None:
    """Two are out, two are taken: 5 + 10."""
    state = play(begun(3), "R", (), "R", (0,), "R", (), "R", (1,))
    assert [relic.points for relic in state.relics[0]] == [5, 5]
    assert [relic.points for relic in state.relics[1]] == [5, 10]


def test_five_at_once() -> None:
    state = play(begun(2), "R", (), "R", (), "R", (), "R", (), "R", (0,))
    assert [relic.points for relic in state.relics[0]] == [5, 5, 5, 10, 10]
    assert "R" not in face_down(play(state, "Hram", (1,)))


def test_lost_relics_do_not_count() -> None:
    state = play(begun(2), "R", (), "R", (), "R", (0, 1), "R", (1,), "R", (0,))
    assert state.lost == 3
    assert state.scores() == (5, 5)


def test_relics_that_are_owned_are_safe() -> None:
    state = play(begun(2), "R", (0,), "Hram", (), "Hram", "Hram", (), "Hram")
    assert state.scores() == (5, 0)


@pytest.mark.parametrize("name", ["incan-gold-2006", "incan-gold-2018"])
def test_one_relic_more_at_the_start_of_each_expedition(name: str) -> None:
    """One added at the start of each expedition; a relic not revealed stays in the deck."""
    state, edition = begun(3, edition=name), EDITIONS[name]
    for expedition in range(5):
        relics = {card: n for card, n in face_down(state).items() if card[0] == "R"}
        wanted = edition.added[: expedition + 1]
        assert relics == {card: wanted.count(card) for card in wanted}
        state = play(state, "T5", (0, 1, 2))
        assert sum(state.cave.deck) == 30 + expedition + 1
    assert state.phase == "over"


def test_a_printed_relic_comes_in_its_turn() -> None:
    """In the order 5, 7, 8, 10, 12: R7 is illegal in the first expedition."""
    state = begun(3, edition="incan-gold-2018")
    for card in ("R7", "R8", "R10", "R12", "R"):
        assert refused(state, card).code == "no-such-card"
    state = play(state, "T5", (0, 1, 2))
    assert refused(state, "R8").code == "no-such-card"
    state = play(state, "R7", (), "R5", (1,))
    assert state.scores() == (1, 13, 1)


def test_a_printed_relic_that_was_lost_does_not_come_back() -> None:
    state = play(begun(3, edition="incan-gold-2018"), "R5", (0, 1, 2))
    assert state.lost == 1
    assert refused(state, "R5").code == "no-such-card"
    assert "R7" in face_down(state)


def test_printed_worth_does_not_follow_the_claim() -> None:
    state = begun(3, edition="incan-gold-2018")
    for card in EDITIONS["incan-gold-2018"].added:
        state = play(state, card, (0,), "T5", (1, 2))
    assert [relic.points for relic in state.relics[0]] == [5, 7, 8, 10, 12]


def test_the_game_ends_after_the_fifth_expedition() -> None:
    state = begun(3)
    for expedition in range(1, 6):
        assert not isinstance(DIAMANT.turn(state), Over)
        state = play(state, "T9", (0, 1, 2))
        assert state.cave.round == expedition
    assert DIAMANT.turn(state) == Over((Seat(0), Seat(1), Seat(2)), (15, 15, 15))
    for move in ("T5", (), (0,)):
        assert refused(state, move).code == "over"


@pytest.mark.parametrize("expeditions", [1, 2, 3, 4, 5])
def test_fewer_expeditions_are_a_house_option(expeditions: int) -> None:
    state = begun(3, expeditions=expeditions)
    for _ in range(expeditions):
        assert state.phase == "flip"
        state = play(state, "T9", (0, 1, 2))
    assert state.phase == "over"


def test_the_highest_score_wins() -> None:
    """Score = chest + relic points."""
    state = play(begun(3, expeditions=1), "T9", (0,), "R", (1,), "T15", (2,))
    assert state.scores() == (3, 8, 18)
    assert state.winners() == (2,)


def tie(edition: str) -> State:
    """Seats 0 and 1 have 8 each, seat 1 with a relic; seat 2 has 3."""
    relic = "R5" if edition == "incan-gold-2018" else "R"
    state = play(begun(3, edition=edition, expeditions=2), "T9", (), relic, (1,), "Hsnake", (0, 2), "T15", (0,))
    return play(state, "Hsnake", (), "Hsnake")


@pytest.mark.parametrize(
    ("edition", "winners"),
    [("diamant-2016", (0, 1)), ("incan-gold-2006", (1,)), ("incan-gold-2018", (1,))],
)
def test_a_tie_goes_by_the_edition(edition: str, winners: tuple[int, ...]) -> None:
    """Shared victory (2016); most relics, then shared (Incan Gold)."""
    state = tie(edition)
    assert state.scores() == (8, 8, 3)
    assert state.winners() == winners
    assert DIAMANT.turn(state) == Over(tuple(map(Seat, winners)), (8, 8, 3))


def test_most_relics_is_a_count_and_only_among_equals() -> None:
    """Most relics (count): more relics do not beat a higher score."""
    state = play(begun(3, edition="incan-gold-2006", expeditions=1), "R", (2,), "T9", (), "T15", (0, 1))
    assert state.scores() == (12, 12, 5)
    assert state.winners() == (0, 1)


@every_edition
def test_nobody_with_anything_is_a_tie_of_all(edition: Edition) -> None:
    trap = f"H{edition.traps[0]}"
    state = play(begun(4, edition=edition.name, expeditions=1), "T17", (), trap, (), trap)
    assert state.scores() == (0, 0, 0, 0)
    assert state.winners() == (0, 1, 2, 3)
