"""The PIN before the host's menu, in simulated time."""

from device.config import Config, HostSettings
from engine.frame import Frame
from engine.gate import PATIENCE, PAUSE
from engine.press import Side
from tests.evening import Evening, seated

PIN: tuple[Side, ...] = ("left", "right", "right", "left")
CAFE = Config(host=HostSettings(pin="lrrl"))


def enter(evening: Evening, *keys: Side, box: int = 0) -> None:
    for key in keys:
        evening.press(box, key)


def test_the_pin_opens_the_menu_and_the_frame_tells_no_key() -> None:
    evening = Evening(config=CAFE)
    evening.hold_both(2, 3.1)
    frames = []
    for key in PIN:
        gate = evening.frame.gate
        assert gate is not None
        frames.append((gate.entered, gate.digits))
        assert evening.frame.menu is None
        evening.press(2, key)
    assert frames == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert evening.frame.gate is None
    assert evening.frame.menu is not None


def test_right_and_wrong_digits_look_alike() -> None:
    seen: list[list[tuple[Frame, dict[int, float]]]] = []
    for keys in (PIN, ("right", "left", "left", "left")):
        evening = Evening(config=CAFE)
        evening.command("menu")
        seen.append([])
        for key in keys[:3]:
            evening.press(0, key)
            seen[-1].append((evening.frame, evening.board.now))
    assert seen[0] == seen[1]


def test_only_the_box_that_asked_answers() -> None:
    evening = Evening(config=CAFE)
    evening.hold_both(2, 3.1)
    enter(evening, *PIN, box=1)
    assert evening.frame.gate is not None
    assert evening.frame.gate.entered == 0


def test_three_failures_wait_a_minute_however_often_it_is_asked() -> None:
    evening = Evening(config=CAFE)
    evening.command("menu")
    for _ in range(2):
        enter(evening, *("left",) * 4)
        evening.command("menu")
        evening.command("menu")
    enter(evening, *("left",) * 4)
    assert evening.frame.gate is not None
    assert evening.frame.gate.until is not None
    enter(evening, *PIN)
    assert evening.frame.menu is None
    evening.command("back")
    evening.command("menu")
    enter(evening, *PIN)
    assert evening.frame.menu is None
    evening.wait(PAUSE)
    evening.command("menu")
    enter(evening, *PIN)
    assert evening.frame.menu is not None


def test_a_quick_hand_has_two_keys_down_at_once() -> None:
    evening = Evening(config=CAFE)
    evening.command("menu")
    for first, second in (PIN[:2], PIN[2:]):
        evening.down(0, first)
        evening.down(0, second)
        evening.up(0, first)
        evening.up(0, second)
    assert evening.frame.menu is not None


def test_the_question_goes_away_by_itself_and_the_game_goes_on() -> None:
    evening = seated(0, 1, cards=["T5"], config=CAFE)
    evening.hold_both(0, 3.1)
    evening.wait(PATIENCE + 0.1)
    assert evening.frame.gate is None
    evening.until_asked()
    assert evening.asked == {0, 1}


def test_enter_opens_nothing_and_no_command_goes_round_the_pin() -> None:
    evening = Evening(config=CAFE)
    for word in ("back", "start", "menu", "menu", "start"):
        evening.command(word)
        assert evening.frame.menu is None
