"""The end on the smallest screen: the winner alone, then everybody."""

import math

import pygame

from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, NIGHT
from device.screen.strip import shapes
from device.words import Words
from engine.frame import Frame
from engine.scene import Final, Row

ALONE = 3.0
"""Seconds that belong to the winner."""
BAR = 58
"""The height of the prompt."""


def small_final(c: Canvas, frame: Frame, scene: Final, words: Words) -> None:
    shape = shapes(frame)
    best = [row for row in scene.rows if row.winner]
    c.cover("bg_camp", 0, 0, c.width, c.height)
    if len(best) == 1 and not c.passed(ALONE):
        _alone(c, best[0], shape[best[0].seat])
        return
    bar = c.height - BAR
    c.fill(NIGHT, 0, bar, c.width, BAR)
    if frame.beat is None:
        prompts(c, [("key_both", words.say("final-again"))], c.width / 2, bar + BAR / 2, 16, c.width - 24)
        c.target(0, bar, c.width, BAR, ("start", None))
    everybody = [(row, shape[row.seat]) for row in scene.rows]
    if len(best) > 1 or c.tall:
        _grid(c, everybody, pygame.Rect(8, 8, round(c.width - 16), round(bar - 16)))
        return
    _winner(c, shape[best[0].seat], 94, 20, 118)
    c.panel(38, 196, 112, 58, NIGHT, 14, FLAME, 4)
    c.text(str(best[0].score), 94, 225, 34, room=98)
    _grid(
        c, [one for one in everybody if not one[0].winner], pygame.Rect(190, 8, round(c.width - 198), round(bar - 16))
    )


def _alone(c: Canvas, best: Row, shape: str) -> None:
    """The winner, as large as the screen allows: the score beside, or below where the screen stands upright."""
    if c.tall:
        _winner(c, shape, c.width / 2, c.height * 0.2, 240)
        x, y = c.width / 2, c.height * 0.75
    else:
        _winner(c, shape, c.width * 0.3, 20, 180)
        x, y = c.width * 0.73, c.height / 2
    c.panel(x - 101, y - 64, 202, 128, NIGHT, 18)
    c.text(str(best.score), x, y, 78, room=192)


def _winner(c: Canvas, shape: str, x: float, top: float, size: float) -> None:
    """The explorer with a crown that begins at `top`, in a glow."""
    y = top + size * 0.84
    for r, alpha in ((0.95, 0.12), (0.72, 0.18), (0.5, 0.24)):
        c.disc(x, y, round(size * r), FLAME, alpha=alpha)
    c.art(f"explorer_{shape}", x, y, size, size * 1.2)
    c.art("crown", x, y - size * 0.68, size * 0.36)


def _grid(c: Canvas, rows: list[tuple[Row, str]], room: pygame.Rect) -> None:
    """Badges and scores in two columns, the best first, row by row."""
    if not rows:
        return
    across = 1 if len(rows) < 3 else 2
    deep = math.ceil(len(rows) / across)
    pitch, h = room.w / across, min(92.0, room.h / deep)
    top = room.y + (room.h - deep * h) / 2
    for i, (row, shape) in enumerate(rows):
        left, y = room.x + i % across * pitch, top + i // across * h
        c.panel(left + 2, y + 2, pitch - 4, h - 4, NIGHT, 12, FLAME if row.winner else None, 4)
        b = h * 0.72
        c.art(f"badge_{shape}", left + 12 + b / 2, y + h / 2, b)
        if row.winner:
            c.art("crown", left + pitch - 34, y + h / 2, 38)
        middle = left + 12 + b + (pitch - b - 12 - (52 if row.winner else 0)) / 2
        c.text(str(row.score), middle, y + h / 2, min(33.0, h * 0.5), room=pitch - b - 28)
