"""The table's history."""

from device.screen.canvas import Canvas
from device.words import Words
from engine.scene import Past


def past(c: Canvas, scene: Past, words: Words) -> None:
    """The best, or one evening."""
