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
from pathlib import Path as Folder
from typing import ClassVar

import pytest

from assets import ROOT
from assets.make_sounds import SOUNDS, wav
from assets.tone import RATE
from device.ambience import CAVE, SEA, SLOT, drop, place
from device.cues import cues
from device.sound import CAP, RETRY, SETTLE, NoDevice, Sound, loudness
from device.sound import SOUNDS as PLAYED
from engine.beat import Beat
from engine.frame import Frame, Gate, Item, Menu
from engine.scene import Boxes, Closed, Clue, Island, Lesson, Lobby, Path, Reveal, house
from engine.seat import Seat
from engine.settings import Settings
from tests.gallery import gallery, seats
from tests.gallery_island import islands
from tests.gallery_treasure import treasure_gallery

GALLERY = gallery() | islands() | treasure_gallery()

AIRS = frozenset({CAVE.air, SEA.air})
DROPS = frozenset(CAVE.drops + SEA.drops)


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


def file(name: str) -> list[int]:
    return samples((ROOT / "sounds" / f"{name}.wav").read_bytes())


def felt(values: list[int]) -> float:
    """How loud it seems, in dB of full scale: its loudest fifth of a second, without the depths that ears hear less."""
    heard, low = [], 0.0
    for value in values:
        low += (value - low) * 0.16
        heard.append((value - low) / 32768)
    long = RATE // 5
    energy = [0.0, *itertools.accumulate(one * one for one in heard)]
    most = max(energy[min(i + long, len(heard))] - energy[i] for i in range(max(1, len(heard) - long)))
    return 10 * math.log10(most / long)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_clean_and_the_same_on_every_run(name: str) -> None:
    committed = (ROOT / "sounds" / f"{name}.wav").read_bytes()
    assert committed == wav(name)
    values = samples(committed)
    assert 0.05 <= len(values) / RATE <= 2.0
    assert max(map(abs, values)) <= 32768 * 10 ** (-3 / 20)
    assert abs(sum(values) / len(values)) < 60, "it pushes the cone to one side"
    if name not in AIRS:
        assert abs(values[0]) < 100, "a click at the start"
        assert abs(values[-1]) < 100, "a click at the end"


