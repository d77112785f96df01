"""Sharing a treasure: secret looks, one card after the other offered from the lowest compass, and curses."""

from dataclasses import replace
from typing import Final

from engine.beat import Beat
from engine.games.tobago import hand, setup
from engine.games.tobago.action import fits, marked
from engine.games.tobago.beat import Appeared, Curse, Finished, Last, Offered, Settled
from engine.games.tobago.event import CURSE, Claimed, Dealt, Event, Left, Looked, Opened, Revealed, TurnedUp
from engine.games.tobago.offer import offer, token
from engine.games.tobago.order import Step, check, settled
from engine.games.tobago.sight import appear
from engine.games.tobago.state import VALUES, Chart, Pile, Share, State, changed, counted
from engine.refusal import Refused
from engine.scene import Cursed, Happening, Penalty
from engine.seat import Seat
from engine.turn import Alone, Chance, Look, Move, Turn

NOTHING: Final[Pile] = (0,) * len(VALUES)


def sharing(state: State) -> Share:
    """The treasure that is being shared."""
    assert state.share is not None
    return state.share


def turn(state: State) -> Turn[Event]:
    """What a treasure waits for."""
    share = sharing(state)
    match state.phase:
        case "treasure":
            to = owed(share)
            return Chance(tuple((Dealt(to, card), n) for card, n in zip(VALUES, face_down(state), strict=True) if n))
        case "look":
            seats = sorted({seat for seat, _ in share.dealt if seat is not None})
            held = tuple((seat, tuple(token(card) for to, card in share.dealt if to == seat)) for seat in seats)
            return Look(tuple(map(token, VALUES)), held, Looked())
        case "reveal":
            return Chance(tuple((Revealed(card), n) for card, n in zip(VALUES, share.pool, strict=True) if n))
        case _:
            seat = share.claims[share.asked]
            return Alone(seat, (Move(("leave",), Left(seat)), Move(("take",), Claimed(seat))), direct=True)


# ------------------------------------------------------------ drawing and looking
def owed(share: Share) -> Seat | None:
    """Who may look at the next card: one for each compass from the bottom, then one that nobody sees."""
    at = len(share.dealt)
    return share.claims[at] if at < len(share.claims) else None


def face_down(state: State) -> Pile:
    """What the next treasure card can be: the first twelve of the game are never cursed."""
    return (*state.gold[:-1], 0) if state.early else state.gold


def dealt(state: State, event: Dealt) -> Step:
    """A card is drawn; an empty deck is made of the cards put away, and then this treasure is the last."""
    share = sharing(state)
    if event.seat != owed(share):
        raise Refused("not-your-turn", f"the next card is not for seat {event.seat}", (str(owed(share)),))
    kinds = face_down(state)
    if event.card not in VALUES or not kinds[VALUES.index(event.card)]:
        legal = tuple(token(card) for card, n in zip(VALUES, kinds, strict=True) if n)
        raise Refused("no-such-card", f"{token(event.card)} is not in the treasure deck", legal)
    pool = counted(share.pool, event.card, 1)
    share = replace(share, dealt=(*share.dealt, (event.seat, event.card)), pool=pool)
    gold = counted(state.gold, event.card, -1)
    state = replace(state, share=share, gold=gold, early=max(0, state.early - 1))
    beats: tuple[Beat, ...] = ()
    if not sum(gold):
        beats = () if state.dry else (Last(Happening("now-last")),)
        state = replace(state, dry=True)
        if len(share.dealt) <= len(share.claims):
            state = replace(state, gold=state.spent, spent=NOTHING)
    done = len(share.dealt) > len(share.claims) or not sum(state.gold)
    return replace(state, phase="look" if done else "treasure"), beats


def looked(state: State, _: Looked) -> Step:
    """Everybody knows what was to be looked at: a hand, or cards of the treasure."""
    if state.phase == "know":
        return replace(state, phase="begin"), ()
    return replace(state, phase="reveal"), ()


# ------------------------------------------------------------ offering
def revealed(state: State, event: Revealed) -> Step:
    """The next card lies in the open: gold is offered to the lowest compass, a curse ends the sharing."""
    share = sharing(state)
    if event.card not in VALUES or not share.pool[VALUES.index(event.card)]:
        legal = tuple(token(card) for card, n in zip(VALUES, share.pool, strict=True) if n)
        raise Refused("no-such-card", f"{token(event.card)} is not among the cards", legal)
    share = replace(share, pool=counted(share.pool, event.card, -1))
    if event.card == CURSE:
        return _cursed(state, share)
    share = replace(share, card=event.card, asked=share.remaining[0])
    return replace(state, phase="offer", share=share), (Offered(offer(share)),)


