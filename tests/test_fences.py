"""The fences between the parts, checked on the source itself: who may import what, and what nobody may write."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
CODE: Final = tuple(sorted((*ROOT.glob("engine/**/*.py"), *ROOT.glob("device/**/*.py"))))
PARTS: Final = ("assets", "device", "docs", "engine", "systemd", "tests", ".ci")

PURE: Final = {"collections", "dataclasses", "fractions", "functools", "itertools", "json", "math", "typing"}
"""All of Python that the engine may use: nothing that tells the time, rolls dice, or reaches a disk or a wire."""

FORBIDDEN: Final = {"open", "print", "input", "eval", "exec", "compile", "breakpoint", "globals", "__import__"}

CONTRACT: Final = {"beat", "cursor", "game", "refusal", "scene", "seat", "turn"}
"""The engine's modules that a game may see."""

GAMES_IN_DEVICE: Final = {
    "device/config.py": "the settings file names the game's house options",
    "device/command.py": "the command line offers the names of the editions",
}

DOORS: Final = {
    "pygame": ("device/screen/", "device/sound.py"),
    "gpiozero": ("device/boxes/gpio",),
    "lgpio": ("device/boxes/gpio",),
    "RPi": ("device/boxes/gpio",),
    "random": ("device/chooser.py",),
    "secrets": ("device/chooser.py",),
    "sqlite3": ("device/store.py", "device/schema.py", "device/result.py", "device/keeper.py"),
    "time": ("device/session.py", "device/store.py"),
    "subprocess": ("device/speech.py", "device/session.py"),
    "socket": ("device/service.py",),
    "datetime": ("device/words.py",),
    "pickle": (),
    "marshal": (),
    "shelve": (),
    "asyncio": (),
}
"""Where each thing of the world comes in: one place each. Whoever needs another door writes it here."""

LONGEST_FILE: Final = 330
LONGEST_FUNCTION: Final = 45
VAGUE: Final = ("manager", "handler", "helper", "utils", "util", "common", "misc")


@dataclass(frozen=True, slots=True)
class Import:
    """One import of a file, also inside a function: `module` is dotted, with the imported name where it has one."""

    file: str
    module: str

    @property
    def top(self) -> str:
        return self.module.partition(".")[0]


def imports(path: Path) -> Iterator[Import]:
    file = path.relative_to(ROOT).as_posix()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, alias.name)
        elif isinstance(node, ast.ImportFrom):
            package = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
            base = ".".join((*package, *([node.module] if node.module else [])))
            for alias in node.names:
                yield Import(file, f"{base}.{alias.name}")


ALL: Final = tuple(one for path in CODE for one in imports(path))


def test_the_fences_see_the_code() -> None:
    assert Import("engine/registry.py", "engine.games.diamant.game.Diamant") in ALL
    assert Import("device/chooser.py", "random.SystemRandom") in ALL
    assert len(CODE) > 40


def test_the_engine_is_pure() -> None:
    """No clock, no dice, no disk, no log, no device: in `engine` everything comes in as an argument."""
    ours = [one for one in ALL if one.file.startswith("engine/")]
    assert [one for one in ours if one.top not in PURE | {"engine"}] == []


def test_the_engine_touches_nothing() -> None:
    for path in CODE:
        if path.is_relative_to(ROOT / "engine"):
            names = {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
            assert not names & FORBIDDEN, path


def test_no_game_imports_another() -> None:
    for one in ALL:
        where, what = one.file.split("/"), one.module.split(".")
        if where[:2] == ["engine", "games"] and what[:2] == ["engine", "games"]:
            assert what[2] == where[2], one


def test_a_game_sees_the_contract_alone() -> None:
    for one in ALL:
        what = one.module.split(".")
        if one.file.startswith("engine/games/") and what[0] == "engine" and what[1] != "games":
            assert what[1] in CONTRACT, one


def test_only_the_registry_imports_games() -> None:
    for one in ALL:
        if one.file.startswith("engine/") and not one.file.startswith("engine/games/"):
            assert not one.module.startswith("engine.games") or one.file == "engine/registry.py", one


def test_what_a_device_knows_of_a_game() -> None:
    """A device knows games by their contract; each exception is listed with its reason, and still needed."""
    users = {one.file for one in ALL if one.file.startswith("device/") and one.module.startswith("engine.games")}
    assert users == set(GAMES_IN_DEVICE)


@pytest.mark.parametrize("module", DOORS)
def test_one_door_for_each_thing_of_the_world(module: str) -> None:
    users = {one.file for one in ALL if one.top == module}
    assert {file for file in users if not file.startswith(DOORS[module])} == set()


def test_heavy_modules_wait_until_they_are_needed() -> None:
    """The command line answers without loading a screen, lines or sound."""
    heavy = ("pygame", "gpiozero", "lgpio", "RPi", "numpy", "asyncio")
    code = f"import sys, device.command; print([name for name in {heavy!r} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=20)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_and_functions_are_short(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST_FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, node.name


def test_files_are_named_for_a_noun() -> None:
    for path in CODE:
        assert not any(word in VAGUE for word in path.stem.split("_")), path


def test_packages_only_export() -> None:
    for path in CODE:
        if path.name == "__init__.py":
            for node in ast.parse(path.read_text("utf-8")).body:
                assert isinstance(node, (ast.Import, ast.ImportFrom, ast.Assign, ast.Expr)), path


def texts() -> Iterator[Path]:
    """Every file that belongs to the product."""
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.name != ".git")
    for part in PARTS:
        yield from (path for path in (ROOT / part).rglob("*") if path.is_file() and path.suffix != ".pyc")


def test_nothing_names_the_machine_it_was_made_on() -> None:
    """No path of somebody's disk, no address of a package index: whoever installs chooses his own."""
    words = ["../" + "shared", "/work" + "/", "pypi" + ".org", "python" + "hosted", "index" + "-url", "/simple" + "/"]
    for path in texts():
        content = path.read_bytes()
        assert [word for word in words if word.encode() in content] == [], path
