"""What the host sets for the evening: outputs show and sound accordingly, and it survives a restart."""

from dataclasses import dataclass, field

from engine.pace import Pace
from engine.seat import BOXES


@dataclass(frozen=True, slots=True)
class Switch:
    """How the keys of one box are meant.

    `keys` is 2, or 1 for somebody who can press one key only: either key then takes what is lit, and what is lit goes
    on every `step` seconds. A press counts after `hold_off` seconds, and another one only when the key has been up for
    `repeat` seconds: for unsteady hands.
    """

    keys: int = 2
    step: float = 1.5
    hold_off: float = 0.0
    repeat: float = 0.0


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set for a table; times are seconds.

    `volume` is 0 to 100 of the cap. `flat` is for people who sit all around a lying screen. `absent_after` is how long
    a silent seat is waited for where the house has a rule for it, `nudge_after` when it is reminded (0 for never).
    `switches` has one entry a box.
    """

    language: str = "en"
    volume: int = 60
    ambience: bool = True
    speech: bool = False
    fast: bool = False
    reduced_motion: bool = False
    flat: bool = False
    poker_face: bool = False
    own_cards: bool = False
    """A real deck lies on the table where the game has one: somebody enters each card."""
    nudge_after: float = 30.0
    absent_after: float = 60.0
    switches: tuple[Switch, ...] = field(default=(Switch(),) * BOXES)

    def pace(self) -> Pace:
        """The tempo of a game."""
        return Pace(self.fast, self.poker_face, absent_after=self.absent_after, nudge_after=self.nudge_after)
