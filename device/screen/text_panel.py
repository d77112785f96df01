"""What lies over the scene, as text: the host's menu, its PIN, the warning, the invitation."""

from typing import Final

from device.screen.cells import Ink, cells
from device.screen.seconds import seconds
from device.screen.setting import called, said
from device.screen.text_page import LIT, Page
from engine.frame import Frame, Gate, Menu

DIGIT: Final = "○"
ENTERED: Final = "●"
LOCK: Final = "*"


def panels(page: Page, now: float) -> None:
    frame = page.frame
    if frame.menu is not None:
        _menu(page, frame.menu)
    if frame.gate is not None:
        _gate(page, frame.gate, now)
    if frame.invitation:
        page.sheet.middle(page.height - 2, f" {page.words.say('invitation')} ", "banner")
    if frame.warning is not None:
        said = [page.words.say("warning-title"), str(seconds(frame.warning, now)), page.words.say("warning-stay")]
        _slip(page, said)


def counts(frame: Frame, now: float) -> list[float]:
    """When a number of seconds on a panel is one less."""
    untils = [frame.warning, None if frame.gate is None else frame.gate.until]
    return [until - seconds(until, now) + 1 for until in untils if until is not None and until > now]


def _menu(page: Page, menu: Menu) -> None:
    """A row for every item: its name, its value, and a mark where it is locked."""
    words, sheet = page.words, page.sheet
    rows = [(called(words, item), said(words, item) + (f" {LOCK}" if item.locked else "")) for item in menu.items]
    lit = menu.items[menu.lit]
    keys = words.say("menu-next"), words.say("menu-ok" if lit.value is None else "menu-change")
    title = words.say(f"page-{menu.page}")
    wide = max(cells(title), sum(map(cells, keys)) + 8, *(cells(name) + cells(value) + 6 for name, value in rows)) + 6
    shown = min(len(rows), page.height - 6)
    top = max(0, min(menu.lit - shown // 2, len(rows) - shown))
    x, y = (page.width - wide) // 2, max(0, (page.height - shown - 6) // 2)
    sheet.box(x, y, wide, shown + 6, "flame")
    sheet.middle(y + 1, title, "muted", x, wide)
    for i, (name, value) in enumerate(rows[top : top + shown]):
        ink: Ink = "flame" if top + i == menu.lit else "muted" if menu.items[top + i].locked else "plain"
        sheet.put(x + 3, y + 3 + i, f"{LIT} {name}" if top + i == menu.lit else f"  {name}", ink)
        sheet.right(y + 3 + i, value, ink, x + wide - 3)
    page.keys(y + shown + 4, *keys)


def _gate(page: Page, gate: Gate, now: float) -> None:
    """A sign for every key, whichever it was."""
    if gate.until is not None:
        _slip(page, [page.words.say("gate-wait"), str(seconds(gate.until, now))])
        return
    dots = " ".join(ENTERED if i < gate.entered else DIGIT for i in range(gate.digits))
    _slip(page, [page.words.say("gate-title"), dots])


def _slip(page: Page, said: list[str]) -> None:
    """Lines in a box in the middle of everything."""
    wide, high = max(map(cells, said)) + 8, 2 * len(said) + 3
    x, y = (page.width - wide) // 2, (page.height - high) // 2
    page.sheet.box(x, y, wide, high, "flame")
    for i, line in enumerate(said):
        page.sheet.middle(y + 2 + 2 * i, line, "flame" if i == 1 else "strong", x, wide)
