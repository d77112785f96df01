"""An output whose device goes and comes back, in simulated time."""

from dataclasses import dataclass, field

import pytest

from device.revived import RETRY, Revived
from engine.frame import Frame
from tests.evening import seated


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

    evening = seated(0, 1, cards=["T5"], outputs=[Revived(first, reopen)])
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
