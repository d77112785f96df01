"""A question as text: what it is, what there is to choose, and what the two keys do."""

from device.screen.cells import cells
from device.screen.sentence import clue as sentence
from device.screen.text_chart import folded, paragraph, spelt
from device.screen.text_page import BACK, CHARTS, LEFT, LIT, RIGHT, SIGNS, Page
from device.words import Words
from engine.scene import Ask, Clue, Halves, Island, Option
from engine.seat import Seat

GAP = 2
"""Cells between two options."""


def ask(page: Page, one: Ask, scene: Island, y: int, rows: int) -> None:
    """The question in line `y`, options and the hand in `rows` lines under it, then a line of help.

    Where everybody is asked, the question stands alone.
    """
    if one.seat is None:
        page.sheet.middle(y, page.words.say(one.word), "strong")
        return
    x = _keys(page, one.seat, scene.halves, y)
    page.sheet.put(1, y, SIGNS[page.sitter(one.seat).box], page.ink(one.seat))
    said = page.words.say(one.word)
    named = f"{page.name(one.seat, 14)}: {said}"
    page.sheet.put(3, y, named if cells(named) + 4 < x else said, "strong")
    shut = [bool(option.reason) for option in one.options]
    free = shelf(page, [_label(page, option) for option in one.options], one.lit, y + 1, rows, shut)
    if all(option.clue is None for option in one.options):
        _hand(page, scene, one.seat, free, y + 1 + rows)
    lit = one.options[one.lit] if one.options else None
    why = lit.reason if lit is not None else ""
    if why or one.help:
        page.sheet.middle(y + 1 + rows, page.words.say(why or one.help), "danger" if why else "muted")


def _hand(page: Page, scene: Island, seat: Seat, y: int, end: int) -> None:
    """The open hand of whoever is asked, below the options."""
    hand = next((each.hand for each in scene.travellers if each.seat == seat), ())
    told = folded(spelt(page, hand), page.width - 6)
    if told and y + len(told) <= end:
        page.sheet.put(1, end - len(told), BACK, "muted")
        paragraph(page, told, 3, end - len(told))


def _keys(page: Page, seat: Seat, halves: Halves | None, y: int) -> int:
    """At the right: what the keys do, and their letters. Returns the first cell of it."""
    sheet, sitter = page.sheet, page.sitter(seat)
    x = page.width - 1
    if sitter.bot is None:
        x -= 4
        page.letters(x + 1, y, sitter.box, True)
    left, right = page.words.say("menu-next"), page.words.say("menu-ok")
    if halves is not None:
        left, right = f"< {len(halves.left)}", f"> {len(halves.right)}"
    x = sheet.right(y, f"{RIGHT} {right}", "moon", x)
    return sheet.right(y, f"{LEFT} {left}", "flame", x - 2)


def _label(page: Page, one: Option) -> str:
    """A seat, a map, a clue or a word, and what it costs or changes."""
    said = [SIGNS[page.sitter(one.seat).box]] if one.seat is not None else []
    said += [CHARTS[one.sign]] if one.sign is not None else []
    clues = [_marked(page, clue) for clue in (one.clue, one.other) if clue is not None]
    said.append(" + ".join(clues) or page.words.say(one.word))
    if one.number is not None:
        said.append(counted(page.words, one.number, one.unit))
    return " ".join(said)


def _marked(page: Page, clue: Clue) -> str:
    """A clue and the compasses on it."""
    return " ".join([sentence(page.words, clue), *(SIGNS[page.sitter(seat).box] for seat in clue.claims)])


def counted(words: Words, number: int, unit: str | None) -> str:
    match unit:
        case "steps":
            return f"· {words.say('steps', n=number)}"
        case "spaces":
            return f"-{number}"
        case _:
            return str(number)


def shelf(page: Page, labels: list[str], lit: int | None, y: int, rows: int, shut: list[bool]) -> int:
    """Labels in columns, in `rows` lines; of more than there is room for, those around the lit one.

    Those that are `shut` stand in brackets. Returns the line after them.
    """
    said = [f"({label})" if closed else label for label, closed in zip(labels, shut, strict=True)]
    wide = max(map(cells, said), default=0) + 2 + GAP
    across = max(1, min(len(said), (page.width - 2) // wide))
    rows = max(1, rows)
    first = (lit or 0) // (across * rows) * across * rows
    shown = said[first : first + across * rows]
    left = (page.width - across * wide) // 2
    for i, label in enumerate(shown, first):
        x, line = left + (i - first) % across * wide, y + (i - first) // across
        page.sheet.put(
            x,
            line,
            f"{LIT} {label}" if i == lit else f"  {label}",
            "flame" if i == lit else "muted" if shut[i] else "plain",
        )
    if first:
        page.sheet.put(0, y, "◂", "muted")
    if first + len(shown) < len(said):
        page.sheet.put(page.width - 1, y + rows - 1, LIT, "muted")
    return y - (-len(shown) // across)
