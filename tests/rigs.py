"""Backends with fingers on them: what the tests of boxes press."""

from collections.abc import Iterator
from typing import Any, Protocol

from gpiozero.pins.mock import MockFactory, MockPin

from device.boxes.backend import Backend, Edge, Key, Tap
from device.boxes.gpio import WIRING, Gpio
from device.boxes.keyboard import KEYS, Keyboard
from engine.press import Command, Typed
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
        self.now = NOW
        self.chip = chip
        self.history = chip.history
        self.backend = Gpio(wiring, factory, lambda: self.now)

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
        self.now = NOW
        self.history = history
        self.held = held
        self.factory = MockFactory(pin_class=Pin)
        self.backend = Gpio(wiring, lambda: self.factory, lambda: self.now, dims)

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
        self.said: list[Tap | Command | Typed] = []
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
