"""People are asked something: what all ways of asking share."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.cursor import Cursor
from engine.need import Need, Record
from engine.press import CHORD, Side
from engine.seat import Seat
from engine.turn import Step

Way = Literal["secret", "pair", "list", "tap", "plain"]
"""How a seat with one key chooses: a secret vote, the open choices of the two keys, a list that goes on by itself, a
press that counts when the key comes up before it was held, or just by pressing."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An event that a key has decided at `at`: it stands when the key is let go, or when no chord has come in time.

    So the first key of a chord decides nothing.
    """

    event: Any
    seat: Seat
    side: Side
    at: float
    stands: bool = False

    @property
    def due(self) -> float:
        return self.at + CHORD


class Asking:
    """One turn that is asked of seats, from its opening to its event. Times are seconds of the table's clock.

    Whoever runs it passes on the keys of people at the table, and calls `tick` before it asks for anything.
    """

    def __init__(self, asked: frozenset[Seat]) -> None:
        self._asked = asked
        self._decision: Decision | None = None
        self.sealed: set[Seat] = set()
        """Seats with one key that have pressed it: what it was shows when both sides have had their time."""

    @property
    def locked(self) -> frozenset[Seat]:
        """Seats that have chosen."""
        return frozenset() if self._decision is None else frozenset({self._decision.seat})

    @property
    def asked(self) -> frozenset[Seat]:
        """Seats that have not chosen yet."""
        return self._asked - self.locked

    @property
    def silent(self) -> frozenset[Seat]:
        """Seats that have not chosen yet, also where nobody shows who has."""
        return self.asked

    @property
    def hides(self) -> bool:
        """Whether nobody learns who has chosen before all have."""
        return False

    @property
    def everybody(self) -> frozenset[Seat]:
        """Seats that are asked, or have been."""
        return self._asked

    @property
    def closing(self) -> float | None:
        """When the last one locked, where a countdown follows."""
        return None

    @property
    def viewer(self) -> Seat | None:
        """Whom the screen may show private things to now."""
        return None

    @property
    def glow(self) -> frozenset[Seat]:
        """Seats that hold what is lit on the screen: for the light of their own boxes, never for a frame."""
        return frozenset()

    @property
    def cursor(self) -> Cursor | None:
        """How far they have come, as everybody may see it."""
        return None

    @property
    def private(self) -> Cursor | None:
        """How far they have come, as the viewer sees it."""
        return self.cursor

    @property
    def scanned(self) -> frozenset[Seat]:
        """Seats that can still choose, for as long as their choices are lit in turn where they have one key."""
        return self._asked if self._decision is None else frozenset()

    def way(self, seat: Seat) -> Way:
        """How a seat with one key chooses now."""
        del seat
        return "plain"

    @property
    def only(self) -> Side:
        """The key that an only key stands for, where nothing is lit in turn."""
        return "right"

    def hold(self, seat: Seat, at: float) -> None:
        """An only key is held for long."""
        del at
        self.withdraw(seat)

    def press(self, seat: Seat, side: Side, at: float) -> str | None:
        """A key went down. Returns the code of a notice to that seat, None for nothing to tell."""

    def previous(self, seat: Seat) -> None:
        """The item before the lit one: an only key was heard of so late that the list had gone on."""

    def release(self, seat: Seat, side: Side) -> None:
        """A key came up."""
        made = self._decision
        if made is not None and (made.seat, made.side) == (seat, side):
            self._decision = replace(made, stands=True)

    def withdraw(self, seat: Seat) -> None:
        """Both keys are down: what the first of them did is undone."""
        if self._decision is not None and self._decision.seat == seat:
            self._decision = None

    def back(self) -> bool:
        """One level up in what is being chosen; False where there is none."""
        return False

    def point(self, step: Step, at: float) -> str | None:
        """Somebody points at a step on the screen. Returns the code of a notice, None for nothing to tell."""

    def tick(self, now: float) -> None:
        """Let time pass."""

    def deadline(self) -> float | None:
        """When something changes without a key; None for not before somebody presses."""
        return None if self._decision is None else self._decision.due

    def shift(self, seconds: float) -> None:
        """The table was paused for so long."""
        if self._decision is not None:
            self._decision = replace(self._decision, at=self._decision.at + seconds)

    def need(self, now: float) -> Need | None:
        """What the game waits for, once they have decided."""
        return Record(self._decision.event) if self._decision is not None and self._stands(now) else None

    def _stands(self, now: float) -> bool:
        return self._decision is not None and (self._decision.stands or now >= self._decision.due)


class Thinking(Asking):
    """A bot has chosen, and takes its time so that people can follow."""

    def __init__(self, seat: Seat, event: Any, due: float) -> None:
        super().__init__(frozenset({seat}))
        self._event = event
        self._due = due

    def deadline(self) -> float:
        return self._due

    def shift(self, seconds: float) -> None:
        self._due += seconds

    def need(self, now: float) -> Need | None:
        return Record(self._event) if now >= self._due else None


class Race(Asking):
    """Everybody is asked, and the first to press decides."""

    def __init__(self, events: tuple[Any, ...], people: frozenset[Seat]) -> None:
        super().__init__(people)
        self._events = events

    def press(self, seat: Seat, side: Side, at: float) -> None:
        if self._decision is None and seat in self._asked:
            self._decision = Decision(self._events[seat], seat, side, at)
