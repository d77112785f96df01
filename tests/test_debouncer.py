"""The debouncer, against a model that looks at the raw line eight times a millisecond."""

from dataclasses import dataclass
from math import ceil

from hypothesis import given, settings
from hypothesis import strategies as st

from device.boxes.backend import Edge, Key
from device.boxes.debouncer import PRESS_HOLDS, RELEASE_HOLDS, Debouncer
from engine.press import Press, Release

LEFT, RIGHT = Key(2, "left"), Key(2, "right")
TICK = 1 / 8192
"""A power of two: sums of ticks are exact, and neither hold is a whole number of them."""


def told(debouncer: Debouncer, *edges: tuple[bool, float]) -> None:
    for down, at in edges:
        debouncer.edge(Edge(LEFT, down, at))


def test_a_press_counts_when_it_has_held_3_ms() -> None:
    debouncer = Debouncer()
    told(debouncer, (True, 1.0))
    assert debouncer.deadline == 1.0 + 0.003
    assert debouncer.due(1.0029) == ()
    assert debouncer.down == frozenset()
    assert debouncer.due(1.0031) == (Press(2, "left", 1.0),)
    assert debouncer.down == {LEFT}
    assert debouncer.deadline is None


def test_a_release_counts_when_it_has_held_25_ms() -> None:
    debouncer = Debouncer()
    told(debouncer, (True, 1.0), (False, 2.0))
    assert debouncer.due(2.0) == (Press(2, "left", 1.0),)
    assert debouncer.deadline == 2.0 + 0.025
    assert debouncer.due(2.0249) == ()
    assert debouncer.due(2.0251) == (Release(2, "left", 2.0),)


def test_a_spark_is_no_press() -> None:
    debouncer = Debouncer()
    told(debouncer, (True, 1.0), (False, 1.002))
    assert debouncer.due(9.0) == ()
    assert debouncer.deadline is None
    told(debouncer, (True, 10.0))
    assert debouncer.due(11.0) == (Press(2, "left", 10.0),), "an old spark is not the first edge of a later press"


def test_a_bouncing_press_is_one_press_at_its_first_edge() -> None:
    debouncer = Debouncer()
    told(debouncer, (True, 1.0), (False, 1.001), (True, 1.002), (False, 1.0025), (True, 1.004))
    assert debouncer.due(1.0069) == ()
    assert debouncer.due(1.0071) == (Press(2, "left", 1.0),)


def test_an_unsteady_hand_has_its_time() -> None:
    """A press holds for as long as is set, and another one needs the key to be up for as long as is set."""
    debouncer = Debouncer()
    debouncer.steady(2, 0.3, 0.7)
    told(debouncer, (True, 1.0), (False, 1.29), (True, 2.0))
    assert debouncer.due(2.299) == ()
    assert debouncer.due(2.301) == (Press(2, "left", 2.0),), "a touch that was too short is no press"
    told(debouncer, (False, 3.0), (True, 3.6), (False, 3.7))
    assert debouncer.due(4.399) == ()
    assert debouncer.due(4.401) == (Release(2, "left", 3.0),), "a hand that trembles has pressed once"
    debouncer.steady(2, 0.0, 0.0)
    told(debouncer, (True, 5.0))
    assert debouncer.due(5.0031) == (Press(2, "left", 5.0),), "never less than for others"


def test_only_the_box_that_is_set_is_slow() -> None:
    debouncer = Debouncer()
    debouncer.steady(1, 0.5, 0.5)
    told(debouncer, (True, 1.0))
    assert debouncer.due(1.0031) == (Press(2, "left", 1.0),)


def test_an_edge_told_twice_does_not_begin_the_hold_again() -> None:
    debouncer = Debouncer()
    told(debouncer, (True, 1.0), (True, 1.002))
    assert debouncer.due(1.0031) == (Press(2, "left", 1.0),)


