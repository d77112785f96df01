"""The moments of a game of Diamant. Each carries what everybody may see of it."""

from dataclasses import dataclass
from typing import ClassVar

from engine.beat import Beat
from engine.games.diamant.state import Cave
from engine.scene import Leaver
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Turned(Beat):
    """A card is turned: the last of the path. Nothing of it has been shared yet."""

    kind: ClassVar[str] = "turned"
    hold: ClassVar[float] = 1.5
    cave: Cave


@dataclass(frozen=True, slots=True)
class Shared(Beat):
    """`each` gems of the newest card go to everybody inside; the rest stays on it."""

    kind: ClassVar[str] = "shared"
    hold: ClassVar[float] = 1.2
    cave: Cave
    each: int


@dataclass(frozen=True, slots=True)
class Revealed(Beat):
    """The votes of a decision, all at once. `cave` is what the leavers leave behind."""

    kind: ClassVar[str] = "revealed"
    hold: ClassVar[float] = 2.4
    cave: Cave
    staying: tuple[Seat, ...]
    leaving: tuple[Leaver, ...]


@dataclass(frozen=True, slots=True)
class Sprung(Beat):
    """The second trap of a kind: those inside lose their hands. `cave` is as it was with the pair lying there."""

    kind: ClassVar[str] = "bust"
    hold: ClassVar[float] = 3.0
    cave: Cave
    trap: str


@dataclass(frozen=True, slots=True)
class Closed(Beat):
    """An expedition is over, and another follows."""

    kind: ClassVar[str] = "closed"
    hold: ClassVar[float] = 4.0


@dataclass(frozen=True, slots=True)
class Finished(Beat):
    """The game is over."""

    kind: ClassVar[str] = "finished"
    hold: ClassVar[float] = 3.0
