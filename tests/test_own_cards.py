"""A real deck lies on the table, in simulated time."""

import json
from pathlib import Path

import pytest

from device.seating import Wish
from engine import scene
from engine.settings import Settings
from tests.evening import Evening, seated

OWN = Settings(own_cards=True)


def _entry(evening: Evening) -> scene.Entry | None:
    shown = evening.frame.scene
    return shown.entry if isinstance(shown, scene.Path) else None


def entry(evening: Evening) -> scene.Entry:
    shown = _entry(evening)
    assert shown is not None
    return shown


def until_entry(evening: Evening) -> None:
    for _ in range(100):
        if _entry(evening) is not None:
            return
        evening.wait(0.3)
    raise AssertionError("nobody is asked for a card")


def enter(evening: Evening, card: str, box: int = 0) -> None:
    """The dealer says by two keys which card was turned."""
    kind = {"T": "treasure", "H": "trap", "R": "relic"}[card[0]]
    until_entry(evening)
    kinds: list[str] = [deal.kind for deal in entry(evening).deals]
    _take(evening, kinds.index(kind), box)
    if card != "R":
        deals = entry(evening).deals
        said = [deal.word if kind == "trap" else f"T{deal.value}" for deal in deals]
        _take(evening, said.index(f"trap-{card[1:]}" if kind == "trap" else f"T{card[1:]}"), box)
    evening.wait(0.1)


def _take(evening: Evening, number: int, box: int) -> None:
    while entry(evening).lit != number:
        evening.press(box, "left")
    evening.press(box, "right")


def test_the_dealer_enters_the_kind_and_then_the_card_and_only_the_vote_is_on_the_boxes(tmp_path: Path) -> None:
    evening = seated(0, 1, directory=tmp_path, settings=OWN)
    evening.wait(60)
    first = entry(evening)
    assert (first.seat, first.kind) == (0, None)
    assert [deal.left for deal in first.deals] == [15, 15, 5]
    assert evening.asked == {0}
    evening.press(1, "right")
    assert entry(evening) == first, "only the dealer enters"
    enter(evening, "T13")
    evening.until_asked()
    assert evening.asked == {0, 1}
    evening.vote(leave=[1])
    enter(evening, "Hsnake")
    evening.wait(0.2)
    assert evening.journal()[1:] == [
        '{"event":"flipped","card":"T13"}',
        '{"event":"voted","leave":[1]}',
        '{"event":"flipped","card":"Hsnake"}',
    ]


def test_what_cannot_be_in_the_deck_is_not_offered() -> None:
    evening = seated(0, 1, settings=OWN)
    enter(evening, "T17")
    evening.until_asked()
    evening.vote()
    until_entry(evening)
    assert [deal.left for deal in entry(evening).deals] == [14, 15, 5]
    evening.press(0, "right")
    assert 17 not in [deal.value for deal in entry(evening).deals]
    evening.hold_both(0, 0.1)
    assert entry(evening).kind is None, "both keys go back"


def test_a_card_that_was_entered_wrongly_is_undone(tmp_path: Path) -> None:
    evening = seated(0, 1, settings=OWN, directory=tmp_path)
    enter(evening, "T5")
    evening.until_asked()
    evening.choose("undo")
    assert evening.journal()[1:] == []
    enter(evening, "T7")
    evening.wait(0.2)
    assert evening.journal()[1:] == ['{"event":"flipped","card":"T7"}']


def test_the_host_switches_it_on_and_off_in_the_lobby() -> None:
    evening = Evening()
    evening.choose("house", "own_cards", "back", "back")
    for box in (0, 1):
        evening.press(box)
    evening.command("start")
    evening.wait(30)
    assert entry(evening).seat == 0


def test_bots_alone_draw() -> None:
    evening = Evening(settings=OWN)
    evening.press(0)
    evening.command("start")
    assert isinstance(evening.frame.scene, scene.Lobby)


@pytest.mark.parametrize(("edition", "seed"), [("diamant-2016", 1), ("incan-gold-2018", 2), ("diamant-2005", 3)])
def test_entered_cards_make_the_journal_that_drawn_ones_make(tmp_path: Path, edition: str, seed: int) -> None:
    """Two evenings with the same cards and votes, one with a real deck: the same lines, over expeditions."""
    journals: list[list[str]] = []
    for own in (False, True):
        evening = Evening(
            wish=Wish("diamant", edition, ("", "", "")),
            settings=Settings(own_cards=own, fast=True),
            directory=tmp_path / str(own),
            seed=seed,
        )
        while (done := len(evening.journal())) < 24:
            assert evening.time < 1000
            if own and (card := json.loads(journals[0][done]).get("card")):
                enter(evening, card)
            elif evening.asked and not isinstance(_entry(evening), scene.Entry):
                evening.vote()
            evening.wait(0.2)
        journals.append(evening.journal()[:24])
        evening.close()
    assert journals[0] == journals[1]
