"""All that any output may know."""

from dataclasses import dataclass

from engine.beat import Beat
from engine.press import Side
from engine.scene import Scene
from engine.seat import Seat, Sitter


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the table, by the id of its message (assets/words, `notice-…`)."""

    code: str
    box: int | None = None
    side: Side | None = None
    lasting: bool = True
    """False for news that goes away after a few seconds."""


@dataclass(frozen=True, slots=True)
class Menu:
    """The host's menu: item ids (assets/words, `menu-…`), and the one that is lit. Left key: next; right key: OK."""

    items: tuple[str, ...]
    lit: int


@dataclass(frozen=True, slots=True)
class Frame:
    """What the table shows to one viewer at one moment.

    It says who has locked, never what: there is no field for a choice that has not been revealed. `beat` is the
    happening that is being shown (None when the table waits for people), `since` the time at which this beat or scene
    began, `hold` how long the beat lasts here, in seconds. `closing` is when the last one locked: the reveal follows
    after a countdown of `hold` seconds.
    """

    scene: Scene
    beat: Beat | None
    since: float
    hold: float
    sitters: tuple[Sitter, ...]
    asked: frozenset[Seat] = frozenset()
    locked: frozenset[Seat] = frozenset()
    closing: float | None = None
    notices: tuple[Notice, ...] = ()
    menu: Menu | None = None
    held: frozenset[int] = frozenset()
    """Boxes whose keys are both held down: the start of a game, or the host's menu, is near."""
