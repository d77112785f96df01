"""The command line, as a person meets it: a process with its own state directory."""

import json
import os
import tomllib
from pathlib import Path

import pytest

from device.archive import take
from device.store import Store, lock
from engine.spelling import LETTERS
from tests.command import tacora

GAME = [
    '{"journal":1,"game":"diamant","rules":1,"options":{"expeditions":1},"seats":["Ana","Bo\\u202e\\u0007","🦊"]}',
    '{"event":"flipped","card":"T13"}',
    '{"event":"voted","leave":[0]}',
    "",
    '{"event":"flipped","card":"T5","n":3,"at":"later"}',
]


WON = [
    '{"journal":1,"game":"diamant","rules":1,"options":{"expeditions":1},"seats":["Ana","Bo",""],"boxes":[0,1,3]}',
    '{"event":"flipped","card":"T13"}',
    '{"event":"voted","leave":[0,1,2]}',
]


def test_replay_prints_the_whole_truth_of_each_event(tmp_path: Path) -> None:
    done = tacora("replay", "-", home=tmp_path, text="\n".join(GAME))
    assert done.returncode == 0
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(line["n"], line["event"], line["phase"]) for line in lines] == [
        (1, "flipped", "vote"),
        (2, "voted", "flip"),
        (3, "flipped", "vote"),
    ]
    assert lines[1]["chest"] == [5, 0, 0]


def test_replay_stops_at_the_first_illegal_line_and_names_it(tmp_path: Path) -> None:
    done = tacora("replay", "-", home=tmp_path, text="\n".join([*GAME, '{"event":"flipped","card":"T7"}']))
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 3
    assert done.stderr == "line 6: a vote is due before the next card; allowed: voted\n"


def test_a_journal_comes_in_and_goes_out_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(GAME), encoding="utf-8")
    assert tacora("import", str(file), home=tmp_path).stdout == "Kept as game 1.\n"
    exported = tacora("export", "1", home=tmp_path).stdout
    again = [json.loads(line) for line in exported.splitlines()]
    assert again[0]["seats"] == ["Ana", "Bo\u202e\u0007", "🦊"]
    assert again[1:] == [
        {"event": "flipped", "card": "T13"},
        {"event": "voted", "leave": [0]},
        {"event": "flipped", "card": "T5"},
    ]


def test_a_damaged_journal_is_not_kept_at_all(tmp_path: Path) -> None:
    done = tacora("import", "-", home=tmp_path, text="\n".join([*GAME, "{"]))
    assert (done.returncode, done.stderr) == (2, "line 6: this is not one JSON object\n")
    assert tacora("games", home=tmp_path).stdout == ""


def test_the_list_names_the_game_that_was_played(tmp_path: Path) -> None:
    tacora("import", "-", home=tmp_path, text='{"journal":1,"game":"tobago","options":{},"seats":["Ana","Bo"]}')
    listed = tacora("games", home=tmp_path).stdout
    assert "tobago" in listed
    assert "diamant" not in listed


def test_names_in_the_list_are_safe(tmp_path: Path) -> None:
    tacora("import", "-", home=tmp_path, text="\n".join(GAME))
    listed = tacora("games", home=tmp_path).stdout
    assert "Ana, Bo, 🦊" in listed
    assert "\u202e" not in listed
    assert "\u0007" not in listed


def test_somebody_without_a_name_is_called_by_the_shape_in_the_table_s_language(tmp_path: Path) -> None:
    (tmp_path / "nl.toml").write_text('language = "nl"')
    tacora("import", "-", home=tmp_path, text="\n".join(WON))
    dutch = ("--config", str(tmp_path / "nl.toml"))
    assert "Ana 4*, Bo 4*, Ster 4*" in tacora("games", *dutch, home=tmp_path).stdout
    assert "* Ster" in tacora("history", *dutch, home=tmp_path).stdout


def test_the_history_tells_the_best_and_the_latest(tmp_path: Path) -> None:
    assert tacora("history", home=tmp_path).stdout == "No game has been played to its end yet.\n"
    tacora("import", "-", home=tmp_path, text="\n".join(WON))
    told = tacora("history", home=tmp_path).stdout.splitlines()
    assert told[0] == "The best of Diamant"
    assert told[1].split() == ["Ana", "1", "game,", "1", "won,", "highest", "score", "4"]
    assert told[-3] == "     * Ana                 4      █  4"
    assert tacora("history", "--game", "tobago", home=tmp_path).stdout == "No game has been played to its end yet.\n"


