"""The expedition as text: the cave's cards, the traps, and everybody's seat."""

from typing import Final

from device.screen.cells import Edge, Ink, big, cells
from device.screen.danger import before
from device.screen.sentence import happened, pot
from device.screen.text_entry import entry, prompt
from device.screen.text_page import ASKED, BACK, CAMP, CHEST, GEM, LEFT, LOCKED, RELIC, RIGHT, SILENT, Page
from engine.scene import Bust, Card, Danger, Interval, Path, Place, Reveal

FLIP: Final = 0.25
"""Seconds for which a card that is being turned still shows its back."""

SEAT: Final = 14
"""The fewest cells for a seat."""

HERO: Final = (16, 9)
"""Cells and lines of the newest card."""

TALL: Final = 4
"""Lines of an older card."""

EDGES: Final[dict[str, tuple[Edge, Ink]]] = {
    "treasure": ("round", "plain"),
    "trap": ("jagged", "danger"),
    "relic": ("stepped", "relic"),
}


def path(page: Page, scene: Path) -> None:
    after = header(page, scene)
    x = page.sheet.right(0, pot(page.words, scene), "strong", page.width - 1)
    if after < x - 2:
        page.sheet.put(x - 2, 0, GEM, "gem")
    lines = seats_height(page, scene.places)
    bottom = page.height - 3 - lines
    page.sheet.rule(bottom)
    seats(page, scene.places, bottom + 1)
    if scene.entry is not None:
        entry(page, scene.entry, 2, bottom - 2)
        prompt(page, page.height - 2)
        return
    shown = before(scene) if scene.cards and _turning(page, scene) else scene
    _dangers(page, shown.dangers, bottom - 1)
    _stage(page, shown, 2, bottom - 3)
    _prompt(page, scene, page.height - 2)


def header(page: Page, scene: Path | Reveal | Bust | Interval) -> int:
    """The expeditions as torches: burnt down, burning, to come. Returns the cell after the words."""
    sheet = page.sheet
    x = sheet.put(1, 0, "▪" * (scene.round - 1), "muted")
    x = sheet.put(x, 0, "▮", "flame")
    x = sheet.put(x, 0, "▫" * (scene.rounds - scene.round), "plain")
    sheet.rule(1)
    return sheet.put(x + 1, 0, page.words.say("expedition", n=scene.round, of=scene.rounds), "plain")


