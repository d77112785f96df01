"""Names: whatever is typed, no line, log or layout breaks."""

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from wcwidth import wcswidth

from device.names import ISOLATE, LONGEST, MARKS, POP, checked, shown
from engine.spelling import LETTERS
from tests.gallery import NAMES

STEERING = tuple(
    "aé \t\n\u200b\u200d\u202e\u2066\u2069\ufe0f\u0301\u0327\ud800\x1b\x07אמب李👩🦊🇳🇱\u20e3\u1100\u1161\u11a8"
)
"""Characters of every kind that a name can do harm with."""

NASTY = st.lists(st.sampled_from(STEERING) | st.characters(), max_size=40).map("".join)
WIDTHS = st.integers(0, LONGEST)


@given(NASTY, WIDTHS)
def test_never_longer_than_its_cells(name: str, cells: int) -> None:
    assert 0 <= wcswidth(shown(name, cells)) <= cells


@given(st.text(st.sampled_from(STEERING) | st.characters(), max_size=LETTERS))
def test_whatever_can_be_typed_is_a_name_in_full(typed: str) -> None:
    assume(shown(typed, LONGEST))
    assert checked(typed) == shown(typed, LONGEST).strip(ISOLATE + POP)


@given(NASTY, WIDTHS)
def test_never_a_character_that_steers(name: str, cells: int) -> None:
    text = shown(name, cells)
    if text.startswith(ISOLATE):
        assert text.endswith(POP)
        text = text[1:-1]
    assert not [char for char in text if unicodedata.category(char)[0] == "C"]
    assert text == " ".join(text.split())
    text.encode("utf-8")


@given(NASTY, WIDTHS)
def test_showing_twice_is_showing_once(name: str, cells: int) -> None:
    once = shown(name, cells)
    assert shown(once, cells) == once
    assert unicodedata.is_normalized("NFC", once)


@given(NASTY, WIDTHS)
def test_right_to_left_never_stands_free(name: str, cells: int) -> None:
    text = shown(name, cells)
    free = any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in text)
    assert free == text.startswith(ISOLATE)


@pytest.mark.parametrize(
    ("name", "cells", "safe"),
    [
        ("Ana", 8, "Ana"),
        ("", 8, ""),
        ("   \t\r\n ", 8, ""),
        ("\u200b\u2060\u3164\u2800", 8, ""),
        ("\u0301\u0302", 8, ""),
        ("Ana\nMaria", 20, "Ana Maria"),
        ("\x1b[31mred\x1b[0m", 20, "[31mred[0m"),
        ("evil\u202egnp.exe", 20, "evilgnp.exe"),
        ("Bartholomeus Groenewoud", 14, "Bartholomeus…"),
        ("Bartholomeus", 12, "Bartholomeus"),
        ("Bartholomeus", 1, "…"),
        ("Bartholomeus", 0, ""),
        ("李小龍", 5, "李小…"),
        ("李小龍", 4, "李…"),
        ("Çağlar", 6, "Çağlar"),
        ("Cag\u0306lar", 6, "Cağlar"),
        ("\ud83d broken", 10, "broken"),
        ("❤️", 4, "❤"),
        ("مريم", 8, f"{ISOLATE}مريم{POP}"),
    ],
)
def test_what_becomes_of(name: str, cells: int, safe: str) -> None:
    assert shown(name, cells) == safe


def test_accents_do_not_pile_up() -> None:
    zalgo = "Z" + "\u0335\u0301\u0316\u0302\u0323" * 20 + "o"
    marks = [char for char in shown(zalgo, 8) if unicodedata.category(char)[0] == "M"]
    assert len(marks) == MARKS


def test_a_typed_name_is_cleaned() -> None:
    assert checked("  Ana\tMaria\u202e ") == "Ana Maria"
    assert [checked(name) for name in NAMES if name] == [name for name in NAMES if name]


@pytest.mark.parametrize("name", ["", " ", "\x00\x1b", "\u200b", "\u0301"])
def test_a_name_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="at least one visible letter"):
        checked(name)


def test_a_name_that_is_too_long_is_refused_in_one_safe_line() -> None:
    checked("x" * LONGEST)
    with pytest.raises(ValueError, match="room for 48 letters"):
        checked("李" * (LONGEST // 2 + 1))
    with pytest.raises(ValueError, match="takes 49") as refusal:
        checked("x" * (LONGEST + 1) + "\n\x1b")
    assert str(refusal.value).isprintable()
