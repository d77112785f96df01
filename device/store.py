"""Evenings on disk: one SQLite database in the state directory."""

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Final
from weakref import finalize

from device import result
from device.guests import alike, people, without
from device.schema import SCHEMA, finished, found, upgrade
from device.told import Told
from engine.game import Json
from engine.scene import Played, Score

NAME: Final = "tacora.sqlite3"
"""The database's file in the state directory."""

PLACE: Final = "let Tacora write there, or name another directory under [state] in the settings"
"""What helps where games cannot be kept."""

RECENT: Final = 200
"""So many evenings back, a name is remembered as recent."""


class StoreError(Told):
    """The database cannot be used; the text says why in one sentence."""


class Damage(StoreError):
    """The database is damaged: only another one can be written."""


class Running(StoreError):
    """Another copy of the program has the table."""


@dataclass(frozen=True, slots=True)
class Evening:
    """One kept game: `status` is open, over, or ended (by the host, unfinished); `events` are lines in order."""

    number: int
    header: str
    started: str
    status: str
    events: tuple[str, ...]


class Store:
    """The journal's disk. What a method has returned from is synced: a power cut does not take it back."""

    def __init__(self, directory: Path) -> None:
        """Open or make the database. Raises StoreError."""
        self.path: Final = directory / NAME
        try:
            new = _made(directory)
            self._db = sqlite3.connect(self.path, isolation_level=None, timeout=2.0)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(_refused(self.path, error)) from error
        finalize(self, self._db.close)
        try:
            self._open()
            if new:
                sync(directory)
        except (OSError, ValueError, sqlite3.Error) as error:
            self.close()
            raise _told(error, _refused(self.path, error)) from error

    def _open(self) -> None:
        # A damaged letter is the journal's to refuse, line by line.
        self._db.text_factory = lambda raw: raw.decode("utf-8", "replace")
        if (version := found(self._db)) > SCHEMA:
            self.close()
            raise StoreError(f"{self.path}: made by a newer Tacora (format {version}; this one knows {SCHEMA})")
        self._db.execute("pragma journal_mode = wal")
        self._db.execute("pragma synchronous = full")
        self._db.execute("pragma foreign_keys = on")
        games = finished(self._db)
        with self._transaction() as db:
            upgrade(db, games)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._db.execute("begin immediate")
        try:
            yield self._db
        except BaseException:
            if self._db.in_transaction:  # a disk that fails has rolled it back by itself
                self._db.execute("rollback")
            raise
        self._db.execute("commit")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """A disk that fails is told in one sentence."""
        try:
            yield
        except sqlite3.Error as error:
            raise _told(error, f"{self.path}: the kept games cannot be used ({error})") from error

    def begin(self, header: str, demo: bool) -> int:
        """A new evening; its number."""
        with self._transaction() as db:
            row = db.execute(
                "insert into evening (header, started, status, demo) values (?, ?, 'open', ?)", (header, _now(), demo)
            )
        assert row.lastrowid is not None
        return row.lastrowid

    def append(self, evening: int, line: str) -> None:
        with self._transaction() as db:
            db.execute("insert into event (evening, line, at) values (?, ?, ?)", (evening, line, _now()))

    def undo(self, evening: int) -> None:
        """Mark the last event as undone: it stays in the database and is in no journal. The game is open again."""
        with self._transaction() as db:
            db.execute("update evening set status = 'open' where id = ?", (evening,))
            result.drop(db, evening)
            db.execute(
                "update event set undone = 1 where id = (select max(id) from event where evening = ? and not undone)",
                (evening,),
            )

    def end(self, evening: int, finished: bool) -> None:
        """The game is over, and has a result from now on; or it was ended unfinished."""
        with self._transaction() as db:
            db.execute("update evening set status = ? where id = ?", ("over" if finished else "ended", evening))
            result.drop(db, evening)
            if finished:
                result.keep(db, evening, result.journal(db, evening))

    def keep(self, header: str, lines: list[str], demo: bool, finished: bool) -> int:
        """A whole journal from elsewhere, at once; its number."""
        with self._told(), self._transaction() as db:
            row = db.execute(
                "insert into evening (header, started, status, demo) values (?, ?, ?, ?)",
                (header, _now(), "over" if finished else "open", demo),
            )
            db.executemany(
                "insert into event (evening, line, at) values (?, ?, ?)",
                [(row.lastrowid, line, _now()) for line in lines],
            )
            assert row.lastrowid is not None
            if finished:
                result.keep(db, row.lastrowid, [header, *lines])
        return row.lastrowid

    def evenings(self) -> list[Evening]:
        """All evenings, the oldest first."""
        with self._told():
            rows = self._db.execute("select id from evening order by id").fetchall()
        return [evening for (number,) in rows if (evening := self.evening(number)) is not None]

    def evening(self, number: int) -> Evening | None:
        if not 0 < number < 2**63:
            return None
        with self._told():
            row = self._db.execute("select id, header, started, status from evening where id = ?", (number,)).fetchone()
            if row is None:
                return None
            lines = self._db.execute("select line from event where evening = ? and not undone order by id", (number,))
            number, header, started, status = row
            return Evening(number, header, started, status, tuple(line for (line,) in lines))

    def waiting(self) -> list[Evening]:
        """All games of people that are still open, the newest first."""
        query = "select id from evening where status = 'open' and not demo order by id desc"
        with self._told():
            rows = self._db.execute(query).fetchall()
        return [evening for (number,) in rows if (evening := self.evening(number)) is not None]

    # ------------------------------------------------------------ what the host has set
    def settings(self) -> dict[str, tuple[Json, Json]]:
        """What the host has set, by name: the value, and the value of the settings file that it stands for.

        It counts only while the file still says so: whoever edits the file wins.
        """
        with self._told():
            rows = self._db.execute("select name, value, instead_of from setting").fetchall()
        found = {}
        for name, value, instead_of in rows:
            with suppress(ValueError, RecursionError):  # a damaged setting is as the file says
                found[name] = (json.loads(value), json.loads(instead_of))
        return found

    def set(self, name: str, value: Json, instead_of: Json) -> None:
        """Keep what the host has set, in place of what the settings file says."""
        with self._transaction() as db:
            db.execute(
                "insert or replace into setting (name, value, instead_of) values (?, ?, ?)",
                (name, json.dumps(value), json.dumps(instead_of)),
            )

    # ------------------------------------------------------------ what has been played, and by whom
    def finished(self) -> int:
        """How many games of people are over and have a result."""
        with self._told():
            count: int = self._db.execute("select count(*) from result").fetchone()[0]
        return count

    def played(self, game: str | None = None, most: int = -1, after: int = 0) -> dict[int, Played]:
        """Results by their numbers, the newest first: at most so many (-1 for all), after so many newer ones."""
        with self._told():
            return result.played(self._db, game, most, after)

    def people(self, game: str) -> list[Score]:
        """Every score of somebody with a name in this game, the newest first, without curves."""
        with self._told():
            return result.people(self._db, game)

    def names(self, limit: int = 12) -> list[str]:
        """Who has played here lately, the most recent first."""
        query = "select header from evening where not demo order by id desc limit ?"
        with self._told():
            rows = self._db.execute(query, (RECENT,)).fetchall()
        found: dict[str, str] = {}
        for (header,) in rows:
            for name in people(header):
                found.setdefault(alike(name), name)
        return list(found.values())[:limit]

    def forget(self, name: str) -> int:
        """Remove a name from all games, and every trace of it from the file. Returns from how many games."""
        with self._told():
            self._db.execute("pragma secure_delete = on")
            with self._transaction() as db:
                headers = db.execute("select id, header from evening").fetchall()
                blank = [(text, number) for number, header in headers if (text := without(header, name)) != header]
                db.executemany("update evening set header = ? where id = ?", blank)
                names = db.execute("select distinct name from score").fetchall()
                db.executemany(
                    "update score set name = '' where name = ?",
                    [one for one in names if alike(str(one[0])) == alike(name)],
                )
            self._db.execute("vacuum")
            self._db.execute("pragma wal_checkpoint(truncate)")
        return len(blank)

    def close(self) -> None:
        self._db.close()


