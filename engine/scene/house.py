"""The table itself: its boxes under test, its past, its opening hours."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tested:
    """A box under test: which of its keys are down, how often it was pressed, and whether its line has a fault."""

    box: int
    left: bool
    right: bool
    presses: int
    fault: bool


@dataclass(frozen=True, slots=True)
class Boxes:
    """The box test: press any key and see it. It ends by itself, or when both keys of a box are held."""

    boxes: tuple[Tested, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """One player of a kept game. `box` is 0 to 7; `name` is "" for a name that is not kept.

    `curve` is the chest (gems brought home) after every expedition, from the first; empty where a game has none.
    """

    box: int
    name: str
    score: int
    won: bool
    bot: bool
    curve: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A kept game that was played to its end, the best first. `day` is an ISO date."""

    day: str
    game: str
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Best:
    """A person's best: `wins` of `games` games, and the highest score."""

    name: str
    games: int
    wins: int
    top: int


@dataclass(frozen=True, slots=True)
class Past:
    """The table's history, page by page: on page 0 the best of `game`, then one evening a page, the newest first.

    `played` is the evening of this page (None on page 0). Left key: the next page; right key: enough.
    """

    page: int
    pages: int
    best: tuple[Best, ...]
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class Closed:
    """The house is closed; `opens` is the time of day at which it opens ("10:00"), "" where nobody knows."""

    opens: str
