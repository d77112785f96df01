"""The window: on which display it opens, how it lies, and what it hears."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.driver import wanted
from device.screen.window import Closed, FocusLost, Resized, Rotation, Stroke, Window
from tests.pictures import AT_REST, GALLERY, USUAL, shown
from tests.x_server import x_server

TURNED = GALLERY["path_turned"]
ASKED = GALLERY["path_asked"]


@pytest.fixture
def window() -> Iterator[Window]:
    with closing(Window(size=USUAL)) as opened:
        yield opened


@pytest.mark.parametrize("rotate", [90, 180, 270])
def test_a_rotated_screen_shows_the_rotated_picture(rotate: Rotation) -> None:
    across = (480, 800) if rotate != 180 else USUAL
    with closing(Window(size=across, rotate=rotate)) as turned:
        for now in (0.1, 0.28, 0.4, AT_REST):
            turned.show(TURNED, now)
        turned.show(ASKED, AT_REST)
        picture = turned.picture()
    upright = pygame.image.frombytes(shown(ASKED, AT_REST), USUAL, "RGB")
    assert picture == pygame.image.tobytes(pygame.transform.rotate(upright, rotate), "RGB")


@pytest.mark.parametrize(
    ("environment", "driver"),
    [
        ({"SDL_VIDEODRIVER": "dummy", "DISPLAY": ":0"}, "dummy"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "wayland"),
        ({"DISPLAY": ":0"}, "x11"),
        ({}, "kmsdrm"),
    ],
)
def test_the_driver_is_the_running_desktops_else_the_bare_screens(environment: dict[str, str], driver: str) -> None:
    assert wanted(environment) == driver


OPEN = """
from device.screen.window import NoScreen, Window
try:
    Window()
except NoScreen as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":9999"},
        {"SDL_VIDEODRIVER": "x11,offscreen"},
        {"SDL_VIDEODRIVER": "nonsense"},
    ],
)
def test_no_display_is_one_sentence(environment: dict[str, str]) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    rest = {name: value for name, value in os.environ.items() if name not in hidden}
    ran = subprocess.run(
        [sys.executable, "-c", OPEN], env=rest | environment, capture_output=True, text=True, timeout=60
    )
    assert ran.stderr == ""
    assert ran.stdout.startswith("No screen can be opened: ")
    assert ran.stdout.count("\n") == 1


def test_the_window_tells_keys_by_name_and_no_pygame(window: Window) -> None:
    window.pump()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_q))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.pump() == [Stroke("q", True), Stroke("q", False), Stroke("return", True), FocusLost(), Closed()]


def test_a_new_size_is_drawn_at_once(window: Window) -> None:
    window.show(ASKED, 1.0)
    pygame.display.set_mode((480, 320), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(480, 320), w=480, h=320))
    assert Resized() in window.pump()
    assert window.picture() == shown(ASKED, 1.0, (480, 320))


def test_pictures_of_later_scenes_are_made_while_nothing_happens(window: Window) -> None:
    window.show(GALLERY["lobby_five"], 1.0)
    before = window.picture()
    for _ in range(40):
        assert all(isinstance(one, Resized) for one in window.pump())
    assert window.picture() == before


def test_a_window_can_be_closed_twice() -> None:
    opened = Window(size=USUAL)
    opened.close()
    opened.close()


REAL = """
import sys
from device.screen.window import Window
from tests.gallery import gallery
frames = gallery()
window = Window(size=(800, 480))
for now in (0.0, 0.1, 0.3, 60.0):
    window.show(frames["path_turned"], now)
window.pump()
window.show(frames["path_locked"], 60.0)
window.save(sys.argv[1])
import pygame
print(pygame.display.get_driver())
window.close()
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
def test_a_real_window_shows_the_same_picture(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    with x_server() as display:
        rest = {name: value for name, value in os.environ.items() if name not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
        ran = subprocess.run(
            [sys.executable, "-c", REAL, str(file)],
            env=rest | {"DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert ran.stdout.strip() == "x11", ran.stderr
    picture = pygame.image.load(file)
    assert picture.get_size() == USUAL
    assert pygame.image.tobytes(picture, "RGB") == shown(GALLERY["path_locked"], 60.0)
