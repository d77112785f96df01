"""Three, two, one: the torches that burn down before a reveal."""

import pygame

from device.screen.canvas import Canvas
from device.screen.palette import NIGHT

EACH = 0.2
"""How long each torch burns, in seconds."""


def countdown(c: Canvas, closing: float, x: float, y: float, w: float, h: float) -> None:
    """Three torches over a darkened scene, each shrinking in its turn; with reduced motion, each goes out in its turn.

    `closing` is when the last one locked.
    """
    c.over()
    c.fill(NIGHT, x, y, w, h, alpha=184)
    size = min(h * 0.52, w * 0.34)
    for i in range(3):
        t = c.progress(i * EACH, EACH, closing)
        if c.motion.reduced:
            t = float(c.passed((i + 1) * EACH, closing))
        cx, cy = x + w / 2 + (i - 1) * size * 0.9, y + h / 2
        if t >= 1:
            c.art("torch_burnt", cx, cy, size * 0.7, alpha=110)
        elif t <= 0:
            c.art("torch", cx, cy, size)
        else:
            image = c.picture("torch", size)
            side = c.px(size * (1 - 0.6 * t))
            c.put(pygame.transform.smoothscale(image, (side, side)), cx, cy + size * 0.2 * t)
