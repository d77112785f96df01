"""Sitting down and starting, in simulated time."""

from device.seating import Wish
from engine import scene
from tests.evening import Evening, stands


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
