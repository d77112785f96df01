"""Whole games of Diamant, played by hypothesis: no ruby, relic or card is ever made or lost."""

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.diamant.beats import Closed, Finished, Revealed, Sprung
from engine.games.diamant.edition import Edition
from engine.games.diamant.rules import bust_chance, entered
from engine.games.diamant.state import Flipped, State, Voted
from engine.turn import Chance
from tests.moves import DIAMANT, every_edition
from tests.playout import Moment, playout

games = settings(deadline=None, max_examples=15)


@dataclass(slots=True)
class Books:
    """Where every ruby went, counted from the cards alone."""

    revealed: int = 0
    """What the treasures of this expedition show."""
    stored: int = 0
    """All rubies in chests when this expedition began."""


def started(edition: Edition, data: st.DataObject) -> State:
    """A game with any number of seats and any house options."""
    options = {
        "edition": edition.name,
        "expeditions": data.draw(st.integers(1, 5), label="expeditions"),
        "division": data.draw(st.sampled_from(["pooled", "per-card"]), label="division"),
        "chests": data.draw(st.sampled_from(["closed", "open"]), label="chests"),
        "absent": data.draw(st.sampled_from(["wait", "leave", "continue"]), label="absent"),
    }
    return DIAMANT.setup(options, data.draw(st.integers(2, 8), label="seats"))


@every_edition
@games
@given(data=st.data())
def test_rubies(edition: Edition, data: st.DataObject) -> None:
    """What was revealed as treasure is in hands, in chests, or lies in the cave; the rest has gone to the bank."""
    books = Books()
    for moment in playout(DIAMANT, started(edition, data), data):
        cave, after = moment.state.cave, moment.state
        if cave.round != moment.before.cave.round:
            books = Books(0, sum(moment.before.chest))
        if isinstance(moment.event, Flipped) and moment.event.card[0] == "T":
            books.revealed += int(moment.event.card[1:])
        gained = sum(after.chest) - books.stored
        if cave.inside:
            assert books.revealed == sum(cave.hand) + gained + cave.pot
        else:
            assert sum(cave.hand) == cave.pot == 0
            assert books.revealed == gained + gone(moment)
        assert all(have == 0 for seat, have in enumerate(cave.hand) if seat not in cave.inside)
        assert all(old <= new for old, new in zip(moment.before.chest, after.chest, strict=True))


def gone(moment: Moment) -> int:
    """What goes to the bank when an expedition ends: what still lies there, and hands that are dropped."""
    if any(isinstance(beat, Sprung) for beat in moment.beats):
        return int(moment.before.cave.pot + sum(moment.before.cave.hand))
    (revealed,) = (beat for beat in moment.beats if isinstance(beat, Revealed))
    return revealed.cave.pot


@every_edition
@games
@given(data=st.data())
def test_a_vote_pays_what_lies_there(edition: Edition, data: st.DataObject) -> None:
    """Who stays keeps all; leavers get the same share; less than one ruby each stays (in all, or on a card)."""
    for moment in playout(DIAMANT, started(edition, data), data):
        if not isinstance(moment.event, Voted) or not moment.event.leave:
            continue
        (revealed,) = (beat for beat in moment.beats if isinstance(beat, Revealed))
        before, leave = moment.before, moment.event.leave
        shares = {moment.state.chest[seat] - before.chest[seat] - before.cave.hand[seat] for seat in leave}
        assert shares == {walk.share for walk in revealed.leaving}
        assert len(shares) == 1
        (share,) = shares
        assert share * len(leave) + revealed.cave.pot == before.cave.pot
        if before.options.division == "pooled":
            assert revealed.cave.pot < len(leave)
        else:
            assert all(one.gems < len(leave) for one in revealed.cave.path)
        for seat in set(range(len(before.chest))) - set(leave):
            assert moment.state.chest[seat] == before.chest[seat]
            assert revealed.cave.hand[seat] == before.cave.hand[seat]


