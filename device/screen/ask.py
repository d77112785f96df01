"""What somebody is asked: the question, what there is to choose, and what the two keys do."""

from functools import partial

from device.screen.canvas import Canvas
from device.screen.clue import clue_card
from device.screen.option import option
from device.screen.palette import FLAME, LOST, MOON, MUTED, NIGHT, PAPER, STONE
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.screen.sentence import clue as clue_said
from device.words import Words
from engine.scene import Ask, Clue, Halves, Island, Option
from engine.seat import Seat

TITLE, KEYS, HELP = 30.0, 42.0, 36.0
"""How high the question, the keys and the line of help are."""
MANY = 6
"""More options than these lie in two rows."""


def ask(c: Canvas, scene: Island, one: Ask, box: Box, shape: dict[Seat, str], words: Words) -> None:
    """The panel of a question."""
    badge = shape[one.seat] if one.seat is not None else ""
    c.recall("ask", (box, one.word, badge), partial(_title, c, one, box, badge, words))
    inner = Box(box.x + 8, box.y + TITLE, box.w - 16, box.h - TITLE - KEYS - HELP)
    if scene.halves is not None:
        _halves(c, scene.halves, Box(inner.x, inner.y + 4, inner.w, inner.h + KEYS))
    if not one.options:
        _help(c, words.say(one.help) if one.help else "", False, box)
        return
    hand = next((each.hand for each in scene.travellers if each.seat == one.seat), ())
    if hand and len(one.options) <= MANY and all(each.clue is None for each in one.options):
        high = inner.h * 0.46
        _options(c, one, Box(inner.x, inner.y, inner.w, high), shape)
        _hand(c, hand, Box(inner.x, inner.y + high + 2, inner.w, inner.h - high - 4))
    else:
        _options(c, one, inner, shape)
    _keys(c, one, box, words)
    lit = one.options[one.lit]
    word = lit.reason or one.help
    facts = ": ".join(filter(None, (laid(lit, words), choice(lit, words))))
    _help(c, words.say(word) if word else facts, bool(lit.reason), box)


def _title(c: Canvas, one: Ask, box: Box, badge: str, words: Words) -> None:
    """Who is asked what; a question to everybody fills the panel."""
    c.panel(box.x, box.y, box.w, box.h, STONE, 14, FLAME, 3)
    if badge:
        c.art(f"badge_{badge}", box.x + 22, box.y + 17, 24)
        paragraph(c, words.say(one.word), Box(box.x + 40, box.y + 4, box.w - 48, 27), 15, align="left")
    else:
        c.art("key_any", box.x + box.w / 2, box.y + box.h * 0.36, min(140, box.w * 0.7))
        paragraph(c, words.say(one.word), Box(box.x + 12, box.y + box.h * 0.58, box.w - 24, box.h * 0.36), 18, lines=4)


def _options(c: Canvas, one: Ask, box: Box, shape: dict[Seat, str]) -> None:
    n = len(one.options)
    rows = 1 if n <= MANY else 2
    across = -(-n // rows)
    size = min(box.h / rows - 4, box.w / across - 4, 84)
    for i, each in enumerate(one.options):
        row = i // across
        here = min(across, n - row * across)
        x = box.x + box.w / 2 + (i % across - (here - 1) / 2) * (size + 5)
        y = box.y + box.h / 2 + (row - (rows - 1) / 2) * (size + 4)
        option(c, each, x, y, size, i == one.lit, shape)
        c.target(x - size / 2, y - size / 2, size, size, ("item", i))


def _hand(c: Canvas, hand: tuple[Clue, ...], box: Box) -> None:
    size = min(box.h, box.w / len(hand) - 5)
    for i, clue in enumerate(hand):
        clue_card(c, clue, box.x + box.w / 2 + (i - (len(hand) - 1) / 2) * (size + 5), box.y + box.h / 2, size)


def _keys(c: Canvas, one: Ask, box: Box, words: Words) -> None:
    """Left: the next one; right: take the lit one, whose name stands between the keys."""
    y = box.y + box.h - HELP - KEYS / 2 - 4
    lit = one.options[one.lit]
    left, right = box.x + 10, box.x + box.w - 10
    c.art("key_go", left + 25, y, 50, 33)
    c.art("mark_next", left + 64, y, 22)
    c.art("key_leave", right - 25, y, 50, 33, alpha=90 if lit.reason else 255)
    c.art("mark_ok", right - 64, y, 22, alpha=70 if lit.reason else 255)
    c.target(left, y - 18, 76, 36, ("side", "left"))
    c.target(right - 76, y - 18, 76, 36, ("side", "right"))
    room = Box(left + 80, y - KEYS / 2 + 4, box.w - 180, KEYS - 8)
    paragraph(c, spoken(lit, words), room, 14.5, MUTED if lit.reason else PAPER)


def spoken(one: Option, words: Words) -> str:
    """The name of a choice: of a clue card, what it says; of a map or a pair of clues, its own."""
    own = one.clue is None or one.other is not None or one.word.startswith("map-")
    return words.say(one.word) if one.clue is None or own else clue_said(words, one.clue)


def laid(one: Option, words: Words) -> str:
    """What the clue says that would lie on a map; "" for other choices."""
    return clue_said(words, one.clue) if one.clue is not None and one.word.startswith("map-") else ""


def choice(one: Option, words: Words) -> str:
    """What a choice costs or changes, in words; "" for nothing."""
    match one.unit:
        case "steps":
            return words.say("steps", n=one.number or 0)
        case "spaces":
            return words.say("removes", n=one.number or 0)
        case None:
            return ""


def _halves(c: Canvas, halves: Halves, box: Box) -> None:
    """Press the colour that covers yours: each key, its pattern, and how many spaces are left then."""
    w = (box.w - 8) / 2
    sides = (
        ("left", "key_go", "half_go", halves.left, FLAME),
        ("right", "key_leave", "half_leave", halves.right, MOON),
    )
    for i, (side, key, art, spaces, colour) in enumerate(sides):
        x = box.x + i * (w + 8)
        c.panel(x, box.y, w, box.h, NIGHT, 12, colour, 3)
        c.art(key, x + w / 2, box.y + box.h * 0.32, w * 0.6, box.h * 0.46)
        c.art(art, x + w / 2 - 26, box.y + box.h * 0.76, 46, box.h * 0.36)
        c.text(str(len(spaces)), x + w / 2 + 22, box.y + box.h * 0.76, 28)
        c.target(x, box.y, w, box.h, ("side", side))


def _help(c: Canvas, said: str, why: bool, box: Box) -> None:
    room = Box(box.x + 10, box.y + box.h - HELP - 5, box.w - 20, HELP)
    paragraph(c, said, room, 12.5, LOST if why else MUTED)
