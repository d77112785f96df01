"""A sheet of terminal cells: text and boxes at places, out come lines of inked spans."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, NamedTuple

from wcwidth import iter_graphemes, wcswidth

from device.names import ISOLATE, POP

Ink = Literal[
    "plain", "strong", "muted", "flame", "moon", "danger", "gem", "relic", "lost", "banner",
    "circle", "square", "triangle", "star", "hexagon", "diamond", "heart", "cross",
    "jungle", "scrubland", "mountains", "beach", "river", "lake",
]  # fmt: skip
"""What a span means; which colour that is, if any, is the terminal's business. The second line has the seats, the third
one the kinds of land."""


@dataclass(frozen=True, slots=True)
class Span:
    """Text in one ink."""

    text: str
    ink: Ink


Line = tuple[Span, ...]
"""Spans side by side, as wide as the sheet."""

Edge = Literal["round", "jagged", "stepped", "plain"]

_EDGES: Final[dict[Edge, tuple[str, str, str, str, str, str, str]]] = {
    "round": ("╭", "─", "╮", "│", "╰", "─", "╯"),
    "jagged": ("/", "\\/", "\\", "│", "\\", "/\\", "/"),
    "stepped": ("╔", "═", "╗", "║", "╚", "═", "╝"),
    "plain": ("┌", "─", "┐", "│", "└", "─", "┘"),
}
"""Corner, top, corner, side, corner, bottom, corner. The kind of a card is a shape: arch, teeth, steps."""


def plain(line: Line) -> str:
    """A line without its inks."""
    return "".join(span.text for span in line)


@lru_cache(maxsize=4096)
def cells(text: str) -> int:
    """How many cells a text takes."""
    return max(0, wcswidth(text))


@lru_cache(maxsize=4096)
def _signs(text: str) -> tuple[tuple[str, int], ...]:
    """The graphemes of a text, each with its cells."""
    return tuple((sign, cells(sign)) for sign in iter_graphemes(text))


class Cell(NamedTuple):
    """One cell: its sign ("" for the second half of a wide one), its ink, and the isolate it is part of, if any."""

    text: str = " "
    ink: Ink = "plain"
    isolate: int = 0


class Sheet:
    """`width` by `height` cells. What falls off the sheet is dropped; what is put later covers what was there.

    Text in an isolate stays in one, whole or cut: whatever covers a name, its direction never gets out.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[Cell()] * width for _ in range(height)]
        self._isolates = 0

    def put(self, x: int, y: int, text: str, ink: Ink = "plain") -> int:
        """Write from cell `x` of line `y`; returns the cell after the text."""
        isolate = 0
        for grapheme, wide in _signs(text):
            if grapheme == ISOLATE:
                self._isolates += 1
                isolate = self._isolates
            elif grapheme == POP:
                isolate = 0
            elif 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._cover(x, y, wide)
                tail = [Cell("", ink, isolate)] * (wide - 1)
                self._rows[y][x : x + wide] = [Cell(grapheme, ink, isolate), *tail][:wide]
            x += wide
        return x

    def middle(self, y: int, text: str, ink: Ink = "plain", left: int = 0, width: int | None = None) -> None:
        """Write in the middle of `width` cells from `left`, of the whole line by default."""
        room = self.width - left if width is None else width
        self.put(left + max(0, (room - cells(text)) // 2), y, text, ink)

    def right(self, y: int, text: str, ink: Ink = "plain", edge: int | None = None) -> int:
        """Write so that the text ends before cell `edge`, the end of the line by default; returns its first cell."""
        x = (self.width if edge is None else edge) - cells(text)
        self.put(x, y, text, ink)
        return x

    def rule(self, y: int, ink: Ink = "muted") -> None:
        self.put(0, y, "─" * self.width, ink)

    def box(self, x: int, y: int, width: int, height: int, ink: Ink = "plain", edge: Edge = "round") -> None:
        """An empty box that covers what lies under it."""
        nw, top, ne, side, sw, bottom, se = _EDGES[edge]
        inner = max(0, width - 2)
        self.put(x, y, nw + (top * inner)[:inner] + ne, ink)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, side + " " * inner + side, ink)
        self.put(x, y + height - 1, sw + (bottom * inner)[:inner] + se, ink)

    def fill(self, x: int, y: int, width: int, height: int, sign: str, ink: Ink) -> None:
        for line in range(y, y + height):
            self.put(x, line, sign * width, ink)

    def lines(self) -> list[Line]:
        return [
            tuple(Span("".join(_runs(list(run))), ink) for ink, run in groupby(row, key=lambda cell: cell.ink))
            for row in self._rows
        ]

    def _cover(self, x: int, y: int, wide: int) -> None:
        """Blank the other half of every wide sign that is about to lose one."""
        row = self._rows[y]
        start, end = x, x + wide
        while start > 0 and not row[start].text:
            start -= 1
        while end < self.width and not row[end].text:
            end += 1
        if (start, end) != (x, x + wide):
            row[start:end] = [Cell()] * (end - start)


def _runs(row: list[Cell]) -> Iterator[str]:
    """The text of cells of one ink, with every isolate closed in itself."""
    for isolate, run in groupby(row, key=lambda cell: cell.isolate):
        text = "".join(cell.text for cell in run)
        yield f"{ISOLATE}{text}{POP}" if isolate else text


_BITS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71111",
    "8": "75757", "9": "75717", "A": "25755", "C": "74447", "O": "75557", "R": "65655", "T": "72222",
}  # fmt: skip
"""Three by five points a sign: one octal digit for each row of points, from the top."""

_HALVES: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def big(text: str) -> list[str]:
    """Digits, or the title, three lines high and three cells wide, one cell apart."""
    rows = [" ".join(f"{int(_BITS[sign][row]):03b}" for sign in text) for row in range(5)]
    rows.append(" " * len(rows[0]))
    return [
        "".join(_HALVES[(a == "1", b == "1")] for a, b in zip(top, low, strict=True))
        for top, low in zip(rows[::2], rows[1::2], strict=True)
    ]
