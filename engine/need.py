"""What the table asks of the world: dice and disk are not its own."""

from dataclasses import dataclass

from engine.game import Json
from engine.journal import Header
from engine.turn import Chance


@dataclass(frozen=True, slots=True)
class Begin:
    """A game starts: keep its header, then answer."""

    header: Header


@dataclass(frozen=True, slots=True)
class Draw:
    """Choose one outcome, keep it, then answer with it."""

    chance: Chance[Json]


@dataclass(frozen=True, slots=True)
class Record:
    """An event has been decided: keep it, then answer with it."""

    event: Json


@dataclass(frozen=True, slots=True)
class Delay:
    """Choose a number of seconds between the two, and answer with it."""

    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Undo:
    """Mark the last kept event as undone, then answer."""


@dataclass(frozen=True, slots=True)
class End:
    """The game is over, or the host ends it unfinished: keep that, then answer."""

    finished: bool


@dataclass(frozen=True, slots=True)
class Keep:
    """The host has set something: keep it, then answer."""

    name: str
    value: Json


@dataclass(frozen=True, slots=True)
class Recall:
    """Look up a page of the table's past, and answer with it (scene.Past)."""

    page: int
    game: str


@dataclass(frozen=True, slots=True)
class Quit:
    """The host switches the table off."""


Need = Begin | Draw | Record | Delay | Undo | End | Keep | Recall | Quit
