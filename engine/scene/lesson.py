"""How a game goes, in pictures."""

from dataclasses import dataclass
from typing import Final

CARDS: Final = 5
"""Teaching cards of a game: a picture and one sentence each (assets/words, `lesson-<game>-1` to `-5`)."""

TIPS: Final = 3
"""Tips after them (assets/words, `tip-<game>-1` to `-3`)."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Page `page` of `CARDS` + `TIPS`, counted from 0. Left key: the next page; right key: enough."""

    game: str
    page: int