@every_edition
@games
@given(data=st.data())
def test_relics(edition: Edition, data: st.DataObject) -> None:
    """Every relic of the edition is in the deck, on the path, owned, lost, or not yet added: five or none."""
    total = len(edition.relics) + len(edition.added)
    for moment in playout(DIAMANT, started(edition, data), data):
        state, cave = moment.state, moment.state.cave
        deck = sum(n for card, n in zip(edition.cards, cave.deck, strict=True) if card[0] == "R")
        path = sum(one.card[0] == "R" for one in cave.path)
        owned = sum(map(len, state.relics))
        waiting = len(edition.added) - cave.round if edition.added else 0
        assert deck + path + owned + state.lost + waiting == total
        assert owned == state.claimed
        won = owned - sum(map(len, moment.before.relics))
        alone = isinstance(moment.event, Voted) and len(moment.event.leave) == 1
        there = sum(one.card[0] == "R" for one in moment.before.cave.path)
        assert won == (there if alone else 0)
        if not edition.printed:
            points = sorted(relic.points for own in state.relics for relic in own)
            assert points == [5, 5, 5, 10, 10][:owned]
        numbers = [relic.number for own in state.relics for relic in own] + [
            one.relic for one in cave.path if one.card[0] == "R"
        ]
        assert len(set(numbers)) == len(numbers)


@every_edition
@games
@given(data=st.data())
def test_cards(edition: Edition, data: st.DataObject) -> None:
    """Every card is face down, on the path, or has left the game; a trap leaves only by a bust, one at a time."""
    for moment in playout(DIAMANT, started(edition, data), data):
        state, cave = moment.state, moment.state.cave
        added = cave.round if edition.added else 0
        away = len(state.removed) + sum(map(len, state.relics)) + state.lost
        assert sum(cave.deck) + len(cave.path) + away == sum(edition.start) + added
        for card, start, down in zip(edition.cards, edition.start, cave.deck, strict=True):
            if card[0] != "R":
                on_path = sum(one.card == card for one in cave.path)
                assert down + on_path + state.removed.count(card[1:]) == start
        sprung = any(isinstance(beat, Sprung) for beat in moment.beats)
        assert len(state.removed) - len(moment.before.removed) == sprung
        traps = [one.card for one in cave.path if one.card[0] == "H"]
        assert len(set(traps)) == len(traps)


@every_edition
@games
@given(data=st.data())
def test_the_chance_of_a_bust_is_the_share_of_outcomes_that_bust(edition: Edition, data: st.DataObject) -> None:
    for moment in playout(DIAMANT, started(edition, data), data):
        if isinstance(moment.turn, Chance):
            total = sum(n for _, n in moment.turn.outcomes)
            deadly = sum(
                n
                for outcome, n in moment.turn.outcomes
                if any(isinstance(beat, Sprung) for beat in DIAMANT.apply(moment.before, outcome)[1])
            )
            chance = bust_chance(entered(moment.before).cave, edition.cards)
            assert chance * total == deadly


@every_edition
@games
@given(data=st.data())
def test_expeditions_follow_each_other(edition: Edition, data: st.DataObject) -> None:
    """An expedition ends when nobody is inside; everybody enters the next; the game ends after the last."""
    state = started(edition, data)
    rounds = state.options.expeditions
    for moment in playout(DIAMANT, state, data):
        before, state = moment.before, moment.state
        if not before.cave.inside:
            assert state.cave.round == before.cave.round + 1
            assert state.cave.inside == tuple(range(len(state.chest)))
        elif state.cave.inside:
            assert state.cave.round == before.cave.round
            assert set(state.cave.inside) <= set(before.cave.inside)
        ended = any(isinstance(beat, (Closed, Finished)) for beat in moment.beats)
        assert ended == (not state.cave.inside)
        assert (state.phase == "over") == (ended and state.cave.round == rounds)
        assert state.phase != "vote" or isinstance(moment.event, Flipped)
    assert state.cave.round == rounds
    assert max(state.scores()) == state.scores()[state.winners()[0]]
