"""The screen of a session: which one it is, and where its keys go."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from device.boxes.keyboard import Keyboard
from device.config import Config
from device.loop import Inbox, Redraw, Stop
from device.output import Output
from device.revived import Revived
from engine.press import Touch

if TYPE_CHECKING:
    from device.screen.signal import Signal
    from device.screen.window import Window

STROKE: Final = 0.005
"""Seconds between two strokes that are found in one look: a keyboard tells no times, and it debounces itself."""


@dataclass(frozen=True, slots=True)
class Display:
    """An output, and what has to be called at every look at its keys (None for one that tells them by itself)."""

    output: Output
    poll: Callable[[float], None] | None = None


class WindowKeys:
    """What a window tells, on its way to the keyboard and to the table. In a kiosk nobody closes it."""

    def __init__(self, window: "Revived[Window]", keyboard: Keyboard, inbox: Inbox, kiosk: bool) -> None:
        self._window = window
        self._keyboard = keyboard
        self._inbox = inbox
        self._kiosk = kiosk

    def poll(self, now: float) -> None:
        """Look at it; a window that has gone is told to its output."""
        if self._window.output is None:
            return
        try:
            signals = self._window.output.pump()
        except Exception as error:
            self._window.lose(error, now)
            self._inbox.put(Redraw())
            return
        for signal, ago in zip(signals, range(len(signals) - 1, -1, -1), strict=True):
            self._hear(signal, now - STROKE * ago, now)

    def _hear(self, signal: "Signal", at: float, now: float) -> None:
        from device.screen.signal import Closed, FocusLost, Letters, Pointed, Resized, Stroke

        match signal:
            case Stroke(name, down):
                self._keyboard.stroke(name, down, at)
            case Letters(text):
                self._keyboard.type(text, now)
            case Pointed(target, down):
                self._inbox.put(Touch(target, down, now))
            case FocusLost():
                self._keyboard.release_all(now)
            case Closed():
                if not self._kiosk:
                    self._inbox.put(Stop())
            case Resized():
                self._inbox.put(Redraw())


def window(config: Config, keyboard: Keyboard, inbox: Inbox) -> Display:
    """A window, or the bare display. Raises NoScreen."""
    from device.screen.window import Window

    settings = config.screen

    def opened() -> Window:
        return Window(
            size=None if settings.fullscreen else (settings.width, settings.height),
            fullscreen=settings.fullscreen,
            rotate=settings.rotate,
            keys=config.boxes.kind != "gpio",
            shift=config.kiosk.enabled,
        )

    output = Revived("screen", opened(), opened)
    return Display(output, WindowKeys(output, keyboard, inbox, config.kiosk.enabled).poll)


def terminal(config: Config, keyboard: Keyboard, inbox: Inbox, clock: Callable[[], float]) -> Display:
    """The terminal that the program runs in. In a kiosk Ctrl-C does not end it."""
    from device.screen.terminal import Terminal

    def key(name: str, at: float) -> None:
        """A key of the terminal, from its own thread."""
        if name == "gone" or (name == "ctrl-c" and not config.kiosk.enabled):
            inbox.put(Stop())
        elif name != "ctrl-c":
            keyboard.tap(name, at)

    output = Terminal(clock)
    output.keys(key)
    return Display(Revived("terminal", output))
