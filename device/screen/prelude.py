"""The larger pictures of later scenes, made while people still sit down: a reveal must not wait for its background."""

from collections.abc import Iterator

from device.screen.canvas import Canvas
from device.screen.path import HERO
from device.screen.small_path import place_of_card
from device.screen.small_strip import top


def prelude(c: Canvas) -> Iterator[None]:
    """Rasterise one more picture into the canvas's atlas with every step."""
    for name in ("bg_cave", "bg_camp"):
        c.cover(name, 0, 0, c.width / 2, c.height)
        yield
    if c.small:
        c.cover("bg_cave", 0, 0, c.width, top(c) + 10)
        yield
    w = place_of_card(c)[2] if c.small else HERO
    for art in ("card_back", "card_treasure", "card_trap", "card_relic"):
        c.picture(art, w, w * 4 / 3)
        yield
