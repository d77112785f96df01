"""Panels that people leaf through: how a game goes, and the table's past."""

from dataclasses import replace

from engine.frame import Frame
from engine.panel import Do, Panel, Turn, Wish
from engine.press import Press
from engine.scene import Lesson, Past
from engine.scene.lesson import CARDS, TIPS


class Lessons(Panel):
    """The teaching cards of a game: anybody turns to the next one, or has had enough."""

    def __init__(self, game: str, now: float) -> None:
        self._lesson = Lesson(game, 0)
        self._since = now

    def press(self, press: Press) -> Wish | None:
        if press.side == "right":
            return Do("back")
        self._lesson = replace(self._lesson, page=(self._lesson.page + 1) % (CARDS + TIPS))
        self._since = press.at
        return None

    def chord(self, press: Press) -> Wish:  # noqa: ARG002
        return Do("back")

    def laid(self, frame: Frame) -> Frame:
        return replace(frame, scene=self._lesson, beat=None, since=self._since, hold=0.0, closing=None)


class PastPages(Panel):
    """The table's past: anybody turns to the next page, or has had enough."""

    def __init__(self, first: Past, now: float) -> None:
        self._past = first
        self._since = now

    def press(self, press: Press) -> Wish:
        self._since = press.at
        return Do("back") if press.side == "right" else Turn((self._past.page + 1) % self._past.pages)

    def chord(self, press: Press) -> Wish:  # noqa: ARG002
        return Do("back")

    def turned(self, past: Past) -> None:
        self._past = past

    def laid(self, frame: Frame) -> Frame:
        return replace(frame, scene=self._past, beat=None, since=self._since, hold=0.0, closing=None)
