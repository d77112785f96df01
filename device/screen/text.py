"""The table as text: every scene in a terminal's cells."""

from typing import Final, assert_never

from device.boxes.keyboard import KEYS
from device.screen.cells import Line, Sheet, big, cells
from device.screen.sentence import called
from device.screen.text_ends import bust, final, interval, reveal
from device.screen.text_house import house
from device.screen.text_island import island
from device.screen.text_page import LEFT, LOCKED, RIGHT, SIGNS, Page, box_ink
from device.screen.text_panel import counts, panels
from device.screen.text_path import FLIP, path
from device.screen.text_secret import handover, peek, sweep
from device.screen.text_treasure import cursed, offer
from device.words import Words
from engine.frame import Frame, Notice
from engine.scene import (
    Boxes,
    Bust,
    Closed,
    Cursed,
    Interval,
    Island,
    Lesson,
    Lobby,
    Offer,
    Pass,
    Past,
    Path,
    Peek,
    Reveal,
    Stand,
    Sweep,
)
from engine.scene import Final as End

TITLE: Final = "TACORA"

NEWEST: Final = 2
"""So many notices are shown at a time."""


def lines(frame: Frame, words: Words, width: int, height: int, now: float) -> list[Line]:
    """The frame in `height` lines of `width` cells. Made for 60 by 20 and more: less shows its upper left."""
    page = Page(Sheet(width, height), frame, words, now - frame.since)
    _scene(page)
    page.sheet.middle(height - 1, words.say("help-terminal"), "muted")
    if frame.closing is not None:
        _countdown(page, (now - frame.closing) / frame.hold)
    for line, notice in enumerate(frame.notices[-NEWEST:], height - 4 if isinstance(frame.scene, Lobby) else 1):
        page.sheet.middle(line, f" {sentence(page, notice)} ", "banner")
    panels(page, now)
    return page.sheet.lines()


def _scene(page: Page) -> None:
    match page.frame.scene:
        case Lobby() as scene:
            _lobby(page, scene)
        case Path() as scene:
            path(page, scene)
        case Reveal() as scene:
            reveal(page, scene)
        case Bust() as scene:
            bust(page, scene)
        case Interval() as scene:
            interval(page, scene)
        case End() as scene:
            final(page, scene)
        case Island() as scene:
            island(page, scene)
        case Offer() as scene:
            offer(page, scene)
        case Cursed() as scene:
            cursed(page, scene)
        case Sweep() as scene:
            sweep(page, scene)
        case Pass() as scene:
            handover(page, scene)
        case Peek() as scene:
            peek(page, scene)
        case (Lesson() | Boxes() | Past() | Closed()) as scene:
            house(page, scene)
        case scene:
            assert_never(scene)


def changes(frame: Frame, now: float) -> float | None:
    """When the same frame looks different next; None when it stands still."""
    moments = [frame.since + FLIP] if frame.beat is not None and isinstance(frame.scene, Path) else []
    if frame.closing is not None:
        moments += [frame.closing + frame.hold / 3, frame.closing + frame.hold * 2 / 3]
    moments += counts(frame, now)
    return min((moment for moment in moments if moment > now), default=None)


def sentence(page: Page, notice: Notice) -> str:
    """What a notice says."""
    facts: dict[str, str] = {}
    if notice.box is not None:
        given = next((sitter.name for sitter in page.frame.sitters if sitter.box == notice.box), "")
        facts["name"] = called(page.words, given, notice.box, 16)
        facts["keys"] = " ".join(KEYS[notice.box]).upper()
    if notice.side is not None:
        facts["side"] = page.words.say(f"side-{notice.side}")
    return page.words.say(f"notice-{notice.code}", **facts)


def _lobby(page: Page, scene: Lobby) -> None:
    sheet, words = page.sheet, page.words
    wide = max(13, min(22, page.width // 4))
    across = 8 if page.width >= 8 * 16 else 4
    if across == 8:
        wide = min(20, page.width // 8)
    left = (page.width - across * wide) // 2
    rows = -(-len(scene.stands) // across)
    top = max(4, (page.height - 4 * rows - 3) // 2)
    game = words.say(f"game-{scene.game}")
    sheet.put(1, 0, game, "strong")
    for line, text in enumerate(big(TITLE)):
        sheet.middle(max(0, (top - 3) // 2) + line, text, "flame")
    for stand in scene.stands:
        _stand(page, stand, left + stand.box % across * wide, top + stand.box // across * 4, wide)
    y = top + 4 * rows
    seated = sum(stand.seated for stand in scene.stands)
    sheet.middle(y, words.say("lobby-seated", n=seated), "strong" if scene.ready else "plain")
    shut = scene.full or all(stand.seated or stand.fault for stand in scene.stands)
    prompt = [] if shut else [(f"{LEFT} {RIGHT}", words.say("lobby-sit"))]
    prompt += [("Enter", words.say("start"))] if scene.ready else []
    if page.frame.typing is not None:
        sheet.middle(y + 1, words.say("typing-done"), "flame")
    else:
        _prompts(page, y + 1, prompt)
    if scene.few:
        sheet.middle(y + 2, words.say("lobby-few", game=game), "muted")


def _prompts(page: Page, y: int, prompts: list[tuple[str, str]]) -> None:
    x = (page.width - sum(cells(key + word) + 3 for key, word in prompts) - 3 * (len(prompts) - 1)) // 2
    for key, word in prompts:
        x = page.sheet.put(x, y, f"[{key}] ", "flame")
        x = page.sheet.put(x, y, word, "strong") + 3


def _stand(page: Page, stand: Stand, x: int, y: int, wide: int) -> None:
    """A place in the lobby: a box with the sign, the name, and the letters of its two keys."""
    sheet, ink = page.sheet, box_ink(stand.box)
    held = stand.box in page.frame.held
    sheet.box(
        x, y, wide - 1, 4, "flame" if held else ink if stand.seated else "muted", "round" if stand.seated else "plain"
    )
    sign = sheet.put(x + 2, y + 1, SIGNS[stand.box], ink)
    room = wide - 6
    if stand.fault:
        sheet.put(sign + 1, y + 1, called(page.words, "", stand.box, room), "muted")
        sheet.put(x + 2, y + 2, "?", "danger")
        return
    typing = page.frame.typing
    if typing is not None and typing.box == stand.box:
        sheet.put(sign + 1, y + 1, f"{typing.text[-room + 1 :]}_", "banner")
        return
    sheet.put(sign + 1, y + 1, called(page.words, stand.name, stand.box, room), "strong" if stand.seated else "muted")
    if stand.bot:
        sheet.put(x + 4, y + 2, page.words.say("bot-name"), "muted")
    else:
        page.letters(x + 4, y + 2, stand.box, not stand.seated or held)
        if stand.seated:
            sheet.put(x + 2, y + 2, LOCKED, "flame")


def _countdown(page: Page, part: float) -> None:
    """Three, two, one, over the middle of the stage; `part` of the countdown is over."""
    digit = str(3 - min(2, max(0, int(part * 3))))
    x, y = (page.width - 9) // 2, max(2, (page.height - 6) // 2 - 2)
    page.sheet.box(x, y, 9, 5, "flame")
    for line, text in enumerate(big(digit), 1):
        page.sheet.put(x + 3, y + line, text, "flame")
