"""Lights: what they say, how they blink, and what they never tell."""

from collections.abc import Callable, Mapping, Set
from dataclasses import replace
from itertools import pairwise, product

import pytest

from device.boxes.backend import Edge, Key
from device.lights import Light, Lights, changes, level, states
from engine import scene
from engine.frame import Frame, Notice
from engine.scene import (
    Bust,
    Card,
    Closed,
    Final,
    Interval,
    Leaver,
    Lobby,
    Pass,
    Path,
    Place,
    Reveal,
    Row,
    Scene,
    Stand,
    Stayer,
    Sweep,
    Value,
)
from engine.seat import BOXES, Seat, Sitter

SITTERS = tuple(Sitter(Seat(seat), seat + 2, "") for seat in range(4))
"""Four people at boxes 2 to 5."""

TRAP = Card("trap", "trap_spider", "trap-spider")
PLACES = (
    Place(Seat(0), "inside", 0),
    Place(Seat(1), "inside", 0),
    Place(Seat(2), "camp", 0),
    Place(Seat(3), "lost", 0),
)
PATH = Path((TRAP,), (), PLACES, pot=3, deck=20, round=1, rounds=5, gem="ruby", moment="choosing")


def frame(shown: Scene, asked: Set[int] = frozenset(), locked: Set[int] = frozenset()) -> Frame:
    return Frame(
        shown,
        None,
        0.0,
        0.0,
        SITTERS,
        frozenset(Seat(seat) for seat in asked),
        frozenset(Seat(seat) for seat in locked),
    )


def seats(frame: Frame) -> list[Light]:
    """The lights of the four people; all other boxes are dark."""
    lights = states(frame)
    assert {lights[box] for box in (0, 1, 6, 7)} == {Light.OFF}
    return [lights[sitter.box] for sitter in SITTERS]


class Boxes:
    """A backend that remembers what is written to it."""

    def __init__(self, dims: bool = False) -> None:
        self.dims = dims
        self.written: list[dict[int, float]] = []

    def faults(self) -> Mapping[int, str]:
        return {}

    def open(self, on_edge: Callable[[Edge], None]) -> None:
        raise NotImplementedError

    def levels(self) -> Mapping[Key, bool]:
        raise NotImplementedError

    def set_lights(self, levels: Mapping[int, float]) -> None:
        self.written.append(dict(levels))

    def healthy(self) -> bool:
        return True

    def close(self) -> None:
        raise NotImplementedError("the lights never close the boxes")


# ---------------------------------------------------------------- what they say


def test_the_lobby() -> None:
    def stand(box: int, seated: bool = False, bot: bool = False, fault: bool = False) -> Stand:
        return Stand(box, seated, "", bot, fault)

    lobby = Lobby(
        (stand(0, seated=True), stand(1), stand(2, fault=True), stand(3, seated=True, bot=True)),
        False,
        False,
        "diamant",
    )
    lights = states(frame(lobby))
    assert [lights[box] for box in range(4)] == [Light.LOCKED, Light.FREE, Light.FAULT, Light.OFF]
    assert {lights[box] for box in range(4, BOXES)} == {Light.OFF}


def test_a_vote() -> None:
    assert seats(frame(PATH)) == [Light.GLOW, Light.GLOW, Light.OFF, Light.OFF]
    assert seats(frame(PATH, asked={0, 1})) == [Light.ASKED, Light.ASKED, Light.OFF, Light.OFF]
    assert seats(frame(PATH, asked={0}, locked={1})) == [Light.ASKED, Light.LOCKED, Light.OFF, Light.OFF]


@pytest.mark.parametrize(("asked", "locked"), [(set(), {0, 1}), ({0, 1}, {0, 1}), ({0}, {1}), ({0, 1}, set())])
def test_from_the_last_lock_to_the_reveal_all_voters_are_alike(asked: set[int], locked: set[int]) -> None:
    closing = replace(frame(PATH, asked, locked), closing=4.0)
    assert seats(closing) == [Light.LOCKED, Light.LOCKED, Light.OFF, Light.OFF]


def test_after_the_reveal() -> None:
    reveal = Reveal((Stayer(Seat(0), 3),), (Leaver(Seat(1), 3, 0),), 2, (), 1, 5, "ruby")
    assert seats(frame(reveal)) == [Light.GLOW, Light.OFF, Light.OFF, Light.OFF]
    assert seats(frame(Bust(TRAP, PLACES, 1, 5, "ruby"))) == [Light.GLOW, Light.GLOW, Light.OFF, Light.OFF]
    assert seats(frame(Interval(1, 5, True, (), (), "ruby"))) == [Light.OFF] * 4


