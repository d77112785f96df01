"""The table as text: lines of cells, whole and legible at every size and in every language."""

import re
from dataclasses import replace
from itertools import product
from typing import Final, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.boxes.keyboard import KEYS
from device.names import ISOLATE, POP
from device.screen.cells import Line, big, cells, plain
from device.screen.sentence import called, happened, pot
from device.screen.text import changes, lines
from device.screen.text_page import ASKED, BACK, CAMP, CROWN, GEM, LOCKED, SIGNS
from device.screen.text_path import FLIP
from device.words import LANGUAGES, Words
from engine.frame import Frame, Notice
from engine.scene import Bust, Card, Lobby, Path, Reveal
from engine.scene import Final as End
from engine.seat import BOXES
from tests.gallery import (
    EIGHT,
    EVENING,
    FIVE,
    LONG,
    danger,
    gallery,
    moving,
    places,
    relic,
    seats,
    still,
    trap,
    treasure,
)

GALLERY: Final = gallery()
WORDS: Final = {language: Words(language) for language in LANGUAGES}
SIZES: Final = ((60, 20), (80, 24), (100, 30), (132, 43), (200, 60))
SMALLEST: Final = SIZES[0]
SPOKEN: Final = [(size, language) for size in SIZES for language in (LANGUAGES if size == SMALLEST else ("en", "de"))]
"""The languages that are looked at in each size: where there is room, the longest words stand for all."""


def picture(frame: Frame, size: tuple[int, int] = SMALLEST, language: str = "en", now: float = 1.0) -> list[Line]:
    return lines(frame, WORDS[language], *size, now)


def text(frame: Frame, size: tuple[int, int] = SMALLEST, language: str = "en", now: float = 1.0) -> str:
    return "\n".join(map(plain, picture(frame, size, language, now)))


def steering(said: str) -> list[str]:
    return [char for char in said if not char.isprintable() and char not in (ISOLATE, POP)]


@pytest.mark.parametrize("name", GALLERY)
def test_every_scene_fills_its_screen_exactly(name: str) -> None:
    for size, language in SPOKEN:
        width, height = size
        drawn = picture(GALLERY[name], size, language)
        assert len(drawn) == height
        for line in map(plain, drawn):
            assert cells(line) == width
            assert line.count(ISOLATE) == line.count(POP)
            assert not steering(line)
        assert WORDS[language].say("help-terminal") in plain(drawn[-1])


@given(st.sampled_from(sorted(GALLERY)), st.integers(1, 70), st.integers(1, 25))
def test_a_smaller_screen_breaks_nothing(name: str, width: int, height: int) -> None:
    drawn = picture(GALLERY[name], (width, height))
    assert [cells(plain(line)) for line in drawn] == [width] * height
    assert all(plain(line).count(ISOLATE) == plain(line).count(POP) for line in drawn)


# ------------------------------------------------------------ the lobby
def test_the_lobby_shows_everybodys_keys_and_signs() -> None:
    said = text(GALLERY["lobby_empty"])
    for box, (left, right) in enumerate(KEYS):
        assert re.search(rf"{left.upper()} {right.upper()}\b", said)
        assert SIGNS[box] in said
        assert called(WORDS["en"], "", box, 20) in said
    assert len(set(SIGNS)) == BOXES


def test_the_lobby_says_who_sits_and_what_to_do() -> None:
    empty, five, full = (text(GALLERY[f"lobby_{name}"]) for name in ("empty", "five", "full"))
    assert "Nobody sits yet" in empty
    assert "Start" not in empty.replace("Enter: start", "")
    assert "5 people sit" in five
    assert "Sit down" in five
    assert "[Enter] Start" in five
    assert five.count(LOCKED) == 5
    assert "Sit down" not in full
    assert full.count("Bot") == 2
    assert "made for three and more" in text(GALLERY["lobby_few"])


def test_a_faulty_box_has_no_keys() -> None:
    frame = GALLERY["lobby_fault"]
    assert isinstance(frame.scene, Lobby)
    assert "V B" not in text(frame)
    assert "Diamond: this box does not answer" in text(frame)


