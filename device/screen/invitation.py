"""Bots play: a strip of paper invites people to take their places."""

from device.screen.canvas import Canvas
from device.screen.palette import INK, PAPER
from device.words import Words


def invitation(c: Canvas, words: Words) -> None:
    """One line across the lower part, so that the game behind it stays to be seen."""
    c.over()
    cap, h = (17.0, 54.0) if c.small else (26.0, 72.0)
    y = c.height - h - (4 if c.small else 14)
    said = words.say("invitation")
    cap = c.fitting(said, cap, c.width - h * 1.6 - 60, spare=True) or cap * 0.7
    wide = c.measure(said, cap) + h * 1.4 + 44
    x = (c.width - wide) / 2
    c.panel(x, y, wide, h, PAPER, 16, INK, 4)
    c.art("key_any", x + 20 + h * 0.6, y + h / 2, h * 1.2, h * 0.72)
    c.text(said, x + 28 + h * 1.3, y + h / 2, cap, INK, "left")
