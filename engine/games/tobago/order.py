"""Whose turn it is, and when a turn is over."""

from dataclasses import replace
from typing import Final

from engine.beat import Beat
from engine.games.tobago.beat import Took
from engine.games.tobago.event import SIGNS
from engine.games.tobago.grid import bit
from engine.games.tobago.state import State
from engine.refusal import Refused
from engine.scene import Happening, Sign
from engine.seat import Seat

Step = tuple[State, tuple[Beat, ...]]
"""A state, and what is worth a moment on the way to it."""

ALWAYS: Final = ("the end of the turn",)
"""What is allowed in every turn."""


def check(seat: Seat, due: Seat) -> None:
    """Raises Refused for a seat that is not asked now."""
    if seat != due:
        raise Refused("not-your-turn", f"it is not the turn of seat {seat}", (str(due),))


def begun(state: State, seat: Seat) -> Step:
    """The turn of a seat begins: an amulet that lies where its jeep stands is taken, free."""
    return taken(replace(state, phase="turn", turn=seat, acted=False, drive=0), seat)


def taken(state: State, seat: Seat) -> Step:
    """The jeep takes the amulet that lies where it stands, if one does."""
    space = state.jeeps[seat]
    if space not in state.lying:
        return state, ()
    lying = tuple(one for one in state.lying if one != space)
    own = tuple(n + (i == seat) for i, n in enumerate(state.amulets))
    return replace(state, lying=lying, amulets=own), (Took(Happening("now-took", seat, spaces=(space,))),)


def diggable(state: State, seat: Seat) -> tuple[Sign, ...]:
    """The maps whose located treasure the seat can dig up: where its jeep stands, with a compass that it has left."""
    space = state.jeeps[seat]
    if space is None or not state.home(seat):
        return ()
    return tuple(sign for sign, chart in zip(SIGNS, state.charts, strict=True) if chart.left == bit(space))


def settled(state: State) -> Step:
    """A turn in which nothing more can be done is over, and the next seat's begins."""
    seat = state.turn
    if not state.acted or state.drive or state.amulets[seat] or diggable(state, seat):
        return replace(state, phase="turn"), ()
    return passed(state)


def passed(state: State) -> Step:
    """The next seat's turn, clockwise."""
    return begun(state, Seat((state.turn + 1) % state.seats))
