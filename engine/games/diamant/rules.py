"""The rules of Diamant: what may happen, and what it does."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from engine.beat import Beat
from engine.games.diamant.beats import Closed, Finished, Revealed, Shared, Sprung, Turned
from engine.games.diamant.edition import RELIC_ART
from engine.games.diamant.state import Cave, Event, Flipped, Lying, Options, Relic, State, Voted, counted
from engine.refusal import Refused
from engine.scene import Leaver
from engine.seat import Seat
from engine.turn import Chance, Choice, Move, Over, Step, Together, Turn

CONTINUE, LEAVE = Choice("continue"), Choice("leave")
Beats = tuple[Beat, ...]


def setup(options: Mapping[str, Any], seats: int) -> State:
    """Everybody stands in the cave's mouth, before the first card."""
    chosen = Options.read(options)
    cave = Cave(0, chosen.edition.start, (), (), (0,) * seats)
    return entered(State(chosen, "flip", cave, (0,) * seats, ((),) * seats))


def entered(state: State) -> State:
    """The state in which the next card is turned: between expeditions, everybody enters."""
    if state.cave.inside or state.phase != "flip":
        return state
    return replace(state, cave=state.cave.next(state.options.edition))


def turn(state: State) -> Turn[Event]:
    """A card, a vote of those inside, or the end."""
    if state.phase == "over":
        return Over(state.winners(), state.scores())
    if state.phase == "vote":
        absent = state.options.absent
        return Together(state.cave.inside, (CONTINUE, LEAVE), None if absent == "wait" else Choice(absent))
    cards = state.options.edition.cards
    deck = tuple((Flipped(card), n) for card, n in zip(cards, entered(state).cave.deck, strict=True) if n)
    return Chance(deck, tuple(Move(said(event.card), event) for event, _ in deck))


def said(card: str) -> tuple[Step, ...]:
    """How somebody says which card of a real deck was turned: its kind, then which one of them."""
    kind = {"T": "treasure", "H": "trap", "R": "relic"}[card[0]]
    return (kind,) if card == "R" else (kind, card)


def apply(state: State, event: Event) -> tuple[State, Beats]:
    """The state after a card or a vote. Raises Refused when it is not legal now."""
    match event:
        case Flipped(card):
            return _flip(state, card)
        case Voted(leave):
            return _vote(state, leave)


def bust_chance(cave: Cave, cards: tuple[str, ...]) -> Fraction:
    """The chance that the next card is the second of its kind.

    It is the sum, over the trap kinds lying in the cave, of that kind's cards still face down, divided by all cards
    face down.
    """
    lying = {one.card for one in cave.path if one.card[0] == "H"}
    total = sum(cave.deck)
    deadly = sum(n for card, n in zip(cards, cave.deck, strict=True) if card in lying)
    return Fraction(deadly, total) if total else Fraction(0)


def _flip(state: State, card: str) -> tuple[State, Beats]:
    if state.phase == "over":
        raise Refused("over", "the game is over")
    if state.phase == "vote":
        raise Refused("not-now", "a vote is due before the next card", ("voted",))
    state = entered(state)
    cave, cards = state.cave, state.options.edition.cards
    if card not in cards or not cave.deck[cards.index(card)]:
        face_down = tuple(name for name, n in zip(cards, cave.deck, strict=True) if n)
        raise Refused("no-such-card", f"{card!r} is not in the deck", face_down)
    deck = counted(cave.deck, cards.index(card), -1)
    seen_before = any(one.card == card for one in cave.path)
    fresh = Lying(card, relic=state.seen if card[0] == "R" else 0)
    turned = Cave(cave.round, deck, (*cave.path, fresh), cave.inside, cave.hand)
    if card[0] == "H" and seen_before:
        return _bust(replace(state, cave=turned), card)
    if card[0] != "T":
        seen = state.seen + (card[0] == "R")
        return replace(state, phase="vote", cave=turned, seen=seen), (Turned(turned),)
    each, rest = divmod(int(card[1:]), len(cave.inside))
    hand = tuple(have + each if seat in cave.inside else have for seat, have in enumerate(cave.hand))
    shared = Cave(cave.round, deck, (*cave.path, Lying(card, rest)), cave.inside, hand)
    return replace(state, phase="vote", cave=shared), (Turned(turned), Shared(shared, each))


