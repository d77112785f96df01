"""What a finger does to a box. Which key it was may be a sealed vote: nothing here prints it."""

from dataclasses import dataclass, field
from typing import Final, Literal

Side = Literal["left", "right"]

CHORD: Final = 0.3
"""Two keys of a box are pressed together when the second follows the first within so many seconds: never more than
the shortest countdown, so that a chord takes its vote back in time."""


@dataclass(frozen=True, slots=True)
class Press:
    """A key went down. `at` is the time of the first edge, in seconds of the table's clock."""

    box: int
    side: Side = field(repr=False)
    at: float


@dataclass(frozen=True, slots=True)
class Release:
    """A key came up."""

    box: int
    side: Side = field(repr=False)
    at: float


@dataclass(frozen=True, slots=True)
class Command:
    """What an attached keyboard can say beside the boxes: start (or once more), back, the host's menu, that the name
    of `box` is going to be typed, or that the last letter was wrong."""

    word: Literal["start", "back", "menu", "name", "rub"]
    at: float
    box: int = 0


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters that were typed."""

    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Hours:
    """The house opens or closes; `opens` is the time of day at which it opens again ("10:00")."""

    opened: bool
    opens: str
    at: float


@dataclass(frozen=True, slots=True)
class Touch:
    """A mouse or a finger points at something on the screen, or lets it go.

    `target` says what: ("step", a step), ("item", the number of an item), ("side", "left" or "right"), ("box", a
    box), ("menu", the number of an item), ("start", None), or ("ground", None) for nothing in particular.
    """

    target: tuple[str, object] = field(repr=False)
    down: bool
    at: float
