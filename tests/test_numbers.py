"""Exact numbers of Diamant, worked out elsewhere and reproduced through the engine's own deck, turns and odds."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import pytest

from engine.games.diamant.beats import Sprung
from engine.games.diamant.edition import EDITIONS, TREASURES, Edition
from engine.games.diamant.game import Diamant
from engine.games.diamant.rules import bust_chance
from engine.games.diamant.state import Flipped, State, Voted
from engine.turn import Chance, Over, Together

DIAMANT: Final = Diamant()
NOBODY: Final = Voted(())
DECKS: Final = ("diamant-2005", "incan-gold-2006", "diamant-2016")
"""30 cards; one relic more; five relics more."""


@cache
def reached(edition: str) -> tuple[dict[int, Fraction], ...]:
    """By flips survived, then by warnings that lie there: the chance that a fresh expedition in which nobody leaves
    comes so far.

    The chance of a bust depends on the number of cards and warnings alone, so one state stands for all of its kind.
    """
    layer: dict[int, tuple[State, Fraction]] = {0: (DIAMANT.setup({"edition": edition}, 2), Fraction(1))}
    layers = []
    while layer:
        layers.append({warnings: chance for warnings, (_, chance) in layer.items()})
        following: dict[int, tuple[State, Fraction]] = {}
        for state, chance in layer.values():
            for after, share in flipped(state):
                warnings = sum(one.card[0] == "H" for one in after.cave.path)
                known = following.get(warnings, (after, Fraction(0)))
                following[warnings] = (known[0], known[1] + chance * share)
        layer = following
    return tuple(layers)


def flipped(state: State) -> Iterator[tuple[State, Fraction]]:
    """The states before the next flip, without those of a bust, and their chances."""
    turn = DIAMANT.turn(state)
    assert isinstance(turn, Chance)
    total, busts = sum(count for _, count in turn.outcomes), 0
    for outcome, count in turn.outcomes:
        after, beats = DIAMANT.apply(state, outcome)
        if any(isinstance(beat, Sprung) for beat in beats):
            busts += count
        else:
            yield DIAMANT.apply(after, NOBODY)[0], Fraction(count, total)
    if state.cave.round:
        assert bust_chance(state.cave, state.options.edition.cards) == Fraction(busts, total)


def survived(edition: str) -> list[Fraction]:
    """The chance that no bust has happened after so many flips."""
    return [sum(layer.values(), Fraction(0)) for layer in reached(edition)]


@pytest.mark.parametrize(
    ("edition", "mean"),
    zip(DECKS, (Fraction(14849, 2002), Fraction(7664, 1001), Fraction(8622, 1001)), strict=True),
)
def test_mean_flip_that_busts(edition: str, mean: Fraction) -> None:
    assert sum(survived(edition), Fraction(0)) == mean


@pytest.mark.parametrize(
    ("edition", "busted"),
    [
        ("diamant-2005", {4: 0.193760, 6: 0.424159, 8: 0.653573, 10: 0.828543}),
        ("diamant-2016", {4: 0.143430, 6: 0.324170, 8: 0.524024, 10: 0.703468}),
    ],
)
def test_busted_by_a_flip(edition: str, busted: dict[int, float]) -> None:
    chances = survived(edition)
    assert {flip: round(float(1 - chances[flip]), 6) for flip in busted} == busted


@pytest.mark.parametrize(("edition", "latest"), zip(DECKS, (21, 22, 26), strict=True))
def test_latest_possible_flip_that_busts(edition: str, latest: int) -> None:
    assert len(reached(edition)) == latest


@pytest.mark.parametrize(
    ("edition", "kept"),
    [
        ("diamant-2005", {4: 14.7461, 5: 16.3899, 6: 16.7610, 7: 15.9376}),
        ("diamant-2016", {5: 15.0252, 6: 16.1257, 7: 16.3359, 8: 15.7235}),
    ],
)
def test_everybody_stops_after_so_many_flips(edition: str, kept: dict[int, float]) -> None:
    """All rubies revealed are kept. Among the cards that are no traps, each lies in the cave as likely as any other."""
    harmless = len(TREASURES) + len(EDITIONS[edition].relics)
    each = Fraction(sum(TREASURES), harmless)
    rubies = {
        flips: sum((chance * (flips - warnings) * each for warnings, chance in layer.items()), Fraction(0))
        for flips, layer in enumerate(reached(edition))
    }
    assert {flips: round(float(rubies[flips]), 4) for flips in kept} == kept
    assert max(rubies, key=lambda flips: rubies[flips]) == max(kept, key=lambda flips: kept[flips])


def best_alone(edition: Edition, relics: int) -> float:
    """What one explorer alone gets from a fresh expedition with so many relics in the deck, at best.

    A state is which treasures have been seen, how many warnings, how many relics; all that was seen is his when he
    leaves. States with more cards seen are valued first.
    """
    deck = {int(card[1:]): n for card, n in zip(edition.cards, edition.start, strict=True) if card[0] == "T"}
    values, kinds = tuple(deck), len(edition.traps)
    copies = edition.start[edition.cards.index(f"H{edition.traps[0]}")]
    worth = [sum(edition.worth("R", claimed) for claimed in range(taken)) for taken in range(relics + 1)]
    strides = [1]
    for value in values:
        strides.append(strides[-1] * (deck[value] + 1))
    best: list[list[list[float]]] = [[]] * strides[-1]
    for seen in product(*(range(deck[value], -1, -1) for value in reversed(values))):
        counts = seen[::-1]
        place = sum(n * stride for n, stride in zip(counts, strides, strict=False))
        rubies = sum(value * n for value, n in zip(values, counts, strict=True))
        nexts = [
            (deck[value] - n, best[place + stride])
            for value, n, stride in zip(values, counts, strides, strict=False)
            if n < deck[value]
        ]
        left = sum(n for n, _ in nexts)
        table = [[0.0] * (relics + 1) for _ in range(kinds + 1)]
        for warnings in range(kinds, -1, -1):
            for taken in range(relics, -1, -1):
                ahead = sum(n * after[warnings][taken] for n, after in nexts)
                if warnings < kinds:
                    ahead += copies * (kinds - warnings) * table[warnings + 1][taken]
                if taken < relics:
                    ahead += (relics - taken) * table[warnings][taken + 1]
                cards = left + copies * kinds - warnings + relics - taken
                table[warnings][taken] = max(float(rubies + worth[taken]), ahead / cards)
        best[place] = table
    return best[0][0][0]


@pytest.mark.parametrize(
    ("edition", "relics", "value"), [("diamant-2005", 0, 17.339875), ("incan-gold-2006", 1, 17.923328)]
)
def test_best_play_of_one_explorer_alone(edition: str, relics: int, value: float) -> None:
    assert round(best_alone(EDITIONS[edition], relics), 6) == value


def bots_play(edition: str, names: tuple[str, ...], dice: Random) -> tuple[int, ...]:
    """The scores of one game that bots play through the contract."""
    bots = [DIAMANT.bot(name) for name in names]
    state = DIAMANT.setup({"edition": edition}, len(names))
    while True:
        event: Any
        match DIAMANT.turn(state):
            case Chance(outcomes):
                events, counts = zip(*outcomes, strict=True)
                event = dice.choices(events, counts)[0]
            case Together(seats, choices):
                event = DIAMANT.decided({seat: bots[seat](DIAMANT.view(state, seat), seat, choices) for seat in seats})
            case Over(scores=scores):
                return scores
            case other:
                raise AssertionError(f"Diamant never asks for {other}")
        state, _ = DIAMANT.apply(state, event)


@pytest.mark.parametrize(
    ("edition", "means"),
    [("diamant-2005", (33.45, 21.17, 19.07, 20.64)), ("diamant-2016", (39.91, 21.97, 19.92, 21.76))],
)
def test_four_hand_bots(edition: str, means: tuple[float, ...]) -> None:
    """Mean scores of four players who leave when the hand reaches 6, 8, 10, 12, within five standard errors."""
    dice, games = Random(2016), 150
    names = ("hand:6", "hand:8", "hand:10", "hand:12")
    scores = list(zip(*(bots_play(edition, names, dice) for _ in range(games)), strict=True))
    for mean, own in zip(means, scores, strict=True):
        assert abs(fmean(own) - mean) < 5 * stdev(own) / sqrt(games)


def test_the_odds_after_a_removal() -> None:
    """A card that has left the game is no longer counted: two snakes of 29 cards, then one of 28."""
    state = DIAMANT.setup({"edition": "diamant-2005"}, 2)
    for event in (Flipped("Hsnake"), NOBODY, Flipped("Hsnake")):
        state, _ = DIAMANT.apply(state, event)
    state, _ = DIAMANT.apply(state, Flipped("Hsnake"))
    assert bust_chance(state.cave, state.options.edition.cards) == Fraction(1, 28)
    assert bust_chance(replace(state.cave, deck=(0,) * len(state.cave.deck)), state.options.edition.cards) == 0
