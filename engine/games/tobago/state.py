"""What is true in a game of Tobago."""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar

from engine.games.tobago.event import CURSE, SIGNS
from engine.games.tobago.island import Island
from engine.games.tobago.options import Options
from engine.scene import Sign, Space
from engine.seat import Seat

Phase = Literal[
    "assemble", "place", "deal", "know", "begin", "land", "turn-up", "open", "turn", "refill",
    "treasure", "look", "reveal", "offer", "restart", "over",
]  # fmt: skip
"""What comes next: `know` tells secret hands, `turn-up` and `open` lay the first clues, `treasure` to `offer` share a
treasure, `restart` starts the next map, `refill` draws clues for the seat that is `due`."""

EntryT = TypeVar("EntryT")

FIRST: Final = Seat(0)

COMPASSES: Final = 15
"""Each seat has so many."""

VALUES: Final = (2, 3, 4, 5, 6, CURSE)
"""The kinds of treasure cards, in the order in which a pile counts them."""

TREASURE: Final = (8, 9, 9, 7, 6, 2)
"""How many of each kind there are: 39 cards of gold with 150 coins in all, and two curses."""

EARLY: Final = 12
"""The first so many treasure cards are never cursed."""

Pile = tuple[int, ...]
"""How many treasure cards of each kind of `VALUES` lie somewhere."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A clue card on a map; a double claim is two compasses of one seat."""

    card: int
    claims: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """One of the four maps: its clues, and the bit set of spaces where the treasure still may be.

    `left` is kept beside the clues because an amulet can take single spaces away.
    """

    clues: tuple[Laid, ...]
    left: int

    @property
    def located(self) -> bool:
        return self.left.bit_count() == 1


@dataclass(frozen=True, slots=True)
class Share:
    """A treasure that is being shared.

    `claims` are the compasses from the bottom (the digger's) upwards, `gone` the indexes of those that have taken a
    card. `dealt` are the cards and who may look at each, in the order in which they were drawn; `pool` is what of them
    has not been revealed. `card` is offered to the compass `asked`. `taken` are cards and their takers, in order.
    """

    sign: Sign
    digger: Seat
    claims: tuple[Seat, ...]
    gone: frozenset[int] = frozenset()
    dealt: tuple[tuple[Seat | None, int], ...] = ()
    pool: Pile = (0,) * len(VALUES)
    card: int | None = None
    asked: int = 0
    taken: tuple[tuple[Seat, int], ...] = ()

    @property
    def hidden(self) -> int:
        """Cards that have not been revealed."""
        return sum(self.pool)

    @property
    def remaining(self) -> tuple[int, ...]:
        """The compasses that still lie on the map, from the bottom."""
        return tuple(i for i in range(len(self.claims)) if i not in self.gone)


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of one game. Tuples with one entry a seat or a map are in the order of seats and of `SIGNS`.

    Decks have no order: `deck` and `discards` are bit sets of clue cards (bit n for card n), `gold` and `spent` count
    treasure cards face down and put away.
    """

    options: Options
    phase: Phase
    seats: int
    deck: int
    island: Island | None = None
    facing: tuple[int, ...] = ()
    """Where each statue looks."""
    charts: tuple[Chart, ...] = ()
    jeeps: tuple[Space | None, ...] = ()
    lying: tuple[Space, ...] = ()
    """Where amulets lie, in the order in which they appeared."""
    pile: int = 0
    """Amulets that nobody has."""
    amulets: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    discards: int = 0
    gold: Pile = TREASURE
    spent: Pile = (0,) * len(VALUES)
    early: int = EARLY
    """How many of the cards that are never cursed are still to be drawn."""
    treasures: tuple[tuple[int, ...], ...] = ()
    first: Seat = FIRST
    turn: Seat = FIRST
    acted: bool = False
    """Whether the action of this turn has been begun."""
    drive: int = 0
    """Steps that are left of the drive under way."""
    due: Seat = FIRST
    """Whose hand is being refilled."""
    card: int = 0
    """The clue that has been turned up to open a map; 0 for none."""
    share: Share | None = None
    dry: bool = False
    """Whether the treasure deck has run dry: the treasure that is shared is the last."""

    @property
    def isle(self) -> Island:
        """The island, from the moment it is assembled."""
        assert self.island is not None
        return self.island

    @property
    def hand_size(self) -> int:
        return 6 if self.seats == 2 else 4

    def chart(self, sign: Sign) -> Chart:
        return self.charts[SIGNS.index(sign)]

    def charted(self, sign: Sign, chart: Chart) -> "State":
        """The state with another chart."""
        return replace(self, charts=changed(self.charts, SIGNS.index(sign), chart))

    def home(self, seat: Seat) -> int:
        """Compasses that a seat can still lay: those neither on a map nor on a treasure that is shared."""
        lying = [one for chart in self.charts for laid in chart.clues for one in laid.claims]
        if self.share is not None and self.chart(self.share.sign).clues:
            lying.append(self.share.digger)
            for i in self.share.gone:
                lying.remove(self.share.claims[i])
        return COMPASSES - lying.count(seat)

    def paid(self, seat: Seat, amulets: int = 1) -> "State":
        """The state after a seat has given amulets to the pile, or (below 0) has got some from it."""
        own = changed(self.amulets, seat, self.amulets[seat] - amulets)
        return replace(self, amulets=own, pile=self.pile + amulets)

    def scores(self) -> tuple[int, ...]:
        """The coins of every seat."""
        return tuple(map(sum, self.treasures))

    def winners(self) -> tuple[Seat, ...]:
        """Most coins; equals share the victory."""
        scores = self.scores()
        return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def changed(entries: tuple[EntryT, ...], at: int, entry: EntryT) -> tuple[EntryT, ...]:
    """The entries with another one at an index."""
    return (*entries[:at], entry, *entries[at + 1 :])


def numbers(mask: int) -> tuple[int, ...]:
    """The cards of a bit set of clue cards, ascending."""
    return tuple(n for n in range(1, mask.bit_length()) if mask >> n & 1)


def counted(pile: Pile, card: int, change: int) -> Pile:
    """A pile with so many more of one kind of treasure card."""
    at = VALUES.index(card)
    return changed(pile, at, pile[at] + change)
