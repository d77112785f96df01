"""The settings: what is wrong is named by file, key and what is allowed."""

import dataclasses
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from device.config import BoxSettings, Config, ConfigError, load
from engine.settings import Settings

GOOD = """
language = "nl"
[screen]
kind = "text"
rotate = 90
[[boxes.wires]]
left = 4
right = 17
light = 18
[[boxes.wires]]
left = 5
right = 22
[diamant]
edition = "diamant-2005"
chests = "open"
"""


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "table.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_good_file_is_read_and_the_rest_are_defaults(tmp_path: Path) -> None:
    config = load(written(tmp_path, GOOD))
    assert config.language == "nl"
    assert config.screen.rotate == 90
    assert [box.light for box in config.boxes.wires] == [18, None]
    assert config.sound == Config().sound
    assert (config.diamant.edition, config.diamant.chests) == ("diamant-2005", "open")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "colour = 1",
            "colour: unknown key; allowed: language, screen, boxes, table, host, kiosk, diamant, tobago, sound, state",
        ),
        ("[screen]\nsize = 3", "screen.size: unknown key; allowed: kind, width, height"),
        ("[screen]\nwidth = 'big'", "screen.width: expected `int`, got `str`"),
        ("[screen]\nrotate = 45", "screen.rotate: invalid enum value 45; allowed: 0, 90, 180, 270"),
        ("[screen]\nkind = 'tv'", "screen.kind: invalid enum value 'tv'; allowed: auto, window, text"),
        ("screen = 3", "screen: expected `object`, got `int`"),
        ("[sound]\nvolume = 101", "sound.volume: expected `int` <= 100"),
        ("language = 'xx'", "language: 'xx' is unknown; allowed: en, pt, nl"),
        ("[diamant]\nedition = 'x'", "diamant.edition: 'x' is unknown; allowed: diamant-2016"),
        ("[diamant]\nexpeditions = 6", "diamant.expeditions: expected `int` <= 5"),
        ("[[boxes.wires]]\nleft=4\nright=4", "boxes.wires[1].right: line 4 is already used by boxes.wires[1].left"),
        (
            "[[boxes.wires]]\nleft=4\nright=5\n[[boxes.wires]]\nleft=6\nright=7\nlight=4",
            "boxes.wires[2].light: line 4 is already used by boxes.wires[1].left; free: 8",
        ),
        ("[[boxes.wires]]\nleft=2\nright=5", "boxes.wires[1].left: line 2 is reserved for I²C; free: 4, 5"),
        ("[[boxes.wires]]\nleft=28\nright=5", "boxes.wires[1].left: expected `int` <= 27"),
        ("[[boxes.wires]]\nleft=4", "boxes.wires[1]: object missing required field `right`"),
        ("[[boxes.wires]]\nleft=4\nright=5\nled=6", "boxes.wires[1].led: unknown key; allowed: left, right, light"),
        ("language = ", "is not TOML"),
        ('[host]\npin = "1234"', "host.pin: '1234' is no PIN; write 4 to 16 letters l and r"),
        ('[host]\npin = "lr"', "host.pin: 'lr' is no PIN"),
        ('[host]\nlocked = ["loudness"]', "host.locked: 'loudness' is unknown; allowed: language, volume,"),
        (
            '[kiosk]\nhours = "ten to six"',
            "kiosk.hours: 'ten to six' is no opening time; write two times from 0:00 to 24:00",
        ),
        ('[kiosk]\nhours = "10:00-25:00"', "kiosk.hours: '10:00-25:00' is no opening time"),
        ("[kiosk]\nidle_after = 5", "kiosk.idle_after: expected `float` >= 60"),
        ('[table]\nnames = [""]', "table.names: A name needs at least one visible letter."),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(ConfigError) as refused:
        load(file)
    said = str(refused.value)
    assert said.startswith(f"{file}: ")
    assert sentence in said
    assert "\n" not in said


def test_more_boxes_than_a_table_has(tmp_path: Path) -> None:
    wires = "".join(f"[[boxes.wires]]\nleft={4 + 2 * n}\nright={5 + 2 * n}\n" for n in range(9))
    with pytest.raises(ConfigError, match=r"boxes\.wires: expected `array` of length <= 8"):
        load(written(tmp_path, wires))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"table\.toml: cannot be read"):
        load(tmp_path / "table.toml")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_bytes(b"\xff")
    with pytest.raises(ConfigError, match="is not TOML"):
        load(tmp_path / "table.toml")


def test_the_manual_names_all_that_can_be_locked_and_every_kind_of_box() -> None:
    manual = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    told = manual.partition("**What `locked` can name**")[2].partition("\n\n")[0]
    assert [one.name for one in dataclasses.fields(Settings) if f"`{one.name}`" not in told] == []
    line = manual.partition("    [boxes]\n")[2].splitlines()[0]
    assert [kind for kind in get_args(get_type_hints(BoxSettings)["kind"]) if kind not in line] == []