def test_the_history_as_json(tmp_path: Path) -> None:
    tacora("import", "-", home=tmp_path, text="\n".join(WON))
    told = json.loads(tacora("history", "--json", home=tmp_path).stdout)
    assert told["best"]["diamant"][0] == {"name": "Ana", "games": 1, "wins": 1, "top": 4}
    assert told["best"]["tobago"] == []
    (evening,) = told["evenings"]
    assert (evening["number"], evening["game"]) == (1, "diamant")
    assert evening["scores"][2] == {"box": 3, "name": "", "score": 4, "won": True, "bot": False, "curve": [4]}
    assert json.loads(tacora("history", "--json", "--game", "tobago", home=tmp_path).stdout)["evenings"] == []


def test_a_name_is_forgotten_everywhere_and_the_game_stays(tmp_path: Path) -> None:
    for game in (WON, GAME, WON):
        tacora("import", "-", home=tmp_path, text="\n".join(game))
    (tmp_path / "table.toml").write_text('table.names = ["Ana"]')
    done = tacora("forget", " ANA", "--config", str(tmp_path / "table.toml"), home=tmp_path)
    assert done.stdout == (
        "ANA is forgotten: the name stood in 3 games.\nThe settings offer it still, under table.names.\n"
    )
    assert b"Ana" not in b"".join(file.read_bytes() for file in (tmp_path / "state").iterdir())
    assert "Circle 4*, Bo 4*, Star 4*" in tacora("games", home=tmp_path).stdout
    assert [json.loads(line)["n"] for line in replayed(tmp_path, 2)] == [1, 2, 3]
    again = tacora("forget", "Ana", home=tmp_path)
    assert (again.returncode, again.stdout, again.stderr) == (2, "", "No kept game has the name Ana.\n")


def test_a_name_of_the_widest_letters_is_forgotten_and_its_like_is_not(tmp_path: Path) -> None:
    fox, other = "🦊" * LETTERS, "🦊" * (LETTERS - 1) + "🐻"
    for name in (fox, other):
        line = {"journal": 1, "game": "diamant", "options": {}, "seats": [name, "Bo"]}
        tacora("import", "-", home=tmp_path, text=json.dumps(line))
    done = tacora("forget", fox, home=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"{fox} is forgotten: the name stood in 1 game.\n")
    headers = [json.loads(evening.header)["seats"] for evening in Store(tmp_path / "state").evenings()]
    assert sorted(headers) == [["", "Bo"], [other, "Bo"]]


def replayed(home: Path, number: int) -> list[str]:
    """What a kept game tells."""
    return tacora("replay", "-", home=home, text=tacora("export", str(number), home=home).stdout).stdout.splitlines()


def test_no_name_is_forgotten_while_a_table_runs(tmp_path: Path) -> None:
    tacora("import", "-", home=tmp_path, text="\n".join(WON))
    held = lock(tmp_path / "state")
    assert held is not None
    done = tacora("forget", "Ana", home=tmp_path)
    os.close(held)
    assert (done.returncode, done.stderr) == (
        2,
        f"Tacora is already running here (process {os.getpid()}); end it first\n",
    )
    assert "Ana" in tacora("games", home=tmp_path).stdout


