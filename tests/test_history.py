"""What has been played stays, as results; names stay only where they may, and go when somebody asks."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from device import history
from device.keeper import Keeper
from device.schema import EVENINGS
from device.screen.cells import cells
from device.store import Store, StoreError
from device.words import LANGUAGES, speaking
from engine.scene import Best, Past, Score

VOTE = '{"event":"voted","leave":[%s]}'
GAME = ['{"event":"flipped","card":"T13"}', VOTE % 1, '{"event":"flipped","card":"T5"}', VOTE % "0,2"]
"""One expedition of three: the second one leaves with 5 rubies, then the others with 6."""

LONG = [*GAME, '{"event":"flipped","card":"T7"}', VOTE % "0", '{"event":"flipped","card":"T4"}', VOTE % "1,2"]
"""Another one: the first one leaves with 3 rubies, then the others with 4."""


def header(*seats: str, game: str = "diamant", **facts: Any) -> str:
    options = facts.pop("options", {"expeditions": 1} if game == "diamant" else {})
    line = {"journal": 1, "game": game, "rules": 1, "options": options, "seats": seats, **facts}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def play(store: Store, *seats: str, lines: list[str] = GAME, demo: bool = False, **facts: Any) -> int:
    """One game from its beginning to its end."""
    number = store.begin(header(*seats, demo=demo, **facts), demo)
    for line in lines:
        store.append(number, line)
    store.end(number, finished=True)
    return number


def kept_bytes(directory: Path) -> bytes:
    """Everything that lies in the state directory."""
    return b"".join(file.read_bytes() for file in directory.iterdir())


class TestResults:
    def test_a_finished_game_has_a_result_and_the_chest_after_every_expedition(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        number = play(store, "Ana", "Bo", "Cy", lines=LONG, boxes=[0, 3, 5], options={"expeditions": 2})
        assert store.played()[number].scores == (
            Score(5, "Cy", 10, True, False, (6, 10)),
            Score(0, "Ana", 9, False, False, (6, 9)),
            Score(3, "Bo", 9, False, False, (5, 9)),
        )

    def test_the_best_comes_first_and_a_bot_is_marked(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        number = play(store, "Ana", "Cirkel", "Cy", bots=[None, None, "hand:9"])
        played = store.played()[number]
        assert [(one.name, one.score, one.won, one.bot) for one in played.scores] == [
            ("Ana", 6, True, False),
            ("Cy", 6, True, True),
            ("", 5, False, False),
        ]

    def test_a_demonstration_and_an_ended_game_are_no_history(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        play(store, "Ana", "Bo", "Cy", demo=True)
        number = store.begin(header("Ana", "Bo", "Cy"), demo=False)
        store.end(number, finished=False)
        assert store.finished() == 0
        assert store.names() == ["Ana", "Bo", "Cy"]

    def test_undoing_the_last_vote_takes_the_result_back_until_the_new_end(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        number = play(store, "Ana", "Bo", "Cy")
        store.undo(number)
        assert store.played() == {}
        store.append(number, VOTE % 0)
        store.append(number, '{"event":"flipped","card":"T9"}')
        store.append(number, VOTE % 2)
        store.end(number, finished=True)
        assert [one.name for one in store.played()[number].scores if one.won] == ["Cy"]

    def test_an_imported_game_has_a_result_too(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        number = store.keep(header("Ana", "Bo", "Cy"), GAME, demo=False, finished=True)
        assert list(store.played()) == [number]

    def test_a_damaged_game_ends_without_a_result(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        number = play(store, "Ana", "Bo", "Cy", lines=["{"])
        assert store.played() == {}
        assert (evening := store.evening(number)) is not None
        assert evening.status == "over"

    def test_a_damaged_row_takes_its_own_game_along_and_no_other(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        first, second, third = (play(store, "Ana", "Bo", "Cy") for _ in range(3))
        store._db.execute("update score set curve = 'x' where evening = ? and place = 1", (second,))
        store._db.execute("update score set box = 12 where evening = ? and place = 1", (third,))
        assert list(store.played()) == [first]


class TestAnOlderDatabase:
    def old(self, directory: Path) -> None:
        """A state directory of the first schema with a game, a damaged one, a demonstration and one that is open."""
        db = sqlite3.connect(directory / "tacora.sqlite3")
        db.executescript(EVENINGS + "pragma user_version = 1;")
        for status, demo, lines in (("over", 0, GAME), ("over", 0, ["{"]), ("over", 1, GAME), ("open", 0, GAME[:1])):
            row = db.execute(
                "insert into evening (header, started, status, demo) values (?, '2026-05-01 20:00:00', ?, ?)",
                (header("Ana", "Bo", "Cy"), status, demo),
            )
            db.executemany(
                "insert into event (evening, line, at) values (?, ?, '')", [(row.lastrowid, x) for x in lines]
            )
        db.commit()
        db.close()

    def test_its_games_get_their_results_once(self, tmp_path: Path) -> None:
        self.old(tmp_path)
        for _ in range(2):
            store = Store(tmp_path)
            assert [(number, one.day) for number, one in store.played().items()] == [(1, "2026-05-01")]
            assert [one.number for one in store.waiting()] == [4]
            store.close()

    def test_a_damaged_page_costs_its_own_game_alone(self, tmp_path: Path) -> None:
        self.old(tmp_path)
        file = tmp_path / "tacora.sqlite3"
        db = sqlite3.connect(file)
        db.execute("insert into evening values (5, ?, '2026-05-02 20:00:00', 'over', 0)", (header("Ana", "Bo", "Cy"),))
        db.execute("insert into event (evening, line, at) values (5, ?, '')", (" " * 50_000,))
        db.commit()
        db.close()
        content = file.read_bytes()
        file.write_bytes(content[:-20_000] + b"\xa5" * 20_000)
        assert list(Store(tmp_path).played()) == [1]

    def test_what_fails_on_the_way_leaves_it_as_it_was(self, tmp_path: Path) -> None:
        self.old(tmp_path)
        db = sqlite3.connect(tmp_path / "tacora.sqlite3")
        db.execute("create table score (elsewhere)")
        db.close()
        with pytest.raises(StoreError, match="games cannot be kept here"):
            Store(tmp_path)
        db = sqlite3.connect(tmp_path / "tacora.sqlite3")
        assert db.execute("pragma user_version").fetchone() == (1,)
        assert db.execute("select name from sqlite_schema where name = 'setting'").fetchone() is None
        db.close()


class TestThePast:
    def test_the_best_are_people_by_wins_then_by_their_highest_score(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        play(store, "Ana", "Bo", "Cy")
        play(store, "ana ", "Bo", "Heart", bots=[None, "hand:9", None])
        assert history.past(store, 0, "diamant") == Past(
            0, 3, (Best("ana ", 2, 2, 6), Best("Cy", 1, 1, 6), Best("Bo", 1, 0, 5))
        )
        assert history.past(store, 0, "tobago").best == ()

    def test_one_evening_a_page_the_newest_first_and_round_again(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        for seats in (("Ana", "Bo", "Cy"), ("Dan", "Eve", "Flo")):
            play(store, *seats)
        pages = [history.past(store, page, "diamant") for page in range(4)]
        assert [(one.page, one.pages) for one in pages] == [(0, 3), (1, 3), (2, 3), (0, 3)]
        assert [one.played and one.played.scores[0].name for one in pages] == [None, "Dan", "Ana", None]

    def test_no_more_than_twenty_evenings_and_ten_people(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        for n in range(21):
            store.keep(header(f"A{n}", f"B{n}", f"C{n}"), GAME, demo=False, finished=True)
        first = history.past(store, 0, "diamant")
        assert (first.pages, len(first.best)) == (21, 10)

    def test_without_a_disk_there_is_one_page_with_nothing(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        play(store, "Ana", "Bo", "Cy")
        store.close()
        assert history.past(store, 3, "diamant") == history.past(None, 3, "diamant") == Past(0, 1, ())

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_terminal_tells_it_in_eighty_cells(self, tmp_path: Path, language: str) -> None:
        store = Store(tmp_path)
        words = speaking(language)
        games = ("diamant", "tobago")
        assert list(history.told(store, games, words)) == [words.say("history-none")]
        long, full = "🦊" * 30, [x.replace("T13", "T17") for x in GAME] * 5
        votes = [line.replace(VOTE % "0,2", VOTE % "0,2,3,4,5,6,7") for line in full]
        play(
            store,
            long,
            "李小龍",
            "עדי",
            "D",
            "E",
            "F",
            "G",
            "H",
            lines=votes,
            options={},
            bots=[None] * 7 + ["hand:9"],
        )
        lines = list(history.told(store, games, words))
        assert len(lines) == 19
        assert max(map(cells, lines)) <= 80

    def test_an_evening_is_a_chart(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        play(
            store,
            "Ana",
            "",
            "Cy",
            lines=LONG,
            boxes=[0, 3, 5],
            options={"expeditions": 2},
            bots=[None, None, "hand:9"],
        )
        *_, head, cy, ana, nobody = history.told(store, ("diamant",), speaking("en"))
        assert head.split()[2:] == ["Diamant", "1", "2"]
        assert cy == "     * Cy (Bot)           10      █  6  ▆  4"
        assert ana == "       Ana                 9      █  6  ▄  3"
        assert nobody == "       Star                9      ▇  5  ▆  4"


class TestNames:
    def test_a_cafe_keeps_nobody_s_name(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        keeper = Keeper(store, names=False)
        keeper.begin(header("Ana", "Bo", "Cy"), demo=False)
        for line in GAME:
            keeper.append(line)
        keeper.end(finished=True)
        assert [one.name for one in store.played()[1].scores] == ["", "", ""]
        assert b"Ana" not in kept_bytes(tmp_path)
        assert history.past(store, 0, "diamant").best == ()

    def test_who_played_lately_comes_first_and_once(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        for seats in (("Ana", "Bo", "Cy"), ("Dan", "bo", "Vierkant"), ("Eve", "", "\u202eEve")):
            play(store, *seats)
        play(store, "Gus", "Bot", "עדי", bots=[None, "hand:9", None])
        assert store.names() == ["Gus", "עדי", "Eve", "Dan", "bo", "Ana", "Cy"]
        assert store.names(limit=2) == ["Gus", "עדי"]

    def test_a_forgotten_name_is_nowhere_in_the_file(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        for _ in range(30):
            play(store, "Anastasia", "Bo", "Cy")
        goes_on = store.begin(header("ANASTASIA ", "Bo", "Cy"), demo=False)
        store.begin('{"journal":1,"seats":["Anasta', demo=False)
        store.begin('{"journal":1,"seats":["Anastasia","B', demo=False)
        assert store.forget(" anastasia") == 32
        assert b"anastasia" not in kept_bytes(tmp_path).lower()
        assert (evening := store.evening(goes_on)) is not None
        assert json.loads(evening.header)["seats"] == ["", "Bo", "Cy"]
        assert [one.name for one in store.played()[1].scores] == ["", "Cy", "Bo"]
        assert store.forget("Anastasia") == 0


class TestWhatTheHostSets:
    def test_it_is_there_after_a_restart_with_what_it_stands_for(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        keeper = Keeper(store, file={"language": "en", "volume": 60, "switches": []})
        keeper.set("language", "nl")
        keeper.set("volume", 20)
        keeper.set("volume", 30)
        keeper.set("switches", [{"keys": 1}])
        keeper.close()
        again = Store(tmp_path)
        assert again.settings() == {"language": ("nl", "en"), "volume": (30, 60), "switches": ([{"keys": 1}], [])}

    def test_a_damaged_setting_is_none(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        store.set("volume", 20, 60)
        store.set("language", "nl", "en")
        store._db.execute("update setting set value = '{' where name = 'volume'")
        assert store.settings() == {"language": ("nl", "en")}

    def test_a_disk_that_fails_is_told_and_raises_nothing(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        keeper = Keeper(store)
        store._db.execute("drop table setting")
        assert not keeper.set("volume", 20)
        assert not keeper.failed, "a game is kept all the same"
        with pytest.raises(StoreError, match="the kept games cannot be used"):
            store.settings()
        nowhere = Keeper(None)
        assert not nowhere.set("volume", 20)
