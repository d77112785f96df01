"""What stays of an evening when it ends at any moment."""

from pathlib import Path

from device.seating import Wish
from device.store import Store
from engine import scene
from tests.evening import Evening, seated, stands


class Slow(Store):
    """A disk that takes 1.65 s for the snake, while somebody presses a key."""

    table: Evening

    def append(self, evening: int, line: str) -> None:
        if "Hsnake" in line:
            self.table.time += 1.6
            self.table.keyboard.stroke("s", True, self.table.time)
            self.table.time += 0.05
            self.table.keyboard.stroke("s", False, self.table.time)
        super().append(evening, line)


class Full(Store):
    """A disk that has no room while it is full."""

    full = False

    def append(self, evening: int, line: str) -> None:
        if self.full:
            raise OSError
        super().append(evening, line)


class TestTheEveningIsKept:
    def test_an_open_vote_starts_again(self, tmp_path: Path) -> None:
        evening = seated(0, 2, 5, cards=["T13", "T5"], directory=tmp_path)
        evening.until_asked()
        evening.vote()
        evening.until_asked()
        evening.press(2)
        evening.close()
        again = Evening(directory=tmp_path)
        assert "resumed" in again.notices
        again.until_asked()
        assert again.asked == {0, 2, 5}
        path = again.frame.scene
        assert isinstance(path, scene.Path)
        assert [card.value for card in path.cards] == [13, 5]

    def test_a_revealed_vote_stands_and_is_shown_again(self, tmp_path: Path) -> None:
        evening = seated(0, 1, 2, cards=["T13"], directory=tmp_path)
        evening.until_asked()
        evening.vote(leave=[1])
        evening.wait(0.65)
        evening.close()
        again = Evening(directory=tmp_path)
        assert isinstance(again.frame.scene, scene.Reveal)
        assert [one.seat for one in again.frame.scene.leaving] == [1]

    def test_again_with_the_same_players_is_two_keys(self) -> None:
        evening = Evening(wish=Wish(seats=(), bots=3), seed=4)
        evening.until_asked(most=2000)
        assert isinstance(evening.frame.scene, scene.Final)
        evening.hold_both(0, 0.1)
        assert isinstance(evening.frame.scene, scene.Path)

    def test_the_menu_opens_at_the_end_without_another_game(self) -> None:
        evening = Evening(wish=Wish(seats=(), bots=3), seed=4)
        evening.until_asked(most=2000)
        evening.hold_both(0, 3.1)
        assert evening.frame.menu is not None
        assert isinstance(evening.frame.scene, scene.Final)

    def test_a_finished_game_is_not_resumed(self, tmp_path: Path) -> None:
        evening = Evening(wish=Wish(seats=(), bots=3), directory=tmp_path)
        evening.until_asked(most=2000)
        evening.close()
        assert evening.table.finished
        again = Evening(directory=tmp_path)
        assert stands(again) == []

    def test_a_slow_disk_cuts_no_beat_and_no_press_before_the_card_is_shown_is_a_vote(self, tmp_path: Path) -> None:
        disk = Slow(tmp_path)
        evening = disk.table = seated(0, 1, cards=["T5", "Hsnake"], store=disk)
        evening.until_asked()
        evening.vote()
        evening.wait(0.7 + 2.4)
        assert evening.frame.beat is not None
        assert evening.frame.beat.kind == "turned"
        evening.until_asked()
        assert evening.asked == {0, 1}

    def test_a_game_that_lost_an_event_and_was_ended_does_not_come_back(self, tmp_path: Path) -> None:
        disk = Full(tmp_path)
        evening = seated(0, 1, cards=["T13"], store=disk)
        evening.until_asked()
        disk.full = True
        evening.vote()
        evening.wait(0.7)
        disk.full = False
        evening.command("menu")
        for _ in range(2):
            evening.press(0, "left")
        evening.press(0, "right")
        assert stands(evening) == [0, 1]
        assert next(iter(disk.waiting()), None) is None

    def test_a_disk_that_fails_is_told_once_and_the_evening_goes_on(self, tmp_path: Path) -> None:
        evening = seated(0, 1, cards=["T13", "T5", "T7"], directory=tmp_path)
        evening.until_asked()
        assert evening.store is not None
        evening.store.close()
        evening.vote()
        evening.wait(0.7)
        assert evening.notices.count("not-kept") == 1
        evening.until_asked()
        assert evening.asked == {0, 1}
