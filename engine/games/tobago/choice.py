"""What the seat of the turn can do: every legal event, by the steps that say it, and why other choices are blocked."""

from functools import lru_cache
from typing import Final

from engine.games.tobago.action import STEPS, fits
from engine.games.tobago.clue import DECK
from engine.games.tobago.drive import reach
from engine.games.tobago.event import (
    SIGNS,
    Doubled,
    Drove,
    Dug,
    Ended,
    Event,
    Exchanged,
    Opened,
    Played,
    Removed,
    Swapped,
)
from engine.games.tobago.grid import spaces, union
from engine.games.tobago.order import diggable
from engine.games.tobago.power import doubles, markers_out, swaps
from engine.games.tobago.sharing import sharing, starter
from engine.games.tobago.state import State
from engine.scene import Sign, Space
from engine.seat import Seat
from engine.turn import Alone, Blocked, Move, Step

Moves = list[Move[Event]]
Steps = tuple[Step, ...]

AMULET: Final = "amulet"


def turn(state: State) -> Alone[Event]:
    """The seat's turn: digging and the action first, then amulets and the end."""
    seat = state.turn
    here = diggable(state, seat)
    moves: Moves = [Move(("dig", f"map:{sign}") if len(here) > 1 else ("dig",), Dug(seat, sign)) for sign in here]
    blocked: list[Blocked] = []
    if state.acted:
        moves.append(Move(("end",), Ended(seat)))
        if state.drive:
            moves += drives(state, seat, (), amulet=False)
    else:
        _play(state, seat, (), moves, blocked, amulet=False)
        moves += drives(state, seat, (), amulet=False)
        _exchange(state, seat, (), moves, blocked, amulet=False)
    _amulets(state, seat, moves, blocked)
    if not state.acted:
        moves.append(Move(("end",), Ended(seat)))
        if not here:
            blocked.append(Blocked(("dig",), "why-no-treasure" if state.home(seat) else "why-no-compass"))
    return Alone(seat, tuple(moves), tuple(blocked), held=held(state, seat, moves))


def restart(state: State) -> Alone[Event]:
    """The clue of the hand that starts the next map."""
    share = sharing(state)
    seat = starter(share)
    cards = [card for card in offered(state, seat) if fits(state, share.sign, card)]
    moves: Moves = [Move(_said(state, card), Opened(seat, share.sign, card)) for card in cards]
    return Alone(seat, tuple(moves), held=held(state, seat, moves))


