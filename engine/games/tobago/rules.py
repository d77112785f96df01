"""The rules of Tobago: what may happen, and what it does."""

from engine.games.tobago import action, choice, hand, power, setup, sharing
from engine.games.tobago.event import (
    Assembled,
    Began,
    Claimed,
    Dealt,
    Doubled,
    Drawn,
    Drove,
    Dug,
    Ended,
    Event,
    Exchanged,
    Landed,
    Left,
    Looked,
    Opened,
    Placed,
    Played,
    Removed,
    Revealed,
    Swapped,
    TurnedUp,
)
from engine.games.tobago.order import Step, check
from engine.games.tobago.state import Phase, State
from engine.refusal import Refused
from engine.turn import Over, Turn

DUE: dict[Phase, tuple[type, ...]] = {
    "assemble": (Assembled,),
    "place": (Placed,),
    "deal": (Drawn,),
    "know": (Looked,),
    "begin": (Began,),
    "land": (Landed,),
    "turn-up": (TurnedUp,),
    "open": (Opened,),
    "turn": (Played, Drove, Exchanged, Dug, Removed, Doubled, Swapped, Ended),
    "refill": (Drawn,),
    "treasure": (Dealt,),
    "look": (Looked,),
    "reveal": (Revealed,),
    "offer": (Claimed, Left),
    "restart": (Opened,),
    "over": (),
}
"""The kinds of event that each phase takes."""


def turn(state: State) -> Turn[Event]:
    """What the game waits for."""
    match state.phase:
        case "over":
            return Over(state.winners(), state.scores())
        case "deal" | "refill":
            return hand.chance(state)
        case "know":
            return hand.knowing(state)
        case "turn":
            return choice.turn(state)
        case "restart":
            return choice.restart(state)
        case "treasure" | "look" | "reveal" | "offer":
            return sharing.turn(state)
        case _:
            return setup.turn(state)


def apply(state: State, event: Event) -> Step:
    """The state after an event. Raises Refused when it is not legal now."""
    due = DUE[state.phase]
    if not isinstance(event, due):
        if not due:
            raise Refused("over", "the game is over")
        raise Refused(
            "not-now", f"{type(event).__name__.lower()} is not due", tuple(one.__name__.lower() for one in due)
        )
    match event:
        case Drawn():
            return hand.drawn(state, event)
        case Played() | Drove() | Exchanged() | Dug() | Removed() | Doubled() | Swapped() | Ended():
            check(event.seat, state.turn)
            return _acted(state, event)
        case Dealt() | Looked() | Revealed() | Claimed() | Left():
            return _shared(state, event)
        case TurnedUp() if state.share is not None:
            return sharing.turned_up(state, event)
        case Opened() if state.share is not None:
            return sharing.opened(state, event)
        case _:
            return _set_up(state, event)


def _set_up(state: State, event: Assembled | Placed | Began | Landed | TurnedUp | Opened) -> Step:
    match event:
        case Assembled():
            return setup.assembled(state, event)
        case Placed():
            return setup.placed(state, event)
        case Began():
            return setup.began(state, event)
        case Landed():
            return setup.landed(state, event)
        case TurnedUp():
            return setup.turned_up(state, event)
        case Opened():
            return setup.opened(state, event)


def _acted(state: State, event: Played | Drove | Exchanged | Dug | Removed | Doubled | Swapped | Ended) -> Step:
    match event:
        case Played():
            return action.played(state, event)
        case Drove():
            return action.drove(state, event)
        case Exchanged():
            return action.exchanged(state, event)
        case Dug():
            return action.dug(state, event)
        case Ended():
            return action.ended(state, event)
        case Removed() | Doubled() | Swapped():
            return power.used(state, event)


def _shared(state: State, event: Dealt | Looked | Revealed | Claimed | Left) -> Step:
    match event:
        case Dealt():
            return sharing.dealt(state, event)
        case Looked():
            return sharing.looked(state, event)
        case Revealed():
            return sharing.revealed(state, event)
        case Claimed():
            return sharing.claimed(state, event)
        case Left():
            return sharing.left(state, event)
