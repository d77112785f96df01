"""Looking in secret: everybody at once by the light of the own box, or one after the other on the screen."""

from typing import Any

import pytest

from engine import scene
from engine.look import LEAD, PEEK_LEAST
from engine.seat import Seat
from engine.settings import Settings
from engine.turn import Look
from tests.evening import Evening
from tests.test_solo import Seen, done, toy
from tests.toy_game import CLUES, Done

ANA, BO, CY = SEATS = (Seat(0), Seat(1), Seat(2))
HELD = ((ANA, ("hut", "lake")), (BO, ("beach",)))


def look(*held: tuple[Seat, tuple[str, ...]]) -> Look[Done]:
    return Look(CLUES, held or HELD, Done("looked"))


def swept(evening: Evening) -> tuple[int | None, int]:
    """Which value is lit, and of which card (from 1)."""
    shown = evening.frame.scene
    assert isinstance(shown, scene.Sweep)
    return shown.lit, shown.card


def sweeping(**settings: Any) -> Evening:
    """A sweep whose headline everybody has read."""
    evening = toy(look(), lights=True, **settings)
    evening.wait(LEAD)
    assert swept(evening) == (0, 1)
    return evening


class TestSweep:
    def test_every_value_of_every_card_is_lit_and_the_holder_s_box_glows(self) -> None:
        evening = sweeping()
        seen = []
        for _ in range(6):
            seen.append((*swept(evening), sorted(evening.table.glow())))
            evening.wait(0.8)
        assert (swept(evening), evening.table.glow()) == ((None, 2), frozenset())
        hut, lake, beach = 2, 0, 1
        assert seen == [(lake, 1, []), (beach, 1, [1]), (hut, 1, [0]), (lake, 2, [0]), (beach, 2, []), (hut, 2, [])]

    @pytest.mark.parametrize(("fast", "seconds"), [(False, 0.8), (True, 0.5)])
    def test_each_value_is_lit_for_so_long(self, fast: bool, seconds: float) -> None:
        evening = sweeping(settings=Settings(fast=fast))
        evening.wait(seconds - 0.2)
        assert swept(evening) == (0, 1)
        evening.wait(0.2)
        assert swept(evening) == (1, 1)

    def test_while_the_sweep_runs_nothing_but_what_glows_is_lit(self) -> None:
        evening = sweeping()
        evening.press(1, "right")
        evening.board.seen.clear()
        evening.wait(0.8)
        evening.wait(0.8)
        assert {box: level for box, level in evening.board.now.items() if level} == {0: 1.0}
        assert all(sum(map(bool, levels.values())) <= 1 for levels in evening.board.seen)
        evening.wait(10)
        assert evening.board.now[1] == 1.0

    def test_all_have_to_say_that_they_know(self) -> None:
        evening = sweeping()
        assert evening.asked == {0, 1}
        evening.press(1, "right")
        assert (sorted(evening.asked), sorted(evening.locked)) == ([0], [1])
        evening.wait(60)
        assert swept(evening) == (None, 2)
        evening.press(0, "right")
        assert done(evening) == ["looked"]

    def test_the_left_key_takes_it_back_and_begins_again_once_the_sweep_is_over(self) -> None:
        evening = sweeping()
        evening.press(0, "right")
        evening.wait(1)
        evening.press(0, "left")
        assert evening.asked == {0, 1}
        assert swept(evening) == (1, 1)
        evening.wait(10)
        evening.press(1, "left")
        assert swept(evening) == (0, 1)
        evening.wait(0.8)
        assert swept(evening) == (1, 1)

    def test_the_last_one_can_take_a_key_back_by_a_chord(self) -> None:
        evening = sweeping()
        evening.press(0, "right")
        evening.hold_both(1, 0.5)
        assert isinstance(evening.frame.scene, scene.Sweep)
        assert evening.asked == {1}
        evening.hold_both(0, 0.1)
        assert evening.locked == {0}

    def test_a_chord_takes_back_its_own_key_alone(self) -> None:
        evening = sweeping()
        evening.down(0, "right")
        evening.down(1, "right")
        evening.down(0, "left")
        evening.wait(1)
        assert (sorted(evening.asked), sorted(evening.locked)) == ([0], [1])

    def test_what_a_chord_says_again_is_said(self) -> None:
        evening = sweeping()
        evening.press(0, "right")
        evening.down(1, "right")
        evening.down(0, "left")
        evening.down(0, "right")
        evening.wait(1)
        assert done(evening) == ["looked"]

    def test_a_menu_stops_the_sweep(self) -> None:
        evening = sweeping()
        evening.command("menu")
        evening.wait(10)
        evening.command("menu")
        assert swept(evening) == (0, 1)

    def test_bots_know_at_once(self) -> None:
        evening = toy(look((ANA, ("hut",)), (CY, ("lake", "hut"))), bots=1, lights=True)
        assert evening.asked == {0}
        evening.press(0, "right")
        assert done(evening) == ["looked"]
        assert done(toy(look((CY, ("lake",))), bots=1, lights=True)) == ["looked"]

    @pytest.mark.parametrize("lights", [True, False])
    def test_who_holds_nothing_is_not_asked(self, lights: bool) -> None:
        evening = toy(look((ANA, ()), (BO, ("hut",))), lights=lights)
        assert evening.asked == {1}

    def test_frames_are_the_same_whatever_is_held(self) -> None:
        """What is held shows in lights alone."""
        seen = []
        for held in (HELD, ((ANA, ("beach", "beach")), (BO, ("lake",)))):
            evening = toy(look(*held), lights=True)
            frames = []
            for _ in range(8):
                frames += [repr(evening.table.frame(viewer)) for viewer in (None, *SEATS)]
                evening.wait(0.8)
            evening.press(0, "right")
            frames.append(repr(evening.frame))
            assert evening.viewer is None
            seen.append(frames)
        assert seen[0] == seen[1]


