"""The screen goes from hand to hand: nothing private is on it until the right one holds a key."""

from device.screen import answer
from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, MUTED, NIGHT, STONE
from device.screen.phrase import name_of, phrase
from device.screen.strip import shapes
from device.words import Words
from engine.frame import Frame
from engine.scene import Pass

LOW = 92
"""The height of the keys."""


def handover(c: Canvas, frame: Frame, scene: Pass, words: Words) -> None:
    low = LOW if not c.small else 132 if c.tall else 66
    floor = c.height - low
    c.cover("bg_beach", 0, 0, c.width, c.height)
    shape = shapes(frame)
    x, y = (c.width / 2, floor * 0.31) if c.tall else (c.width * 0.25, floor * 0.44)
    size = min(c.width * 0.36, floor * 0.5)
    for r, alpha in ((0.92, 0.12), (0.74, 0.2)):
        c.disc(x, y, round(size * r), FLAME, alpha=alpha)
    c.art(f"badge_{shape[scene.to]}", x, y, size)
    others = [sitter.shape for sitter in frame.sitters if sitter.seat != scene.to]
    others_look_away(c, others, x, floor * (0.62 if c.tall else 0.87), size * (0.2 if c.tall else 0.24))
    middle, room = (c.width / 2, c.width - 48) if c.tall else (c.width * 0.725, c.width * 0.465)
    cap = 26.0 if c.small else 36.0
    top, deep = (floor * 0.68, floor * 0.29) if c.tall else (floor * 0.2, floor * 0.64)
    c.panel(middle - room / 2 - 12, top, room + 24, deep, NIGHT, 18)
    said = words.say("pass-to", name=name_of(c, frame, words, scene.to))
    phrase(c, said, middle, floor * (0.76 if c.tall else 0.38), cap, room)
    phrase(c, words.say(scene.word), middle, floor * (0.91 if c.tall else 0.72), cap * 0.56, room, MUTED)
    _keys(c, scene, words, floor, low)


def others_look_away(c: Canvas, shapes: list[str], x: float, y: float, size: float) -> None:
    """Everybody else, with their eyes shut."""
    for i, shape in enumerate(shapes):
        cx = x + (i - (len(shapes) - 1) / 2) * size * 1.5
        c.art(f"badge_{shape}", cx, y - size * 0.32, size, dim=90)
        c.art("eye_shut", cx, y + size * 0.5, size * 0.7)


def _keys(c: Canvas, scene: Pass, words: Words, y: float, h: float) -> None:
    """Hold to look; and once it has been seen, done."""
    look = words.say("pass-hold" if scene.hold else "pass-look")
    c.fill(STONE, 0, y, c.width, h)
    answer.touch(c, "right", 0, 0, c.width, c.height)
    if not scene.seen:
        prompts(c, [("key_leave", look)], c.width / 2, y + h / 2, 18 if c.small else 22, c.width - 24)
    elif c.tall:
        answer.block(c, "left", ("", words.say("pass-done")), 8, y + 8, c.width / 2 - 12, h - 16)
        answer.block(c, "right", ("", look), c.width / 2 + 4, y + 8, c.width / 2 - 12, h - 16)
    else:
        answer.row(c, ("", words.say("pass-done")), ("", look), 8, y, c.width - 16, h, 18 if c.small else 22)
