"""The only dice of the table."""

from random import SystemRandom
from typing import Any, Protocol

from engine.turn import Chance


class Chooser(Protocol):
    """Whatever decides where the rules leave it open."""

    def choose(self, chance: Chance[Any]) -> Any:
        """One of the outcomes, each as likely as its count says."""

    def between(self, least: float, most: float) -> float:
        """A number of seconds, any between the two alike."""


class SystemChooser:
    """The operating system's randomness: nothing to seed, so nothing to guess, keep or leak."""

    def __init__(self) -> None:
        self._dice = SystemRandom()

    def choose(self, chance: Chance[Any]) -> Any:
        events, counts = zip(*chance.outcomes, strict=True)
        return self._dice.choices(events, counts)[0]

    def between(self, least: float, most: float) -> float:
        return self._dice.uniform(least, most)
