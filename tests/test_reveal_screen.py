"""The cave on the pixel screen: the reveal and all that moves, the flat table, a real deck, one key."""

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import pairwise, product

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.window import Window
from device.seating import Wish
from engine.frame import Frame, Scan
from engine.press import Side
from engine.scene import Bust, Interval, Path, Reveal
from engine.seat import Seat
from engine.settings import Settings
from tests.evening import Evening
from tests.gallery import EIGHT, EVENING, FIVE, LONG, seats, still
from tests.pictures import AT_REST, GALLERY

USUAL, SMALL = (800, 480), (480, 320)
STEP = 0.02
"""Seconds between two looks at a movement."""
MOVING = {
    name: frame
    for name, frame in GALLERY.items()
    if frame.beat is not None and isinstance(frame.scene, Path | Reveal | Bust | Interval)
}
TORCHES = GALLERY["path_closing"]


@pytest.fixture
def window() -> Iterator[Window]:
    with closing(Window(size=USUAL)) as opened:
        yield opened


def shown(window: Window, frame: Frame, at: float) -> bytes:
    window.show(frame, at)
    return window.picture()


def lasts(window: Window, frame: Frame) -> float:
    """The age at which nothing moves any more."""
    at, wake = 0.0, window.show(frame, 0.0)
    while wake is not None:
        at, wake = wake, window.show(frame, wake)
    return at


# How it moves


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_with_reduced_motion_everything_is_at_rest_at_once(size: tuple[int, int]) -> None:
    with closing(Window(size=size)) as one:
        for name, frame in MOVING.items():
            rest = shown(one, frame, AT_REST)
            calm = replace(frame, settings=replace(frame.settings, reduced_motion=True))
            assert one.show(calm, 0.0) is None, name
            assert one.picture() == rest, name


def test_with_reduced_motion_the_countdown_is_three_cuts(window: Window) -> None:
    calm = replace(TORCHES, settings=Settings(reduced_motion=True))
    pictures = [shown(window, calm, i * STEP) for i in range(40)]
    assert sum(one != other for one, other in pairwise(pictures)) == 3


def test_every_movement_is_over_within_its_moment_and_fast_takes_half_the_time() -> None:
    holds: dict[type, float] = {Path: 1.5, Reveal: 2.4, Bust: 3.0, Interval: 4.0}
    with closing(Window(size=(640, 384))) as window:
        for name, frame in (MOVING | {"path_closing": TORCHES}).items():
            whole = lasts(window, frame)
            assert whole <= holds[type(frame.scene)], name
            fast = replace(frame, settings=replace(frame.settings, fast=True))
            assert lasts(window, fast) == pytest.approx(whole / 2), name


