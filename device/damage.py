"""A damaged database: kept aside under a name with a number, while a new one begins."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from device.store import NAME, Damage, Store, StoreError, sync


def set_aside(directory: Path) -> Path:
    """Give a damaged database, which nobody may hold open, a name with a number; returns it. Raises OSError.

    What belongs to it goes first: whenever the power is cut, nothing of it is left beside a new database.
    """
    number = next(n for n in count(1) if not (directory / f"tacora.damaged-{n}.sqlite3").exists())
    away = directory / f"tacora.damaged-{number}.sqlite3"
    for tail in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            os.replace(f"{directory / NAME}{tail}", f"{away}{tail}")
    sync(directory)
    return away


def opened(directory: Path) -> tuple[Store, Path | None]:
    """The database of a table, and where one has been put that was damaged. Raises StoreError."""
    try:
        store = Store(directory)
    except Damage:
        return _anew(directory)
    try:
        store.settings(), store.names(), store.waiting()
    except Damage:
        store.close()
        return _anew(directory)
    except StoreError:
        store.close()
        raise
    return store, None


def _anew(directory: Path) -> tuple[Store, Path]:
    try:
        away = set_aside(directory)
    except OSError as error:
        raise StoreError(f"{directory}: a damaged database cannot be set aside ({error})") from error
    return Store(directory), away
