"""A turn of one's own with one key, in simulated time."""

from engine import scene
from engine.press import Side
from engine.settings import Settings, Switch
from engine.turn import Alone, Look
from tests.evening import Evening, seated
from tests.test_solo import ANA, BO, WORDS, asked, done, island, toy
from tests.toy_game import CLUES, OFFER, Done, moves

STEP = 1.5
DEEP = Alone(ANA, moves(("a", "x", "1"), ("a", "x", "2"), ("a", "y", "1"), ("b", "x", "1")))


def one(hold_off: float = 0.0, step: float = STEP) -> Settings:
    """The first box has one key."""
    return Settings(switches=(Switch(keys=1, step=step, hold_off=hold_off), *(Switch(),) * 7))


def until_lit(evening: Evening, number: int) -> None:
    for _ in range(400):
        if asked(evening)[1] == number:
            return
        evening.wait(0.02)
    raise AssertionError(f"{number} is never lit")


def until_side(evening: Evening, side: Side) -> None:
    for _ in range(400):
        if evening.frame.scans[0].lit == side:
            return
        evening.wait(0.02)
    raise AssertionError(f"{side} is never lit")


class TestLists:
    def test_items_are_lit_in_turn_and_either_key_takes_the_lit_one(self) -> None:
        evening = toy(WORDS, settings=one())
        assert asked(evening) == (["a", "b"], 0)
        evening.wait(STEP)
        assert asked(evening) == (["a", "b"], 1)
        until_lit(evening, 0)
        evening.press(0, "left")
        assert asked(evening) == (["x", "y"], 0)
        until_lit(evening, 1)
        evening.press(0, "right")
        assert done(evening) == ["a y"]

    def test_a_hand_that_is_slow_takes_what_was_lit_when_the_key_went_down(self) -> None:
        evening = toy(Alone(ANA, moves(("a",), ("b",), ("c",))), settings=one(hold_off=0.3))
        until_lit(evening, 1)
        until_lit(evening, 0)
        evening.wait(STEP - 0.1)
        assert asked(evening)[1] == 0
        evening.down(0, "left")
        evening.wait(0.5)
        evening.up(0, "left")
        evening.wait(0.1)
        assert done(evening) == ["a"]

    def test_holding_goes_one_level_up(self) -> None:
        evening = toy(DEEP, settings=one())
        evening.press(0)
        evening.press(0)
        assert asked(evening)[0] == ["1", "2"]
        evening.down(0, "left")
        evening.wait(1.6)
        evening.up(0, "left")
        assert asked(evening)[0] == ["x", "y"]

    def test_holding_later_goes_one_level_up_too(self) -> None:
        evening = toy(DEEP, settings=one())
        evening.press(0)
        evening.press(0)
        evening.wait(2.2 * STEP)
        evening.down(0, "left")
        evening.wait(1.6)
        evening.up(0, "left")
        assert asked(evening)[0] == ["x", "y"]

    def test_after_a_long_hold_the_next_item_takes_its_time(self) -> None:
        evening = toy(Alone(ANA, moves(("a",), ("b",), ("c",), ("d",))), settings=one(step=0.8))
        evening.down(0, "left")
        evening.wait(2.8)
        lit = asked(evening)[1]
        evening.up(0, "left")
        evening.wait(0.3)
        assert asked(evening)[1] == lit


class TestPairs:
    def test_two_open_choices_are_lit_in_turn_and_a_press_decides(self) -> None:
        settings = Settings(switches=(Switch(), Switch(keys=1), *(Switch(),) * 6))
        ways: tuple[tuple[Side, str], ...] = (("left", "leave"), ("right", "take"))
        for side, word in ways:
            evening = toy(OFFER, settings=settings)
            evening.wait(STEP)
            until_side(evening, side)
            evening.press(1, "right")
            assert done(evening) == [word]


class TestHalves:
    def test_halves_are_lit_in_turn(self) -> None:
        evening = toy(Alone(ANA, moves(*(((q, 0),) for q in range(4)))), settings=one())
        sides = []
        for _ in range(4):
            sides.append(evening.frame.scans[0].lit)
            evening.wait(STEP)
        assert sides == ["left", "right", "left", "right"]
        until_side(evening, "right")
        evening.press(0)
        assert island(evening).halves is not None
        until_side(evening, "left")
        evening.press(0)
        assert done(evening) == ["2,0"]


class TestLooks:
    def test_a_press_says_i_know_mine_and_holding_shows_it_once_more(self) -> None:
        look = Look(CLUES, ((ANA, ("hut",)), (BO, ("lake",))), Done("looked"))
        evening = toy(look, lights=True, settings=one())
        evening.wait(10)
        assert isinstance(evening.frame.scene, scene.Sweep)
        assert evening.frame.scene.lit is None
        evening.press(1, "right")
        evening.down(0, "left")
        evening.wait(1.6)
        evening.up(0, "left")
        assert isinstance(evening.frame.scene, scene.Sweep), "also the last one can look once more"
        assert evening.frame.scene.lit is not None
        assert evening.locked == {1}
        evening.press(0, "left")
        assert done(evening) == ["looked"]

    def test_the_screen_shows_a_secret_while_the_only_key_is_held(self) -> None:
        evening = toy(Look(CLUES, ((ANA, ("hut",)),), Done("looked")), settings=one())
        evening.wait(1)
        evening.down(0, "left")
        evening.wait(2.9)
        assert evening.viewer == ANA
        evening.up(0, "left")
        assert evening.viewer is None
        evening.press(0, "left")
        assert done(evening) == ["looked"]


def test_twin_evenings_are_the_same_whichever_side_was_taken() -> None:
    """Frames, lights and the moments at which the loop wakes: with a vote, a changed one, until all but one have it."""
    told = []
    for presses in ((0.4, 3.4), (1.9, 3.4), (0.4, 4.9), (1.9, 4.9)):
        evening = seated(0, 1, cards=["T9"], settings=one())
        while not evening.asked:
            evening.wait(0.01)
        start, seen = evening.time, []
        for tick in range(1, 800):
            if tick in [round(at * 100) for at in presses]:
                evening.press(0)
            if evening.time < start + tick / 100:
                evening.wait(start + tick / 100 - evening.time)
                due = None if tick < 520 else evening.table.deadline()
                seen.append((tick, evening.frame, evening.board.now, due))
        told.append({tick: rest for tick, *rest in seen})
    both = set.intersection(*(set(one) for one in told))
    assert len(both) > 700
    for twin in told[1:]:
        assert all(twin[tick] == told[0][tick] for tick in both)
