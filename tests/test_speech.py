"""What is read aloud, and the program that reads it."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from device.config import Config, TobagoSettings
from device.screen.sentence import clue
from device.seating import Wish
from device.speech import LONGEST, RETRY, Speech
from device.spoken import spoken
from device.words import LANGUAGES, Words
from engine.frame import Frame, Gate, Item, Menu, Notice
from engine.games.tobago.clue import DECK
from engine.scene import Clue, Island, Lesson, Lobby, Pass, Peek
from engine.settings import Settings
from tests.evening import Evening
from tests.gallery import gallery, seats
from tests.gallery_island import islands
from tests.gallery_treasure import treasure_gallery

GALLERY = gallery() | islands() | treasure_gallery()
WORDS = Words("en")


def said(before: str | Frame | None, after: str | Frame) -> str:
    was, now = (GALLERY[one] if isinstance(one, str) else one for one in (before or after, after))
    return spoken(None if before is None else was, now, WORDS)


# ------------------------------------------------------------ what is said
@pytest.mark.parametrize(
    ("before", "after", "heard"),
    [
        ("path_asked", "path_turned_trap", "Snake! 2 more lie face down."),
        ("path_asked", "path_shared", "Everybody inside gets 3 rubies. 5 rubies in the cave."),
        (
            "path_locked",
            "reveal_alone",
            "3 go on. 1 leaves. Square walks out with 12 rubies. Square takes 2 relics worth 15.",
        ),
        ("path_asked", "bust_snake", "Snake, twice! Circle loses 10 rubies. Hexagon loses 10 rubies."),
        ("bust_snake", "interval_bust", "Expedition 3 is over. 2 more to come. Left the game: Lava and Snake."),
        ("interval_bust", "final_five", "Heart wins."),
        ("island_now_drove", "island_now_took", "Ben picks up an amulet."),
        ("island_now_took", "island_now_turn", "Ben has the turn."),
        ("offer_next", "offer_asked", "5 coins. Bartholomeus Groenewoud: take it or leave it?"),
        ("offer_asked", "offer_claimed", "Bartholomeus Groenewoud takes 5 coins."),
        ("offer_asked", "cursed", "The curse!"),
        ("offer_turned", "pass", "Pass the screen to Bartholomeus Groenewoud."),
        ("offer_turned", "sweep", "Your own light glows when your card is shown."),
        ("sweep", "sweep_curse", ""),
        ("lobby_empty", "lobby_five", "Circle. Square. Triangle. Hexagon. Heart. 5 people sit."),
        ("path_asked", "path_locked", ""),
    ],
)
def test_news_are_said_once_and_in_short(before: str, after: str, heard: str) -> None:
    assert said(before, after) == heard
    assert said(after, after) == ""


def test_the_same_beat_later_is_said_again() -> None:
    first = GALLERY["path_turned_trap"]
    assert said(first, replace(first, since=9.0)) == said("path_asked", first) != ""


def test_of_many_who_leave_the_names_are_said() -> None:
    name = next(name for name, frame in GALLERY.items() if len(getattr(frame.scene, "leaving", ())) > 2)
    told = said("path_locked", name)
    assert told.count(".") <= 3
    assert " and " in told


def menu(page: str = "settings", lit: int = 0, volume: int = 60) -> Frame:
    items = (Item("volume", volume), Item("back"))
    return replace(GALLERY["path_turned_trap"], menu=Menu(page, items, lit))


def test_the_menu_is_read() -> None:
    bare = GALLERY["path_turned_trap"]
    assert said(bare, menu()) == "Settings. Volume: 60 %."
    assert said(menu(), menu(lit=1)) == "Back."
    assert said(menu(), menu(volume=80)) == "Volume: 80 %."
    assert said(menu(lit=1), bare) == "", "what lay below is no news"


def test_the_keys_of_a_pin_are_not_said() -> None:
    gates = [replace(GALLERY["path_asked"], gate=Gate(entered, 4)) for entered in range(4)]
    assert said("path_asked", gates[0]) == "The host’s secret keys."
    assert [said(gates[0], gate) for gate in gates[1:]] == [""] * 3


def test_lessons_are_read() -> None:
    lobby = GALLERY["lobby_five"]
    pages = [replace(lobby, scene=Lesson("diamant", page)) for page in range(8)]
    told = [said(before, after) for before, after in zip([lobby, *pages], pages, strict=False)]
    assert len(set(told) - {""}) == 8


def test_somebody_comes_or_takes_another_name() -> None:
    five = GALLERY["lobby_five"]
    assert isinstance(five.scene, Lobby)
    first, *others = five.scene.stands
    fox = replace(five, scene=replace(five.scene, stands=(replace(first, name="Fox"), *others)))
    assert said(five, fox) == "Fox."
    gone = replace(five, scene=replace(five.scene, stands=(replace(first, seated=False), *others)))
    assert said(five, gone) == "4 people sit."
    assert said(gone, five) == "Circle. 5 people sit."


def test_those_who_are_waited_for_are_named() -> None:
    asked = GALLERY["path_asked"]
    assert said(asked, replace(asked, silent=seats(0, 2))) == "We are waiting for Circle and Triangle."
    assert said(replace(asked, silent=seats(0, 2)), asked) == ""


def test_notices_and_the_warning_are_read_once() -> None:
    asked = GALLERY["path_asked"]
    told = replace(asked, notices=(Notice("undone", lasting=False),), warning=390.0)
    assert said(asked, told) == "Still there? Press any key. The host has undone the last choice."
    assert said(told, told) == said(told, asked) == ""


def test_what_bots_play_and_what_one_seat_sees_is_never_said() -> None:
    for name, one in GALLERY.items():
        assert said(None, replace(one, invitation=True)) == ""
        if name.startswith("peek"):
            assert said("pass", one) == said(None, one) == ""
    inviting = replace(GALLERY["path_turned_trap"], invitation=True)
    assert said(inviting, "lobby_five").endswith("5 people sit.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    for name, frame in GALLERY.items():
        told = spoken(None, frame, words)
        assert told == told.strip(), name
        assert not set("\n·\u2068\u2069") & set(told), name
        assert ".." not in told, name


# ------------------------------------------------------------ the program
ALOUD = Settings(volume=100, speech=True)
RECORDS = '{ echo "$@"; cat; echo; } >> "$0.said"; echo noise; echo noise >&2'


class Voice:
    """A program that stands for the one that speaks."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "voice"

    def does(self, script: str) -> None:
        self.path.write_text(f"#!/bin/sh\n{script}\n")
        self.path.chmod(0o755)

    @property
    def heard(self) -> list[str]:
        """Arguments and sentences in turn."""
        file = self.path.with_name("voice.said")
        return file.read_text("utf-8").splitlines() if file.exists() else []