# ------------------------------------------------------------ the expedition
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_path_says_everything_that_is_needed_to_choose(language: str) -> None:
    words = WORDS[language]
    for name, size in product(("path_asked", "path_long", "path_classic", "path_open_chests"), SIZES):
        frame = GALLERY[name]
        scene = frame.scene
        assert isinstance(scene, Path)
        said = text(frame, size, language)
        assert words.say("expedition", n=scene.round, of=scene.rounds) in said
        assert pot(words, scene) in said
        for one in scene.dangers:
            assert f"▲ {words.say(one.word)} {BACK * one.copies or '0'}" in said
        for place in scene.places:
            sitter = frame.sitters[place.seat]
            assert f"{SIGNS[sitter.box]} {called(words, sitter.name, sitter.box, 30)[:5]}" in said
            if place.state == "inside":
                assert re.search(rf"▌ ?{place.hand} {GEM}", said)
        assert said.count(CAMP) == sum(place.state == "camp" for place in scene.places)
        assert words.say("continue") in said
        assert words.say("leave") in said


def test_gems_lie_on_their_cards() -> None:
    said = text(GALLERY["path_first"])
    assert all(row in said for row in big("13"))
    assert GEM * 3 in said
    scene = replace(EVENING, cards=(treasure(17, 9), treasure(5, 0)))
    assert f"9 {GEM}" in text(still(scene, FIVE))


def test_a_card_that_is_turned_shows_its_back_first() -> None:
    frame = GALLERY["path_turned"]
    assert "░" in text(frame, now=FLIP - 0.01)
    assert "░" not in text(frame, now=FLIP)
    assert changes(frame, 0.0) == FLIP
    assert changes(frame, FLIP) is None
    assert "░" not in text(GALLERY["path_asked"], now=0.0)


def test_the_path_is_as_long_as_there_is_room_and_counts_the_rest() -> None:
    long = GALLERY["path_long"]
    assert isinstance(long.scene, Path)
    older = len(long.scene.cards) - 1
    for size in SIZES:
        said = text(long, size)
        hidden = int(found.group(1)) if (found := re.search(r"◂ (\d+)", said)) else 0
        corners = said.count("╭") + said.count("╔") + len(re.findall(r"(?<!\\)(?:/\\){4,}", said))
        assert 8 <= older - hidden <= older
        assert hidden == 0 or size[0] < 100
        assert corners > (older - hidden) // 2


def test_nothing_has_been_turned_yet() -> None:
    assert "35 cards face down" in text(GALLERY["path_mouth"])


def test_news_is_one_sentence() -> None:
    words = WORDS["en"]

    def told(card: Card, *before: Card, moment: Literal["turned", "shared", "choosing"] = "turned") -> str:
        return happened(words, replace(EVENING, cards=(*before, card), moment=moment, places=places(7, 7, gain=3)))

    assert told(treasure(14, 2)) == "Treasure 14"
    assert told(treasure(14, 2), moment="shared") == "Everybody inside gets 3 rubies"
    assert told(trap("spider", 2)) == "Spider! 2 more lie face down"
    assert told(trap("spider", 1)) == "Spider! One more lies face down"
    assert told(trap("spider", 0)) == "Spider! There is no other one"
    assert told(trap("spider", 1), trap("spider", 1)) == "Spider"
    assert told(relic("sun", 5)) == "Sun disc, worth 5 rubies"
    assert told(relic("sun", 5), moment="choosing") == ""
    for name in ("path_turned", "path_turned_trap", "path_turned_relic", "path_shared"):
        scene = GALLERY[name].scene
        assert isinstance(scene, Path)
        assert happened(words, scene) in text(GALLERY[name])


def test_locking_shows_who_and_nothing_else() -> None:
    asked, locked = GALLERY["path_asked"], GALLERY["path_locked"]
    assert text(asked).count(ASKED) == 4
    assert text(locked).count(LOCKED) == 3
    assert "0/4" in text(asked)
    assert "3 of 4 have chosen" in text(locked, (80, 24))
    apart = [a != b for a, b in zip(picture(asked), picture(locked), strict=True)]
    assert sum(apart) == 3, "two rows of seats and the count"


def test_asked_or_not_the_locked_are_voters() -> None:
    """A table may ask only those who have not locked yet."""
    frame = replace(GALLERY["path_asked"], asked=seats(1), locked=seats(0, 3, 4))
    assert "3/4" in text(frame)
    done = replace(frame, asked=frozenset(), locked=seats(0, 1, 3, 4))
    assert "4/4" in text(done)


def test_three_two_one() -> None:
    frame = GALLERY["path_closing"]
    for age, digit in ((0.0, "3"), (0.21, "2"), (0.41, "1"), (5.6, "1")):
        assert all(f"│  {row}  │" in text(frame, now=age) for row in big(digit))
    assert changes(frame, 0.0) == pytest.approx(0.2)
    assert changes(frame, 0.2) == pytest.approx(0.4)
    assert changes(frame, 0.6) is None