def test_a_loop_that_comes_late_misses_nothing() -> None:
    debouncer = Debouncer()
    told(debouncer, (True, 1.0), (False, 1.1), (True, 1.2))
    assert debouncer.deadline == 1.0 + 0.003, "what has come to count is due at once"
    assert debouncer.due(2.0) == (Press(2, "left", 1.0), Release(2, "left", 1.1), Press(2, "left", 1.2))


def test_a_key_held_at_the_start_is_stuck_until_it_is_released() -> None:
    debouncer = Debouncer()
    debouncer.prime({LEFT: True, RIGHT: False})
    assert debouncer.stuck == {LEFT}
    told(debouncer, (True, 0.5))
    assert debouncer.due(1.0) == ()
    assert debouncer.down == frozenset()
    told(debouncer, (False, 2.0), (True, 2.01))
    assert debouncer.due(3.0) == ()
    assert debouncer.stuck == {LEFT}, "its contact bounced, the finger is still there"
    told(debouncer, (False, 4.0))
    assert debouncer.due(4.1) == ()
    assert debouncer.stuck == frozenset()
    told(debouncer, (True, 5.0))
    assert debouncer.due(6.0) == (Press(2, "left", 5.0),)


def test_a_line_that_goes_releases_its_key_and_begins_anew() -> None:
    debouncer = Debouncer()
    debouncer.prime({LEFT: False, RIGHT: False})
    told(debouncer, (True, 1.0))
    assert debouncer.due(1.1) == (Press(2, "left", 1.0),)
    debouncer.reconcile({RIGHT: False}, 2.0)
    assert debouncer.due(2.0) == (Release(2, "left", 2.0),)
    debouncer.reconcile({LEFT: True, RIGHT: False}, 3.0)
    assert debouncer.stuck == {LEFT}, "it is back, and held: that is no press"
    assert debouncer.due(4.0) == ()
    debouncer.reconcile({RIGHT: False}, 5.0)
    assert debouncer.stuck == frozenset()
    assert debouncer.due(6.0) == (), "a stuck key is not released"


def test_a_press_that_has_not_held_goes_with_its_line() -> None:
    debouncer = Debouncer()
    debouncer.prime({LEFT: False})
    told(debouncer, (True, 1.0))
    debouncer.reconcile({}, 1.001)
    assert debouncer.due(9.0) == ()
    assert debouncer.deadline is None


def test_levels_heal_lost_edges() -> None:
    debouncer = Debouncer()
    debouncer.prime({LEFT: False, RIGHT: False})
    debouncer.reconcile({LEFT: True, RIGHT: False}, 1.0)
    assert debouncer.due(1.0) == ()
    assert debouncer.due(1.004) == (Press(2, "left", 1.0),)
    debouncer.reconcile({LEFT: True, RIGHT: False}, 1.05)
    assert debouncer.due(1.1) == (), "a level that is known already says nothing"
    debouncer.reconcile({LEFT: False, RIGHT: False}, 1.2)
    assert debouncer.due(1.3) == (Release(2, "left", 1.2),)


def test_an_edge_that_the_levels_have_overtaken_does_no_harm() -> None:
    debouncer = Debouncer()
    debouncer.prime({LEFT: False})
    debouncer.reconcile({LEFT: True}, 1.0)
    told(debouncer, (True, 0.9995), (False, 0.9996))
    assert debouncer.deadline is None, "both edges came before 1.0: the key is up, and was down for no time"
    told(debouncer, (True, 0.9997))
    assert debouncer.deadline == 1.0 + PRESS_HOLDS, "what came before 1.0 holds from then on"
    assert debouncer.due(1.0029) == ()


def test_presses_come_in_the_order_of_counting() -> None:
    debouncer = Debouncer()
    for box in (5, 1, 3):
        debouncer.edge(Edge(Key(box, "right"), True, 1.0 + box / 10_000))
    assert [press.box for press in debouncer.due(2.0)] == [1, 3, 5]


Change = tuple[str, int, int]
"""What counts, the sample during which it comes to count, the sample of its first edge."""


