"""Contact sheets of every frame, to be looked at: `python -m tests.shots [DIR]`.

English in three sizes, and every language at 800x480; so many frames a sheet, each with its name.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from device.screen.atlas import font_file
from device.screen.palette import NIGHT, PAPER
from device.screen.window import Window
from device.words import LANGUAGES
from engine.frame import Frame
from tests.pictures import AT_REST, GALLERY, MOMENTS, SIZES, USUAL

ACROSS, DOWN = 5, 6
"""Frames side by side, and below each other."""
WIDE = 384
"""The width of a frame on a sheet, px."""
NAME = 22
"""The room for its name, px."""


def moments() -> Iterator[tuple[str, Frame, float]]:
    """Every frame at rest, and at the ages that deserve a picture of their own."""
    for name, frame in GALLERY.items():
        for at in (*MOMENTS.get(name, ()), AT_REST):
            yield (name if at == AT_REST else f"{name} {at:g} s"), frame, at


def sheets(size: tuple[int, int], language: str) -> Iterator[pygame.Surface]:
    """All frames of one size in one language."""
    high = WIDE * size[1] // size[0]
    with closing(Window(size=size, keys=language == "en")) as window:
        font = pygame.font.Font(font_file(), 15)
        left = moments()
        while several := list(islice(left, ACROSS * DOWN)):
            sheet = pygame.Surface((ACROSS * (WIDE + 8) + 8, DOWN * (high + NAME + 8) + 8))
            sheet.fill(NIGHT)
            for i, (name, frame, at) in enumerate(several):
                window.show(replace(frame, settings=replace(frame.settings, language=language)), at)
                small = pygame.image.frombytes(window.picture(), size, "RGB")
                x, y = 8 + i % ACROSS * (WIDE + 8), 8 + i // ACROSS * (high + NAME + 8)
                sheet.blit(pygame.transform.smoothscale(small, (WIDE, high)), (x, y))
                sheet.blit(font.render(name, True, PAPER), (x, y + high + 2))
            yield sheet


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [(size, "en") for size in SIZES] + [(USUAL, language) for language in LANGUAGES if language != "en"]
    for size, language in wanted:
        for number, sheet in enumerate(sheets(size, language), 1):
            file = folder / f"{language}_{size[0]}x{size[1]}_{number}.png"
            pygame.image.save(sheet, file)
            print(file)


if __name__ == "__main__":
    main()
