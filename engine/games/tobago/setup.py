"""From an empty table to the first turn: the island, the hands, the jeeps, and the first clue of each seat's map."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from engine.games.tobago import hand
from engine.games.tobago.beat import Begins, Clued, Made, Put, face
from engine.games.tobago.board import ASSEMBLIES
from engine.games.tobago.chart import fault
from engine.games.tobago.clue import DECK
from engine.games.tobago.event import SIGNS, Assembled, Began, Event, Landed, Opened, Placed, TurnedUp
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.island import COUNTS, Island, nothing
from engine.games.tobago.land import land
from engine.games.tobago.options import Options
from engine.games.tobago.order import Step, begun, check
from engine.games.tobago.state import Chart, Laid, State, changed, numbers
from engine.refusal import Refused
from engine.scene import Happening, Object, Space
from engine.seat import Seat
from engine.turn import Alone, Anybody, Chance, Move, Turn

OBJECTS: Final[tuple[Object, ...]] = tuple(kind for kind, n in COUNTS.items() for _ in range(n))
"""The objects in the order in which they are placed."""


def setup(options: Mapping[str, Any], seats: int) -> State:
    """The table before the island is made."""
    chosen = Options.read(options)
    return State(
        chosen,
        "assemble",
        seats,
        deck=sum(1 << card.number for card in DECK),
        jeeps=(None,) * seats,
        pile=chosen.amulets,
        amulets=(0,) * seats,
        hands=((),) * seats,
        treasures=((),) * seats,
    )


def turn(state: State) -> Turn[Event]:
    """What the table waits for before the first turn."""
    match state.phase:
        case "assemble":
            return Chance(tuple((Assembled(n), 1) for n in range(1, len(ASSEMBLIES) + 1)))
        case "place":
            return _placing(state)
        case "begin":
            return Anybody(tuple(Began(Seat(seat)) for seat in range(state.seats)))
        case "land":
            seat = landing(state)
            return Alone(seat, tuple(Move((space,), Landed(seat, space)) for space in spaces(state.isle.land.mask)))
        case "turn-up":
            return Chance(tuple((TurnedUp(card), 1) for card in numbers(state.deck)))
        case _:
            seat = opening(state)
            blank = (sign for sign in SIGNS if not state.chart(sign).clues)
            return Alone(seat, tuple(Move((f"map:{sign}",), Opened(seat, sign, state.card)) for sign in blank))


# ------------------------------------------------------------ the island
def furnished(island: Island) -> int:
    """How many objects stand on the island."""
    return len(island.huts) + len(island.palms) + len(island.statues)


@lru_cache(maxsize=64)
def allowed(island: Island, kind: Object, by_hand: bool) -> tuple[Space, ...]:
    """Where the next object may stand. By hand, the last one must let the deck tell every two spaces apart."""
    free = spaces(island.free(kind))
    if not by_hand or furnished(island) < len(OBJECTS) - 1:
        return free
    return tuple(space for space in free if island.placed(kind, space).apart)


def placer(state: State) -> Seat:
    """Who places the next object by hand."""
    return Seat(furnished(state.isle) % state.seats)


def _placing(state: State) -> Turn[Event]:
    """The next object: by chance on any legal space, or where the seat whose turn it is wants it."""
    kind = OBJECTS[furnished(state.isle)]
    by_hand = state.options.placing == "by-hand"
    facings: tuple[int | None, ...] = tuple(range(6)) if kind == "statue" else (None,)
    events = [Placed(kind, space, to) for space in allowed(state.isle, kind, by_hand) for to in facings]
    if not by_hand:
        return Chance(tuple((event, 1) for event in events))
    steps = {to: () if to is None else (f"facing:{to}",) for to in facings}
    return Alone(placer(state), tuple(Move((event.space, *steps[event.facing]), event) for event in events))


def assembled(state: State, event: Assembled) -> Step:
    island = nothing(land(event.number))
    return replace(state, phase="place", island=island), (Made(Happening("now-island")),)


def placed(state: State, event: Placed) -> Step:
    """One more object. When the deck cannot tell all spaces apart, or nothing fits any more, all are placed anew."""
    kind, by_hand = OBJECTS[furnished(state.isle)], state.options.placing == "by-hand"
    if event.kind != kind:
        raise Refused("wrong-object", f"the next object is a {kind}", (kind,))
    if (event.facing is not None) != (kind == "statue") or event.facing not in (None, *range(6)):
        raise Refused("bad-facing", "a statue looks in one of six directions, other objects in none", ("0 to 5",))
    island = state.isle.placed(kind, event.space)
    if event.space not in allowed(state.isle, kind, by_hand):
        legal = tuple(f"{q},{r}" for q, r in allowed(state.isle, kind, by_hand))
        raise Refused("not-apart", "the deck could not tell all spaces apart", legal)
    facing = state.facing if event.facing is None else (*state.facing, event.facing)
    state = replace(state, island=island, facing=facing)
    beats = (Put(Happening("now-placed", spaces=(event.space,))),)
    if furnished(island) < len(OBJECTS):
        if allowed(island, OBJECTS[furnished(island)], by_hand):
            return state, beats
    elif island.apart:
        charts = (Chart((), island.land.mask),) * len(SIGNS)
        dealt, _ = hand.dealing(replace(state, charts=charts), Seat(0))
        return dealt, beats
    again = replace(state, island=nothing(island.land), facing=())
    return again, (*beats, Made(Happening("now-again")))


# ------------------------------------------------------------ the seats
def began(state: State, event: Began) -> Step:
    if event.seat >= state.seats:
        raise Refused("no-such-seat", f"there is no seat {event.seat}", tuple(map(str, range(state.seats))))
    return replace(state, phase="land", first=event.seat), (Begins(Happening("now-begins", event.seat)),)


def landing(state: State) -> Seat:
    """Whose jeep lands next: clockwise from the seat that begins."""
    return next(seat for seat in _clockwise(state) if state.jeeps[seat] is None)


def opening(state: State) -> Seat:
    """Who opens the next map: in the same order."""
    return _clockwise(state)[sum(1 for chart in state.charts if chart.clues)]


def _clockwise(state: State) -> tuple[Seat, ...]:
    return tuple(Seat((state.first + i) % state.seats) for i in range(state.seats))


def landed(state: State, event: Landed) -> Step:
    check(event.seat, landing(state))
    if not state.isle.land.mask & bit(event.space):
        raise Refused("not-land", "a jeep cannot enter the ocean", ("any space of the island",))
    state = replace(state, jeeps=changed(state.jeeps, event.seat, event.space))
    if None not in state.jeeps:
        state = replace(state, phase="turn-up")
    return state, (Put(Happening("now-landed", event.seat, spaces=(event.space,))),)


def turned_up(state: State, event: TurnedUp) -> Step:
    """The clue that opens a map; one that would remove nothing, or everything, is put away."""
    state = hand.without(state, event.card)
    if fault(state.isle.land.mask, state.isle.clues[event.card - 1]):
        state, beats = hand.stocked(replace(state, discards=state.discards | 1 << event.card))
        return state, beats
    return replace(state, phase="open", card=event.card), ()


def opened(state: State, event: Opened) -> Step:
    """The clue that was turned up is laid on an empty map."""
    check(event.seat, opening(state))
    if event.card != state.card:
        raise Refused("no-such-card", f"clue {state.card} was turned up", (str(state.card),))
    if state.chart(event.sign).clues:
        blank = tuple(sign for sign in SIGNS if not state.chart(sign).clues)
        raise Refused("not-empty", f"the {event.sign} map has been opened", blank)
    state, beats = laid(replace(state, card=0), event)
    if sum(1 for chart in state.charts if chart.clues) < state.seats:
        return replace(state, phase="turn-up"), beats
    after, more = begun(state, state.first)
    return after, (*beats, *more)


def laid(state: State, event: Opened) -> Step:
    """The first clue of a map lies there, with its compass."""
    left = state.isle.land.mask & state.isle.clues[event.card - 1]
    chart = Chart((Laid(event.card, (event.seat,)),), left)
    told = Happening("now-opened", event.seat, event.sign, face(event.card), number=left.bit_count())
    return state.charted(event.sign, chart), (Clued(told, spaces(state.isle.land.mask & ~left)),)