@dataclass
class Model:
    """The rule read off the samples of one line, each of which stands until the next is taken."""

    samples: list[bool]

    def held(self, level: bool, tick: int) -> bool:
        """Whether `level` has held for long enough when sample `tick` ends; before the first sample it was up."""
        needed = ceil((PRESS_HOLDS if level else RELEASE_HOLDS) / TICK)
        window = self.samples[max(0, tick + 1 - needed) : tick + 1]
        return (not level) not in window and (len(window) == needed or not level)

    def first_edge(self, counted: bool, tick: int) -> int:
        """The first sample off the counted level after the last moment at which that level held for long enough."""
        calm = next((t for t in range(tick, -1, -1) if self.held(counted, t)), 0)
        return next(t for t in range(calm, tick + 1) if self.samples[t] != counted)

    def changes(self) -> list[Change]:
        found: list[Change] = []
        counted = False
        for tick in range(len(self.samples)):
            if self.samples[tick] != counted and self.held(not counted, tick):
                found.append(("release" if counted else "press", tick, self.first_edge(counted, tick)))
                counted = not counted
        return found


runs = st.lists(st.one_of(st.integers(1, 30), st.integers(20, 260)), min_size=1, max_size=24)
"""How many ticks each level lasts: bounces of up to 3.6 ms among levels of up to 32 ms."""


@settings(max_examples=200, deadline=None)
@given(runs, st.integers(1, 40))
def test_it_counts_what_the_model_counts(lengths: list[int], every: int) -> None:
    samples = [False] * 250
    for index, length in enumerate(lengths):
        samples += [index % 2 == 0] * length
    samples += [samples[-1]] * 250

    debouncer = Debouncer()
    seen: list[Press | Release] = []
    for tick in range(1, len(samples)):
        if samples[tick] != samples[tick - 1]:
            debouncer.edge(Edge(LEFT, samples[tick], tick * TICK))
        if tick % every == 0:
            seen += debouncer.due(tick * TICK)
            assert debouncer.deadline is None or debouncer.deadline > tick * TICK
    seen += debouncer.due(len(samples) * TICK)

    expected = [
        (Press if kind == "press" else Release)(2, "left", first * TICK) for kind, _, first in Model(samples).changes()
    ]
    assert seen == expected


@settings(max_examples=100, deadline=None)
@given(runs)
def test_the_deadline_is_the_moment_of_counting(lengths: list[int]) -> None:
    samples = [False] * 250
    for index, length in enumerate(lengths):
        samples += [index % 2 == 0] * length
    samples += [samples[-1]] * 250

    debouncer = Debouncer()
    counted: list[int] = []
    for tick in range(1, len(samples)):
        if samples[tick] != samples[tick - 1]:
            debouncer.edge(Edge(LEFT, samples[tick], tick * TICK))
        if debouncer.deadline is not None and debouncer.deadline <= tick * TICK:
            counted += [tick] * len(debouncer.due(tick * TICK))
    assert counted == [tick + 1 for _, tick, _ in Model(samples).changes()]


@settings(max_examples=200, deadline=None)
@given(runs, st.data())
def test_levels_heal_any_loss(lengths: list[int], data: st.DataObject) -> None:
    """Whatever edges are lost: after levels have been read and have held, the debouncer knows the truth."""
    debouncer = Debouncer()
    debouncer.prime({LEFT: False})
    at, down = 0.0, False
    for length in lengths:
        down = not down
        at += length * TICK
        if data.draw(st.booleans()):
            debouncer.edge(Edge(LEFT, down, at))
    changes = list(debouncer.due(at))
    debouncer.reconcile({LEFT: down}, at)
    changes += debouncer.due(at + RELEASE_HOLDS + TICK)
    assert debouncer.down == ({LEFT} if down else frozenset())
    kinds = [type(change) for change in changes]
    assert kinds == [Press, Release] * (len(kinds) // 2) + [Press] * (len(kinds) % 2)
