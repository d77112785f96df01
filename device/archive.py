"""Kept evenings for people: the list, and journals in and out."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from device.names import shown
from device.store import Evening, Store
from device.told import Told
from engine.journal import Damaged, Header, Step, replay

NAME_CELLS = 16
"""How much of a name the list shows."""


class Unknown(Told):
    """There is no such evening, or no such file."""


def listed(store: Store) -> Iterator[str]:
    """One line an evening: number, date, what was played, how it stands, and who played."""
    for evening in store.evenings():
        yield f"{evening.number:>4}  {evening.started[:16]}  {_told(evening)}"


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


def _told(evening: Evening) -> str:
    try:
        header, *steps = list(replay(line.encode() for line in (evening.header, *evening.events)))
    except Damaged as error:
        return f"damaged: {error}"
    assert isinstance(header, Header)
    names = [shown(name, NAME_CELLS) for name in header.seats]
    last = steps[-1] if steps else None
    if isinstance(last, Step) and last.truth["winners"] is not None:
        score, winners = last.truth["score"], last.truth["winners"]
        people = ", ".join(f"{name} {score[i]}{'*' if i in winners else ''}" for i, name in enumerate(names))
    else:
        people = ", ".join(names)
    mark = " (demonstration)" if header.demo else ""
    return f"{_played(header):<16} {evening.status:<5} {people}{mark}"


def _played(header: Header) -> str:
    """The edition of a game that has editions, else the game."""
    return header.options.get("edition", "diamant-2016") if header.game == "diamant" else header.game
