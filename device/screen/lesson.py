"""How a game goes: a picture and one sentence a page."""

from collections.abc import Callable

from device.screen.bar import keys
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, INK, NIGHT, PAPER, RING, STONE
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.screen.tableau import HIGH, WIDE, Tableau
from device.words import Words
from engine.scene import Lesson
from engine.scene.lesson import CARDS, TIPS

BACKGROUNDS = {"diamant": "bg_cave", "tobago": "bg_beach"}


def lesson(c: Canvas, scene: Lesson, words: Words) -> None:
    """The picture above, the sentence on paper below it, then the page and the two keys."""
    foot, slip = (52.0, 72.0) if c.small and not c.tall else (64.0, 120.0 if c.tall else 74.0)
    c.cover(BACKGROUNDS[scene.game], 0, 0, c.width, c.height)
    c.fill(NIGHT, 0, 0, c.width, c.height, alpha=120)
    stage = Box(8, 8, c.width - 16, c.height - foot - slip - 20)
    k = min(stage.w / WIDE, stage.h / HIGH)
    tableau = Tableau(c, stage.x + (stage.w - WIDE * k) / 2, stage.y + (stage.h - HIGH * k) / 2, k)
    card = scene.page < CARDS
    _pictures(scene.game)[scene.page](tableau)
    said = words.say(f"{'lesson' if card else 'tip'}-{scene.game}-{scene.page + 1 - (0 if card else CARDS)}")
    y = c.height - foot - slip - 4
    c.panel(8, y, c.width - 16, slip, PAPER if card else STONE, 14, INK if card else FLAME, 4)
    paragraph(c, said, Box(24, y + 9, c.width - 48, slip - 18), 24, INK if card else PAPER, lines=4 if c.tall else 2)
    _foot(c, scene, words, foot)


def _pictures(game: str) -> tuple[Callable[[Tableau], None], ...]:
    """One picture a page; those of the other game need not be there."""
    if game == "tobago":
        from device.screen import lesson_island

        return lesson_island.PICTURES
    from device.screen import lesson_cave

    return lesson_cave.PICTURES


def _foot(c: Canvas, scene: Lesson, words: Words, foot: float) -> None:
    """The keys, and a dot for every page: the tips are flames."""
    c.fill(NIGHT, 0, c.height - foot, c.width, foot)
    middle = c.height - foot / 2
    pitch = 13.0 if c.small else 20.0
    wide = (CARDS + TIPS) * pitch
    for i in range(CARDS + TIPS):
        x = c.width - 24 - wide + (i + 0.5) * pitch
        c.disc(x, middle, pitch * (0.35 if i == scene.page else 0.25), FLAME if i == scene.page else RING)
    room = c.width - wide - 60
    said = ("", words.say("lesson-next")), ("", words.say("lesson-enough"))
    keys(c, 16 + room / 2, middle, *said, 14 if c.small else 16, room)
    c.target(0, 0, c.width / 2, c.height, ("side", "left"))
    c.target(c.width / 2, 0, c.width / 2, c.height, ("side", "right"))
