"""A treasure being shared, as scenes."""

from dataclasses import dataclass
from typing import Literal

from engine.scene.island import Sign
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A compass on the map that is shared: whose, and what has become of it for the card that is offered.

    "asked": now; "waiting": will be asked if those below refuse; "refused": this card; "gone": has taken a card.
    """

    seat: Seat
    state: Literal["waiting", "asked", "refused", "gone"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A treasure card lies in the open and is offered to the compasses, from the bottom (first) upwards.

    `card` is its coins, None while the next one is still face down. `hidden` counts cards that are still face down;
    `taken` are the cards taken from this treasure so far, and by whom. `claimed` is the seat that has just taken the
    card, `refused` that everybody has refused it.
    """

    sign: Sign
    card: int | None
    claims: tuple[Claim, ...]
    hidden: int
    taken: tuple[tuple[Seat, int], ...]
    claimed: Seat | None = None
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Penalty:
    """What a curse has cost one seat: an amulet, its most valuable treasure card (`coins`), or nothing."""

    seat: Seat
    lost: Literal["amulet", "card", "nothing"]
    coins: int | None = None


@dataclass(frozen=True, slots=True)
class Cursed:
    """The curse is drawn: everybody who still has a compass on the map pays. `spared` cards go back unseen."""

    sign: Sign
    penalties: tuple[Penalty, ...]
    spared: int
