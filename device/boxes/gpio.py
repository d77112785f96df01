"""The Pi's own lines as boxes: two keys to ground and a light each, through gpiozero."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from device.boxes.backend import Edge, Key
from device.boxes.listener import Listener


@dataclass(frozen=True, slots=True)
class Wires:
    """The lines of one box, in BCM numbers. Keys close to ground; the light is bright when its line is high."""

    left: int
    right: int
    light: int | None = None


WIRING: Final[Mapping[int, Wires]] = {
    0: Wires(4, 17, 18),
    1: Wires(5, 22, 23),
    2: Wires(6, 12, 13),
    3: Wires(16, 19, 20),
    4: Wires(26, 27, 25),
    5: Wires(7, 8, 9),
    6: Wires(14, 15, 10),
    7: Wires(21, 24, 11),
}
"""The lines of eight boxes. Boxes 0 to 4 need no bus switched off; 5 and 7 need SPI off, 6 SPI and the serial console.

Lights are only on lines that are pulled down at power-on; lines 2 and 3 stay free for I²C and a shutdown key.
"""

DEAF_AFTER: Final = 3
"""So many changes of one key in a row without an edge mean that edges do not arrive any more."""


RETRY_EVERY: Final = 1.0
"""Seconds between two tries to have a box that does not answer."""

PATIENCE: Final = 10
"""After a try comes a pause of at least so many times its length: a bus that hangs must not stop the table."""


class _Unusable(Exception):
    """Why a box is left out, as one clear sentence."""


class _Contact:
    """One key's line, with its pull-up.

    It listens to the pin itself: gpiozero's devices swallow an edge that follows a lost one. The pin holds its
    listener weakly, so it is a bound method, and the adapter keeps every contact.
    """

    def __init__(self, key: Key, line: int, factory: Any, clock: Callable[[], float], listener: Listener) -> None:
        from gpiozero import InputDevice

        self.key = key
        self.missed = 0
        self._factory = factory
        self._clock = clock
        self._listener = listener
        self._device = InputDevice(line, pull_up=True, pin_factory=factory)
        try:
            self._level = self._is_down()
            self._hears = self._listen()
        except Exception:
            self.close()
            raise

    def read(self) -> bool:
        """The level now; a change that no edge has told is counted in `missed`."""
        level = self._is_down()
        if level != self._level:
            self._level = level
            self.missed += self._hears
        return level

    def close(self) -> None:
        """Return the line. An lgpio pin that still listens once it is closed ends lgpio's thread at its next edge."""
        if not self._device.closed:
            try:
                self._device.pin.when_changed = None
            finally:
                self._device.close()

    def _is_down(self) -> bool:
        return bool(self._device.is_active)

    def _listen(self) -> bool:
        """Ask for edges. Where the kernel refuses them, the levels alone tell of the key."""
        try:
            self._device.pin.when_changed = self._changed
        except RuntimeError as error:
            if "edge detection" not in str(error):
                raise
            return False
        return True

    def _changed(self, ticks: float, high: int) -> None:
        """Pass the edge on. `ticks` is the line's own stamp; one that lies ahead is of another clock and means now."""
        down = not high
        self._level = down
        self.missed = 0
        age = max(self._factory.ticks_diff(self._factory.ticks(), ticks), 0.0)
        self._listener(Edge(self.key, down, self._clock() - age))


