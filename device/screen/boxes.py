"""The box test: whoever presses a key sees it."""

from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, MOON, MUTED, NIGHT, PAPER, SEATS, STONE
from device.words import Words
from engine.scene import Boxes, Tested
from engine.seat import SHAPES


def boxes(c: Canvas, scene: Boxes, words: Words) -> None:
    """A card for every box: its badge, its two keys, and how often they were pressed."""
    c.fill(NIGHT, 0, 0, c.width, c.height)
    head, foot = (48.0, 52.0) if c.small else (72.0, 72.0)
    c.text(words.say("boxes-title"), c.width / 2, head / 2, 20 if c.small else 28, room=c.width - 32)
    across = 2 if c.tall else 4
    w, h = (c.width - 16) / across, (c.height - head - foot) / (len(scene.boxes) // across)
    for i, tested in enumerate(scene.boxes):
        _box(c, tested, 8 + w * (i % across), head + h * (i // across), w, h)
    cap = 15 if c.small else 19
    prompts(c, [("key_both", words.say("boxes-end"))], c.width / 2, c.height - foot / 2, cap, c.width - 24)


def _box(c: Canvas, tested: Tested, x: float, y: float, w: float, h: float) -> None:
    shape, down = SHAPES[tested.box], tested.left or tested.right
    c.panel(x + 4, y + 4, w - 8, h - 8, STONE, 14, SEATS[shape] if down else None, 5)
    size = min(h * 0.42, w * 0.4)
    c.art(f"badge_{shape}", x + w * 0.32, y + h * 0.32, size, dim=0 if down or tested.presses else 90)
    if tested.fault:
        c.art("mark_fault", x + w * 0.7, y + h * 0.32, size * 0.8)
    else:
        c.text(str(tested.presses), x + w * 0.7, y + h * 0.32, size * 0.5, PAPER if tested.presses else MUTED)
    key = min(w * 0.34, h * 0.46)
    for art, lit, colour, side in (("key_go", tested.left, FLAME, -1), ("key_leave", tested.right, MOON, 1)):
        cx, cy = x + w / 2 + side * w * 0.22, y + h * 0.74
        if lit:
            c.panel(cx - key * 0.6, cy - key * 0.42, key * 1.2, key * 0.84, colour, 10)
        c.art(art, cx, cy, key, key * 0.66, dim=0 if lit else 110)
