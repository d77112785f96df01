"""One person who chooses alone."""

from typing import Any

from engine.asking import Asking, Decision, Way
from engine.cursor import Cursor, Passing
from engine.dialogue import Dialogue, Place
from engine.press import Side
from engine.seat import Seat
from engine.turn import Alone, Step


class Solo(Asking):
    """A person's way through a turn of its own.

    What only this person may know is told by the light of its box; without lights the screen itself is `private`: it
    shows what the seat really can do, to the seat alone, once its right key says that nobody else looks (at once
    unless `passing`).
    """

    def __init__(self, turn: Alone[Any], *, private: bool, passing: bool) -> None:
        super().__init__(frozenset({turn.seat}))
        self._seat = turn.seat
        self._held = turn.held
        self._private = private
        self._passing = passing
        moves = turn.moves
        if private and turn.held is not None:
            moves = tuple(move for move in moves if move.event in turn.held)
        self._direct = tuple(move.event for move in turn.moves) if turn.direct else None
        self._dialogue = Dialogue(turn.seat, moves, turn.blocked)
        self._before: tuple[bool, tuple[Place, ...]] = (passing, self._dialogue.places)
        """Where everything stood before the last key."""

    @property
    def viewer(self) -> Seat | None:
        return self._seat if self._private and not self._passing else None

    @property
    def glow(self) -> frozenset[Seat]:
        held = self._held
        if held is None or self._private or self._direct is not None:
            return frozenset()
        return frozenset({self._seat}) if any(event in held for event in self._dialogue.ahead) else frozenset()

    @property
    def cursor(self) -> Cursor | None:
        return Passing(self._seat, hold=False) if self._private else self._choosing

    @property
    def private(self) -> Cursor | None:
        return self._choosing

    @property
    def _choosing(self) -> Cursor | None:
        return self._dialogue.cursor if self._direct is None else None

    def way(self, seat: Seat) -> Way:
        del seat
        if self._passing:
            return "plain"
        return "pair" if self._direct is not None or self._dialogue.halving else "list"

    def press(self, seat: Seat, side: Side, at: float) -> str | None:
        if seat != self._seat or self._decision is not None:
            return None
        self._before = (self._passing, self._dialogue.places)
        if self._passing:
            self._passing = side == "left"
            return None
        if self._direct is not None:
            event = self._direct[0 if side == "left" else 1]
        else:
            event = self._dialogue.next() if side == "left" else self._dialogue.ok()
        return self._decide(Decision(event, seat, side, at))

    def previous(self, seat: Seat) -> None:
        if seat == self._seat and self._decision is None:
            self._dialogue.previous()

    def hold(self, seat: Seat, at: float) -> None:
        """One level up: the key has done nothing yet, so there is nothing to undo."""
        del at
        if seat == self._seat:
            self.back()

    def withdraw(self, seat: Seat) -> None:
        super().withdraw(seat)
        if seat == self._seat:
            self._passing, self._dialogue.places = self._before
            self.back()
            self._before = (self._passing, self._dialogue.places)

    def back(self) -> bool:
        return not self._passing and self._decision is None and self._dialogue.back()

    def point(self, step: Step, at: float) -> str | None:
        if self._passing or self._direct is not None or self._decision is not None:
            return None
        return self._decide(Decision(self._dialogue.point(step), self._seat, "right", at, stands=True))

    def _decide(self, made: Decision) -> str | None:
        if made.event is None:
            return None
        if self._held is not None and made.event not in self._held:
            return "not-held"
        self._decision = made
        return None
