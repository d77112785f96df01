"""A treasure hunt as text: the island, its maps, the question, the sharing and the secrets."""

import re
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.names import ISOLATE, POP
from device.screen import text_page
from device.screen.cells import Line, cells, plain
from device.screen.fold import folded
from device.screen.sentence import clue as sentence
from device.screen.sentence import told as news
from device.screen.text import lines
from device.screen.text_page import AMULET, BACK, CHARTS, LIT, LOCKED, REMOVED, SIGNS, VIEWS
from device.words import LANGUAGES, Words
from engine.frame import Frame
from engine.scene import Ask, Clue, Halves, Island, Option
from engine.seat import Seat
from tests.gallery import seats
from tests.gallery_island import islands
from tests.gallery_treasure import treasure_gallery

GALLERY: Final = islands() | treasure_gallery()
WORDS: Final = {language: Words(language) for language in LANGUAGES}
SIZES: Final = ((60, 20), (80, 24), (100, 30), (132, 43), (200, 60))
SPOKEN: Final = [(size, language) for size in SIZES for language in (LANGUAGES if size == SIZES[0] else ("en", "de"))]
"""The languages that are looked at in each size: where there is room, the longest words stand for all."""
ENGLISH: Final = WORDS["en"]


def picture(frame: Frame, size: tuple[int, int] = (80, 24), language: str = "en") -> list[Line]:
    return lines(frame, WORDS[language], *size, 1.0)


def text(frame: Frame, size: tuple[int, int] = (80, 24), language: str = "en") -> str:
    return "\n".join(map(plain, picture(frame, size, language)))


def scene(name: str) -> Island:
    found = GALLERY[name].scene
    assert isinstance(found, Island)
    return found


def ground(name: str, **more: Any) -> str:
    """The island alone, 40 cells of the 80, without the legend."""
    said = text(replace(GALLERY[name], scene=replace(scene(name), **more))).splitlines()
    end = next(y for y, line in enumerate(said) if line.startswith(" j jungle"))
    return "\n".join(line[:37] for line in said[1:end])


@pytest.mark.parametrize("name", GALLERY)
def test_every_scene_fills_its_screen_exactly(name: str) -> None:
    for (width, height), language in SPOKEN:
        drawn = [plain(line) for line in picture(GALLERY[name], (width, height), language)]
        assert [cells(line) for line in drawn] == [width] * height
        assert all(line.count(ISOLATE) == line.count(POP) for line in drawn)
        assert WORDS[language].say("help-terminal") in drawn[-1]


@given(st.sampled_from(sorted(GALLERY)), st.integers(1, 90), st.integers(1, 25))
def test_a_smaller_screen_breaks_nothing(name: str, width: int, height: int) -> None:
    assert [cells(plain(line)) for line in picture(GALLERY[name], (width, height))] == [width] * height


# ------------------------------------------------------------ the island
@pytest.mark.parametrize("name", ["island_action", "island_four", "island_landing"])
def test_every_space_shows_its_land(name: str) -> None:
    shown = ground(name, happening=None)
    for terrain in ("jungle", "scrubland", "mountains", "beach", "river", "lake"):
        tiles = [tile for tile in scene(name).tiles if tile.terrain == terrain]
        assert shown.count(ENGLISH.say("land-letter", landmark=terrain)) == len(tiles)


