"""Which screen there is to play on."""

import os
import sys
from pathlib import Path
from typing import Literal

Kind = Literal["window", "text", "transcript"]


def screen_kind(asked: Literal["auto", "window", "text"]) -> Kind:
    """The best screen there is: a window or a bare display, a terminal, or only a stream of text.

    What was asked for by name is what it is, so that its absence can be told; text without a terminal is a stream.
    """
    if asked == "window" or (asked == "auto" and _display()):
        return "window"
    return "text" if sys.stdin.isatty() and sys.stdout.isatty() else "transcript"


def _display() -> bool:
    """Whether a desktop runs here, SDL is told what to use, or a connected display can be taken directly."""
    if any(os.environ.get(name) for name in ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER")):
        return True
    return any(_connected(status) for status in Path("/sys/class/drm").glob("card*-*/status"))


def _connected(status: Path) -> bool:
    try:
        return status.read_text().strip() == "connected"
    except OSError:
        return False
