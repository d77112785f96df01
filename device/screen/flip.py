"""A card is turned: its back comes out of the dark, narrows to a line, and the face widens."""

import pygame

from device.screen import ease
from device.screen.canvas import Canvas
from device.screen.card import face
from engine.scene import Card, Gem

ARRIVES, NARROWS, WIDENS = 0.2, 0.12, 0.23
NARROWED = ARRIVES + NARROWS
"""Seconds until the face begins to be seen."""


def flip(c: Canvas, card: Card, gem: Gem, w: float, x: float, y: float) -> None:
    """The turning card, `w` wide, that comes to lie at x, y."""
    arrive = ease.out(c.progress(0, ARRIVES))
    narrow = c.progress(ARRIVES, NARROWS)
    widen = c.progress(NARROWED, WIDENS)
    if narrow < 1:
        image = c.picture("card_back", w, w * 4 / 3)
        k = ease.mix(0.35, 1, arrive)
        if arrive < 1 or narrow > 0:
            image = pygame.transform.smoothscale(image, (c.px(w * k * (1 - narrow)), c.px(w * 4 / 3 * k)))
        c.put(image, ease.mix(c.width + 60, x, arrive), y)
        return
    image = face(c, card, gem, w, fresh=True)
    if widen < 1:
        k = ease.over(widen)
        image = pygame.transform.smoothscale(image, (c.px(w * k), c.px(w * 4 / 3 * (0.97 + 0.03 * k))))
    c.put(image, x, y)
