"""The end on a flat table: the results stand on both long sides."""

from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, NIGHT
from device.screen.strip import shapes
from device.screen.turned import doubled
from device.words import Words
from engine.frame import Frame
from engine.scene import Final, Row

BAND = 56
"""The height of the band between both sides."""


def flat_final(c: Canvas, frame: Frame, scene: Final, words: Words) -> None:
    """The best first, as everybody reads from his side; between the sides, what both keys do."""
    c.cover("bg_camp", 0, 0, c.width, c.height)
    shape = shapes(frame)
    top = (c.height + BAND) / 2
    doubled(c, c.width / 2, c.height / 2, lambda: side(c, scene.rows, [shape[row.seat] for row in scene.rows], top))
    c.fill(NIGHT, 0, (c.height - BAND) / 2, c.width, BAND)
    if frame.beat is None:
        if frame.held:
            c.panel(4, (c.height - BAND) / 2 + 2, c.width - 8, BAND - 4, NIGHT, 14, FLAME, 4)
        prompts(c, [("key_both", words.say("final-again"))], c.width / 2, c.height / 2, 16, c.width - 24)
        c.target(0, (c.height - BAND) / 2, c.width, BAND, ("start", None))


def side(c: Canvas, rows: tuple[Row, ...], shape: list[str], top: float) -> None:
    """Everybody over their score, from `top` down."""
    n, high = len(rows), c.height - top
    pitch = min((c.width - 8) / n, 150.0)
    plate = min(52.0, high * 0.32)
    for i, (row, one) in enumerate(zip(rows, shape, strict=True)):
        x = c.width / 2 + (i - (n - 1) / 2) * pitch
        y = c.height - plate - 8
        c.panel(x - pitch / 2 + 3, y, pitch - 6, plate, NIGHT, 12, FLAME if row.winner else None, 4)
        c.text(str(row.score), x, y + plate / 2, plate * 0.58, room=pitch - 20)
        tall = y - top - 8
        w = min(pitch - 4, tall / 1.2 * (0.86 if row.winner else 1), 120.0)
        if w > 70:
            c.art(f"explorer_{one}", x, y - w * 0.58, w, w * 1.2)
        else:
            w = min(pitch - 10, tall * 0.62)
            c.art(f"badge_{one}", x, y - w * 0.62, w)
        if row.winner:
            c.art("crown", x, max(top + 14, y - w * (1.24 if w > 70 else 1.3)), min(36.0, pitch * 0.5))
