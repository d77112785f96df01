"""A disk that fails and a database that is damaged: the table plays on, and says so."""

import sqlite3
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from device.damage import opened, set_aside
from device.keeper import Keeper
from device.schema import SCHEMA
from device.store import Store, StoreError
from tests.evening import seated

HEADER = '{"journal":1,"game":"diamant","rules":1,"options":{},"seats":["Ana","Bo","Cy"]}'
FLIP = '{"event":"flipped","card":"T13"}'
VOTE = '{"event":"voted","leave":[1]}'


def kept(directory: Path, games: int = 20) -> Path:
    """A database with so many games; its file."""
    store = Store(directory)
    for _ in range(games):
        store.keep(HEADER, [FLIP, VOTE] * 5, demo=False, finished=False)
    store.set("volume", 20, 60)
    store.close()
    return store.path


def spoil(path: Path) -> None:
    """Overwrite all pages but the first."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))


@pytest.mark.parametrize("wreck", [b"not a database at all" * 100, bytes(8192), b"SQLite format 3\0" + b"x" * 5000])
def test_a_damaged_database_is_kept_aside_and_a_new_one_begins(tmp_path: Path, wreck: bytes) -> None:
    for number in (1, 2):
        (tmp_path / "tacora.sqlite3").write_bytes(wreck)
        store, away = opened(tmp_path)
        assert away == tmp_path / f"tacora.damaged-{number}.sqlite3"
        assert away.read_bytes() == wreck
        assert store.evenings() == []
        store.begin(HEADER, demo=False)
        store.close()
        again, away = opened(tmp_path)
        assert away is None
        assert len(again.evenings()) == 1
        again.close()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_happened_to_the_file_games_are_kept_or_it_is_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    directory = tmp_path_factory.mktemp("state")
    path = kept(directory)
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.one_of(st.integers(0, 200), st.integers(0, len(raw) - 1)))
        raw[at : at + 8] = data.draw(st.binary(min_size=8, max_size=8))
    path.write_bytes(raw[: data.draw(st.integers(0, len(raw)))] if data.draw(st.booleans()) else raw)
    try:
        store, _ = opened(directory)
    except StoreError:
        return
    keeper = Keeper(store)
    keeper.begin(HEADER, demo=False)
    keeper.append(FLIP)
    keeper.append(VOTE)
    if not keeper.failed:
        keeper.close()
        again, _ = opened(directory)
        assert again.waiting()[0].events == (FLIP, VOTE)
        again.close()


def test_a_database_damaged_in_play_is_set_aside_and_the_whole_game_goes_into_a_new_one(tmp_path: Path) -> None:
    kept(tmp_path, 200)
    store = Store(tmp_path)
    for one in store.waiting():
        store.end(one.number, finished=False)
    evening = seated(0, 1, cards=["T13", "T5", "T7"], store=store)
    evening.until_asked()
    evening.vote()
    evening.until_asked()
    store._db.execute("pragma wal_checkpoint(truncate)")
    spoil(store.path)
    store._db.execute("pragma cache_size = 0")
    store._db.execute("pragma shrink_memory")
    evening.vote()
    evening.wait(0.7)
    assert evening.notices == ["damaged"]
    evening.until_asked()
    evening.vote()
    evening.until_asked()
    assert evening.notices == []
    evening.close()
    (game,) = Store(tmp_path).waiting()
    stay = '{"event":"voted","leave":[]}'
    cards = [f'{{"event":"flipped","card":"{card}"}}' for card in ("T13", "T5", "T7")]
    assert game.events[:5] == (cards[0], stay, cards[1], stay, cards[2])
    assert [path.name for path in tmp_path.glob("*damaged*.sqlite3")] == ["tacora.damaged-1.sqlite3"]


def test_a_full_disk_is_said_once_and_the_next_game_is_tried_anew(tmp_path: Path) -> None:
    store = Store(tmp_path)
    evening = seated(0, 1, cards=["T13", "T5"], store=store)
    evening.until_asked()
    pages = store._db.execute("pragma page_count").fetchone()[0]
    store._db.execute(f"pragma max_page_count = {pages}")
    keeper = Keeper(store)
    keeper.begin(HEADER, demo=False)
    for _ in range(200):
        keeper.append(VOTE)
    assert keeper.failed
    evening.vote()
    evening.until_asked()
    assert evening.asked == {0, 1}
    store._db.execute("pragma max_page_count = 1000000")
    keeper.begin(HEADER, demo=False)
    assert not keeper.failed
    assert not keeper.damaged


def test_a_newer_database_is_refused_and_nothing_in_it_is_changed(tmp_path: Path) -> None:
    path = kept(tmp_path)
    db = sqlite3.connect(path)
    db.execute("pragma journal_mode = delete")
    db.execute(f"pragma user_version = {SCHEMA + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="made by a newer Tacora"):
        opened(tmp_path)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["tacora.sqlite3"]


def test_a_clock_that_jumps_years_changes_no_order(tmp_path: Path) -> None:
    store = Store(tmp_path)
    numbers = [store.begin(HEADER, demo=False) for _ in range(3)]
    for number, date in zip(
        numbers, ("2031-01-01 00:00:00", "1970-01-01 00:00:00", "2026-12-01 00:00:00"), strict=True
    ):
        store._db.execute("update evening set started = ? where id = ?", (date, number))
    assert [one.number for one in store.evenings()] == numbers
    assert [one.number for one in store.waiting()] == numbers[::-1]


def test_what_belongs_to_a_damaged_database_goes_with_it(tmp_path: Path) -> None:
    for tail in ("", "-wal", "-shm"):
        (tmp_path / f"tacora.sqlite3{tail}").write_text(tail)
    away = set_aside(tmp_path)
    assert sorted(one.name for one in tmp_path.iterdir()) == [f"{away.name}{tail}" for tail in ("", "-shm", "-wal")]
