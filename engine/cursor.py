"""How far somebody has come who chooses, or looks, step by step: what a scene shows beside the game itself."""

from dataclasses import dataclass

from engine.seat import Seat
from engine.turn import Step


@dataclass(frozen=True, slots=True)
class Item:
    """A next step, and the id of a sentence why it cannot be taken ("" where it can)."""

    step: Step
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Choosing:
    """Somebody chooses alone: the steps taken, the next ones, and the one that is lit.

    Where the next steps are spaces, `left` and `right` are the halves that the two keys keep; one space left over is
    an item to take or not.
    """

    seat: Seat
    path: tuple[Step, ...]
    items: tuple[Item, ...] = ()
    lit: int = 0
    left: tuple[tuple[int, int], ...] = ()
    right: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Sweeping:
    """Seats look: value `lit` of all (None after the last one), for card `card` (from 0) of each seat of `cards`."""

    lit: int | None
    card: int
    cards: int


@dataclass(frozen=True, slots=True)
class Passing:
    """The screen is on its way to a seat: see scene.Pass."""

    to: Seat
    hold: bool
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Peeking:
    """A seat looks at what it holds."""

    seat: Seat


Cursor = Choosing | Sweeping | Passing | Peeking
