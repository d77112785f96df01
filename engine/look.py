"""Looking in secret: by the light of one's own box, or on the screen that goes from hand to hand."""

from typing import Any, Final

from engine.asking import Asking, Decision, Way
from engine.cursor import Cursor, Passing, Peeking, Sweeping
from engine.pace import Pace
from engine.press import Side
from engine.seat import Seat
from engine.turn import Look

LEAD: Final = 1.5
"""Seconds for which the first value is lit longer: everybody reads what is going to happen."""

PEEK_LEAST: Final = 2.5
"""Seconds for which a look at the screen lasts at least: a key of a terminal is never told to come up."""


class Sweep(Asking):
    """The screen lights every possible value, and the box of each person who holds it glows: card by card, or for all.

    The right key says "I know mine"; the left key takes that back, and begins again once all values have been lit.
    """

    def __init__(self, turn: Look[Any], people: frozenset[Seat], pace: Pace, opened: float) -> None:
        super().__init__(people)
        self._turn = turn
        self._held = {seat: values for seat, values in turn.held if seat in people}
        self._cards = 1 if turn.at_once else max(len(values) for _, values in turn.held)
        self._pace = pace
        self._step = 0
        """Values that have been lit, of all cards together."""
        self._due = opened + LEAD + pace.sweep
        self._know = self._before = frozenset[Seat]()
        """Who knows, and whether each seat did before its own last key."""

    @property
    def locked(self) -> frozenset[Seat]:
        return self._know

    @property
    def _over(self) -> bool:
        return self._step >= self._cards * len(self._turn.values)

    @property
    def glow(self) -> frozenset[Seat]:
        if self._over:
            return frozenset()
        card, lit = divmod(self._step, len(self._turn.values))
        value = self._turn.values[lit]
        told = slice(None) if self._turn.at_once else slice(card, card + 1)
        return frozenset(seat for seat, values in self._held.items() if value in values[told])

    @property
    def cursor(self) -> Cursor:
        if self._over:
            return Sweeping(None, self._cards - 1, self._cards)
        card, lit = divmod(self._step, len(self._turn.values))
        return Sweeping(lit, card, self._cards)

    def press(self, seat: Seat, side: Side, at: float) -> None:
        if seat not in self._asked or self._stands(at):
            return
        self._before = (self._before - {seat}) | (self._know & {seat})
        if side == "right":
            self._know |= {seat}
            if self._know == self._asked and self._decision is None:
                self._decision = Decision(self._turn.event, seat, side, at)
            return
        self._know -= {seat}
        self._decision = None
        if self._over:
            self._step, self._due = 0, at + self._pace.sweep

    def way(self, seat: Seat) -> Way:
        del seat
        return "tap"

    def hold(self, seat: Seat, at: float) -> None:
        """Once more."""
        self.press(seat, "left", at)

    def withdraw(self, seat: Seat) -> None:
        """What the seat has said it says no more, or again."""
        if seat in self._asked:
            self._know = (self._know - {seat}) | (self._before & {seat})
            self._decision = self._decision if self._know == self._asked else None

    def tick(self, now: float) -> None:
        while not self._over and now >= self._due:
            self._step += 1
            self._due += self._pace.sweep
        if self._know == self._asked and self._decision is None:
            # A chord has taken back that the last one took it back.
            self._decision = Decision(self._turn.event, min(self._asked), "right", now)

    def deadline(self) -> float | None:
        times = [] if self._over else [self._due]
        times += [] if self._decision is None else [self._decision.due]
        return min(times, default=None)

    def shift(self, seconds: float) -> None:
        super().shift(seconds)
        self._due += seconds


class Handing(Asking):
    """The screen goes to one person after the other: each holds its right key to look, then the left key goes on."""

    def __init__(self, turn: Look[Any], people: tuple[Seat, ...]) -> None:
        super().__init__(frozenset(people))
        self._event = turn.event
        self._people = people
        self._begin(0)

    def _begin(self, index: int) -> None:
        self._index = index
        self._seen = False
        self._held = False
        self._until: float | None = None
        """The look lasts so long, and while the key is held; None for no look."""
        self._decision = None

    @property
    def _seat(self) -> Seat:
        return self._people[self._index]

    @property
    def asked(self) -> frozenset[Seat]:
        return frozenset({self._seat}) - self.locked

    @property
    def viewer(self) -> Seat | None:
        return None if self._until is None else self._seat

    @property
    def cursor(self) -> Cursor:
        return Passing(self._seat, hold=True, seen=self._seen)

    @property
    def private(self) -> Cursor:
        return Peeking(self._seat)

    @property
    def only(self) -> Side:
        return "left" if self._seen and self._until is None else "right"

    def skip(self, now: float) -> None:
        """The screen goes on to the next one, as if this one had seen enough."""
        self._decision = Decision(self._event, self._seat, "left", now, stands=True)
        self.tick(now)

    def hold(self, seat: Seat, at: float) -> None:
        """A look lasts for as long as the key is held."""

    def press(self, seat: Seat, side: Side, at: float) -> None:
        if seat != self._seat or self._decision is not None:
            return
        if side == "right":
            self._held, self._until = True, at + PEEK_LEAST
        elif self._seen and self._until is None:
            self._decision = Decision(self._event, seat, side, at)

    def release(self, seat: Seat, side: Side) -> None:
        super().release(seat, side)
        if seat == self._seat and side == "right":
            self._held = False

    def withdraw(self, seat: Seat) -> None:
        """A look that a chord began was none."""
        super().withdraw(seat)
        if seat == self._seat:
            self._held, self._until = False, None

    def tick(self, now: float) -> None:
        if self._until is not None and not self._held and now >= self._until:
            self._seen, self._until = True, None
        if self._index + 1 < len(self._people) and self._stands(now):
            self._begin(self._index + 1)

    def deadline(self) -> float | None:
        return super().deadline() if self._held or self._until is None else self._until

    def shift(self, seconds: float) -> None:
        super().shift(seconds)
        if self._until is not None:
            self._until += seconds
