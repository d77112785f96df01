"""What the table shows of Diamant."""

from typing import Literal

from engine.beat import Beat
from engine.games.diamant.beats import Revealed, Shared, Sprung, Turned
from engine.games.diamant.edition import EDITIONS, art
from engine.games.diamant.state import Cave, Lying
from engine.games.diamant.view import View
from engine.scene import (
    Bust,
    Card,
    Danger,
    Final,
    Gem,
    Interval,
    Moment,
    Path,
    Place,
    Reveal,
    Row,
    Scene,
    Stayer,
)
from engine.seat import Seat


def scene(view: View, beat: Beat | None = None) -> Scene:
    """The moment of a beat, or what the table waits in."""
    gem: Gem = EDITIONS[view.edition].gem
    match beat:
        case Turned(cave):
            return path(view, cave, "turned")
        case Shared(cave, each):
            return path(view, cave, "shared", each)
        case Revealed(cave):
            return _reveal(view, beat, gem)
        case Sprung(cave, trap):
            places = _places(view, cave, state="lost")
            return Bust(_card(view, cave, Lying(f"H{trap}")), places, cave.round, view.rounds, gem)
        case _:
            return _waiting(view, gem)


def _waiting(view: View, gem: Gem) -> Scene:
    if view.phase == "over":
        return _final(view, gem)
    cave = view.cave
    if cave.inside:
        return path(view, cave, "choosing" if cave.path else "turned")
    removed = tuple(_danger(view, cave, f"H{kind}") for kind in dict.fromkeys(view.removed))
    return Interval(cave.round, view.rounds, view.bust, removed, _places(view, cave), gem)


def _card(view: View, cave: Cave, one: Lying, taken_before: int = 0) -> Card:
    """A card of the path. `taken_before` counts the relics that a lone leaver would take before this one."""
    picture = art(one.card, one.relic)
    if one.card[0] == "T":
        return Card("treasure", picture, "card-treasure", int(one.card[1:]), one.gems)
    if one.card[0] == "H":
        return Card("trap", picture, f"trap-{one.card[1:]}", copies=view.copies(cave, one.card))
    worth = EDITIONS[view.edition].worth(one.card, view.claimed + taken_before)
    return Card("relic", picture, picture.replace("_", "-"), worth)


def _danger(view: View, cave: Cave, card: str) -> Danger:
    return Danger(art(card), f"trap-{card[1:]}", view.copies(cave, card))


def _places(view: View, cave: Cave, state: Literal["inside", "lost"] = "inside", gain: int = 0) -> tuple[Place, ...]:
    """The strip of seats; those inside are in `state`."""
    return tuple(
        Place(Seat(seat), state, hand, gain, view.chest[seat])
        if seat in cave.inside
        else Place(Seat(seat), "camp", 0, 0, view.chest[seat])
        for seat, hand in enumerate(cave.hand)
    )


def path(view: View, cave: Cave, moment: Moment, gain: int = 0) -> Path:
    cards, relics = [], 0
    for one in cave.path:
        cards.append(_card(view, cave, one, relics))
        relics += one.card[0] == "R"
    traps = dict.fromkeys(one.card for one in cave.path if one.card[0] == "H")
    return Path(
        cards=tuple(cards),
        dangers=tuple(_danger(view, cave, card) for card in traps),
        places=_places(view, cave, gain=gain),
        pot=cave.pot,
        deck=sum(cave.deck),
        round=cave.round,
        rounds=view.rounds,
        gem=EDITIONS[view.edition].gem,
        moment=moment,
    )


def _reveal(view: View, beat: Revealed, gem: Gem) -> Reveal:
    cave = beat.cave
    return Reveal(
        staying=tuple(Stayer(seat, cave.hand[seat]) for seat in beat.staying),
        leaving=beat.leaving,
        pot=cave.pot,
        relics=tuple(art(one.card, one.relic) for one in cave.path if one.card[0] == "R"),
        round=cave.round,
        rounds=view.rounds,
        gem=gem,
    )


def _final(view: View, gem: Gem) -> Final:
    """The best first; equal scores in the order of their relics, then of their seats."""
    scores, winners, chests = view.scores or (), view.winners or (), view.chests or ()
    rows = [
        Row(Seat(seat), score, chests[seat], view.relic_art(Seat(seat)), seat in winners)
        for seat, score in enumerate(scores)
    ]
    return Final(tuple(sorted(rows, key=lambda row: (-row.score, not row.winner, row.seat))), gem)
