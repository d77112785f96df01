"""The pixel screen: it shows frames, draws only what changed, and tells no key from the other."""

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import pairwise

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.window import Window
from engine.frame import Frame
from engine.seat import Seat
from engine.settings import Settings
from tests.gallery import seats
from tests.pictures import AT_REST, GALLERY, MOMENTS, USUAL, shown

TURNED = GALLERY["path_turned"]
ASKED = GALLERY["path_asked"]
COUNTING = frozenset({"gate_wait", "warning"})
"""Frames in which seconds are counted."""


@pytest.fixture
def window() -> Iterator[Window]:
    with closing(Window(size=USUAL)) as opened:
        yield opened


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


def resting(window: Window, name: str, frame: Frame) -> None:
    """What is at rest is painted once, and then stands without being drawn."""
    assert window.show(frame, AT_REST) is None, name
    assert window.painted, name
    assert window.show(frame, AT_REST + 1) is None, name
    assert window.painted == (), name


@pytest.mark.parametrize("size", [(240, 160), (640, 384)], ids=("small", "usual"))
def test_a_still_screen_draws_nothing_and_a_change_as_much_as_it_must(size: tuple[int, int]) -> None:
    """Repainting what changed is as good as repainting everything, whatever was shown before: the other way round, in a
    window that draws everything each time. The sizes are the least at which each layout is used."""
    moments = [(name, frame, at) for name, frame in GALLERY.items() for at in (*MOMENTS.get(name, ()), AT_REST)]
    with closing(Window(size=size)) as one:
        piecemeal = []
        for name, frame, at in moments:
            if at < AT_REST or name in COUNTING:
                one.show(frame, at)
            else:
                resting(one, name, frame)
            piecemeal.append(one.picture())
    with closing(Window(size=size)) as other:
        for (name, frame, at), picture in zip(reversed(moments), reversed(piecemeal), strict=True):
            other.repaint()
            other.show(frame, at)
            assert other.picture() == picture, name


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
        ("reveal_mixed", 1.0, 2.0),
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
