"""Cells of a terminal: whatever is put there, a line keeps its width, and any terminal can show it."""

from itertools import pairwise, product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.names import ISOLATE, POP, shown
from device.screen.cells import Line, Sheet, cells, plain
from device.screen.fold import folded
from device.screen.text import lines
from device.screen.text_page import SIGNS
from device.words import Words
from engine.frame import Frame
from engine.seat import BOXES
from tests.gallery import gallery

GALLERY: Final = gallery()


def picture(frame: Frame, language: str = "en") -> list[Line]:
    return lines(frame, Words(language), 80, 24, 1.0)


def test_a_wide_sign_is_never_cut_in_half() -> None:
    sheet = Sheet(6, 1)
    sheet.put(0, 0, "李小龍")
    sheet.put(1, 0, "a")
    sheet.put(4, 0, "b")
    assert [plain(line) for line in sheet.lines()] == [" a小b "]
    sheet.put(5, 0, "龍")
    assert cells(plain(sheet.lines()[0])) == 6


def test_a_name_that_is_covered_stays_in_its_isolate() -> None:
    sheet = Sheet(10, 1)
    sheet.put(1, 0, shown("مريم", 8))
    sheet.put(3, 0, "x")
    assert plain(sheet.lines()[0]) == f" {ISOLATE}مر{POP}x{ISOLATE}م{POP}     "


@given(st.text(max_size=20), st.integers(-3, 12))
def test_whatever_is_put_a_sheet_keeps_its_width(said: str, x: int) -> None:
    sheet = Sheet(10, 1)
    sheet.put(x, 0, "".join(char for char in said if char.isprintable()))
    assert cells(plain(sheet.lines()[0])) == 10


def test_spans_join_cells_of_one_ink() -> None:
    frame = GALLERY["path_menu"]
    for line in picture(frame):
        assert all(a.ink != b.ink for a, b in pairwise(line))
    flames = "".join(span.text for line in picture(frame) for span in line if span.ink == "flame")
    assert "▸ Undo the last choice" in flames


# ------------------------------------------------------------ terminals that cannot show everything
@pytest.mark.parametrize(("name", "encoding"), product(GALLERY, ("ascii", "latin-1", "cp850", "utf-8")))
def test_folding_keeps_every_cell(name: str, encoding: str) -> None:
    for line in picture(GALLERY[name], "pt"):
        for span in line:
            short = folded(span.text, encoding)
            assert cells(short) == cells(span.text)
            short.encode(encoding)


def test_folding_keeps_what_it_can() -> None:
    assert folded("╭─╮ Çağlar 李 ♦", "utf-8") == "╭─╮ Çağlar 李 ♦"
    assert folded("╭─╮ Çağlar 李 ♦", "cp850") == "┌─┐ Çaglar ?? $"
    assert folded("╭─╮ Çağlar 李 ♦", "ascii") == "+-+ Caglar ?? $"
    assert len({folded(sign, "ascii") for sign in SIGNS}) == BOXES