class TestHandingOver:
    def test_the_right_key_shows_the_secret_while_it_is_held(self) -> None:
        evening = toy(look())
        seen = Seen()
        evening.outputs.append(seen)
        assert evening.frame.scene == scene.Pass(ANA, hold=True, seen=False, word="pass")
        assert evening.asked == {0}
        evening.down(0, "right")
        assert evening.viewer == ANA
        assert isinstance(seen.scenes[-1], scene.Peek)
        assert isinstance(evening.frame.scene, scene.Pass)
        evening.wait(30)
        assert evening.viewer == ANA
        evening.up(0, "right")
        assert evening.viewer is None
        assert seen.scenes[-1] == scene.Pass(ANA, hold=True, seen=True, word="pass")

    def test_a_short_press_shows_it_long_enough(self) -> None:
        """A terminal never tells that a key comes up."""
        evening = toy(look())
        evening.press(0, "right")
        evening.wait(PEEK_LEAST - 0.3)
        assert evening.viewer == ANA
        evening.wait(0.3)
        assert evening.viewer is None

    def test_the_left_key_goes_on_once_the_secret_was_seen(self) -> None:
        evening = toy(look())
        evening.press(0, "left")
        assert evening.asked == {0}
        evening.press(0, "right")
        evening.press(0, "left")
        assert evening.viewer == ANA
        evening.wait(3)
        evening.press(1, "left")
        assert evening.asked == {0}
        evening.press(0, "left")
        assert evening.frame.scene == scene.Pass(BO, hold=True, seen=False, word="pass")
        evening.press(0, "right")
        assert evening.viewer is None
        evening.press(1, "right")
        assert evening.viewer == BO
        evening.wait(3)
        evening.press(1, "left")
        assert done(evening) == ["looked"]

    def test_it_can_be_looked_at_again(self) -> None:
        evening = toy(look())
        for _ in range(2):
            evening.press(0, "right")
            assert evening.viewer == ANA
            evening.wait(3)

    def test_a_chord_shows_nothing_and_goes_nowhere(self) -> None:
        evening = toy(look())
        evening.down(0, "right")
        evening.down(0, "left")
        assert evening.viewer is None
        evening.up(0, "left")
        evening.up(0, "right")
        evening.press(0, "right")
        evening.wait(3)
        evening.hold_both(0, 0.5)
        assert evening.asked == {0}

    def test_a_key_that_comes_up_behind_the_menu_ends_the_look(self) -> None:
        evening = toy(look())
        evening.down(0, "right")
        evening.command("menu")
        evening.up(0, "right")
        evening.command("menu")
        evening.wait(3)
        assert evening.viewer is None

    def test_a_menu_covers_the_look(self) -> None:
        evening = toy(look())
        evening.down(0, "right")
        evening.command("menu")
        assert evening.viewer is None
        evening.command("menu")
        assert evening.viewer == ANA

    def test_a_finger_on_the_screen_holds_it_too(self) -> None:
        evening = toy(look())
        evening.point("side", "right")
        evening.wait(10)
        assert evening.viewer == ANA
        evening.point("side", "right", down=False)
        assert evening.viewer is None
        evening.point("side", "left")
        evening.point("side", "left", down=False)
        assert evening.asked == {1}

    def test_public_frames_are_the_same_whatever_is_held(self) -> None:
        seen = []
        for held in (HELD, ((ANA, ("beach", "beach")), (BO, ("lake",)))):
            evening = toy(look(*held))
            evening.down(0, "right")
            seen.append([repr(evening.table.frame(viewer)) for viewer in (None, BO)])
        assert seen[0] == seen[1]

    def test_one_person_among_bots_looks_the_same_way(self) -> None:
        evening = toy(look((ANA, ("hut",)), (BO, ("lake",))), people=1, bots=1)
        evening.press(0, "right")
        evening.wait(3)
        evening.press(0, "left")
        assert done(evening) == ["looked"]


def test_lights_that_come_later_tell_the_next_secret() -> None:
    evening = toy(look(), look())
    assert isinstance(evening.frame.scene, scene.Pass)
    evening.table.light(frozenset({0, 1}))
    for box in (0, 1):
        evening.press(box, "right")
        evening.wait(3)
        evening.press(box, "left")
    assert isinstance(evening.frame.scene, scene.Sweep)


def test_one_box_without_a_light_is_enough_to_hand_the_screen_over() -> None:
    evening = toy(look(), look())
    evening.table.light(frozenset({1, 2, 3}))
    for box in (0, 1):
        evening.press(box, "right")
        evening.wait(3)
        evening.press(box, "left")
    assert isinstance(evening.frame.scene, scene.Pass)
