"""The words: three languages, equal citizens."""

import re
from itertools import product
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from assets import ROOT
from device.screen.cells import cells
from device.words import LANGUAGES, Words
from engine.games.diamant.edition import EDITIONS, RELIC_ART
from engine.press import Side
from engine.scene import Gem
from engine.seat import SHAPES

CODE: Final = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in ("device", "engine")
    for path in (Path(__file__).parents[1] / folder).rglob("*.py")
)

NOTICES: Final = frozenset(re.findall(r'Notice\(\s*"(?:notice-)?([a-z-]+)"', CODE))
MENU: Final = frozenset(re.findall(r'"(?:menu-)?(resume|back|undo|end|rise|quit)"', CODE))

FAMILIES: Final = frozenset(
    {f"seat-{shape}" for shape in SHAPES}
    | {f"side-{side}" for side in get_args(Side)}
    | {f"trap-{trap}" for edition in EDITIONS.values() for trap in edition.traps}
    | {art.replace("_", "-") for art in RELIC_ART}
    | {f"notice-{code}" for code in NOTICES}
    | {f"menu-{item}" for item in MENU}
)
"""The messages whose ids the code puts together."""

NUMBERS: Final = (0, 1, 2, 21)

WORDS: Final = {language: Words(language) for language in LANGUAGES}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every id, and the facts that its message asks for."""
    text = (ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser(with_spans=False).parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


MESSAGES: Final = {language: messages(language) for language in LANGUAGES}
ENGLISH: Final = MESSAGES["en"]


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
    assert sorted(ENGLISH.keys() - asked_for() - FAMILIES) == []


def test_every_message_that_is_used_exists() -> None:
    assert FAMILIES - ENGLISH.keys() == set()
    said = set(re.findall(r"""say\(\s*["']([a-z-]+)["']""", CODE))
    assert said
    assert said - ENGLISH.keys() == set()


def test_the_families_are_found() -> None:
    assert {"stuck", "fault", "not-kept", "undone", "resumed", "need-two", "no-sound"} <= NOTICES
    assert {"resume", "back", "undo", "end", "rise", "quit"} == MENU


@pytest.mark.parametrize(("language", "n"), product(LANGUAGES, NUMBERS))
def test_every_message_speaks(language: str, n: int) -> None:
    for word, facts in ENGLISH.items():
        for gem in get_args(Gem):
            given: dict[str, str | int] = dict.fromkeys(facts, "Ana")
            given |= dict.fromkeys(facts & {"n", "of", "value", "points", "score"}, n)
            given |= {"gem": gem} if "gem" in facts else {}
            text = WORDS[language].say(word, **given)
            assert text.strip() == text != ""
            assert "\n" not in text
            assert not set("{}") & set(text)


def test_plurals_are_real() -> None:
    say = {language: [WORDS[language].say("gems", n=n, gem="ruby") for n in NUMBERS] for language in LANGUAGES}
    assert say == {
        "en": ["0 rubies", "1 ruby", "2 rubies", "21 rubies"],
        "pt": ["0 rubis", "1 rubi", "2 rubis", "21 rubis"],
        "nl": ["0 robijnen", "1 robijn", "2 robijnen", "21 robijnen"],
    }


def test_languages_differ() -> None:
    """A message that was copied and forgotten would read the same everywhere."""
    same = {
        word
        for word, facts in ENGLISH.items()
        if not facts and len({WORDS[language].say(word) for language in LANGUAGES}) == 1
    }
    assert same <= {"menu-ok", "trap-lava"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_listed_as_a_sentence_lists_them(language: str) -> None:
    words, last = WORDS[language], {"en": "and", "pt": "e", "nl": "en"}[language]
    assert words.listed([]) == ""
    assert words.listed(["Ana"]) == "Ana"
    assert words.listed(["Ana", "Ben"]) == f"Ana {last} Ben"
    assert words.listed(["Ana", "Ben", "Cleo", "Dora"]) == f"Ana, Ben, Cleo {last} Dora"


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