# ------------------------------------------------------------ clues
def offered(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards of a hand; where it is secret, every card that lies on no map: the same whatever is held."""
    if state.options.hands == "open":
        return state.hands[seat]
    lying = {laid.card for chart in state.charts for laid in chart.clues}
    return tuple(card.number for card in DECK if card.number not in lying)


def held(state: State, seat: Seat, moves: Moves) -> frozenset[Event] | None:
    """What of the moves the seat really can do, where its hand is secret."""
    if state.options.hands == "open":
        return None
    own = state.hands[seat]
    return frozenset(
        move.event for move in moves if not isinstance(move.event, Played | Opened) or move.event.card in own
    )


def _said(state: State, card: int) -> Steps:
    """How a card is named: a secret one is found among many, by its landmark first."""
    if state.options.hands == "open":
        return (f"card:{card}",)
    return (f"land:{DECK[card - 1].landmark}", f"card:{card}")


def plays(state: State, seat: Seat, before: Steps = (), *, amulet: bool = False) -> Moves:
    """Every legal clue: a card of the hand on a map."""
    return [
        Move((*before, "clue", *_said(state, card), f"map:{sign}"), Played(seat, sign, card, amulet))
        for card in offered(state, seat)
        for sign in SIGNS
        if fits(state, sign, card)
    ]


def _play(state: State, seat: Seat, before: Steps, moves: Moves, blocked: list[Blocked], *, amulet: bool) -> None:
    if not state.home(seat):
        blocked.append(Blocked((*before, "clue"), "why-no-compass"))
        return
    found = plays(state, seat, before, amulet=amulet)
    if not found:
        blocked.append(Blocked((*before, "clue"), "why-no-clue"))
        return
    moves += found
    if state.options.hands == "open":
        fitting = {move.event.card for move in found if isinstance(move.event, Played)}
        idle = (card for card in state.hands[seat] if card not in fitting)
        blocked += (Blocked((*before, "clue", f"card:{card}"), "why-no-map") for card in idle)
    else:
        # For a screen that leaves out what the seat does not hold, when nothing is left.
        blocked.append(Blocked((*before, "clue"), "why-no-clue"))


# ------------------------------------------------------------ drives
@lru_cache(maxsize=8192)
def _drive(steps: Steps, event: Drove) -> Move[Event]:
    return Move(steps, event)


def drives(state: State, seat: Seat, before: Steps, *, amulet: bool) -> Moves:
    """Every drive: located treasures and amulets first, then all other spaces."""
    jeep = state.jeeps[seat]
    assert jeep is not None
    most = STEPS if amulet else state.drive or STEPS
    reached = 0
    for ring in reach(state.isle.land, jeep, most):
        reached |= ring
    goals = goal_spaces(state, amulet=amulet) & reached
    return [
        *(_drive((*before, "drive", space), Drove(seat, space, amulet)) for space in spaces(goals)),
        *(_drive((*before, "drive", "space", at), Drove(seat, at, amulet)) for at in _listed(reached & ~goals)),
    ]


@lru_cache(maxsize=1024)
def _listed(mask: int) -> tuple[Space, ...]:
    return spaces(mask)


def goal_spaces(state: State, *, amulet: bool) -> int:
    """The spaces that are worth a drive: located treasures, and amulets where they are taken."""
    goals = 0 if amulet else union(state.lying)
    for chart in state.charts:
        if chart.located:
            goals |= chart.left
    return goals


# ------------------------------------------------------------ amulets
def _exchange(state: State, seat: Seat, before: Steps, moves: Moves, blocked: list[Blocked], *, amulet: bool) -> None:
    if state.hands[seat]:
        moves.append(Move((*before, "exchange"), Exchanged(seat, amulet)))
    else:
        blocked.append(Blocked((*before, "exchange"), "why-no-cards"))


def _amulets(state: State, seat: Seat, moves: Moves, blocked: list[Blocked]) -> None:
    """What an amulet can do, each power with what it needs."""
    if not state.amulets[seat]:
        if not state.acted:
            blocked.append(Blocked((AMULET,), "why-no-amulet"))
        return
    before: Steps = (AMULET,)
    marks = [_removal(seat, sign, at) for sign, there in markers_out(state) for at in there]
    for found, power, why in (
        (marks, "marker", "why-no-markers"),
        (_double_claims(state, seat), "double", "why-no-double"),
        (_swaps(state, seat), "swap", "why-no-swap"),
    ):
        moves += found
        if not found:
            blocked.append(Blocked((AMULET, power), why))
    _play(state, seat, before, moves, blocked, amulet=True)
    moves += drives(state, seat, before, amulet=True)
    _exchange(state, seat, before, moves, blocked, amulet=True)


@lru_cache(maxsize=4096)
def _removal(seat: Seat, sign: Sign, at: Space) -> Move[Event]:
    return Move((AMULET, "marker", f"map:{sign}", at), Removed(seat, sign, at))


def _double_claims(state: State, seat: Seat) -> Moves:
    return [
        Move((AMULET, "double", f"map:{sign}", f"clue:{clue}"), Doubled(seat, sign, clue))
        for sign, clue in doubles(state, seat)
    ]


def _swaps(state: State, seat: Seat) -> Moves:
    return [
        Move((AMULET, "swap", f"map:{sign}", f"pair:{one}:{other}"), Swapped(seat, sign, one, other))
        for sign, one, other in swaps(state)
    ]