@pytest.mark.parametrize("name", ["path_turned", "reveal_mixed", "reveal_alone", "bust_snake", "flat_path_shared"])
def test_a_moment_looks_the_same_whenever_it_is_seen(name: str) -> None:
    frame = GALLERY[name]
    ages = [0.0625, 0.1875, 0.4375, 0.875, 1.3125]
    with closing(Window(size=USUAL)) as one:
        forwards = [shown(one, frame, age) for age in ages]
    with closing(Window(size=USUAL)) as other:
        backwards = [shown(other, replace(frame, since=512.0 - age), 512.0) for age in reversed(ages)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("name", ["path_closing", "reveal_mixed", "reveal_alone", "bust_snake", "bust_eight"])
def test_nothing_flashes(window: Window, name: str) -> None:
    """At most three flashes a second (WCAG 2.3.1): pairs of opposite changes of a tenth of full brightness."""
    frame, spots = GALLERY[name], []
    for step in range(round(2.4 / STEP)):
        window.show(frame, step * STEP)
        small = pygame.transform.smoothscale(window._surface, (16, 10))
        spots.append([sum(small.get_at((x, y))[:3]) / 765 for x in range(16) for y in range(10)])
    second = round(1 / STEP)
    for begins in range(0, len(spots) - second, 5):
        over = sum(flashes(one) > 3 for one in zip(*spots[begins : begins + second], strict=True))
        assert over < 16 * 10 / 4


def flashes(brightness: tuple[float, ...]) -> float:
    """Pairs of opposite changes."""
    turns, low, high, way = 0, brightness[0], brightness[0], 0
    for one in brightness:
        low, high = min(low, one), max(high, one)
        if way <= 0 and one - low >= 0.1:
            turns, way, high = turns + 1, 1, one
        elif way >= 0 and high - one >= 0.1:
            turns, way, low = turns + 1, -1, one
    return turns / 2


# The vote


@dataclass
class Eye:
    """An output that keeps every picture from the last lock on, by its age."""

    window: Window
    seen: list[tuple[float, bytes]] = field(default_factory=list)
    since: float | None = None

    def show(self, frame: Frame, now: float) -> float | None:
        wake = self.window.show(frame, now)
        if frame.closing is not None and self.since is None:
            self.since = frame.closing
        if self.since is not None:
            self.seen.append((round(now - self.since, 3), self.window.picture()))
        return None if wake is None else max(wake, now + 0.06)

    def close(self) -> None:
        self.window.close()


def reveal_of(order: tuple[int, ...], gap: float) -> list[tuple[float, bytes]]:
    """All pictures from the last lock to the end of the reveal; box 2 leaves, and so does box 0."""
    eye = Eye(Window(size=SMALL))
    evening = Evening(cards=("T11", "T5"), wish=Wish(seats=("Ana", "Bo", "Cy")), outputs=[eye])
    evening.until_asked()
    for box in order:
        evening.wait(gap)
        evening.down(box, "left" if box == 1 else "right")
    evening.wait(3.2)
    evening.close()
    return eye.seen


def test_closing_and_reveal_are_the_same_for_any_order_of_arrival() -> None:
    """Whoever comes last and however long the others have waited: torches, tear, walk and chests are the same."""
    first = reveal_of((0, 1, 2), 0.4)
    assert len({picture for _, picture in first}) > 20
    assert reveal_of((2, 0, 1), 0.4) == first
    assert [picture for _, picture in reveal_of((1, 2, 0), 1.3)] == [picture for _, picture in first]


def test_who_leaves_picks_up_the_share_gem_by_gem(window: Window) -> None:
    frame, numbers = GALLERY["reveal_mixed"], []
    for step in range(90):
        window.show(frame, step * STEP)
        numbers.append([text.words for text in window.texts].count("9"))
    assert numbers[0] == 0
    assert numbers[-1] == 2
    assert numbers == sorted(numbers)


def test_a_key_that_is_lit_is_not_seen_any_more_when_its_seat_has_locked(window: Window) -> None:
    asked = replace(still(EVENING, FIVE), asked=seats(0, 1), locked=seats(0))
    before = shown(window, asked, 1.0)
    window.show(replace(asked, scans=(Scan(0, "left", 0.0),)), 1.0)
    places = [rect for rect in window.painted if rect.top > 376]
    assert places == []
    assert before != window.picture()


# Who waits, and for whom


@pytest.mark.parametrize("size", [SMALL, USUAL, (480, 800)])
def test_a_silent_seat_shows_a_question_mark(size: tuple[int, int]) -> None:
    with closing(Window(size=size)) as one:
        one.show(GALLERY["path_silent"], AT_REST)
        assert [text.words for text in one.texts].count("?") == 2


def test_each_lit_key_is_marked_at_its_own_seat(window: Window) -> None:
    asked = replace(still(EVENING, FIVE), asked=seats(0, 1))
    sides: tuple[Side, Side] = ("left", "right")
    pictures = {
        shown(window, replace(asked, scans=(Scan(0, one, 0.0), Scan(1, other, 0.0))), 1.0)
        for one, other in product(sides, repeat=2)
    }
    assert len(pictures) == 4


# The cave


def test_the_cave_grows_dark_with_every_other_card_but_not_at_the_newest(window: Window) -> None:
    left, right = [], []
    for n in (1, 5, 9, 15):
        window.show(still(replace(LONG, cards=LONG.cards[:n], dangers=()), EIGHT), 1.0)
        left.append(pygame.transform.average_color(window._surface, pygame.Rect(240, 80, 60, 12))[0])
        right.append(pygame.transform.average_color(window._surface, pygame.Rect(656, 200, 8, 40))[0])
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] / 2
    assert min(right) > max(left) + 40


