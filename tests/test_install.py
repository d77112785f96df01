"""`make install` into a directory: the whole tree, again, an update, the way back, and what an uninstall leaves.

The product's wheel is a stand-in of the same name with one command; venv, pip, make and the script are the real ones.
"""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Final

import pytest

from device.config import checked
from device.service import OFF

ROOT: Final = Path(__file__).parents[1]
UNITS: Final = ("tacora.service", "tacora-cage.service")
EXPOSURE: Final = 15
"""The highest exposure of a unit, in tenths."""

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")

WANTED: Final = {
    "etc/polkit-1/rules.d/50-tacora.rules": "644",
    "etc/systemd/coredump.conf.d/tacora.conf": "644",
    "etc/systemd/logind.conf.d/tacora.conf": "644",
    "etc/systemd/system/multi-user.target.wants/tacora.service": "../tacora.service",
    "etc/systemd/system/tacora-cage.service": "644",
    "etc/systemd/system/tacora.service": "644",
    "etc/sysusers.d/tacora.conf": "644",
    "etc/tacora/table.toml": "644",
    "opt/tacora/kiosk": "644",
    "usr/local/bin/tacora": "/opt/tacora/current/bin/tacora",
}
"""Every file outside the versions, with its mode; for a link, where it leads."""


def wheels(place: Path, version: str) -> Path:
    """A directory with a wheel of that version, which says so."""
    place.mkdir(exist_ok=True)
    info = f"tacora-{version}.dist-info"
    with zipfile.ZipFile(place / f"tacora-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr("stand_in.py", f"def main():\n    print('tacora {version}')\n")
        wheel.writestr(
            f"{info}/METADATA", f"Metadata-Version: 2.1\nName: tacora\nVersion: {version}\nProvides-Extra: pi\n"
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nGenerator: t\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/entry_points.txt", "[console_scripts]\ntacora = stand_in:main\n")
        wheel.writestr(f"{info}/RECORD", "")
    return place


def make(target: str, root: Path, **options: object) -> subprocess.CompletedProcess[str]:
    """`make TARGET DESTDIR=root …`, without a network."""
    words = [
        f"{name}={value}" for name, value in {"DESTDIR": root, "APT": "no", "PYTHON": sys.executable, **options}.items()
    ]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTHON", "COV"))}
    return subprocess.run(
        ["make", "-s", "-C", ROOT, target, *words], capture_output=True, text=True, env=clean, timeout=120
    )


def tree(root: Path) -> dict[str, str]:
    """Every file and link outside the versions: its mode, or where it leads."""
    found = {}
    for path in root.rglob("*"):
        name = path.relative_to(root).as_posix()
        if name.startswith("opt/tacora/versions") or (path.is_dir() and not path.is_symlink()):
            continue
        found[name] = os.readlink(path) if path.is_symlink() else f"{path.stat().st_mode & 0o7777:o}"
    return found


def stamps(root: Path) -> dict[str, int]:
    """When each file of the versions was last written."""
    return {str(path): path.lstat().st_mtime_ns for path in (root / "opt/tacora/versions").rglob("*")}


@needs_make
def test_an_evening_of_installing(tmp_path: Path) -> None:
    """Installed, again, updated, taken back, removed: each step leaves exactly what it should."""
    root, one = tmp_path / "pi", wheels(tmp_path / "one", "1.0")
    opt, games = root / "opt/tacora", root / "var/lib/tacora/table.db"
    told = make("install", root, WHEELS=one)
    assert told.returncode == 0, told.stderr
    first = os.readlink(opt / "current")
    assert first.startswith("versions/1.0-")
    assert tree(root) == WANTED | {"opt/tacora/current": first}
    said = subprocess.run(
        [opt / "current/bin/python", "-c", "import stand_in; stand_in.main()"], capture_output=True, text=True
    )
    assert said.stdout == "tacora 1.0\n"
    command = (opt / "current/bin/tacora").read_text("utf-8")
    assert command.startswith(f"#!/opt/tacora/{first}/bin/python\n"), "the program runs where it is moved to"
    writable = [path for path in opt.rglob("*") if not path.is_symlink() and path.stat().st_mode & 0o022]
    assert writable == []

    (root / "etc/tacora/table.toml").write_text('language = "pt"\n', "utf-8")
    games.parent.mkdir(parents=True)
    games.write_text("games", "utf-8")
    before = stamps(root)
    again = make("install", root, WHEELS=one)
    assert "is there already" in again.stdout
    assert stamps(root) == before
    assert (root / "etc/tacora/table.toml").read_text("utf-8") == 'language = "pt"\n'

    assert make("update", root, WHEELS=wheels(tmp_path / "two", "2.0")).returncode == 0
    second = os.readlink(opt / "current")
    assert second.startswith("versions/2.0-")
    assert os.readlink(opt / "previous") == first
    assert make("rollback", root).returncode == 0
    assert (os.readlink(opt / "current"), os.readlink(opt / "previous")) == (first, second)

    assert make("install", root, WHEELS=one, KIOSK="none").returncode == 0
    assert not any(name.startswith("etc/systemd") for name in tree(root))
    assert make("uninstall", root).returncode == 0
    assert set(tree(root)) == {"etc/tacora/table.toml", "var/lib/tacora/table.db"}
    assert make("uninstall", root, PURGE=1).returncode == 0
    assert tree(root) == {}


@needs_make
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"KIOSK": "tv"}, "KIOSK=tv is unknown; allowed: kms, cage, none."),
        ({"APT": "maybe"}, "APT=maybe is unknown; allowed: yes, no."),
        ({"PURGE": "all"}, "PURGE=all is unknown; allowed: 0, 1."),
        ({"PREFIX": "/usr"}, "PREFIX cannot be chosen: the program lives in /opt/tacora."),
        ({"WHEELS": "/nowhere"}, "WHEELS=/nowhere is no directory."),
        ({"DESTDIR": "pi"}, "DESTDIR=pi must begin with a slash."),
        ({"PYTHON": "false"}, "PYTHON=false must be Python 3.11, 3.12 or 3.13."),
    ],
)
def test_a_wrong_option_is_answered_with_a_sentence(tmp_path: Path, options: dict[str, str], sentence: str) -> None:
    told = make("install", tmp_path, **options)
    assert told.stderr.splitlines()[0] == sentence
    assert told.returncode == 2
    assert tree(tmp_path) == {}


