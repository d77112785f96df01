"""Seeded games of Tobago, and tables that are laid for one rule."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from engine.beat import Beat
from engine.games.tobago.clue import DECK
from engine.games.tobago.event import (
    SIGNS,
    Claimed,
    Dealt,
    Doubled,
    Drove,
    Dug,
    Ended,
    Event,
    Exchanged,
    Left,
    Played,
    Removed,
    Swapped,
)
from engine.games.tobago.game import Tobago
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.island import COUNTS, Island, nothing
from engine.games.tobago.land import land
from engine.games.tobago.options import Options
from engine.games.tobago.setup import setup
from engine.games.tobago.sharing import owed
from engine.games.tobago.state import VALUES, Chart, Laid, Pile, Share, State
from engine.refusal import Refused
from engine.scene import Sign, Space
from engine.seat import Seat
from engine.turn import Alone, Anybody, Chance, Look, Move, Over, Step, Turn
from tests.playout import BOUND, Moment, possible

TOBAGO: Final = Tobago()
A, B, C, D = map(Seat, range(4))
FULL: Final = sum(1 << card.number for card in DECK)
NOTHING: Final[Pile] = (0,) * len(VALUES)

SWAY: Final[dict[type, float]] = {
    Dug: 40, Played: 10, Drove: 5, Claimed: 2, Left: 1, Exchanged: 0.5, Removed: 2, Doubled: 2, Swapped: 2, Ended: 0.3
}  # fmt: skip
"""How much a random player is drawn to each kind of event."""


# ------------------------------------------------------------ whole games
def begun(seats: int = 3, **options: Any) -> State:
    """The table before the first event."""
    return setup(options, seats)


def game(seed: int, seats: int = 3, **options: Any) -> tuple[Moment, ...]:
    """A whole game in which dice choose everything."""
    return _game(seed, seats, tuple(options.items()))


@cache
def _game(seed: int, seats: int, options: tuple[tuple[str, Any], ...]) -> tuple[Moment, ...]:
    return tuple(moments(Random(seed), setup(dict(options), seats)))


def moments(dice: Random, state: State) -> Iterator[Moment]:
    """What happens from here to the end, where dice decide."""
    for _ in range(BOUND):
        turn = TOBAGO.turn(state)
        if isinstance(turn, Over):
            return
        event = fate(dice, turn)
        before = state
        state, beats = TOBAGO.apply(before, event)
        yield Moment(before, turn, event, state, beats)
    raise AssertionError(f"no end within {BOUND} events")


def fate(dice: Random, turn: Turn[Event]) -> Event:
    """What happens where dice decide: players dig whenever they can, and like clues and goals."""
    match turn:
        case Chance(outcomes):
            (outcome,) = dice.choices(outcomes, [count for _, count in outcomes])
            return outcome[0]
        case Anybody(events):
            return dice.choice(events)
        case Look(event=event):
            return event
        case Alone():
            return _random_move(dice, turn)
        case _:
            raise AssertionError(turn)


def _random_move(dice: Random, turn: Alone[Event]) -> Event:
    moves = possible(turn)
    kinds = list(dict.fromkeys(type(move.event) for move in moves))
    (kind,) = dice.choices(kinds, [SWAY.get(kind, 1) for kind in kinds])
    events = [move for move in moves if isinstance(move.event, kind)]
    goals = [move for move in events if kind is Drove and "space" not in move.steps]
    move: Move[Event] = dice.choice(goals if goals and dice.random() < 0.8 else events)
    return move.event


# ------------------------------------------------------------ a table laid for one rule
@cache
def isle(number: int = 1, seed: int = 0) -> Island:
    """An island with all its objects, on which the deck tells every two spaces apart."""
    dice, made = Random(seed), nothing(land(number))
    while not (made.apart and len(made.statues) == COUNTS["statue"]):
        made = nothing(land(number))
        for kind, count in COUNTS.items():
            for _ in range(count):
                if free := spaces(made.free(kind)):
                    made = made.placed(kind, dice.choice(free))
    return made


def laid(*, seats: int = 3, island: Island | None = None, maps: dict[Sign, Chart] | None = None, **facts: Any) -> State:
    """A table in the middle of the game: the turn of seat 0, everything that is not told empty or blank.

    The clue deck is all that lies nowhere else, and amulets that nobody has are in the pile.
    """
    ground = island or isle()
    blank = Chart((), ground.land.mask)
    charts = tuple((maps or {}).get(sign, blank) for sign in SIGNS)
    first, *_ = spaces(ground.land.mask)
    hands = facts.pop("hands", ((),) * seats)
    used = {laid.card for chart in charts for laid in chart.clues} | {card for hand in hands for card in hand}
    deck = FULL & ~sum(1 << card for card in used) & ~facts.get("discards", 0)
    amulets, lying = facts.pop("amulets", (0,) * seats), facts.get("lying", ())
    options = Options(**facts.pop("options", {}))
    state = State(
        options,
        "turn",
        seats,
        deck=deck,
        island=ground,
        facing=(0,) * len(ground.statues),
        charts=charts,
        jeeps=(first,) * seats,
        pile=options.amulets - sum(amulets) - len(lying),
        amulets=amulets,
        hands=hands,
        treasures=((),) * seats,
    )
    return replace(state, **facts)


def chart(*claims: tuple[Seat, ...], left: int | Space, first: int = 1) -> Chart:
    """A map with one clue for each entry, from card `first` on; `left` is a set, or the one space that is left."""
    clues = tuple(Laid(first + i, seats) for i, seats in enumerate(claims))
    return Chart(clues, bit(left) if isinstance(left, tuple) else left)


def some(count: int, island: Island | None = None) -> int:
    """A set of so many spaces."""
    return sum(map(bit, spaces((island or isle()).land.mask)[-count:]))


def pile(*cards: int) -> Pile:
    """Treasure cards that lie together; the curse is 0."""
    return tuple(cards.count(value) for value in VALUES)


def looking(state: State, *cards: int, sign: Sign = "white") -> State:
    """The state after the seat of the turn has dug, and these cards have been drawn for the treasure, in this order."""
    state = play(state, Dug(state.turn, sign))
    for card in cards:
        state = play(state, Dealt(owed(share(state)), card))
    return state


def finished(state: State) -> State:
    """The state after a treasure has been shared: the lowest card is revealed and taken each time."""
    while state.phase in ("treasure", "look", "reveal", "offer", "restart", "refill"):
        state = play(state, events(state)[-1 if state.phase == "offer" else 0])
    return state


def share(state: State) -> Share:
    """The treasure that is being shared."""
    assert state.share is not None
    return state.share


# ------------------------------------------------------------ what happens
def play(state: State, *events: Event) -> State:
    """The state after these events."""
    for event in events:
        state, _ = TOBAGO.apply(state, event)
    return state


def beats(state: State, event: Event) -> tuple[Beat, ...]:
    """The moments of one event."""
    return TOBAGO.apply(state, event)[1]


def refused(state: State, event: Event) -> Refused:
    """How an event is refused: with a code and what is allowed instead, and the state is as it was."""
    text = repr(state)
    with pytest.raises(Refused) as caught:
        TOBAGO.apply(state, event)
    assert repr(state) == text
    assert caught.value.code
    assert bool(caught.value.legal) == (state.phase != "over"), caught.value
    return caught.value


def events(state: State) -> list[Event]:
    """What can happen next."""
    match TOBAGO.turn(state):
        case Chance(outcomes):
            return [event for event, _ in outcomes]
        case Alone() as turn:
            return [move.event for move in possible(turn)]
        case Anybody(events):
            return list(events)
        case Look(event=event):
            return [event]
        case _:
            return []


def drawn(state: State) -> State:
    """The state after all hands have been refilled, always by the lowest card of the deck."""
    while state.phase in ("deal", "refill"):
        state = play(state, events(state)[0])
    return state


def blocked(state: State) -> dict[tuple[Step, ...], str]:
    """Why choices of a turn are blocked."""
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Alone)
    return {one.steps: one.reason for one in turn.blocked}
