"""A card is turned: its back comes out of the dark, and it swings round its upright middle, with light and shade."""

import math

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas
from device.screen.ease import both, mix, out, part

FLIPS = 0.5
SWINGS = 0.08
"""When it begins to swing."""
SEEN = SWINGS + (FLIPS - SWINGS) / 2
"""Seconds until the face begins to be seen."""
STRIPS = 16
NEAR = 2.4
"""How far away the eye is, in widths of the card."""
LIFTS = 0.06
DUSK = 0.62
"""How much darker a card is that stands upright to the light."""


def seen(c: Canvas) -> bool:
    """Whether the face of the turning card is seen already."""
    return c.progress(0, FLIPS) * FLIPS >= SEEN


def flip(c: Canvas, front: pygame.Surface, w: float, x: float, y: float) -> None:
    """The turning card, its back `w` wide, that comes to lie at x, y with its `front`."""
    t = c.progress(0, FLIPS)
    if t >= 1:
        shadow(c, front, x, y, 0)
        c.put(front, x, y)
        return
    arrive = out(part(t, 0, 0.6))
    angle = math.pi * (1 - both(part(t * FLIPS, SWINGS, FLIPS - SWINGS)))
    lift = math.sin(math.pi * part(t, 0.1, 0.9))
    size = mix(0.35, 1, arrive) * (1 + LIFTS * lift)
    image = c.picture("card_back", w, w * 4 / 3) if t * FLIPS < SEEN else front
    at = mix(c.width + 60, x, arrive), y - 6 * lift
    shadow(c, image, at[0], at[1] + 6 * lift, lift, abs(math.cos(angle)) * size)
    c.put(swung(image, angle if angle <= math.pi / 2 else angle - math.pi, size), *at)


def swung(image: pygame.Surface, angle: float, size: float) -> pygame.Surface:
    """A card seen when it has swung by `angle` (radians, a quarter at most to either side), `size` times as large."""
    w, h = image.get_size()
    cos, sin = math.cos(angle), math.sin(angle)

    def seen_at(part: float) -> tuple[float, float]:
        """Where a part of the width is seen, and how much larger it looks: what is nearer is larger."""
        across = part - 0.5
        larger = size / (1 + across * sin / NEAR)
        return across * w * cos * larger, larger

    edges = [round(seen_at(i / STRIPS)[0]) for i in range(STRIPS + 1)]
    tall = max(seen_at(0)[1], seen_at(1)[1])
    result = pygame.Surface((2 * max(-edges[0], edges[-1], 1), math.ceil(h * tall)), pygame.SRCALPHA)
    middle = result.get_width() // 2
    for i in range(STRIPS):
        left, right = w * i // STRIPS, w * (i + 1) // STRIPS
        wide, high = edges[i + 1] - edges[i], round(h * seen_at((i + 0.5) / STRIPS)[1])
        if wide > 0 and right > left:
            strip = pygame.transform.smoothscale(image.subsurface((left, 0, right - left, h)), (wide, high))
            box = strip.get_rect(midleft=(middle + edges[i], result.get_height() // 2))
            light = 1 - DUSK * (1 - cos) * (0.75 + 0.5 * (i / STRIPS - 0.5) * math.copysign(1, sin))
            strip.fill((round(255 * light),) * 3, special_flags=pygame.BLEND_RGB_MULT)
            result.blit(strip, box, special_flags=pygame.BLEND_RGBA_MAX)
    return result


def shadow(c: Canvas, card: pygame.Surface, x: float, y: float, lift: float, wide: float = 1.0) -> None:
    """What a card keeps from the light of the ground, the further off the higher it is lifted (0.0 to 1.0)."""
    w, h = card.get_width() / c.u, card.get_height() / c.u

    def make() -> pygame.Surface:
        rect = f'<rect x="6" y="6" width="{w / 4:.1f}" height="{h / 4:.1f}" rx="6" fill="#000" fill-opacity="0.5"/>'
        small = c.px(w / 4 + 12), c.px(h / 4 + 12)
        soft = pygame.transform.box_blur(drawn(rect, *small, c.u), c.px(2))
        return pygame.transform.smoothscale(soft, (small[0] * 4, small[1] * 4))

    image = c.atlas.keep(("shadow", card.get_size()), make)
    if wide < 1:
        image = pygame.transform.scale(image, (max(1, round(image.get_width() * wide)), image.get_height()))
    far = mix(7, 26, lift)
    c.put(image, x + far * 0.6, y + far)
