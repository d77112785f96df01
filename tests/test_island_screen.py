"""The island on the pixel screen: what changes, what does not, and where a finger points."""

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.window import Window
from engine.scene import Ask, Island
from tests.gallery_island import islands
from tests.pictures import AT_REST

GALLERY = islands()
USUAL = (800, 480)
SEA = pygame.Rect(0, 0, 472, 384)
"""The island and the sea around it."""


def scene(name: str) -> Island:
    found = GALLERY[name].scene
    assert isinstance(found, Island)
    return found


def ask(name: str) -> Ask:
    asked = scene(name).ask
    assert asked is not None
    return asked


@pytest.fixture
def window() -> Iterator[Window]:
    with closing(Window(size=USUAL)) as opened:
        yield opened


def test_the_next_choice_leaves_the_island_and_the_maps_alone(window: Window) -> None:
    frame = GALLERY["island_action"]
    window.show(frame, AT_REST)
    after = replace(scene("island_action"), ask=replace(ask("island_action"), lit=2))
    window.show(replace(frame, scene=after), AT_REST)
    assert window.painted
    assert not any(SEA.colliderect(one) or one.top < 268 for one in window.painted)


@pytest.mark.parametrize("size", [(480, 320), USUAL, (480, 800)])
def test_every_space_can_be_pointed_at(size: tuple[int, int]) -> None:
    frame = GALLERY["island_action"]
    with closing(Window(size=size)) as opened:
        opened.show(frame, AT_REST)
        means = [target.means for target in opened.targets]
    for tile in scene("island_action").tiles:
        assert ("step", tile.space) in means
    assert ("side", "left") in means
    assert ("side", "right") in means


def test_every_choice_can_be_pointed_at(window: Window) -> None:
    for name in ("island_action", "island_crowd", "island_landmarks"):
        window.show(GALLERY[name], AT_REST)
        items = {target.means for target in window.targets if target.means[0] == "item"}
        assert items == {("item", i) for i in range(len(ask(name).options))}
