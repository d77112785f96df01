"""The host's menu, in simulated time."""

import json
from pathlib import Path

from device.chosen import chosen, written
from device.config import Config, DiamantSettings, HostSettings, SoundSettings
from device.seating import Wish
from device.store import Store
from engine import scene
from engine.frame import Item
from engine.settings import Settings, Switch
from tests.evening import Evening, seated, stands


def rows(evening: Evening) -> list[str]:
    assert evening.frame.menu is not None
    return [item.name for item in evening.frame.menu.items]


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

    def test_the_menu_answers_only_the_box_that_opened_it_and_both_keys_go_back(self) -> None:
        evening = seated(0, 1, 2, cards=["T5"])
        evening.until_asked()
        evening.hold_both(0, 3.1)
        evening.press(1, "left")
        evening.press(2, "right")
        assert evening.frame.menu is not None
        assert evening.frame.menu.lit == 0
        evening.down(0, "left")
        evening.down(0, "right")
        assert evening.frame.menu is None
        assert not evening.loop.stopped

    def test_ending_a_game_whose_last_moments_are_still_shown_keeps_it_as_finished(self, tmp_path: Path) -> None:
        config = Config(diamant=DiamantSettings(expeditions=1))
        evening = seated(0, 1, cards=["T5"], directory=tmp_path, config=config)
        evening.until_asked()
        evening.vote(leave=[0, 1])
        evening.wait(0.7)
        evening.choose("end")
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
        assert rows(evening) == ["resume", "undo", "end", "lesson", "settings", "house", "seats", "history", "quit"]
        evening.choose("undo", box=1)
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
        assert rows(evening) == [
            *("back", "play-tobago", "rise", "lesson", "house", "settings", "seats", "boxes", "history", "quit"),
        ]
        evening.choose("rise")
        assert stands(evening) == []

    def test_ending_a_game_goes_back_to_the_lobby_with_the_same_people(self, tmp_path: Path) -> None:
        evening = seated(0, 1, cards=["T13"], directory=tmp_path)
        evening.choose("end")
        assert stands(evening) == [0, 1]
        assert evening.store is not None
        assert evening.store.evenings()[-1].status == "ended"
        assert next(iter(evening.store.waiting()), None) is None

    def test_the_menu_switches_the_table_off(self) -> None:
        evening = Evening()
        evening.choose("quit", "no")
        assert rows(evening)[0] == "back"
        evening.choose("quit", "yes")
        assert evening.loop.stopped
        assert evening.loop.off

    def test_the_menu_offers_the_other_game(self) -> None:
        evening = Evening()
        for box in (0, 3):
            evening.press(box)
        for game in ("tobago", "diamant"):
            evening.choose(f"play-{game}")
            assert isinstance(evening.frame.scene, scene.Lobby)
            assert evening.frame.scene.game == game
            assert stands(evening) == [0, 3]

    def test_bots_that_find_no_seat_in_the_other_game_leave(self) -> None:
        evening = Evening(wish=Wish(bots=4))
        evening.press(0)
        evening.choose("play-tobago")
        assert stands(evening) == [0, 5, 6, 7]
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.full is False

    def test_a_game_for_four_is_not_offered_to_five(self) -> None:
        evening = Evening()
        for box in range(5):
            evening.press(box)
        evening.choose("play-tobago")
        assert isinstance(evening.frame.scene, scene.Lobby)
        assert evening.frame.scene.game == "diamant"
        assert evening.notices == ["too-many"]


