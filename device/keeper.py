"""The evening's journal while it is played: kept as long as the disk lets it."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from device.store import Store

T = TypeVar("T")


class Keeper:
    """Writes each event before it is shown. When the disk refuses, the evening goes on and `failed` tells so.

    A game that lost an event is not written on: a journal with a gap would tell another game. The next game is
    tried anew.
    """

    def __init__(self, store: Store | None, evening: int | None = None) -> None:
        self._store = store
        self._evening = evening
        self._lost: int | None = None
        """The game that lost an event."""
        self.failed = store is None

    def begin(self, header: str, demo: bool) -> None:
        self._evening, self._lost, store = None, None, self._store
        if store is not None:
            self.failed = False
            self._evening = self._kept(lambda: store.begin(header, demo))

    def append(self, line: str) -> None:
        self._write(lambda store, evening: store.append(evening, line))

    def undo(self) -> None:
        self._write(lambda store, evening: store.undo(evening))

    def end(self, finished: bool) -> None:
        store, lost = self._store, self._lost
        if store is not None and lost is not None:
            self._kept(lambda: store.end(lost, finished=False))
        self._write(lambda store, evening: store.end(evening, finished))

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