@pytest.mark.parametrize(
    "command", [("history",), ("history", "--json"), ("forget", "Ana"), ("games",), ("export", "1")]
)
@pytest.mark.parametrize("damage", ["no directory", "no database", "no rows"])
def test_a_disk_that_fails_is_told_in_one_sentence(tmp_path: Path, command: tuple[str, ...], damage: str) -> None:
    state = tmp_path / "state"
    if damage == "no directory":
        state.write_text("")
    else:
        for _ in range(30):
            take(Store(state), iter([line.encode() for line in WON]))
        kept = (state / "tacora.sqlite3").read_bytes()
        whole = 0 if damage == "no database" else 4096
        (state / "tacora.sqlite3").write_bytes(kept[:whole] + b"\xa5" * (len(kept) - whole))
    done = tacora(*command, home=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "kept" in done.stderr


def test_without_any_screen_bots_play_one_game_and_it_is_kept(tmp_path: Path) -> None:
    games = set()
    for _ in range(2):
        done = tacora(home=tmp_path)
        assert done.returncode == 0
        assert "Traceback" not in done.stderr
        games.add(done.stdout)
    assert len(games) == 2
    listed = tacora("games", home=tmp_path).stdout.splitlines()
    assert len(listed) == 2
    assert all("over" in line and "(demonstration)" in line and "*" in line for line in listed)
    header = json.loads(tacora("export", "2", home=tmp_path).stdout.splitlines()[0])
    assert header["demo"] is True


def test_the_demonstration_speaks_the_table_s_language(tmp_path: Path) -> None:
    assert "Expeditie 1 van 5" in tacora("play", "--lang", "nl", home=tmp_path).stdout
    assert "Expedição 1 de 5" in tacora("--lang", "pt", home=tmp_path).stdout


def test_a_state_directory_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("")
    done = tacora(home=tmp_path)
    assert done.returncode == 0
    assert done.stderr.count("this evening is played, not kept") == 1


def test_a_second_copy_is_refused_and_the_first_is_named(tmp_path: Path) -> None:
    held = lock(tmp_path / "state")
    assert held is not None
    done = tacora(home=tmp_path)
    os.close(held)
    assert (done.returncode, done.stderr) == (
        2,
        f"Tacora is already running here (process {os.getpid()}); end it first\n",
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "--edition", "monopoly"), "invalid choice: 'monopoly'"),
        (("dance",), "invalid choice: 'dance' (choose from"),
        (("--bots", "many"), "argument --bots: invalid int value: 'many'"),
        (("play", "--seats", "Ana,,Bo"), "--seats: A name needs at least one visible letter."),
        (("play", "--seats", "x" * 49), "--seats: A name has room for 48 letters"),
        *(
            (("play", "--seats", wrong), f"--seats: '{wrong}' is neither a number from 1 to 8 nor names")
            for wrong in ("4x", "-1", "0", "99", "9", "2.5")
        ),
        (("play", "--seats", "5", "--bots", "4"), "9 cannot sit here; allowed: at most 8 people and bots together"),
        (("play", "--seats", "1"), "1 cannot play; allowed: at least 2 people and bots together"),
        (("history", "--game", "chess"), "invalid choice: 'chess'"),
        (("forget", "Ana"), "No kept game has the name Ana."),
        (("forget", " "), "forget: A name needs at least one visible letter."),
        (("export", "3"), "there is no game 3; kept games: none yet"),
        (("export", "9" * 20), "there is no game 9"),
        (("replay", "/proc/self/mem"), "tacora replay: Input/output error"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl: cannot be read (No such file or directory)"),
        (("play", "--config", "nowhere.toml"), "nowhere.toml: cannot be read (No such file or directory)"),
        (("play", "--screen", "window"), "No screen can be opened"),
    ],
)
def test_what_is_refused_is_one_sentence_and_status_two(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    done = tacora(*words, home=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["games", "history", "forget Ana", "export 1"])
def test_a_place_where_nothing_can_be_kept_is_named_with_what_to_do(tmp_path: Path, command: str) -> None:
    (tmp_path / "state").write_text("not a directory")
    done = tacora(*command.split(), home=tmp_path, STATE_DIRECTORY=str(tmp_path / "state" / "deep"))
    told = (
        f"{tmp_path}/state/deep: games cannot be kept here (Not a directory); let Tacora write there, or name another"
    )
    assert done.returncode == 2
    assert done.stderr.startswith(told)
    assert len(done.stderr.splitlines()) == 1


def test_a_database_that_cannot_be_opened_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "state" / "tacora.sqlite3").mkdir(parents=True)
    done = tacora("games", home=tmp_path)
    assert done.returncode == 2
    assert "(unable to open database file); let Tacora write there" in done.stderr


@pytest.mark.parametrize("toml", ["a = " + "[" * 2000, 'state.directory = "~nobody-here/x"', "a = " + "9" * 5000])
def test_settings_are_refused_with_one_sentence(tmp_path: Path, toml: str) -> None:
    file = tmp_path / "table.toml"
    file.write_text(toml)
    done = tacora("config", "--config", str(file), home=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_the_settings_are_printed_and_read_again(tmp_path: Path) -> None:
    printed = tacora("config", home=tmp_path).stdout
    file = tmp_path / "table.toml"
    file.write_text(printed, encoding="utf-8")
    assert tacora("config", "--config", str(file), home=tmp_path).stdout == printed


def test_the_version(tmp_path: Path) -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    assert tacora("--version", home=tmp_path).stdout == f"tacora {project['version']}\n"
