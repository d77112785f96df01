"""The journal of an evening: a header and the events, as JSON lines.

The format is public: docs/formats.md. Reading checks each line against the rules of its game.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.game import AnyGame, Json
from engine.refusal import Refused
from engine.registry import GAMES
from engine.seat import BOXES


class Damaged(Exception):
    """A journal that cannot be read on. `line` counts from 1; `reason` says what was wrong and what was expected."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: which game, with which options, who plays.

    `boxes` and `bots` have one entry a seat: the box in front of it, and the bot's name or None for a person.
    """

    game: str
    options: Mapping[str, Json]
    seats: tuple[str, ...]
    boxes: tuple[int, ...] = ()
    bots: tuple[str | None, ...] = ()
    demo: bool = False
    rules: int = field(default=1)

    def line(self) -> str:
        facts: dict[str, Json] = {"journal": 1, "game": self.game, "rules": self.rules, "options": dict(self.options)}
        facts["seats"] = list(self.seats)
        if self.boxes:
            facts["boxes"] = list(self.boxes)
        if any(self.bots):
            facts["bots"] = list(self.bots)
        if self.demo:
            facts["demo"] = True
        return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> "Header":
        """Raises Refused for a line that is not the header of a journal that this table can play."""
        facts = _object(text)
        if type(facts.get("journal")) is not int or facts["journal"] != 1:
            raise Refused("no-journal", 'a journal begins with a header: {"journal":1,"game":…,"options":…,"seats":…}')
        name = facts.get("game")
        game = GAMES.get(name) if isinstance(name, str) else None
        if game is None or not isinstance(name, str):
            raise Refused("unknown-game", f"unknown game {name!r}", tuple(GAMES))
        rules = facts.get("rules", 1)
        if type(rules) is not int or rules != game.rules:
            raise Refused("unknown-rules", f"unknown rules {rules!r}", (str(game.rules),))
        options, seats = facts.get("options", {}), facts.get("seats")
        if not isinstance(options, dict):
            raise Refused("bad-options", "options must be an object")
        if not isinstance(seats, list) or any(not isinstance(one, str) for one in seats):
            raise Refused("bad-seats", "seats must be a list of names")
        game.setup(options, len(seats))
        names = tuple(one.encode("utf-8", "replace").decode() for one in seats)
        boxes, bots = _boxes(facts.get("boxes"), len(seats)), _bots(facts.get("bots"), game, len(seats))
        return cls(name, options, names, boxes, bots, facts.get("demo") is True, game.rules)

    def rulebook(self) -> AnyGame:
        return GAMES[self.game]


def _boxes(boxes: Json, seats: int) -> tuple[int, ...]:
    """The box of each seat where the header names them rightly; otherwise the first boxes."""
    rightly = isinstance(boxes, list) and all(type(box) is int and 0 <= box < BOXES for box in boxes)
    return tuple(boxes) if rightly and len(set(boxes)) == len(boxes) == seats else tuple(range(seats))


def _bots(bots: Json, game: AnyGame, seats: int) -> tuple[str | None, ...]:
    """The bot of each seat where the header names bots that this game knows; otherwise everybody is a person."""
    if not isinstance(bots, list) or len(bots) != seats:
        return (None,) * seats
    try:
        for name in bots:
            if name is not None:
                game.bot(str(name))
    except Refused:
        return (None,) * seats
    return tuple(bots)


def _object(text: str) -> dict[str, Json]:
    """One JSON object. Raises Refused for anything else."""
    try:
        facts = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Refused("not-json", "this is not one JSON object") from None
    if not isinstance(facts, dict):
        raise Refused("not-json", "this is not one JSON object")
    return facts


def _no_number(name: str) -> Any:
    raise ValueError(name)


def dumped(game: AnyGame, event: Any) -> str:
    """An event as a line of a journal."""
    return json.dumps(game.dump(event), ensure_ascii=False, separators=(",", ":"))


def loaded(game: AnyGame, text: str) -> Any:
    """The event of a line. Raises Refused."""
    return game.load(_object(text))


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a journal that has been checked: its line number, and the whole truth after it."""

    line: int
    text: str
    truth: Mapping[str, Json]


def replay(lines: Iterable[bytes]) -> Iterator[Header | Step]:
    """The header, then every event, each checked by the rules. Raises Damaged at the first line that is not legal.

    Blank lines are skipped, and a journal may end anywhere after its header.
    """
    header: Header | None = None
    state: Any = None
    number, n = 0, 0
    for number, raw in enumerate(lines, start=1):
        try:
            text = raw.decode("utf-8-sig" if number == 1 else "utf-8").strip()
        except UnicodeDecodeError:
            raise Damaged(number, "this is not UTF-8 text") from None
        if not text:
            continue
        try:
            if header is None:
                header = Header.read(text)
                state = header.rulebook().setup(header.options, len(header.seats))
                yield header
                continue
            game = header.rulebook()
            event = loaded(game, text)
            state, _ = game.apply(state, event)
        except Refused as refused:
            raise Damaged(number, str(refused)) from None
        n += 1
        yield Step(number, dumped(game, event), {"n": n, **game.truth(state, event)})
    if header is None:
        raise Damaged(number + 1, "the header is missing")
