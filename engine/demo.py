"""What invites people: bots play, in silence."""

from dataclasses import replace
from typing import Final

from engine.frame import Frame
from engine.game import AnyGame
from engine.journal import Header
from engine.match import Match
from engine.registry import GAMES
from engine.seat import BOXES
from engine.settings import Settings

SPEAKS: Final = 10.0
"""Seconds for which each language has its turn."""

RESTS: Final = 10.0
"""Seconds for which the end of a game stands."""

PLAYERS: Final = 4
"""So many bots play, as far as the game has seats."""


class Demo:
    """One game after the other, one language after the other; nothing of it is kept."""

    def __init__(self, games: tuple[str, ...], languages: tuple[str, ...], settings: Settings, now: float) -> None:
        self._games = games
        self._languages = languages
        self._settings = replace(settings, volume=0, speech=False, own_cards=False)
        self._since = now
        self._number = 0
        self._ended: float | None = None
        self.match = self._begun(now)

    def _begun(self, now: float) -> Match:
        """A game of bots at every other box."""
        game: AnyGame = GAMES[self._games[self._number % len(self._games)]]
        bots = min(PLAYERS, game.most)
        boxes = tuple(range(0, BOXES, BOXES // bots))[:bots]
        names = tuple(game.bots[seat % len(game.bots)] for seat in range(bots))
        return Match(Header(game.name, {}, ("",) * bots, boxes, names, demo=True), self._settings, now)

    def tick(self, now: float) -> None:
        self.match.tick(now)
        if not self.match.over:
            self._ended = None
        elif self._ended is None:
            self._ended = now
        elif now >= self._ended + RESTS:
            self._number, self._ended = self._number + 1, None
            self.match = self._begun(now)

    def deadline(self, now: float) -> float:
        """When `tick` has something to do, or the next language has its turn."""
        times = [self._since + SPEAKS * ((now - self._since) // SPEAKS + 1)]
        times += [] if self._ended is None else [self._ended + RESTS]
        due = self.match.deadline()
        return min(times if due is None else [*times, due])

    def frame(self, now: float) -> Frame:
        """The game as everybody sees it, in the language whose turn it is."""
        language = self._languages[int((now - self._since) // SPEAKS) % len(self._languages)]
        return replace(self.match.frame(), invitation=True, settings=replace(self._settings, language=language))