def _bust(state: State, card: str) -> tuple[State, Beats]:
    """The second of a kind: everybody inside drops the hand, and the card that completed the pair leaves the game."""
    cave = state.cave
    bust = replace(state, removed=(*state.removed, card[1:]), bust=True)
    ended, beats = _ended(replace(bust, cave=replace(cave, path=cave.path[:-1])))
    return ended, (Turned(cave), Sprung(cave, card[1:]), *beats)


def _vote(state: State, leave: tuple[Seat, ...]) -> tuple[State, Beats]:
    if state.phase == "over":
        raise Refused("over", "the game is over")
    if state.phase == "flip":
        raise Refused("not-now", "a card is due before the next vote", ("flipped",))
    cave = state.cave
    legal = tuple(str(seat) for seat in cave.inside)
    if len(set(leave)) != len(leave):
        raise Refused("twice", "a seat leaves twice", legal)
    for seat in leave:
        if seat not in cave.inside:
            raise Refused("not-inside", f"seat {seat} is not inside", legal)
    if not leave:
        return replace(state, phase="flip"), (Revealed(cave, cave.inside, ()),)
    path, share = _taken(cave.path, len(leave), state.options.division == "per-card")
    inside = tuple(seat for seat in cave.inside if seat not in leave)
    relics, claimed = state.relics, state.claimed
    won: tuple[Relic, ...] = ()
    if len(leave) == 1:
        path, won = _grabbed(state, path)
        relics = tuple((*own, *won) if seat in leave else own for seat, own in enumerate(relics))
        claimed += len(won)
    chest = tuple(have + cave.hand[seat] + share if seat in leave else have for seat, have in enumerate(state.chest))
    hand = tuple(0 if seat in leave else have for seat, have in enumerate(cave.hand))
    after = Cave(cave.round, cave.deck, path, inside, hand)
    art, points = tuple(RELIC_ART[one.number] for one in won), sum(one.points for one in won)
    walks = tuple(Leaver(seat, cave.hand[seat], share, art, points) for seat in sorted(leave))
    left = replace(state, phase="flip", cave=after, chest=chest, relics=relics, claimed=claimed, bust=False)
    if inside:
        return left, (Revealed(after, inside, walks),)
    ended, beats = _ended(left)
    return ended, (Revealed(after, inside, walks), *beats)


def _taken(path: tuple[Lying, ...], leavers: int, per_card: bool) -> tuple[tuple[Lying, ...], int]:
    """The path after the leavers have shared what lies there, and the share of each.

    All gems are one pot, and what cannot be shared stays on the newest cards; by the house option each card is
    shared by itself.
    """
    rest: tuple[Lying, ...] = ()
    if per_card:
        rest = tuple(replace(one, gems=one.gems % leavers) for one in path)
        return rest, sum(one.gems // leavers for one in path)
    share, stays = divmod(sum(one.gems for one in path), leavers)
    for one in reversed(path):
        lies = min(one.gems, stays)
        stays -= lies
        rest = (replace(one, gems=lies), *rest)
    return rest, share


def _grabbed(state: State, path: tuple[Lying, ...]) -> tuple[tuple[Lying, ...], tuple[Relic, ...]]:
    """The only leaver of a decision takes all relics of the path, in the order in which they were revealed."""
    found = [one for one in path if one.card[0] == "R"]
    worth = state.options.edition.worth
    won = tuple(Relic(one.relic, worth(one.card, state.claimed + i)) for i, one in enumerate(found))
    return tuple(one for one in path if one.card[0] != "R"), won


def _ended(state: State) -> tuple[State, Beats]:
    """The expedition is over: gems in the cave go to the bank, untaken relics leave the game, other cards go back."""
    cave, cards = state.cave, state.options.edition.cards
    back = list(cave.deck)
    for one in cave.path:
        if one.card[0] != "R":
            back[cards.index(one.card)] += 1
    lost = state.lost + sum(one.card[0] == "R" for one in cave.path)
    over = cave.round == state.options.expeditions
    ended = replace(
        state,
        phase="over" if over else "flip",
        cave=Cave(cave.round, tuple(back), (), (), (0,) * len(cave.hand)),
        lost=lost,
    )
    return ended, (Finished(),) if over else (Closed(),)
