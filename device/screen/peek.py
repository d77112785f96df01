"""What one seat holds, large, for its eyes alone."""

from device.screen.canvas import Canvas
from device.screen.handover import others_look_away
from device.screen.palette import STONE
from device.screen.phrase import phrase
from device.screen.strip import shapes
from device.screen.treasure import named, shape_of, value_card
from device.words import Words
from engine.frame import Frame
from engine.scene import Peek

GAP = 12


def peek(c: Canvas, frame: Frame, scene: Peek, words: Words) -> None:
    head = 58.0 if c.small else 80.0
    shape = shapes(frame)
    c.panel(8, 8, c.width - 16, head, STONE, 14)
    c.art(f"badge_{shape[scene.seat]}", 14 + head / 2, 8 + head / 2, head * 0.72)
    others = [sitter.shape for sitter in frame.sitters if sitter.seat != scene.seat]
    size = head * 0.38
    wide = len(others) * size * 1.5 + 8
    others_look_away(c, others, c.width - 12 - wide / 2, 8 + head / 2, size)
    phrase(
        c,
        words.say(scene.word),
        (20 + head + c.width - 12 - wide) / 2,
        8 + head / 2,
        head * 0.34,
        c.width - head - wide - 48,
    )
    _values(c, scene, words, head + 16)


def _values(c: Canvas, scene: Peek, words: Words, top: float) -> None:
    """As large as they fit, in rows; a clue with its sentence below it."""
    n = len(scene.values)
    if not n:
        return
    tall = max(shape_of(value) for value in scene.values)
    below = (34 if c.small else 48) if any(value.clue for value in scene.values) else 0
    w, h = c.width - 16, c.height - top - 8
    across = max(range(1, n + 1), key=lambda k: min(w / k - GAP, (h / -(-n // k) - GAP - below) / tall))
    rows = -(-n // across)
    size = min(w / across - GAP, (h / rows - GAP - below) / tall, 260)
    pitch = min(w / across, max(size + GAP, 230 if below else 0))
    for i, value in enumerate(scene.values):
        row = i // across
        side = min(across, n - row * across)
        x, y = c.width / 2 + (i % across - (side - 1) / 2) * pitch, top + h / rows * (row + 0.5) - below / 2
        value_card(c, value, x, y, size)
        if value.clue:
            phrase(c, named(words, value), x, y + size / 2 + below / 2 + 4, below * 0.3, pitch - 6)
