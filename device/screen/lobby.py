"""Sitting down: a place for every box, in front of the mountain."""

from device.boxes.keyboard import KEYS
from device.names import shown
from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, INK, MOON, NIGHT
from device.words import Words
from engine.frame import Frame
from engine.scene import Lobby, Stand
from engine.seat import SHAPES

TITLE = "TACORA"
PITCH = 97
PROMPT = 394
NAME_CELLS = 24


def lobby(c: Canvas, frame: Frame, scene: Lobby, words: Words, keys: bool) -> None:
    c.cover("bg_camp", 0, 0, c.width, c.height)
    if c.small:
        _small(c, frame, scene, words, keys)
        return
    c.text(TITLE, c.width / 2, 54 if keys else 60, 52 if keys else 58)
    game = words.say(f"game-{scene.game}")
    _game(c, game, 28 + c.measure(game, 18) / 2, 34, 18)
    for i, stand in enumerate(scene.stands):
        x = c.width / 2 + (i - (len(scene.stands) - 1) / 2) * PITCH
        _stand(c, stand, x, 202 if keys else 224, stand.box in frame.held)
        c.name(shown(stand.name, NAME_CELLS), x, 336 if keys else 368, 14, PITCH - 7)
        c.target(x - PITCH / 2, 130, PITCH, PROMPT - 130, ("box", stand.box))
        if keys and not stand.fault:
            letters(c, stand.box, x, 370)
    c.fill(NIGHT, 0, PROMPT, c.width, c.height - PROMPT)
    middle = PROMPT + (c.height - PROMPT) / 2
    if scene.few:
        c.text(words.say("lobby-few", game=game), c.width / 2, c.height - 19, 15, room=c.width - 32)
        middle -= 15
    prompts(c, wanted(scene, words), c.width / 2, middle, 17 if scene.few else 20, c.width - 24)
    c.target(0, PROMPT, c.width, c.height - PROMPT, ("start", None))


def _game(c: Canvas, name: str, x: float, y: float, cap: float) -> None:
    """What is going to be played, on a plate."""
    w = c.measure(name, cap) + cap * 1.4
    c.panel(x - w / 2, y - cap, w, cap * 2, NIGHT, cap * 0.6)
    c.text(name, x, y, cap, FLAME)


def wanted(scene: Lobby, words: Words) -> list[tuple[str, str]]:
    """What can be done now: the picture of the keys, and the word."""
    sit = (
        [("key_any", words.say("lobby-sit"))]
        if not (scene.full or all((one.seated and not one.bot) or one.fault for one in scene.stands))
        else []
    )
    people = any(one.seated and not one.bot for one in scene.stands)
    start = [("key_both", words.say("lobby-start"))] if scene.ready and people else []
    return sit + start


def _stand(c: Canvas, stand: Stand, x: float, y: float, held: bool) -> None:
    shape = SHAPES[stand.box]
    lift = 8 if held else 0
    if stand.seated:
        c.art(f"explorer_{shape}", x, y - lift, 108, 130)
    else:
        c.art("explorer_free", x, y, 108, 130, alpha=110 if stand.fault else 255)
    if stand.bot:
        c.art("mark_bot", x + 31, y - 46, 36)
    if stand.fault:
        c.art("mark_fault", x, y + 6, 58)
    if held:
        c.disc(x, y + 94, 29, FLAME)
        c.disc(x, y + 94, 25, INK)
    c.art(f"badge_{shape}", x, y + 94, 46, dim=130 if stand.fault else 0)


def letters(c: Canvas, box: int, x: float, y: float, size: float = 30) -> None:
    """The two letters of the keyboard that stand for a box."""
    for side, (letter, colour) in enumerate(zip(KEYS[box], (FLAME, MOON), strict=True)):
        cx = x + (side - 0.5) * size * 1.12
        c.panel(cx - size / 2, y - size / 2, size, size, colour, size * 0.22, INK, 2)
        c.text(letter.upper(), cx, y, size * 0.52, INK)


def _small(c: Canvas, frame: Frame, scene: Lobby, words: Words, keys: bool) -> None:
    """Badges four by two (two by four on a screen that stands upright), and one prompt."""
    c.text(TITLE, 14, 36, 34, align="left")
    game = words.say(f"game-{scene.game}")
    _game(c, game, c.width - 24 - c.measure(game, 18) / 2, 37, 18)
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
        _badge(c, stand, x, y, w, keys, stand.box in frame.held)
        c.target(x - w / 2, y - h / 2, w, h, ("box", stand.box))
    c.fill(NIGHT, 0, bar, c.width, 70)
    middle, cap = (bar + 24, 16) if scene.few else (bar + 35, 20)
    if scene.few:
        c.text(words.say("lobby-few", game=game), c.width / 2, bar + 58, 13, room=c.width - 16)
    prompts(c, wanted(scene, words)[-1:], c.width / 2, middle, cap, c.width - 16)
    c.target(0, bar, c.width, 70, ("start", None))


def _badge(c: Canvas, stand: Stand, x: float, y: float, w: float, keys: bool, held: bool) -> None:
    """The badge of a box; the letters of its keys below it, or beside it where the place is wide."""
    lettered, wide = keys and not stand.fault, w >= 150
    badge = 84 if wide else 38 if lettered else 52
    bx, by = (x - badge * 0.52 if lettered and wide else x), (y - 13 if lettered and not wide else y)
    c.art(f"badge_{SHAPES[stand.box]}", bx, by, badge * (1.12 if held else 1), dim=0 if stand.seated else 130)
    if stand.bot:
        c.art("mark_bot", bx + badge * 0.42, by - badge * 0.42, badge * 0.54)
    if stand.fault:
        c.art("mark_fault", bx, by, badge)
    elif keys and wide:
        letters(c, stand.box, x + badge * 0.52, y, badge * 0.46)
    elif keys:
        letters(c, stand.box, x, y + 21, 22)
