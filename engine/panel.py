"""What lies over the evening and has all keys for a while: below it, time stands still."""

from dataclasses import dataclass

from engine.frame import Frame
from engine.game import Json
from engine.press import Press


@dataclass(frozen=True, slots=True)
class Do:
    """Somebody has chosen something that the table does: "resume", "undo", "quit" and the like."""

    name: str


@dataclass(frozen=True, slots=True)
class Put:
    """The host sets something: a field of Settings or Switch (`box` is whose), or a house option of the game."""

    name: str
    value: Json
    box: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody turns to a page of the table's past."""

    page: int


Wish = Do | Put | Turn
"""What a panel wants of the table."""


class Panel:
    """It is asked in the order of time. Times are seconds of the table's clock."""

    def press(self, press: Press) -> Wish | None:
        """A key went down."""

    def chord(self, press: Press) -> Wish | None:
        """A key went down that makes both keys of its box: one level up."""

    def enter(self, now: float) -> Wish | None:
        """An attached keyboard says OK."""
        del now
        return Do("back")

    def pick(self, number: int, now: float) -> Wish | None:
        """Somebody points at an item, counted from 0."""

    def tick(self, now: float) -> Wish | None:
        """Let time pass."""

    def deadline(self) -> float | None:
        """When `tick` has something to do without a key; None for not before somebody presses."""
        return None

    def laid(self, frame: Frame) -> Frame:
        """The frame with this panel over it."""
        raise NotImplementedError
