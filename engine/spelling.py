"""A name that is typed on an attached keyboard."""

from dataclasses import replace
from typing import Final

from engine.frame import Typing
from engine.lobby import Lobby
from engine.press import Command

LETTERS: Final = 24
"""The most letters of a name that is typed."""


class Spelling:
    """The name of one box at a time, for as long as somebody sits there."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._typing: Typing | None = None

    @property
    def typing(self) -> Typing | None:
        if self._typing is not None and self._typing.box not in self._lobby.people:
            return None
        return self._typing

    def begin(self, box: int) -> None:
        """The name of whoever sits at this box is going to be typed."""
        if box in self._lobby.people:
            self._typing = Typing(box, self._lobby.guests[box].name)

    def typed(self, text: str) -> None:
        if (typing := self.typing) is not None:
            self._typing = replace(typing, text=(typing.text + text)[:LETTERS])

    def command(self, command: Command) -> None:
        """The name has a letter too many, is done, or is given up."""
        if (typing := self.typing) is None:
            return
        if command.word == "rub":
            self._typing = replace(typing, text=typing.text[:-1])
            return
        if command.word == "start":
            self._lobby.rename(typing.box, " ".join(typing.text.split()))
        self.end()

    def end(self) -> None:
        self._typing = None
