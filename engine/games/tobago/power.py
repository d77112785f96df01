"""What amulets can do in one's own turn, on maps that are not located."""

from dataclasses import replace
from typing import Final

from engine.beat import Beat
from engine.games.tobago.beat import Located, Spent
from engine.games.tobago.chart import markers, removal_fault
from engine.games.tobago.event import SIGNS, Doubled, Removed, Swapped
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.order import ALWAYS, Step, settled
from engine.games.tobago.state import Chart, Laid, State, changed
from engine.refusal import Refused
from engine.scene import Happening, Sign, Space
from engine.seat import Seat

PAIR: Final = 2
"""Compasses of a double claim."""


def markers_out(state: State) -> tuple[tuple[Sign, tuple[Space, ...]], ...]:
    """The maps of which a marker can be removed, and where their markers lie: never the last one."""
    open_ones = _open(state)
    return tuple((sign, spaces(chart.left)) for sign, chart in open_ones if markers(chart.left))


def doubles(state: State, seat: Seat) -> tuple[tuple[Sign, int], ...]:
    """The clues on which a seat can claim double: those with exactly one compass, its own."""
    if not state.home(seat):
        return ()
    return tuple(
        (sign, i) for sign, chart in _open(state) for i, laid in enumerate(chart.clues) if laid.claims == (seat,)
    )


def swaps(state: State) -> tuple[tuple[Sign, int, int], ...]:
    """The pairs of clues of one map whose compasses can be swapped: both single or both double, of two seats."""
    return tuple(
        (sign, i, j)
        for sign, chart in _open(state)
        for j in range(len(chart.clues))
        for i in range(j)
        if swappable(chart, i, j)
    )


def swappable(chart: Chart, one: int, other: int) -> bool:
    """Whether the compasses of two clues of a map can be swapped: a swap that changes nothing is none."""
    a, b = chart.clues[one].claims, chart.clues[other].claims
    return not chart.located and len(a) == len(b) and a != b


def _open(state: State) -> list[tuple[Sign, Chart]]:
    return [(sign, chart) for sign, chart in zip(SIGNS, state.charts, strict=True) if not chart.located]


def pay(state: State, seat: Seat) -> State:
    """An amulet goes back to the pile. Raises Refused where the seat has none."""
    if not state.amulets[seat]:
        raise Refused("no-amulet", f"seat {seat} has no amulet", ("an action without one",))
    return state.paid(seat)


def used(state: State, event: Removed | Doubled | Swapped) -> Step:
    """An amulet is spent on a map."""
    state = pay(state, event.seat)
    chart = state.chart(event.sign)
    if chart.located:
        legal = tuple(sign for sign, _ in _open(state))
        raise Refused("located", f"the treasure of the {event.sign} map is located", legal or ALWAYS)
    match event:
        case Removed():
            state, beats = _removed(state, event, chart)
        case Doubled():
            state, beats = _doubled(state, event, chart)
        case Swapped():
            state, beats = _swapped(state, event, chart)
    after, more = settled(state)
    return after, (*beats, *more)


def _removed(state: State, event: Removed, chart: Chart) -> Step:
    fault = removal_fault(chart.left, event.space)
    if fault:
        legal = tuple(f"{sign} {q},{r}" for sign, there in markers_out(state) for q, r in there)
        raise Refused(
            fault, f"no {event.sign} marker can be taken from {event.space[0]},{event.space[1]}", legal or ALWAYS
        )
    left = chart.left & ~bit(event.space)
    told = Happening(
        "now-marker", event.seat, event.sign, spaces=(event.space,), number=left.bit_count(), power="marker"
    )
    state = state.charted(event.sign, replace(chart, left=left))
    return state, (Spent(told, (event.space,)), *located(state, event.seat, event.sign))


def located(state: State, seat: Seat, sign: Sign) -> tuple[Beat, ...]:
    """The moment in which one space is left of a map."""
    chart = state.chart(sign)
    if not chart.located:
        return ()
    return (Located(Happening("now-located", seat, sign, spaces=spaces(chart.left))),)


def _doubled(state: State, event: Doubled, chart: Chart) -> Step:
    if (event.sign, event.clue) not in doubles(state, event.seat):
        legal = tuple(f"{sign} {clue}" for sign, clue in doubles(state, event.seat))
        raise Refused(
            "no-double", "a second compass goes on a clue with a single one of the same seat", legal or ALWAYS
        )
    clues = changed(chart.clues, event.clue, Laid(chart.clues[event.clue].card, (event.seat,) * PAIR))
    told = Happening("now-double", event.seat, event.sign, power="double")
    return state.charted(event.sign, replace(chart, clues=clues)), (Spent(told),)


def _swapped(state: State, event: Swapped, chart: Chart) -> Step:
    one, other = event.clue, event.other
    if not 0 <= one < other < len(chart.clues) or not swappable(chart, one, other):
        legal = tuple(f"{sign} {i} {j}" for sign, i, j in swaps(state))
        raise Refused(
            "no-swap", "two single compasses, or two doubles, of one map and of two seats are swapped", legal or ALWAYS
        )
    a, b = chart.clues[one], chart.clues[other]
    clues = changed(changed(chart.clues, one, Laid(a.card, b.claims)), other, Laid(b.card, a.claims))
    told = Happening("now-swap", event.seat, event.sign, power="swap")
    return state.charted(event.sign, replace(chart, clues=clues)), (Spent(told),)
