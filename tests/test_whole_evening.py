"""A café's evening from the invitation to the invitation, in simulated time, with everything that shows and sounds."""

from contextlib import closing
from pathlib import Path

import pytest

from device.config import Config, DiamantSettings, HostSettings, KioskSettings, TableSettings
from device.screen.window import Window
from engine import scene
from engine.idle import INVITES, WARNS
from tests.evening import Evening, stands

CAFE = Config(
    host=HostSettings(pin="lrrl"),
    kiosk=KioskSettings(enabled=True, manual="https://tacora.example/manual"),
    table=TableSettings(names=["Ana", "Bo"], fast=True),
    diamant=DiamantSettings(expeditions=2),
)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(config=CAFE, directory=tmp_path, outputs=[Window(size=(480, 320), shift=True)], seed=4)


def host(evening: Evening, *items: str) -> None:
    """The host enters the PIN and takes these items."""
    evening.command("menu")
    for key in CAFE.host.pin:
        evening.press(0, "left" if key == "l" else "right")
    evening.choose(*items)


def play(evening: Evening) -> None:
    """Everybody goes on once and then leaves, until the game is over."""
    for _ in range(400):
        if evening.table.finished:
            return
        evening.until_asked()
        lines = len(evening.journal())
        evening.vote(leave=[] if lines % 4 == 2 else range(8))
        evening.wait(3)
    raise AssertionError("the game has no end")


def test_a_whole_evening(evening: Evening) -> None:
    with closing(evening.loop):
        evening.wait(INVITES + 4)
        assert evening.frame.invitation
        for box in (0, 3):
            evening.press(box)
            evening.press(box)
        evening.press(5, "right")
        assert stands(evening) == [0, 3, 5]
        evening.hold_both(5, 0.2)
        for _ in range(8):
            assert isinstance(evening.frame.scene, scene.Lesson)
            evening.press(1)
            evening.wait(5)
        evening.press(1, "right")
        evening.hold_both(0, 2.1)
        evening.until_asked()
        assert evening.asked == {0, 3, 5}
        assert [sitter.name for sitter in evening.frame.sitters] == ["Ana", "Bo", ""]
        evening.vote(leave=[0])
        evening.wait(0.4)
        before = evening.journal()
        host(evening, "undo")
        assert evening.journal() == before[:-1]
        assert evening.asked == {0, 3, 5}
        host(evening, "settings", "volume", "flat", "back", "resume")
        evening.press(3)
        host(evening, "skip")
        play(evening)
        first = evening.journal()
        evening.hold_both(3, 0.3)
        evening.until_asked()
        assert evening.journal()[0] == first[0]
        host(evening, "end")
        assert stands(evening) == [0, 3, 5]
        host(evening, "history")
        assert isinstance(past := evening.frame.scene, scene.Past)
        assert past.pages == 2
        evening.press(0)
        assert isinstance(past := evening.frame.scene, scene.Past)
        assert past.played is not None
        assert [score.name for score in past.played.scores if not score.bot] == ["", "", ""]
        evening.press(0, "right")
        evening.command("start")
        evening.until_asked()
        evening.wait(CAFE.kiosk.idle_after + 1)
        assert evening.frame.warning is not None
        evening.wait(WARNS + 1)
        assert evening.frame.invitation
        assert evening.store is not None
        assert [one.status for one in evening.store.evenings()] == ["over", "ended", "ended"]
