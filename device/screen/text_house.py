"""The screens of the table itself, as text."""

from typing import Final

from wcwidth import wrap

from device.screen.cells import cells
from device.screen.sentence import called
from device.screen.text_page import CROWN, LEFT, RIGHT, SIGNS, Page, box_ink
from engine.scene import Boxes, Closed, Lesson, Past, Played
from engine.scene.lesson import CARDS, TIPS

NAME: Final = 24
FULL: Final = "●"
EMPTY: Final = "○"


def house(page: Page, scene: Lesson | Boxes | Past | Closed) -> None:
    match scene:
        case Lesson():
            _lesson(page, scene)
        case Boxes():
            _boxes(page, scene)
        case Past():
            _past(page, scene)
        case Closed():
            _closed(page, scene)


def _lesson(page: Page, scene: Lesson) -> None:
    """One sentence, and which page it is."""
    words, middle = page.words, page.height // 2
    page.sheet.middle(2, words.say(f"game-{scene.game}"), "flame")
    card = scene.page < CARDS
    number = scene.page + 1 if card else scene.page + 1 - CARDS
    said = wrap(words.say(f"{'lesson' if card else 'tip'}-{scene.game}-{number}"), max(1, page.width - 8))
    for i, line in enumerate(said):
        page.sheet.middle(middle - len(said) // 2 + i, line, "strong")
    dots = "".join(FULL if i == scene.page else EMPTY for i in range(CARDS + TIPS))
    page.sheet.middle(page.height - 5, dots, "muted")
    page.keys(page.height - 3, words.say("lesson-next"), words.say("lesson-enough"))


def _boxes(page: Page, scene: Boxes) -> None:
    """A line for every box: its keys, and how often they were pressed."""
    words, top = page.words, max(4, (page.height - 8) // 2 - 1)
    page.sheet.middle(1, words.say("boxes-title"), "flame")
    left = (page.width - 44) // 2
    for line, tested in enumerate(scene.boxes, top):
        page.sheet.put(left, line, SIGNS[tested.box], box_ink(tested.box))
        page.sheet.put(left + 2, line, called(words, "", tested.box, 16))
        page.sheet.put(left + 20, line, LEFT, "flame" if tested.left else "muted")
        page.sheet.put(left + 24, line, RIGHT, "moon" if tested.right else "muted")
        page.sheet.right(line, "?" if tested.fault else str(tested.presses), "strong", left + 36)
    page.sheet.middle(page.height - 3, words.say("boxes-end"), "muted")


def _past(page: Page, scene: Past) -> None:
    words = page.words
    if scene.played is not None:
        _played(page, scene.played)
    else:
        page.sheet.middle(1, words.say("past-best"), "flame")
        if not scene.best:
            page.sheet.middle(page.height // 2, words.say("past-none"), "muted")
        left = (page.width - 56) // 2
        for line, one in enumerate(scene.best[: page.height - 8], 4):
            page.sheet.put(left, line, CROWN if line == 4 else " ", "flame")
            page.sheet.put(left + 2, line, called(words, one.name, 0, NAME), "strong")
            page.sheet.right(line, f"{words.say('past-wins')} {one.wins}", "plain", left + 40)
            page.sheet.right(line, str(one.top), "flame", left + 54)
    page.keys(page.height - 3, words.say("menu-next"), words.say("past-done"))


def _played(page: Page, played: Played) -> None:
    """The ranking, and each chest after every expedition."""
    words, left = page.words, 4
    day = words.day(played.day)
    page.sheet.middle(1, f"{words.say(f'game-{played.game}')} · {day}", "flame")
    for line, score in enumerate(played.scores, 4):
        page.sheet.put(left, line, SIGNS[score.box], box_ink(score.box))
        page.sheet.put(left + 2, line, called(words, score.name, score.box, NAME), "strong")
        page.sheet.put(left + NAME + 3, line, CROWN if score.won else " ", "flame")
        page.sheet.right(line, str(score.score), "flame" if score.won else "strong", left + NAME + 9)
        grown = "".join(f"{gems:>5}" for gems in score.curve)
        if cells(grown) < page.width - left - NAME - 12:
            page.sheet.put(left + NAME + 11, line, grown, "muted")


def _closed(page: Page, scene: Closed) -> None:
    said = page.words.say("closed-until", time=scene.opens) if scene.opens else page.words.say("closed")
    page.sheet.middle(page.height // 2, said, "muted")