@pytest.fixture
def voice(tmp_path: Path) -> Voice:
    return Voice(tmp_path)


def speech(voice: Voice) -> Speech:
    return Speech(str(voice.path))


def aloud(name: str, settings: Settings = ALOUD) -> Frame:
    return replace(GALLERY[name], settings=settings)


def ends(one: Speech) -> int:
    """Wait for the real program; its number."""
    assert one._voice is not None
    one._voice.wait(10)
    return one._voice.pid


def test_the_news_go_to_the_program(voice: Voice, capfd: pytest.CaptureFixture[str]) -> None:
    voice.does(RECORDS)
    files = len(os.listdir("/proc/self/fd"))
    one = speech(voice)
    assert one.show(aloud("bust_snake", replace(ALOUD, language="nl")), 0.0) is not None
    child = ends(one)
    assert one.show(aloud("bust_snake", replace(ALOUD, language="nl")), 1.0) is None
    arguments, told = voice.heard
    assert arguments == "-v nl -a 160 -s 155 --stdin"
    assert told == spoken(None, GALLERY["bust_snake"], Words("nl"))
    one.close()
    one.close()
    assert capfd.readouterr() == ("", "")
    assert len(os.listdir("/proc/self/fd")) == files
    assert not Path(f"/proc/{child}").exists(), "nothing is left of the child, not even its name"


