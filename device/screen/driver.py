"""Which of SDL's video drivers shows the window, and how it is asked."""

import ctypes
import os
from collections.abc import Mapping
from contextlib import suppress

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from device.told import Told

SILENT = frozenset({"offscreen", "dummy"})
"""Drivers that SDL takes when it finds no display: nobody would see anything."""


class NoScreen(Told):
    """There is no display to open. The message is one sentence for the person at the table."""


def wanted(environment: Mapping[str, str]) -> str:
    """The driver to ask SDL for: one that is named explicitly, else the running desktop's, else the bare screen's."""
    if environment.get("SDL_VIDEODRIVER"):
        return environment["SDL_VIDEODRIVER"]
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "x11" if environment.get("DISPLAY") else "kmsdrm"


M_MMAP_THRESHOLD, LARGE = -3, 128 * 1024


def thrifty() -> None:
    """Have every large surface given back to the system as soon as it is dropped.

    glibc raises the size from which it does so with every such surface, and then keeps them (about 5 MiB here).
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def start() -> str:
    """Start the video driver and the fonts, and nothing else of pygame; return the driver's name.

    Raises NoScreen if there is none, or if SDL has silently taken one that shows nothing.
    """
    thrifty()
    driver = wanted(os.environ)
    asked = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = driver
    os.environ["SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR"] = "0"
    os.environ["SDL_VIDEO_ALLOW_SCREENSAVER"] = "0"
    if driver == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoScreen(
            f"No screen can be opened: the video driver {driver} says {str(problem) or 'nothing'}."
        ) from problem
    finally:
        if asked is None:
            del os.environ["SDL_VIDEODRIVER"]
    got = pygame.display.get_driver()
    if got in SILENT and got != asked:
        pygame.display.quit()
        raise NoScreen(f"No screen can be opened: SDL only offers {got}, which shows nothing.")
    pygame.font.init()
    return got
