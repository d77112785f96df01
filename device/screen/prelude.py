"""The larger pictures of later scenes, made while people still sit down: a reveal must not wait for its background."""

from collections.abc import Iterator

from device.screen import bar, strip
from device.screen.bust import star
from device.screen.canvas import Canvas
from device.screen.path import HERO
from device.screen.reveal import paper
from device.screen.small_path import place_of_card
from device.screen.small_strip import top
from engine.seat import SHAPES


def prelude(c: Canvas) -> Iterator[None]:
    """Rasterise one more picture into the canvas's atlas with every step."""
    if c.small:
        c.cover("bg_cave", 0, 0, c.width, top(c) + 10)
        yield
    else:
        c.cover("bg_cave", 0, bar.HIGH, c.width, strip.TOP - bar.HIGH)
        yield
        for shape in SHAPES:
            c.picture(f"explorer_{shape}", 150, 180)
            yield
    for name, left in (("bg_cave", True), ("bg_camp", False)):
        paper(c, name, left=left)
        yield
    star(c, max(c.width, (c.height - 80) * 1.1 if c.small else 0), 1)
    yield
    for art in ("card_back", "card_treasure", "card_trap", "card_relic"):
        w = place_of_card(c)[2] if c.small else HERO
        c.picture(art, w, w * 4 / 3)
        yield
