"""The screens of the table itself."""

from device.screen.boxes import boxes
from device.screen.canvas import Canvas
from device.screen.closed import closed
from device.screen.lesson import lesson
from device.screen.past import past
from device.words import Words
from engine.scene import Boxes, Closed, Lesson, Past


def house(c: Canvas, scene: Lesson | Boxes | Past | Closed, words: Words) -> None:
    match scene:
        case Lesson():
            lesson(c, scene, words)
        case Boxes():
            boxes(c, scene, words)
        case Past():
            past(c, scene, words)
        case Closed():
            closed(c, scene, words)
