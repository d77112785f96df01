"""The screen of a session: which one it is, and where its keys go."""

import time
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
    from device.screen.window import Window

STROKE: Final = 0.005
"""Seconds between two strokes that are found in one look: a keyboard tells no times, and it debounces itself."""


@dataclass(frozen=True, slots=True)
class Display:
    """An output, and what has to be called at every look at its keys (None for one that tells them by itself)."""

    output: Output
    poll: Callable[[float], None] | None = None


def window(config: Config, keyboard: Keyboard, inbox: Inbox) -> Display:
    """A window, or the bare display. Raises NoScreen.

    In a kiosk nobody closes it.
    """
    from device.screen.window import Closed, FocusLost, Letters, Pointed, Resized, Signal, Stroke, Window

    settings = config.screen

    def opened() -> "Window":
        return Window(
            size=None if settings.fullscreen else (settings.width, settings.height),
            fullscreen=settings.fullscreen,
            rotate=settings.rotate,
            keys=config.boxes.kind != "gpio",
            shift=config.kiosk.enabled,
        )

    output = Revived(opened(), opened)

    def hear(signal: Signal, at: float, now: float) -> None:
        match signal:
            case Stroke(name, down):
                keyboard.stroke(name, down, at)
            case Letters(text):
                keyboard.type(text, now)
            case Pointed(target, down):
                inbox.put(Touch(target, down, now))
            case FocusLost():
                keyboard.release_all(now)
            case Closed():
                if not config.kiosk.enabled:
                    inbox.put(Stop())
            case Resized():
                inbox.put(Redraw())

    def poll(now: float) -> None:
        if output.output is None:
            return
        try:
            signals = output.output.pump()
        except Exception as error:
            output.lose(error, now)
            inbox.put(Redraw())
            return
        for signal, ago in zip(signals, range(len(signals) - 1, -1, -1), strict=True):
            hear(signal, now - STROKE * ago, now)

    return Display(output, poll)


def terminal(config: Config, keyboard: Keyboard, inbox: Inbox) -> Display:
    """The terminal that the program runs in. In a kiosk Ctrl-C does not end it."""
    from device.screen.terminal import Terminal

    def key(name: str, at: float) -> None:
        """A key of the terminal, from its own thread."""
        if name != "ctrl-c":
            keyboard.tap(name, at)
        elif not config.kiosk.enabled:
            inbox.put(Stop())

    output = Terminal(time.monotonic)
    output.keys(key)
    return Display(output)
