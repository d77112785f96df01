"""A question on the pixel screen: what is said, and what is left to choose from."""

import os
from contextlib import closing
from dataclasses import replace

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.palette import FLAME, MOON
from device.screen.sentence import clue as said
from device.screen.window import Window
from device.words import Words
from engine.scene import Halves, Island
from tests.gallery_island import islands
from tests.pictures import AT_REST

GALLERY = islands()
SIZES = ((480, 320), (800, 480), (480, 800))


def scene(name: str) -> Island:
    found = GALLERY[name].scene
    assert isinstance(found, Island)
    return found


def near(colour: pygame.Color, wanted: str) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(colour, pygame.Color(wanted), strict=True))


@pytest.mark.parametrize("size", SIZES)
def test_of_few_spaces_even_those_under_jeeps_are_seen(size: tuple[int, int]) -> None:
    shown = scene("island_halving")
    jeep, beside = shown.travellers[0].jeep, shown.tiles[0].space
    assert jeep is not None
    pictures = []
    with closing(Window(size=size)) as opened:
        for halves in (Halves((jeep,), (beside,)), Halves((beside,), (jeep,))):
            opened.show(replace(GALLERY["island_halving"], scene=replace(shown, halves=halves)), AT_REST)
            pictures.append(pygame.image.frombytes(opened.picture(), size, "RGB"))
            spot = next(target.rect for target in opened.targets if target.means == ("step", jeep))
    edge = spot.left + spot.w // 10, spot.centery
    assert [near(one.get_at(edge), two) for one, two in zip(pictures, (FLAME, MOON), strict=True)] == [True, True]


@pytest.mark.parametrize("size", SIZES)
def test_a_clue_on_a_map_is_said(size: tuple[int, int]) -> None:
    asked = scene("island_map").ask
    assert asked is not None
    clue = asked.options[asked.lit].clue
    assert clue is not None
    with closing(Window(size=size)) as opened:
        opened.show(GALLERY["island_map"], AT_REST)
        assert said(Words("en"), clue) in " ".join(text.words for text in opened.texts)


@pytest.mark.parametrize("size", SIZES)
def test_who_chooses_a_space_reads_what_for(size: tuple[int, int]) -> None:
    with closing(Window(size=size)) as opened:
        opened.show(GALLERY["island_placing"], AT_REST)
        assert Words("en").say("ask-place-palm") in " ".join(text.words for text in opened.texts)
