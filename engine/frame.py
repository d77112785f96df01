"""All that any output may know."""

from dataclasses import dataclass, field

from engine.beat import Beat
from engine.press import Side
from engine.scene import Scene
from engine.seat import Seat, Sitter
from engine.settings import Settings


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the table, by the id of its message (assets/words, `notice-…`)."""

    code: str
    box: int | None = None
    side: Side | None = None
    lasting: bool = True
    """False for news that goes away after a few seconds."""


@dataclass(frozen=True, slots=True)
class Item:
    """A row of the host's menu: `name` is the id of what it does or sets (assets/words, `menu-…`).

    `value` is what is set now (None for a row that does something), `box` the box that it is about. The café has
    `locked` what its config does not let the host change.
    """

    name: str
    value: str | int | float | None = None
    box: int | None = None
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A page of the host's menu (assets/words, `page-…`), and the item that is lit. Left key: next; right key: OK."""

    page: str
    items: tuple[Item, ...]
    lit: int


@dataclass(frozen=True, slots=True)
class Gate:
    """The host's PIN is entered with the keys: so many of `digits` are in. After three failures, `until` is when the
    next try is allowed."""

    entered: int
    digits: int
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Typing:
    """Somebody types the name of whoever sits at a box."""

    box: int
    text: str


@dataclass(frozen=True, slots=True)
class Scan:
    """A box with one key: the lit side, or (None) the lit item, goes on by itself; `since` is when it came here."""

    box: int
    lit: Side | None
    since: float


@dataclass(frozen=True, slots=True)
class Frame:
    """What the table shows to one viewer at one moment.

    It says who has locked, never what: there is no field for a choice that has not been revealed. `beat` is the
    happening that is being shown (None when the table waits for people), `since` the time at which this beat or scene
    began, `hold` how long the beat lasts here, in seconds. `closing` is when the last one locked: the reveal follows
    after a countdown of `hold` seconds. All times are seconds of the table's clock.
    """

    scene: Scene
    beat: Beat | None
    since: float
    hold: float
    sitters: tuple[Sitter, ...]
    asked: frozenset[Seat] = frozenset()
    locked: frozenset[Seat] = frozenset()
    viewer: Seat | None = None
    """Whose own view this is; None for what everybody may see, and hear."""
    silent: frozenset[Seat] = frozenset()
    """Seats that are asked and have been reminded: everybody waits for them."""
    closing: float | None = None
    scans: tuple[Scan, ...] = ()
    notices: tuple[Notice, ...] = ()
    menu: Menu | None = None
    gate: Gate | None = None
    typing: Typing | None = None
    warning: float | None = None
    """When the table begins anew unless somebody presses a key."""
    invitation: bool = False
    """Bots play by themselves, in silence: the invitation to play lies over it."""
    dim: bool = False
    """Nobody has been here for a while, or the house is closed: the screen is darker."""
    held: frozenset[int] = frozenset()
    """Boxes whose keys are both held down: the start of a game, or the host's menu, is near."""
    settings: Settings = field(default_factory=Settings)
