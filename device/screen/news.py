"""What has just happened on the island: badge, pictures, and one sentence."""

from device.screen.canvas import Canvas
from device.screen.clue import clue_card
from device.screen.palette import STONE
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.screen.sentence import told
from device.words import Words
from engine.frame import Frame
from engine.scene import Happening, Island
from engine.seat import SHAPES, Seat

LETTERS = 16
"""A name has so many at most here, fewer in a narrow panel."""
PICTURES = {
    "now-drove": "jeep",
    "now-took": "amulet",
    "now-appeared": "amulet",
    "now-exchanged": "act_swap",
    "now-shuffled": "act_swap",
    "now-marker": "power_marker",
    "now-swap": "power_swap",
    "now-landed": "jeep",
    "now-begins": "jeep",
    "now-double": "compass",
    "now-dug": "act_dig",
    "now-last": "chest_open",
    "now-island": "sea_rose",
}
"""The picture of what happens; the others are told by clue, sign and badge alone."""


def happening(scene: Island) -> Happening | None:
    """What there is to tell: while nothing happens and nobody is asked, whose turn it is."""
    if scene.happening is None and scene.ask is None and scene.turn is not None:
        return Happening("now-turn", scene.turn)
    return scene.happening


def news(c: Canvas, frame: Frame, one: Happening, box: Box, words: Words) -> None:
    """Pictures over words; in a narrow panel the clue has a row of its own."""
    c.panel(box.x, box.y, box.w, box.h, STONE, 14)
    narrow = box.w < box.h
    pictures = shown_as(frame, one)
    rows = [pictures]
    if narrow and "clue" in pictures:
        rows = [[each for each in pictures if each != "clue"], ["clue"]]
    top = box.y + 8
    for row in rows:
        size = min(box.h * (0.3 if narrow else 0.46), (box.w - 16) / max(2, len(row)) - 8, 96.0)
        for i, art in enumerate(row):
            _picture(c, one, art, box.x + box.w / 2 + (i - (len(row) - 1) / 2) * (size + 12), top + size / 2, size)
        top += size + 4 if row else 0
    sentence = told(words, one, person(c, frame, one.seat, words, 10 if narrow else LETTERS))
    room = Box(box.x + 8, top, box.w - 16, box.y + box.h - top - 6)
    paragraph(c, sentence, room, 15 if narrow else 18, lines=7 if narrow else 3)


def _picture(c: Canvas, one: Happening, art: str, x: float, y: float, size: float) -> None:
    if art == "clue" and one.clue is not None:
        clue_card(c, one.clue, x, y, size)
    else:
        c.art(art, x, y, size * (0.86 if art.startswith(("badge", "map")) else 1))


def shown_as(frame: Frame, one: Happening) -> list[str]:
    """The pictures of a happening, from left to right: who, what, where."""
    box = next((sitter.box for sitter in frame.sitters if sitter.seat == one.seat), None)
    pictures = [] if box is None else [f"badge_{SHAPES[box]}"]
    if one.word in PICTURES:
        pictures.append(PICTURES[one.word])
    if one.clue is not None:
        pictures.append("clue")
    if one.sign is not None:
        pictures.append(f"map_{one.sign}")
    return pictures


def person(c: Canvas, frame: Frame, seat: Seat | None, words: Words, letters: int) -> str:
    """The name of a seat, of a long one the first word, or the word of its shape; "" for nobody."""
    for sitter in frame.sitters:
        if sitter.seat == seat:
            name = c.atlas.drawable(sitter.name)
            return (name if len(name) <= letters else name.split()[0][:letters].rstrip("-")) or words.say(
                f"seat-{sitter.shape}"
            )
    return ""
