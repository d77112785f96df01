"""The secret vote at the table, in simulated time."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.config import Config, DiamantSettings
from device.seating import Wish
from engine import scene
from engine.settings import Settings
from tests.evening import Evening, seated


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
        evening = seated(0, 1, 2, cards=["T5"], settings=Settings(poker_face=True))
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
        config = Config(diamant=DiamantSettings(absent=absent))  # type: ignore[arg-type]
        evening = seated(0, 1, cards=["T5"], config=config, settings=Settings(absent_after=20))
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
        slow, fast = (seated(0, 1, cards=["T5", "T7"], settings=Settings(fast=fast)) for fast in (False, True))
        times = []
        for evening in (slow, fast):
            evening.until_asked()
            evening.vote()
            start = evening.time
            evening.until_asked()
            times.append(evening.time - start)
        assert times[1] == pytest.approx(times[0] / 2, abs=0.2)


@settings(deadline=None, max_examples=12)
@given(seed=st.integers(0, 10_000), people=st.integers(2, 8), edition=st.sampled_from(["diamant-2016", "diamant-2005"]))
def test_whole_evenings_with_bad_switches(seed: int, people: int, edition: str) -> None:
    """Every press is one vote, however much the contacts chatter, and the game comes to its end."""
    dice = Random(seed)
    evening = Evening(seed=seed, wish=Wish("diamant", edition, ("",) * people), settings=Settings(fast=True))
    while not evening.table.finished:
        evening.until_asked()
        for box in sorted(evening.asked):
            evening.press(box, dice.choice(("left", "left", "right")), bounces=dice.randrange(5))
            assert box not in evening.asked
    final = evening.frame.scene
    assert isinstance(final, scene.Final)
    assert len(final.rows) == people
