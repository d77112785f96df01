"""Whole evenings at the table, in simulated time."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.config import Config, GameSettings
from device.seating import Wish
from engine import scene
from engine.pace import Pace
from tests.evening import Evening


def seated(*boxes: int, **settings: object) -> Evening:
    """An evening at which people sit at these boxes and the first has started the game."""
    evening = Evening(**settings)  # type: ignore[arg-type]
    for box in boxes:
        evening.press(box)
    evening.hold_both(boxes[0], 2.1)
    assert isinstance(evening.frame.scene, scene.Path)
    return evening


def stands(evening: Evening) -> list[int]:
    assert isinstance(evening.frame.scene, scene.Lobby)
    return [stand.box for stand in evening.frame.scene.stands if stand.seated]


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


class TestVoting:
    def test_the_cards_and_the_votes_of_one_expedition(self) -> None:
        evening = seated(0, 1, 2, cards=["T13", "Hspider", "Hspider"])
        evening.until_asked()
        assert evening.asked == {0, 1, 2}
        evening.vote(leave=[2])
        evening.wait(0.7)
        reveal = evening.frame.scene
        assert isinstance(reveal, scene.Reveal)
        assert [(one.seat, one.hand, one.share) for one in reveal.leaving] == [(2, 4, 1)]
        evening.until_asked()
        assert evening.asked == {0, 1}
        evening.vote()
        evening.wait(0.7 + 2.4 + 1.5)
        assert isinstance(evening.frame.scene, scene.Bust)
        evening.wait(3.0)
        assert isinstance(evening.frame.scene, scene.Interval)
        assert evening.frame.scene.bust

    def test_a_choice_may_be_changed_until_the_last_one_is_in(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.until_asked()
        evening.press(0, "right")
        evening.press(0, "left")
        evening.press(1, "right")
        evening.press(0, "right")
        evening.wait(0.6)
        assert isinstance(evening.frame.scene, scene.Reveal)
        assert [one.seat for one in evening.frame.scene.leaving] == [1]

    def test_a_key_held_since_before_the_vote_does_not_count_until_it_is_pressed_again(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.wait(0.5)
        evening.down(0, "right")
        evening.until_asked()
        evening.wait(1.0)
        assert evening.asked == {0, 1}
        evening.up(0, "right")
        evening.press(0, "right")
        assert evening.locked == {0}

    def test_both_keys_together_are_no_vote_and_stop_the_countdown(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.until_asked()
        evening.press(0)
        evening.down(1, "left")
        assert evening.frame.closing is not None
        evening.down(1, "right")
        evening.wait(1.0)
        assert evening.locked == {0}
        assert evening.asked == {1}

    def test_a_leaning_object_on_one_key_does_not_keep_the_other_from_voting(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.down(1, "left")
        evening.until_asked()
        evening.press(1, "right")
        assert evening.locked == {1}

    def test_poker_face_shows_nobody_until_the_reveal(self) -> None:
        evening = seated(0, 1, 2, cards=["T5"], pace=Pace(poker_face=True))
        evening.until_asked()
        before = evening.frame
        evening.press(0)
        evening.press(1, "right")
        assert evening.frame == before
        evening.press(2)
        assert evening.frame == before
        evening.wait(2.6)
        assert isinstance(evening.frame.scene, scene.Reveal)

    @pytest.mark.parametrize(("absent", "leaving"), [("leave", [1]), ("continue", [])])
    def test_a_silent_seat_is_decided_for_after_the_host_s_time(self, absent: str, leaving: list[int]) -> None:
        config = Config(game=GameSettings(absent=absent))  # type: ignore[arg-type]
        evening = seated(0, 1, cards=["T5"], config=config, pace=Pace(absent_after=20))
        evening.until_asked()
        evening.press(0)
        evening.wait(19)
        assert evening.asked == {1}
        evening.wait(1.7)
        assert isinstance(evening.frame.scene, scene.Reveal)
        assert [one.seat for one in evening.frame.scene.leaving] == leaving

    def test_by_default_the_table_waits_for_ever(self) -> None:
        evening = seated(0, 1, cards=["T5"])
        evening.until_asked()
        evening.wait(900)
        assert evening.asked == {0, 1}

    def test_a_whole_turn_takes_six_seconds_beyond_thinking(self) -> None:
        evening = seated(0, 1, 2, cards=["T5", "T7"])
        evening.until_asked()
        evening.vote()
        voted = evening.time
        evening.until_asked()
        assert evening.time - voted <= 6.0

    def test_fast_halves_every_moment(self) -> None:
        slow, fast = (seated(0, 1, cards=["T5", "T7"], pace=Pace(fast=fast)) for fast in (False, True))
        times = []
        for evening in (slow, fast):
            evening.until_asked()
            evening.vote()
            start = evening.time
            evening.until_asked()
            times.append(evening.time - start)
        assert times[1] == pytest.approx(times[0] / 2, abs=0.2)


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
        config = Config(game=GameSettings(expeditions=1))
        evening = seated(0, 1, cards=["T5"], directory=tmp_path, config=config)
        evening.until_asked()
        evening.vote(leave=[0, 1])
        evening.wait(0.7)
        evening.command("menu")
        assert evening.frame.menu is not None
        for _ in range(evening.frame.menu.items.index("end")):
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
        assert evening.frame.menu.items == ("resume", "undo", "end", "quit")
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
        assert "undo" not in evening.frame.menu.items

    def test_who_sat_down_by_mistake_stands_up_by_the_menu(self) -> None:
        evening = Evening()
        evening.press(0)
        evening.press(4)
        evening.command("menu")
        assert evening.frame.menu is not None
        assert evening.frame.menu.items == ("back", "rise", "quit")
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
        assert evening.store.unfinished() is None

    def test_the_menu_switches_the_table_off(self) -> None:
        evening = Evening()
        evening.command("menu")
        evening.press(0, "left")
        evening.press(0, "right")
        assert evening.loop.stopped


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
        evening = seated(0, 1, cards=["T5", "Hsnake"], directory=tmp_path)
        evening.until_asked()
        assert evening.store is not None
        write = evening.store.append

        def slowly(number: int, line: str) -> None:
            if "Hsnake" in line:
                evening.time += 1.6
                evening.keyboard.stroke("s", True, evening.time)
                evening.time += 0.05
                evening.keyboard.stroke("s", False, evening.time)
            write(number, line)

        evening.store.append = slowly  # type: ignore[method-assign, assignment]
        evening.vote()
        evening.wait(0.7 + 2.4)
        assert evening.frame.beat is not None
        assert evening.frame.beat.kind == "turned"
        evening.until_asked()
        assert evening.asked == {0, 1}

    def test_a_game_that_lost_an_event_and_was_ended_does_not_come_back(self, tmp_path: Path) -> None:
        evening = seated(0, 1, cards=["T13"], directory=tmp_path)
        evening.until_asked()
        assert evening.store is not None
        write = evening.store.append

        def full(_: int, line: str) -> None:  # noqa: ARG001
            raise OSError

        evening.store.append = full  # type: ignore[method-assign, assignment]
        evening.vote()
        evening.wait(0.7)
        evening.store.append = write  # type: ignore[method-assign]
        evening.command("menu")
        for _ in range(2):
            evening.press(0, "left")
        evening.press(0, "right")
        assert stands(evening) == [0, 1]
        assert evening.store.unfinished() is None

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


@settings(deadline=None, max_examples=12)
@given(seed=st.integers(0, 10_000), people=st.integers(2, 8), edition=st.sampled_from(["diamant-2016", "diamant-2005"]))
def test_whole_evenings_with_bad_switches(seed: int, people: int, edition: str) -> None:
    """Every press is one vote, however much the contacts chatter, and the game comes to its end."""
    dice = Random(seed)
    evening = Evening(seed=seed, wish=Wish(edition, ("",) * people), pace=Pace(fast=True))
    while not evening.table.finished:
        evening.until_asked()
        for box in sorted(evening.asked):
            evening.press(box, dice.choice(("left", "left", "right")), bounces=dice.randrange(5))
            assert box not in evening.asked
    final = evening.frame.scene
    assert isinstance(final, scene.Final)
    assert len(final.rows) == people
