"""Panels that people leaf through: how a game goes, and the table's past."""

from dataclasses import replace

from engine.frame import Frame
from engine.panel import Do, Panel, Turn, Wish
from engine.press import Press
from engine.scene import Lesson, Past
from engine.scene.lesson import CARDS, TIPS


class Leaf(Panel):
    """Anybody turns to the next page, or has had enough."""

    def __init__(self, scene: Lesson | Past, now: float) -> None:
        self._scene = scene
        self._since = now

    def press(self, press: Press) -> Wish | None:
        if press.side == "right":
            return Do("back")
        self._since = press.at
        return self._next()

    def _next(self) -> Wish | None:
        """Turn the page, or wish for the next one."""
        match self._scene:
            case Lesson(page=page) as lesson:
                self._scene = replace(lesson, page=(page + 1) % (CARDS + TIPS))
                return None
            case Past(page=page, pages=pages):
                return Turn((page + 1) % pages)

    def chord(self, press: Press) -> Wish:
        del press
        return Do("back")

    def turned(self, past: Past) -> bool:
        """A page of the past that was wished for. Returns whether this panel wished for it."""
        wished = isinstance(self._scene, Past)
        self._scene = past if wished else self._scene
        return wished

    def laid(self, frame: Frame) -> Frame:
        return replace(frame, scene=self._scene, beat=None, since=self._since, hold=0.0, closing=None)