def test_what_lies_on_the_island_is_seen() -> None:
    shown, one = ground("island_action"), scene("island_action")
    for traveller in one.travellers:
        assert shown.count(SIGNS[GALLERY["island_action"].sitters[traveller.seat].box]) == 1
    assert shown.count(CHARTS["brown"]) == 1
    assert shown.count(AMULET) == len(one.amulets)
    assert any(view in shown for view in VIEWS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_land_has_a_letter_of_its_own_in_the_legend(language: str) -> None:
    words = WORDS[language]
    letters = {one: words.say("land-letter", landmark=one) for one in ("jungle", "scrubland", "mountains")}
    letters |= {one: words.say("land-letter", landmark=one) for one in ("beach", "river", "lake")}
    assert len(set(letters.values())) == 6
    for size in SIZES:
        said = text(GALLERY["island_action"], size, language)
        assert all(f" {letter} {words.say(f'land-{one}').lower()}" in said for one, letter in letters.items())


def test_marks_say_what_the_question_is_about() -> None:
    halves, drive, few = scene("island_halving"), ground("island_drive"), scene("island_clue_few")
    assert halves.halves is not None
    shown = ground("island_halving")
    assert (shown.count("<"), shown.count(">")) == (len(halves.halves.left), len(halves.halves.right))
    assert ground("island_clue").count(REMOVED) == len(scene("island_clue").removed)
    assert ground("island_clue_few").count(REMOVED) == len(few.removed)
    reached = [way for way in scene("island_drive").reached if way.space != scene("island_drive").target]
    assert [drive.count(str(n)) for n in (1, 2, 3)] == [sum(way.steps == n for way in reached) for n in (1, 2, 3)]
    assert drive.count(LIT) == 1


def test_on_a_small_screen_marks_stay() -> None:
    one = scene("island_clue")
    left = "\n".join(line[:27] for line in text(GALLERY["island_clue"], (60, 20)).splitlines()[:13])
    assert left.count(REMOVED) == len(one.removed)


def test_marks_need_no_colour() -> None:
    """Whatever is told by an ink is told by a sign as well."""
    plain_text = {text(GALLERY[name]) for name in ("island_action", "island_clue", "island_drive", "island_halving")}
    assert len(plain_text) == 4


# ------------------------------------------------------------ the maps
@pytest.mark.parametrize("language", LANGUAGES)
def test_maps_tell_their_clues_and_what_is_left(language: str) -> None:
    words, one = WORDS[language], scene("island_action")
    said = text(GALLERY["island_action"], (200, 60), language)
    for chart in one.charts:
        assert f"{CHARTS[chart.sign]} {words.say(f'map-{chart.sign}')}" in said
        assert words.say("leaves", n=chart.left) in said
        for clue in chart.clues:
            assert sentence(words, clue) in said
    assert f"{words.say('leaves', n=1)} {LOCKED}" in said
    assert "■ ■" in said, "a double claim"


def test_a_clue_that_is_looked_at_shows_what_would_be_left() -> None:
    chart = next(chart for chart in scene("island_clue").charts if chart.lit is not None)
    for size in SIZES:
        said = text(GALLERY["island_clue"], size)
        assert f"{chart.left} → {chart.lit}" in said
        assert f"{LIT}{CHARTS[chart.sign]} " in said


@pytest.mark.parametrize(("size", "language"), SPOKEN)
def test_of_too_many_clues_the_oldest_go_and_every_map_stays(size: tuple[int, int], language: str) -> None:
    frame, words = GALLERY["island_crowd"], WORDS[language]
    said = text(frame, size, language)
    for chart in scene("island_crowd").charts:
        assert words.say(f"map-{chart.sign}") in said
        assert words.say("leaves", n=chart.left) in said
    maps = " ".join(" ".join(line[28:].split()) for line in said.splitlines()[:13])
    if size == SIZES[0]:
        assert "…" in maps
        assert all(sentence(words, chart.clues[-1]) in maps for chart in scene("island_crowd").charts)


def test_open_hands_are_told_where_there_is_room() -> None:
    one = scene("island_action")
    said = text(GALLERY["island_action"], (200, 60))
    for traveller in one.travellers:
        assert " · ".join(sentence(ENGLISH, clue) for clue in traveller.hand) in said
    assert f"{BACK} {sentence(ENGLISH, one.travellers[0].hand[0])}" in text(GALLERY["island_action"])
    hidden = text(GALLERY["island_secret"], (200, 60))
    assert sentence(ENGLISH, one.travellers[0].hand[0]) not in hidden.replace("in the scrubland ●", "")


# ------------------------------------------------------------ the question
@pytest.mark.parametrize(("size", "language"), SPOKEN)
def test_the_question_and_its_keys_are_always_there(size: tuple[int, int], language: str) -> None:
    words = WORDS[language]
    said = text(GALLERY["island_action"], size, language)
    assert words.say("ask-action") in said
    assert f"{LIT} {words.say('act-drive')}" in said
    assert f"({words.say('act-dig')})" in said
    assert words.say("help-drive") in said
    assert words.say("why-no-treasure") in text(GALLERY["island_action_blocked"], size, language)
    assert re.search(r"◧ \S+ +◨ \S+ Q W", said)


def test_numbers_of_options_say_of_what() -> None:
    said = text(GALLERY["island_drive"])
    assert f"{CHARTS['brown']} To the treasure · 2 steps" in said
    assert "To an amulet · 1 step " in said
    maps = (Option("map-white", sign="white", number=7, unit="spaces"), Option("map-grey", sign="grey"))
    asked = replace(scene("island_action"), ask=Ask(Seat(0), "ask-map", maps))
    assert f"{LIT} {CHARTS['white']} White map -7" in text(replace(GALLERY["island_action"], scene=asked))


def test_halving_says_how_many_each_key_keeps() -> None:
    halves = Halves(((0, 0),), ((1, 0), (2, 0)))
    frame = replace(GALLERY["island_halving"], scene=replace(scene("island_halving"), halves=halves))
    assert "◧ < 1  ◨ > 2" in text(frame)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_the_smallest_screen(language: str) -> None:
    """Beside the sign at the left; the keys take 18 cells, and more than 14 only where there are options."""
    words, known = WORDS[language], re.findall(r"^((?:ask|help|why)-[a-z-]+) =", words_file(language), re.MULTILINE)
    for word in known:
        room = 57 if not word.startswith("ask-") or word == "ask-begin" else 41
        assert cells(words.say(word)) <= room, word


def test_everybody_is_asked_with_everybodys_keys() -> None:
    one = replace(scene("island_landing"), ask=Ask(None, "ask-begin"), halves=None, turn=None)
    frame = replace(GALLERY["island_landing"], scene=one, asked=seats(0, 1, 2))
    for size in SIZES:
        said = text(frame, size)
        assert ENGLISH.say("ask-begin") in said
        assert all(f" {keys}" in said for keys in ("Z X", "R T", "F G"))
        assert "V B" not in said, "it is not asked"


def test_a_pair_of_clues_is_one_choice() -> None:
    pair = Option(
        "power-swap", clue=Clue("in", "lake", claims=(Seat(0),)), other=Clue("next_to", "hut", claims=(Seat(1),))
    )
    asked = Ask(Seat(0), "ask-swap", (pair,))
    said = text(replace(GALLERY["island_action"], scene=replace(scene("island_action"), ask=asked)))
    assert f"{LIT} in a lake ● + next to a hut ■" in said


def test_before_the_island_is_there() -> None:
    bare = replace(scene("island_made"), tiles=(), things=(), charts=(), happening=None)
    assert "jungle" in text(replace(GALLERY["island_made"], scene=bare))


def words_file(language: str) -> str:
    from assets import ROOT

    return (ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8")


# ------------------------------------------------------------ sentences
@pytest.mark.parametrize(("size", "language"), SPOKEN)
def test_news_is_told_whole(size: tuple[int, int], language: str) -> None:
    for name, frame in GALLERY.items():
        if name.startswith("island_now"):
            happening = scene(name).happening
            assert happening is not None
            told = news(WORDS[language], happening, "Willemijn-Fleur" if happening.seat == 2 else "").split()
            said = text(frame, size, language).split()
            assert all(word in said for word in told)


def test_every_sign_has_a_stand_in_for_old_terminals() -> None:
    signs = {sign for name, sign in vars(text_page).items() if name.isupper() and isinstance(sign, str)}
    signs = signs - {text_page.SILENT} | {*CHARTS.values(), *VIEWS, *SIGNS}
    for encoding in ("ascii", "cp850"):
        assert all(cells(folded(sign, encoding)) == 1 and folded(sign, encoding) != "?" for sign in signs)
        assert len({folded(sign, encoding) for sign in (*CHARTS.values(), *SIGNS)}) == 12
