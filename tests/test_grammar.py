"""The words as people say them: plurals, lists, clues."""

from typing import Final

import pytest

from device.screen.sentence import clue as sentence
from device.words import LANGUAGES, speaking
from engine.games.tobago.clue import DECK, Card
from engine.scene import Clue

NUMBERS: Final = (0, 1, 2, 21)
AND: Final = {"en": "and", "pt": "e", "nl": "en", "de": "und", "fr": "et", "es": "y"}
WORDS: Final = {language: speaking(language) for language in LANGUAGES}


def test_plurals_are_real() -> None:
    say = {language: [WORDS[language].say("gems", n=n, gem="ruby") for n in NUMBERS] for language in LANGUAGES}
    assert say == {
        "en": ["0 rubies", "1 ruby", "2 rubies", "21 rubies"],
        "pt": ["0 rubis", "1 rubi", "2 rubis", "21 rubis"],
        "nl": ["0 robijnen", "1 robijn", "2 robijnen", "21 robijnen"],
        "de": ["0 Rubine", "1 Rubin", "2 Rubine", "21 Rubine"],
        "fr": ["0 rubis", "1 rubis", "2 rubis", "21 rubis"],
        "es": ["0 rubíes", "1 rubí", "2 rubíes", "21 rubíes"],
    }
    assert [WORDS["fr"].say("gems", n=n, gem="coin") for n in NUMBERS] == [
        "0 pièce",
        "1 pièce",
        "2 pièces",
        "21 pièces",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_listed_as_a_sentence_lists_them(language: str) -> None:
    words, last = WORDS[language], AND[language]
    assert words.listed([]) == ""
    assert words.listed(["Ana"]) == "Ana"
    assert words.listed(["Ana", "Ben"]) == f"Ana {last} Ben"
    assert words.listed(["Ana", "Ben", "Cleo", "Dora"]) == f"Ana, Ben, Cleo {last} Dora"


def _clue(card: Card) -> Clue:
    return Clue(card.relation, card.landmark, card.largest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_of_the_deck_has_a_sentence_of_its_own(language: str) -> None:
    assert len({sentence(WORDS[language], clue) for clue in map(_clue, DECK)}) == len(DECK)


def test_clues_are_said_as_people_say_them() -> None:
    clues = (
        Clue("in", "jungle"),
        Clue("in", "mountains"),
        Clue("not_in", "beach"),
        Clue("next_to", "river"),
        Clue("next_to", "mountains"),
        Clue("not_next_to", "lake", True),
        Clue("in", "scrubland", True),
        Clue("in_sight_of", "ocean"),
        Clue("not_in_sight_of", "mountains", True),
    )
    assert {language: [sentence(WORDS[language], clue) for clue in clues] for language in LANGUAGES} == {
        "en": [
            "in the jungle",
            "in the mountains",
            "not on a beach",
            "next to a river",
            "next to the mountains",
            "not next to the largest lake",
            "in the largest scrubland",
            "in sight of the ocean",
            "not in sight of the largest mountain range",
        ],
        "pt": [
            "na selva",
            "nas montanhas",
            "não numa praia",
            "ao lado de um rio",
            "ao lado das montanhas",
            "não ao lado do maior lago",
            "no maior matagal",
            "com vista para o mar",
            "sem vista para a maior serra",
        ],
        "nl": [
            "in de jungle",
            "in de bergen",
            "niet op een strand",
            "naast een rivier",
            "naast de bergen",
            "niet naast het grootste meer",
            "op de grootste heide",
            "met zicht op de zee",
            "zonder zicht op het grootste gebergte",
        ],
        "de": [
            "im Dschungel",
            "in den Bergen",
            "nicht an einem Strand",
            "neben einem Fluss",
            "neben den Bergen",
            "nicht neben dem größten See",
            "im größten Buschland",
            "mit Blick auf das Meer",
            "ohne Blick auf das größte Gebirge",
        ],
        "fr": [
            "dans la jungle",
            "dans les montagnes",
            "pas sur une plage",
            "à côté d’une rivière",
            "à côté des montagnes",
            "pas à côté du plus grand lac",
            "dans la plus grande brousse",
            "avec vue sur la mer",
            "sans vue sur le plus grand massif",
        ],
        "es": [
            "en la selva",
            "en las montañas",
            "no en una playa",
            "al lado de un río",
            "al lado de las montañas",
            "no al lado del mayor lago",
            "en el mayor matorral",
            "con vistas al mar",
            "sin vistas a la mayor sierra",
        ],
    }
