"""What is true in a game of Diamant."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from engine.game import House
from engine.games.diamant.edition import EDITIONS, Absent, Chests, Division, Edition
from engine.refusal import Refused
from engine.seat import Seat

HOUSE: Final[Mapping[str, House]] = {
    "edition": House(tuple(EDITIONS), "diamant-2016"),
    "expeditions": House((1, 2, 3, 4, 5), 5),
    "division": House(get_args(Division), "pooled"),
    "chests": House(get_args(Chests), "closed"),
    "absent": House(get_args(Absent), "wait"),
}
"""The house options."""

Phase = Literal["flip", "vote", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """The house options of one game; the defaults are the way most tables play."""

    edition: Edition = EDITIONS["diamant-2016"]
    expeditions: int = 5
    division: Division = "pooled"
    chests: Chests = "closed"
    absent: Absent = "wait"

    @classmethod
    def read(cls, options: Mapping[str, Any]) -> "Options":
        """The options of a journal's header. Raises Refused for an unknown option or value."""
        for name, value in options.items():
            if name not in HOUSE:
                raise Refused("unknown-option", f"unknown option {name!r}", tuple(HOUSE))
            if type(value) not in (str, int) or value not in HOUSE[name].values:
                allowed = tuple(str(word) for word in HOUSE[name].values)
                raise Refused("bad-option", f"option {name} cannot be {value!r}", allowed)
        rest = {name: value for name, value in options.items() if name != "edition"}
        return cls(EDITIONS[options.get("edition", "diamant-2016")], **rest)


@dataclass(frozen=True, slots=True)
class Flipped:
    """The top card of the deck is turned over."""

    card: str


@dataclass(frozen=True, slots=True)
class Voted:
    """The votes are revealed: these seats leave, everybody else inside goes on."""

    leave: tuple[Seat, ...]


Event = Flipped | Voted


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the path, and the gems that still lie on it. `relic` counts the relics seen before this one."""

    card: str
    gems: int = 0
    relic: int = 0


@dataclass(frozen=True, slots=True)
class Relic:
    """A relic that somebody owns."""

    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Cave:
    """What lies in the open for everybody to see.

    `round` counts expeditions from 1 (0 before the first); `deck` is how many of each of the edition's cards are face
    down (public: everybody has seen the others); `inside` is ascending; `hand` has one number a seat, 0 in camp.
    """

    round: int
    deck: tuple[int, ...]
    path: tuple[Lying, ...]
    inside: tuple[Seat, ...]
    hand: tuple[int, ...]

    @property
    def pot(self) -> int:
        return sum(one.gems for one in self.path)

    def next(self, edition: Edition) -> "Cave":
        """The cave as everybody enters it for the next expedition; a relic may be added to the deck."""
        deck, seats = self.deck, len(self.hand)
        if edition.added:
            deck = counted(deck, edition.cards.index(edition.added[self.round]), +1)
        return Cave(self.round + 1, deck, (), tuple(map(Seat, range(seats))), (0,) * seats)


def counted(deck: tuple[int, ...], index: int, change: int) -> tuple[int, ...]:
    """The deck with more or fewer of one card."""
    return (*deck[:index], deck[index] + change, *deck[index + 1 :])


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of one game."""

    options: Options
    phase: Phase
    cave: Cave
    chest: tuple[int, ...]
    relics: tuple[tuple[Relic, ...], ...]
    claimed: int = 0
    """Relics that have left the cave, over the whole game and all players."""
    seen: int = 0
    """Relics that have been revealed in this game."""
    lost: int = 0
    """Relics revealed and taken by nobody: they have left the game."""
    removed: tuple[str, ...] = ()
    """Trap kinds of which one card has left the game, in order."""
    bust: bool = False
    """Whether the last expedition ended by a trap."""

    def scores(self) -> tuple[int, ...]:
        """Chest and relic points of every seat."""
        return tuple(
            chest + sum(relic.points for relic in own) for chest, own in zip(self.chest, self.relics, strict=True)
        )

    def winners(self) -> tuple[Seat, ...]:
        """The highest score wins; among equals most relics where the edition says so, then all share."""
        ties = self.options.edition.relics_break_ties
        ranks = [(score, len(own) if ties else 0) for score, own in zip(self.scores(), self.relics, strict=True)]
        return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks))
