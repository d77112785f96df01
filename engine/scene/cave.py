"""An expedition into the cave, as a scene."""

from dataclasses import dataclass
from typing import Literal

from engine.scene.evening import Gem
from engine.seat import Seat

Moment = Literal["turned", "shared", "choosing"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card lying in the open.

    `value` is a treasure's printed value, or what a relic would be worth to the next lone leaver. `lying` counts the
    gems that still lie on it. `copies` counts this trap's cards that are still face down.
    """

    kind: Literal["treasure", "trap", "relic"]
    art: str
    word: str
    value: int | None = None
    lying: int = 0
    copies: int = 0


@dataclass(frozen=True, slots=True)
class Danger:
    """A trap kind that lies in the cave, and how many of its cards are still face down."""

    art: str
    word: str
    copies: int


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the strip: the gems in its hand (None in camp), and its chest where chests are open."""

    seat: Seat
    state: Literal["inside", "camp", "lost"]
    hand: int
    gain: int = 0
    """How much of `hand` has just been gained."""
    chest: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A card, or a kind of card, that can be entered; `left` counts those that are face down."""

    kind: Literal["treasure", "trap", "relic"]
    art: str
    word: str
    value: int | None
    left: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A real deck lies on the table: `seat` says which card was turned, first its kind, then which one.

    `kind` is None while the kind is chosen. Left key: the next one; right key: this one.
    """

    seat: Seat
    kind: Literal["treasure", "trap", "relic"] | None
    deals: tuple[Deal, ...]
    lit: int


@dataclass(frozen=True, slots=True)
class Path:
    """The expedition: cards from the entrance to the newest (last). No card lies there before the first flip.

    `moment` is "turned" while the newest card is being turned, "shared" while its gems go to the hands, and
    "choosing" when those inside choose. `word_left` and `word_right` say what the two keys do.
    """

    cards: tuple[Card, ...]
    dangers: tuple[Danger, ...]
    places: tuple[Place, ...]
    pot: int
    """All gems that lie in the cave."""
    deck: int
    """Cards face down."""
    round: int
    rounds: int
    gem: Gem
    moment: Moment
    word_left: str = "continue"
    word_right: str = "leave"
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class Stayer:
    seat: Seat
    hand: int


@dataclass(frozen=True, slots=True)
class Leaver:
    """Somebody who walks out with `hand` and `share`, and with relics (their pictures) if nobody else left."""

    seat: Seat
    hand: int
    share: int
    relics: tuple[str, ...] = ()
    relic_points: int = 0


@dataclass(frozen=True, slots=True)
class Reveal:
    """The votes, all at once; `pot` and `relics` (pictures) are what stays in the cave."""

    staying: tuple[Stayer, ...]
    leaving: tuple[Leaver, ...]
    pot: int
    relics: tuple[str, ...]
    round: int
    rounds: int
    gem: Gem


@dataclass(frozen=True, slots=True)
class Bust:
    """The second card of a trap: those inside drop their hands (`Place.state` "lost")."""

    card: Card
    places: tuple[Place, ...]
    round: int
    rounds: int
    gem: Gem


@dataclass(frozen=True, slots=True)
class Interval:
    """An expedition is over. Entrances 1 to `round` are closed, each by its barricade.

    `bust` tells how it ended; `removed` are the traps that have left the game; `places` show chests if they are open.
    """

    round: int
    rounds: int
    bust: bool
    removed: tuple[Danger, ...]
    places: tuple[Place, ...]
    gem: Gem
