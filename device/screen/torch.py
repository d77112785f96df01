"""The light in the cave: bright around the newest card, darker around it with every card."""

import pygame

from device.screen.atlas import drawn
from device.screen.canvas import Canvas, Point
from device.screen.ease import mix

STEP, DEEPEST = 2, 7
"""So many cards make the cave one degree darker, and so many degrees there are."""
BRIGHT = "#FFF6E6"
DARK = ((255, 246, 236), (66, 50, 84))
"""What the torch does not reach, at the mouth and in the deepest cave."""
WARM = "#2E1606"
COARSE = 8
"""Light has no edges: it is drawn on so many times fewer px, and spread."""


def cave(c: Canvas, x: float, y: float, w: float, h: float, at: Point, depth: float) -> None:
    """The cave in a rectangle, with the light of a torch at a point; `depth` is the number of cards, or on the way
    from one number to the next."""
    degree = min(DEEPEST, depth / STEP)
    upper = int(degree)
    _lie(c, lit(c, (x, y, w, h), at, upper), x + w / 2, y + h / 2)
    if degree > upper:
        _lie(c, lit(c, (x, y, w, h), at, upper + 1), x + w / 2, y + h / 2, degree - upper)


def _lie(c: Canvas, image: pygame.Surface, cx: float, cy: float, part: float = 1.0) -> None:
    if part < 1:
        image = image.subsurface(image.get_rect())
        image.set_alpha(round(255 * part))
    c.put(image, cx, cy)


def lit(c: Canvas, area: tuple[float, float, float, float], at: Point, degree: int) -> pygame.Surface:
    """The cave in an area, made once for a degree of darkness."""
    x, y, w, h = area
    spot = at[0] - x, at[1] - y

    def make() -> pygame.Surface:
        sheet = c.sheet(w, h)
        sheet.cover("bg_cave", 0, 0, w, h)
        image = sheet.sprites[0].image.copy()
        dark = "#" + "".join(f"{round(mix(a, b, degree / DEEPEST)):02x}" for a, b in zip(*DARK, strict=True))
        reach = min(w, h * 2.6) * mix(0.9, 0.4, degree / DEEPEST)
        image.blit(shine(c, w, h, spot, reach, BRIGHT, dark), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        image.blit(shine(c, w, h, spot, reach * 0.7, WARM, "#000000"), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return image

    return c.atlas.keep(("lit", c.px(w), c.px(h), spot, degree), make)


def shine(c: Canvas, w: float, h: float, at: Point, r: float, near: str, far: str) -> pygame.Surface:
    """Light that falls off from a point: `near` there, `far` from `r` on."""
    stops = f'<stop offset="0" stop-color="{near}"/><stop offset="0.3" stop-color="{near}"/>'
    glow = (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{r:.1f}">'
        f'{stops}<stop offset="1" stop-color="{far}"/></radialGradient>'
    )
    body = f'{glow}<rect x="-9" y="-9" width="{w + 18:g}" height="{h + 18:g}" fill="url(#g)"/>'
    size = max(2, c.px(w) // COARSE), max(2, c.px(h) // COARSE)
    coarse = drawn(body, *size, size[0] / w).convert()
    return pygame.transform.smoothscale(coarse, (c.px(w), c.px(h)))
