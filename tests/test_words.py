"""The words: all languages are equal citizens."""

import re
from collections.abc import Iterator
from datetime import date
from itertools import product
from pathlib import Path
from typing import Final, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from assets import ROOT
from device.screen.cells import cells
from device.seating import READY
from device.words import LANGUAGES, Fact, Words
from engine.games.diamant.edition import EDITIONS, RELIC_ART
from engine.games.tobago.ask import ACTIONS, POWERS
from engine.menu import PAGES, rows
from engine.press import Side
from engine.registry import GAMES
from engine.scene import Card as FaceUp
from engine.scene import Gem, Landmark, Object, Penalty, Relation, Sign
from engine.scene.lesson import CARDS, TIPS
from engine.seat import SHAPES
from tests.gallery_house import facts as menu_facts

CODE: Final = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in ("device", "engine")
    for path in (Path(__file__).parents[1] / folder).rglob("*.py")
)

NOTICES: Final = frozenset(re.findall(r'Notice\(\s*"(?:notice-)?([a-z-]+)"', CODE))
HOUSE: Final = {name: option.values for game in GAMES.values() for name, option in game.house.items()}
"""The house options of every game, and what they can be."""


def menus() -> Iterator[str]:
    """Every row that the host's menu can have, in the lobby and in a game."""
    for game, playing, page in product(GAMES, (False, True), ("main", "settings", "seat", "quit")):
        yield from (item.name for item in rows(page, 0, menu_facts(game, playing)))
    yield from (*HOUSE, "own_cards")


def said(name: str, value: object) -> set[str]:
    """The message of a value, if it has one of its own."""
    if not isinstance(value, str):
        return set()
    return {f"edition-{value}" if name == "edition" else f"value-{name.replace('_', '-')}-{value}"}


FAMILIES: Final = frozenset(
    {f"seat-{shape}" for shape in SHAPES}
    | {f"side-{side}" for side in get_args(Side)}
    | {f"trap-{trap}" for edition in EDITIONS.values() for trap in edition.traps}
    | {art.replace("_", "-") for art in RELIC_ART}
    | {f"notice-{code}" for code in NOTICES | {"not-held"}}
    | {f"page-{page}" for page in ("main", *PAGES)}
    | {f"menu-{name.replace('_', '-')}" for name in menus() if name != "seat"}
    | {"menu-step"}
    | {f"kind-{kind}" for kind in get_args(get_type_hints(FaceUp)["kind"])}
    | {f"ready-{number}" for number in range(1, READY + 1)}
    | {f"lesson-{game}-{page}" for game in GAMES for page in range(1, CARDS + 1)}
    | {f"tip-{game}-{page}" for game in GAMES for page in range(1, TIPS + 1)}
    | {f"land-{landmark}" for landmark in get_args(Landmark)}
    | {f"clue-{relation.replace('_', '-')}" for relation in get_args(Relation)}
    | {f"map-{sign}" for sign in get_args(Sign)}
    | {f"curse-{lost}" for lost in get_args(get_type_hints(Penalty)["lost"])}
    | {f"facing-{direction}" for direction in range(6)}
    | {f"{family}-{action}" for family in ("act", "help") for action in ACTIONS}
    | {f"{family}-{power}" for family in ("power", "help-power") for power in POWERS}
    | {f"{family}-{name}" for family in ("game", "menu-play") for name in GAMES}
    | {f"ask-place-{kind}" for kind in get_args(Object)}
    | {f"ask-{step}" for step in ("land", "open", "restart", "clue", "drive", "amulet", "marker", "double", "swap")}
).union(*(said(name, value) for name, values in HOUSE.items() for value in values))
"""The messages whose ids the code puts together."""

NUMBERS: Final = (0, 1, 2, 21)

WORDS: Final = {language: Words(language) for language in LANGUAGES}