# ------------------------------------------------------------ how things end
def test_the_reveal_shows_both_sides_and_every_sum() -> None:
    frame = GALLERY["reveal_mixed"]
    said = text(frame)
    assert isinstance(frame.scene, Reveal)
    assert "2 go on" in said
    assert "2 leave" in said
    assert said.count(f"7 + 2 = 9 {GEM}") == 2
    assert "1 ruby stays behind" in said
    assert "Sun disc" in said
    assert "Sun disc and Dagger +15" in text(GALLERY["reveal_alone"], (80, 24))
    for row in text(GALLERY["reveal_eight_leave"]).splitlines():
        assert "66 + 19 = 85" in row or SIGNS[0] not in row
    assert text(GALLERY["reveal_eight_leave"]).count("66 + 19 = 85") == 8


@pytest.mark.parametrize("name", ["bust_snake", "bust_eight"])
def test_a_bust_names_the_trap_and_every_loss(name: str) -> None:
    frame, words = GALLERY[name], WORDS["en"]
    scene = frame.scene
    assert isinstance(scene, Bust)
    said = text(frame)
    assert words.say("bust-title", trap=words.say(scene.card.word)) in said
    lost = [place for place in scene.places if place.state == "lost"]
    assert said.count(" loses ") == len(lost)
    assert all(words.say("gems", n=place.hand, gem=scene.gem) in said for place in lost)


def test_entrances_are_closed_one_after_the_other() -> None:
    said = text(GALLERY["interval_bust"])
    assert [f"╳╳ {n} ╳╳" in said for n in range(1, 6)] == [True, True, True, False, False]
    assert "Expedition 3 is over" in said
    assert "2 more to come" in said
    assert "Left the game: Lava and Snake" in said
    assert all(f"▣{chest}" in text(GALLERY["interval_chests"]) for chest in (12, 0, 66, 9, 104, 21, 7, 35))


def test_the_end_names_the_winners_and_every_score() -> None:
    for name in ("final_five", "final_eight", "final_classic", "final_all_equal"):
        frame = GALLERY[name]
        assert isinstance(frame.scene, End)
        for size in SIZES:
            said = text(frame, size)
            assert said.count(CROWN) == sum(row.winner for row in frame.scene.rows)
            assert all(f" {row.score} {GEM}" in said for row in frame.scene.rows)
    assert "Heart wins" in text(GALLERY["final_five"])
    assert "8 players share the victory" in text(GALLERY["final_all_equal"])


# ------------------------------------------------------------ over everything
def test_the_menu_lights_one_item() -> None:
    said = text(GALLERY["path_menu"])
    assert "▸ Undo the last choice" in said
    assert said.count("▸") == 1
    assert "Switch Tacora off" in said
    assert "Next" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_fits_the_smallest_screen(language: str) -> None:
    codes = ("stuck", "fault", "lost", "not-kept", "undone", "resumed", "need-two", "no-sound")
    for code in codes:
        notice = Notice(
            code, box=6 if code in ("stuck", "fault", "lost") else None, side="right" if code == "stuck" else None
        )
        frame = replace(still(LONG, EIGHT), notices=(notice,))
        row = plain(picture(frame, language=language)[1])
        banner = [span.text for span in picture(frame, language=language)[1] if span.ink == "banner"]
        assert len(banner) == 1
        assert cells(banner[0]) <= SMALLEST[0]
        assert "Willemijn-Fleur" in row or notice.box is None
    assert WORDS[language].say("notice-undone") in text(GALLERY["path_undone"], language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_the_smallest_screen(language: str) -> None:
    words, width = WORDS[language], SMALLEST[0]
    for name in ("cave-in", "scorpion", "boulder", "explosion", "ram", "rocks"):
        for copies in (0, 1, 2):
            scene = replace(LONG, cards=(trap(name, copies),), moment="turned")
            assert cells(happened(words, scene)) <= width
    shared = replace(LONG, moment="shared", gem="red-diamond", places=places(17, gain=17))
    assert cells(happened(words, shared)) <= width
    crowded = replace(
        LONG,
        pot=124,
        gem="red-diamond",
        dangers=tuple(danger(name, 2) for name in ("snake", "scorpion", "cave-in", "gas", "explosion")),
    )
    said = text(still(crowded, EIGHT), language=language)
    assert pot(words, crowded) in said
    assert words.say("expedition", n=5, of=5) in said
    assert f"{words.say('trap-explosion')} {BACK * 2}" in said


def test_beats_move_only_paths() -> None:
    assert changes(moving(EVENING, FIVE), 0.0) == FLIP
    assert changes(GALLERY["bust_snake"], 0.0) is None
    assert changes(GALLERY["final_five"], 0.0) is None
