"""One contract for every backend, and what only the Pi's lines can suffer."""

import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import pytest
from gpiozero.pins.mock import MockFactory, MockPin, MockPWMPin

from device.boxes.backend import Backend, Edge, Key, Tap
from device.boxes.debouncer import Debouncer
from device.boxes.gpio import WIRING, Gpio, Wires
from device.boxes.gpio_factory import NoBoxes, header_chip, pin_factory
from device.boxes.keyboard import KEYS, Keyboard
from engine.press import Command, Press
from engine.seat import BOXES
from tests.fake_gpio import fake_gpio, installed

NOW = 100.0
ALL = [Key(box, side) for box in range(BOXES) for side in ("left", "right")]


class Table:
    """The consumer: keeps what it hears, and fails on demand."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.fails = False

    def __call__(self, edge: Edge) -> None:
        if self.fails:
            raise ValueError(f"no room for {edge}")
        self.edges.append(edge)

    @property
    def heard(self) -> list[tuple[Key, bool]]:
        return [(edge.key, edge.down) for edge in self.edges]


class Rig(Protocol):
    """A backend and the fingers on it."""

    table: Table
    backend: Backend

    def put(self, key: Key, down: bool) -> None: ...

    def slip(self, key: Key, down: bool) -> None:
        """The key changes and no edge tells of it."""


class LitRig(Rig, Protocol):
    history: list[tuple[str, int, int]]
    """("light", line, level) and ("returned", line, level), in the order in which they happened."""

    def light(self, box: int) -> float: ...


def line(key: Key, wiring: Any = WIRING) -> int:
    wires = wiring[key.box]
    return int(wires.left if key.side == "left" else wires.right)


class FakeRpi:
    """The GPIO adapter over gpiozero's RPi.GPIO factory, over fake_rpi."""

    def __init__(self, chip: Any, factory: Any, wiring: Any = WIRING) -> None:
        self.table = Table()
        self.chip = chip
        self.history = chip.history
        self.backend = Gpio(wiring, factory, lambda: NOW)

    def put(self, key: Key, down: bool) -> None:
        (self.chip.press if down else self.chip.release)(line(key))

    def slip(self, key: Key, down: bool) -> None:
        (self.chip.press if down else self.chip.release)(line(key), edge=False)

    def light(self, box: int) -> float:
        return float(self.chip.lines[WIRING[box].light].level)


class Mock:
    """The GPIO adapter over gpiozero's mock factory."""

    def __init__(self, wiring: Any = WIRING, pin: type[MockPin] = MockPin, dims: bool = False) -> None:
        history: list[tuple[str, int, int]] = []

        held: set[int] = set()

        class Pin(pin):  # type: ignore[misc]
            def _set_pull(self, value: str) -> None:
                super()._set_pull(value)
                if self._number in held:
                    self.drive_low()

            def _set_state(self, value: float) -> None:
                super()._set_state(value)
                history.append(("light", self._number, int(value)))

            def close(self) -> None:
                history.append(("returned", self._number, int(self._get_state())))
                super().close()

        self.table = Table()
        self.history = history
        self.held = held
        self.factory = MockFactory(pin_class=Pin)
        self.backend = Gpio(wiring, lambda: self.factory, lambda: NOW, dims)

    def put(self, key: Key, down: bool) -> None:
        """A finger is stronger than the pull: the pin stays low when its pull is set again."""
        pin = self.factory.pin(line(key))
        (self.held.add if down else self.held.discard)(line(key))
        (pin.drive_low if down else pin.drive_high)()

    def slip(self, key: Key, down: bool) -> None:
        pin = self.factory.pin(line(key))
        pin.edges = "none"
        self.put(key, down)
        pin.edges = "both"

    def light(self, box: int) -> float:
        return float(self.factory.pin(WIRING[box].light).state)


class Desk:
    """The keyboard: an edge is lost where the table failed to take it."""

    def __init__(self) -> None:
        self.table = Table()
        self.said: list[Tap | Command] = []
        self.keyboard = Keyboard(self.said.append)
        self.backend: Backend = self.keyboard

    def put(self, key: Key, down: bool) -> None:
        left, right = KEYS[key.box]
        self.keyboard.stroke(left if key.side == "left" else right, down, NOW)

    def slip(self, key: Key, down: bool) -> None:
        self.table.fails = True
        self.put(key, down)
        self.table.fails = False


