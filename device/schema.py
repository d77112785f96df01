"""The tables of the database, and how an older one gets what is new."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from device import result

SCHEMA: Final = 2

EVENINGS: Final = """
create table evening (
    id integer primary key, header text not null, started text not null,
    status text not null check (status in ('open', 'over', 'ended')), demo integer not null);
create table event (
    id integer primary key, evening integer not null references evening, line text not null,
    at text not null, undone integer not null default 0);
create index event_of on event (evening, id);
"""
"""What schema 1 has."""

HOUSE: Final = """
create table setting (name text primary key, value text not null, instead_of text not null);
create table result (evening integer primary key references evening, game text not null);
create table score (
    evening integer not null references result, place integer not null, box integer not null, name text not null,
    score integer not null, won integer not null, bot integer not null, curve text not null,
    primary key (evening, place)) without rowid;
"""
"""What schema 2 adds. A game of people that is over has a result; place 0 is the best."""


def upgrade(db: sqlite3.Connection, finished: Mapping[int, Sequence[str]]) -> None:
    """Make what is not there yet, inside the caller's transaction."""
    before = found(db)
    for version, tables in ((1, EVENINGS), (2, HOUSE)):
        if before < version:
            for statement in tables.split(";"):
                db.execute(statement)
    if before < SCHEMA:
        for evening, lines in finished.items():
            result.keep(db, evening, lines)
        db.execute(f"pragma user_version = {SCHEMA}")


def finished(db: sqlite3.Connection) -> dict[int, list[str]]:
    """The finished games of people that have no result because schema 1 had none, by their numbers.

    Damaged pages cost their own games alone. They are met here, since a transaction that has met one writes no more.
    """
    games = {}
    if found(db) == 1:
        for (evening,) in db.execute("select id from evening where status = 'over' and not demo").fetchall():
            with suppress(sqlite3.DatabaseError):
                games[evening] = result.journal(db, evening)
    return games


def found(db: sqlite3.Connection) -> int:
    """The schema of a database; 0 for a new one."""
    version: int = db.execute("pragma user_version").fetchone()[0]
    return version
