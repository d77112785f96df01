"""The screens of a treasure hunt."""

from device.screen.canvas import Canvas
from device.screen.cursed import cursed
from device.screen.handover import handover
from device.screen.island import island
from device.screen.offer import offer
from device.screen.peek import peek
from device.screen.sweep import sweep
from device.words import Words
from engine.frame import Frame
from engine.scene import Cursed, Island, Offer, Pass, Peek, Sweep


def hunt(c: Canvas, frame: Frame, scene: Island | Offer | Cursed | Sweep | Pass | Peek, words: Words) -> None:
    match scene:
        case Island():
            island(c, frame, scene, words)
        case Offer():
            offer(c, frame, scene, words)
        case Cursed():
            cursed(c, frame, scene, words)
        case Sweep():
            sweep(c, frame, scene, words)
        case Pass():
            handover(c, frame, scene, words)
        case Peek():
            peek(c, frame, scene, words)
