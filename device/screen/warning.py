"""Nobody has pressed a key for long: the table is going to begin anew."""

from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.gate import countdown
from device.screen.palette import FLAME, NIGHT, SLATE, STONE
from device.words import Words


def warning(c: Canvas, until: float, words: Words) -> None:
    """The seconds that are left, and that any key will do."""
    c.over()
    c.fill(NIGHT, 0, 0, c.width, c.height, alpha=205)
    w, h = min(c.width - 24, 520.0), 264.0
    x, y = (c.width - w) / 2, (c.height - h) / 2
    c.panel(x, y, w, h, STONE, 18, SLATE, 4)
    c.text(words.say("warning-title"), c.width / 2, y + 42, 26, room=w - 40)
    c.text(str(countdown(c, until)), c.width / 2, y + 128, 72, FLAME)
    prompts(c, [("key_any", words.say("warning-stay"))], c.width / 2, y + h - 44, 20, w - 40)
