"""The same picture for those who sit opposite."""

from collections.abc import Callable

import pygame

from device.screen.atlas import Sprite, Target, TextBox
from device.screen.canvas import Canvas


def turned(c: Canvas, cx: float, cy: float, paint: Callable[[], None]) -> None:
    """What `paint` adds to the canvas, turned by 180 degrees around a point."""
    sprites, texts, targets = len(c.sprites), len(c.texts), len(c.targets)
    paint()
    x, y = round(2 * (c.origin[0] + cx * c.u)), round(2 * (c.origin[1] + cy * c.u))

    def opposite(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
        left, top, w, h = box
        return x - left - w, y - top - h, w, h

    c.sprites[sprites:] = [Sprite(_turned(c, one.image), opposite(one.box)) for one in c.sprites[sprites:]]
    c.texts[texts:] = [
        TextBox(one.words, pygame.Rect(opposite((one.rect.x, one.rect.y, *one.rect.size))), one.layer)
        for one in c.texts[texts:]
    ]
    c.targets[targets:] = [
        Target(pygame.Rect(opposite((one.rect.x, one.rect.y, *one.rect.size))), one.means, one.layer)
        for one in c.targets[targets:]
    ]


def doubled(c: Canvas, cx: float, cy: float, paint: Callable[[], None]) -> None:
    """What `paint` adds, and once more opposite, around a point."""
    paint()
    turned(c, cx, cy, paint)


def _turned(c: Canvas, image: pygame.Surface) -> pygame.Surface:
    return c.atlas.keep(("turned", image), lambda: pygame.transform.flip(image, True, True))
