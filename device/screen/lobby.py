"""Sitting down: a place for every box, in front of the mountain."""

from device.names import shown
from device.screen.canvas import Canvas
from device.screen.manual import manual
from device.screen.palette import FLAME, INK, NIGHT, SEATS
from device.screen.sitting import NAME_CELLS, TITLE, foot, letters, plate, slip
from device.screen.small_lobby import small_lobby
from device.words import Words
from engine.frame import Frame
from engine.scene import Lobby, Stand
from engine.seat import SHAPES

PITCH = 97
PROMPT = 386
CODE = 122
"""The side of the manual's code."""
MOON_AT = (288, -158)
"""Where the moon stands in the picture, from the middle of 800x480: the code hangs in its place."""


def lobby(c: Canvas, frame: Frame, scene: Lobby, words: Words, keys: bool) -> None:
    c.cover("bg_camp", 0, 0, c.width, c.height)
    if c.small:
        small_lobby(c, frame, scene, words, keys)
        return
    c.text(TITLE, c.width / 2, 54 if keys else 60, 52 if keys else 58)
    game = words.say(f"game-{scene.game}")
    plate(c, game, 28 + c.measure(game, 18) / 2, 34, 18)
    if scene.manual:
        grown = max(1.0, c.width / 800)
        moon = c.width / 2 + MOON_AT[0] * grown, c.height / 2 + MOON_AT[1] * grown
        manual(c, scene.manual, moon, CODE, 132)
    typing, name_y, left = frame.typing, 334 if keys else 362, c.width / 2 - (len(scene.stands) - 1) / 2 * PITCH
    for i, stand in enumerate(scene.stands):
        x = left + i * PITCH
        _stand(c, stand, x, 202 if keys else 218, stand.box in frame.held, stand.fault or scene.full)
        if stand.seated and (typing is None or typing.box != stand.box):
            c.name(shown(stand.name, NAME_CELLS), x, name_y, 14, PITCH - 7)
        c.target(x - PITCH / 2, 130, PITCH, PROMPT - 130, ("box", stand.box))
        if keys and not stand.fault:
            letters(c, stand.box, x, 366)
    if typing is not None:
        slip(c, typing.text, left + typing.box * PITCH, name_y, PITCH * 1.7)
    c.fill(NIGHT, 0, PROMPT, c.width, c.height - PROMPT)
    foot(c, frame, scene, words, (PROMPT + 28, 18), (c.height - 23, 13))
    c.target(0, PROMPT, c.width, c.height - PROMPT, ("start", None))


def _stand(c: Canvas, stand: Stand, x: float, y: float, held: bool, shut: bool) -> None:
    """A place; one that is `shut` is dark unless somebody sits there."""
    shape = SHAPES[stand.box]
    lift = 8 if held else 0
    if stand.seated:
        c.art(f"explorer_{shape}", x, y - lift, 108, 130)
    else:
        if not shut:
            c.disc(x, y + 94, 40, SEATS[shape], alpha=0.3)
        c.art("explorer_free", x, y, 108, 130, alpha=110 if shut else 255)
    if stand.bot:
        c.art("mark_bot", x + 31, y - 46, 36)
    elif stand.one and stand.seated:
        c.art("key_any", x + 31, y - 46, 34, 22)
    if stand.fault:
        c.art("mark_fault", x, y + 6, 58)
    if held:
        c.disc(x, y + 94, 29, FLAME)
        c.disc(x, y + 94, 25, INK)
    c.art(f"badge_{shape}", x, y + 94, 46, dim=130 if shut and not stand.seated else 0)
