"""One contract for every backend."""

import pytest
from gpiozero.pins.mock import MockPWMPin

from device.boxes.backend import Key
from device.boxes.debouncer import Debouncer
from device.boxes.gpio import WIRING
from engine.press import Press
from engine.seat import BOXES
from tests.rigs import ALL, NOW, Desk, LitRig, Mock, Rig, line

# ---------------------------------------------------------------- the contract of every backend


def test_press_and_release(rig: Rig) -> None:
    rig.backend.open(rig.table)
    assert rig.backend.faults() == {}
    rig.put(Key(2, "right"), True)
    assert rig.backend.levels()[Key(2, "right")] is True
    rig.put(Key(2, "right"), False)
    assert rig.backend.levels()[Key(2, "right")] is False
    assert rig.table.heard == [(Key(2, "right"), True), (Key(2, "right"), False)]
    assert all(NOW - 1 < edge.at <= NOW for edge in rig.table.edges)


def test_all_keys_at_once_in_order(rig: Rig) -> None:
    rig.backend.open(rig.table)
    order = ALL[1::2] + ALL[-2::-2]
    for key in order:
        rig.put(key, True)
    assert rig.backend.levels() == dict.fromkeys(ALL, True)
    for key in reversed(order):
        rig.put(key, False)
    assert rig.backend.levels() == dict.fromkeys(ALL, False)
    assert rig.table.heard == [(key, True) for key in order] + [(key, False) for key in reversed(order)]


def test_a_consumer_that_raises(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    rig.backend.open(rig.table)
    rig.table.fails = True
    rig.put(Key(3, "left"), True)
    rig.table.fails = False
    rig.put(Key(3, "left"), False)
    assert rig.table.heard == [(Key(3, "left"), False)]
    assert "ValueError" in caplog.text
    assert "left" not in caplog.text, "the log never tells a key"


def test_levels_heal_a_lost_edge(rig: Rig) -> None:
    rig.backend.open(rig.table)
    debouncer = Debouncer()
    debouncer.prime(rig.backend.levels())
    rig.slip(Key(4, "left"), True)
    assert rig.table.edges == []
    debouncer.reconcile(rig.backend.levels(), NOW)
    assert debouncer.due(NOW + 1) == (Press(4, "left", NOW),)
    rig.put(Key(4, "left"), False)
    assert rig.table.heard == [(Key(4, "left"), False)], "the next edge arrives"
    assert rig.backend.healthy()


def test_a_key_held_at_the_start(rig: Rig) -> None:
    rig.backend.open(rig.table)
    rig.backend.close()
    rig.put(Key(0, "right"), True)
    rig.backend.open(rig.table)
    if isinstance(rig, Desk):
        rig.put(Key(0, "right"), True)
        rig.table.edges.clear()
    assert rig.table.edges == []
    assert rig.backend.levels() == {key: key == Key(0, "right") for key in ALL}
    rig.put(Key(0, "right"), False)
    assert rig.table.heard == [(Key(0, "right"), False)]


def test_closing_twice(rig: Rig) -> None:
    rig.backend.open(rig.table)
    assert rig.backend.healthy()
    rig.backend.close()
    rig.backend.close()
    rig.put(Key(0, "left"), True)
    assert rig.table.edges == []
    rig.backend.levels()
    assert not rig.backend.healthy()


def test_closing_what_was_never_open(rig: Rig) -> None:
    rig.backend.close()


# ---------------------------------------------------------------- lights


def test_a_light(lit: LitRig) -> None:
    lit.backend.open(lit.table)
    assert [lit.light(box) for box in range(BOXES)] == [0.0] * BOXES
    lit.backend.set_lights({2: 1.0, 5: 1.0})
    assert [box for box in range(BOXES) if lit.light(box)] == [2, 5]
    lit.backend.set_lights({5: 1.0})
    assert [box for box in range(BOXES) if lit.light(box)] == [5], "a box that is not named is dark"


def test_a_light_is_dark_from_its_first_moment(lit: LitRig) -> None:
    lit.backend.open(lit.table)
    assert lit.history
    assert not any(level for _, _, level in lit.history)


def test_lights_go_off_before_lines_are_returned(lit: LitRig) -> None:
    lit.backend.open(lit.table)
    lit.backend.set_lights(dict.fromkeys(range(BOXES), 1.0))
    lit.history.clear()
    lit.backend.close()
    lights = {wires.light for wires in WIRING.values()}
    first = lit.history[:BOXES]
    assert {(what, number, level) for what, number, level in first} == {("light", number, 0) for number in lights}
    returned = {number for what, number, _ in lit.history[BOXES:] if what == "returned"}
    assert returned >= lights | {line(key) for key in ALL}
    assert not any(level for _, number, level in lit.history if number in lights)


def test_a_light_that_dims() -> None:
    rig = Mock(pin=MockPWMPin, dims=True)
    rig.backend.open(rig.table)
    rig.backend.set_lights({1: 0.25})
    assert rig.light(1) == 0.25
    rig.backend.close()
