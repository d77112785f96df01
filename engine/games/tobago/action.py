"""The actions of a turn: a clue, a drive, a new hand, a treasure dug up, and the end."""

from dataclasses import replace
from typing import Final

from engine.games.tobago import hand
from engine.games.tobago.beat import Clued, Dig, Driven, Spent, Swept, face
from engine.games.tobago.chart import fault
from engine.games.tobago.drive import reach
from engine.games.tobago.event import SIGNS, Drove, Dug, Ended, Exchanged, Played
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.order import ALWAYS, Step, diggable, passed, settled, taken
from engine.games.tobago.power import located, pay
from engine.games.tobago.state import Chart, Laid, Share, State, changed
from engine.refusal import Refused
from engine.scene import Happening, Sign
from engine.seat import Seat

STEPS: Final = 3
"""The steps of one drive."""


def fits(state: State, sign: Sign, card: int) -> bool:
    """Whether a clue can be laid on a map: it removes at least one space, and leaves at least one."""
    return fault(state.chart(sign).left, state.isle.clues[card - 1]) is None


def _begin(state: State, seat: Seat, amulet: bool) -> State:
    """The action of the turn is used, or an amulet."""
    if amulet:
        return pay(state, seat)
    if state.acted:
        raise Refused("acted", "the action of this turn is used", ("amulets, digging, the end of the turn",))
    return replace(state, acted=True)


def played(state: State, event: Played) -> Step:
    """A clue of the hand is laid on a map and marked; the hand is drawn full."""
    seat, sign, card = event.seat, event.sign, event.card
    chart = state.chart(sign)
    if card not in state.hands[seat]:
        raise Refused("not-in-hand", f"clue {card} is not in the hand", tuple(map(str, state.hands[seat])) or ALWAYS)
    if chart.located:
        raise Refused("located", f"the treasure of the {sign} map is located", _maps(state, card))
    why = fault(chart.left, state.isle.clues[card - 1])
    if why:
        word = "nothing" if why == "no_elimination" else "every space"
        raise Refused(why, f"clue {card} removes {word} from the {sign} map", _maps(state, card))
    if not state.home(seat):
        raise Refused("no-compass", f"seat {seat} has no compass left", ("a drive", "a new hand", "the end"))
    state, beats = marked(_begin(state, seat, event.amulet), seat, sign, card)
    after, more = hand.refilled(state, seat)
    return after, (*beats, *more)


def _maps(state: State, card: int) -> tuple[str, ...]:
    """The maps that a card can be laid on; what else is allowed, if there are none."""
    return tuple(sign for sign in SIGNS if fits(state, sign, card)) or ALWAYS


def marked(state: State, seat: Seat, sign: Sign, card: int) -> Step:
    """A clue of a hand lies on a map, with a compass on it."""
    chart = state.chart(sign)
    left = chart.left & state.isle.clues[card - 1]
    rest = tuple(one for one in state.hands[seat] if one != card)
    after = Chart((*chart.clues, Laid(card, (seat,))), left)
    state = replace(state.charted(sign, after), hands=changed(state.hands, seat, rest))
    word = "now-clue" if chart.clues else "now-opened"
    told = Happening(word, seat, sign, face(card), number=left.bit_count())
    return state, (Clued(told, spaces(chart.left & ~left)), *located(state, seat, sign))


def drove(state: State, event: Drove) -> Step:
    """The jeep drives: up to three steps, and on with what is left of them; with an amulet, three steps at once."""
    seat, jeep = event.seat, state.jeeps[event.seat]
    assert jeep is not None
    under_way = bool(state.drive) and not event.amulet
    most = state.drive if under_way else STEPS
    rings = reach(state.isle.land, jeep, most)
    cost = next((n for n, ring in enumerate(rings, start=1) if ring & bit(event.space)), 0)
    if not cost:
        water = not state.isle.land.mask & bit(event.space)
        code = "not-land" if water else "no-move" if event.space == jeep else "too-far"
        legal = tuple(f"{q},{r}" for ring in rings for q, r in spaces(ring))
        raise Refused(code, f"the jeep cannot drive to {event.space[0]},{event.space[1]} with {most} steps", legal)
    if not under_way:
        state = _begin(state, seat, event.amulet)
    state = replace(state, jeeps=changed(state.jeeps, seat, event.space))
    told = Happening("now-drove", seat, spaces=(event.space,), origin=jeep, number=cost)
    if event.amulet:
        after, more = settled(state)
        return after, (Driven(told), *more)
    state, took = taken(replace(state, drive=most - cost), seat)
    after, more = settled(state)
    return after, (Driven(told), *took, *more)


def exchanged(state: State, event: Exchanged) -> Step:
    """The whole hand is put away and drawn anew."""
    if not state.hands[event.seat]:
        raise Refused("no-hand", f"seat {event.seat} has no clue to put away", ("a drive", "the end"))
    state = _begin(state, event.seat, event.amulet)
    away = sum(1 << card for card in state.hands[event.seat])
    state = replace(state, hands=changed(state.hands, event.seat, ()), discards=state.discards | away)
    told = Happening("now-exchanged", event.seat, power="exchange" if event.amulet else "")
    after, more = hand.refilled(state, event.seat)
    return after, (Spent(told) if event.amulet else Swept(told), *more)


def dug(state: State, event: Dug) -> Step:
    """A located treasure is dug up: the digger's compass goes under the last clue, and a drive under way ends."""
    seat, sign = event.seat, event.sign
    if not state.home(seat):
        raise Refused("no-compass", f"seat {seat} has no compass left", ALWAYS)
    here = diggable(state, seat)
    if sign not in here:
        raise Refused("no-treasure", f"the jeep stands on no located treasure of the {sign} map", here or ALWAYS)
    claims = (seat, *(one for laid in reversed(state.chart(sign).clues) for one in laid.claims))
    share = Share(sign, seat, claims)
    told = Happening("now-dug", seat, sign, spaces=spaces(state.chart(sign).left))
    return replace(state, phase="treasure", share=share, drive=0), (Dig(told),)


def ended(state: State, _: Ended) -> Step:
    """The turn is over; a turn without an action is a drive of no steps."""
    return passed(state)
