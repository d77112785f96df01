"""What the table shows of Tobago."""

from dataclasses import replace
from functools import lru_cache

from engine.beat import Beat
from engine.cursor import Choosing, Cursor, Passing, Peeking, Sweeping
from engine.games.tobago.ask import asked
from engine.games.tobago.beat import Curse, Happened, Offered, Settled, face
from engine.games.tobago.chart import markers
from engine.games.tobago.clue import DECK
from engine.games.tobago.event import SIGNS
from engine.games.tobago.grid import spaces
from engine.games.tobago.island import Island as Ground
from engine.games.tobago.offer import offer
from engine.games.tobago.sight import horizon
from engine.games.tobago.state import VALUES
from engine.games.tobago.view import View
from engine.scene import (
    Ask,
    Chart,
    Final,
    Island,
    Pass,
    Peek,
    Row,
    Scene,
    Space,
    Sweep,
    Thing,
    Tile,
    Traveller,
    Value,
)
from engine.seat import Seat

CLUES = tuple(Value("act-clue", clue=face(card.number)) for card in DECK)
"""The clues that can be in a hand."""


def scene(view: View, beat: Beat | None = None, cursor: Cursor | None = None) -> Scene:
    """The moment of a beat, a question, a secret, or the table at rest."""
    match beat:
        case Happened(happening, removed):
            return replace(_island(view), happening=happening, removed=removed)
        case Offered(shown) | Settled(shown):
            return shown
        case Curse(cursed):
            return cursed
        case _:
            return _quiet(view, cursor)


def _quiet(view: View, cursor: Cursor | None) -> Scene:
    """A question, a secret, or the table at rest."""
    match cursor:
        case Choosing():
            return asked(view, cursor, _island(view))
        case Sweeping(lit, card, cards):
            if view.phase == "know":
                return Sweep(CLUES, lit, card + 1, cards, tuple(map(Seat, range(view.seats))), "sweep-hand")
            return Sweep(tuple(map(_value, VALUES)), lit, card + 1, cards, _lookers(view), "sweep-treasure")
        case Passing(to, hold, seen):
            return Pass(to, hold, seen, "pass-treasure" if view.phase == "look" else "pass-hand")
        case Peeking(seat):
            if view.phase == "know":
                return Peek(seat, tuple(CLUES[card - 1] for card in view.hands[seat] or ()), "peek-hand")
            return Peek(seat, tuple(map(_value, view.share.seen if view.share else ())), "peek-treasure")
        case None:
            return _resting(view)


def _resting(view: View) -> Scene:
    if view.phase == "over":
        return _final(view)
    if view.share is not None and view.phase in ("treasure", "look", "reveal", "offer"):
        return offer(view.share)
    island = _island(view)
    return replace(island, ask=Ask(None, "ask-begin")) if view.phase == "begin" else island


def _value(card: int) -> Value:
    """A treasure card that can be held in secret."""
    return Value("value-coins", "coin", card) if card else Value("value-curse", "curse")


def _lookers(view: View) -> tuple[Seat, ...]:
    """Whoever has got a card: one for each compass from the bottom, as far as the cards go."""
    return tuple(sorted(set(view.share.claims[: view.share.hidden]))) if view.share else ()


# ------------------------------------------------------------ the island
def _island(view: View) -> Island:
    ground = view.island
    things = _things(ground, view.facing) if ground is not None else ()
    sights = _sights(ground, view.facing) if ground is not None else ()
    return Island(
        tiles=_tiles(ground) if ground is not None else (),
        things=things,
        sights=sights,
        amulets=view.lying,
        charts=_charts(view),
        travellers=tuple(_traveller(view, Seat(seat)) for seat in range(view.seats)),
        clues=view.deck,
        treasures=view.gold,
        turn=_turn(view),
    )


@lru_cache(maxsize=4)
def _tiles(ground: Ground) -> tuple[Tile, ...]:
    return tuple(Tile(space, terrain) for space, terrain in ground.land.cells)


@lru_cache(maxsize=16)
def _things(ground: Ground, facing: tuple[int, ...]) -> tuple[Thing, ...]:
    """Huts, palms and statues, the statues last."""
    return (
        *(Thing(space, "hut") for space in ground.huts),
        *(Thing(space, "palm") for space in ground.palms),
        *(Thing(space, "statue", to) for space, to in zip(ground.statues, facing, strict=True)),
    )


@lru_cache(maxsize=16)
def _sights(ground: Ground, facing: tuple[int, ...]) -> tuple[Space, ...]:
    """Where each statue's line of view ends."""
    return tuple(horizon(ground.land, space, to) for space, to in zip(ground.statues, facing, strict=True))


def _charts(view: View) -> tuple[Chart, ...]:
    """The four maps; before the first clue there are none."""
    return tuple(
        Chart(
            sign,
            tuple(face(laid.card, laid.claims) for laid in chart.clues),
            chart.left.bit_count(),
            spaces(chart.left) if markers(chart.left) else (),
        )
        for sign, chart in zip(SIGNS, view.charts or (), strict=False)
    )


def _traveller(view: View, seat: Seat) -> Traveller:
    hand = view.hands[seat] or ()
    return Traveller(
        seat=seat,
        jeep=view.jeeps[seat],
        amulets=view.amulets[seat],
        treasures=view.chests[seat],
        cards=view.cards[seat],
        hand=tuple(map(face, hand)),
        coins=view.scores[seat] if view.scores else None,
    )


def _turn(view: View) -> Seat | None:
    """Whose turn it is, once turns have begun."""
    return view.turn if view.phase in ("turn", "refill") or view.share is not None else None


def _final(view: View) -> Final:
    """Most coins first; equals share the victory."""
    scores, winners = view.scores or (), view.winners or ()
    rows = [
        Row(Seat(seat), score, view.chests[seat], ("amulet",) * view.amulets[seat], seat in winners)
        for seat, score in enumerate(scores)
    ]
    return Final(tuple(sorted(rows, key=lambda row: (-row.score, row.seat))), "coin")
