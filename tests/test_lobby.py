"""Sitting down and starting, in simulated time."""

import json
from pathlib import Path

from device.config import Config, TableSettings
from device.seating import Wish, ready
from engine import scene
from engine.frame import Typing
from engine.press import Side
from tests.evening import Evening, stands

ORDERS: tuple[tuple[Side, Side], ...] = (("left", "right"), ("right", "left"))


def names(evening: Evening) -> list[str]:
    assert isinstance(evening.frame.scene, scene.Lobby)
    return [stand.name for stand in evening.frame.scene.stands]


class TestSittingDown:
    def test_any_key_sits_and_the_box_lights_up(self) -> None:
        evening = Evening()
        evening.press(2, "right")
        evening.press(7, "left")
        assert stands(evening) == [2, 7]
        assert evening.board.now[2] == evening.board.now[7] == 1.0

    def test_everybody_holding_both_keys_starts(self) -> None:
        evening = Evening()
        for box in (0, 1, 2):
            evening.down(box, "left")
            evening.down(box, "right")
        evening.wait(0.8)
        assert stands(evening) == [0, 1, 2]
        evening.wait(0.3)
        assert isinstance(evening.frame.scene, scene.Path)

    def test_the_first_guest_alone_starts_after_two_seconds_and_others_do_not(self) -> None:
        evening = Evening()
        for box in (3, 1, 2):
            evening.press(box)
        evening.hold_both(1, 2.5)
        assert stands(evening) == [1, 2, 3]
        evening.hold_both(3, 2.1)
        assert isinstance(evening.frame.scene, scene.Path)

    def test_one_person_is_too_few_and_is_told_so(self) -> None:
        evening = Evening()
        evening.press(0)
        evening.hold_both(0, 2.1)
        assert stands(evening) == [0]
        assert evening.notices == ["need-two"]
        evening.wait(4.5)
        assert evening.notices == []

    def test_two_play_with_a_warning(self) -> None:
        evening = Evening()
        evening.press(0)
        evening.press(1)
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.ready
        assert evening.frame.scene.few

    def test_a_terminal_starts_with_enter(self) -> None:
        evening = Evening()
        for name in ("q", "a", "z"):
            evening.keyboard.tap(name, evening.time)
        evening.wait(0.1)
        evening.keyboard.tap("enter", evening.time)
        evening.wait(0.1)
        assert isinstance(evening.frame.scene, scene.Path)

    def test_bots_wait_for_company(self) -> None:
        evening = Evening(wish=Wish(bots=2))
        evening.command("start")
        assert isinstance(evening.frame.scene, scene.Lobby)
        evening.press(0)
        evening.command("start")
        assert isinstance(evening.frame.scene, scene.Path)

    def test_a_bot_makes_room_for_a_person(self) -> None:
        evening = Evening(wish=Wish("tobago", bots=4))
        assert stands(evening) == [4, 5, 6, 7]
        evening.press(7)
        evening.press(0)
        assert stands(evening) == [0, 5, 6, 7]
        assert evening.table.lobby.people == {0, 7}
        evening.command("start")
        assert isinstance(evening.frame.scene, scene.Island)


