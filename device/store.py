"""Evenings on disk: one SQLite database in the state directory."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Final
from weakref import finalize

from device.told import Told

SCHEMA: Final = 1
TABLES: Final = """
create table evening (
    id integer primary key, header text not null, started text not null,
    status text not null check (status in ('open', 'over', 'ended')), demo integer not null);
create table event (
    id integer primary key, evening integer not null references evening, line text not null,
    at text not null, undone integer not null default 0);
create index event_of on event (evening, id);
"""


class StoreError(Told):
    """The database cannot be used; the text says why in one sentence."""


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
        self.path: Final = directory / "tacora.sqlite3"
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self.path, isolation_level=None, timeout=2.0)
            finalize(self, self._db.close)
            # A damaged letter is the journal's to refuse, line by line.
            self._db.text_factory = lambda raw: raw.decode("utf-8", "replace")
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = full")
            self._db.execute("pragma foreign_keys = on")
            with self._transaction() as db:
                version = db.execute("pragma user_version").fetchone()[0]
                if version == 0:
                    for statement in TABLES.split(";"):
                        db.execute(statement)
                    db.execute(f"pragma user_version = {SCHEMA}")
        except (OSError, ValueError, sqlite3.Error) as error:
            raise StoreError(f"{self.path}: games cannot be kept here ({error})") from error
        if version > SCHEMA:
            raise StoreError(f"{self.path}: made by a newer Tacora (format {version}; this one knows {SCHEMA})")

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._db.execute("begin immediate")
        try:
            yield self._db
        except BaseException:
            self._db.execute("rollback")
            raise
        self._db.execute("commit")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """A disk that fails is told in one sentence."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: the kept games cannot be used ({error})") from error

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
            db.execute(
                "update event set undone = 1 where id = (select max(id) from event where evening = ? and not undone)",
                (evening,),
            )

    def end(self, evening: int, finished: bool) -> None:
        with self._transaction() as db:
            db.execute("update evening set status = ? where id = ?", ("over" if finished else "ended", evening))

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

    def close(self) -> None:
        self._db.close()


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
