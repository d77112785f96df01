"""What lies under all other sounds: the cave, or the sea around the island."""

from dataclasses import dataclass
from typing import Final

from engine.frame import Frame
from engine.scene import Bust, Cursed, Interval, Island, Offer, Pass, Path, Peek, Reveal, Sweep


@dataclass(frozen=True, slots=True)
class Place:
    """How a place sounds: `air` goes on without an end, and one of `drops` is heard now and then."""

    air: str
    drops: tuple[str, ...]


CAVE: Final = Place("air", ("drip", "drips", "drip", "rumble", "drips"))
SEA: Final = Place("surf", ("swell", "swell", "breeze", "swell"))

SLOT: Final = 6.0
"""Seconds in which one drop falls: the table need not wake more often for it."""

SPREAD: Final = 4.0
"""Seconds within a slot in which it can fall, so that nobody counts along."""


def place(frame: Frame) -> Place | None:
    """Where the people are; None where nothing is heard: in the lobby, at the end, in a lesson, and while bots invite.

    A panel over a game leaves its place as it is.
    """
    if frame.invitation or not frame.settings.ambience:
        return None
    match frame.scene:
        case Path() | Reveal() | Bust() | Interval():
            return CAVE
        case Island() | Offer() | Cursed() | Sweep() | Pass() | Peek():
            return SEA
        case _:
            return None


def drop(here: Place, now: float) -> tuple[float, str]:
    """The next drop after `now` (seconds), and when it falls: the same at the same time of the clock."""
    slot = int(now // SLOT)
    while True:
        luck = _stirred(slot)
        at = slot * SLOT + SPREAD * (luck % 1000) / 1000
        if at > now:
            return at, here.drops[luck // 1000 % len(here.drops)]
        slot += 1


def _stirred(number: int) -> int:
    """Another number, always the same one, that looks like luck."""
    for factor in (2_654_435_761, 2_246_822_519):
        number = number * factor % 2**32
        number ^= number >> 15
    return number
