"""A picture composed of pieces, for the teaching cards: 640 by 280, scaled to whatever room there is."""

from dataclasses import dataclass

from device.screen.canvas import Canvas
from device.screen.card import face
from device.screen.palette import FLAME, INK, LOST, NIGHT, PAPER
from engine.scene import Card, Gem

WIDE, HIGH = 640, 280


@dataclass(frozen=True, slots=True)
class Tableau:
    """Its origin on the canvas, and how large one of its units is there, in u."""

    c: Canvas
    x: float
    y: float
    k: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.k, self.y + y * self.k

    def art(self, name: str, x: float, y: float, w: float, h: float | None = None, *, dim: int = 0) -> None:
        self.c.art(name, *self.at(x, y), w * self.k, None if h is None else h * self.k, dim=dim)

    def card(self, card: Card, x: float, y: float, w: float, gem: Gem = "ruby", *, fresh: bool = False) -> None:
        self.c.put(face(self.c, card, gem, w * self.k, fresh=fresh), *self.at(x, y))

    def fact(self, words: str, art: str, x: float, y: float, cap: float, colour: str = PAPER) -> None:
        """Digits and what they count, on a dark plate."""
        cx, cy = self.at(x, y)
        wide = self.c.measure(words, cap * self.k) + cap * self.k * 1.39 + cap * self.k * 0.8
        high = cap * self.k * 1.9
        self.c.panel(cx - wide / 2, cy - high / 2, wide, high, NIGHT, high * 0.3)
        self.c.fact(cx, cy, cap * self.k, words, art, colour)

    def text(self, words: str, x: float, y: float, cap: float, colour: str = PAPER) -> None:
        self.c.text(words, *self.at(x, y), cap * self.k, colour)

    def arrow(self, x: float, y: float, length: float, colour: str = FLAME) -> None:
        """To the right."""
        (left, cy), (tip, _) = self.at(x, y), self.at(x + length, y)
        k = self.k
        self.c.line([(left, cy), (tip - 12 * k, cy)], INK, 16 * k)
        self.c.line([(left, cy), (tip - 12 * k, cy)], colour, 9 * k)
        self.c.polygon([(tip - 20 * k, cy - 17 * k), (tip, cy), (tip - 20 * k, cy + 17 * k)], colour)

    def strike(self, x: float, y: float, w: float) -> None:
        """A stroke through what is lost."""
        ends = [self.at(x - w / 2, y + w / 3), self.at(x + w / 2, y - w / 3)]
        self.c.line(ends, INK, 18 * self.k)
        self.c.line(ends, LOST, 9 * self.k)

    def glow(self, x: float, y: float, r: float, colour: str = FLAME) -> None:
        for part, alpha in ((1.0, 0.12), (0.75, 0.16), (0.5, 0.22)):
            self.c.disc(*self.at(x, y), round(r * part * self.k), colour, alpha=alpha)
