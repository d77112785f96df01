"""The treasure maps as text: how many spaces are left, and the clues with the compasses on them."""

from collections.abc import Sequence

from device.screen.cells import Ink, cells
from device.screen.sentence import chart as named
from device.screen.sentence import clue as sentence
from device.screen.text_land import Bit
from device.screen.text_page import CHARTS, LIT, LOCKED, SIGNS, Page
from engine.scene import Chart, Clue, Traveller

INDENT = 2

Word = tuple[Bit, ...]
"""What stays in one line: a word, and the signs that belong to it."""

CUT: Word = (("…", "muted"),)
POINT: Word = (("·", "muted"),)


def charts(page: Page, shown: tuple[Chart, ...], x: int, y: int, wide: int, lines: int) -> int:
    """Every map in `lines` lines; where the clues need more, the oldest go. Returns the line after them."""
    for chart, told in zip(shown, _fitted(page, shown, wide - INDENT, lines - len(shown)), strict=True):
        _head(page, chart, x, y, wide)
        y = paragraph(page, told, x + INDENT, y + 1)
    return y


def _fitted(page: Page, shown: tuple[Chart, ...], wide: int, lines: int) -> list[list[list[Word]]]:
    """The clues of each map, folded."""
    left = [chart.clues for chart in shown]
    told = [folded(spelt(page, clues), wide) for clues in left]
    while sum(map(len, told)) > lines and any(len(clues) > 1 for clues in left):
        i = max(range(len(left)), key=lambda i: (len(left[i]) > 1, len(told[i])))
        left[i] = left[i][1:]
        told[i] = folded([CUT, *spelt(page, left[i])], wide)
    return told


def _head(page: Page, chart: Chart, x: int, y: int, wide: int) -> None:
    """Sign and name; at the right the spaces left, and what would be left after the clue that is looked at."""
    sheet, lit = page.sheet, chart.lit is not None
    sheet.put(x, y, LIT if lit else " ", "flame")
    ink: Ink = "flame" if chart.located or lit else "strong"
    sheet.put(x + 1, y, f"{CHARTS[chart.sign]} {named(page.words, chart.sign)}", ink)
    left = str(chart.left) if lit else page.words.say("leaves", n=chart.left)
    start = sheet.right(y, f" → {chart.lit}" if lit else f" {LOCKED}" if chart.located else "", "flame", x + wide)
    sheet.right(y, left, ink if chart.located else "plain", start)


def hands(page: Page, shown: list[Traveller], x: int, y: int, wide: int, end: int) -> None:
    """Open hands from line `y`, as many whole ones as stand before line `end`."""
    for one in shown:
        who: Word = (
            (SIGNS[page.sitter(one.seat).box], page.ink(one.seat)),
            (f"{page.name(one.seat, 12)}:", "strong"),
        )
        told = folded([who, *spelt(page, one.hand)], wide)
        if y + len(told) > end:
            return
        y = paragraph(page, told, x, y)


def spelt(page: Page, clues: Sequence[Clue]) -> list[Word]:
    """The words of clues; with the last one of each the signs of its compasses, between two clues a point."""
    told: list[Word] = []
    for clue in clues:
        told += [POINT] * bool(told)
        *words, last = sentence(page.words, clue).split()
        told += [((word, "plain"),) for word in words]
        claims = tuple((SIGNS[page.sitter(seat).box], page.ink(seat)) for seat in clue.claims)
        told.append(((last, "plain"), *claims))
    return told


def _cells(word: Word) -> int:
    return sum(cells(text) + 1 for text, _ in word)


def folded(told: Sequence[Word], wide: int) -> list[list[Word]]:
    """Words in lines of at most `wide` cells."""
    lines: list[list[Word]] = []
    room = 0
    for word in told:
        if room < _cells(word) or not lines:
            lines.append([])
            room = wide + 1
        lines[-1].append(word)
        room -= _cells(word)
    return lines


def paragraph(page: Page, lines: list[list[Word]], x: int, y: int) -> int:
    """Folded words from line `y`; returns the line after them."""
    for line, words in enumerate(lines, y):
        start = x
        for text, ink in (bit for word in words for bit in word):
            start = page.sheet.put(start, line, text, ink) + 1
    return y + len(lines)
