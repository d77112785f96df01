"""Every picture: inside its box, large enough to see, of our palette, known and used."""

import os
import re
from functools import cache
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from assets import ROOT
from device.screen.card import HEAPS
from engine.games.diamant.edition import EDITIONS, RELIC_ART, art
from engine.seat import SHAPES
from tests.sheet import grouped, pictures

PICTURES = pictures()
FULL = ("bg_", "card_", "hex_", "half_", "clue_")
"""Grounds, tiles and rows of tiles: they fill their box to the edge."""
GREYEST = 100
"""Of 96 by 96 px, so many must be seen at least."""

PALETTE = """
000000 006096 0072B2 008561 009E73 06303E 0A1628 0A3D2A 0B4A55 0C2036 0C2236 0E6470 0E6E73 12203A 123A5A
123A74 12583C 141018 14552A 17505C 1B0E1E 1B456B 1B4F96 1D3A55 1E0F28 27B8A6 2A1524 2A1535 2A5F8C 2C6E9E
2C78B5 2E1D35 2F8F3E 2F9A66 2FA14F 2FB5A8 3A1D45 3A2B48 3B2230 3E8C8C 3F8F2A 3F93B8 48334F 4897C4 4A2448
4A2756 4A2C3C 4A3A58 4B35A8 4FA3E0 55801F 56B4E9 5A3019 5A3550 5E3F12 5E4C5C 5E9CC7 5FB3D4 6A3F7C 6B3F22
6B4028 6B4630 6E5C6C 6E6474 756480 7A0627 7A4A2E 7A4A58 7A5A44 7A6488 7A6A8A 7CC7E3 7F739E 7FB8EC 7FE3D4
83D3A0 857A8A 8A2F2A 8A4A4A 8A4B1E 8A4E00 8A4E25 8A5670 8A5A33 8C7A86 8CC7EA 8CCFE8 8D5A3B 8DB63C 8E0A2D
8E7A97 8F97A6 8FA4AE 9BD65A 9C8CA8 9D92B8 9E0B31 9FDDF2 A394A0 A56B45 A6622F A6733F A6855C A80D33 A8E4F6
AB668C B30F37 B34F00 B3A8B4 B8741A B87A3C B9A6FF B9A8BF B9AEBB BDB3D4 BFEFFF C07A42 C08A34 C18600 C2B2B6
C4123A C4281E C4572F C8E06A C98B4E C98B5E C9A877 C9C1DD CAC037 CC79A7 D08A4C D3B36C D4173F D55E00 D6D6D6
D8A867 D8F1FF D9A95B D9CFDD D9CFE0 DCE6EA DDA94E DDD7EC E0284F E3AE6A E3AE83 E3DBE4 E58A6A E62A50 E69F00
E8412F E8C489 E9BE98 E9D5A6 E9F7FF E9FBFF EAE6F3 F08A4E F0CBA6 F0E442 F3D9A4 F3DFA8 F3E2BD F4F1FA F5B82E
F6F1FA F7A81B FF5C7A FF7A1A FF7B93 FF8A1F FF8A72 FFB3C0 FFC24A FFC93C FFD24A FFD968 FFE08A FFE3E8 FFE69A
FFF0B0 FFF3D6 FFF4D6 FFFFFF
"""
"""Of cut paper by torchlight, with their light and shade planes; the grounds have glows of their own."""
SIGNLESS = ("next", "ok", "change", "seat")
"""Words of the menu that stand beside the picture of a key or of a seat."""


@cache
def source(name: str) -> str:
    return (ROOT / "art" / f"{name}.svg").read_text()


def image(name: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(ROOT / "art" / f"{name}.svg"), (192, 192))


def code() -> str:
    root = Path(__file__).parent.parent
    return "\n".join(file.read_text() for part in ("device", "engine") for file in (root / part).rglob("*.py"))


def test_the_sheet_shows_every_picture_once() -> None:
    shown = [name for group in grouped().values() for name in group]
    assert sorted(shown) == PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_seen_and_lies_inside_its_box(name: str) -> None:
    drawn = image(name)
    assert pygame.mask.from_surface(drawn, 60).count() > GREYEST
    if not name.startswith(FULL):
        seen, box = drawn.get_bounding_rect(min_alpha=120), drawn.get_rect()
        assert box.inflate(-2, -2).contains(seen), f"{seen} touches the edge of {box}"


def test_pictures_use_only_what_the_loader_knows() -> None:
    for name in PICTURES:
        assert not re.search(r"<(text|use|clipPath|mask|filter|image)\b|transform=", source(name)), name


def test_every_treasure_has_a_heap_of_that_many_gems() -> None:
    treasures = {card for edition in EDITIONS.values() for card in edition.cards if card[0] == "T"}
    assert {art(card) for card in treasures} == set(HEAPS)
    for heap, rows in HEAPS.items():
        gems = len(re.findall(r'id="r\d+_outline"', source(heap)))
        assert gems == sum(rows) == int(heap.removeprefix("heap_"))


def test_every_trap_relic_and_seat_is_drawn() -> None:
    traps = {f"trap_{kind.replace('-', '')}" for edition in EDITIONS.values() for kind in edition.traps}
    seats = {f"{family}_{shape}" for family in ("badge", "explorer") for shape in SHAPES}
    assert traps | seats | set(RELIC_ART) <= set(PICTURES)


def test_pictures_have_one_palette() -> None:
    used = {name: set(re.findall(r"#(\w{6})", source(name).upper())) for name in PICTURES if not name.startswith("bg_")}
    palette = set(PALETTE.split())
    assert {name: colours - palette for name, colours in used.items() if colours - palette} == {}
    assert set().union(*used.values()) == palette


def test_every_row_of_the_menu_has_a_picture() -> None:
    rows = re.findall(r"^menu-([\w-]+) =", (ROOT / "words" / "en.ftl").read_text(), re.MULTILINE)
    signs = {f"menu_{row.replace('-', '_')}" for row in rows if row not in SIGNLESS}
    assert signs == {name for name in PICTURES if name.startswith("menu_")}


def test_every_picture_is_named() -> None:
    """By its name, or by a family of names that is put together."""
    text = code()
    for name in PICTURES:
        family = re.split(r"(?<=_)", name)[0]
        assert name in text or f'f"{family}{{' in text, name
