"""Playing with one key, in simulated time."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from device.config import Config, DiamantSettings
from device.seating import Wish
from engine import scene
from engine.press import Side
from engine.settings import Settings, Switch
from tests.evening import Evening, seated

STEP = 1.5
ONE = Switch(keys=1, step=STEP)


def switches(*boxes: int) -> Settings:
    return Settings(switches=tuple(ONE if box in boxes else Switch() for box in range(8)))


def voting(*boxes: int, cards: tuple[str, ...] = ("T9",), people: tuple[int, ...] = (1, 0, 2)) -> Evening:
    """A vote that has just opened; these boxes have one key."""
    evening = seated(*people, cards=cards, settings=switches(*boxes))
    until(evening, lambda: bool(evening.asked))
    return evening


def until(evening: Evening, true: Callable[[], bool], most: float = 20.0) -> None:
    """Let time pass until something is so."""
    end = evening.time + most
    while not true():
        assert evening.time < end
        evening.wait(0.01)


def lit(evening: Evening, box: int = 0) -> Side | None:
    return next(scan.lit for scan in evening.frame.scans if scan.box == box)


def until_lit(evening: Evening, side: Side, box: int = 0) -> None:
    """Wait for the beginning of a side's turn."""
    until(evening, lambda: lit(evening, box) != side)
    until(evening, lambda: lit(evening, box) == side)


class TestSecretVote:
    def test_the_sides_are_lit_in_turn(self) -> None:
        evening = voting(0)
        sides = []
        for _ in range(5):
            sides.append(lit(evening))
            evening.wait(STEP)
        assert all(one != other for one, other in pairwise(sides))
        assert {scan.box for scan in evening.frame.scans} == {0}

    @pytest.mark.parametrize("side", ["left", "right"])
    @pytest.mark.parametrize("key", ["left", "right"])
    def test_either_key_takes_the_side_that_is_lit(self, side: Side, key: Side) -> None:
        evening = voting(0)
        until_lit(evening, side)
        evening.wait(0.4)
        evening.press(0, key)
        evening.press(1, "left")
        evening.press(2, "left")
        until(evening, lambda: isinstance(evening.frame.scene, scene.Reveal))
        assert isinstance(evening.frame.scene, scene.Reveal)
        assert [one.seat for one in evening.frame.scene.leaving] == ([0] if side == "right" else [])

    def test_when_it_shows_does_not_tell_the_side(self) -> None:
        """Whichever side was taken, and whenever: only the time of the lock shows, and it is the end of both turns."""
        told = []
        for wait in (0.3, 1.0, STEP + 0.1, 2 * STEP - 0.2):
            evening = voting(0)
            start, seen = evening.time, []
            evening.wait(wait)
            evening.press(0)
            while evening.time < start + 4 * STEP:
                evening.wait(start + 0.01 * round((evening.time - start) / 0.01 + 1) - evening.time)
                seen.append(
                    (round(evening.time - start, 2), evening.frame.locked, evening.frame.held, evening.board.now)
                )
            lock = next(at for at, locked, *_ in seen if locked)
            told.append(lock)
            assert not any(held for _, _, held, _ in seen)
        assert told == [pytest.approx(2 * STEP, abs=0.02)] * 4

    def test_a_later_press_changes_the_vote_and_holding_takes_it_back(self) -> None:
        evening = voting(0)
        until_lit(evening, "right")
        evening.press(0)
        evening.wait(2 * STEP)
        assert evening.locked == {0}
        until_lit(evening, "left")
        evening.press(0)
        evening.wait(2 * STEP)
        assert evening.locked == {0}
        evening.down(0, "left")
        evening.wait(1.6)
        evening.up(0, "left")
        evening.wait(2 * STEP)
        assert evening.locked == frozenset()

    def test_both_keys_of_such_a_box_are_one(self) -> None:
        evening = voting(0)
        until_lit(evening, "left")
        evening.hold_both(0, 0.2)
        evening.wait(2 * STEP)
        assert evening.locked == {0}
        assert evening.frame.menu is None

    def test_an_unsteady_hand_does_not_tell_the_side_either(self) -> None:
        """A press that counts late shows as late as any other."""
        slow = tuple(Switch(1, STEP, hold_off=0.3) if box == 0 else Switch() for box in range(8))
        evening = Evening(cards=["T9"], settings=Settings(switches=slow), wish=Wish(seats=("", "", "")))
        until(evening, lambda: bool(evening.asked))
        start = evening.time
        evening.wait(2 * STEP - 0.1)
        evening.down(0, "left")
        evening.wait(0.5)
        evening.up(0, "left")
        until(evening, lambda: bool(evening.locked))
        assert evening.time - start == pytest.approx(4 * STEP, abs=0.05)

    def test_a_setting_of_something_else_does_not_lose_the_vote(self) -> None:
        evening = voting(0)
        until_lit(evening, "left")
        evening.press(0)
        evening.choose("settings", "fast", "back", "resume", box=1)
        evening.wait(2 * STEP)
        assert evening.locked == {0}

    def test_a_press_counts_although_the_table_waits_no_longer(self) -> None:
        """What was pressed in time is not taken for silence, however late it shows."""
        one = tuple(ONE if box == 0 else Switch() for box in range(8))
        evening = Evening(
            cards=["T9"],
            settings=Settings(switches=one, absent_after=4.0),
            config=Config(diamant=DiamantSettings(absent="leave")),
            wish=Wish(seats=("", "")),
        )
        until(evening, lambda: bool(evening.asked))
        until_lit(evening, "left")
        evening.wait(0.2)
        evening.press(0)
        until(evening, lambda: isinstance(evening.frame.scene, scene.Reveal))
        assert isinstance(evening.frame.scene, scene.Reveal)
        assert [one.seat for one in evening.frame.scene.leaving] == [1]

    def test_in_poker_face_the_sides_go_on_until_the_reveal(self) -> None:
        """Nobody learns from them that all have chosen, or who was last; nor by switching poker face off."""
        one = tuple(ONE if box == 0 else Switch() for box in range(8))
        poker = Settings(switches=one, poker_face=True, nudge_after=5)
        evening = Evening(cards=["T9"], settings=poker, wish=Wish(seats=("", "", "")))
        until(evening, lambda: bool(evening.asked))
        evening.press(1)
        evening.wait(6)
        evening.choose("settings", "poker_face", "back", "resume", box=1)
        assert evening.frame.silent == frozenset()
        evening.press(0)
        evening.wait(2 * STEP)
        evening.press(2)
        assert evening.frame.scans

    def test_a_pause_moves_the_turns_of_the_sides(self) -> None:
        evening = voting(0)
        before = lit(evening)
        evening.command("menu")
        evening.wait(10 * STEP + 0.7)
        evening.command("menu")
        assert lit(evening) == before


class TestTheTable:
    def test_one_key_sits_names_starts_and_opens_the_menu(self) -> None:
        evening = Evening(settings=switches(0))
        evening.press(0)
        evening.press(1)
        evening.press(0, "right")
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.stands[0].name
        assert evening.frame.scene.stands[0].one
        evening.down(0, "left")
        evening.wait(2.1)
        assert isinstance(evening.frame.scene, scene.Path)
        evening.up(0, "left")
        evening.down(0, "left")
        evening.wait(3.1)
        evening.up(0, "left")
        assert evening.frame.menu is not None
