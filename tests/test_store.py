"""Evenings on disk: kept, listed, undone, locked, and what happens when the disk will not have them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from device.keeper import Keeper
from device.seating import Wish, read
from device.store import Running, Store, StoreError, lock
from engine.journal import Step, replay

HEADER = '{"journal":1,"game":"diamant","rules":1,"options":{},"seats":["Ana","Bo","Cy"]}'
FLIP = '{"event":"flipped","card":"T13"}'
VOTE = '{"event":"voted","leave":[1]}'

CHILD = """
import sys
from pathlib import Path
from device.store import Store
store = Store(Path(sys.argv[1]))
number = store.begin('{"journal":1,"game":"diamant","rules":1,"options":{},"seats":["Ana","Bo","Cy"]}', False)
for n in range(100000):
    line = '{"event":"flipped","card":"T13"}' if n % 2 == 0 else '{"event":"voted","leave":[]}'
    store.append(number, line)
    print(n + 1, flush=True)
"""


def test_what_was_written_is_there_in_order(tmp_path: Path) -> None:
    store = Store(tmp_path)
    number = store.begin(HEADER, demo=False)
    for line in (FLIP, VOTE):
        store.append(number, line)
    store.close()
    evening = Store(tmp_path).evening(number)
    assert evening is not None
    assert (evening.header, evening.events, evening.status) == (HEADER, (FLIP, VOTE), "open")


def test_an_undone_vote_is_in_no_journal_and_stays_in_the_database(tmp_path: Path) -> None:
    store = Store(tmp_path)
    number = store.begin(HEADER, demo=False)
    store.append(number, FLIP)
    store.append(number, VOTE)
    store.undo(number)
    store.append(number, '{"event":"voted","leave":[]}')
    evening = store.evening(number)
    assert evening is not None
    assert evening.events == (FLIP, '{"event":"voted","leave":[]}')
    assert VOTE.encode() in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_the_newest_open_game_of_people_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first, second = (store.begin(HEADER, demo=False) for _ in range(2))
    store.begin(HEADER, demo=True)
    assert (unfinished := next(iter(store.waiting()), None)) is not None
    assert unfinished.number == second
    store.end(second, finished=True)
    assert (unfinished := next(iter(store.waiting()), None)) is not None
    assert unfinished.number == first
    store.end(first, finished=False)
    assert next(iter(store.waiting()), None) is None


def test_a_power_cut_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """A real child writes as fast as it can and is killed: what it had answered is there, and it is a journal."""
    for kill_after in (1, 7, 20):
        directory = tmp_path / str(kill_after)
        child = subprocess.Popen([sys.executable, "-c", CHILD, str(directory)], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        answered = 0
        while answered < kill_after:
            answered = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
        answered = max([answered, *(int(line) for line in child.stdout.read().split())])
        child.wait()
        child.stdout.close()
        store = Store(directory)
        evening = next(iter(store.waiting()), None)
        assert evening is not None
        assert answered <= len(evening.events) <= answered + 1


def test_a_directory_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(StoreError, match="games cannot be kept here"):
        Store(file / "state")
    assert lock(file / "state") is None


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "tacora.sqlite3").write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError, match="games cannot be kept here"):
        Store(tmp_path)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store._db.execute("pragma user_version = 99")
    store.close()
    with pytest.raises(StoreError, match="made by a newer Tacora"):
        Store(tmp_path)


def test_a_second_copy_is_refused_and_the_first_is_named(tmp_path: Path) -> None:
    held = lock(tmp_path)
    assert held is not None
    with pytest.raises(Running, match=f"already running here \\(process {os.getpid()}\\)"):
        lock(tmp_path)
    os.close(held)
    again = lock(tmp_path)
    assert again is not None
    os.close(again)


def test_a_game_with_a_gap_is_not_written_on(tmp_path: Path) -> None:
    store = Store(tmp_path)
    keeper = Keeper(store)
    keeper.begin(HEADER, demo=False)
    keeper.append(FLIP)
    store._db.execute("alter table event rename to elsewhere")
    keeper.append(VOTE)
    assert keeper.failed
    store._db.execute("alter table elsewhere rename to event")
    keeper.append(FLIP)
    (evening,) = store.evenings()
    assert evening.events == (FLIP,)
    keeper.begin(HEADER, demo=False)
    assert not keeper.failed


def test_every_kept_journal_replays(tmp_path: Path) -> None:
    store = Store(tmp_path)
    number = store.begin(HEADER, demo=False)
    store.append(number, FLIP)
    store.append(number, VOTE)
    evening = store.evening(number)
    assert evening is not None
    steps = [
        one for one in replay(line.encode() for line in (evening.header, *evening.events)) if isinstance(one, Step)
    ]
    assert [step.truth["phase"] for step in steps] == ["vote", "flip"]


def test_an_older_game_that_is_open_waits_too(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older, newer = (store.begin(HEADER, demo=False) for _ in range(2))
    assert [one.number for one in store.waiting()] == [newer, older]


def test_a_damaged_page_is_told_in_one_sentence(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(40):
        store.keep(HEADER, [FLIP, VOTE] * 20, demo=False, finished=False)
    store.close()
    file = store.path.read_bytes()
    store.path.write_bytes(file[:16384] + b"\xa5" * (len(file) - 16384))
    again = Store(tmp_path)
    with pytest.raises(StoreError, match="the kept games cannot be used"):
        again.evenings()


def test_the_same_people_go_on_with_their_own_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.begin(HEADER, demo=False)
    header, _ = read(store.waiting()[0])
    assert Wish(seats=("", "", "")).fits(header)
    assert Wish(seats=("Ana", "Bo", "Cy")).fits(header)
    assert not Wish(seats=("Dan", "Eve", "Flo")).fits(header)
    assert not Wish(seats=("Ana", "Bo")).fits(header)
    assert not Wish(bots=1).fits(header)