def test_the_winners() -> None:
    rows = tuple(Row(Seat(seat), 9, 9, (), winner=seat in (1, 3)) for seat in (1, 3, 0, 2))
    assert seats(frame(Final(rows, "ruby"))) == [Light.OFF, Light.WINNER, Light.OFF, Light.WINNER]


def test_a_bot_needs_no_light() -> None:
    people = (replace(SITTERS[0], bot="careful"), *SITTERS[1:])
    lights = states(replace(frame(PATH, asked={0, 1}), sitters=people))
    assert (lights[2], lights[3]) == (Light.OFF, Light.ASKED)


def test_whoever_everybody_waits_for_is_reminded() -> None:
    waiting = replace(frame(PATH, asked={0, 1}, locked={2}), silent=frozenset({Seat(1)}))
    assert seats(waiting) == [Light.ASKED, Light.REMINDED, Light.LOCKED, Light.OFF]


def test_the_box_test_lights_what_is_pressed() -> None:
    keys = ((True, False), (False, True), (False, False))
    tested = tuple(scene.Tested(box, *down, presses=1, fault=False) for box, down in enumerate(keys))
    lights = states(replace(frame(scene.Boxes(tested)), sitters=()))
    assert [lights[box] for box in range(3)] == [Light.LOCKED, Light.LOCKED, Light.OFF]


def test_an_invitation_lights_every_box_and_a_closed_house_none() -> None:
    assert set(states(replace(frame(PATH, asked={0}), invitation=True)).values()) == {Light.FREE}
    assert set(states(frame(Closed("10:00"), asked={0})).values()) == {Light.OFF}


def test_what_somebody_holds_is_a_steady_light() -> None:
    lights = states(frame(PATH, asked={0, 1}), frozenset({3}))
    assert [lights[box] for box in (2, 3, 4)] == [Light.ASKED, Light.LOCKED, Light.OFF]


def test_while_a_sweep_runs_only_what_is_held_shines() -> None:
    """Afterwards those who are asked blink, and those who know are steady."""
    sweep = Sweep((Value("lake"), Value("hut")), 1, 1, 1, (Seat(0), Seat(1)), "sweep")
    running = frame(sweep, asked={0}, locked={1})
    assert [light for light in states(running, frozenset({4})).values() if light is not Light.OFF] == [Light.LOCKED]
    assert seats(replace(running, scene=replace(sweep, lit=None)))[:2] == [Light.ASKED, Light.LOCKED]


def test_a_screen_on_its_way_is_asked_for() -> None:
    assert seats(frame(Pass(Seat(1), True, False, "pass"), asked={1})) == [Light.OFF, Light.ASKED, Light.OFF, Light.OFF]


@pytest.mark.parametrize("code", ["fault", "lost", "stuck"])
def test_a_box_in_trouble_says_so_before_all_else(code: str) -> None:
    troubled = replace(frame(PATH, asked={0, 1}), notices=(Notice(code, box=2), Notice("resumed")))
    assert seats(troubled) == [Light.FAULT, Light.ASKED, Light.OFF, Light.OFF]


def test_the_side_of_a_key_that_is_held_does_not_show() -> None:
    left, right = (replace(frame(PATH), notices=(Notice("stuck", 2, side),)) for side in ("left", "right"))
    assert states(left) == states(right)


# ---------------------------------------------------------------- how they blink


def flashes(switches: list[tuple[float, Light]], dims: bool, until: float = 12.0) -> list[float]:
    """When a light that is put through these states flashes, followed from change to change.

    A flash is a rise by a tenth or more of full brightness, after any fall.
    """
    at, rises, before, low = 0.0, list[float](), 0.0, 0.0
    for index, (since, state) in enumerate(switches):
        end = switches[index + 1][0] if index + 1 < len(switches) else until
        at = since
        while at < end:
            now = level(state, at - since, dims)
            low = min(low, now)
            if now > before and now - low >= 0.1:
                rises.append(at)
            if now > before:
                low = now
            before = now
            coming = changes(state, at - since, dims)
            assert coming is None or since + coming > at, "time goes on"
            at = end if coming is None else since + coming
    return rises


def rate(rises: list[float]) -> int:
    """The most flashes in any second."""
    return max((sum(start <= rise < start + 1.0 for rise in rises) for start in rises), default=0)


def starts(state: Light, age: float) -> int:
    """How often a light that is only on or off goes on in `age` seconds."""
    return len(flashes([(0.0, state)], False, age))


