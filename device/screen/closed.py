"""The house is closed: a dark screen with little on it."""

from device.screen.canvas import Canvas
from device.screen.palette import MUTED
from device.words import Words
from engine.scene import Closed


def closed(c: Canvas, scene: Closed, words: Words) -> None:
    """The sign of the volcano, and when it opens; nothing is bright."""
    y = c.height / 2
    c.art("logo", c.width / 2, y - 34, 96, dim=130)
    said = words.say("closed-until", time=scene.opens) if scene.opens else words.say("closed")
    c.text(said, c.width / 2, y + 44, 16, MUTED, room=c.width - 40)