class TestSettings:
    def test_the_right_key_sets_the_next_value_and_it_is_kept_for_the_next_start(self, tmp_path: Path) -> None:
        evening = Evening(directory=tmp_path)
        evening.choose("settings", "language", "fast", "volume")
        assert (evening.table.settings.language, evening.table.settings.fast) == ("pt", True)
        assert evening.table.settings.volume == 80
        assert evening.frame.settings is evening.table.settings
        evening.close()
        assert chosen(Config(), Store(tmp_path).settings())[0] == evening.table.settings

    def test_what_the_settings_file_says_later_counts_more(self, tmp_path: Path) -> None:
        evening = Evening(directory=tmp_path)
        evening.choose("settings", "volume", "poker_face")
        evening.close()
        later = Config(sound=SoundSettings(volume=20))
        settings, _ = chosen(later, Store(tmp_path).settings())
        assert (settings.volume, settings.poker_face) == (20, True)

    def test_what_the_cafe_locks_stays_as_it_is(self, tmp_path: Path) -> None:
        config = Config(host=HostSettings(locked=["language", "diamant.edition"]), sound=SoundSettings(cap=50))
        evening = Evening(directory=tmp_path, config=config)
        evening.choose("settings", "language")
        assert evening.table.settings.language == "en"
        assert evening.notices == ["locked"]
        assert evening.value("volume") == 50
        evening.choose("volume")
        assert evening.value("volume") == 0
        evening.choose("back", "house", "edition", "expeditions")
        assert evening.value("edition") == "diamant-2016"
        assert evening.value("expeditions") == 1
        kept = {"language": ("nl", "en"), "diamant.edition": ("diamant-2005", "diamant-2016")}
        assert chosen(config, kept) == (config.settings(), config.options())

    def test_nonsense_on_the_disk_is_no_setting(self) -> None:
        config, file = Config(), written(Config())
        for name, value in (
            *(("language", "xx"), ("volume", "loud"), ("volume", 10**6), ("fast", 7), ("diamant.edition", "none")),
            *(("switches", [1, 2]), ("switches", [{"keys": 9}] * 8), ("diamant.nothing", 1), ("nothing", 1)),
        ):
            settings, options = chosen(config, {name: (value, file.get(name))})
            assert settings.volume <= config.sound.cap
            assert (settings, options) == (config.settings(), config.options()) or name == "volume"

    def test_house_options_are_played_and_kept(self, tmp_path: Path) -> None:
        evening = Evening(directory=tmp_path)
        evening.choose("house", "edition", "chests", "back", "back")
        for box in (0, 1):
            evening.press(box)
        evening.command("start")
        assert json.loads(evening.journal()[0])["options"] == {"edition": "diamant-2005", "chests": "open"}
        evening.close()
        _, options = chosen(Config(), Store(tmp_path).settings())
        assert options["diamant"]["edition"] == "diamant-2005"

    def test_a_switch_is_set_for_one_box(self, tmp_path: Path) -> None:
        evening = Evening(directory=tmp_path)
        evening.choose("seats")
        for _ in range(3):
            evening.press(0, "left")
        evening.press(0, "right")
        evening.choose("keys", "step", "hold_off")
        assert evening.table.settings.switches[3] == Switch(1, 2.0, 0.1)
        assert evening.table.settings.switches[0] == Switch()
        evening.close()
        assert chosen(Config(), Store(tmp_path).settings())[0].switches[3] == Switch(1, 2.0, 0.1)

    def test_with_one_key_the_menu_goes_on_by_itself(self) -> None:
        switches = (Switch(keys=1, step=2.0), *(Switch(),) * 7)
        evening = Evening(settings=Settings(switches=switches))
        evening.press(0)
        evening.down(0, "left")
        evening.wait(3.2)
        evening.up(0, "left")
        menu = evening.frame.menu
        assert menu is not None
        evening.wait(4.1)
        assert evening.frame.menu is not None
        assert evening.frame.menu.lit == (menu.lit + 2) % len(menu.items)
        lit = evening.frame.menu.items[evening.frame.menu.lit].name
        assert lit == "rise"
        evening.press(0, "left")
        assert stands(evening) == []

    def test_what_the_first_key_of_both_has_set_is_taken_back(self) -> None:
        evening = Evening()
        evening.choose("settings")
        evening.down(0, "right")
        assert evening.table.settings.language == "pt"
        evening.down(0, "left")
        assert evening.table.settings.language == "en"
        assert rows(evening)[0] == "language"