class Gpio:
    """The backend of one chip, over any of gpiozero's pin factories.

    `factory` makes the pin factory and is called in `open`; it raises NoBoxes where no line can be had at all.
    `clock` counts seconds as time.monotonic does. `dims` asks for lights with pulse-width modulation. A chip that
    `comes_and_goes` need not be there, and while it is away only its boxes are ill.

    One line that cannot be read, or written, and the whole chip is given back and taken anew, again and again: what
    it said last is never taken for the truth.
    """

    def __init__(
        self,
        wiring: Mapping[int, Wires],
        factory: Callable[[], Any],
        clock: Callable[[], float],
        dims: bool = False,
        comes_and_goes: bool = False,
    ) -> None:
        self.dims = dims
        self._comes_and_goes = comes_and_goes
        self._wiring = wiring
        self._factory = factory
        self._clock = clock
        self._contacts: list[_Contact] = []
        self._lights: dict[int, Any] = {}
        self._lit: Mapping[int, float] = {}
        """What the lights show, or will show when the chip is back."""
        self._faults: dict[int, str] = {}
        self._retry_at = 0.0
        self._listener: Listener | None = None
        self._pins: Any = None
        """The pin factory; None while the chip is away."""
        self._lines = ExitStack()

    def open(self, on_edge: Callable[[Edge], None]) -> None:
        self._listener = Listener(on_edge)
        self._retry_at = self._clock() + RETRY_EVERY
        try:
            self._take()
        except Exception as error:
            if not self._comes_and_goes:
                raise
            self._lose(error)

    def levels(self) -> Mapping[Key, bool]:
        if self._listener is not None and self._faults and self._clock() >= self._retry_at:
            self._retry()
        try:
            return {contact.key: contact.read() for contact in self._contacts}
        except Exception as error:
            self._lose(error)
            return {}

    def faults(self) -> Mapping[int, str]:
        return dict(self._faults)

    def set_lights(self, levels: Mapping[int, float]) -> None:
        self._lit = levels
        try:
            self._shine(levels)
        except Exception as error:
            self._lose(error)

    def healthy(self) -> bool:
        if self._listener is None or self._comes_and_goes:
            return self._listener is not None
        return self._pins is not None and all(contact.missed < DEAF_AFTER for contact in self._contacts)

    def close(self) -> None:
        self._listener = None
        self._release()

    # ------------------------------------------------------------ the chip
    def _take(self) -> None:
        """Take the chip and its lines. A box that cannot be used is left out. Raises what the factory raises."""
        self._pins = self._factory()
        self._lines.callback(self._pins.close)
        self._faults = {}
        self._take_boxes(self._wiring)

    def _take_boxes(self, boxes: Mapping[int, Wires]) -> None:
        for box, wires in boxes.items():
            try:
                self._open_box(box, wires)
                self._faults.pop(box, None)
            except _Unusable as fault:
                self._faults[box] = str(fault)

    def _release(self) -> None:
        """Lights off, and all lines back."""
        try:
            with self._lines:
                self._shine({})
        finally:
            self._pins = None
            self._contacts.clear()
            self._lights.clear()

    def _lose(self, error: Exception) -> None:
        """The chip does not answer: its lines are given back, as far as it lets that happen."""
        with suppress(Exception):
            self._release()
        said = str(error) or type(error).__name__
        self._faults = {box: f"box {box + 1}: its chip does not answer ({said})" for box in self._wiring}
        self._retry_at = self._clock() + RETRY_EVERY

    def _retry(self) -> None:
        """Try to have what does not answer."""
        began = self._clock()
        try:
            if self._pins is None:
                self._take()
            else:
                self._take_boxes({box: self._wiring[box] for box in tuple(self._faults)})
            self._shine(self._lit)
        except Exception as error:
            self._lose(error)
        now = self._clock()
        self._retry_at = now + max(RETRY_EVERY, PATIENCE * (now - began))

    def _shine(self, levels: Mapping[int, float]) -> None:
        for box, light in self._lights.items():
            level = levels.get(box, 0.0)
            light.value = level if self.dims else level >= 0.5

    def _open_box(self, box: int, wires: Wires) -> None:
        """Take all lines of a box, or none of them. Raises _Unusable."""
        assert self._listener is not None
        factory = self._pins
        with ExitStack() as taken:
            contacts = []
            for key, line in ((Key(box, "left"), wires.left), (Key(box, "right"), wires.right)):
                with _blame(box, line):
                    contact = _Contact(key, line, factory, self._clock, self._listener)
                    taken.callback(contact.close)
                    contacts.append(contact)
            if wires.light is not None:
                with _blame(box, wires.light):
                    light = self._output(wires.light, factory)
                    taken.callback(light.close)
                    self._lights[box] = light
            self._contacts += contacts
            self._lines.push(taken.pop_all())

    def _output(self, line: int, factory: Any) -> Any:
        """The line as an output that is low from its first moment."""
        from gpiozero import DigitalOutputDevice, PWMOutputDevice

        if self.dims:
            return PWMOutputDevice(line, initial_value=0, pin_factory=factory)
        return DigitalOutputDevice(line, initial_value=False, pin_factory=factory)


@contextmanager
def _blame(box: int, line: int) -> Iterator[None]:
    """Turn whatever goes wrong with a line into one sentence that names the box as people count them, and the line."""
    from gpiozero import GPIOPinInUse, PinInvalidPin

    where = f"box {box + 1}: line {line}"
    try:
        yield
    except PinInvalidPin:
        raise _Unusable(f"{where} does not exist on this Pi") from None
    except GPIOPinInUse:
        raise _Unusable(f"{where} is busy: a line serves one key or one light") from None
    except Exception as error:
        if "busy" in str(error).lower():
            raise _Unusable(f"{where} is busy: another program or a bus has it (gpioinfo tells which)") from None
        raise _Unusable(f"{where} cannot be used: {str(error) or type(error).__name__}") from None
