"""A Pi without a Pi: fake_rpi under gpiozero's own RPi.GPIO factory, with lines that remember.

fake_rpi's calls do nothing and its inputs are random; here every line has a direction, a pull, a level and a listener,
and a finger (`drive`) can be stronger than the pull.
"""

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

REVISION = 0xA02082
"""A Pi 3 B: 40 pins, no fixed pulls but on lines 2 and 3."""

REFUSED = "Failed to add edge detection"


@dataclass(slots=True)
class Line:
    """One line: `driven` is what a finger does to it, None when nobody touches it."""

    output: bool = False
    level: int = 0
    pull: int | None = None
    driven: int | None = None
    heard_by: Callable[[int], None] | None = None


def fake_gpio() -> Any:
    """A new chip: an RPi.GPIO made from fake_rpi's, with `press`, `release`, `drive` and a `history` of its lights.

    `busy` are lines that another program holds; `edges` False is a kernel that refuses edge detection. A chip that is
    `dead` answers nothing.
    """
    with contextlib.redirect_stdout(io.StringIO()):
        import fake_rpi
        from fake_rpi.RPi import _GPIO

        fake_rpi.toggle_print(False)

        class Chip(_GPIO):  # type: ignore[misc]
            def __init__(self) -> None:
                super().__init__()
                self.lines = {number: Line() for number in range(28)}
                self.busy: set[int] = set()
                self.edges = True
                self.dead = False
                self.history: list[tuple[str, int, int]] = []

            def setup(self, channel: int, state: int, pull_up_down: int | None = None, initial: int = -1) -> None:
                self._answer()
                if channel in self.busy:
                    raise RuntimeError("GPIO busy")
                line = self.lines[channel]
                line.output, line.pull = state == self.OUT, pull_up_down
                if line.output:
                    self._output(channel, max(initial, 0))

            def _answer(self) -> None:
                if self.dead:
                    raise OSError(121, "Remote I/O error")

            def input(self, channel: int) -> int:
                self._answer()
                line = self.lines[channel]
                if line.output:
                    return line.level
                return int(line.pull == self.PUD_UP) if line.driven is None else line.driven

            def output(self, channel: int, state: int) -> None:
                self._answer()
                if not self.lines[channel].output:
                    raise RuntimeError("The GPIO channel has not been set up as an OUTPUT")
                self._output(channel, int(state))

            def _output(self, channel: int, level: int) -> None:
                self.lines[channel].level = level
                self.history.append(("light", channel, level))

            def gpio_function(self, channel: int) -> int:
                return int(self.OUT if self.lines[channel].output else self.IN)

            def add_event_detect(
                self, channel: int, edge: int, callback: Callable[[int], None], bouncetime: int = -666
            ) -> None:
                assert (edge, bouncetime) == (self.BOTH, -666), "the table debounces for itself"
                if not self.edges:
                    raise RuntimeError(REFUSED)
                self.lines[channel].heard_by = callback

            def remove_event_detect(self, channel: int) -> None:
                self.lines[channel].heard_by = None

            def cleanup(self, channel: int | None = None) -> None:
                for number in self.lines if channel is None else (channel,):
                    self.history.append(("returned", number, self.lines[number].level))
                    self.lines[number] = Line(driven=self.lines[number].driven)

            def drive(self, channel: int, level: int | None, *, edge: bool = True) -> None:
                """A finger puts the line to a level, or leaves it to its pull (None); `edge` False loses the edge."""
                line = self.lines[channel]
                if self.dead:
                    line.driven = level
                    return
                before, line.driven = self.input(channel), level
                if edge and line.heard_by and self.input(channel) != before:
                    line.heard_by(channel)

            def press(self, channel: int, *, edge: bool = True) -> None:
                """The key shorts the line to ground."""
                self.drive(channel, 0, edge=edge)

            def release(self, channel: int, *, edge: bool = True) -> None:
                self.drive(channel, None, edge=edge)

        return Chip()


@contextlib.contextmanager
def installed(chip: Any) -> Iterator[Callable[[], Any]]:
    """Put the chip in RPi.GPIO's place; yields what makes gpiozero's factory on it, with no state from before."""
    saved = {name: module for name, module in sys.modules.items() if name in _REPLACED}
    rpi = ModuleType("RPi")
    rpi.GPIO = chip  # type: ignore[attr-defined]
    try:
        for name in _REPLACED:
            sys.modules.pop(name, None)
        sys.modules.update({"RPi": rpi, "RPi.GPIO": chip})
        yield _factory
    finally:
        _forget()
        for name in _REPLACED:
            sys.modules.pop(name, None)
        sys.modules.update(saved)


_REPLACED = ("RPi", "RPi.GPIO", "gpiozero.pins.rpigpio")


def _factory() -> Any:
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    class Pi3(RPiGPIOFactory):  # type: ignore[misc]
        def _get_revision(self) -> int:
            return REVISION

    _forget()
    return Pi3()


def _forget() -> None:
    """gpiozero keeps the pins and reservations of all local factories in one place."""
    from gpiozero.pins.local import LocalPiFactory

    LocalPiFactory.pins.clear()
    LocalPiFactory._reservations.clear()
