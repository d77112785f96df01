"""Whoever sees badly can read all that is needed to play, and see every state: contrast as WCAG 2 reckons it."""

import os
import re
from collections.abc import Iterator
from typing import Final

import numpy as np
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from assets import ROOT
from device.screen.atlas import Atlas
from device.screen.canvas import Canvas
from device.screen.driver import start
from device.screen.palette import NIGHT, READ, SEATS, SEEN, SLATE, STONE
from device.screen.picture import picture
from device.words import speaking
from tests.pictures import AT_REST, GALLERY

TEXT: Final = 7.0
SHAPE: Final = 3.0
SIZES: Final = ((240, 160), (640, 384))
"""The least at which each layout is used."""
BADGES: Final = tuple(f"badge_{shape}" for shape in SEATS)


def luminance(colour: str) -> float:
    """How bright a colour is, 0.0 to 1.0."""
    parts = [part / 255 for part in pygame.Color(colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """1.0 for the same brightness, 21.0 for black and white."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def fill(art: str, part: str) -> str:
    """The colour of an element of a picture."""
    found = re.search(rf'id="{part}"[^>]*? fill="(#[0-9A-F]{{6}})"', (ROOT / "art" / f"{art}.svg").read_text())
    assert found, (art, part)
    return found[1]


def test_contrast_is_reckoned_as_wcag_does() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize(("colour", "ground"), [(one, ground) for one, grounds in READ.items() for ground in grounds])
def test_text_can_be_read_on_its_ground(colour: str, ground: str) -> None:
    assert contrast(colour, ground) >= TEXT


@pytest.mark.parametrize(("colour", "ground"), [(one, ground) for one, grounds in SEEN.items() for ground in grounds])
def test_shapes_can_be_seen_on_their_ground(colour: str, ground: str) -> None:
    assert contrast(colour, ground) >= SHAPE


@pytest.mark.parametrize("art", BADGES)
@pytest.mark.parametrize("ground", [NIGHT, STONE, SLATE])
def test_a_badge_stands_out_by_its_edge(art: str, ground: str) -> None:
    assert contrast(fill(art, "paper"), ground) >= SHAPE


@pytest.mark.parametrize(("art", "key", "pattern"), [("key_go", "left", "stripes"), ("key_leave", "right", "dot0")])
def test_a_key_is_known_by_its_pattern_too(art: str, key: str, pattern: str) -> None:
    lit, dark = fill(art, f"key_{key}"), fill(art, f"key_{'right' if key == 'left' else 'left'}")
    assert contrast(lit, fill(art, pattern)) >= SHAPE
    assert contrast(lit, dark) >= SHAPE


class Unlettered(Atlas):
    """Everything but the letters: what lies under them can be seen."""

    def __init__(self) -> None:
        super().__init__(2**26)
        self.colours: dict[pygame.Surface, str] = {}
        """The colour of each text, by its surface."""

    def letters(self, words: str, px: int, colour: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            return pygame.Surface((self.extent(words, px), px), pygame.SRCALPHA)

        blank = self.keep(("letters", words, px, colour), make)
        self.colours[blank] = colour
        return blank


@pytest.fixture(scope="module", params=SIZES, ids=("small", "usual"))
def atlas(request: pytest.FixtureRequest) -> Iterator[Unlettered]:
    start()
    pygame.display.set_mode(request.param)
    yield Unlettered()
    pygame.display.quit()


def grounds(atlas: Unlettered, name: str) -> Iterator[tuple[str, str]]:
    """Every text of a frame, by its colour and by what most of it stands on."""
    screen = pygame.display.get_surface()
    assert screen is not None
    frame = GALLERY[name]
    canvas = Canvas(atlas, screen.get_size(), AT_REST, frame.since)
    atlas.recalled.clear()
    picture(canvas, frame, speaking("en"), keys=True)
    screen.fill(NIGHT)
    for image, box in canvas.sprites:
        if image in atlas.colours:
            yield atlas.colours[image], usual(screen, pygame.Rect(box).clip(screen.get_rect()))
        screen.blit(image, box)


def usual(screen: pygame.Surface, rect: pygame.Rect) -> str:
    """The colour that most of a rectangle has."""
    pixels = pygame.surfarray.pixels2d(screen.subsurface(rect)) & 0xFFFFFF
    values, counts = np.unique(pixels, return_counts=True)
    return f"#{values[counts.argmax()]:06X}"


def test_all_text_can_be_read_where_it_stands(atlas: Unlettered) -> None:
    """Also where a picture is its ground, in every frame of the gallery that is not dimmed."""
    faint = {
        (name, colour, ground)
        for name, frame in GALLERY.items()
        if not frame.dim
        for colour, ground in grounds(atlas, name)
        if contrast(colour, ground) < TEXT
    }
    assert not faint
    assert set(atlas.colours.values()) <= READ.keys()
