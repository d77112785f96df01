"""What a finger does to a box. Which key it was may be a sealed vote: nothing here prints it."""

from dataclasses import dataclass, field
from typing import Literal

Side = Literal["left", "right"]


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
    """What an attached keyboard can say beside the boxes: start (or once more), back, or the host's menu."""

    word: Literal["start", "back", "menu"]
    at: float
