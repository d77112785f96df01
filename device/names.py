"""Names that people type, made safe for screens and logs."""

import unicodedata
from itertools import islice
from typing import Final

from wcwidth import iter_graphemes, wcswidth

from engine.spelling import LETTERS

LONGEST: Final = 2 * LETTERS
"""The most terminal cells a name may take when it is given: whatever is typed at the table has room in the widest
letters, so nobody's name is cut where names are kept, told apart and forgotten."""

MARKS: Final = 3
"""The most accents that one letter carries: enough for every living script, too few to climb into the next line."""

ISOLATE: Final = "\u2068"
POP: Final = "\u2069"
"""FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: between them, text keeps its own direction to itself."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Control, format and bidi characters, lone surrogates, private and unassigned code points."""


def shown(name: str, cells: int) -> str:
    """`name` in at most `cells` terminal cells, safe to put into a line of any screen or log.

    Control, format and bidi characters, lone surrogates, variation selectors and piled-up accents are gone, whitespace
    is single spaces, the text is NFC. A name that is too long ends in an ellipsis, cut between graphemes. A name with
    right-to-left letters stands in an isolate (two characters of no width), so that it cannot reorder its neighbours.
    A name of which nothing is left is "": the caller then shows the word of the seat's shape.
    """
    text = _cut(_clean(name), cells)
    return f"{ISOLATE}{text}{POP}" if _right_to_left(text) else text


def checked(name: str) -> str:
    """The cleaned form of a name that somebody has typed.

    Raises ValueError, with one sentence for that person, for a name that is empty or longer than `LONGEST` cells.
    """
    text = _clean(name)
    if not text:
        raise ValueError("A name needs at least one visible letter.")
    if wcswidth(text) > LONGEST:
        raise ValueError(
            f"A name has room for {LONGEST} letters; this one takes {wcswidth(text)}: {_cut(text, LONGEST)}"
        )
    return text


def _clean(name: str) -> str:
    spaced = "".join(" " if char.isspace() or char in _BLANK else char for char in name)
    kept = "".join(char for char in spaced if unicodedata.category(char) not in _DROPPED and not _selector(char))
    single = " ".join(unicodedata.normalize("NFC", kept).split())
    return " ".join(word for word in map(_unpiled, single.split(" ")) if word)


def _selector(char: str) -> bool:
    """Whether this asks for another picture of the character before it: terminals disagree on the width of the two."""
    return "\ufe00" <= char <= "\ufe0f" or "\u180b" <= char <= "\u180f" or "\U000e0100" <= char <= "\U000e01ef"


def _unpiled(word: str) -> str:
    """A word without accents that stand on nothing, and with at most `MARKS` on one letter."""
    kept: list[str] = []
    marks = MARKS
    for char in word:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(char)
    return "".join(kept)


def _cut(text: str, cells: int) -> str:
    if wcswidth(text) <= cells:
        return text
    if cells < 1:
        return ""
    kept, room = "", cells - 1
    for grapheme in islice(iter_graphemes(text), cells):
        if wcswidth(kept + grapheme) > room:
            break
        kept += grapheme
    return kept.rstrip() + "…"


def _right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in text)
