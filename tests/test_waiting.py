"""Somebody is silent: reminders, the house's rule for the absent, the host's skip; in simulated time."""

from pathlib import Path

import pytest

from engine import scene
from engine.settings import Settings, Switch
from engine.turn import Alone, Look
from tests.evening import Evening, seated
from tests.test_solo import ANA, BO, done, toy
from tests.toy_game import CLUES, Done, moves


def voting(settings: Settings | None = None, directory: Path | None = None) -> Evening:
    evening = seated(0, 1, 2, cards=["T9"], settings=settings or Settings(nudge_after=20), directory=directory)
    for _ in range(200):
        if evening.asked:
            return evening
        evening.wait(0.05)
    raise AssertionError("nobody is asked")


def test_who_is_silent_is_reminded_and_who_has_chosen_is_not() -> None:
    evening = voting()
    evening.press(0)
    evening.wait(19)
    assert evening.frame.silent == frozenset()
    evening.wait(1.1)
    assert evening.frame.silent == {1, 2}
    evening.press(2)
    assert evening.frame.silent == {1}


def test_nobody_is_reminded_where_the_host_wants_none() -> None:
    evening = voting(Settings(nudge_after=0))
    evening.wait(300)
    assert evening.frame.silent == frozenset()


@pytest.mark.parametrize("later", [True, False])
def test_poker_face_reminds_nobody_also_when_it_is_switched_off_during_the_vote(later: bool) -> None:
    evening = voting(Settings(nudge_after=20, poker_face=True))
    evening.press(0)
    if later:
        evening.choose("settings", "poker_face", "back", "resume")
        assert not evening.table.settings.poker_face
    evening.wait(30)
    assert evening.frame.silent == evening.frame.locked == frozenset()


def test_with_a_poker_face_one_key_does_not_tell_that_all_have_voted() -> None:
    """All have voted: the scanning goes on until the ballot opens."""
    one = (Switch(keys=1), *(Switch(),) * 7)
    evening = voting(Settings(poker_face=True, switches=one))
    evening.press(0)
    evening.press(1)
    evening.wait(4)
    evening.press(2)
    assert not isinstance(evening.frame.scene, scene.Reveal)
    assert evening.frame.scans


@pytest.mark.parametrize(("absent", "leaving"), [("wait", [1, 2]), ("leave", [1, 2]), ("continue", [])])
def test_skipping_counts_for_the_silent_what_the_house_says(tmp_path: Path, absent: str, leaving: list[int]) -> None:
    evening = voting(directory=tmp_path)
    evening.table._stage.match.set_absent(absent)  # type: ignore[union-attr]
    evening.press(0)
    evening.choose("skip")
    evening.wait(2)
    voted = f'{{"event":"voted","leave":{leaving}}}'.replace(" ", "")
    assert voted in evening.journal()


def test_a_bot_makes_the_move_of_a_seat_that_is_skipped() -> None:
    evening = toy(Alone(ANA, moves(("a",), ("b",))), Alone(ANA, moves(("c",), ("d",))))
    evening.choose("skip")
    evening.wait(0.1)
    assert done(evening) == ["b"]
    evening.press(0, "right")
    assert done(evening) == ["b", "c"], "one move only"


def test_skipping_who_has_the_screen_in_hand_gives_it_to_the_next() -> None:
    evening = toy(Look(CLUES, ((ANA, ("hut",)), (BO, ("lake",))), Done("looked")))
    assert evening.asked == {0}
    evening.choose("skip")
    assert evening.asked == {1}
    evening.choose("skip")
    evening.wait(0.1)
    assert done(evening) == ["looked"]


def test_nobody_is_skipped_while_a_card_is_entered() -> None:
    evening = seated(0, 1, settings=Settings(own_cards=True))
    evening.wait(10)
    evening.command("menu")
    assert evening.frame.menu is not None
    assert "skip" not in [item.name for item in evening.frame.menu.items]


def test_a_setting_of_the_host_takes_no_sealed_vote_away() -> None:
    one = (Switch(keys=1), *(Switch(),) * 7)
    evening = voting(Settings(switches=one))
    evening.press(0)
    evening.choose("settings", "volume", "back", "resume", box=1)
    evening.wait(4)
    assert evening.locked == {0}