class References(Visitor):
    """The facts that a message asks for, and the messages that it is made of: these get the same facts."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.words.add(node.id.name)


def messages(language: str) -> dict[str, References]:
    """Every id, and what its message asks for; a message comes after those that it is made of."""
    text = (ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser(with_spans=False).parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found: dict[str, References] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            references = References()
            references.visit(entry)
            references.facts.update(*(found[word].facts for word in references.words))
            found[entry.id.name] = references
    return found


FOUND: Final = {language: messages(language) for language in LANGUAGES}
MESSAGES: Final = {
    language: {word: frozenset(one.facts) for word, one in found.items()} for language, found in FOUND.items()
}
ENGLISH: Final = MESSAGES["en"]
PARTS: Final = frozenset().union(*(one.words for found in FOUND.values() for one in found.values()))
"""Messages that others are made of."""


def asked_for() -> set[str]:
    """The ids that stand in the code as literals, wherever a language has a message of that name."""
    return {word for word in re.findall(r"""["']([a-z][a-z-]*)["']""", CODE) if word in ENGLISH}


def test_there_is_a_file_for_every_language_and_no_other() -> None:
    assert {path.stem for path in (ROOT / "words").glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert MESSAGES[language].keys() == ENGLISH.keys()
    assert list(MESSAGES[language]) == list(ENGLISH), "in the same order, so that two files compare line by line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_asks_for_a_fact_that_another_does_not_know(language: str) -> None:
    """A language may need fewer facts than all together, but the code gives the same ones to each."""
    together = {word: frozenset().union(*(MESSAGES[one][word] for one in LANGUAGES)) for word in ENGLISH}
    assert MESSAGES[language] == together


def test_every_message_is_used() -> None:
    assert sorted(ENGLISH.keys() - asked_for() - FAMILIES - PARTS) == []


def test_every_message_that_is_used_exists() -> None:
    assert FAMILIES - ENGLISH.keys() == set()
    said = set(re.findall(r"""say\(\s*["']([a-z-]+)["']""", CODE))
    assert said
    assert said - ENGLISH.keys() == set()


def test_the_families_are_found() -> None:
    assert {"stuck", "fault", "lost", "not-kept", "undone", "resumed", "need-two", "no-sound"} <= NOTICES
    assert {"resume", "back", "undo", "end", "rise", "quit", "own_cards", "hold_off"} <= set(menus())
    assert {"edition-diamant-2005", "value-next-map-deck", "value-absent-leave"} <= FAMILIES


@pytest.mark.parametrize(("language", "n"), product(LANGUAGES, NUMBERS))
def test_every_message_speaks(language: str, n: int) -> None:
    for word, facts in ENGLISH.items():
        for gem in get_args(Gem):
            given: dict[str, Fact] = dict.fromkeys(facts, "Ana")
            given |= dict.fromkeys(facts & {"n", "of", "value", "points", "score"}, n)
            given |= {"day": date(2026, 11, 30)} if "day" in facts else {}
            given |= {"gem": gem} if "gem" in facts else {}
            text = WORDS[language].say(word, **given)
            assert text.strip() == text != ""
            assert "\n" not in text
            assert not set("{}") & set(text)


def test_languages_differ() -> None:
    """A message that was copied and forgotten would read the same everywhere."""
    same = {
        word
        for word, facts in ENGLISH.items()
        if not facts and len({WORDS[language].say(word) for language in LANGUAGES}) == 1
    }
    names = {word for word in ENGLISH if word.startswith(("game-", "edition-"))}
    assert same <= names | {"menu-ok", "trap-lava"}


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        WORDS["en"].say("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_pictures_are_short(language: str) -> None:
    for word in ("continue", "leave", "in-camp", "locked", "asked", "bot-name", "menu-next", "menu-ok", "start"):
        assert cells(WORDS[language].say(word)) <= 12, word
    for word in FAMILIES:
        if word.startswith(("seat-", "trap-", "relic-")):
            assert cells(WORDS[language].say(word)) <= 10, word
