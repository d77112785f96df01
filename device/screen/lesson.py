"""How a game goes: a picture and one sentence a page."""

from device.screen.canvas import Canvas
from device.words import Words
from engine.frame import Frame
from engine.scene import Lesson


def lesson(c: Canvas, frame: Frame, scene: Lesson, words: Words) -> None:
    del frame
    c.text(words.say(f"game-{scene.game}"), c.width / 2, c.height / 2, 40)