# A flat table


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("flat_path_asked", "5"),
        ("flat_path_asked", "14"),
        ("flat_path_turned_relic", "3"),
        ("flat_reveal_mixed", "2"),
        ("flat_interval_bust", "Expedition 3 is over"),
        ("flat_final_five", "41"),
    ],
)
@pytest.mark.parametrize("size", [SMALL, USUAL, (480, 800), (1920, 1080)])
def test_what_must_be_read_on_a_flat_table_stands_there_twice(size: tuple[int, int], name: str, words: str) -> None:
    with closing(Window(size=size)) as one:
        one.show(GALLERY[name], AT_REST)
        rects = [text.rect for text in one.texts if text.words == words]
        if words != "14":
            assert len(rects) >= 2
            assert min(rect.centery for rect in rects) < size[1] / 2 < max(rect.centery for rect in rects)


def test_the_upper_edge_is_the_lower_one_turned(window: Window) -> None:
    """Everybody in camp, seats and pot alike: the screen looks the same from both sides at its edges."""
    scene = replace(EVENING, places=tuple(replace(place, hand=7, state="inside") for place in EVENING.places[:4]))
    one = Frame(scene, None, 0.0, 0.0, FIVE[:4], settings=Settings(flat=True))
    window.show(one, 1.0)
    lower = window._surface.subsurface((432, 396, 368, 84))
    upper = window._surface.subsurface((0, 0, 368, 84))
    opposite = pygame.transform.rotate(upper, 180)
    assert pygame.image.tobytes(lower, "RGB") == pygame.image.tobytes(opposite, "RGB")


# A real deck


@pytest.mark.parametrize("size", [SMALL, USUAL, (480, 800), (1920, 1080)])
@pytest.mark.parametrize("flat", [False, True])
def test_every_card_that_can_be_entered_can_be_pointed_at(size: tuple[int, int], flat: bool) -> None:
    with closing(Window(size=size)) as one:
        for name in ("entry_first", "entry_kind", "entry_treasure", "entry_trap", "entry_relic"):
            frame = replace(GALLERY[name], settings=Settings(flat=flat))
            one.show(frame, AT_REST)
            assert isinstance(frame.scene, Path)
            assert frame.scene.entry is not None
            found = {target.means[1]: target.rect for target in one.targets if target.means[0] == "item"}
            assert set(found) == set(range(len(frame.scene.entry.deals)))
            assert all(pygame.Rect((0, 0), size).contains(rect) for rect in found.values()), name
            apart = [rect.inflate(-2, -2) for rect in found.values()]
            assert all(rect.collidelistall(apart) == [i] for i, rect in enumerate(apart)), name


def test_on_a_flat_table_the_cards_face_whoever_enters(window: Window) -> None:
    flat = GALLERY["flat_entry_first"]
    window.show(flat, AT_REST)
    near = {text.words: text.rect.centery for text in window.texts}
    assert isinstance(flat.scene, Path)
    assert flat.scene.entry is not None
    below = replace(flat.scene, entry=replace(flat.scene.entry, seat=Seat(4)))
    window.show(replace(flat, scene=below), AT_REST)
    far = {text.words: text.rect.centery for text in window.texts}
    assert near["Treasure"] < 240 < far["Treasure"]
