"""How fast the table goes on."""

from dataclasses import dataclass

from engine.beat import Beat


@dataclass(frozen=True, slots=True)
class Pace:
    """The host's choice of tempo; all times are seconds.

    `fast` halves every moment. `poker_face` shows nobody who has locked, and opens the ballot after a delay that
    is drawn between `closing` and `closing_late`. `absent_after` is how long a silent seat is waited for where the
    game has a rule for absent players, `nudge_after` when it is reminded (0 for never).
    """

    fast: bool = False
    poker_face: bool = False
    closing: float = 0.6
    closing_late: float = 2.5
    absent_after: float = 60.0
    nudge_after: float = 30.0

    def hold(self, beat: Beat) -> float:
        return beat.hold / 2 if self.fast else beat.hold

    @property
    def breath(self) -> float:
        """The time before the first card, so that everybody sees the cave's mouth."""
        return 0.75 if self.fast else 1.5

    @property
    def countdown(self) -> float:
        """The 3-2-1 between the last lock and the reveal."""
        return self.closing / 2 if self.fast else self.closing

    @property
    def thinking(self) -> float:
        """How long a bot thinks before it moves, so that people can follow."""
        return 0.6 if self.fast else 1.2

    @property
    def sweep(self) -> float:
        """How long each value of a sweep is lit."""
        return 0.5 if self.fast else 0.8
