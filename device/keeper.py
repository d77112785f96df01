"""The evening's journal while it is played: kept as long as the disk lets it."""

import logging
import sqlite3
from collections.abc import Callable, Mapping
from typing import TypeVar

from device.damage import set_aside
from device.guests import without
from device.store import Evening, Store, StoreError, damaged
from engine.game import Json
from engine.scene import Past

log = logging.getLogger("tacora")

T = TypeVar("T")


class Keeper:
    """Writes each event before it is shown. When the disk refuses, the evening goes on and `failed` tells so.

    A game that lost an event is not written on: a journal with a gap would tell another game. The next game is
    tried anew. A database that turns out to be damaged is set aside, and the whole game goes into a new one.
    """

    def __init__(
        self,
        store: Store | None,
        evening: Evening | None = None,
        names: bool = True,
        file: Mapping[str, Json] | None = None,
        damaged: bool = False,
    ) -> None:
        """`evening` is a game that goes on. Without `names`, a game keeps nobody's name.

        `file` is what the settings file says of everything that the host can set, by name. `damaged` tells that the
        games before were set aside.
        """
        self._store = store
        self._evening = None if evening is None else evening.number
        self._header = "" if evening is None else evening.header
        self._lines = [] if evening is None else list(evening.events)
        self._demo = False
        self._names = names
        self._file = file or {}
        self._lost: int | None = None
        """The game that lost an event."""
        self.failed = store is None
        self.damaged = damaged
        """Whether a database was set aside: whoever has said so takes it back."""

    def begin(self, header: str, demo: bool) -> bool:
        """A new game. Returns whether the disk is tried anew: a failure is news again."""
        self._evening, self._lost = None, None
        if self._store is None:
            return False
        self.failed = False
        self._header, self._lines, self._demo = header if self._names else without(header), [], demo
        self._evening = self._kept(lambda store: store.begin(self._header, demo))
        return True

    def append(self, line: str) -> None:
        if (evening := self._evening) is not None:
            self._kept(lambda store: store.append(self._evening or evening, line))
            self._lines.append(line)

    def undo(self) -> None:
        if (evening := self._evening) is not None:
            self._kept(lambda store: store.undo(self._evening or evening))
            self._lines.pop()

    def end(self, finished: bool) -> None:
        if (lost := self._lost) is not None:
            self._kept(lambda store: store.end(lost, finished=False))
        if (evening := self._evening) is not None:
            self._kept(lambda store: store.end(self._evening or evening, finished))

    def set(self, name: str, value: Json) -> bool:
        """Keep what the host has set, for the next start. False when the disk refuses; the game is kept even so."""
        try:
            self._written(lambda store: store.set(name, value, self._file.get(name)))
        except (OSError, sqlite3.Error, StoreError):
            return False
        return self._store is not None

    def recall(self, page: int, game: str) -> Past:
        """A page of the table's past."""
        from device.history import past

        return past(self._store, page, game)

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    def _kept(self, write: Callable[[Store], T]) -> T | None:
        try:
            return self._written(write)
        except (OSError, sqlite3.Error, StoreError):
            self.failed = True
            self._lost, self._evening = self._evening or self._lost, None
            return None

    def _written(self, write: Callable[[Store], T]) -> T | None:
        """Write; into a new database, which has all of this game, where the old one is damaged."""
        if self._store is None:
            return None
        try:
            return write(self._store)
        except sqlite3.Error as error:
            if not damaged(error):
                raise
        self._begin_anew(self._store)
        return write(self._store)

    def _begin_anew(self, store: Store) -> None:
        store.close()
        away = set_aside(store.path.parent)
        log.warning("%s is damaged: it is kept as %s, and a new one begins", store.path, away.name)
        self.damaged, self._lost = True, None
        self._store = Store(store.path.parent)
        if self._evening is not None:
            self._evening = self._store.keep(self._header, self._lines, self._demo, finished=False)
