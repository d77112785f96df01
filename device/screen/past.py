"""The table's history: the best, or one evening."""

from device.names import shown
from device.screen.bar import keys
from device.screen.canvas import Canvas
from device.screen.curve import curve
from device.screen.palette import FLAME, MUTED, NIGHT, PAPER, SLATE, STONE
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.words import Words
from engine.scene import Past, Played
from engine.seat import SHAPES

NAME_CELLS = 24
NAMELESS = "…"
"""Stands for a name of which the font has no letter."""


def past(c: Canvas, scene: Past, words: Words) -> None:
    """Page 0 has the best players, every other page one evening."""
    c.fill(NIGHT, 0, 0, c.width, c.height)
    head, foot = (46.0, 54.0) if c.small else (70.0, 72.0)
    body = (12.0, head, c.width - 24, c.height - head - foot)
    if scene.played is not None:
        day = words.day(scene.played.day)
        _title(c, f"{words.say(f'game-{scene.played.game}')} · {day}", head)
        _evening(c, scene.played, words, *body)
    else:
        _title(c, words.say("past-best"), head)
        _best(c, scene, words, *body)
    said = ("", words.say("menu-next")), ("", words.say("past-done"))
    keys(c, c.width / 2, c.height - foot / 2, *said, 15 if c.small else 18, c.width - 24)
    c.target(0, c.height - foot, c.width / 2, foot, ("side", "left"))
    c.target(c.width / 2, c.height - foot, c.width / 2, foot, ("side", "right"))


def _title(c: Canvas, said: str, head: float) -> None:
    cap = 18.0 if c.small else 26.0
    while c.measure(said, cap) > c.width - 32:
        cap *= 0.95
    c.text(said, c.width / 2, head / 2 + 2, cap)


def _best(c: Canvas, scene: Past, words: Words, x: float, y: float, w: float, h: float) -> None:
    """A row a player: name, wins, highest score; the first wears the crown."""
    if not scene.best:
        c.art("crown", c.width / 2, y + h / 2 - 30, 84, dim=110)
        paragraph(c, words.say("past-none"), Box(x, y + h / 2 + 24, w, 52), 18, MUTED)
        return
    least = 36.0 if c.small else 30.0
    rows = scene.best[: int((h - 30) // least)]
    pitch = min(54.0, (h - 30) / len(rows))
    columns = ((x + w * 0.66, "past-wins"), (x + w * 0.88, "past-top"))
    for at, word in columns:
        c.text(words.say(word), at, y + 12, 13, MUTED, room=w * 0.21)
    for i, one in enumerate(rows):
        middle = y + 30 + pitch * (i + 0.5)
        c.panel(x, middle - pitch / 2 + 2, w, pitch - 4, SLATE if i == 0 else STONE, 10, FLAME if i == 0 else None, 3)
        cap = min(20.0, pitch * 0.42)
        if i == 0:
            c.art("crown", x + 26, middle, pitch * 0.7)
        else:
            c.text(str(i + 1), x + 26, middle, cap, MUTED)
        c.name(c.atlas.drawable(shown(one.name, NAME_CELLS)) or NAMELESS, x + 54, middle, cap, w * 0.44, align="left")
        c.text(str(one.wins), columns[0][0], middle, cap, PAPER)
        c.text(str(one.top), columns[1][0], middle, cap, FLAME)


def _evening(c: Canvas, played: Played, words: Words, x: float, y: float, w: float, h: float) -> None:
    """The ranking; beside it, or below it, how the chests grew."""
    drawn = any(len(score.curve) > 1 for score in played.scores) and not (c.small and not c.tall)
    high = h * 0.5 if drawn and c.tall else h
    wide = w if not drawn or c.tall else w * 0.42
    pitch = min(56.0, high / len(played.scores))
    for i, score in enumerate(played.scores):
        middle, size = y + pitch * (i + 0.5), min(40.0, pitch * 0.8)
        c.panel(x, middle - pitch / 2 + 2, wide, pitch - 4, SLATE if score.won else STONE, 10)
        c.art(f"badge_{SHAPES[score.box]}", x + 10 + size / 2, middle, size)
        cap = min(20.0, pitch * 0.42)
        name = c.atlas.drawable(shown(score.name, NAME_CELLS)) or words.say(f"seat-{SHAPES[score.box]}")
        room = wide - size - 120
        c.name(name, x + size + 20, middle, cap, room, align="left")
        if score.won:
            c.art("crown", x + wide - 88, middle, size * 0.8)
        c.text(str(score.score), x + wide - 36, middle, cap * 1.2, FLAME if score.won else PAPER)
    if drawn and c.tall:
        curve(c, played, x, y + high + 8, w, h - high - 8)
    elif drawn:
        curve(c, played, x + wide + 16, y, w - wide - 16, h)
