"""The pixel screen: it shows frames, draws only what changed, and tells no key from the other."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.driver import wanted
from device.screen.window import Closed, FocusLost, Resized, Rotation, Stroke, Window
from engine.frame import Frame
from engine.seat import Seat
from engine.settings import Settings
from tests.gallery import seats
from tests.pictures import AT_REST, GALLERY, MOMENTS

USUAL = (800, 480)
TURNED = GALLERY["path_turned"]
ASKED = GALLERY["path_asked"]


@pytest.fixture
def window() -> Iterator[Window]:
    with closing(Window(size=USUAL)) as opened:
        yield opened


def shown(frame: Frame, now: float, size: tuple[int, int] = USUAL) -> bytes:
    """What a fresh window shows."""
    with closing(Window(size=size)) as fresh:
        fresh.show(frame, now)
        return fresh.picture()


def ages(window: Window, frame: Frame, now: float) -> list[float]:
    """Every moment at which a window wants to be shown again, from `now` to the end of the movement."""
    wanted_at = [now]
    while (after := window.show(frame, wanted_at[-1])) is not None:
        assert after > wanted_at[-1]
        wanted_at.append(after)
    return wanted_at


def differing(one: bytes, other: bytes, size: tuple[int, int] = USUAL) -> pygame.Rect:
    """The smallest rectangle outside which two pictures are the same."""
    w = size[0]
    spots = [i // 3 for i in range(0, len(one), 3) if one[i : i + 3] != other[i : i + 3]]
    xs, ys = [spot % w for spot in spots], [spot // w for spot in spots]
    return (
        pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
        if spots
        else pygame.Rect(0, 0, 0, 0)
    )


# What changes, and what does not


def test_a_still_screen_draws_nothing(window: Window) -> None:
    for name, frame in GALLERY.items():
        assert window.show(frame, AT_REST) is None, name
        assert window.painted, name
        assert window.show(frame, AT_REST + 1) is None, name
        assert window.painted == (), name


def test_the_same_scene_at_another_time_draws_nothing(window: Window) -> None:
    window.show(ASKED, 1.0)
    window.show(replace(ASKED, since=0.5), 2.0)
    assert window.painted == ()


def test_a_lock_repaints_its_seat_and_the_count_alone(window: Window) -> None:
    window.show(replace(ASKED, locked=seats(0)), 1.0)
    before = window.picture()
    window.show(replace(ASKED, locked=seats(0, 3)), 1.0)
    fourth_of_five = pygame.Rect(4 + 3 * 792 / 5, 376, 792 / 5, 104)
    seat, count = sorted(window.painted, key=lambda rect: rect.y, reverse=True)
    assert fourth_of_five.contains(seat)
    assert count.bottom <= 76
    assert count.h < 40
    assert fourth_of_five.union(count).contains(differing(before, window.picture()))


def test_a_frame_knows_no_key_so_equal_frames_are_equal_pictures() -> None:
    by_left, by_right = replace(ASKED, locked=frozenset({Seat(1)})), replace(ASKED, locked=seats(1))
    assert shown(by_left, 1.0) == shown(by_right, 1.0)


def test_the_order_of_locking_leaves_no_trace(window: Window) -> None:
    pictures = []
    for order in ((0, 3, 4), (4, 0, 3)):
        window.show(ASKED, 1.0)
        for n in range(len(order)):
            window.show(replace(ASKED, locked=seats(*order[: n + 1])), 1.0)
        pictures.append(window.picture())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("size", [(480, 320), USUAL])
def test_repainting_what_changed_is_as_good_as_repainting_everything(size: tuple[int, int]) -> None:
    """… whatever was shown before: the other way round, in a window that draws everything each time."""
    moments = [(frame, at) for name, frame in GALLERY.items() for at in (*MOMENTS.get(name, ()), AT_REST)]
    with closing(Window(size=size)) as one:
        piecemeal = []
        for frame, at in moments:
            one.show(frame, at)
            piecemeal.append(one.picture())
    with closing(Window(size=size)) as other:
        for (frame, at), picture in zip(reversed(moments), reversed(piecemeal), strict=True):
            other.repaint()
            other.show(frame, at)
            assert other.picture() == picture


# Movement


def test_a_movement_is_a_function_of_its_age(window: Window) -> None:
    for now in ages(window, TURNED, 0.0):
        window.show(TURNED, now)
    window.show(ASKED, 1.0)
    window.show(TURNED, 0.3)
    picture = window.picture()
    assert picture == shown(TURNED, 0.3)
    assert picture == shown(replace(TURNED, since=100.0), 100.3)
    assert picture != shown(TURNED, 0.2)


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("path_turned", 0.45, 0.6),
        ("path_shared", 0.2, 1.2),
        ("path_long_shared", 0.2, 1.2),
        ("path_classic_shared", 1.1, 1.2),
        ("path_closing", 0.6, 0.6),
        ("bust_snake", 0.5, 1.0),
        ("reveal_mixed", 0.1, 1.5),
    ],
)
def test_movements_keep_the_pace_and_end(window: Window, name: str, least: float, most: float) -> None:
    wanted_at = ages(window, GALLERY[name], 0.0)
    assert least - 0.001 <= wanted_at[-1] <= most + 0.001
    assert all(after - before < 0.5 for before, after in pairwise(wanted_at))


def test_fast_halves_every_movement() -> None:
    with closing(Window(size=USUAL)) as usual:
        full = ages(usual, TURNED, 0.0)[-1]
    hurried = replace(TURNED, settings=Settings(fast=True))
    with closing(Window(size=USUAL)) as fast:
        assert ages(fast, hurried, 0.0)[-1] == pytest.approx(full / 2)


def test_reduced_motion_cuts() -> None:
    still = replace(TURNED, settings=Settings(reduced_motion=True))
    with closing(Window(size=USUAL)) as calm:
        assert len(ages(calm, still, 0.0)) < 5
        assert calm.picture() == shown(TURNED, AT_REST)


# Words


def test_names_are_seen_without_what_the_font_lacks(window: Window) -> None:
    window.show(GALLERY["lobby_full"], AT_REST)
    words = {text.words for text in window.texts}
    assert {"Ana", "Çağlar", "Foxy"} <= words
    assert not any("…" in word or "🦊" in word for word in words)


# The display


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


@contextmanager
def x_server() -> Iterator[str]:
    """An X server of our own; its display's name."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                yield ":" + pipe.readline().strip()
        finally:
            server.terminate()


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
