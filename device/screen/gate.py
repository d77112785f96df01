"""The question for the host's PIN, over everything."""

from device.screen.canvas import Canvas
from device.screen.palette import FLAME, MUTED, NIGHT, RING, SLATE, STONE
from device.screen.paragraph import paragraph
from device.screen.plot import Box
from device.screen.seconds import seconds
from device.words import Words
from engine.frame import Gate


def gate(c: Canvas, shown: Gate, words: Words) -> None:
    """A padlock, and a dot for every key; a dot is filled, whichever key it was."""
    c.over()
    c.fill(NIGHT, 0, 0, c.width, c.height, alpha=205)
    w, h = min(c.width - 24, 560.0), 232.0
    x, y = (c.width - w) / 2, (c.height - h) / 2
    c.panel(x, y, w, h, STONE, 18, SLATE, 4)
    middle = c.width / 2
    c.art("lock", middle, y + 46, 56)
    if shown.until is not None:
        paragraph(c, words.say("gate-wait"), Box(x + 20, y + 80, w - 40, 48), 18)
        c.text(str(countdown(c, shown.until)), middle, y + 168, 48, FLAME)
        return
    paragraph(c, words.say("gate-title"), Box(x + 20, y + 76, w - 40, 48), 20)
    pitch = min(40.0, (w - 48) / shown.digits)
    for i in range(shown.digits):
        at = middle + (i - (shown.digits - 1) / 2) * pitch
        c.disc(at, y + 146, pitch * 0.34, FLAME if i < shown.entered else RING)
        if i >= shown.entered:
            c.disc(at, y + 146, pitch * 0.34 - 3, STONE)
    for art, side in (("key_go", -1), ("key_leave", 1)):
        c.art(art, middle + side * 44, y + 198, 66, 42)
    c.text("·", middle, y + 198, 20, MUTED)


def countdown(c: Canvas, until: float) -> int:
    """Whole seconds until a moment; the canvas wants to be shown again when there is one less."""
    left = seconds(until, c.now)
    if left:
        c.passed(0, until - left + 1)
    return left