def test_every_light_has_a_rhythm_of_its_own() -> None:
    assert {state: starts(state, 18.0) for state in Light} == {
        Light.OFF: 0,
        Light.FREE: 9,
        Light.ASKED: 18,
        Light.REMINDED: 36,
        Light.LOCKED: 1,
        Light.GLOW: 6,
        Light.WINNER: 10,
        Light.FAULT: 18,
    }


def test_a_light_that_dims_breathes_or_is_steady() -> None:
    for state in (Light.FREE, Light.GLOW, Light.LOCKED, Light.OFF):
        assert changes(state, 3.0, True) is None
    assert 0 < level(Light.FREE, 3.0, True) < level(Light.GLOW, 3.0, True) < level(Light.LOCKED, 3.0, True) == 1.0
    breath = [level(Light.ASKED, step / 100, True) for step in range(200)]
    assert (breath[0], min(breath)) == (1.0, 0.1)
    assert max(abs(a - b) for a, b in pairwise(breath)) < 0.1, "no step that an eye sees"


@pytest.mark.parametrize("dims", [False, True])
@pytest.mark.parametrize("first", Light)
def test_never_more_than_three_flashes_a_second(first: Light, dims: bool) -> None:
    """Alone, and wherever in its rhythm a light is put to another state."""
    assert rate(on_off(first, dims)) <= 3
    for second, step in product(Light, range(1, 60)):
        assert rate(flashes([(0.0, first), (step * 0.05, second)], dims, 6.0)) <= 3, (second, step)


def on_off(state: Light, dims: bool) -> list[float]:
    return flashes([(0.0, state)], dims)


@pytest.mark.parametrize("dims", [False, True])
@pytest.mark.parametrize("state", Light)
def test_the_next_change_is_a_change(state: Light, dims: bool) -> None:
    """From change to change, at odd moments of the clock, time always goes on and nothing happens in between."""
    since = 12_345.678_9
    now = since
    for _ in range(500):
        coming = changes(state, now - since, dims)
        if coming is None:
            return
        assert since + coming > now
        between = (now - since) + (coming - (now - since)) * 0.9
        assert level(state, between, dims) == level(state, now - since, dims)
        now = since + coming


# ---------------------------------------------------------------- the output


def test_it_writes_only_what_has_changed() -> None:
    boxes = Boxes()
    lights = Lights(boxes)
    asked, locked = frame(PATH, asked={0, 1}), frame(PATH, asked={0}, locked={1})
    assert lights.show(asked, 10.0) == 10.5
    assert lights.show(asked, 10.2) == 10.5
    assert len(boxes.written) == 1
    assert lights.show(locked, 10.3) == 10.5
    assert len(boxes.written) == 1, "a lit light that stays lit is not written"
    lights.show(locked, 10.5)
    assert [box for box, bright in boxes.written[-1].items() if bright] == [3]
    assert lights.show(frame(Interval(1, 5, False, (), (), "ruby")), 11.0) is None
    assert not any(boxes.written[-1].values())


def test_it_asks_what_glows_at_every_frame() -> None:
    boxes, glow = Boxes(), {3}
    lights = Lights(boxes, lambda: frozenset(glow))
    for box in (3, 4):
        glow.clear()
        glow.add(box)
        lights.show(frame(PATH), 10.0)
    assert [[box for box, bright in levels.items() if bright == 1.0 and box > 3] for levels in boxes.written] == [
        [],
        [4],
    ]


def test_all_who_are_asked_blink_together() -> None:
    boxes = Boxes()
    lights = Lights(boxes)
    now: float | None = 5.0
    for _ in range(20):
        assert now is not None
        now = lights.show(frame(PATH, asked={0, 1}), now)
        assert boxes.written[-1][2] == boxes.written[-1][3]
    assert now == 15.0


def test_closing_leaves_them_dark_and_the_next_frame_lights_them_again() -> None:
    boxes = Boxes()
    lights = Lights(boxes)
    lights.show(frame(PATH, locked={1}), 1.0)
    lights.close()
    lights.close()
    assert boxes.written[1:] == [{}, {}]
    lights.show(frame(PATH, locked={1}), 1.1)
    assert boxes.written[-1] == boxes.written[0]


def test_a_write_that_failed_is_written_again() -> None:
    class Failing(Boxes):
        fails = True

        def set_lights(self, levels: Mapping[int, float]) -> None:
            if self.fails:
                raise OSError("unplugged")
            super().set_lights(levels)

    boxes = Failing()
    lights = Lights(boxes)
    with pytest.raises(OSError, match="unplugged"):
        lights.show(frame(PATH), 1.0)
    boxes.fails = False
    lights.show(frame(PATH), 1.0)
    assert len(boxes.written) == 1
