"""A picture that grows or shrinks: rasterised once, at its largest."""

import pygame

from device.screen.canvas import Canvas


def zoomed(image: pygame.Surface, k: float) -> pygame.Surface:
    """An image `k` times as large."""
    if k == 1:
        return image
    return pygame.transform.smoothscale(image, [max(1, round(side * k)) for side in image.get_size()])


def zoom(c: Canvas, art: str, x: float, y: float, largest: float, size: float) -> None:
    """The picture `art`, `size` wide and never wider than `largest`, centred."""
    c.put(zoomed(c.picture(art, largest), min(1.0, size / largest)), x, y)
