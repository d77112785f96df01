"""The evening's journal while it is played: kept as long as the disk lets it."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import TypeVar

from device.guests import without
from device.store import Store
from engine.game import Json
from engine.scene import Past

T = TypeVar("T")


class Keeper:
    """Writes each event before it is shown. When the disk refuses, the evening goes on and `failed` tells so.

    A game that lost an event is not written on: a journal with a gap would tell another game. The next game is
    tried anew.
    """

    def __init__(
        self,
        store: Store | None,
        evening: int | None = None,
        names: bool = True,
        file: Mapping[str, Json] | None = None,
    ) -> None:
        """`evening` is a game that goes on. Without `names`, a game keeps nobody's name.

        `file` is what the settings file says of everything that the host can set, by name.
        """
        self._store = store
        self._evening = evening
        self._names = names
        self._file = file or {}
        self._lost: int | None = None
        """The game that lost an event."""
        self.failed = store is None

    def begin(self, header: str, demo: bool) -> bool:
        """A new game. Returns whether the disk is tried anew: a failure is news again."""
        self._evening, self._lost, store = None, None, self._store
        if store is None:
            return False
        self.failed = False
        line = header if self._names else without(header)
        self._evening = self._kept(lambda: store.begin(line, demo))
        return True

    def append(self, line: str) -> None:
        self._write(lambda store, evening: store.append(evening, line))

    def undo(self) -> None:
        self._write(lambda store, evening: store.undo(evening))

    def end(self, finished: bool) -> None:
        store, lost = self._store, self._lost
        if store is not None and lost is not None:
            self._kept(lambda: store.end(lost, finished=False))
        self._write(lambda store, evening: store.end(evening, finished))

    def set(self, name: str, value: Json) -> bool:
        """Keep what the host has set, for the next start. False when the disk refuses; the game is kept even so."""
        try:
            if self._store is not None:
                self._store.set(name, value, self._file.get(name))
        except (OSError, sqlite3.Error):
            return False
        return self._store is not None

    def recall(self, page: int, game: str) -> Past:
        """A page of the table's past."""
        from device.history import past

        return past(self._store, page, game)

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    def _write(self, write: Callable[[Store, int], None]) -> None:
        store, evening = self._store, self._evening
        if store is not None and evening is not None:
            self._kept(lambda: write(store, evening))

    def _kept(self, write: Callable[[], T]) -> T | None:
        try:
            return write()
        except (OSError, sqlite3.Error):
            self.failed = True
            self._lost, self._evening = self._evening or self._lost, None
            return None
