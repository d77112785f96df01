"""A secret vote in time: the ballot, the countdown after the last vote, and those who stay silent."""

from collections.abc import Mapping

from engine.asking import Asking, Way
from engine.ballot import Ballot
from engine.game import AnyGame
from engine.need import Delay, Need, Record
from engine.pace import Pace
from engine.press import Side
from engine.seat import Seat
from engine.turn import Choice, Together


class Vote(Asking):
    """Seats vote with their two keys, and may change their vote until the last one is in.

    `bots` have voted from the start. The ballot opens after a countdown: until then a chord takes a vote back.
    """

    def __init__(self, game: AnyGame, turn: Together, pace: Pace, opened: float, bots: Mapping[Seat, Choice]) -> None:
        super().__init__(frozenset(turn.seats))
        self._game = game
        self._turn = turn
        self.absent = turn.absent
        """What a silent seat is counted for after a while; None waits for ever."""
        self._pace = pace
        self._opened = opened
        self._ballot = Ballot(turn.seats)
        self._complete: float | None = None
        self._delay: float | None = None
        for seat, choice in bots.items():
            self._ballot.cast(seat, choice)
        self._check_complete(opened)

    @property
    def locked(self) -> frozenset[Seat]:
        return frozenset() if self.hides else self._ballot.voted

    @property
    def closing(self) -> float | None:
        return None if self.hides else self._complete

    @property
    def hides(self) -> bool:
        return self._pace.poker_face

    @property
    def scanned(self) -> frozenset[Seat]:
        return self._asked if self._complete is None or self.hides else frozenset()

    def way(self, seat: Seat) -> Way:
        del seat
        return "secret"

    @property
    def silent(self) -> frozenset[Seat]:
        """Seats that have not voted."""
        return self._asked - self._ballot.voted

    def skip(self, now: float) -> None:
        """Whoever has not voted is decided for: as the house has it for somebody absent, else the right key's way."""
        self._fill(self.absent or self._turn.choices[1], now)

    def press(self, seat: Seat, side: Side, at: float) -> None:
        """A vote, or a changed vote."""
        if self._complete is None and seat in self._asked:
            self._ballot.cast(seat, self._turn.choices[0 if side == "left" else 1])
            self._check_complete(at)

    def withdraw(self, seat: Seat) -> None:
        """That is no vote. The countdown stops if it was the last one."""
        self._ballot.withdraw(seat)
        self._check_complete(self._opened)

    def _check_complete(self, at: float) -> None:
        if not self._ballot.complete:
            self._complete = self._delay = None
        elif self._complete is None:
            self._complete = at
            self._delay = None if self._pace.poker_face else self._pace.countdown

    def tick(self, now: float) -> None:
        """Count for seats that are silent too long."""
        if self.absent is not None and now >= self._opened + self._pace.absent_after and self._complete is None:
            self._fill(self.absent, now)

    def _fill(self, choice: Choice, now: float) -> None:
        for seat in self.silent - self.sealed:
            self._ballot.cast(seat, choice)
        self._check_complete(now)

    def deadline(self) -> float | None:
        if self._complete is not None:
            return self._complete + (self._delay or 0)
        waits = self.absent is not None and bool(self.silent - self.sealed)
        return self._opened + self._pace.absent_after if waits else None

    def shift(self, seconds: float) -> None:
        self._opened += seconds
        if self._complete is not None:
            self._complete += seconds

    def need(self, now: float) -> Need | None:
        if self._complete is None:
            return None
        if self._delay is None:
            return Delay(self._pace.closing, self._pace.closing_late)
        if now < self._complete + self._delay:
            return None
        return Record(self._game.decided(self._ballot.open()))

    def delay(self, seconds: float) -> None:
        """The ballot opens so long after the last vote."""
        self._delay = seconds
