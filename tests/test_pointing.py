"""A mouse or a finger on the window: what it points at, and that it lets it go."""

import os
from collections.abc import Iterator
from contextlib import closing

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.atlas import Atlas
from device.screen.canvas import Canvas
from device.screen.window import Pointed, Rotation, Window
from engine.frame import Frame
from engine.scene import Claim, Offer
from engine.seat import Seat, Sitter

SITTERS = tuple(Sitter(Seat(seat), seat, name) for seat, name in enumerate(("Ana", "Bo")))
OFFER = Offer("white", 3, (Claim(Seat(0), "asked"), Claim(Seat(1), "waiting")), hidden=2, taken=())
FRAME = Frame(OFFER, None, 0.0, 0.0, SITTERS, asked=frozenset({Seat(0)}))
LEFT, RIGHT = ("side", "left"), ("side", "right")


def opened(rotate: Rotation = 0) -> Window:
    """A window that shows an offer, and has nothing left to tell."""
    window = Window(size=(800, 480), rotate=rotate)
    window.show(FRAME, 60.0)
    window.pump()
    return window


@pytest.fixture
def window() -> Iterator[Window]:
    with closing(opened()) as one:
        yield one


def middle(window: Window, means: tuple[str, object]) -> tuple[int, int]:
    return next(target.rect.center for target in window.targets if target.means == means)


def mouse(down: bool, at: tuple[int, int], button: int = 1, touch: bool = False) -> None:
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    pygame.event.post(pygame.event.Event(kind, pos=at, button=button, touch=touch))


def pointed(window: Window) -> list[Pointed]:
    return [signal for signal in window.pump() if isinstance(signal, Pointed)]


def test_the_mouse_points_at_a_target_and_lets_it_go(window: Window) -> None:
    for down in (True, False):
        mouse(down, middle(window, RIGHT))
    assert pointed(window) == [Pointed(RIGHT, True), Pointed(RIGHT, False)]


def test_what_is_let_go_is_what_was_pointed_at_wherever_the_pointer_went(window: Window) -> None:
    mouse(True, middle(window, LEFT))
    mouse(False, (0, 0))
    mouse(False, middle(window, RIGHT))
    assert pointed(window) == [Pointed(LEFT, True), Pointed(LEFT, False)]


def test_pointing_at_nothing_is_nothing(window: Window) -> None:
    mouse(True, (799, 0))
    mouse(False, middle(window, RIGHT))
    assert pointed(window) == [Pointed(("ground", None), True), Pointed(("ground", None), False)]


def test_other_buttons_point_at_nothing(window: Window) -> None:
    for button in (2, 4):
        mouse(True, middle(window, RIGHT), button)
    assert pointed(window) == []


def test_a_finger_points_once(window: Window) -> None:
    """The mouse that SDL makes up for a finger does not count."""
    x, y = middle(window, RIGHT)
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, x=x / 800, y=y / 480))
    mouse(True, (x, y), touch=True)
    pygame.event.post(pygame.event.Event(pygame.FINGERUP, x=0.0, y=0.0))
    mouse(False, (x, y), touch=True)
    assert pointed(window) == [Pointed(RIGHT, True), Pointed(RIGHT, False)]


@pytest.mark.parametrize("rotate", [90, 180, 270])
def test_a_turned_picture_is_pointed_at_where_it_shows(rotate: Rotation) -> None:
    """Each corner of the picture is looked for where the display shows it."""
    with closing(opened(rotate)) as window:
        for means in (LEFT, RIGHT):
            x, y = middle(window, means)
            spot = pygame.Rect(x, y, 1, 1)
            mouse(True, window._presented(spot).topleft)
            assert pointed(window)[-1] == Pointed(means, True)


def canvas() -> Canvas:
    return Canvas(Atlas(1 << 20), (800, 480))


@pytest.mark.usefixtures("window")
def test_a_part_that_is_only_looked_up_can_still_be_pointed_at() -> None:
    first = canvas()
    first.recall("part", (1,), lambda: first.target(10, 20, 30, 40, RIGHT))
    again = Canvas(first.atlas, (800, 480))
    again.recall("part", (1,), lambda: None)
    assert again.targets == first.targets
    assert first.targets[0].rect == pygame.Rect(10, 20, 30, 40)


def test_of_several_targets_the_nearest_of_the_uppermost_panel_is_meant(window: Window) -> None:
    drawn = canvas()
    drawn.target(0, 0, 100, 100, ("step", "far"))
    drawn.target(60, 60, 40, 40, ("step", "near"))
    drawn.over()
    drawn.target(0, 0, 60, 400, ("menu", 0))
    window.targets = tuple(drawn.targets)
    for at in ((70, 70), (30, 30), (70, 20)):
        mouse(True, at)
    assert [one.target for one in pointed(window) if one.down] == [("step", "near"), ("menu", 0), ("step", "far")]
