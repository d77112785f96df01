"""What one viewer may know of a game of Tobago."""

from dataclasses import dataclass

from engine.games.tobago.island import Island
from engine.games.tobago.options import Options
from engine.games.tobago.state import Chart, Phase, State
from engine.scene import Sign, Space
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Sharing:
    """What everybody sees of a treasure that is shared, and `seen`, the cards that the viewer has looked at."""

    sign: Sign
    digger: Seat
    claims: tuple[Seat, ...]
    gone: frozenset[int]
    hidden: int
    card: int | None
    asked: int
    taken: tuple[tuple[Seat, int], ...]
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Built field by field. Not everybody may know `hands` where they are secret, nor `treasures` before the end.

    Both have None for what the viewer may not know, and `cards` and `chests` count them.
    """

    options: Options
    phase: Phase
    seats: int
    viewer: Seat | None
    island: Island | None
    facing: tuple[int, ...]
    charts: tuple[Chart, ...]
    jeeps: tuple[Space | None, ...]
    lying: tuple[Space, ...]
    pile: int
    amulets: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    cards: tuple[int, ...]
    treasures: tuple[tuple[int, ...] | None, ...]
    chests: tuple[int, ...]
    deck: int
    gold: int
    first: Seat
    turn: Seat
    acted: bool
    drive: int
    card: int
    share: Sharing | None
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None


def view(state: State, viewer: Seat | None) -> View:
    """What a seat, or everybody (None), may know now."""
    over = state.phase == "over"
    opened = state.options.hands == "open"
    return View(
        options=state.options,
        phase=state.phase,
        seats=state.seats,
        viewer=viewer,
        island=state.island,
        facing=state.facing,
        charts=state.charts,
        jeeps=state.jeeps,
        lying=state.lying,
        pile=state.pile,
        amulets=state.amulets,
        hands=tuple(hand if opened or seat == viewer else None for seat, hand in enumerate(state.hands)),
        cards=tuple(map(len, state.hands)),
        treasures=tuple(own if over or seat == viewer else None for seat, own in enumerate(state.treasures)),
        chests=tuple(map(len, state.treasures)),
        deck=state.deck.bit_count(),
        gold=sum(state.gold),
        first=state.first,
        turn=state.turn,
        acted=state.acted,
        drive=state.drive,
        card=state.card,
        share=_sharing(state, viewer),
        scores=state.scores() if over else None,
        winners=state.winners() if over else None,
    )


def _sharing(state: State, viewer: Seat | None) -> Sharing | None:
    share = state.share
    if share is None:
        return None
    return Sharing(
        sign=share.sign,
        digger=share.digger,
        claims=share.claims,
        gone=share.gone,
        hidden=sum(share.pool),
        card=share.card,
        asked=share.asked,
        taken=share.taken,
        seen=tuple(card for seat, card in share.dealt if seat is not None and seat == viewer),
    )