def fake_rpi() -> Iterator[FakeRpi]:
    chip = fake_gpio()
    with installed(chip) as factory:
        rig = FakeRpi(chip, factory)
        yield rig
        rig.backend.close()


def mock() -> Iterator[Mock]:
    yield Mock()


def desk() -> Iterator[Desk]:
    yield Desk()


@pytest.fixture(params=[fake_rpi, mock, desk], ids=lambda rig: rig.__name__)
def rig(request: pytest.FixtureRequest) -> Iterator[Rig]:
    yield from request.param()


@pytest.fixture(params=[fake_rpi, mock], ids=lambda rig: rig.__name__)
def lit(request: pytest.FixtureRequest) -> Iterator[LitRig]:
    yield from request.param()


@pytest.fixture
def pi() -> Iterator[FakeRpi]:
    yield from fake_rpi()


# ---------------------------------------------------------------- the contract of every backend


def test_press_and_release(rig: Rig) -> None:
    assert rig.backend.open(rig.table) == {}
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


# ---------------------------------------------------------------- lines that are not to be had


def test_a_busy_line_leaves_out_its_box(pi: FakeRpi) -> None:
    pi.chip.busy = {6}
    faults = pi.backend.open(pi.table)
    assert faults == {2: "box 3: line 6 is busy: another program or a bus has it (gpioinfo tells which)"}
    assert pi.backend.levels().keys() == {key for key in ALL if key.box != 2}
    pi.put(Key(3, "left"), True)
    assert pi.table.heard == [(Key(3, "left"), True)]


def test_a_busy_light_gives_its_keys_back(pi: FakeRpi) -> None:
    pi.chip.busy = {13}
    assert list(pi.backend.open(pi.table)) == [2]
    assert {number for what, number, _ in pi.history if what == "returned"} == {6, 12}
    pi.chip.busy = set()
    pi.backend.close()
    assert pi.backend.open(pi.table) == {}, "what was busy once can be had the next time"


@pytest.mark.parametrize("lines", [Wires(5, 17, 23), Wires(17, 22, 23), Wires(5, 22, 17), Wires(5, 5, 23)])
def test_one_line_for_two_uses(lines: Wires) -> None:
    rig = Mock(wiring={0: Wires(4, 17, 18), 1: lines, 2: WIRING[2]})
    faults = rig.backend.open(rig.table)
    twice = 5 if lines.right == 5 else 17
    assert faults == {1: f"box 2: line {twice} is busy: a line serves one key or one light"}
    assert {key.box for key in rig.backend.levels()} == {0, 2}


def test_a_line_that_does_not_exist(lit: LitRig) -> None:
    wiring = {0: WIRING[0], 1: Wires(5, 99, 23)}
    backend = Gpio(wiring, lit.backend._factory, lambda: NOW)  # type: ignore[attr-defined]
    assert backend.open(lit.table) == {1: "box 2: line 99 does not exist on this Pi"}
    assert {key.box for key in backend.levels()} == {0}
    backend.close()


def test_a_box_without_a_light() -> None:
    rig = Mock(wiring={0: Wires(4, 17)})
    assert rig.backend.open(rig.table) == {}
    rig.backend.set_lights({0: 1.0})
    rig.put(Key(0, "left"), True)
    assert rig.table.heard == [(Key(0, "left"), True)]


def test_a_kernel_that_refuses_edges(pi: FakeRpi) -> None:
    pi.chip.edges = False
    assert pi.backend.open(pi.table) == {}
    debouncer = Debouncer()
    for box in range(BOXES):
        pi.put(Key(box, "left"), True)
        debouncer.reconcile(pi.backend.levels(), NOW + box)
    assert pi.table.edges == []
    assert [press.box for press in debouncer.due(NOW + 9)] == list(range(BOXES))
    assert pi.backend.healthy(), "no edge is lost where none is promised"


# ---------------------------------------------------------------- health and time


def test_lines_that_have_gone_deaf(lit: LitRig) -> None:
    lit.backend.open(lit.table)
    for down in (True, False, True):
        assert lit.backend.healthy()
        lit.slip(Key(1, "left"), down)
        lit.backend.levels()
    assert not lit.backend.healthy()
    lit.put(Key(1, "left"), False)
    assert lit.backend.healthy(), "an edge has come"