@pytest.mark.parametrize("name", sorted(AIRS))
def test_an_air_goes_round_without_a_seam(name: str) -> None:
    values = file(name)
    steps = [abs(b - a) for a, b in itertools.pairwise(values)]
    assert abs(values[0] - values[-1]) <= max(steps)
    quarters = [strength(values[i : i + RATE // 2]) for i in range(0, 2 * RATE, RATE // 2)]
    assert max(quarters) < 1.4 * min(quarters), "it breathes in time"


def test_every_sound_is_there_and_no_other() -> None:
    assert set(PLAYED) == set(SOUNDS) == {path.stem for path in (ROOT / "sounds").iterdir()}
    assert len(set(PLAYED)) == len(PLAYED)
    assert set(PLAYED) > AIRS | DROPS


LOUD = {"reveal", "bust", "trap", "relic", "curse", "share", "win"}
"""Moments of the game."""
KEYS = {"press", "menu", "ok", "tick"}
"""What keys do: soft, for they are heard a thousand times."""


def test_what_matters_is_loud_and_what_keys_do_is_soft() -> None:
    level = {name: felt(file(name)) for name in SOUNDS}
    under = AIRS | DROPS
    plain = level.keys() - LOUD - KEYS - under
    assert max(level[name] for name in LOUD) - min(level[name] for name in LOUD) < 5
    assert max(level[name] for name in KEYS) < min(level[name] for name in plain)
    assert max(level[name] for name in plain) < max(level[name] for name in LOUD)
    assert max(level[name] for name in DROPS) < min(level[name] for name in plain) - 8
    assert max(level[name] for name in AIRS) < min(level.values()) + 8
    assert max(level[name] for name in AIRS) < min(level[name] for name in KEYS) - 8


def test_bust_is_low_and_win_is_bright() -> None:
    heard = {name: file(name) for name in SOUNDS}
    assert min(LOUD, key=lambda name: brightness(heard[name])) == "bust"
    assert brightness(heard["bust"]) < 500 < brightness(heard["win"])
    assert strength(heard["bust"]) < 0.2, "dramatic, never frightening"


def told(before: Frame | None, after: Frame) -> tuple[str, ...]:
    """The cues by name."""
    return tuple(cue.sound for cue in cues(before, after))


@pytest.mark.parametrize(
    ("name", "kind", "heard"),
    [
        ("path_turned", "turned", ("flip",)),
        ("path_turned_trap", "turned", ("trap",)),
        ("path_turned_relic", "turned", ("relic",)),
        ("path_mouth", "turned", ()),
        ("path_shared", "shared", ("share",)),
        ("path_asked", "shared", ()),
        ("reveal_mixed", "revealed", ("reveal", "step")),
        ("reveal_alone", "revealed", ("reveal", "step", "relic")),
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
    assert told(before, after) == heard
    assert told(after, replace(after, held=frozenset({1}))) == ()


def test_the_same_beat_later_is_heard_again() -> None:
    first = frame("path_turned", "turned", 1.0)
    assert told(first, replace(first, since=9.0)) == ("flip",)


def test_one_gem_each_is_one_gem() -> None:
    shared = frame("path_shared", "shared")
    scene = GALLERY["path_first"].scene
    assert isinstance(scene, Path)
    one = replace(scene, places=tuple(replace(place, gain=1) for place in scene.places))
    assert told(frame("path_asked", since=0.0), replace(shared, scene=one)) == ("gem",)


def test_the_first_frame_is_silent() -> None:
    assert told(None, frame("path_turned", "turned")) == ()
    assert told(None, GALLERY["path_locked"]) == ()


def test_one_press_for_each_seat_that_locks() -> None:
    asked = GALLERY["path_asked"]
    one, three = replace(asked, locked=seats(0)), replace(asked, locked=seats(0, 1, 3))
    assert told(asked, one) == ("press",)
    assert told(one, one) == ()
    assert told(one, three) == ("press", "press")
    assert told(three, asked) == ()


def test_sitting_down_is_heard_and_the_start_of_the_game_is_not() -> None:
    empty, five = GALLERY["lobby_empty"], GALLERY["lobby_five"]
    assert isinstance(five.scene, Lobby)
    assert told(empty, five) == ("sit",) * 5
    assert told(five, empty) == ("stand",)
    assert told(five, GALLERY["path_asked"]) == told(GALLERY["final_five"], five) == ()


def menu(page: str = "settings", lit: int = 0, volume: int = 60) -> Frame:
    items = (Item("volume", volume), Item("back"))
    return replace(GALLERY["path_asked"], menu=Menu(page, items, lit))


def test_a_menu_clicks_the_same_for_every_row() -> None:
    bare = GALLERY["path_asked"]
    assert told(bare, menu()) == told(menu(), menu(volume=80)) == told(menu(), menu("main")) == ("ok",)
    assert told(menu(), menu(lit=1)) == told(menu(lit=1), menu()) == ("menu",)
    assert told(menu(), menu()) == ()
    assert told(menu(), bare) == ("ok",)


def test_every_key_of_a_pin_sounds_alike() -> None:
    gates = [replace(GALLERY["path_asked"], gate=Gate(entered, 4)) for entered in range(4)]
    assert [told(before, after) for before, after in itertools.pairwise(gates)] == [("menu",)] * 3
    assert told(gates[3], gates[0]) == ()


def test_pages_turn() -> None:
    lobby = GALLERY["lobby_five"]
    first, second = (replace(lobby, scene=Lesson("diamant", page)) for page in (0, 1))
    assert told(lobby, first) == told(first, second) == ("page",)
    assert told(second, second) == ()
    assert told(second, lobby) == ("ok",)


def test_a_new_name_in_the_lobby_clicks() -> None:
    five = GALLERY["lobby_five"]
    assert isinstance(five.scene, Lobby)
    stands = tuple(replace(stand, name="Fox") if stand.box == 0 else stand for stand in five.scene.stands)
    assert told(five, replace(five, scene=replace(five.scene, stands=stands))) == ("menu",)


def test_choices_click_where_all_hands_lie_open() -> None:
    table = GALLERY["island_action"]
    assert isinstance(table.scene, Island)
    assert table.scene.ask is not None
    for hands, heard in (((Clue("in", "lake"),), ("menu",)), ((), ())):
        travellers = tuple(replace(one, hand=hands, cards=1) for one in table.scene.travellers)
        scene = replace(table.scene, travellers=travellers)
        lit = replace(scene, ask=replace(table.scene.ask, lit=table.scene.ask.lit + 1))
        assert told(replace(table, scene=scene), replace(table, scene=lit)) == heard


def test_a_box_under_test_is_heard() -> None:
    before, after = (
        replace(GALLERY["lobby_empty"], scene=Boxes((house.Tested(0, False, False, presses, False),)))
        for presses in (1, 2)
    )
    assert told(before, after) == ("press",)


def test_those_who_are_waited_for_are_reminded_once() -> None:
    asked = GALLERY["path_asked"]
    one, two = replace(asked, silent=seats(0)), replace(asked, silent=seats(0, 1))
    assert told(asked, one) == told(one, two) == told(asked, two) == ("nudge",)
    assert told(two, one) == told(two, two) == ()


def test_the_warning_is_heard_once() -> None:
    asked = GALLERY["path_asked"]
    warned = replace(asked, warning=390.0)
    assert told(asked, warned) == ("warn",)
    assert told(warned, warned) == told(warned, asked) == ()


def test_bots_that_invite_are_silent() -> None:
    inviting = replace(frame("path_turned_trap", "turned"), invitation=True)
    assert told(GALLERY["lobby_empty"], inviting) == ()
    assert told(inviting, GALLERY["lobby_five"]) == ("sit",) * 5


def closing(hold: float, at: float | None = 3.0) -> Frame:
    return replace(GALLERY["path_locked"], closing=at, hold=hold, since=1.0)


def test_a_countdown_is_counted() -> None:
    before = closing(0.0, None)
    assert [(cue.sound, round(cue.after, 3)) for cue in cues(before, closing(0.6))] == [
        ("tick", 0.0),
        ("tick", 0.2),
        ("tick", 0.4),
    ]
    assert told(before, closing(0.3)) == ("tick",)
    assert told(closing(0.6), closing(0.6)) == ()


@dataclass
class Recorder:
    """A speaker that remembers; while `works` is False it has no device."""

    works: ClassVar[bool]
    opened: ClassVar[int]
    played: ClassVar[list[str]]

    def __init__(self) -> None:
        type(self).opened += 1
        if not self.works:
            raise NoDevice

    def loud(self, volume: int) -> None:
        self.played.append(f"at {volume}")

    def play(self, name: str) -> None:
        if not self.works:
            raise NoDevice
        self.played.append(name)

    def lie(self, name: str | None) -> None:
        if not self.works:
            raise NoDevice
        self.played.append(f"under it {name}")

    def close(self) -> None:
        self.played.append("closed")


@pytest.fixture
def recorder() -> type[Recorder]:
    return type("Fresh", (Recorder,), {"works": True, "opened": 0, "played": []})


BARE = Settings(volume=50, ambience=False)


def press(seat: int, settings: Settings = BARE) -> Frame:
    return replace(GALLERY["path_asked"], locked=frozenset(Seat(s) for s in range(seat)), settings=settings)


def test_the_device_is_opened_after_the_first_picture(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    assert sound.show(press(0), 10.0) == 10.0 + SETTLE
    assert sound.show(press(1), 10.1) == 10.0 + SETTLE
    assert recorder.opened == 0
    assert sound.show(press(1), 10.5) is None
    assert sound.show(press(2), 11.0) is None
    assert (recorder.opened, recorder.played) == (1, ["at 50", "press"])
    sound.close()
    sound.close()
    assert recorder.played == ["at 50", "press", "closed"]


def test_silence_opens_nothing(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    for at in range(100):
        assert sound.show(press(at % 5, Settings(volume=0)), float(at)) is None
    assert not recorder.opened
    assert not sound.missing


def test_volume_changes_at_once_and_the_device_stays(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    sound.show(press(0, Settings(volume=0)), 0.0)
    for at, volume in enumerate((20, 20, 80, 0, 0, 60), 1):
        sound.show(press(at, Settings(volume=volume, ambience=False)), float(at))
    assert recorder.opened == 1
    assert recorder.played == ["at 20", "press", "at 80", "press", "at 0", "at 60", "press"]


def test_a_missing_device_is_tried_again_once_a_minute(recorder: type[Recorder]) -> None:
    recorder.works = False
    sound = Sound(recorder)
    for tenth in range(int(3 * RETRY * 10)):
        sound.show(press(tenth % 3), tenth / 10)
    assert recorder.opened == 3
    assert sound.missing
    recorder.works = True
    sound.show(press(0), 3 * RETRY + SETTLE)
    assert not sound.missing
    sound.show(press(1), 3 * RETRY + 1)
    assert recorder.played == ["at 50", "press"]


def test_a_device_that_vanishes_is_not_an_error(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    sound.show(press(0), 0.0)
    sound.show(press(0), 1.0)
    recorder.works = False
    assert sound.show(press(1), 2.0) == 2.0 + SETTLE
    assert sound.show(press(2), 2.0 + SETTLE) == 2.0 + SETTLE + RETRY
    assert sound.missing


def test_a_plug_that_is_moved_is_heard_again_at_once(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    sound.show(press(0), 0.0)
    sound.show(press(0, replace(BARE, ambience=True)), 1.0)
    recorder.works = False
    sound.show(press(1), 2.0)
    recorder.works = True
    recorder.played.clear()
    sound.show(press(1, replace(BARE, ambience=True)), 2.0 + SETTLE)
    assert recorder.played == ["at 50", f"under it {CAVE.air}"]
    assert not sound.missing


def test_a_moment_s_later_sounds_come_in_time_and_go_with_it(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    for at in (0.0, 1.0):
        sound.show(replace(closing(0.0, None), settings=BARE), at)
    shown = replace(closing(0.6), settings=BARE)
    assert sound.show(shown, 3.0) == pytest.approx(3.2)
    assert sound.show(shown, 3.1) == pytest.approx(3.2)
    assert sound.show(shown, 3.21) == pytest.approx(3.4)
    assert recorder.played == ["at 50", "tick", "tick"]
    assert sound.show(replace(closing(0.0, None), settings=BARE), 3.3) is None
    sound.show(replace(closing(0.0, None), settings=BARE), 9.0)
    assert recorder.played == ["at 50", "tick", "tick"]


def test_a_reveal_is_walked_out_of(recorder: type[Recorder]) -> None:
    sound = Sound(recorder)
    for at in (0.0, 1.0):
        sound.show(press(0), at)
    revealed = replace(frame("reveal_alone", "revealed", 2.0), hold=2.4, settings=BARE)
    assert isinstance(revealed.scene, Reveal)
    heard: list[tuple[float, str]] = []
    for tenth in range(20, 45):
        before = len(recorder.played)
        sound.show(revealed, tenth / 10)
        heard += [(tenth / 10, name) for name in recorder.played[before:]]
    assert heard == [(2.0, "reveal"), (2.6, "step"), (3.0, "relic")]


# ------------------------------------------------------------ ambience
def test_a_place_has_its_air() -> None:
    assert {place(GALLERY[name]) for name in ("path_asked", "reveal_mixed", "bust_snake", "interval_bust")} == {CAVE}
    assert {place(GALLERY[name]) for name in ("island_now_clue", "offer_turned", "cursed")} == {SEA}
    lobby = GALLERY["lobby_five"]
    silent = [
        lobby,
        GALLERY["final_five"],
        replace(lobby, scene=Lesson("diamant", 0)),
        replace(lobby, scene=Closed("")),
    ]
    silent.append(replace(GALLERY["path_asked"], invitation=True))
    silent.append(replace(GALLERY["path_asked"], settings=Settings(ambience=False)))
    assert {place(frame) for frame in silent} == {None}
    assert place(menu()) is CAVE


def test_drops_fall_seldom_and_the_same_again() -> None:
    for here in (CAVE, SEA):
        now, fallen = 1000.0, []
        while now < 1600:
            now, name = drop(here, now)
            fallen.append((now, name))
        assert len(fallen) in (100, 101)
        gaps = [later[0] - earlier[0] for earlier, later in itertools.pairwise(fallen)]
        assert min(gaps) > 1
        assert max(gaps) < 2 * SLOT
        assert len({round(gap, 1) for gap in gaps}) > 10, "nobody counts along"
        assert {name for _, name in fallen} == set(here.drops)
        assert drop(here, 1000.0) == fallen[0]


def test_the_cave_is_heard_only_in_the_cave(recorder: type[Recorder]) -> None:
    sound, here = Sound(recorder), Settings(volume=50)
    lobby, cave, end = (replace(GALLERY[name], settings=here) for name in ("lobby_five", "path_asked", "final_five"))
    for at in (0.0, 1.0):
        assert sound.show(lobby, at) is (None if at else SETTLE) or at == 0.0
    wake = sound.show(cave, 2.0)
    wakes = 0
    while wake is not None and wake < 62.0:
        wakes += 1
        wake = sound.show(cave, wake)
    assert wakes <= 11
    sound.show(replace(cave, settings=replace(here, volume=0)), 63.0)
    sound.show(cave, 64.0)
    assert sound.show(end, 65.0) is None
    under = [name for name in recorder.played if name.startswith("under")]
    assert under == [f"under it {CAVE.air}", "under it None"] * 2
    assert [name for name in recorder.played if name in CAVE.drops]
    assert sound.show(replace(end, settings=replace(here, ambience=False)), 66.0) is None


# ------------------------------------------------------------ the device
def test_volume_has_a_cap() -> None:
    assert loudness(0) == 0.0
    assert loudness(100) == loudness(1000) == CAP < 1.0
    assert 0 < loudness(20) < loudness(50) < loudness(80)


CHILD = """
import pathlib, sys
from device.sound import Mixer, NoDevice, SOUNDS
cards = pathlib.Path(sys.argv[1])
try:
    mixer = Mixer(cards)
except NoDevice:
    print("no device")
else:
    mixer.loud(60)
    mixer.lie("air")
    for name in SOUNDS:
        mixer.play(name)
    mixer.lie("surf")
    mixer.lie(None)
    cards.write_text("another card")
    try:
        mixer.play("press")
    except NoDevice:
        print("gone")
    mixer.close()
    mixer.close()
    print("played")
"""


@pytest.mark.parametrize(("driver", "said"), [("dummy", ["gone", "played"]), ("none-such", ["no device"])])
def test_the_real_mixer_with_and_without_a_device(driver: str, said: list[str], tmp_path: Folder) -> None:
    child = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path / "cards")],
        env=os.environ | {"SDL_AUDIODRIVER": driver},
        capture_output=True,
        text=True,
        check=True,
    )
    assert child.stdout.split("\n")[:-1] == said


def test_sound_costs_nothing_until_it_is_heard() -> None:
    code = "import sys, device.sound; print([name for name in sys.modules if name.startswith('pygame')])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )
