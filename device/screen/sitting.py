"""What the lobbies of all sizes share."""

from device.boxes.keyboard import KEYS
from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.palette import FLAME, INK, MOON, MUTED, NIGHT, PAPER
from device.words import Words
from engine.frame import Frame
from engine.scene import Lobby

TITLE = "TACORA"
NAME_CELLS = 24


def plate(c: Canvas, name: str, x: float, y: float, cap: float) -> None:
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


def foot(
    c: Canvas, frame: Frame, scene: Lobby, words: Words, next_: tuple[float, float], more: tuple[float, float]
) -> None:
    """What comes next, and below it what else those who sit can do; each with its middle and its capitals.

    The smallest screen tells how to play while a player is still missing, then how to be named and stand up.
    """
    room = c.width - 24
    if frame.typing is not None:
        c.text(words.say("typing-done"), c.width / 2, next_[0], next_[1], FLAME, room=room)
        return
    prompts(c, wanted(scene, words)[-1 if c.small else 0 :], c.width / 2, *next_, room)
    if scene.few:
        game = words.say(f"game-{scene.game}")
        c.text(words.say("lobby-few", game=game), c.width / 2, more[0], more[1], MUTED, room=room)
    elif any(stand.seated and not stand.bot for stand in scene.stands):
        own = [("key_go", words.say("lobby-name")), ("key_leave", words.say("lobby-rise"))]
        lesson = [("key_both", words.say("lobby-lesson"))]
        several = own + lesson if not c.small else own if scene.ready else lesson
        prompts(c, several, c.width / 2, *more, room)


def slip(c: Canvas, text: str, x: float, y: float, w: float) -> None:
    """What has been typed so far: the end of it, where it is too long."""
    written = c.atlas.drawable(text)
    while written and c.measure(written, 15) > w - 24:
        written = written[1:]
    left = min(max(8.0, x - w / 2), c.width - w - 8)
    c.over()
    c.panel(left, y - 18, w, 36, PAPER, 10, FLAME, 4)
    wide = c.text(written, left + 10, y, 15, INK, "left")
    c.fill(INK, left + 12 + wide, y - 11, 3, 22)


def letters(c: Canvas, box: int, x: float, y: float, size: float = 30) -> None:
    """The two letters of the keyboard that stand for a box."""
    for side, (letter, colour) in enumerate(zip(KEYS[box], (FLAME, MOON), strict=True)):
        cx = x + (side - 0.5) * size * 1.12
        c.panel(cx - size / 2, y - size / 2, size, size, colour, size * 0.22, INK, 2)
        c.text(letter.upper(), cx, y, size * 0.52, INK)
