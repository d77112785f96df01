"""Every text has its place, in every language and size: laid out, not painted."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.atlas import Atlas, TextBox, font_file
from device.screen.canvas import Canvas, Motion
from device.screen.driver import start
from device.screen.picture import picture
from device.words import LANGUAGES, speaking
from engine.frame import Frame
from tests.pictures import AT_REST, GALLERY, MOMENTS

SIZES = ((480, 320), (800, 480), (1920, 1080), (640, 480), (1024, 600), (480, 800), (320, 240))
MOVING = frozenset({"reveal_mixed"})
"""Frames whose words come in from beyond the edge."""


class Blank(Atlas):
    """Surfaces of the right size with nothing on them: rasterising is all that takes time."""

    def __init__(self) -> None:
        super().__init__(2**28)
        self._sheet = pygame.Surface((2400, 2400), pygame.SRCALPHA)
        self._pieces: dict[tuple[int, int], pygame.Surface] = {}
        self._fonts: dict[int, pygame.font.Font] = {}

    def _sized(self, px: int) -> pygame.font.Font:
        """A font of each size: one that changes its size forgets its letters, and this test measures many."""
        if px not in self._fonts:
            self._fonts[px] = pygame.font.Font(font_file(), px)
        return self._fonts[px]

    def keep(self, key: Any, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        match key[0]:
            case "art" | "shape":
                return self._piece(key[2], key[3])
            case "varied" | "whole":
                return self._piece(*key[2])
            case "piece":
                return self._piece(*key[4])
            case "letters":
                return self._piece(self.extent(key[1], key[2]), key[2])
            case _:
                return super().keep(key, make)

    def _piece(self, w: int, h: int) -> pygame.Surface:
        if (w, h) not in self._pieces:
            self._pieces[w, h] = self._sheet.subsurface((0, 0, min(w, 2400), min(h, 2400)))
        return self._pieces[w, h]


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def atlas(request: pytest.FixtureRequest) -> Iterator[tuple[Atlas, tuple[int, int]]]:
    """Art and letters of one size, kept while all languages are looked at."""
    start()
    pygame.display.set_mode(request.param)
    yield Blank(), request.param
    pygame.display.quit()


def laid(atlas: Atlas, size: tuple[int, int], frame: Frame, now: float) -> Canvas:
    canvas = Canvas(atlas, size, now, frame.since, Motion(0.5 if frame.settings.fast else 1.0))
    atlas.recalled.clear()
    picture(canvas, frame, speaking(frame.settings.language), keys=True)
    return canvas


def overlapping(texts: list[TextBox]) -> Iterator[tuple[str, str]]:
    """Texts of one layer that lie on each other."""
    for layer in {text.layer for text in texts}:
        those = [text for text in texts if text.layer == layer]
        rects = [text.rect for text in those]
        for i, rect in enumerate(rects):
            yield from ((those[i].words, those[j].words) for j in rect.collidelistall(rects) if j > i)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_place(atlas: tuple[Atlas, tuple[int, int]], language: str) -> None:
    """None is dropped for want of room, all lie on the screen, and none on another."""
    kept, size = atlas
    screen = pygame.Rect((0, 0), size)
    wrong: list[tuple[str, ...]] = []
    for name, frame in GALLERY.items():
        spoken = replace(frame, settings=replace(frame.settings, language=language))
        for at in (*(MOMENTS.get(name, ()) if language == "en" else ()), AT_REST):
            canvas = laid(kept, size, spoken, at)
            wrong += [(name, "has no room", words) for words in canvas.dropped]
            if at == AT_REST or name not in MOVING:
                wrong += [
                    (name, "is beyond the edge", one.words) for one in canvas.texts if not screen.contains(one.rect)
                ]
            wrong += [(name, "overlap", *pair) for pair in overlapping(canvas.texts)]
    assert not wrong, wrong