def test_lines_that_cannot_be_read(pi: FakeRpi) -> None:
    pi.backend.open(pi.table)
    lines, pi.chip.lines = pi.chip.lines, {}
    assert pi.backend.levels() == {}
    assert not pi.backend.healthy()
    pi.chip.lines = lines
    assert len(pi.backend.levels()) == len(ALL)
    assert pi.backend.healthy()


@pytest.mark.parametrize(("age", "at"), [(0.25, NOW - 0.25), (-9e9, NOW)])
def test_an_edge_has_the_time_of_the_lines_own_stamp(age: float, at: float) -> None:
    class Stamping(MockPin):  # type: ignore[misc]
        def _call_when_changed(self) -> None:
            super(MockPin, self)._call_when_changed(self._last_change - age, self._state)

    rig = Mock(pin=Stamping)
    rig.backend.open(rig.table)
    rig.put(Key(0, "left"), True)
    rig.put(Key(0, "left"), False)
    assert [edge.at for edge in rig.table.edges] == pytest.approx([at, at], abs=0.2)


# ---------------------------------------------------------------- the keyboard


def test_every_key_of_the_keyboard_is_its_own() -> None:
    assert len(KEYS) == BOXES
    assert len({name for pair in KEYS for name in pair}) == 2 * BOXES


def test_a_key_that_repeats_makes_one_edge() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("q", "q", "Q"):
        desk.keyboard.stroke(name, True, NOW)
    desk.keyboard.stroke("Q", False, NOW)
    desk.keyboard.stroke("q", False, NOW)
    assert desk.table.heard == [(Key(0, "left"), True), (Key(0, "left"), False)]


def test_commands_come_on_the_press_alone() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("Return", "escape", "F10", "F11"):
        for down in (True, True, False):
            desk.keyboard.stroke(name, down, NOW)
    assert desk.said == [Command("start", NOW), Command("back", NOW), Command("menu", NOW)]
    assert desk.table.edges == []


def test_a_terminal_gives_taps() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("W", "enter", "l", "j"):
        desk.keyboard.tap(name, NOW)
    assert desk.said == [Tap(Key(0, "right"), NOW), Command("start", NOW), Tap(Key(7, "right"), NOW)]
    assert not any(desk.backend.levels().values())


def test_a_window_that_loses_the_keyboard() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("a", "enter", "w"):
        desk.keyboard.stroke(name, True, NOW)
    desk.keyboard.release_all(NOW + 1)
    assert desk.table.edges[2:] == [Edge(Key(1, "left"), False, NOW + 1), Edge(Key(0, "right"), False, NOW + 1)]
    assert not any(desk.backend.levels().values())


# ---------------------------------------------------------------- where the lines come from


def test_the_header_is_found_by_its_label() -> None:
    assert header_chip({0: "gpio-brcmstb@107d508500", 4: "pinctrl-rp1", 10: "brcmvirt-gpio"}) == 4
    assert header_chip({0: "pinctrl-bcm2711", 1: "raspberrypi-exp-gpio"}) == 0
    with pytest.raises(NoBoxes, match="chips here: sandbox"):
        header_chip({0: "sandbox"})


def test_a_library_that_does_not_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LG_WD", "")
    for module in ("lgpio", "RPi"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.rpigpio", raising=False)
    before = Path.cwd()
    backend = Gpio(WIRING, partial(pin_factory, "lgpio", tmp_path), lambda: NOW)
    with pytest.raises(NoBoxes, match=r"lgpio does not load .*python3-lgpio.*pip install lgpio"):
        backend.open(Table())
    assert os.environ["LG_WD"] == str(tmp_path)
    assert Path.cwd() == before
    backend.close()
    with pytest.raises(NoBoxes, match=r"RPi.GPIO does not work here .*pip install RPi.GPIO"):
        pin_factory("rpigpio", tmp_path)


def test_lgpio_needs_a_directory_to_write_to(tmp_path: Path) -> None:
    with pytest.raises(NoBoxes, match="must exist and be writable"):
        pin_factory("lgpio", tmp_path / "nowhere")


def test_the_factory_that_was_named_is_the_one(tmp_path: Path) -> None:
    assert type(pin_factory("mock", tmp_path)) is MockFactory
    with installed(fake_gpio()):
        assert type(pin_factory("rpigpio", tmp_path)).__name__ == "RPiGPIOFactory"
