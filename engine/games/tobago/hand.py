"""Drawing clue cards."""

from dataclasses import replace

from engine.games.tobago.beat import Swept
from engine.games.tobago.clue import DECK
from engine.games.tobago.event import Drawn, Looked
from engine.games.tobago.order import Step, check, settled
from engine.games.tobago.state import State, changed, numbers
from engine.refusal import Refused
from engine.scene import Happening
from engine.seat import Seat
from engine.turn import Chance, Look


def chance(state: State) -> Chance[Drawn]:
    """Any card of the deck, for the seat that is due."""
    secret = state.options.hands == "secret"
    return Chance(tuple((Drawn(state.due, card, secret), 1) for card in numbers(state.deck)))


def stocked(state: State) -> Step:
    """An empty deck is made of the discards, if there are any."""
    if state.deck or not state.discards:
        return state, ()
    return replace(state, deck=state.discards, discards=0), (Swept(Happening("now-shuffled")),)


def without(state: State, card: int) -> State:
    """The state with a card taken from the deck. Raises Refused for one that is not in it."""
    if not 1 <= card <= 52 or not state.deck >> card & 1:
        raise Refused("no-such-card", f"clue {card} is not in the deck", tuple(map(str, numbers(state.deck))))
    return replace(state, deck=state.deck & ~(1 << card))


def drawn(state: State, event: Drawn) -> Step:
    """The seat that is due draws; when its hand is full, the game goes on."""
    check(event.seat, state.due)
    if event.secret != (state.options.hands == "secret"):
        raise Refused("bad-secret", f"hands are {state.options.hands} in this game", (state.options.hands,))
    state = without(state, event.card)
    hand = tuple(sorted((*state.hands[event.seat], event.card)))
    state = replace(state, hands=changed(state.hands, event.seat, hand))
    return dealing(state, Seat(event.seat)) if state.phase == "deal" else refilled(state, event.seat)


def dealing(state: State, seat: Seat) -> Step:
    """The first hands, seat by seat; then somebody begins."""
    if len(state.hands[seat]) < state.hand_size:
        return replace(state, phase="deal", due=seat), ()
    if seat + 1 < state.seats:
        return replace(state, phase="deal", due=Seat(seat + 1)), ()
    return replace(state, phase="know" if state.options.hands == "secret" else "begin"), ()


def knowing(state: State) -> Look[Looked]:
    """Everybody learns a secret hand: all clues that there are, and those that each seat holds."""
    held = tuple((Seat(seat), tuple(f"card:{card}" for card in own)) for seat, own in enumerate(state.hands))
    return Look(tuple(f"card:{card.number}" for card in DECK), held, Looked(), at_once=True)


def refilled(state: State, seat: Seat) -> Step:
    """A hand is drawn full; with no cards left anywhere it stays smaller."""
    if len(state.hands[seat]) == state.hand_size:
        return settled(state)
    state, beats = stocked(state)
    if state.deck:
        return replace(state, phase="refill", due=seat), beats
    after, more = settled(state)
    return after, (*beats, *more)
