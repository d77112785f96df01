"""Sitting down, on the smallest screen and on one that stands upright."""

from dataclasses import replace

from device.names import shown
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, NIGHT
from device.screen.sitting import NAME_CELLS, TITLE, foot, letters, plate, slip
from device.words import Words
from engine.frame import Frame
from engine.scene import Lobby, Stand
from engine.seat import SHAPES


def small_lobby(c: Canvas, frame: Frame, scene: Lobby, words: Words, keys: bool) -> None:
    """Badges four by two (two by four on a screen that stands upright), and one prompt."""
    c.text(TITLE, 14, 36, 34, align="left")
    game = words.say(f"game-{scene.game}")
    plate(c, game, c.width - 24 - c.measure(game, 18) / 2, 37, 18)
    bar = c.height - 70
    across = 2 if c.tall else 4
    w, h = (c.width - 16) / across, (bar - 78) / (len(scene.stands) // across)
    for i, stand in enumerate(scene.stands):
        x, y = 8 + w * (i % across + 0.5), 74 + h * (i // across + 0.5)
        c.panel(
            x - w / 2 + 4,
            y - h / 2 + 4,
            w - 8,
            h - 8,
            NIGHT,
            14,
            FLAME if stand.seated else None,
            4,
            1 if stand.seated else 0.6,
        )
        typed = frame.typing is not None and frame.typing.box == stand.box
        _badge(c, replace(stand, name="") if typed else stand, x, y, w, keys, stand.box in frame.held, scene.full)
        c.target(x - w / 2, y - h / 2, w, h, ("box", stand.box))
    if frame.typing is not None:
        row, column = divmod(frame.typing.box, across)
        slip(c, frame.typing.text, 8 + w * (column + 0.5), 74 + h * (row + 0.5), w * 1.4)
    c.fill(NIGHT, 0, bar, c.width, 70)
    foot(c, frame, scene, words, (bar + 21, 15), (bar + 54, 11))
    c.target(0, bar, c.width, 70, ("start", None))


def _badge(c: Canvas, stand: Stand, x: float, y: float, w: float, keys: bool, held: bool, full: bool) -> None:
    """The badge of a box; under it, or beside it where the place is wide, the name or the letters of its keys."""
    named = c.atlas.drawable(shown(stand.name, NAME_CELLS)) if stand.seated else ""
    told, wide = bool(named) or (keys and not stand.fault), w >= 150
    badge = 84 if wide else 38 if told else 52
    bx, by = (x - w * 0.22 if told and wide else x), (y - 13 if told and not wide else y)
    c.art(
        f"badge_{SHAPES[stand.box]}",
        bx,
        by,
        badge * (1.12 if held else 1),
        dim=130 if stand.fault or (full and not stand.seated) else 0,
    )
    if stand.bot:
        c.art("mark_bot", bx + badge * 0.42, by - badge * 0.42, badge * 0.54)
    elif stand.one and stand.seated:
        c.art("key_any", bx + badge * 0.5, by - badge * 0.36, badge * 0.6, badge * 0.4)
    if stand.fault:
        c.art("mark_fault", bx, by, badge)
    elif named:
        at, room = ((x + w * 0.2, y), w * 0.5) if wide else ((x, y + 23), w - 18)
        c.name(named, *at, 13, room)
    elif keys and wide:
        letters(c, stand.box, x + w * 0.2, y, badge * 0.46)
    elif keys:
        letters(c, stand.box, x, y + 21, 22)
