"""What is read aloud: what everybody at the table may know, in short sentences."""

from collections.abc import Iterator
from typing import Final

from device.boxes.keyboard import KEYS
from device.screen.sentence import called
from device.screen.setting import called as row
from device.screen.setting import said as value
from device.screen.transcript import account
from device.words import Words
from engine.frame import Frame, Notice
from engine.scene import Boxes, Island, Lesson, Lobby, Offer, Pass, Peek, Reveal, Sweep
from engine.scene.lesson import CARDS
from engine.seat import Seat

ROOM: Final = 40
"""Cells for a name."""

LINES: Final = 3
"""So many lines of news are read; of more, only the first one."""

SILENT: Final = str.maketrans("", "", "\u2068\u2069")
"""Marks for the eye alone: where a name keeps its own direction."""


def spoken(before: Frame | None, frame: Frame, words: Words) -> str:
    """What to say when the table goes from `before` to `frame`; "" for nothing.

    Both frames are what everybody sees. What one seat alone looks at, and what bots play to invite people, is never
    said; after it, `before` is None, and everything that the table tells now is news.
    """
    if _hushed(frame):
        return ""
    if before is not None and _hushed(before):
        before = None
    if before is not None and _facts(before) == _facts(frame):
        return ""
    old = _plain(frame, words) if before is None else [*_state(before, words)]
    lines = [line for line in _state(frame, words) if line not in old]
    if before is None or _told(before) != _told(frame):
        known = [] if before is None or _begins(before, frame) else _news(before, words)
        lines = [line for line in _news(frame, words) if line not in known] + lines
    return sentences(lines)


def sentences(lines: list[str]) -> str:
    """Lines as a voice reads them: with a pause between any two."""
    said = [part.strip().translate(SILENT) for line in lines for part in line.split(" · ")]
    return " ".join(one if one[-1] in ".!?:" else f"{one}." for one in said if one)


def _hushed(frame: Frame) -> bool:
    return frame.invitation or isinstance(frame.scene, Peek)


def _told(frame: Frame) -> tuple[object, ...]:
    return frame.beat, frame.since if frame.beat is not None else None, frame.scene


def _facts(frame: Frame) -> tuple[object, ...]:
    """All that can be said of a frame."""
    panels = frame.menu, frame.gate is None, frame.warning is None
    return (*_told(frame), *panels, frame.silent, frame.notices, frame.settings.language)


def _begins(before: Frame, frame: Frame) -> bool:
    """Whether a beat begins: then all of it is news, also where the last one said the same."""
    return frame.beat is not None and (frame.beat, frame.since) != (before.beat, before.since)


def _news(frame: Frame, words: Words) -> list[str]:
    """What has happened."""
    if isinstance(frame.scene, Lobby):
        return []
    told = [line.strip() for line in account(frame, words) if line.strip()]
    if len(told) <= LINES:
        return told
    if isinstance(frame.scene, Reveal):
        return [told[0], words.listed([_name(frame, one.seat, words) for one in frame.scene.leaving])]
    return told[:1]


def _state(frame: Frame, words: Words) -> Iterator[str]:
    """How things stand: each line is said when it becomes true."""
    if frame.warning is not None:
        yield words.say("warning-title")
        yield words.say("warning-stay")
    if frame.menu is not None:
        lit = frame.menu.items[frame.menu.lit]
        yield words.say(f"page-{frame.menu.page}")
        yield f"{row(words, lit)}: {worth}" if (worth := value(words, lit)) else row(words, lit)
    elif frame.gate is not None:
        yield words.say("gate-title")
    else:
        yield from _scene(frame, words)
    if frame.silent:
        names = words.listed([_name(frame, seat, words) for seat in sorted(frame.silent)])
        yield words.say("spoken-silent", names=names)
    yield from (_notice(frame, notice, words) for notice in frame.notices)


def _scene(frame: Frame, words: Words) -> Iterator[str]:
    match frame.scene:
        case Lobby(stands):
            yield from (called(words, stand.name, stand.box, ROOM) for stand in stands if stand.seated)
            yield words.say("lobby-seated", n=sum(stand.seated for stand in stands))
        case Lesson(game, page):
            family, number = ("lesson", page + 1) if page < CARDS else ("tip", page - CARDS + 1)
            yield words.say(f"{family}-{game}-{number}")
        case Boxes():
            yield words.say("boxes-title")
        case Island(turn=turn) if turn is not None:
            yield words.say("now-turn", name=_name(frame, turn, words))
        case Offer(claims=claims) if frame.beat is None:
            names = [_name(frame, claim.seat, words) for claim in claims if claim.state == "asked"]
            yield from (words.say("offer-asked", name=name) for name in names)
        case Sweep(word=word):
            yield words.say(word)
        case Pass(to, seen=False):
            yield words.say("pass-to", name=_name(frame, to, words))
        case _:
            """Nothing but its news."""


def _name(frame: Frame, seat: Seat, words: Words) -> str:
    sitter = next(sitter for sitter in frame.sitters if sitter.seat == seat)
    return called(words, sitter.name, sitter.box, ROOM)


def _plain(frame: Frame, words: Words) -> list[str]:
    """What needs not be said beside the news: whose turn it is, where the news are about that seat."""
    scene = frame.scene
    told = isinstance(scene, Island) and scene.happening is not None and scene.happening.seat == scene.turn
    return [*_scene(frame, words)] if told else []


def _notice(frame: Frame, notice: Notice, words: Words) -> str:
    facts: dict[str, str] = {}
    if notice.box is not None:
        given = next((sitter.name for sitter in frame.sitters if sitter.box == notice.box), "")
        facts["name"] = called(words, given, notice.box, ROOM)
        facts["keys"] = " ".join(KEYS[notice.box]).upper()
    if notice.side is not None:
        facts["side"] = words.say(f"side-{notice.side}")
    return words.say(f"notice-{notice.code}", **facts)