def test_only_the_newest_waits(voice: Voice, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gate")
    voice.does(f'{RECORDS}; read open < "{tmp_path}/gate"')
    one = speech(voice)
    for at, name in enumerate(("path_turned_trap", "path_shared", "bust_snake", "interval_bust", "interval_bust")):
        assert one.show(aloud(name), float(at)) is not None
    (tmp_path / "gate").write_text("open\n")
    ends(one)
    assert one.show(aloud("interval_bust"), 5.0) is not None
    (tmp_path / "gate").write_text("open\n")
    ends(one)
    assert one.show(aloud("interval_bust"), 6.0) is None
    assert [line.split("!")[0].split(".")[0] for line in voice.heard[1::2]] == ["Snake", "Expedition 3 is over"]


def test_a_program_that_hangs_is_stopped(voice: Voice) -> None:
    voice.does("exec sleep 60")
    one = speech(voice)
    one.show(aloud("path_turned_trap"), 0.0)
    assert one.show(aloud("path_turned_trap"), LONGEST) is not None
    ends(one)
    assert one.show(aloud("path_turned_trap"), LONGEST + 1) is None
    voice.does(RECORDS)
    assert one.show(aloud("path_shared"), LONGEST + RETRY - 1) is None
    assert one.show(aloud("bust_snake"), LONGEST + RETRY) is not None
    ends(one)
    one.close()
    assert len(voice.heard) == 2


@pytest.mark.parametrize("failing", ["exit 1", "exec 0<&-; exit 3", None])
def test_a_program_that_fails_or_is_missing_is_tried_again_later(voice: Voice, failing: str | None) -> None:
    one = speech(voice)
    if failing is not None:
        voice.does(failing)
        assert one.show(aloud("path_turned_trap"), 0.0) is not None
        ends(one)
    assert one.show(aloud("path_turned_trap"), 0.0) is None
    voice.does(RECORDS)
    assert one.show(aloud("path_shared"), RETRY - 1) is None
    assert one.show(aloud("bust_snake"), RETRY) is not None
    ends(one)
    one.close()
    assert voice.heard[1].startswith("Snake, twice!")


def test_silence_stops_it_at_once_and_is_no_failure(voice: Voice) -> None:
    for at, settings in enumerate((replace(ALOUD, speech=False), replace(ALOUD, volume=0))):
        voice.does("exec sleep 60")
        one = speech(voice)
        one.show(aloud("path_turned_trap"), at)
        one.show(aloud("bust_snake", settings), at + 1)
        ends(one)
        assert one.show(aloud("bust_snake", settings), at + 2) is None
        voice.does(RECORDS)
        assert one.show(aloud("path_shared"), at + 3) is not None
        ends(one)
        one.close()
    assert len(voice.heard) == 4


def test_bots_that_invite_are_silent(voice: Voice) -> None:
    voice.does(RECORDS)
    one = speech(voice)
    assert one.show(replace(aloud("path_turned_trap"), invitation=True), 0.0) is None


def test_the_end_of_the_evening_stops_it(voice: Voice) -> None:
    voice.does("exec sleep 60")
    one = speech(voice)
    one.show(aloud("path_turned_trap"), 0.0)
    assert one._voice is not None
    child = one._voice.pid
    one.close()
    assert not Path(f"/proc/{child}").exists(), "nothing is left of the child, not even its name"


# ------------------------------------------------------------ secrets
class Heard(Speech):
    """It writes down what is said, and how often it was shown what one seat sees."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.private = 0

    def show(self, frame: Frame, now: float) -> float | None:
        before = len(self.told)
        wake = super().show(frame, now)
        if frame.viewer is not None:
            self.private += 1
            assert len(self.told) == before, "said while one seat looked at the screen"
        return wake

    def _say(self, text: str, language: str, volume: int, now: float) -> None:
        self.told.append(text)


def test_a_secret_hand_is_never_said() -> None:
    """Without lights the screen goes round: what is said are clues that lie on a map for everybody to see."""
    config = Config(tobago=TobagoSettings(hands="secret"))
    evening = Evening(wish=Wish("tobago", None, ("Ana", "Bo")), config=config, settings=Settings(speech=True), seed=3)
    heard = Heard()
    evening.outputs.append(heard)
    public: set[str] = set()
    for n in range(400):
        evening.wait(0.6)
        shown = evening.table.frame(evening.viewer).scene
        for box in () if isinstance(shown, Peek) else evening.asked:
            left = shown.seen if isinstance(shown, Pass) else n % 3 == 1
            evening.press(box, "left" if left else "right")
        if isinstance(evening.frame.scene, Island):
            public |= {clue(WORDS, card) for chart in evening.frame.scene.charts for card in chart.clues}
    assert heard.private > 100
    assert len(public) > 3
    told = " ".join(heard.told)
    assert "Pass the screen to Ana." in told
    assert "Ana has the turn. Pass the screen to Bo." not in told
    assert sum(card in told for card in public) > 3
    # The longest first: "in sight of a hut" stands within "not in sight of a hut".
    deck = {clue(WORDS, Clue(card.relation, card.landmark, card.largest)) for card in DECK}
    for card in sorted(deck, key=len, reverse=True):
        assert card in public or card not in told
        told = told.replace(card, "")
