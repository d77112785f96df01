"""Kept evenings for people: the list, and journals in and out."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from device.screen.sentence import called
from device.store import Evening, Store
from device.told import Told
from device.words import Words
from engine.journal import Damaged, Header, Step, replay
from engine.scene import Played

NAME_CELLS = 16
"""How much of a name the list shows."""


class Unknown(Told):
    """There is no such evening, or no such file."""


def listed(store: Store, words: Words) -> Iterator[str]:
    """One line an evening: number, date, what was played, how it stands, and who played."""
    results = store.played()
    for evening in store.evenings():
        told = _told(evening, results.get(evening.number), words)
        yield f"{evening.number:>4}  {evening.started[:16]}  {told}"


def journal(store: Store, number: int) -> list[str]:
    """The lines of a journal. Raises Unknown."""
    evening = store.evening(number)
    if evening is None:
        numbers = ", ".join(str(one.number) for one in store.evenings()) or "none yet"
        raise Unknown(f"there is no game {number}; kept games: {numbers}")
    return [evening.header, *evening.events]


def take(store: Store, lines: Iterator[bytes]) -> int:
    """Keep a whole journal, or none of it; its number. Raises Damaged."""
    steps = list(replay(lines))
    header = steps[0]
    assert isinstance(header, Header)
    events = [step for step in steps if isinstance(step, Step)]
    finished = bool(events) and events[-1].truth["phase"] == "over"
    return store.keep(header.line(), [step.text for step in events], header.demo, finished)


def opened(file: str) -> Any:
    """A journal file as lines of bytes; `-` is standard input. Raises Unknown."""
    if file == "-":
        if sys.stdin is None:
            raise Unknown("-: cannot be read (standard input is closed)")
        return sys.stdin.buffer
    try:
        return Path(file).open("rb")
    except OSError as error:
        raise Unknown(f"{file}: cannot be read ({error.strerror})") from error


def _told(evening: Evening, played: Played | None, words: Words) -> str:
    """A game with a result is not replayed."""
    lines = (evening.header,) if played is not None else (evening.header, *evening.events)
    try:
        header, *steps = list(replay(line.encode() for line in lines))
    except Damaged as error:
        return f"damaged: {error}"
    assert isinstance(header, Header)
    names = [called(words, name, box, NAME_CELLS) for name, box in zip(header.seats, header.boxes, strict=True)]
    last = steps[-1] if steps else None
    if played is not None:
        results = {one.box: f"{one.score}{'*' if one.won else ''}" for one in played.scores}
        names = [f"{name} {results[box]}" for name, box in zip(names, header.boxes, strict=True) if box in results]
    elif isinstance(last, Step) and last.truth["winners"] is not None:
        score, winners = last.truth["score"], last.truth["winners"]
        names = [f"{name} {score[seat]}{'*' if seat in winners else ''}" for seat, name in enumerate(names)]
    mark = " (demonstration)" if header.demo else ""
    return f"{_edition(header):<16} {evening.status:<5} {', '.join(names)}{mark}"


def _edition(header: Header) -> str:
    """The edition of a game that has editions, else the game."""
    return header.options.get("edition", "diamant-2016") if header.game == "diamant" else header.game
