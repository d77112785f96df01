"""The people in the first line of a journal: who they are, and how their names are left out."""

import json
import re
from functools import cache, lru_cache
from typing import Any

from assets import ROOT
from device.names import ISOLATE, LONGEST, POP, shown
from device.words import LANGUAGES


@lru_cache(maxsize=512)
def alike(name: str) -> str:
    """Two names are one person's when these are equal: case, spaces and hidden characters make no difference."""
    return shown(name, LONGEST).casefold()


def nobody(name: str) -> bool:
    """Whether this is nobody's name: nothing that shows, or the word of a box's shape in any language."""
    return alike(name) in _shapes()


def people(header: str) -> list[str]:
    """The names of the people of a game, cleaned as if they had been typed; bots and nobody's names are left out."""
    facts = _facts(header) or {}
    seats, bots = facts.get("seats", []), facts.get("bots")
    if not isinstance(bots, list) or len(bots) != len(seats):
        bots = [None] * len(seats)
    names = [name for name, bot in zip(seats, bots, strict=True) if bot is None and not nobody(name)]
    return [shown(name, LONGEST).strip(ISOLATE + POP) for name in names]


def without(header: str, name: str | None = None) -> str:
    """The header without this name, or without any: a blank one is told by the shape of its box.

    A header that is damaged may have the name anywhere; where it does, nothing of it stays.
    """
    facts = _facts(header)
    if facts is None:
        return "{}" if name is None or alike(name) in header.casefold() else header
    seats = ["" if name is None or alike(one) == alike(name) else one for one in facts["seats"]]
    if seats == facts["seats"]:
        return header
    text = json.dumps(facts | {"seats": seats}, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="replace").decode()


def _facts(header: str) -> dict[str, Any] | None:
    """A header as it was written, not checked by any game; None for what names no seats."""
    try:
        facts = json.loads(header)
    except (ValueError, RecursionError):
        return None
    seats = facts.get("seats") if isinstance(facts, dict) else None
    return facts if isinstance(seats, list) and all(isinstance(name, str) for name in seats) else None


@cache
def _shapes() -> frozenset[str]:
    """All words for a box's shape, and no word at all. Parsing six languages would take a second at a Pi's start."""
    texts = ((ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES)
    return frozenset({"", *(alike(word) for text in texts for word in re.findall(r"^seat-\w+ = (.+)$", text, re.M))})
