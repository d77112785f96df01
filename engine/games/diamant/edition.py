"""The four editions of Diamant: data, not forks."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.scene import Gem

TREASURES: Final = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
"""The fifteen treasure cards of every edition; 124 gems in all."""

TRAP_COPIES: Final = 3
RELIC_ART: Final = ("relic_mask", "relic_idol", "relic_cup", "relic_dagger", "relic_sun")


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the game. Cards are tokens: `T<n>` treasure, `H<kind>` trap, `R` or `R<n>` relic.

    `relics` are in the deck from the start; `added[i]` joins it at the start of expedition i + 1. `printed` relics are
    worth what they say, others 5 for each of the first three to leave the cave and 10 for later ones.
    `relics_break_ties` tells that most relics decide among equal scores.
    """

    name: str
    traps: tuple[str, ...]
    relics: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    printed: bool = False
    relics_break_ties: bool = False
    gem: Gem = "ruby"
    cards: tuple[str, ...] = field(init=False)
    """Every kind of card once, in a fixed order; a deck is a count for each."""
    start: tuple[int, ...] = field(init=False)
    """The deck at the start of the game, before any relic is added."""

    def __post_init__(self) -> None:
        deck = Counter(f"T{value}" for value in TREASURES)
        deck.update({f"H{kind}": TRAP_COPIES for kind in self.traps})
        deck.update(self.relics)
        cards = (*deck, *(card for card in dict.fromkeys(self.added) if card not in deck))
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "start", tuple(deck[card] for card in cards))

    def worth(self, card: str, claimed: int) -> int:
        """What a relic is worth to its taker when `claimed` relics have left the cave before it."""
        if self.printed:
            return int(card[1:])
        return 5 if claimed < 3 else 10


EDITIONS: Final = {
    edition.name: edition
    for edition in (
        Edition("diamant-2016", ("spider", "snake", "lava", "boulder", "ram"), relics=("R",) * 5),
        Edition("diamant-2005", ("snake", "scorpion", "cave-in", "gas", "explosion"), gem="red-diamond"),
        Edition(
            "incan-gold-2006", ("spider", "snake", "mummy", "fire", "rocks"), added=("R",) * 5, relics_break_ties=True
        ),
        Edition(
            "incan-gold-2018",
            ("spider", "snake", "mummy", "fire", "rocks"),
            added=("R5", "R7", "R8", "R10", "R12"),
            printed=True,
            relics_break_ties=True,
        ),
    )
}


def art(card: str, relic: int = 0) -> str:
    """The picture of a card; `relic` counts the relics seen in this game before it."""
    if card[0] == "T":
        return f"heap_{card[1:]}"
    if card[0] == "H":
        return f"trap_{card[1:].replace('-', '')}"
    return RELIC_ART[relic]


Division = Literal["pooled", "per-card"]
Chests = Literal["closed", "open"]
Absent = Literal["wait", "leave", "continue"]
