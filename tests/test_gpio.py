"""What only the Pi's lines can suffer, and where they come from."""

import os
import sys
from functools import partial
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPin

from device.boxes.backend import Key
from device.boxes.debouncer import Debouncer
from device.boxes.gpio import PATIENCE, RETRY_EVERY, WIRING, Gpio, Wires
from device.boxes.gpio_factory import NoBoxes, header_chip, pin_factory
from engine.seat import BOXES
from tests.fake_gpio import fake_gpio, installed
from tests.rigs import ALL, NOW, FakeRpi, LitRig, Mock, Table

# ---------------------------------------------------------------- lines that are not to be had


def test_a_busy_line_leaves_out_its_box(pi: FakeRpi) -> None:
    pi.chip.busy = {6}
    pi.backend.open(pi.table)
    assert pi.backend.faults() == {2: "box 3: line 6 is busy: another program or a bus has it (gpioinfo tells which)"}
    assert pi.backend.levels().keys() == {key for key in ALL if key.box != 2}
    pi.put(Key(3, "left"), True)
    assert pi.table.heard == [(Key(3, "left"), True)]


def test_a_busy_light_gives_its_keys_back(pi: FakeRpi) -> None:
    pi.chip.busy = {13}
    pi.backend.open(pi.table)
    assert list(pi.backend.faults()) == [2]
    assert {number for what, number, _ in pi.history if what == "returned"} == {6, 12}
    pi.chip.busy = set()
    pi.backend.close()
    pi.backend.open(pi.table)
    assert pi.backend.faults() == {}, "what was busy once can be had the next time"


@pytest.mark.parametrize("lines", [Wires(5, 17, 23), Wires(17, 22, 23), Wires(5, 22, 17), Wires(5, 5, 23)])
def test_one_line_for_two_uses(lines: Wires) -> None:
    rig = Mock(wiring={0: Wires(4, 17, 18), 1: lines, 2: WIRING[2]})
    rig.backend.open(rig.table)
    twice = 5 if lines.right == 5 else 17
    assert rig.backend.faults() == {1: f"box 2: line {twice} is busy: a line serves one key or one light"}
    assert {key.box for key in rig.backend.levels()} == {0, 2}


def test_a_line_that_does_not_exist(lit: LitRig) -> None:
    wiring = {0: WIRING[0], 1: Wires(5, 99, 23)}
    backend = Gpio(wiring, lit.backend._factory, lambda: NOW)  # type: ignore[attr-defined]
    backend.open(lit.table)
    assert backend.faults() == {1: "box 2: line 99 does not exist on this Pi"}
    assert {key.box for key in backend.levels()} == {0}
    backend.close()


def test_a_box_without_a_light() -> None:
    rig = Mock(wiring={0: Wires(4, 17)})
    rig.backend.open(rig.table)
    assert rig.backend.faults() == {}
    rig.backend.set_lights({0: 1.0})
    rig.put(Key(0, "left"), True)
    assert rig.table.heard == [(Key(0, "left"), True)]


def test_a_kernel_that_refuses_edges(pi: FakeRpi) -> None:
    pi.chip.edges = False
    pi.backend.open(pi.table)
    assert pi.backend.faults() == {}
    debouncer = Debouncer()
    debouncer.prime(pi.backend.levels())
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
    pi.chip.dead = True
    assert pi.backend.levels() == {}
    assert not pi.backend.healthy()
    assert list(pi.backend.faults()) == list(range(BOXES))
    pi.chip.dead = False
    assert pi.backend.levels() == {}, "not at once"
    pi.now += RETRY_EVERY
    assert len(pi.backend.levels()) == len(ALL)
    assert pi.backend.healthy()
    assert pi.backend.faults() == {}


def test_lights_that_cannot_be_written_shine_when_the_chip_is_back(pi: FakeRpi) -> None:
    pi.backend.open(pi.table)
    pi.chip.dead = True
    pi.backend.set_lights({3: 1.0})
    assert len(pi.backend.faults()) == BOXES
    pi.chip.dead = False
    pi.now += RETRY_EVERY
    pi.backend.levels()
    assert [box for box in range(BOXES) if pi.light(box)] == [3]
    pi.put(Key(3, "left"), True)
    assert pi.table.heard == [(Key(3, "left"), True)]


def test_a_busy_line_that_gets_free(pi: FakeRpi) -> None:
    pi.chip.busy = {6}
    pi.backend.open(pi.table)
    pi.chip.busy = set()
    assert list(pi.backend.faults()) == [2]
    pi.now += RETRY_EVERY
    assert pi.backend.levels().keys() == set(ALL)
    assert pi.backend.faults() == {}
    pi.backend.set_lights({2: 1.0})
    pi.history.clear()
    pi.backend.close()
    assert pi.history[:BOXES][-1][0] == "light", "its light goes off before its lines are returned"


def test_a_chip_that_comes_and_goes() -> None:
    """It need not be there at the start, and a try that takes long is not made again soon."""
    chips: list[MockFactory] = []
    now = NOW

    def factory() -> MockFactory:
        nonlocal now
        now += 5
        return chips[0]

    backend = Gpio({0: WIRING[0], 5: WIRING[5]}, factory, lambda: now, comes_and_goes=True)
    backend.open(Table())
    assert backend.faults()[5] == "box 6: its chip does not answer (list index out of range)"
    assert backend.healthy(), "its boxes are shown; the program need not start anew"
    now += RETRY_EVERY
    assert backend.levels() == {}
    chips.append(MockFactory())
    now += RETRY_EVERY
    assert backend.levels() == {}, "a bus that hangs gets a longer pause"
    now += PATIENCE * 5
    assert {key.box for key in backend.levels()} == {0, 5}
    assert backend.faults() == {}
    backend.close()
    assert backend.levels() == {}
    assert not backend.healthy()


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
