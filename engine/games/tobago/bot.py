"""Company on the island: a player that looks at its own view alone.

Every choice is worth some points by rules of thumb, and the dearest is made: treasures first, then clues on maps in
which it shares, then amulets; the last amulet is kept against the curse.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log
from typing import Any, Final

from engine.games.tobago.drive import reach
from engine.games.tobago.event import (
    CURSE,
    SIGNS,
    Claimed,
    Doubled,
    Drove,
    Dug,
    Ended,
    Event,
    Exchanged,
    Landed,
    Left,
    Opened,
    Played,
    Removed,
)
from engine.games.tobago.grid import bit, spaces
from engine.games.tobago.island import Island
from engine.games.tobago.state import Chart
from engine.games.tobago.view import View
from engine.refusal import Refused
from engine.scene import Sign, Space
from engine.seat import Seat

FAIR: Final = Fraction(150, 39)
"""The coins of an unknown treasure card, on average: 150 on 39 cards."""

FAR: Final = 12
"""No two spaces are so many steps apart."""


def bot(name: str) -> "Hunter":
    """Raises Refused for an unknown name."""
    if name == "hunter":
        return Hunter()
    raise Refused("unknown-bot", f"unknown bot {name!r}", ("hunter",))


@dataclass(frozen=True, slots=True)
class Hunter:
    """Races for treasures, plays clues where it shares, picks up amulets."""

    def __call__(self, view: View, seat: Seat, choices: Sequence[Any]) -> Any:
        if isinstance(choices[0], Claimed | Left):
            return next(one for one in choices if isinstance(one, Claimed) == _wants(view, seat))
        ways = _ways(view)
        return max(choices, key=lambda event: _worth(view, seat, event, ways))


# ------------------------------------------------------------ sharing
def _wants(view: View, seat: Seat) -> bool:
    """Whether the card that is offered is as good as what may still come; a curse that it has seen makes it hurry."""
    share = view.share
    assert share is not None
    assert share.card is not None
    hidden = list(share.seen)
    for _, card in (*share.taken, (seat, share.card)):
        if card in hidden:
            hidden.remove(card)
    mine = sum(1 for i, one in enumerate(share.claims) if one == seat and i not in share.gone)
    if CURSE in hidden or share.hidden <= mine:
        return True
    known = [card for card in hidden if card != CURSE]
    hope = max([*map(Fraction, known), FAIR])
    return share.card >= hope or share.card >= 4


# ------------------------------------------------------------ the turn
Ways = dict[Sign, tuple[int, ...]]
"""For each located map, the spaces from which its treasure is 0, 1, 2, ... steps away."""


def _ways(view: View) -> Ways:
    ground = view.island
    if ground is None:
        return {}
    return {
        sign: (chart.left, *reach(ground.land, spaces(chart.left)[0], FAR))
        for sign, chart in zip(SIGNS, view.charts, strict=False)
        if chart.located
    }


def _far(rings: tuple[int, ...], space: Space) -> int:
    """How many steps a treasure is away from a space."""
    return next(n for n, ring in enumerate(rings) if ring & bit(space))


def _part(chart: Chart, seat: Seat, more: int = 0) -> float:
    """A seat's part of the compasses of a map, if it laid `more`; the digger's is counted for everybody."""
    claims = [one for laid in chart.clues for one in laid.claims]
    return (claims.count(seat) + more + 0.5) / (len(claims) + more + 1)


def _worth(view: View, seat: Seat, event: Event, ways: Ways) -> float:
    """The points of a choice."""
    match event:
        case Dug(_, sign):
            return 100 + _part(view.charts[SIGNS.index(sign)], seat)
        case Drove(_, space, amulet):
            return _drive(view, seat, space, amulet, ways)
        case Played(_, sign, card, amulet):
            clue = _clue(view, seat, sign, card)
            return clue if not amulet else clue - 8 if view.amulets[seat] > 2 else 0
        case Removed(_, sign, space):
            return _removal(view, seat, sign, space)
        case Doubled(_, sign, _):
            chart = view.charts[SIGNS.index(sign)]
            return 14 if view.amulets[seat] > 1 and chart.left.bit_count() <= 3 else 0
        case Exchanged(_, amulet):
            return 0 if amulet else 8
        case Ended():
            return 10 if view.acted else 1
        case Landed(_, space):
            return float(_reachable(view, space))
        case Opened(_, _, card):
            return -float(_left(view.island, view.island.land.mask if view.island else 0, card))
        case _:
            return 0


def _left(ground: Island | None, left: int, card: int) -> int:
    """How many spaces a clue leaves of a set."""
    return (left & ground.clues[card - 1]).bit_count() if ground is not None else 0


def _reachable(view: View, space: Space) -> int:
    """How many spaces one drive reaches from here."""
    assert view.island is not None
    return sum(ring.bit_count() for ring in reach(view.island.land, space))


def _drive(view: View, seat: Seat, space: Space, amulet: bool, ways: Ways) -> float:
    """To a treasure, to an amulet, or nearer to a treasure; an amulet is spent for treasures alone."""
    jeep = view.jeeps[seat]
    assert jeep is not None
    best = 0.0 if amulet else 2.0
    for sign, rings in ways.items():
        chart = view.charts[SIGNS.index(sign)]
        there, now = _far(rings, space), _far(rings, jeep)
        if there == 0:
            best = max(best, (52 if amulet else 60) + 20 * _part(chart, seat))
        elif there < now and not amulet:
            best = max(best, 30 - there + 6 * _part(chart, seat))
    if space in view.lying and not amulet:
        best = max(best, 24 + 8 / (1 + view.amulets[seat]))
    return best


def _clue(view: View, seat: Seat, sign: Sign, card: int) -> float:
    """A clue is worth its share, how far it narrows the map, and a treasure that it finds within reach."""
    chart = view.charts[SIGNS.index(sign)]
    after = _left(view.island, chart.left, card)
    part = _part(chart, seat, 1)
    narrowed = 1 - log(after) / log(chart.left.bit_count())
    if after > 1:
        return 12 + 14 * part + 8 * narrowed
    assert view.island is not None
    return 24 + 20 * part + _race(view, seat, spaces(chart.left & view.island.clues[card - 1])[0])


def _race(view: View, seat: Seat, treasure: Space) -> float:
    """Points for a treasure to which the own jeep is nearer than the others'."""
    assert view.island is not None
    rings = (bit(treasure), *reach(view.island.land, treasure, FAR))
    away = [_far(rings, jeep) for jeep in view.jeeps if jeep is not None]
    others = min(n for at, n in enumerate(away) if at != seat)
    return 12.0 if away[seat] <= 3 and away[seat] <= others else 4.0 if away[seat] < others else 0.0


def _removal(view: View, seat: Seat, sign: Sign, space: Space) -> float:
    """The last but one marker is taken away where that finds a treasure within reach, with an amulet left over."""
    chart = view.charts[SIGNS.index(sign)]
    if view.amulets[seat] < 2 or chart.left.bit_count() != 2 or view.acted:
        return 0
    last = spaces(chart.left & ~bit(space))[0]
    return 40 if _race(view, seat, last) == 12 and _part(chart, seat) > 0.2 else 0
