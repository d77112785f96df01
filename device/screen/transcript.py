"""The evening told line by line, for a stream that is no terminal."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO, assert_never

from device.screen.sentence import called, gems, happened, pot
from device.screen.sentence import told as news
from device.words import Words, speaking
from engine.beat import Beat
from engine.frame import Frame
from engine.scene import (
    Boxes,
    Bust,
    Closed,
    Cursed,
    Interval,
    Island,
    Lesson,
    Lobby,
    Offer,
    Pass,
    Past,
    Path,
    Peek,
    Reveal,
    Sweep,
)
from engine.scene import Final as End
from engine.seat import Seat

INDENT: Final = "  "

UNTOLD: Final = frozenset({"now-placed"})
"""Where huts, palms and statues stand is to be seen only."""

ROOM: Final = 40
"""Cells for a name."""


class Transcript:
    """An output that writes what happens, once, in the table's language; of two beats alike, both.

    It raises BrokenPipeError as soon as nobody reads any more: the table then stops.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = sys.stdout if stream is None else stream
        self._told: list[str] = []
        self._beat: Beat | None = None

    def show(self, frame: Frame, now: float) -> float | None:
        del now
        told = account(frame, speaking(frame.settings.language))
        beat, self._beat = self._beat, frame.beat
        again = frame.beat is None or frame.beat == beat
        if told and not (told == self._told and again):
            self._told = told
            self._stream.write("".join(f"{line}\n" for line in told))
            self._stream.flush()
        return None

    def close(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()


def account(frame: Frame, words: Words) -> list[str]:
    """What a frame tells, in lines; a moment in which people only choose tells nothing."""

    def name(seat: Seat) -> str:
        sitter = next(sitter for sitter in frame.sitters if sitter.seat == seat)
        return called(words, sitter.name, sitter.box, ROOM)

    match frame.scene:
        case Lobby(stands):
            return [words.say("lobby-seated", n=sum(stand.seated for stand in stands))]
        case Path() as scene:
            return _path(scene, words)
        case Reveal() as scene:
            return _reveal(scene, words, name)
        case Bust() as scene:
            lost = [place for place in scene.places if place.state == "lost"]
            told = [words.say("bust-title", trap=words.say(scene.card.word))]
            return told + [
                INDENT + words.say("loses", name=name(place.seat), gems=gems(words, place.hand, scene.gem))
                for place in lost
            ]
        case Interval() as scene:
            return _interval(scene, words)
        case End(rows):
            winners = [name(row.seat) for row in rows if row.winner]
            scores = [INDENT + words.say("final-score", name=name(row.seat), score=row.score) for row in rows]
            return ["", words.say("final-wins", n=len(winners), names=words.listed(winners)), *scores]
        case Island(happening=happening):
            if happening is None or happening.word in UNTOLD:
                return []
            return [INDENT + news(words, happening, "" if happening.seat is None else name(happening.seat))]
        case Sweep() | Pass() | Peek() | Lesson() | Boxes() | Past() | Closed():
            return []
        case Offer() as scene:
            return _offer(scene, words, name)
        case Cursed() as scene:
            return _cursed(scene, words, name)
        case scene:
            assert_never(scene)


def _path(scene: Path, words: Words) -> list[str]:
    """The card or the shares; the first card opens the expedition."""
    said = happened(words, scene)
    if not said:
        return []
    told = [f"{INDENT}{said}"]
    if scene.moment == "shared":
        return [f"{told[0]} · {pot(words, scene)}"]
    opening = ["", words.say("expedition", n=scene.round, of=scene.rounds)]
    return opening + told if len(scene.cards) == 1 else told


def _reveal(scene: Reveal, words: Words, name: Callable[[Seat], str]) -> list[str]:
    counts = {"stay-count": len(scene.staying), "leave-count": len(scene.leaving)}
    told = [INDENT + " · ".join(words.say(word, n=n) for word, n in counts.items() if n)]
    for one in scene.leaving:
        out = gems(words, one.hand + one.share, scene.gem)
        told.append(INDENT * 2 + words.say("walks-out", name=name(one.seat), gems=out))
        if one.relics:
            taken = words.say("takes-relics", name=name(one.seat), n=len(one.relics), points=one.relic_points)
            told.append(INDENT * 2 + taken)
    return told


def _interval(scene: Interval, words: Words) -> list[str]:
    told = [
        f"{words.say('interval-title', n=scene.round)} · {words.say('interval-next', n=scene.rounds - scene.round)}"
    ]
    if scene.removed:
        traps = words.listed([words.say(danger.word) for danger in scene.removed])
        told.append(words.say("interval-removed", traps=traps))
    return told


def _offer(scene: Offer, words: Words, name: Callable[[Seat], str]) -> list[str]:
    """The card, and then what has become of it."""
    if scene.card is None:
        return []
    card = words.say("value-coins", n=scene.card)
    if scene.claimed is not None:
        return [INDENT * 2 + words.say("offer-claimed", name=name(scene.claimed), n=scene.card)]
    return [INDENT * 2 + words.say("offer-refused") if scene.refused else INDENT + card]


def _cursed(scene: Cursed, words: Words, name: Callable[[Seat], str]) -> list[str]:
    told = [INDENT + words.say("curse-title")]
    for loss in scene.penalties:
        told.append(INDENT * 2 + words.say(f"curse-{loss.lost}", name=name(loss.seat), n=loss.coins or 0))
    return told
