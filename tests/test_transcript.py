"""The evening as plain text: every happening once, in order, in the table's language."""

import io
import os
from dataclasses import replace

import pytest

from device.screen.transcript import Transcript, account
from device.words import LANGUAGES, Words
from engine.scene import Path
from engine.settings import Settings
from tests.gallery import gallery

GALLERY = gallery()


def told(*names: str, language: str = "en") -> str:
    stream = io.StringIO()
    transcript = Transcript(stream)
    for at, name in enumerate(names):
        frame = replace(GALLERY[name], settings=Settings(language=language))
        assert transcript.show(frame, float(at)) is None
    return stream.getvalue()


def test_an_evening_is_told_line_by_line() -> None:
    assert told("lobby_five", "path_turned_trap", "path_shared", "path_asked", "reveal_alone", "bust_snake") == (
        "5 people sit\n"
        "  Snake! 2 more lie face down\n"
        "  Everybody inside gets 3 rubies · 5 rubies in the cave\n"
        "  3 go on · 1 leaves\n"
        "    Square walks out with 12 rubies\n"
        "    Square takes 2 relics worth 15\n"
        "Snake, twice!\n"
        "  Circle loses 10 rubies\n"
        "  Hexagon loses 10 rubies\n"
    )


def test_the_end_is_told() -> None:
    assert told("interval_bust", "final_five") == (
        "Expedition 3 is over · 2 more to come\n"
        "Left the game: Lava and Snake\n"
        "\n"
        "Heart wins\n"
        "  Heart: 41\n"
        "  Circle: 36\n"
        "  Hexagon: 29\n"
        "  Square: 22\n"
        "  Triangle: 14\n"
    )


def test_nothing_is_told_twice() -> None:
    once = told("path_turned", "reveal_mixed")
    assert told("path_turned", "path_turned", "path_asked", "path_locked", "reveal_mixed", "reveal_mixed") == once


def test_the_first_card_opens_an_expedition() -> None:
    frame = GALLERY["path_first"]
    assert isinstance(frame.scene, Path)
    turned = replace(frame, scene=replace(frame.scene, moment="turned"))
    assert account(turned, Words("nl")) == ["", "Expeditie 1 van 5", "  Schat 13"]
    assert account(GALLERY["path_mouth"], Words("nl")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GALLERY)
def test_every_scene_can_be_told_in_every_language(name: str, language: str) -> None:
    for line in account(GALLERY[name], Words(language)):
        assert line == "" or line.strip()
        assert "\n" not in line


def test_who_has_locked_is_not_told() -> None:
    words = Words("en")
    assert account(GALLERY["path_asked"], words) == account(GALLERY["path_locked"], words) == []


def test_a_reader_that_goes_away_ends_the_telling() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8", closefd=False) as stream:
        transcript = Transcript(stream)
        with pytest.raises(BrokenPipeError):
            transcript.show(GALLERY["final_five"], 0.0)
        transcript.close()
        transcript.close()
        os.dup2(os.open(os.devnull, os.O_WRONLY), writing)
