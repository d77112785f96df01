"""Treasure cards: two to six coins under an arch, or the curse, which is a trap."""

import pygame

from device.screen import ease
from device.screen.atlas import varied
from device.screen.canvas import Canvas
from device.screen.clue import card
from device.screen.palette import CARD, DANGER, INK, LOST
from device.screen.sentence import clue
from device.words import Words
from engine.scene import Value

BACK = "card_back_coins"
ROWS = {2: (2,), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
"""How so many coins lie in the window, the upper row first."""
SIZES = {2: 84, 3: 74, 4: 70}
"""How large they are on a card of 240; more are smaller."""
NARROWS, WIDENS = 0.2, 0.3
"""The two halves of turning a card, in seconds."""
TURNS = NARROWS + WIDENS


def face(c: Canvas, coins: int | None, w: float, *, dim: int = 0, name: str = "") -> pygame.Surface:
    """The card of so many coins, or of the curse (None) with its `name` or what it costs; three by four."""

    def make() -> pygame.Surface:
        sheet = c.sheet(w, w * 4 / 3)
        if coins is None:
            _curse(sheet, w, name)
        else:
            _coins(sheet, coins, w)
        return varied(sheet.flat(), 0, 255, dim)

    return c.atlas.keep(("treasure", coins, c.px(w), dim, name), make)


def _coins(c: Canvas, coins: int, w: float) -> None:
    k = w / 240
    c.art("card_coins", w / 2, w * 2 / 3, w, w * 4 / 3)
    size = SIZES.get(coins, 62)
    rows = ROWS.get(coins, (coins,))
    for row, n in enumerate(rows):
        y = 214 - size / 2 - (len(rows) - 1 - row) * size * 0.8
        for i in range(n):
            c.art("coin", w / 2 + (i - (n - 1) / 2) * size * 0.94 * k, y * k, size * k)
    c.fact(w / 2, 264 * k, 62 * k, str(coins), "coin", INK)


def _curse(c: Canvas, w: float, name: str) -> None:
    k = w / 240
    c.art("card_trap", w / 2, w * 2 / 3, w, w * 4 / 3)
    c.art("curse", w / 2, 126 * k, 158 * k)
    if name:
        c.text(name, w / 2, 268 * k, 27 * k, DANGER, room=214 * k)
    else:
        c.art("amulet", w / 2, 268 * k, 66 * k)
        strike(c, w / 2, 268 * k, 66 * k)


def back(c: Canvas, w: float) -> pygame.Surface:
    return c.picture(BACK, w, w * 4 / 3)


def turn(c: Canvas, coins: int | None, w: float, x: float, y: float, name: str = "") -> None:
    """The card that lies face down at x, y turns over: the back narrows to a line, the face widens."""
    narrow = c.progress(0, NARROWS)
    if narrow < 1:
        image, k = back(c, w), 1 - narrow * narrow
    else:
        image, k = face(c, coins, w, name=name), ease.over(c.progress(NARROWS, WIDENS))
    if k != 1:
        image = pygame.transform.smoothscale(image, (c.px(w * k), image.get_height()))
    c.put(image, x, y)


def stack(c: Canvas, n: int, x: float, y: float, w: float) -> None:
    """Cards that lie face down on each other, as high as there are cards; x, y is the middle of the lowest."""
    for i in range(n):
        c.put(back(c, w), x + i * w * 0.07, y - i * w * 0.08)


def token(c: Canvas, coins: int, x: float, y: float, h: float, *, lost: bool = False) -> None:
    """A card of coins where there is little room: the number over a coin; struck when it is lost."""
    w = h * 0.74
    c.panel(x - w / 2, y - h / 2, w, h, CARD, h * 0.14, INK, h * 0.05)
    c.text(str(coins), x, y - h * 0.17, h * 0.4, INK, room=w * 0.86)
    c.art("coin", x, y + h * 0.26, h * 0.36)
    if lost:
        strike(c, x, y, h)


def tokens(c: Canvas, coins: tuple[int, ...], x: float, y: float, w: float, h: float) -> None:
    """Cards of coins side by side around x, y, in one row or two, as large as there is room."""
    n = len(coins)
    rows = max((1, 2), key=lambda rows: min(h / rows, w / max(1, -(-n // rows)) / 0.78))
    across = max(1, -(-n // rows))
    high = min(h / rows, w / across / 0.78)
    for i, one in enumerate(coins):
        row, side = i // across, min(across, n - i // across * across)
        token(c, one, x + (i % across - (side - 1) / 2) * high * 0.78, y + (row - (rows - 1) / 2) * high, high * 0.96)


def strike(c: Canvas, x: float, y: float, size: float) -> None:
    """One stroke through something that is lost."""
    reach = size * 0.44
    for thick, colour in ((size * 0.17, INK), (size * 0.085, LOST)):
        c.line([(x - reach, y + reach), (x + reach, y - reach)], colour, thick)


def shape_of(value: Value) -> float:
    """How high a value's card is for its width."""
    return 1.0 if value.clue else 4 / 3


def value_card(c: Canvas, value: Value, x: float, y: float, w: float, dim: int = 0) -> None:
    """Something that can be held in secret, as a card `w` wide."""
    image = card(c, value.clue, w, dim) if value.clue else face(c, value.number, w, dim=dim)
    c.put(image, x, y)


def named(words: Words, value: Value) -> str:
    """A value in words."""
    if value.clue:
        return clue(words, value.clue)
    return words.say(value.word) if value.number is None else words.say(value.word, n=value.number)
