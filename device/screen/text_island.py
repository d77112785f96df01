"""A treasure hunt as text: the island, the maps beside it, everybody's belongings, and the question."""

from device.screen.cells import cells
from device.screen.sentence import told
from device.screen.text_ask import ask
from device.screen.text_chart import Word, charts, folded, hands
from device.screen.text_land import Plot, extent, land
from device.screen.text_page import AMULET, ASKED, BACK, CHEST, COIN, HUT, LIT, LOCKED, PALM, VIEWS, Page
from engine.scene import Happening, Island, Traveller
from engine.seat import Seat

ROOMY = 40
"""So many lines have room for spaces of two lines."""
OPTIONS = 6
"""Options have no more lines than these."""
UNDER = 6
"""Lines under the island beside the options: land, seats, question, help, and what the terminal's own keys do."""


def island(page: Page, scene: Island) -> None:
    """Under 22 lines the header gives way, and a seat has one line."""
    full = page.height >= 22
    top = 1 if full else 0
    wide = 4 if page.width >= 96 else 3 if page.width >= 76 else 2
    tall = 2 if wide == 4 and page.height >= ROOMY else 1
    left, first, across, lines = extent(scene, wide, tall)
    seats = 2 if full else 1
    rows = min(OPTIONS, max(1, page.height - top - lines - UNDER + 2 - seats))
    bottom = page.height - UNDER + 2 - seats - rows
    if full:
        _header(page, scene)
    land(page, scene, Plot(1 - left, top + max(0, (bottom - top - lines) // 2) - first, wide, tall))
    beside = across + 3
    after = charts(page, scene.charts, beside, top, page.width - beside - 1, bottom - top)
    open_hands = sorted((one for one in scene.travellers if one.hand), key=lambda one: one.seat != scene.turn)
    hands(page, open_hands, beside + 1, after + 1, page.width - beside - 2, bottom)
    _legend(page, bottom)
    _travellers(page, scene, bottom + 1, seats)
    question = bottom + 1 + seats
    if scene.ask is not None:
        ask(page, scene.ask, scene, question, rows)
    elif scene.happening is not None:
        _news(page, scene.happening, question)


def _news(page: Page, happening: Happening, y: int) -> None:
    name = "" if happening.seat is None else page.name(happening.seat, 16)
    words: list[Word] = [((word, "strong"),) for word in told(page.words, happening, name).split()]
    for line, shown in enumerate(folded(words, page.width - 2), y):
        page.sheet.middle(line, " ".join(text for word in shown for text, _ in word), "strong")


def _header(page: Page, scene: Island) -> None:
    """Whose turn it is, and the decks."""
    x = 1
    if scene.turn is not None:
        said = page.words.say("now-turn", name=page.name(scene.turn, 16))
        x = page.sheet.put(x, 0, said, "strong")
    decks = [page.words.say("clues-left", n=scene.clues), page.words.say("treasures-left", n=scene.treasures)]
    said = " · ".join(decks)
    page.sheet.right(0, said if x + cells(said) + 3 <= page.width else decks[1], "muted", page.width - 1)


def _legend(page: Page, y: int) -> None:
    """What the letters and the signs on the island mean, as far as there is room."""
    words = page.words
    lands = ("jungle", "scrubland", "mountains", "beach", "river", "lake")
    signs = ((HUT, "land-hut"), (PALM, "land-palm"), (VIEWS[0], "land-statue"), (AMULET, "island-amulet"))
    x, gap = 1, 2 if page.width >= 70 else 1
    for sign, word in (*((words.say("land-letter", landmark=one), f"land-{one}") for one in lands), *signs):
        said = words.say(word)
        if x + cells(said) + 2 > page.width:
            return
        x = page.sheet.put(x, y, sign, "strong")
        x = page.sheet.put(x + 1, y, said.lower(), "muted") + gap


def _travellers(page: Page, scene: Island, y: int, lines: int) -> None:
    wide = (page.width - 1) // max(1, len(scene.travellers))
    for i, one in enumerate(scene.travellers):
        _traveller(page, one, one.seat == scene.turn, 1 + i * wide, y, wide - 1, lines)
    if scene.ask is not None and scene.ask.seat is None:
        for i, one in enumerate(scene.travellers):
            _letters(page, one.seat, (i + 1) * wide, y + lines - 1)


def _traveller(page: Page, one: Traveller, turn: bool, x: int, y: int, wide: int, lines: int) -> None:
    """Sign and name; amulets, treasures, clues, and the coins at the end."""
    owned = [(AMULET, one.amulets), (CHEST, one.treasures), (BACK, one.cards)]
    owned += [(COIN, one.coins)] if one.coins is not None else []
    if lines == 1:
        said = "".join(f"{sign}{n}" for sign, n in owned[:2])
        edge = page.sheet.right(y, said, "plain", x + wide)
        page.who(x, y, one.seat, edge - x - 1, "flame" if turn else "plain")
        return
    page.sheet.put(x, y, LIT if turn else " ", "flame")
    page.who(x + 1, y, one.seat, wide - 3, "strong" if turn else "plain")
    end = page.sheet.put(x + 3, y + 1, " ".join(f"{sign}{n}" for sign, n in owned), "plain")
    if one.seat in page.frame.locked:
        page.sheet.put(end + 1, y + 1, LOCKED, "flame")
    elif one.seat in page.frame.asked:
        page.sheet.put(end + 1, y + 1, ASKED, "muted")


def _letters(page: Page, seat: Seat, edge: int, y: int) -> None:
    """The keys of a seat that can answer for everybody, in the cells before `edge`."""
    if seat in page.frame.asked and page.sitter(seat).bot is None:
        page.sheet.put(edge - 5, y, " " * 5)
        page.letters(edge - 4, y, page.sitter(seat).box, True)
