"""Pictures and letters, rasterised once for the exact size at which they are shown."""

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

from assets import ROOT

NOWHERE = "\U000f0000"
"""A character that no font has: what it looks like is how a font draws what it lacks."""
PROBE = 200
"""Letters are compared at this size (px), where no two letters measure the same by chance."""


@cache
def font_file() -> Path:
    import fontpkg_atkinson_hyperlegible as package

    return Path(package.__file__).parent / "files" / "AtkinsonHyperlegible-Bold.ttf"


def load(name: str, width: int, height: int) -> pygame.Surface:
    """The picture `name` of assets/art, as large as fits into the box (px). Raises FileNotFoundError."""
    return pygame.image.load_sized_svg(ROOT / "art" / f"{name}.svg", (width, height)).convert_alpha()


def drawn(body: str, width: int, height: int, unit: float) -> pygame.Surface:
    """SVG elements drawn on `width` by `height` px, `unit` px to their unit: pygame.draw leaves jagged edges."""
    box = f'width="{width}" height="{height}" viewBox="0 0 {width / unit} {height / unit}"'
    document = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{body}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(document.encode()), (width, height)).convert_alpha()


class Sprite(NamedTuple):
    """A surface, and the rectangle that it fills, in px."""

    image: pygame.Surface
    box: tuple[int, int, int, int]


class TextBox(NamedTuple):
    """Where words stand (px); `layer` counts the panels that were laid over the scene before."""

    words: str
    rect: pygame.Rect
    layer: int


class Target(NamedTuple):
    """A rectangle (px) that means something to whoever points at it: `means` is the target of a Touch.

    `layer` counts the panels that were laid over the scene before.
    """

    rect: pygame.Rect
    means: tuple[str, object]
    layer: int = 0


class Atlas:
    """Every surface the screen draws with, the least recently used forgotten beyond `limit` bytes.

    All surfaces are in the display's own format: a display must be open.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._font = pygame.font.Font(font_file(), 20)
        self._extents: dict[tuple[str, int], int] = {}
        self._ascents: dict[int, int] = {}
        self._drawable: dict[str, str] = {}
        self.recalled: dict[str, tuple[tuple[object, ...], list[Sprite], list[TextBox], list[Target]]] = {}
        """The still parts of the latest picture by name: the facts they depend on, and what they consist of."""

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface called `key`, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._bytes += weight(made)
        while self._bytes > self._limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= weight(old)
        return made

    def art(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture `name`, kept."""
        return self.keep(("art", name, width, height), lambda: load(name, width, height))

    def shape(self, body: str, width: int, height: int, unit: float) -> pygame.Surface:
        """SVG elements, kept."""
        return self.keep(("shape", body, width, height, unit), lambda: drawn(body, width, height, unit))

    def _sized(self, px: int) -> pygame.font.Font:
        """The one font, at a size: an open font of every size would take 120 KiB each."""
        self._font.point_size = px
        return self._font

    def extent(self, words: str, px: int) -> int:
        """How wide `words` are, in px."""
        key = words, px
        if key not in self._extents:
            self._extents[key] = self._sized(px).size(words)[0]
        return self._extents[key]

    def ascent(self, px: int) -> int:
        """From the top of a line of letters to their foot, in px."""
        if px not in self._ascents:
            self._ascents[px] = self._sized(px).get_ascent()
        return self._ascents[px]

    def letters(self, words: str, px: int, colour: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            return self._sized(px).render(words, True, colour).convert_alpha()

        return self.keep(("letters", words, px, colour), make)

    def drawable(self, words: str) -> str:
        """`words` without the characters that the font lacks."""
        if words not in self._drawable:
            probe = self._sized(PROBE)
            lacking = probe.metrics(NOWHERE)[0]
            kept = (one for one in words if one.isprintable() and probe.metrics(one)[0] not in (None, lacking))
            self._drawable[words] = " ".join("".join(kept).split())
        return self._drawable[words]


def weight(image: pygame.Surface) -> int:
    """The bytes of a surface; a piece of another has none of its own."""
    return 0 if image.get_parent() else image.get_width() * image.get_height() * 4


def varied(plain: pygame.Surface, tilt: int, alpha: int, dim: int) -> pygame.Surface:
    image = plain.copy()
    if dim:
        image.fill((255 - dim,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    if tilt:
        image = pygame.transform.rotozoom(image, tilt, 1)
    if alpha < 255:
        image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return image
