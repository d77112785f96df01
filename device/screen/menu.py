"""The host's menu, over everything."""

from device.screen.bar import keys
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, MUTED, NIGHT, PAPER, SLATE, STONE
from device.words import Words
from engine.frame import Menu


def menu(c: Canvas, shown: Menu, words: Words) -> None:
    """A row for every item; the left key goes to the next, the right key takes it."""
    c.over()
    c.fill(NIGHT, 0, 0, c.width, c.height, alpha=200)
    cap = 18.0 if c.small else 22.0
    pitch = min(58.0, (c.height - 130) / max(1, len(shown.items)))
    said = [words.say(f"menu-{item.name}") for item in shown.items]
    w = min(c.width - 24, max(420.0, *(c.measure(one, cap) + 72 for one in said)))
    h = 64 + pitch * len(said) + 62
    x, y = (c.width - w) / 2, (c.height - h) / 2
    c.panel(x, y, w, h, STONE, 18, SLATE, 4)
    c.text(words.say("menu-title"), c.width / 2, y + 36, cap * 0.86, MUTED, room=w - 32)
    for i, one in enumerate(said):
        middle = y + 64 + pitch * (i + 0.5)
        if i == shown.lit:
            c.panel(x + 12, middle - pitch / 2 + 3, w - 24, pitch - 6, SLATE, 12, FLAME, 4)
        c.text(one, c.width / 2, middle, cap, PAPER, room=w - 56)
        c.target(x + 12, middle - pitch / 2, w - 24, pitch, ("menu", i))
    next_, ok = words.say("menu-next"), words.say("menu-ok")
    keys(c, c.width / 2, y + h - 34, ("", next_), ("", ok), 16, w - 24)
