"""Sounds: the files, and when they are heard."""

import array
import io
import itertools
import math
import os
import subprocess
import sys
import wave
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from assets import ROOT
from assets.make_sounds import RATE, SOUNDS, wav
from device.sound import CAP, RETRY, SETTLE, NoDevice, Sound, cues, loudness
from device.sound import SOUNDS as PLAYED
from engine.beat import Beat
from engine.frame import Frame
from engine.scene import Lobby, Path
from engine.seat import Seat
from tests.gallery import gallery, seats
from tests.gallery_island import islands
from tests.gallery_treasure import treasure_gallery

GALLERY = gallery() | islands() | treasure_gallery()


def frame(name: str, kind: str | None = None, since: float = 1.0) -> Frame:
    """A frame of the gallery, within a beat of that kind."""
    beat = type("Kind", (Beat,), {"kind": kind, "hold": 1.0, "__slots__": ()})() if kind else None
    return replace(GALLERY[name], beat=beat, since=since)


def samples(data: bytes) -> list[int]:
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values.tolist()


def strength(values: list[int]) -> float:
    return math.sqrt(sum(v * v for v in values) / len(values)) / 32768


def brightness(values: list[int]) -> float:
    """The mean frequency, in hertz, by energy of the slope against energy."""
    slope = sum((b - a) ** 2 for a, b in itertools.pairwise(values))
    return math.sqrt(slope / sum(v * v for v in values)) * RATE / (2 * math.pi)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_clean_and_the_same_on_every_run(name: str) -> None:
    committed = (ROOT / "sounds" / f"{name}.wav").read_bytes()
    assert committed == wav(name)
    values = samples(committed)
    assert 0.05 <= len(values) / RATE <= 2.0
    assert max(map(abs, values)) <= 32768 * 10 ** (-3 / 20)
    assert abs(values[0]) < 100, "a click at the start"
    assert abs(values[-1]) < 100, "a click at the end"


def test_every_sound_is_there_and_no_other() -> None:
    assert set(PLAYED) == set(SOUNDS) == {path.stem for path in (ROOT / "sounds").iterdir()}


def test_press_is_soft_bust_is_low_win_is_bright() -> None:
    heard = {name: samples((ROOT / "sounds" / f"{name}.wav").read_bytes()) for name in SOUNDS}
    assert min(SOUNDS, key=lambda name: max(map(abs, heard[name]))) == "press"
    assert min(SOUNDS, key=lambda name: brightness(heard[name])) == "bust"
    assert brightness(heard["bust"]) < 500 < brightness(heard["win"])
    assert strength(heard["bust"]) < 0.2, "dramatic, never frightening"


@pytest.mark.parametrize(
    ("name", "kind", "heard"),
    [
        ("path_turned", "turned", ("flip",)),
        ("path_turned_trap", "turned", ("trap",)),
        ("path_turned_relic", "turned", ("relic",)),
        ("path_mouth", "turned", ()),
        ("path_shared", "shared", ("share",)),
        ("path_asked", "shared", ()),
        ("reveal_mixed", "revealed", ("reveal",)),
        ("bust_snake", "bust", ("bust",)),
        ("interval_bust", "closed", ()),
        ("final_five", "finished", ("win",)),
        ("island_now_clue", "played", ("clue",)),
        ("island_now_located", "located", ("relic",)),
        ("island_now_drove", "drove", ("drive",)),
        ("island_now_took", "took", ("gem",)),
        ("island_now_dug", "dug", ("dig",)),
        ("island_now_appeared", "appeared", ("share",)),
        ("offer_turned", "offered", ("flip",)),
        ("offer_next", "offered", ()),
        ("offer_claimed", "claimed", ("share",)),
        ("offer_refused", "claimed", ()),
        ("cursed", "cursed", ("curse",)),
        ("path_asked", None, ()),
        ("path_turned", "something-else", ()),
    ],
)
def test_a_beat_is_heard_once_when_it_begins(name: str, kind: str | None, heard: tuple[str, ...]) -> None:
    after = frame(name, kind)
    before = replace(frame("path_asked", since=0.0), sitters=after.sitters)
    assert cues(before, after) == heard
    assert cues(after, replace(after, held=frozenset({1}))) == ()


def test_the_same_beat_later_is_heard_again() -> None:
    first = frame("path_turned", "turned", 1.0)
    assert cues(first, replace(first, since=9.0)) == ("flip",)


def test_one_gem_each_is_one_gem() -> None:
    shared = frame("path_shared", "shared")
    scene = GALLERY["path_first"].scene
    assert isinstance(scene, Path)
    one = replace(scene, places=tuple(replace(place, gain=1) for place in scene.places))
    assert cues(frame("path_asked", since=0.0), replace(shared, scene=one)) == ("gem",)


