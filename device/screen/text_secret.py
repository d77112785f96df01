"""Secrets at a table that everybody sees, as text: lights, and a screen that is handed on."""

from device.screen.cells import big, cells
from device.screen.sentence import value
from device.screen.text_ask import shelf
from device.screen.text_page import ASKED, LEFT, LIT, LOCKED, RIGHT, SIGNS, Page
from engine.scene import Pass, Peek, Sweep
from engine.seat import Seat


def sweep(page: Page, scene: Sweep) -> None:
    """Every value, one of them lit; the same whatever anybody holds."""
    sheet, words = page.sheet, page.words
    sheet.middle(1, words.say(scene.word), "strong")
    sheet.middle(3, words.say("sweep-card", n=scene.card, of=scene.cards), "muted")
    said = [value(words, one) for one in scene.values]
    lines = page.height - 12
    top = 5 if len(said) > 2 * lines else 5 + max(0, lines // 3)
    shelf(page, said, scene.lit, top, lines, [False] * len(said))
    if scene.lit is not None:
        lit = f"{LIT} {said[scene.lit]}"
        sheet.middle(page.height - 6, lit, "flame")
    _lookers(page, scene.seats, page.height - 4)
    page.keys(page.height - 2, words.say("sweep-again"), words.say("sweep-know"))


def _lookers(page: Page, seats: tuple[Seat, ...], y: int) -> None:
    """Who looks, and who knows."""
    wide = (page.width - 2) // max(1, len(seats))
    for i, seat in enumerate(seats):
        x, sitter = 1 + i * wide, page.sitter(seat)
        known = seat in page.frame.locked or sitter.bot is not None
        page.sheet.put(x, y, LOCKED if known else ASKED, "flame" if known else "muted")
        x = page.who(x + 2, y, seat, wide - 8, "plain")
        if not known:
            page.letters(x + 1, y, sitter.box, True)


def handover(page: Page, scene: Pass) -> None:
    """The screen is on its way."""
    words, sitter = page.words, page.sitter(scene.to)
    middle = page.height // 2
    page.sheet.middle(middle - 3, SIGNS[sitter.box], page.ink(scene.to))
    page.sheet.middle(middle - 1, words.say("pass-to", name=page.name(scene.to, 24)), "strong")
    page.sheet.middle(middle + 1, words.say(scene.word), "plain")
    look = f"{RIGHT} {words.say('pass-hold' if scene.hold else 'pass-look')}"
    done = f"{LEFT} {words.say('pass-done')}" if scene.seen else ""
    x = (page.width - cells(look) - (cells(done) + 4 if done else 0) - 6) // 2
    if done:
        x = page.sheet.put(x, middle + 3, done, "flame") + 4
    x = page.sheet.put(x, middle + 3, look, "moon")
    page.letters(x + 3, middle + 3, sitter.box, True)


def peek(page: Page, scene: Peek) -> None:
    """What one seat holds; coins are large."""
    words = page.words
    page.sheet.middle(1, words.say(scene.word), "strong")
    page.sheet.middle(3, SIGNS[page.sitter(scene.seat).box], page.ink(scene.seat))
    lines = 5 if all(one.clue is None for one in scene.values) and len(scene.values) * 5 <= page.height - 8 else 1
    y = 5 + max(0, (page.height - 8 - lines * len(scene.values)) // 2)
    for one in scene.values:
        if lines == 5 and one.number is not None:
            for line, text in enumerate(big(str(one.number)), y):
                page.sheet.middle(line, text, "strong")
        page.sheet.middle(
            y + 3 if lines == 5 else y, value(words, one), "relic" if one.number is not None else "strong"
        )
        y += lines
