"""A treasure being shared, as text: the card, the compasses from the bottom upwards, the curse."""

from device.screen.cells import Ink, big
from device.screen.sentence import chart as named
from device.screen.text_page import BACK, CHARTS, COIN, LIT, LOCKED, REMOVED, SIGNS, Page
from engine.scene import Claim, Cursed, Offer
from engine.scene import Penalty as Loss

CARD = (20, 9)
"""Cells and lines of the card."""

STATES: dict[str, tuple[str, Ink]] = {
    "waiting": ("·", "plain"),
    "asked": (LIT, "flame"),
    "refused": (REMOVED, "muted"),
    "gone": (LOCKED, "muted"),
}


def offer(page: Page, scene: Offer) -> None:
    sheet, words = page.sheet, page.words
    sheet.put(1, 0, f"{CHARTS[scene.sign]} {named(words, scene.sign)}", "strong")
    sheet.right(0, words.say("offer-hidden", n=scene.hidden), "muted", page.width - 1)
    sheet.rule(1)
    stage = page.height - 7
    left = max(1, page.width // 2 - CARD[0] - 6)
    _card(page, scene.card, left, 2 + max(0, (stage - CARD[1]) // 2))
    sheet.middle(page.height - 5, BACK * scene.hidden, "muted", left, CARD[0])
    _ladder(page, scene, page.width // 2, 2, stage)
    _said(page, scene)


def _card(page: Page, card: int | None, x: int, y: int) -> None:
    wide, tall = CARD
    if card is None:
        page.sheet.box(x, y, wide, tall, "muted")
        page.sheet.fill(x + 1, y + 1, wide - 2, tall - 2, "░", "muted")
        return
    page.sheet.box(x, y, wide, tall, "strong")
    for line, text in enumerate(big(str(card)), y + 2):
        page.sheet.middle(line, text, "strong", x, wide)
    page.sheet.middle(y + tall - 3, " ".join(COIN * card), "relic", x, wide)


def _ladder(page: Page, scene: Offer, x: int, y: int, lines: int) -> None:
    """The compasses, the first of them at the bottom; right of them what everybody has taken."""
    claims = scene.claims[:lines]
    bottom = y + (lines + len(claims)) // 2 - 1
    for i, claim in enumerate(claims):
        _claim(page, claim, x, bottom - i)
    column = x + (page.width - x) // 2
    takers = list(dict.fromkeys(seat for seat, _ in scene.taken))
    for line, seat in enumerate(takers, y + (lines - len(takers)) // 2):
        cards = "+".join(str(coins) for one, coins in scene.taken if one == seat)
        page.sheet.put(column, line, SIGNS[page.sitter(seat).box], page.ink(seat))
        page.sheet.put(column + 2, line, f"{cards} {COIN}", "relic")


def _claim(page: Page, claim: Claim, x: int, y: int) -> None:
    sign, ink = STATES[claim.state]
    page.sheet.put(x, y, sign, ink)
    page.who(x + 2, y, claim.seat, page.width // 4 - 3, ink)


def _said(page: Page, scene: Offer) -> None:
    """What has become of the card, or who is asked, and what the keys do."""
    words, y = page.words, page.height - 3
    asked = next((claim.seat for claim in scene.claims if claim.state == "asked"), None)
    if scene.claimed is not None:
        page.sheet.middle(y, words.say("offer-claimed", name=page.name(scene.claimed, 20), n=scene.card or 0), "flame")
    elif scene.refused:
        page.sheet.middle(y, words.say("offer-refused"), "strong")
    elif scene.card is None:
        page.sheet.middle(y, words.say("offer-next"), "muted")
    elif asked is not None:
        page.sheet.middle(y, words.say("offer-asked", name=page.name(asked, 20)), "strong")
        end = page.keys(y + 1, words.say("offer-leave"), words.say("offer-take"))
        if page.sitter(asked).bot is None:
            page.letters(end + 2, y + 1, page.sitter(asked).box, True)


def cursed(page: Page, scene: Cursed) -> None:
    sheet, words = page.sheet, page.words
    sheet.put(1, 0, f"{CHARTS[scene.sign]} {named(words, scene.sign)}", "strong")
    sheet.rule(1)
    title = words.say("curse-title")
    top = 2 + max(0, (page.height - 12 - len(scene.penalties)) // 2)
    wide = len(title) + 12 + len(title) % 2
    x = (page.width - wide) // 2
    sheet.box(x, top, wide, 5, "danger", "jagged")
    sheet.middle(top + 2, title, "danger", x, wide)
    for y, loss in enumerate(scene.penalties, top + 6):
        sheet.middle(y, penalty(page, loss, page.name(loss.seat, 20)), "lost")
    sheet.middle(top + 7 + len(scene.penalties), words.say("curse-spared", n=scene.spared), "muted")


def penalty(page: Page, loss: Loss, name: str) -> str:
    return page.words.say(f"curse-{loss.lost}", name=name, n=loss.coins or 0)