# ------------------------------------------------------------ the cards
def _stage(page: Page, scene: Path, top: int, lines: int) -> None:
    """Older cards in rows, the newest large at the right."""
    if not scene.cards:
        page.sheet.middle(top + lines // 2, page.words.say("cards-left", n=scene.deck), "muted")
        return
    wide, tall = HERO[0], min(HERO[1], lines)
    turning = _turning(page, scene)
    x = page.width - wide - 1
    y = top + (lines - tall) // 2
    _hero(page, scene.cards[-1], scene.moment == "turned", turning, x, y, wide, tall)
    _older(page, scene.cards[:-1], top, lines, x - 3)


def _turning(page: Page, scene: Path) -> bool:
    """Whether the newest card still shows its back: nothing may name it yet."""
    return scene.moment == "turned" and page.frame.beat is not None and page.age < FLIP


def _older(page: Page, cards: tuple[Card, ...], top: int, lines: int, right: int) -> None:
    """As many as there is room for, the newest of them last; the number of those before them."""
    labels = max((cells(_label(page, card)) for card in cards), default=5)
    wide = max(8, labels + 2 + labels % 2)
    down = max(1, lines // TALL)
    gap = 1 if len(cards) <= down * (right // (wide + 1)) else 0
    across = max(1, right // (wide + gap))
    hidden = max(0, len(cards) - across * down)
    seen = cards[hidden:]
    rows = -(-len(seen) // across)
    y = top + max(0, (lines - rows * TALL) // 2)
    for i, card in enumerate(seen):
        _small(page, card, 1 + i % across * (wide + gap), y + i // across * TALL, wide)
    if hidden:
        page.sheet.put(1, top - 1, f"◂ {hidden} ", "muted")


def _label(page: Page, card: Card) -> str:
    return str(card.value) if card.kind == "treasure" else page.words.say(card.word)


def _small(page: Page, card: Card, x: int, y: int, wide: int) -> None:
    edge, ink = EDGES[card.kind]
    page.sheet.box(x, y, wide, TALL, ink, edge)
    page.sheet.middle(y + 1, _label(page, card), "muted" if card.kind == "treasure" else ink, x, wide)
    text, ink = _foot(card)
    page.sheet.middle(y + 2, text, ink, x, wide)


def _foot(card: Card) -> tuple[str, Ink]:
    """What lies on a treasure, a relic's worth, a trap's cards that are still face down."""
    match card.kind:
        case "treasure" if card.lying > 7:
            return f"{card.lying} {GEM}", "gem"
        case "treasure":
            return GEM * card.lying or "·", "gem" if card.lying else "muted"
        case "relic":
            return f"{card.value} {GEM}", "gem"
        case "trap":
            return BACK * card.copies or f"0 {BACK}", "plain" if card.copies else "muted"


def _hero(page: Page, card: Card, fresh: bool, turning: bool, x: int, y: int, wide: int, tall: int) -> None:
    sheet = page.sheet
    if turning:
        sheet.box(x, y, wide, tall, "muted")
        sheet.fill(x + 1, y + 1, wide - 2, tall - 2, "░", "muted")
        return
    edge, ink = EDGES[card.kind]
    sheet.box(x, y, wide, tall, ink if card.kind != "treasure" else "strong", edge)
    middle = y + tall // 2
    if card.kind == "trap":
        sheet.middle(middle - 2, "▲", "danger", x, wide)
        sheet.middle(middle - 1, page.words.say(card.word), "danger", x, wide)
        sheet.middle(middle + 1, *_foot(card), x, wide)
        return
    if card.kind == "relic":
        sheet.middle(y + 1, f"{RELIC} {page.words.say(card.word)}", "relic", x, wide)
    for line, text in enumerate(big(str(card.value)), middle - 1):
        sheet.middle(line, text, "strong" if fresh or card.kind == "relic" else "muted", x, wide)
    foot = (GEM, "gem") if card.kind == "relic" or fresh else _foot(card)
    sheet.middle(y + tall - 2, foot[0], "muted" if foot[1] == "muted" else "gem", x, wide)


def _dangers(page: Page, dangers: tuple[Danger, ...], y: int) -> None:
    """The traps that lie in the cave, each with its cards that are still face down."""
    said = [page.words.say(danger.word) for danger in dangers]
    needed = sum(map(cells, said)) + 6 * len(said)
    sign = "▲ " if needed <= page.width - 1 else ""
    gap = 3 if needed + 2 * len(said) <= page.width - 1 else 1
    x = 1
    for danger, word in zip(dangers, said, strict=True):
        x = page.sheet.put(x, y, f"{sign}{word} ", "danger")
        x = page.sheet.put(x, y, BACK * danger.copies or f"0 {BACK}", "plain" if danger.copies else "muted") + gap


# ------------------------------------------------------------ the seats
def _across(page: Page, places: tuple[Place, ...]) -> int:
    """Seats side by side, in rows of about the same length."""
    most = max(1, min(len(places), (page.width - 1) // SEAT))
    rows = -(-len(places) // most)
    return -(-len(places) // rows)


def seats_height(page: Page, places: tuple[Place, ...]) -> int:
    return 2 * -(-len(places) // _across(page, places))


def seats(page: Page, places: tuple[Place, ...], top: int) -> None:
    across = _across(page, places)
    wide = (page.width - 1) // across
    for i, place in enumerate(places):
        _seat(page, place, 1 + i % across * wide, top + i // across * 2, wide - 1)


def _seat(page: Page, place: Place, x: int, y: int, wide: int) -> None:
    """Two lines: sign and name; hand, state, chest and keys, as far as there is room for them."""
    sheet, frame = page.sheet, page.frame
    sitter = page.sitter(place.seat)
    camp = place.state == "camp"
    locked, asked = place.seat in frame.locked, place.seat in frame.asked
    for line in (y, y + 1):
        sheet.put(x, line, "▌", page.ink(place.seat))
    page.who(x + 1, y, place.seat, wide - 1, "muted" if camp else "strong")
    edge = x + wide
    if camp:
        said = f"{CAMP} {page.words.say('in-camp')}"
        room = wide - 1 - (cells(f" {CHEST}{place.chest}") if place.chest is not None else 0)
        end = sheet.put(x + 1, y + 1, said if cells(said) <= room else CAMP, "muted")
    else:
        end = sheet.put(x + 1, y + 1, f"{place.hand:>2} ", "strong")
        end = sheet.put(end, y + 1, GEM, "gem")
        if place.gain:
            end = sheet.put(end + 1, y + 1, f"+{place.gain}", "flame")
    if (asked or locked) and sitter.bot is None and end + 6 <= edge:
        edge -= 3
        lit = next((scan.lit for scan in frame.scans if scan.box == sitter.box), None)
        if lit is None or locked:
            page.letters(edge, y + 1, sitter.box, not locked)
        else:
            sheet.put(edge, y + 1, LEFT if lit == "left" else RIGHT, "flame" if lit == "left" else "moon")
        edge -= 1
    if place.chest is not None:
        said = page.words.say("chest", gems=place.chest)
        short = f"{CHEST}{place.chest}"
        edge = sheet.right(y + 1, said if end + 14 + cells(said) <= edge else short, "plain", edge) - 1
    if locked or asked:
        silent = place.seat in frame.silent and not locked
        said = page.words.say("locked" if locked else "silent" if silent else "asked")
        mark = LOCKED if locked else SILENT if silent else ASKED
        text = f"{mark} {said}" if end + 3 + cells(said) <= edge else mark
        sheet.put(end + 1, y + 1, text, "flame" if locked or silent else "muted")


def _prompt(page: Page, scene: Path, y: int) -> None:
    """What the two keys do and who has chosen, or what has just happened."""
    words, frame = page.words, page.frame
    voters = frame.asked | frame.locked
    if voters:
        x = page.keys(y, words.say(scene.word_left), words.say(scene.word_right))
        said = words.say("chosen", n=len(frame.locked), of=len(voters))
        said = said if x + cells(said) + 3 <= page.width else f"{len(frame.locked)}/{len(voters)}"
        page.sheet.right(y, said, "muted", page.width - 1)
        return
    if not _turning(page, scene):
        page.sheet.middle(y, happened(words, scene), "strong")
