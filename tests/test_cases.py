"""Worked cases of Diamant: whole expeditions with the right result after every card and every vote."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from engine.games.diamant.edition import EDITIONS, TREASURES
from engine.journal import Header, Step, replay

BOOK: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "cases" / "diamant.json").read_text("utf-8"))
CASES: Final[list[dict[str, Any]]] = BOOK["cases"]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["name"]))

Truth = Mapping[str, Any]


def journal(case: dict[str, Any]) -> Iterator[str]:
    """The lines of a case: each card a `flipped`, each decision a `voted`."""
    options = {"edition": case["edition"], "expeditions": case["rounds"]}
    seats = [f"P{seat}" for seat in range(case["players"])]
    yield json.dumps({"journal": 1, "game": "diamant", "rules": 1, "options": options, "seats": seats})
    for cards, decisions in zip(case["deck"], case["decisions"], strict=True):
        for index, card in enumerate(cards):
            yield json.dumps({"event": "flipped", "card": card})
            if index < len(decisions):
                leave = [int(seat) for seat, choice in decisions[index].items() if choice == "leave"]
                yield json.dumps({"event": "voted", "leave": leave})


def truths(case: dict[str, Any]) -> list[Truth]:
    """The whole truth after each event of a case."""
    header, *steps = replay(line.encode() for line in journal(case))
    assert isinstance(header, Header)
    return [step.truth for step in steps if isinstance(step, Step)]


def checked(truth: Truth, expected: dict[str, Any]) -> None:
    """Compare every number that a case gives for one moment."""
    names = {"relics_in_cave": "cave_relics"}
    numbers = {names.get(key, key): value for key, value in expected.items()}
    assert {key: truth[key] for key in numbers} == numbers


def busted(truth: Truth, flip: dict[str, Any]) -> None:
    """A case tells a bust as it was; the truth after it is that of an ended expedition."""
    assert truth["phase"] in ("flip", "over")
    assert truth["inside"] == []
    assert truth["hand"] == [0] * len(truth["hand"])
    assert (truth["cave_rubies"], truth["cave_relics"]) == (0, 0)
    assert (truth["chest"], truth["score"]) == (flip["chest"], flip["score"])
    assert truth["removed_traps"][-1] == flip["flip"][1:]


def expeditions(case: dict[str, Any], told: list[Truth]) -> Iterator[list[Truth]]:
    """The events of each expedition."""
    for number in range(1, case["rounds"] + 1):
        yield [truth for truth in told if truth["round"] == number]


@every_case
def test_every_step(case: dict[str, Any]) -> None:
    told = truths(case)
    assert [truth["n"] for truth in told] == list(range(1, len(told) + 1))
    for truth_of_round, flips in zip(expeditions(case, told), case["expected_steps"], strict=True):
        left = iter(truth_of_round)
        for flip in flips:
            turned = next(left)
            assert turned["event"] == "flipped"
            if flip["outcome"] == "bust":
                busted(turned, flip)
                continue
            assert turned["phase"] == "vote"
            checked(turned, {k: v for k, v in flip.items() if k not in ("flip", "outcome", "leave", "after")})
            voted = next(left)
            assert voted["event"] == "voted"
            ended = {} if flip["after"]["inside"] else {"cave_rubies": 0, "relics_in_cave": 0}
            checked(voted, {**flip["after"], **ended})
        assert next(left, None) is None


@every_case
def test_every_end_of_an_expedition(case: dict[str, Any]) -> None:
    lost, removed = 0, 0
    for told, end in zip(expeditions(case, truths(case)), case["expected_round_end"], strict=True):
        first, last = told[0], told[-1]
        assert (last["event"] == "flipped") == (end["reason"] == "bust")
        assert first["deck"] + 1 == end["draw_pile_before_first_flip"]
        assert (last["chest"], last["score"]) == (end["chest"], end["score"])
        assert returned(told) == end["rubies_returned_from_cards"]
        assert last["lost_relics"] - lost == end["relics_removed"]
        new = last["removed_traps"][removed:]
        assert new == ([end["hazard_removed"].removeprefix("H")] if end["hazard_removed"] else [])
        lost, removed = last["lost_relics"], len(last["removed_traps"])


@every_case
def test_the_deck_between_expeditions(case: dict[str, Any]) -> None:
    """After an end `deck` is the size of the re-formed deck, before a relic is added for the next expedition."""
    rounds = list(expeditions(case, truths(case)))
    added = len(EDITIONS[case["edition"]].added) > 0
    for (*_, last), (first, *_) in pairwise(rounds):
        assert last["deck"] + added == first["deck"] + 1


def returned(told: list[Truth]) -> int:
    """The rubies that lay in the cave at the end: what was there before the last event, less what leavers took."""
    if len(told) == 1:
        return 0
    before, last = told[-2], told[-1]
    taken = sum(last["chest"]) - sum(before["chest"])
    hands = sum(before["hand"]) if last["event"] == "voted" else 0
    return int(before["cave_rubies"] - (taken - hands))


@every_case
def test_the_end(case: dict[str, Any]) -> None:
    last, end = truths(case)[-1], case["expected_final"]
    assert last["phase"] == "over"
    checked(last, {key: end[key] for key in ("chest", "relics", "relic_points", "score", "winners")})
    assert last["removed_traps"] == [trap.removeprefix("H") for trap in end["hazards_removed"]]
    assert last["lost_relics"] == end["relics_removed_from_game"]


@every_case
def test_nobody_has_won_before_the_end(case: dict[str, Any]) -> None:
    assert [truth["winners"] is None for truth in truths(case)][:-1] == [True] * (len(truths(case)) - 1)


def test_the_editions_of_the_cases_are_ours() -> None:
    assert set(BOOK["editions"]) == set(EDITIONS)
    assert tuple(BOOK["treasures"]) == TREASURES
    for name, kinds in BOOK["hazard_kinds"].items():
        assert tuple(kinds) == tuple(f"H{kind}" for kind in EDITIONS[name].traps)


def replayed(text: str) -> subprocess.CompletedProcess[str]:
    """`tacora replay -` with a journal on standard input."""
    return subprocess.run(
        [sys.executable, "-m", "device.command", "replay", "-"],
        input=text,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
        cwd=Path(__file__).parents[1],
    )


def test_the_command_line_tells_the_same() -> None:
    case = next(case for case in CASES if case["edition"] == "incan-gold-2018")
    run = replayed("\n".join(journal(case)))
    assert (run.returncode, run.stderr) == (0, "")
    assert [json.loads(line) for line in run.stdout.splitlines()] == truths(case)


def test_the_command_line_tells_what_was_right_before_a_damaged_line() -> None:
    """Status 2 and one sentence that begins `line N: `; what was right before it has been printed."""
    lines = list(journal(CASES[0]))
    run = replayed("\n".join([*lines[:4], '{"event":"flipped","card":"T6"}', *lines[4:]]))
    assert run.returncode == 2
    assert run.stderr.startswith("line 5: ")
    assert run.stderr.count("\n") == 1
    assert [json.loads(line) for line in run.stdout.splitlines()] == truths(CASES[0])[:3]