def damaged(error: Exception) -> bool:
    """Whether a database cannot be read because its file is damaged, or never was a database."""
    codes = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in codes


def _told(error: Exception, sentence: str) -> StoreError:
    return Damage(sentence) if damaged(error) else StoreError(sentence)


def _refused(path: Path, error: Exception) -> str:
    """Why no games can be kept, and what helps where the place is to blame."""
    if isinstance(error, OSError):
        return f"{error.filename or path}: games cannot be kept here ({error.strerror}); {PLACE}"
    place = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
    return f"{path}: games cannot be kept here ({error}){f'; {PLACE}' if place else ''}"


def _made(directory: Path) -> bool:
    """Make the directory, and keep its name on the disk. Returns whether there is no database in it."""
    if not directory.exists():
        directory.mkdir(parents=True, exist_ok=True)
        sync(directory.parent)
    return not (directory / NAME).exists()


def sync(directory: Path) -> None:
    """What a directory names survives a power cut."""
    held = os.open(directory, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(held)
    finally:
        os.close(held)


def lock(directory: Path) -> int | None:
    """Be the only table of this state directory until the process ends. Raises Running, naming the other one.

    Returns the open file that holds the lock, None where the directory cannot be written.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        held = os.open(directory / "tacora.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError:
        return None
    try:
        flock(held, LOCK_EX | LOCK_NB)
    except OSError:
        owner = os.read(held, 32).decode("ascii", "replace").strip() or "unknown"
        os.close(held)
        raise Running(f"Tacora is already running here (process {owner}); end it first") from None
    os.ftruncate(held, 0)
    os.write(held, f"{os.getpid()}\n".encode())
    return held


def _now() -> str:
    """The date for people; nothing depends on it."""
    return time.strftime("%Y-%m-%d %H:%M:%S")