def claimed(state: State, event: Claimed) -> Step:
    """The asked compass takes the card and leaves the map."""
    share = sharing(state)
    check(event.seat, share.claims[share.asked])
    card = share.card
    assert card is not None
    share = replace(share, gone=share.gone | {share.asked}, taken=(*share.taken, (event.seat, card)))
    own = tuple(sorted((*state.treasures[event.seat], card)))
    beat = Settled(offer(share, claimed=event.seat))
    state = replace(state, treasures=changed(state.treasures, event.seat, own))
    return _next_card(state, replace(share, card=None), beat)


def left(state: State, event: Left) -> Step:
    """The card is offered to the next compass; compasses of one seat that lie side by side are asked once."""
    share = sharing(state)
    check(event.seat, share.claims[share.asked])
    above = [i for i in share.remaining if i > share.asked]
    while above and share.claims[above[0]] == event.seat:
        above.pop(0)
    if above:
        return replace(state, share=replace(share, asked=above[0])), ()
    assert share.card is not None
    beat = Settled(offer(share, refused=True))
    state = replace(state, spent=counted(state.spent, share.card, 1))
    return _next_card(state, replace(share, card=None), beat)


def _next_card(state: State, share: Share, beat: Beat) -> Step:
    """Sharing ends when no compass or no card is left; the rest is put away."""
    if share.remaining and sum(share.pool):
        return replace(state, phase="reveal", share=share), (beat,)
    after, beats = _over(state, share)
    return after, (beat, *beats)


def _cursed(state: State, share: Share) -> Step:
    """Every seat with a compass still on the map hands in an amulet, else loses its dearest card; the curse is gone."""
    penalties = []
    for seat in dict.fromkeys(share.claims[i] for i in share.remaining):
        own = state.treasures[seat]
        if state.amulets[seat]:
            state = state.paid(seat)
            penalties.append(Penalty(seat, "amulet"))
        elif own:
            state = replace(
                state, treasures=changed(state.treasures, seat, own[:-1]), spent=counted(state.spent, own[-1], 1)
            )
            penalties.append(Penalty(seat, "card", own[-1]))
        else:
            penalties.append(Penalty(seat, "nothing"))
    beat = Curse(Cursed(share.sign, tuple(penalties), sum(share.pool)))
    after, beats = _over(state, share)
    return after, (beat, *beats)


# ------------------------------------------------------------ afterwards
def starter(share: Share) -> Seat:
    """Who starts the next map: whoever took the last card, the digger if nobody took one."""
    return share.taken[-1][0] if share.taken else share.digger


def _over(state: State, share: Share) -> Step:
    """The cards are put away, the compasses go home; then the next map, or the end of the game."""
    chart = state.chart(share.sign)
    away = sum(1 << laid.card for laid in chart.clues)
    spent = tuple(a + b for a, b in zip(state.spent, share.pool, strict=True))
    state = state.charted(share.sign, Chart((), state.isle.land.mask))
    state = replace(state, spent=spent, discards=state.discards | away, share=replace(share, pool=NOTHING))
    if state.dry:
        return replace(state, phase="over", share=None), (Finished(),)
    if state.options.next_map == "deck":
        state, beats = hand.stocked(state)
        if state.deck:
            return replace(state, phase="turn-up"), beats
    elif any(fits(state, share.sign, card) for card in state.hands[starter(share)]):
        return replace(state, phase="restart"), ()
    return _appear(state)


def turned_up(state: State, event: TurnedUp) -> Step:
    """The next map's first clue comes from the deck."""
    share = sharing(state)
    state = hand.without(state, event.card)
    if not fits(state, share.sign, event.card):
        state, beats = hand.stocked(replace(state, discards=state.discards | 1 << event.card))
        return state, beats
    state, beats = setup.laid(state, Opened(starter(share), share.sign, event.card))
    after, more = _appear(state)
    return after, (*beats, *more)


def opened(state: State, event: Opened) -> Step:
    """The next map's first clue comes from the hand, which is then drawn full."""
    share = sharing(state)
    check(event.seat, starter(share))
    own = state.hands[event.seat]
    if event.sign != share.sign:
        raise Refused("wrong-map", f"the {share.sign} map is started", (share.sign,))
    if event.card not in own or not fits(state, share.sign, event.card):
        legal = tuple(str(card) for card in own if fits(state, share.sign, card))
        raise Refused("not-in-hand", f"clue {event.card} cannot start the map", legal)
    state, beats = marked(state, event.seat, event.sign, event.card)
    state, more = _appear(state, refill=event.seat)
    return state, (*beats, *more)


def _appear(state: State, refill: Seat | None = None) -> Step:
    """Amulets appear where the statues look; then the turn goes on."""
    found = appear(state.isle.land, state.isle.statues, state.facing, state.lying, state.pile)
    state = replace(
        state, share=None, lying=(*state.lying, *found.placed), facing=found.facing, pile=found.pile, phase="turn"
    )
    n = len(found.placed)
    beats: tuple[Beat, ...] = (Appeared(Happening("now-appeared", spaces=found.placed, number=n)),) if n else ()
    after, more = hand.refilled(state, refill) if refill is not None else settled(state)
    return after, (*beats, *more)
