"""How things end, as text: the votes revealed, the second trap, an expedition over, the game over."""

from device.screen.cells import Ink, cells
from device.screen.sentence import gems, relic
from device.screen.text_page import COIN, CROWN, GEM, RELIC, Page
from device.screen.text_path import EDGES, header, seats, seats_height
from engine.scene import Bust, Final, Interval, Leaver, Reveal
from engine.seat import Seat


def reveal(page: Page, scene: Reveal) -> None:
    """Those who go on at the left, those who walk out at the right."""
    header(page, scene)
    words = page.words
    half = (page.width - 3) // 2
    tall = max(5, min(page.height - 6, 4 + max(len(scene.staying), len(scene.leaving) + len(scene.leaving[:1]))))
    top = 2 + max(0, (page.height - 5 - tall) // 2)
    _panel(page, words.say("stay-count", n=len(scene.staying)), "flame", 1, top, half, tall)
    _panel(page, words.say("leave-count", n=len(scene.leaving)), "moon", half + 2, top, half, tall)
    for i, stayer in enumerate(scene.staying):
        _line(page, 3, top + 2 + i, stayer.seat, f"{stayer.hand}", half - 4)
    y = top + 2
    for leaver in scene.leaving:
        _line(
            page, half + 4, y, leaver.seat, f"{leaver.hand} + {leaver.share} = {leaver.hand + leaver.share}", half - 4
        )
        y += 1
        if leaver.relics:
            page.sheet.put(half + 4, y, _relics(page, leaver, half - 4), "relic")
            y += 1
    behind = words.say("stays-behind", n=scene.pot, gems=gems(words, scene.pot, scene.gem))
    left = [behind] if scene.pot or (scene.leaving and not scene.relics) else []
    left += [f"{RELIC} {relic(words, art)}" for art in scene.relics]
    page.sheet.middle(page.height - 2, "   ".join(left), "plain")


def _panel(page: Page, title: str, ink: Ink, x: int, y: int, wide: int, tall: int) -> None:
    page.sheet.box(x, y, wide, tall, ink)
    page.sheet.middle(y, f" {title} ", ink, x, wide)


def _line(page: Page, x: int, y: int, seat: Seat, hand: str, room: int) -> None:
    page.sheet.right(y, GEM, "gem", x + room)
    start = page.sheet.right(y, hand, "strong", x + room - 2)
    page.who(x, y, seat, start - x - 1)


def _relics(page: Page, leaver: Leaver, room: int) -> str:
    """The relics by name where there is room for that, and what they count."""
    said = f"{RELIC} {page.words.listed([relic(page.words, art) for art in leaver.relics])} +{leaver.relic_points}"
    return said if cells(said) <= room else f"{RELIC * len(leaver.relics)} +{leaver.relic_points}"


def bust(page: Page, scene: Bust) -> None:
    """The twin cards, and what everybody inside drops."""
    header(page, scene)
    sheet, words = page.sheet, page.words
    trap = words.say(scene.card.word)
    edge, ink = EDGES["trap"]
    wide = max(14, cells(trap) + 6)
    wide += wide % 2
    lost = [place for place in scene.places if place.state == "lost"]
    top = 2 + max(0, (page.height - 11 - len(lost)) // 2)
    for x in (page.width // 2 - wide - 1, page.width // 2 + 1):
        sheet.box(x, top, wide, 5, ink, edge)
        sheet.middle(top + 1, "▲", ink, x, wide)
        sheet.middle(top + 2, trap, ink, x, wide)
    sheet.middle(top + 6, words.say("bust-title", trap=trap), "danger")
    for y, place in enumerate(lost, top + 8):
        said = words.say("loses", name=page.name(place.seat, 20), gems=gems(words, place.hand, scene.gem))
        sheet.middle(y, said, "lost")


def interval(page: Page, scene: Interval) -> None:
    """The entrances, with a barricade before each that is closed; what has left the game."""
    header(page, scene)
    sheet, words = page.sheet, page.words
    lines = seats_height(page, scene.places)
    bottom = page.height - 2 - lines
    sheet.rule(bottom)
    seats(page, scene.places, bottom + 1)
    wide = 9
    left = (page.width - wide * scene.rounds) // 2
    top = 2 + max(0, (bottom - 12) // 2)
    sheet.middle(top, words.say("interval-title", n=scene.round), "strong")
    for i in range(scene.rounds):
        _entrance(page, i + 1, i < scene.round, left + i * wide, top + 2)
    sheet.middle(top + 7, words.say("interval-next", n=scene.rounds - scene.round), "plain")
    if scene.removed:
        traps = words.listed([words.say(danger.word) for danger in scene.removed])
        sheet.middle(top + 8, words.say("interval-removed", traps=traps), "danger")


def _entrance(page: Page, n: int, closed: bool, x: int, y: int) -> None:
    ink: Ink = "muted" if closed else "flame"
    page.sheet.put(x + 1, y, "╭─────╮", ink)
    for line in (y + 1, y + 2, y + 3):
        page.sheet.put(
            x,
            line,
            f"╭╯{'╳╳╳╳╳' if closed else '     '}╰╮" if line == y + 1 else f"│{'╳' * 7 if closed else ' ' * 7}│",
            ink,
        )
    page.sheet.middle(y + 2, f" {n} ", "muted" if closed else "strong", x, 9)


def final(page: Page, scene: Final) -> None:
    """A bar for everybody, the best first."""
    sheet, words = page.sheet, page.words
    winners = [page.name(row.seat, 20) for row in scene.rows if row.winner]
    gap = 2 if page.height >= 8 + 2 * len(scene.rows) else 1
    top = max(1, (page.height - 4 - gap * len(scene.rows)) // 2)
    said = words.say("final-wins", n=len(winners), names=words.listed(winners))
    if cells(said) > page.width - 2:
        said = words.say("final-shared", n=len(winners))
    sheet.middle(top, said, "flame")
    named = min(18 if page.width < 80 else 24, max(cells(page.name(row.seat)) for row in scene.rows) + 2)
    room = page.width - named - 24
    best = max(1, *(row.score for row in scene.rows))
    for i, row in enumerate(scene.rows):
        y = top + 2 + gap * i
        if row.winner:
            sheet.put(2, y, CROWN, "flame")
        page.who(4, y, row.seat, named, "strong" if row.winner else "plain")
        x = sheet.put(6 + named, y, "█" * (room * row.score // best), page.ink(row.seat))
        x = sheet.put(x + 1, y, f"{row.score} ", "strong")
        x = sheet.put(x, y, *((COIN, "relic") if scene.gem == "coin" else (GEM, "gem")))
        sheet.put(x + 2, y, RELIC * len(row.relics), "relic")
    if page.frame.beat is None:
        sheet.middle(page.height - 2, f"[Enter] {words.say('final-again')}", "strong")
