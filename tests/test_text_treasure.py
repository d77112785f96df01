"""A treasure that is shared, the secrets at the table, and the whole hunt in the transcript: as text."""

import io
from dataclasses import replace
from typing import Final

import pytest

from device.screen.cells import plain
from device.screen.text import lines
from device.screen.text_page import LIT, LOCKED
from device.screen.transcript import Transcript, account
from device.words import Words
from engine.frame import Frame
from engine.scene import Sweep
from tests.gallery import seats
from tests.gallery_island import islands
from tests.gallery_treasure import treasure_gallery

GALLERY: Final = islands() | treasure_gallery()
ENGLISH: Final = Words("en")
SIZES: Final = ((60, 20), (80, 24), (100, 30), (132, 43), (200, 60))


def text(frame: Frame, size: tuple[int, int] = (80, 24)) -> str:
    return "\n".join(plain(line) for line in lines(frame, ENGLISH, *size, 1.0))


# ------------------------------------------------------------ sharing
@pytest.mark.parametrize("size", SIZES)
def test_an_offer_goes_up_from_the_bottom(size: tuple[int, int]) -> None:
    said = text(GALLERY["offer_asked"], size).splitlines()
    right = [line[size[0] // 2 :] for line in said[2:-5]]
    states = [line[0] for line in right if line[:1].strip()]
    assert states == ["·", "·", "▸", "×", "✓"]
    joined = "\n".join(said)
    assert "3 cards face down" in joined
    assert "◧ Leave it    ◨ Take it" in joined
    assert "4 ¤" in joined
    assert "A S" in joined


def test_what_becomes_of_a_card_is_said() -> None:
    assert "takes 5 coins" in text(GALLERY["offer_claimed"])
    assert "Nobody wants it" in text(GALLERY["offer_refused"])
    assert "Here comes the next card" in text(GALLERY["offer_next"])
    assert "░" in text(GALLERY["offer_next"])
    assert "Take it" not in text(GALLERY["offer_claimed"])


def test_a_curse_tells_everybodys_loss() -> None:
    said = text(GALLERY["cursed"])
    assert "The curse!" in said
    assert "Ana hands in an amulet" in said
    assert "loses 6 coins" in said
    assert "has nothing to lose" in said
    assert "4 cards go back unseen" in said


# ------------------------------------------------------------ secrets
@pytest.mark.parametrize("size", SIZES)
def test_a_sweep_lights_one_value(size: tuple[int, int]) -> None:
    for name, lit in (("sweep", "4 coins"), ("sweep_hand", "not in sight of the mountains")):
        said = text(GALLERY[name], size)
        assert said.count(f"{LIT} {lit}") == 2, "among the others, and alone"
    assert f"{LIT} " not in text(GALLERY["sweep_over"], size)
    assert "Card 3 of 3" in text(GALLERY["sweep_over"], size)
    assert "I know mine" in text(GALLERY["sweep_over"], size)


def test_whoever_knows_is_ticked() -> None:
    frame = GALLERY["sweep_over"]
    assert isinstance(frame.scene, Sweep)
    assert text(frame).count(LOCKED) == 2
    assert text(replace(frame, locked=seats(0, 1, 3))).count(LOCKED) == 3


def test_the_screen_is_handed_on() -> None:
    first, seen = text(GALLERY["pass"]), text(GALLERY["pass_seen"])
    assert "Pass the screen to Bartholomeus" in first
    assert "◨ Hold to look" in first
    assert "Done" not in first
    assert "◧ Done" in seen
    assert "◨ Look" in text(GALLERY["pass_hand"])


def test_a_peek_shows_what_is_held() -> None:
    said = text(GALLERY["peek"])
    assert "2 coins" in said
    assert "The curse" in said
    assert "not in sight of the largest lake" in text(GALLERY["peek_hand_six"])


# ------------------------------------------------------------ the transcript
def told(*frames: Frame) -> str:
    stream = io.StringIO()
    transcript = Transcript(stream)
    for at, frame in enumerate(frames):
        transcript.show(frame, float(at))
    return stream.getvalue()


def test_a_hunt_is_told_line_by_line() -> None:
    names = (
        "island_now_clue",
        "island_action",
        "island_now_dug",
        "pass",
        "peek",
        "sweep",
        "offer_turned",
        "offer_asked",
    )
    assert told(*(GALLERY[name] for name in (*names, "offer_claimed", "offer_next", "offer_refused", "cursed"))) == (
        "  Willemijn-Fleur · White map: not in sight of the largest mountain range, 12 left\n"
        "  Brown map: Ana digs up the treasure!\n"
        "  5 coins\n"
        "    Bartholomeus Groenewoud takes 5 coins\n"
        "    Nobody wants it\n"
        "  The curse!\n"
        "    Ana hands in an amulet\n"
        "    Bartholomeus Groenewoud loses 6 coins\n"
        "    Willemijn-Fleur van de Berg-Hoogendoorn has nothing to lose\n"
    )


def test_secrets_are_never_told() -> None:
    for name in ("pass", "pass_seen", "peek", "peek_hand", "sweep", "sweep_over", "sweep_hand"):
        assert account(GALLERY[name], ENGLISH) == []


def test_two_amulets_are_told_twice() -> None:
    """Two beats alike happened twice; the same beat is told once."""
    frame = GALLERY["island_now_took"]
    other = type("Other", (type(frame.beat),), {"__slots__": ()})()
    assert told(frame, frame).count("picks up") == 1
    assert told(frame, replace(frame, beat=other), replace(frame, beat=other)).count("picks up") == 2
    assert told(frame, replace(frame, beat=None)).count("picks up") == 1
