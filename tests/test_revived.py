"""Outputs whose devices go and come back, in simulated time."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.lights import Lights
from device.revived import OFTEN, RARELY, RETRY, WELL, Revived
from engine.frame import Frame
from tests.evening import LightBoard, seated


@dataclass
class Screen:
    """It shows frames until its cable is pulled."""

    works: bool = True
    shown: list[Frame] = field(default_factory=list)
    closed: int = 0

    def show(self, frame: Frame, now: float) -> float | None:
        if not self.works:
            raise OSError("the cable is out")
        self.shown.append(frame)
        return None

    def close(self) -> None:
        self.closed += 1


def test_a_screen_that_goes_comes_back_and_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    first, second = Screen(), Screen()
    plugged = [False]

    def reopen() -> Screen:
        if not plugged[0]:
            raise OSError("no screen")
        return second

    evening = seated(0, 1, cards=["T5"], outputs=[Revived[Screen]("screen", first, reopen)])
    evening.until_asked()
    first.works = False
    evening.press(0)
    assert first.closed == 1
    evening.wait(5 * RETRY)
    assert evening.locked == {0}, "the table goes on without a picture"
    plugged[0] = True
    evening.wait(RETRY + 0.1)
    assert second.shown[-1] == evening.frame
    assert [record.levelname for record in caplog.records] == ["WARNING"], "it is told once"
    evening.close()
    assert second.closed == 1


@dataclass
class Shaky:
    """An output that fails whenever the dice say so, also while it is closed."""

    dice: Random
    shown_last: Frame | None = None
    shaky: bool = True

    def show(self, frame: Frame, now: float) -> float | None:
        if self.shaky and self.dice.random() < 0.3:
            raise self.dice.choice((OSError, ValueError, KeyError, RuntimeError))("a bad moment")
        self.shown_last = frame
        return None

    def close(self) -> None:
        if self.shaky and self.dice.random() < 0.3:
            raise OSError("it cannot even be closed")


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32))
def test_whatever_fails_and_whenever_the_game_is_played_to_its_end(seed: int) -> None:
    dice = Random(seed)
    shaky = [Shaky(dice) for _ in range(3)]
    evening = seated(0, 1, seed=seed % 1000, outputs=[Revived(f"output {n}", one) for n, one in enumerate(shaky)])
    for _ in range(200):
        evening.until_asked()
        if evening.table.finished:
            break
        evening.vote(leave=[box for box in (0, 1) if dice.random() < 0.3])
    assert evening.table.finished
    for one in shaky:
        one.shaky = False
    evening.wait(RARELY + 0.1)
    assert [one.shown_last for one in shaky] == [evening.frame] * 3
    evening.close()


def test_an_output_that_fails_once_is_back_within_a_second() -> None:
    screen = Screen()
    revived = Revived("screen", screen)
    evening = seated(0, 1, cards=["T5"], outputs=[revived])
    screen.works = False
    evening.press(0)
    screen.works = True
    assert revived.output is None
    evening.wait(RETRY)
    assert screen.shown[-1] == evening.frame


def test_an_output_that_keeps_failing_is_tried_each_second_then_less_often_and_told_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tried: list[float] = []

    def reopen() -> Screen:
        tried.append(evening.time)
        raise OSError("no screen")

    screen = Screen()
    evening = seated(0, 1, cards=["T5"], outputs=[Revived[Screen]("screen", screen, reopen)])
    screen.works = False
    evening.press(0)
    evening.wait(OFTEN * RETRY + 2.5 * RARELY)
    gaps = [after - before for before, after in pairwise(tried)]
    assert gaps[: OFTEN - 1] == pytest.approx([RETRY] * (OFTEN - 1), abs=0.01)
    assert gaps[OFTEN - 1 :] == pytest.approx([RARELY] * 2, abs=0.01)
    assert len(caplog.records) == 1


def test_a_fault_long_after_the_last_one_is_news_and_is_mended_at_once(caplog: pytest.LogCaptureFixture) -> None:
    screen = Screen()
    evening = seated(0, 1, cards=["T5"], outputs=[Revived("screen", screen)])
    for _ in range(2):
        screen.works = False
        evening.press(0)
        evening.wait(OFTEN * RETRY + 1)
        screen.works = True
        evening.wait(RARELY + WELL + 1)
        evening.press(0)
    assert len(caplog.records) == 2


def test_lights_that_are_closed_shine_again_at_the_next_look() -> None:
    board = LightBoard()
    evening = seated(0, 1, cards=["T5"])
    evening.until_asked()
    lights = Lights(board)
    lights.show(evening.frame, evening.time)
    lit = board.now
    lights.close()
    assert not any(board.now.values())
    lights.show(evening.frame, evening.time)
    assert board.now == lit
    assert any(lit.values())
