"""The box test: whoever presses a key sees it."""

from device.screen.canvas import Canvas
from device.words import Words
from engine.frame import Frame
from engine.scene import Boxes


def boxes(c: Canvas, frame: Frame, scene: Boxes, words: Words) -> None:
    """A card for every box."""
