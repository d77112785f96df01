"""The speeds of Tobago, each beside what it should be: a part of `python -m tests.bench`."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from typing import Any

from device.screen.window import Window
from engine.dialogue import Dialogue
from engine.frame import Frame
from engine.games.tobago import choice, rules, setup
from engine.games.tobago.drive import reach
from engine.games.tobago.grid import spaces
from engine.games.tobago.land import land
from engine.games.tobago.scene import scene
from engine.games.tobago.state import State
from engine.games.tobago.view import view
from engine.scene import Scene
from engine.seat import Seat, Sitter
from engine.turn import Alone, Anybody, Chance, Look, Over

Row = tuple[str, str, str, bool]

SIZE = (800, 480)
GAMES = 5
PICTURES = 9


def played(seats: int, dice: Random) -> Iterator[tuple[State, Any, float]]:
    """A whole game of random legal moves: every state, what it waits for, and the seconds that the engine took."""
    state = setup.setup({}, seats)
    while True:
        start = time.perf_counter()
        turn = rules.turn(state)
        spent = time.perf_counter() - start
        yield state, turn, spent
        match turn:
            case Over():
                return
            case Chance(outcomes):
                event = dice.choices([one for one, _ in outcomes], [n for _, n in outcomes])[0]
            case Alone(moves=moves):
                event = dice.choice(moves).event
            case Anybody(events):
                event = dice.choice(events)
            case Look(event=looked):
                event = looked
            case _:
                raise AssertionError("nobody votes here")
        start = time.perf_counter()
        state, _ = rules.apply(state, event)
        yield state, None, time.perf_counter() - start


def timed(what: Callable[[], object]) -> float:
    """Seconds that something takes: the median of several runs."""
    spent = []
    for _ in range(9):
        start = time.perf_counter()
        what()
        spent.append(time.perf_counter() - start)
    return median(spent)


def turns(seats: int, seed: int = 4) -> list[tuple[State, Alone[Any]]]:
    """The turns of one game in which nothing has been done yet, with four maps open."""
    found = []
    for state, turn, _ in played(seats, Random(seed)):
        fresh = isinstance(turn, Alone) and state.phase == "turn" and not state.acted
        if fresh and all(chart.clues for chart in state.charts):
            found.append((state, turn))
    return found


def moving() -> tuple[float, float]:
    """Seconds to draw an island that the screen has not drawn yet, with all around it; and to follow a cursor.

    The window is at work: it has shown another island, so art and letters are rasterised.
    """
    sitters = tuple(Sitter(Seat(seat), seat, "") for seat in range(4))
    window, scratch, moved = Window(size=SIZE), [], []

    def show(shown: Scene) -> float:
        start = time.perf_counter()
        window.show(Frame(shown, None, 0.0, 0.0, sitters), 9.0)
        return time.perf_counter() - start

    for seed in range(PICTURES + 1):
        state, turn = turns(4, seed)[20]
        seen, dialogue = view(state, None), Dialogue(turn.seat, turn.moves, turn.blocked)
        scratch.append(show(scene(seen, None, dialogue.cursor)))
        for press in "ONNNBNONNNBB":
            {"N": dialogue.next, "O": dialogue.ok, "B": dialogue.back}[press]()
            moved.append(show(scene(seen, None, dialogue.cursor)))
    window.close()
    return median(scratch[1:]), median(moved)


def rows() -> Iterator[Row]:
    """What was measured, what it was, what it should be, and whether it is."""
    plays = median(timed(partial(choice.plays, state, state.turn)) for state, _ in turns(2))
    yield "clues of a 6-card hand on 4 maps", f"{plays * 1e3:.3f} ms", "≤ 1 ms", plays <= 0.001
    ground = land(16)
    reached = median(timed(partial(reach, ground, at)) for at in spaces(ground.mask))
    yield "reachable spaces with steps", f"{reached * 1e3:.3f} ms", "≤ 1 ms", reached <= 0.001
    games = [[(turn, spent) for _, turn, spent in played(4, Random(seed))] for seed in range(GAMES)]
    whole = median(sum(spent for _, spent in game) for game in games)
    count = median(sum(isinstance(turn, Alone) for turn, _ in game) for game in games)
    yield f"a game of {count:.0f} random moves", f"{whole * 1e3:.0f} ms", "≤ 500 ms", whole <= 0.5
    scratch, moved = moving()
    yield "island drawn from scratch", f"{scratch * 1e3:.1f} ms", "≤ 40 ms", scratch <= 0.04
    yield "… a moved cursor", f"{moved * 1e3:.1f} ms", "≤ 5 ms", moved <= 0.005
