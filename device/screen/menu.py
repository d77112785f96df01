"""The host's menu, over everything."""

from dataclasses import dataclass
from functools import cache

from assets import ROOT
from device.screen.bar import keys, prompts
from device.screen.canvas import Canvas, Point
from device.screen.palette import FLAME, INK, MUTED, NIGHT, PAPER, SLATE, STONE
from device.screen.setting import called, said
from device.words import Words
from engine.frame import Item, Menu
from engine.seat import SHAPES

CAPS = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0)
"""Heights of capitals that a page may have: the first at which each of its rows has room."""
GAP = 18
"""Between a name and its value."""


@dataclass(frozen=True, slots=True)
class Form:
    """Where a page of the menu lies: the panel, its head, foot and rows."""

    x: float
    y: float
    w: float
    head: float
    foot: float
    pitch: float
    rows: int

    @property
    def h(self) -> float:
        return self.head + self.rows * self.pitch + self.foot


def form(c: Canvas, items: int) -> Form:
    """As many rows as there are, or as the screen has room for."""
    head, foot, pitch = (50.0, 52.0, 43.0) if c.small else (74.0, 68.0, 47.0)
    w = min(c.width - 16, 660.0)
    rows = min(items, int((c.height - 16 - head - foot) // pitch))
    return Form((c.width - w) / 2, (c.height - head - foot - rows * pitch) / 2, w, head, foot, pitch, rows)


def first(shown: Menu, rows: int) -> int:
    """The uppermost row that is seen: the one that is lit stays in the middle where it can."""
    return max(0, min(shown.lit - rows // 2, len(shown.items) - rows))


def menu(c: Canvas, shown: Menu, words: Words, single: bool) -> None:
    """A row for every item; the left key goes to the next, the right key takes it. With `single`, the light goes on by
    itself, and any key takes what is lit."""
    c.over()
    c.fill(NIGHT, 0, 0, c.width, c.height, alpha=205)
    f = form(c, len(shown.items))
    c.panel(f.x, f.y, f.w, f.h, STONE, 18, SLATE, 4)
    _head(c, shown, f, words)
    top = first(shown, f.rows)
    room = f.w - 44 - _signs(c, f)
    cap = next((one for one in CAPS if all(_fits(c, item, words, one, room) for item in shown.items)), CAPS[-1])
    for i in range(top, top + f.rows):
        middle = f.y + f.head + f.pitch * (i - top + 0.5)
        _row(c, shown.items[i], words, f, middle, cap, i == shown.lit)
        c.target(f.x + 12, middle - f.pitch / 2, f.w - 24, f.pitch, ("menu", i))
    _more(c, f, top > 0, top + f.rows < len(shown.items))
    _foot(c, shown, f, words, single)


def _head(c: Canvas, shown: Menu, f: Form, words: Words) -> None:
    """The title; before it the badge of the box that the page is about."""
    middle, cap = f.y + f.head / 2, 19.0 if c.small else 25.0
    box = shown.items[0].box if shown.page == "seat" else None
    title, sign = words.say(f"page-{shown.page}"), 0.0 if box is None else cap * 2.4
    cap = c.fitting(title, cap, f.w - 90 - sign)
    wide = c.measure(title, cap) + sign
    if box is not None:
        c.art(f"badge_{SHAPES[box]}", c.width / 2 - wide / 2 + cap * 0.9, middle, cap * 2)
    c.text(title, c.width / 2 - wide / 2 + sign, middle, cap, PAPER, "left")


def _foot(c: Canvas, shown: Menu, f: Form, words: Words, single: bool) -> None:
    middle, cap, room = f.y + f.h - f.foot / 2, 15.0 if c.small else 17.0, f.w - 32
    lit = shown.items[shown.lit]
    ok = words.say("menu-ok" if lit.value is None or lit.name == "seat" else "menu-change")
    if single:
        prompts(c, [("key_any", ok)], c.width / 2, middle, cap, room)
    else:
        keys(c, c.width / 2, middle, ("", words.say("menu-next")), ("", ok), cap, room)


def _signs(c: Canvas, f: Form) -> float:
    """The room for the picture of a row."""
    return f.pitch * (0.9 if c.small else 1.1)


def _value(c: Canvas, item: Item, words: Words, cap: float) -> float:
    """The room for the value of a row, and its padlock."""
    value = said(words, item)
    wide = c.measure(value, cap) if value else 0.0
    return wide + (cap * 2.2 if item.name in ("seat", "keys") else 0) + (cap * 2 if item.locked else 0)


def _fits(c: Canvas, item: Item, words: Words, cap: float, room: float) -> bool:
    value = _value(c, item, words, cap)
    return c.measure(called(words, item), cap) + value + (GAP if value else 0) <= room


def _row(c: Canvas, item: Item, words: Words, f: Form, middle: float, cap: float, lit: bool) -> None:
    """A strip of paper for the item that is lit; the others lie in the dark."""
    x, h = f.x + 12, f.pitch - 5
    ink, worth = (INK, INK) if lit else (MUTED, MUTED) if item.locked else (PAPER, FLAME)
    if lit:
        c.panel(x - 4, middle - h / 2 - 2, f.w - 16, h + 4, PAPER, 12, FLAME, 4)
    else:
        c.panel(x, middle - h / 2, f.w - 24, h, NIGHT, 10, alpha=0.4)
    sign = _signs(c, f)
    art = f"badge_{SHAPES[item.box or 0]}" if item.name == "seat" else icon(item.name)
    if art:
        c.art(art, x + 6 + sign / 2, middle, h - 6, dim=120 if item.locked and not lit else 0)
    c.text(called(words, item), x + 10 + sign, middle, cap, ink, "left")
    right = f.x + f.w - 26
    if item.locked:
        c.art("lock", right - cap * 0.7, middle, cap * 1.7)
        right -= cap * 2
    if item.name in ("seat", "keys"):
        c.art("key_any" if item.value == 1 else "key_both", right - cap * 0.9, middle, cap * 2.2, cap * 1.5)
        right -= cap * 2.2
    c.text(said(words, item), right, middle, cap, worth, "right")


def _more(c: Canvas, f: Form, above: bool, below: bool) -> None:
    """Small marks: there are rows above, or below."""
    x = f.x + f.w - 36
    for there, y, down in ((above, f.y + f.head - 14, -1), (below, f.y + f.h - f.foot + 14, 1)):
        if there:
            points: list[Point] = [(x - 10, y - 5 * down), (x + 10, y - 5 * down), (x, y + 6 * down)]
            c.polygon(points, FLAME)


@cache
def icon(name: str) -> str:
    """The picture of a row; "" where there is none."""
    art = f"menu_{name.replace('-', '_')}"
    return art if (ROOT / "art" / f"{art}.svg").exists() else ""
