"""All visible text: one Fluent file a language in assets/words."""

from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache, reduce

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from assets import ROOT

LANGUAGES = {
    "en": "English",
    "pt": "Português",
    "nl": "Nederlands",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}
"""A language is one line here and one file of messages."""

KEPT = 512
"""So many formatted messages are kept: a screen says the same ones again and again."""


Fact = str | float | date
"""What a message can be given: words, a number, a day; the last two are said as the language says them."""


@cache
def _read(language: str) -> Resource:
    """A file of messages: it is parsed once, since that takes a while."""
    return FluentResource((ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_read(language))
        self._kept = lru_cache(maxsize=KEPT)(self._formatted)

    def say(self, word: str, **facts: Fact) -> str:
        """The message `word` with `facts` in their places. Raises KeyError for a message that does not exist."""
        return self._kept(word, tuple(facts.items()))

    def _formatted(self, word: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        pattern = self._bundle.get_message(word).value
        if pattern is None:
            raise KeyError(word)
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise errors[0]
        return str(text)

    def day(self, day: str) -> str:
        """An ISO date as people write it."""
        return self.say("past-day", day=date.fromisoformat(day))

    def listed(self, names: Sequence[str]) -> str:
        """Names as a sentence lists them: "Ana, Ben and Cleo". "" for none."""
        if len(names) < 2:
            return "".join(names)
        *before, first, last = names
        end = self.say("names-two", first=first, last=last)
        return reduce(lambda rest, name: self.say("names-more", first=name, rest=rest), reversed(before), end)


@cache
def speaking(language: str) -> Words:
    """The messages of a language, read once."""
    return Words(language)
