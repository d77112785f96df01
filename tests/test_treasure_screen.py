"""Sharing a treasure on the pixel screen: how its cards move, where one can point, and what a sweep repaints."""

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from engine.settings import Settings

os.environ["SDL_VIDEODRIVER"] = "dummy"

from device.screen.atlas import Atlas
from device.screen.canvas import Canvas
from device.screen.picture import picture
from device.screen.window import Window
from device.words import LANGUAGES, Words
from engine.frame import Frame
from engine.scene import Cursed, Offer, Sweep
from tests.gallery import seats
from tests.gallery_treasure import treasure_gallery

GALLERY = treasure_gallery()
SIZES = ((480, 320), (800, 480), (480, 800))


@pytest.fixture(params=SIZES)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with closing(Window(size=request.param)) as opened:
        yield opened


def laid_out(frame: Frame, size: tuple[int, int], now: float = 60.0) -> Canvas:
    """The canvas of a frame; a window must be open."""
    canvas = Canvas(Atlas(10**8), size, now, frame.since)
    picture(canvas, frame, Words("en"), False)
    return canvas


def sides(canvas: Canvas) -> list[str]:
    return sorted(str(target.means[1]) for target in canvas.targets if target.means[0] == "side")


@pytest.mark.parametrize(
    ("name", "ends"), [("offer_turned", 0.5), ("offer_claimed", 0.8), ("offer_refused", 0.35), ("cursed", 1.45)]
)
def test_cards_move_at_their_pace_and_come_to_rest(window: Window, name: str, ends: float) -> None:
    now = 0.0
    while (after := window.show(GALLERY[name], now)) is not None:
        assert now < after < now + 0.6
        now = after
    assert now == pytest.approx(ends)


def test_a_claimed_card_is_seen_once_on_its_way_and_once_with_its_owner(window: Window) -> None:
    frame = GALLERY["offer_claimed"]
    assert isinstance(frame.scene, Offer)
    assert frame.scene.card == 5
    window.show(frame, 0.1)
    assert "5" not in [text.words for text in window.texts]
    window.show(frame, 60.0)
    assert [text.words for text in window.texts].count("5") == 1


@pytest.mark.parametrize("size", SIZES)
def test_only_who_is_asked_can_point_at_an_answer(size: tuple[int, int]) -> None:
    with closing(Window(size=size)):
        assert sides(laid_out(GALLERY["offer_asked"], size)) == ["left", "right"]
        assert sides(laid_out(GALLERY["sweep"], size)) == ["right"]
        assert sides(laid_out(GALLERY["sweep_over"], size)) == ["left", "right"]
        for name in ("offer_next", "offer_turned", "offer_claimed", "offer_refused", "cursed"):
            assert sides(laid_out(GALLERY[name], size)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_an_offer_says_both_answers(language: str, size: tuple[int, int]) -> None:
    words = Words(language)
    with closing(Window(size=size)) as opened:
        opened.show(replace(GALLERY["offer_asked"], settings=Settings(language=language)), 60.0)
        assert {words.say("offer-leave"), words.say("offer-take")} <= {text.words for text in opened.texts}


def test_the_curse_takes_nothing_before_it_is_turned(window: Window) -> None:
    assert isinstance(GALLERY["cursed"].scene, Cursed)
    lost = {str(one.coins) for one in GALLERY["cursed"].scene.penalties if one.coins}
    window.show(GALLERY["cursed"], 0.1)
    assert not lost & {text.words for text in window.texts}
    window.show(GALLERY["cursed"], 60.0)
    assert lost <= {text.words for text in window.texts}


@pytest.mark.parametrize("size", SIZES)
def test_done_can_be_pointed_at_once_it_has_been_seen(size: tuple[int, int]) -> None:
    with closing(Window(size=size)):
        assert "left" not in sides(laid_out(GALLERY["pass"], size))
        assert "left" in sides(laid_out(GALLERY["pass_seen"], size))


def test_a_step_of_the_sweep_repaints_no_word(window: Window) -> None:
    frame = GALLERY["sweep"]
    assert isinstance(frame.scene, Sweep)
    window.show(frame, 60.0)
    words = window.texts
    window.show(replace(frame, scene=replace(frame.scene, lit=3)), 60.0)
    assert window.texts == words
    assert all(rect.collidelist([text.rect for text in words]) < 0 for rect in window.painted)


def test_who_knows_theirs_is_locked_and_nothing_else_changes(window: Window) -> None:
    frame = GALLERY["sweep_over"]
    window.show(replace(frame, asked=seats(1, 3), locked=seats(0)), 60.0)
    window.show(frame, 60.0)
    assert len(window.painted) == 1
