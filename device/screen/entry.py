"""A real deck lies on the table: which card was turned, first its kind, then which one."""

import math
from dataclasses import dataclass

import pygame

from device.screen.bar import keys
from device.screen.canvas import Canvas
from device.screen.card import heap
from device.screen.palette import DANGER, FLAME, INK, NIGHT, PAPER, SLATE, STONE, WORTH
from device.screen.turned import turned
from device.words import Words
from engine.frame import Frame
from engine.scene import Deal, Entry, Gem, Path

COUNT = 30
"""The height of the count below a card."""
LIT = 1.26
"""How much larger the kind is that is lit."""
FOOT = 64
"""The height of what the keys do, on the smallest screen."""


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle, and what fits into it."""

    x: float
    y: float
    w: float
    h: float

    def across(self, n: int) -> tuple[int, float]:
        """How many of `n` cards lie side by side, and how wide each is, so that they are as large as may be."""
        across = max(range(1, n + 1), key=lambda across: self._size(n, across))
        return across, min(self._size(n, across), 150)

    def _size(self, n: int, across: int) -> float:
        return min(self.w / across - 10, (self.h / math.ceil(n / across) - COUNT - 10) * 0.75)


def entry(c: Canvas, frame: Frame, scene: Path, one: Entry, between: tuple[float, float], words: Words) -> None:
    """The cards between two heights; on a flat table they face whoever enters."""
    top, bottom = between
    c.fill(STONE, 0, top, c.width, bottom - top)
    seats = [place.seat for place in scene.places]
    if frame.settings.flat and one.seat in seats[: len(seats) // 2]:
        turned(c, c.width / 2, (top + bottom) / 2, lambda: cards(c, scene.gem, one, top, bottom, words))
    else:
        cards(c, scene.gem, one, top, bottom, words)


def cards(c: Canvas, gem: Gem, one: Entry, top: float, bottom: float, words: Words) -> None:
    if one.kind is None:
        kinds(c, gem, one, top, bottom, words)
    elif c.tall:
        high = (bottom - top) * 0.4
        large(c, gem, one, c.width / 2, top + high / 2, min(high * 0.68, 260), words)
        grid(c, gem, one, Room(8, top + high, c.width - 16, bottom - top - high), words)
    else:
        wide = min((bottom - top - COUNT - 34) * 0.75, c.width * 0.25)
        large(c, gem, one, c.width - 20 - wide / 2, (top + bottom) / 2, wide, words)
        grid(c, gem, one, Room(10, top + 6, c.width - wide - 46, bottom - top - 12), words)


def kinds(c: Canvas, gem: Gem, one: Entry, top: float, bottom: float, words: Words) -> None:
    """The kinds side by side, the lit one large; in the foot of each, how many of it are face down."""
    n = len(one.deals)
    pitch = min((c.width - 20) / n, 210.0)
    word = 18.0 if not c.small else 15.0
    w = min((bottom - top - word * 2 - 26) * 0.75 / LIT, (pitch - 16) / LIT)
    y = top + (bottom - top - word * 2) / 2
    for i, deal in enumerate(one.deals):
        x, lit = c.width / 2 + (i - (n - 1) / 2) * pitch, i == one.lit
        size = w * LIT if lit else w
        if lit:
            ring(c, x, y, size)
        c.put(picture(c, deal, gem, size, words, counted=True), x, y)
        c.text(words.say(deal.word), x, y + w * LIT * 2 / 3 + word + 8, word, FLAME if lit else PAPER, room=pitch - 8)
        c.target(x - pitch / 2, top, pitch, bottom - top, ("item", i))


def grid(c: Canvas, gem: Gem, one: Entry, room: Room, words: Words) -> None:
    """All cards of the kind, each over how many of it are face down."""
    across, w = room.across(len(one.deals))
    rows = math.ceil(len(one.deals) / across)
    pitch, high = w + 10, w * 4 / 3 + COUNT + 8
    for i, deal in enumerate(one.deals):
        row = i // across
        n = min(across, len(one.deals) - row * across)
        x = room.x + room.w / 2 + (i % across - (n - 1) / 2) * pitch
        y = room.y + room.h / 2 + (row - rows / 2) * high + w * 2 / 3 + 2
        if i == one.lit:
            ring(c, x, y, w)
        c.put(picture(c, deal, gem, w, words), x, y)
        c.fact(x, y + w * 2 / 3 + COUNT / 2 + 3, 15, str(deal.left), "card_back")
        c.target(x - pitch / 2, y - w * 2 / 3 - 2, pitch, high, ("item", i))


def large(c: Canvas, gem: Gem, one: Entry, x: float, y: float, w: float, words: Words) -> None:
    """The card that is lit."""
    deal = one.deals[one.lit]
    ring(c, x, y - COUNT / 2, w)
    c.put(picture(c, deal, gem, w, words), x, y - COUNT / 2)
    c.fact(x, y + w * 2 / 3 + 4, 18, str(deal.left), "card_back")


def ring(c: Canvas, x: float, y: float, w: float) -> None:
    wide, high = w + 14, w * 4 / 3 + 14
    c.panel(x - wide / 2, y - high / 2, wide, high, SLATE, w * 0.1 + 6, FLAME, 5)


def picture(c: Canvas, deal: Deal, gem: Gem, w: float, words: Words, *, counted: bool = False) -> pygame.Surface:
    """A card as it looks; `counted` shows how many of it are face down in the place of what it is worth."""
    name = words.say(deal.word) if deal.kind == "trap" else ""

    def make() -> pygame.Surface:
        sheet = c.sheet(w, w * 4 / 3)
        k, cx, foot = w / 240, w / 2, w / 240 * 266
        sheet.art(f"card_{deal.kind}", cx, w * 2 / 3, w, w * 4 / 3)
        if deal.kind == "treasure":
            heap(sheet, deal.art, gem, cx, 130 * k, 158 * k)
        else:
            sheet.art(deal.art, cx, 126 * k, 160 * k)
        ink = {"treasure": INK, "trap": DANGER, "relic": WORTH}[deal.kind]
        if counted:
            sheet.fact(cx, foot, 50 * k, str(deal.left), "card_back", ink)
        elif deal.kind == "trap":
            sheet.text(name, cx, foot, 27 * k, ink, room=210 * k)
        else:
            sheet.fact(cx, foot - 2 * k, 58 * k, str(deal.value), gem, ink)
        return sheet.flat()

    return c.atlas.keep(("deal", deal, gem, c.px(w), counted, name), make)


def small_entry(c: Canvas, frame: Frame, scene: Path, one: Entry, words: Words) -> None:
    """The smallest screen: the cards, and below them who enters and what the keys do."""
    foot = c.height - FOOT
    between = (FOOT if frame.settings.flat else 0.0), foot
    entry(c, frame, scene, one, between, words)

    def below() -> None:
        c.fill(NIGHT, 0, foot, c.width, FOOT)
        shape = next(sitter.shape for sitter in frame.sitters if sitter.seat == one.seat)
        c.art(f"badge_{shape}", 38, foot + FOOT / 2, 50)
        next_, this = words.say("entry-next"), words.say("entry-this")
        keys(c, c.width / 2 + 34, foot + FOOT / 2, ("mark_next", next_), ("mark_ok", this), 17, c.width - 92)

    below()
    if frame.settings.flat:
        turned(c, c.width / 2, c.height / 2, below)
