"""What finished games amounted to: reckoned once, kept in rows, so that the past needs no replay."""

import json
import sqlite3
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from device.guests import nobody
from engine.journal import Damaged, Header, Step, replay
from engine.scene import Played, Score
from engine.seat import BOXES


def reckoned(lines: Iterable[str]) -> tuple[str, tuple[Score, ...]] | None:
    """The game and its scores, the best first; None for a journal that is damaged, unfinished or a demonstration."""
    try:
        header, *steps = list(replay(line.encode() for line in lines))
    except Damaged:
        return None
    assert isinstance(header, Header)
    truths = [step.truth for step in steps if isinstance(step, Step)]
    if header.demo or not truths or truths[-1]["winners"] is None:
        return None
    chests = {truth["round"]: truth["chest"] for truth in truths if "round" in truth}
    scores = [
        Score(
            box=box,
            name="" if nobody(name) else name,
            score=truths[-1]["score"][seat],
            won=seat in truths[-1]["winners"],
            bot=bot is not None,
            curve=tuple(chest[seat] for chest in chests.values()),
        )
        for seat, (box, name, bot) in enumerate(zip(header.boxes, header.seats, header.bots, strict=True))
    ]
    return header.game, tuple(sorted(scores, key=lambda one: (not one.won, -one.score)))


def journal(db: sqlite3.Connection, evening: int) -> list[str]:
    """The header and the events of a game, without what was undone."""
    header = db.execute("select header from evening where id = ?", (evening,)).fetchall()
    events = db.execute("select line from event where evening = ? and not undone order by id", (evening,))
    return [line for (line,) in [*header, *events]]


def keep(db: sqlite3.Connection, evening: int, lines: Iterable[str]) -> None:
    """Write the result of a game that is over, if it has one."""
    found = reckoned(lines)
    if found is None:
        return
    game, scores = found
    db.execute("insert into result (evening, game) values (?, ?)", (evening, game))
    db.executemany(
        "insert into score (evening, place, box, name, score, won, bot, curve) values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (evening, place, one.box, one.name, one.score, one.won, one.bot, json.dumps(one.curve))
            for place, one in enumerate(scores)
        ],
    )


def drop(db: sqlite3.Connection, evening: int) -> None:
    """The game is not over any more: it has no result."""
    db.execute("delete from score where evening = ?", (evening,))
    db.execute("delete from result where evening = ?", (evening,))


def played(db: sqlite3.Connection, game: str | None, most: int, after: int) -> dict[int, Played]:
    """So many games by their numbers, the newest first, after so many newer ones; damaged rows are left out."""
    rows = db.execute(
        "select r.evening, started, game, box, name, score, won, bot, curve"
        " from (select * from result where ?1 in ('', game) order by evening desc limit ?2 offset ?3) as r"
        " join evening on id = r.evening join score on score.evening = r.evening"
        " order by r.evening desc, place",
        (game or "", most, after),
    ).fetchall()
    found = {}
    for number, group in groupby(rows, key=lambda row: int(row[0])):
        own = list(group)
        scores = [score for row in own if (score := _score(*row[3:])) is not None]
        if len(scores) == len(own):
            found[number] = Played(str(own[0][1])[:10], own[0][2], tuple(scores))
    return found


def people(db: sqlite3.Connection, game: str) -> list[Score]:
    """Every score of somebody with a name in this game, the newest first, without curves."""
    rows = db.execute(
        "select box, name, score, won, bot, '[]' from score join result using (evening)"
        " where game = ? and not bot and name != '' order by evening desc",
        (game,),
    )
    return [score for row in rows if (score := _score(*row)) is not None]


def _score(box: Any, name: Any, score: Any, won: Any, bot: Any, curve: Any) -> Score | None:
    """A row of the table; None for one that is damaged."""
    try:
        gems = tuple(int(gem) for gem in json.loads(curve))
        sound = 0 <= int(box) < BOXES
        return Score(int(box), str(name), int(score), bool(won), bool(bot), gems) if sound else None
    except (ValueError, TypeError, OverflowError, RecursionError):
        return None
