"""A card of a real deck as text: who enters it, the kinds or the cards, and what the two keys do."""

from device.screen.text_ask import shelf
from device.screen.text_page import BACK, GEM, Page
from engine.scene import Deal, Entry


def entry(page: Page, one: Entry, top: int, lines: int) -> None:
    """In `lines` lines from `top` on."""
    rows = max(1, min(lines - 2, -(-len(one.deals) // 3)))
    y = top + max(0, (lines - rows - 2) // 2)
    page.sheet.middle(y, page.words.say("entry-who", name=page.name(one.seat)), "strong")
    shelf(page, [_label(page, deal) for deal in one.deals], one.lit, y + 2, rows, [False] * len(one.deals))


def prompt(page: Page, y: int) -> None:
    """What the two keys do."""
    page.keys(y, page.words.say("entry-next"), page.words.say("entry-this"))


def _label(page: Page, deal: Deal) -> str:
    """What it is, and how many of it are face down."""
    said = page.words.say(deal.word) if deal.value is None else f"{deal.value} {GEM}"
    return f"{said} · {deal.left} {BACK}"
