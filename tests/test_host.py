"""The host's menu, in simulated time."""

from pathlib import Path

from device.config import Config, DiamantSettings
from device.seating import Wish
from engine import scene
from engine.frame import Item
from tests.evening import Evening, seated, stands


class TestHost:
    def test_three_seconds_of_both_keys_open_the_menu_and_time_stands_still(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.wait(0.2)
        evening.hold_both(1, 3.1)
        assert evening.frame.menu is not None
        scene_then = evening.frame.scene
        evening.wait(60)
        assert evening.frame.scene == scene_then
        evening.press(1, "right")
        assert evening.frame.menu is None
        evening.until_asked()
        assert evening.asked == {0, 1}

    def test_the_menu_answers_only_the_box_that_opened_it_and_no_two_keys_at_once(self) -> None:
        evening = seated(0, 1, 2, cards=["T5"])
        evening.until_asked()
        evening.hold_both(0, 3.1)
        evening.press(1, "left")
        evening.press(2, "right")
        assert evening.frame.menu is not None
        assert evening.frame.menu.lit == 0
        evening.down(0, "left")
        evening.down(0, "right")
        assert evening.frame.menu is not None
        assert not evening.loop.stopped

    def test_ending_a_game_whose_last_moments_are_still_shown_keeps_it_as_finished(self, tmp_path: Path) -> None:
        config = Config(diamant=DiamantSettings(expeditions=1))
        evening = seated(0, 1, cards=["T5"], directory=tmp_path, config=config)
        evening.until_asked()
        evening.vote(leave=[0, 1])
        evening.wait(0.7)
        evening.command("menu")
        assert evening.frame.menu is not None
        for _ in range(evening.frame.menu.items.index(Item("end"))):
            evening.press(0, "left")
        evening.press(0, "right")
        assert stands(evening) == [0, 1]
        assert evening.store is not None
        assert evening.store.evenings()[-1].status == "over"

    def test_a_revealed_vote_is_undone_before_the_next_card_and_everybody_is_told(self, tmp_path: Path) -> None:
        evening = seated(0, 1, 2, cards=["T13", "T5"], directory=tmp_path)
        evening.until_asked()
        evening.vote(leave=[0])
        evening.wait(0.7)
        evening.command("menu")
        assert evening.frame.menu is not None
        assert evening.frame.menu.items == tuple(map(Item, ("resume", "undo", "end", "quit")))
        evening.press(1, "left")
        evening.press(1, "right")
        assert evening.asked == {0, 1, 2}
        assert "undone" in evening.notices
        assert evening.journal()[1:] == ['{"event":"flipped","card":"T13"}']
        evening.vote(leave=[1])
        evening.wait(1)
        assert evening.journal()[2:] == ['{"event":"voted","leave":[1]}']

    def test_no_undo_once_the_next_card_is_turned(self) -> None:
        evening = seated(0, 1, cards=["T13", "T5"])
        evening.until_asked()
        evening.vote()
        evening.until_asked()
        evening.command("menu")
        assert evening.frame.menu is not None
        assert Item("undo") not in evening.frame.menu.items

    def test_who_sat_down_by_mistake_stands_up_by_the_menu(self) -> None:
        evening = Evening()
        evening.press(0)
        evening.press(4)
        evening.command("menu")
        assert evening.frame.menu is not None
        assert evening.frame.menu.items == tuple(map(Item, ("back", "play-tobago", "rise", "quit")))
        evening.press(0)
        evening.press(0)
        evening.press(0, "right")
        assert stands(evening) == []

    def test_ending_a_game_goes_back_to_the_lobby_with_the_same_people(self, tmp_path: Path) -> None:
        evening = seated(0, 1, cards=["T13"], directory=tmp_path)
        evening.command("menu")
        evening.press(0, "left")
        evening.press(0, "right")
        assert stands(evening) == [0, 1]
        assert evening.store is not None
        assert evening.store.evenings()[-1].status == "ended"
        assert next(iter(evening.store.waiting()), None) is None

    def test_the_menu_switches_the_table_off(self) -> None:
        evening = Evening()
        evening.command("menu")
        evening.press(0, "left")
        evening.press(0, "left")
        evening.press(0, "right")
        assert evening.loop.stopped

    def test_the_menu_offers_the_other_game(self) -> None:
        evening = Evening()
        for box in (0, 3):
            evening.press(box)
        for game in ("tobago", "diamant"):
            evening.command("menu")
            evening.press(0, "left")
            evening.press(0, "right")
            assert isinstance(evening.frame.scene, scene.Lobby)
            assert evening.frame.scene.game == game
            assert stands(evening) == [0, 3]

    def test_bots_that_find_no_seat_in_the_other_game_leave(self) -> None:
        evening = Evening(wish=Wish(bots=4))
        evening.press(0)
        evening.command("menu")
        evening.press(0, "left")
        evening.press(0, "right")
        assert stands(evening) == [0, 5, 6, 7]
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.full is False

    def test_a_game_for_four_is_not_offered_to_five(self) -> None:
        evening = Evening()
        for box in range(5):
            evening.press(box)
        evening.command("menu")
        evening.press(0, "left")
        evening.press(0, "right")
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.game == "diamant"
        assert evening.notices == ["too-many"]
