"""The editions and house options of Diamant: data, checked against the rules."""

from typing import Any

import pytest

from engine.games.diamant.edition import EDITIONS, RELIC_ART, TREASURES, Edition, art
from engine.refusal import Refused
from tests.moves import DIAMANT, begun, every_edition, face_down


@every_edition
def test_fifteen_treasures_of_124(edition: Edition) -> None:
    """Treasures in every edition (15 cards, sum 124): 1 2 3 4 5 5 7 7 9 11 11 13 14 15 17."""
    deck = dict(zip(edition.cards, edition.start, strict=True))
    treasures = [int(card[1:]) for card, n in deck.items() for _ in range(n) if card[0] == "T"]
    assert treasures == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert tuple(treasures) == TREASURES
    assert sum(treasures) == 124


@every_edition
def test_five_traps_of_three_cards(edition: Edition) -> None:
    """Traps: 5 kinds x 3."""
    deck = dict(zip(edition.cards, edition.start, strict=True))
    assert {card: n for card, n in deck.items() if card[0] == "H"} == {f"H{kind}": 3 for kind in edition.traps}
    assert len(set(edition.traps)) == 5


@pytest.mark.parametrize(
    ("name", "cards", "relics", "first"),
    [
        ("diamant-2016", 35, 5, {"R": 5}),
        ("diamant-2005", 30, 0, {}),
        ("incan-gold-2006", 30, 0, {"R": 1}),
        ("incan-gold-2018", 30, 0, {"R5": 1}),
    ],
)
def test_decks(name: str, cards: int, relics: int, first: dict[str, int]) -> None:
    """The deck has 35 cards, 30, or 30 and one more a round."""
    state = begun(3, edition=name)
    deck = face_down(state)
    assert sum(EDITIONS[name].start) == cards
    assert sum(deck.values()) == cards - relics + sum(first.values())
    assert {card: n for card, n in deck.items() if card[0] == "R"} == first


def test_the_default_edition_is_2016() -> None:
    assert begun(3) == begun(
        3, edition="diamant-2016", expeditions=5, division="pooled", chests="closed", absent="wait"
    )


def test_what_counts_one_is_a_ruby_or_a_red_diamond() -> None:
    """Rubies 1 and diamonds 5 (2016); red diamonds 1 and white diamonds 5 (2005)."""
    assert {name: edition.gem for name, edition in EDITIONS.items()} == {
        "diamant-2016": "ruby",
        "diamant-2005": "red-diamond",
        "incan-gold-2006": "ruby",
        "incan-gold-2018": "ruby",
    }


@every_edition
def test_every_card_has_a_picture(edition: Edition) -> None:
    assert {art(card, relic) for card in edition.cards for relic in range(5)}
    assert len(set(RELIC_ART)) == 5


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "diamant-1999"}, "bad-option"),
        ({"edition": None}, "bad-option"),
        ({"edition": ["diamant-2016"]}, "bad-option"),
        ({"edition": {}}, "bad-option"),
        ({"expeditions": 0}, "bad-option"),
        ({"expeditions": 6}, "bad-option"),
        ({"expeditions": True}, "bad-option"),
        ({"expeditions": 3.0}, "bad-option"),
        ({"expeditions": "3"}, "bad-option"),
        ({"expeditions": 10**4000}, "bad-option"),
        ({"division": "by-weight"}, "bad-option"),
        ({"chests": True}, "bad-option"),
        ({"absent": "sleep"}, "bad-option"),
        ({"absent": 0}, "bad-option"),
        ({"Edition": "diamant-2016"}, "unknown-option"),
        ({"": 1}, "unknown-option"),
    ],
)
def test_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        DIAMANT.setup(options, 3)
    assert caught.value.code == code
    assert caught.value.legal


@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        begun(seats)
    assert caught.value.code == "bad-seats"