class TestPlaces:
    def test_the_left_key_gives_the_next_name_that_nobody_has(self) -> None:
        evening = Evening(config=Config(table=TableSettings(names=["Ana", "Bo"])))
        evening.press(0)
        evening.press(1)
        assert names(evening)[:2] == ["", ""]
        evening.press(0)
        evening.press(1)
        assert names(evening)[:2] == ["Ana", "Bo"]
        evening.press(0)
        assert names(evening)[0] not in ("", "Ana", "Bo")
        for _ in range(20):
            evening.press(1)
            if names(evening)[1] == "":
                break
        else:
            raise AssertionError("nobody can be without a name again")

    def test_the_ready_names_are_in_the_table_s_language(self) -> None:
        english, dutch = (ready(("Ana",), language) for language in ("en", "nl"))
        assert english[0] == dutch[0] == "Ana"
        assert len(set(english)) == len(english) > 8
        assert english != dutch

    def test_the_right_key_stands_up_and_the_name_goes_along_to_another_box(self) -> None:
        evening = Evening(config=Config(table=TableSettings(names=["Ana"])))
        evening.press(0)
        evening.press(0)
        evening.press(0, "right")
        assert stands(evening) == []
        evening.press(5)
        assert stands(evening) == [5]
        assert names(evening)[5] == "Ana"
        evening.press(6)
        assert names(evening)[6] == ""

    def test_both_keys_do_neither(self) -> None:
        evening = Evening()
        evening.press(0)
        for first, second in ORDERS:
            evening.down(0, first)
            evening.down(0, second)
            evening.wait(1.2)
            evening.up(0, second)
            evening.up(0, first)
            assert stands(evening) == [0]
            assert names(evening)[0] == ""

    def test_a_name_is_typed_on_the_keyboard(self) -> None:
        evening = Evening()
        evening.press(2)
        evening.command_for("name", 2)
        for letter in ("Z", "o", "ë", "e"):
            evening.keyboard.stroke(letter, True, evening.time)
            evening.keyboard.type(letter, evening.time)
            evening.wait(0.05)
            evening.keyboard.stroke(letter, False, evening.time)
        evening.command("rub")
        assert evening.frame.typing == Typing(2, "Zoë")
        evening.command("start")
        assert names(evening)[2] == "Zoë"
        assert stands(evening) == [2], "letters are no keys of boxes"

    def test_typing_begins_at_a_free_box_and_can_be_given_up(self) -> None:
        evening = Evening()
        evening.command_for("name", 4)
        assert stands(evening) == [4]
        evening.keyboard.type("X" * 60, evening.time)
        evening.wait(0.01)
        assert evening.frame.typing is not None
        assert len(evening.frame.typing.text) < 40
        evening.command("back")
        assert evening.frame.typing is None
        assert evening.frame.menu is None
        assert names(evening)[4] == ""

    def test_a_game_that_begins_ends_the_typing(self) -> None:
        evening = Evening(cards=["T5"])
        for box in (0, 1):
            evening.press(box)
        evening.command_for("name", 0)
        evening.point("start")
        evening.until_asked()
        assert evening.frame.typing is None
        evening.press(0)
        assert evening.locked == {0}

    def test_letters_that_cannot_be_seen_are_none(self) -> None:
        evening = Evening()
        evening.command_for("name", 0)
        for text in ("\ud800", "\u202e", "A", " ", " ", "b", "\x07"):
            evening.keyboard.type(text, evening.time)
        evening.wait(0.01)
        evening.command("start")
        assert names(evening)[0] == "A b"

    def test_the_game_knows_the_names(self, tmp_path: Path) -> None:
        evening = Evening(config=Config(table=TableSettings(names=["Ana"])), directory=tmp_path)
        evening.press(0)
        evening.press(0)
        evening.press(1)
        evening.command("start")
        assert json.loads(evening.journal()[0])["seats"] == ["Ana", ""]


class TestTeaching:
    def test_both_keys_tapped_show_how_the_game_goes(self) -> None:
        evening = Evening()
        evening.press(0)
        evening.hold_both(0, 0.2)
        pages: list[int] = []
        while isinstance(lesson := evening.frame.scene, scene.Lesson) and len(pages) < 20:
            pages.append(lesson.page)
            evening.press(3, "left" if len(pages) < 9 else "right")
        assert pages == [0, 1, 2, 3, 4, 5, 6, 7, 0]
        assert stands(evening) == [0], "whoever pages through does not sit down"

    def test_whoever_does_not_sit_does_not_begin_it(self) -> None:
        evening = Evening()
        evening.hold_both(0, 0.2)
        assert stands(evening) == [0]


class TestStuckKeys:
    def test_a_key_held_at_start_is_shown_and_never_a_vote(self) -> None:
        evening = Evening(cards=["T5"], held=[(3, "right")], wish=Wish(seats=("A", "B", "C", "D")))
        assert evening.notices == ["stuck"]
        evening.until_asked()
        evening.wait(5)
        assert evening.locked == frozenset()
        evening.up(3, "right")
        assert evening.notices == []
        evening.press(3, "right")
        assert evening.locked == {3}