@needs_make
@pytest.mark.parametrize("target", ["update", "rollback"])
def test_nothing_to_update_and_no_way_back(tmp_path: Path, target: str) -> None:
    told = make(target, tmp_path)
    assert told.returncode == 2
    assert len(told.stderr.splitlines()[0]) > 10
    assert tree(tmp_path) == {}


def test_the_first_settings_are_good() -> None:
    text = (ROOT / "systemd/table.toml").read_text("utf-8")
    config = checked(tomllib.loads(text), "table.toml")
    assert (config.host.off, config.state.directory) == ("machine", "/var/lib/tacora")


@pytest.mark.parametrize("unit", UNITS)
def test_a_switched_off_table_stays_off(unit: str) -> None:
    text = (ROOT / "systemd" / unit).read_text("utf-8")
    for line in (
        "Restart=always",
        "StartLimitIntervalSec=0",
        f"SuccessExitStatus={OFF}",
        f"RestartPreventExitStatus={OFF}",
    ):
        assert line in text.splitlines()


@needs_systemd
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_every_line_of_a_unit(unit: str, tmp_path: Path) -> None:
    """The unit alone, on a bare root where the programs that it starts are stand-ins."""
    place = tmp_path / "etc/systemd/system" / unit
    place.parent.mkdir(parents=True)
    shutil.copy(ROOT / "systemd" / unit, place)
    for target in ("sysinit.target", "basic.target", "shutdown.target", "multi-user.target", "seatd.service"):
        kind = "[Service]\nExecStart=/usr/bin/cage\n" if target.endswith("service") else ""
        (place.parent / target).write_text(f"[Unit]\nDefaultDependencies=no\n{kind}", "utf-8")
    for program in ("opt/tacora/current/bin/tacora", "opt/tacora/current/systemd/lights-off", "usr/bin/cage"):
        (tmp_path / program).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy("/bin/true", tmp_path / program)
    words = ["systemd-analyze", f"--root={tmp_path}", "--man=no", "--recursive-errors=yes", "verify", unit]
    told = subprocess.run(words, capture_output=True, text=True, timeout=30)
    assert (told.stderr, told.returncode) == ("", 0)


@needs_systemd
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_exposes_little(unit: str) -> None:
    words = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSURE}", str(ROOT / "systemd" / unit)]
    told = subprocess.run(words, capture_output=True, text=True, timeout=30)
    assert told.returncode == 0, told.stdout[-200:]
