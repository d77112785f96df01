"""A table that looks after itself, in simulated time."""

from pathlib import Path

from device.config import Config, KioskSettings
from device.seating import Wish
from device.words import LANGUAGES
from engine import scene
from engine.demo import RESTS, SPEAKS
from engine.idle import DIMS, INVITES, WARNS
from engine.press import Hours
from tests.evening import Evening, seated, stands

KIOSK = Config(kiosk=KioskSettings(enabled=True))
IDLE = KIOSK.kiosk.idle_after


class TestInvitation:
    def test_bots_play_in_silence_and_nothing_is_kept(self, tmp_path: Path) -> None:
        evening = Evening(config=KIOSK, directory=tmp_path)
        evening.wait(INVITES - 1)
        assert isinstance(evening.frame.scene, scene.Lobby)
        evening.wait(1.5)
        assert evening.frame.invitation
        assert evening.frame.settings.volume == 0
        seen = set()
        for _ in range(40):
            evening.wait(SPEAKS)
            seen.add(evening.frame.settings.language)
        assert set(LANGUAGES) == seen
        assert evening.store is not None
        assert evening.store.evenings() == []

    def test_one_game_follows_the_other(self) -> None:
        evening = Evening(config=KIOSK)
        evening.wait(INVITES + 1)
        kinds: set[type] = set()
        while evening.time < 4000 and not {scene.Path, scene.Final, scene.Island} <= kinds:
            evening.wait(2)
            kinds.add(type(evening.frame.scene))
        assert {scene.Path, scene.Final, scene.Island} <= kinds
        assert evening.frame.invitation
        assert RESTS > 2

    def test_any_key_ends_it_and_sits_down(self) -> None:
        evening = Evening(config=KIOSK)
        evening.wait(INVITES + 20)
        evening.press(4, "right")
        assert not evening.frame.invitation
        assert stands(evening) == [4]

    def test_nobody_is_called_by_the_name_of_who_was_here_before(self) -> None:
        evening = Evening(config=KIOSK)
        evening.press(4)
        evening.press(4)
        evening.press(4, "right")
        evening.wait(INVITES + 5)
        evening.press(4)
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.stands[4].name == ""

    def test_any_key_ends_it_at_any_time(self) -> None:
        evening = Evening(config=KIOSK)
        evening.wait(IDLE + 10)
        assert evening.frame.invitation
        evening.press(2)
        assert stands(evening) == [2]

    def test_at_home_nobody_plays_by_himself(self) -> None:
        evening = Evening()
        evening.wait(DIMS + 10)
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.dim
        evening.press(0)
        assert not evening.frame.dim
        assert stands(evening) == [0]


class TestIdleReset:
    def test_an_abandoned_game_is_warned_of_and_ended_and_the_table_is_empty(self, tmp_path: Path) -> None:
        evening = seated(0, 1, cards=["T5"], config=KIOSK, directory=tmp_path)
        evening.until_asked()
        start = evening.time
        evening.wait(IDLE - 10)
        assert evening.frame.warning is None
        evening.wait(10)
        assert evening.frame.warning is not None
        assert evening.frame.warning - start < IDLE + WARNS + 1
        evening.wait(WARNS + 1)
        assert evening.frame.invitation
        evening.press(2)
        assert stands(evening) == [2]
        assert evening.store is not None
        assert [one.status for one in evening.store.evenings()] == ["ended"]

    def test_any_key_takes_the_warning_back_and_means_no_more(self) -> None:
        evening = seated(0, 1, cards=["T5"], config=KIOSK)
        evening.until_asked()
        evening.wait(IDLE + 5)
        assert evening.frame.warning is not None
        evening.press(1, "right")
        assert evening.frame.warning is None
        assert evening.locked == frozenset()
        evening.press(1, "right")
        assert evening.locked == {1}
        evening.wait(IDLE - 5)
        assert evening.frame.warning is None

    def test_a_forgotten_menu_and_forgotten_guests_go_too(self) -> None:
        evening = Evening(config=KIOSK)
        evening.press(0)
        evening.choose("settings")
        evening.wait(IDLE + WARNS + 1)
        assert evening.frame.menu is None
        assert evening.frame.invitation

    def test_a_family_that_goes_to_dinner_finds_its_game(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.until_asked()
        evening.wait(DIMS + 60)
        assert evening.asked == {0, 1}
        assert evening.frame.dim


class TestOpeningHours:
    def close(self, evening: Evening, opened: bool = False) -> None:
        evening.inbox.put(Hours(opened, "10:00", evening.time))
        evening.wait(0.01)

    def test_a_closed_house_is_dark_and_no_key_does_anything_but_the_host_s(self) -> None:
        evening = Evening(config=KIOSK)
        evening.press(3)
        self.close(evening)
        assert evening.frame.scene == scene.Closed("10:00")
        assert evening.frame.dim
        assert set(evening.board.now.values()) == {0.0}
        evening.press(0)
        evening.command("start")
        evening.wait(INVITES + 5)
        assert evening.frame.scene == scene.Closed("10:00")
        evening.hold_both(0, 3.1)
        assert evening.frame.menu is not None
        evening.command("back")
        self.close(evening, opened=True)
        assert stands(evening) == []

    def test_a_game_goes_on_to_its_end_and_no_other_begins(self) -> None:
        evening = Evening(config=KIOSK, wish=Wish(seats=("Ana", "Bo")), cards=["T5"])
        self.close(evening)
        evening.until_asked()
        assert evening.asked == {0, 1}
        while not evening.table.finished:
            evening.until_asked()
            evening.vote(leave=[0, 1])
        evening.hold_both(0, 0.5)
        assert "closing" in evening.notices
        assert isinstance(evening.frame.scene, scene.Final)
        evening.command("back")
        assert isinstance(evening.frame.scene, scene.Closed)
        self.close(evening, opened=True)
        assert stands(evening) == []

    def test_a_menu_that_is_open_at_closing_time_goes(self) -> None:
        evening = Evening(config=KIOSK)
        for box in (0, 1):
            evening.press(box)
        evening.choose("history")
        evening.press(0, "right")
        evening.command("menu")
        evening.press(0, "left")
        self.close(evening)
        assert evening.frame.menu is None
        evening.press(0, "right")
        evening.wait(2 * IDLE)
        assert evening.frame.warning is None, "an empty house need not begin anew"