def test_the_first_frame_is_silent() -> None:
    assert cues(None, frame("path_turned", "turned")) == ()
    assert cues(None, GALLERY["path_locked"]) == ()


def test_one_press_for_each_seat_that_locks() -> None:
    asked = GALLERY["path_asked"]
    one, three = replace(asked, locked=seats(0)), replace(asked, locked=seats(0, 1, 3))
    assert cues(asked, one) == ("press",)
    assert cues(one, one) == ()
    assert cues(one, three) == ("press", "press")
    assert cues(three, asked) == ()


def test_sitting_down_is_heard_and_the_start_of_the_game_is_not() -> None:
    empty, five = GALLERY["lobby_empty"], GALLERY["lobby_five"]
    assert isinstance(five.scene, Lobby)
    assert cues(empty, five) == ("sit",) * 5
    assert cues(five, empty) == ()
    assert cues(five, GALLERY["path_asked"]) == ()


@dataclass
class Recorder:
    """A speaker that remembers; while `works` is False it has no device."""

    works: ClassVar[bool]
    opened: ClassVar[list[int]]
    played: ClassVar[list[str]]

    def __init__(self, volume: int) -> None:
        self.opened.append(volume)
        if not self.works:
            raise NoDevice

    def play(self, name: str) -> None:
        if not self.works:
            raise NoDevice
        self.played.append(name)

    def close(self) -> None:
        self.played.append("closed")


@pytest.fixture
def recorder() -> type[Recorder]:
    return type("Fresh", (Recorder,), {"works": True, "opened": [], "played": []})


def press(seat: int) -> Frame:
    return replace(GALLERY["path_asked"], locked=frozenset(Seat(s) for s in range(seat)))


def test_the_device_is_opened_after_the_first_picture(recorder: type[Recorder]) -> None:
    sound = Sound(50, recorder)
    assert sound.show(press(0), 10.0) == 10.0 + SETTLE
    assert sound.show(press(1), 10.1) == 10.0 + SETTLE
    assert recorder.opened == []
    assert sound.show(press(1), 10.5) is None
    assert sound.show(press(2), 11.0) is None
    assert (recorder.opened, recorder.played) == ([50], ["press"])
    sound.close()
    sound.close()
    assert recorder.played == ["press", "closed"]


def test_silence_opens_nothing(recorder: type[Recorder]) -> None:
    sound = Sound(0, recorder)
    for at in range(100):
        assert sound.show(press(at % 5), float(at)) is None
    assert not recorder.opened
    assert not sound.missing


def test_a_missing_device_is_tried_again_once_a_minute(recorder: type[Recorder]) -> None:
    recorder.works = False
    sound = Sound(50, recorder)
    for tenth in range(int(3 * RETRY * 10)):
        sound.show(press(tenth % 3), tenth / 10)
    assert len(recorder.opened) == 3
    assert sound.missing
    recorder.works = True
    sound.show(press(0), 3 * RETRY + SETTLE)
    assert not sound.missing
    sound.show(press(1), 3 * RETRY + 1)
    assert recorder.played == ["press"]


def test_a_device_that_vanishes_is_not_an_error(recorder: type[Recorder]) -> None:
    sound = Sound(50, recorder)
    sound.show(press(0), 0.0)
    sound.show(press(0), 1.0)
    recorder.works = False
    assert sound.show(press(1), 2.0) == 2.0 + RETRY
    assert sound.missing


def test_volume_has_a_cap() -> None:
    assert loudness(0) == 0.0
    assert loudness(100) == loudness(1000) == CAP < 1.0
    assert 0 < loudness(20) < loudness(50) < loudness(80)


CHILD = """
from device.sound import Mixer, NoDevice, SOUNDS
try:
    mixer = Mixer(60)
except NoDevice:
    print("no device")
else:
    for name in SOUNDS:
        mixer.play(name)
    mixer.close()
    mixer.close()
    print("played")
"""


@pytest.mark.parametrize(("driver", "said"), [("dummy", "played"), ("none-such", "no device")])
def test_the_real_mixer_with_and_without_a_device(driver: str, said: str) -> None:
    child = subprocess.run(
        [sys.executable, "-c", CHILD],
        env=os.environ | {"SDL_AUDIODRIVER": driver},
        capture_output=True,
        text=True,
        check=True,
    )
    assert child.stdout.strip() == said


def test_sound_costs_nothing_until_it_is_heard() -> None:
    code = "import sys, device.sound; print([name for name in sys.modules if name.startswith('pygame')])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )
