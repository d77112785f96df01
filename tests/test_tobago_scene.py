"""What the table of Tobago shows while somebody chooses: the question, the choices, and what each would do."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import ceil, log2
from pathlib import Path
from typing import Any, Final

import pytest

from assets import ROOT
from engine.cursor import Choosing, Passing, Peeking, Sweeping
from engine.dialogue import Dialogue
from engine.games.tobago.beat import Happened
from engine.games.tobago.board import ASSEMBLIES
from engine.games.tobago.drive import reach, steps
from engine.games.tobago.event import Drove, Opened, Played, Removed, TurnedUp
from engine.games.tobago.grid import spaces
from engine.games.tobago.land import land
from engine.games.tobago.sight import horizon
from engine.games.tobago.state import State
from engine.scene import Final as End
from engine.scene import Halves, Island, Offer, Pass, Peek, Reached, Sweep, Thing
from engine.turn import Alone, Move
from tests.playout import Moment, spread
from tests.test_tobago_sharing import dug_by
from tests.test_tobago_whole import TABLES
from tests.tobago_play import TOBAGO, A, B, C, chart, events, game, isle, laid, looking, play, some

LAND: Final = spaces(isle().land.mask)
HERE: Final = LAND[40]
WORDS: Final = frozenset(
    re.findall(r"^([a-z][a-z0-9-]*) =", (ROOT / "words" / "en.ftl").read_text("utf-8"), flags=re.MULTILINE)
)
ART: Final = frozenset(Path(path).stem for path in (ROOT / "art").glob("*.svg"))
every_table = pytest.mark.parametrize(("seats", "options"), TABLES[2:7])


# ------------------------------------------------------------ every place that keys lead to
Walk = tuple[Choosing, tuple[Any, ...]]
"""A place of a dialogue, and the events that what is lit there can lead to."""


def walk(dialogue: Dialogue) -> Iterator[Walk]:
    """Every place that the keys can lead to from here."""
    depth = len(dialogue.places)
    for _ in range(max(1, len(dialogue.cursor.items))):
        here = dialogue.places
        yield dialogue.cursor, dialogue.ahead
        for key in (dialogue.next, dialogue.ok) if dialogue.cursor.left else (dialogue.ok,):
            key()
            if len(dialogue.places) > depth:
                yield from walk(dialogue)
            dialogue.places = here
        if dialogue.cursor.items:
            dialogue.next()


@cache
def places(
    seats: int, options: tuple[tuple[str, Any], ...]
) -> tuple[tuple[State, Choosing, tuple[Any, ...], Island], ...]:
    """Places of several turns of a game, what can follow, and what everybody sees there."""
    found = []
    turns = [(one.before, one.turn) for one in game(1, seats, **dict(options)) if isinstance(one.turn, Alone)]
    turns = [(state, turn) for state, turn in turns if not turn.direct]
    for state, turn in (*turns[: seats + 2], *spread(turns[seats + 2 :], 7)):
        view = TOBAGO.view(state, None)
        for cursor, ahead in walk(Dialogue(turn.seat, turn.moves, turn.blocked)):
            shown = TOBAGO.scene(view, None, cursor)
            assert isinstance(shown, Island)
            found.append((state, cursor, ahead, shown))
    return tuple(found)


def way(cursor: Choosing) -> tuple[Any, ...]:
    """The steps taken, and the lit one."""
    return (*cursor.path, cursor.items[cursor.lit].step) if cursor.items else cursor.path


@every_table
def test_every_question_has_its_words_and_pictures(seats: int, options: dict[str, Any]) -> None:
    for state, cursor, _, shown in places(seats, tuple(options.items())):
        ask = shown.ask
        assert ask is not None
        assert ask.seat == cursor.seat
        assert (ask.lit, len(ask.options)) == (cursor.lit, len(cursor.items))
        assert shown.halves == (Halves(cursor.left, cursor.right) if cursor.left else None)
        assert [option.reason for option in ask.options] == [item.reason for item in cursor.items]
        words = {ask.word, ask.help, *(word for option in ask.options for word in (option.word, option.reason))}
        assert words - {""} <= WORDS, (cursor, state.phase)
        assert {option.art for option in ask.options} - {""} <= ART
        assert all(option.art or option.clue or option.sign for option in ask.options)


@every_table
def test_a_lit_clue_shows_what_it_would_leave_of_each_map(seats: int, options: dict[str, Any]) -> None:
    seen = 0
    for state, cursor, ahead, shown in places(seats, tuple(options.items())):
        named = bool(state.card) or any(str(step).startswith("card:") for step in way(cursor))
        clues = {one.sign: one.card for one in ahead if named and isinstance(one, Played | Opened)}
        left = {sign: state.chart(sign).left & state.isle.clues[card - 1] for sign, card in clues.items()}
        assert {one.sign: one.lit for one in shown.charts if one.lit} == {
            sign: one.bit_count() for sign, one in left.items()
        }
        gone = [state.chart(sign).left & ~one for sign, one in left.items()]
        assert shown.removed == (spaces(gone[0]) if len(gone) == 1 else ())
        assert shown.kept == (spaces(*left.values()) if len(gone) == 1 else ())
        offered = shown.ask.options if shown.ask else ()
        if gone and str(way(cursor)[-1]).startswith("map:"):
            assert (offered[cursor.lit].number, offered[cursor.lit].unit) == (gone[0].bit_count(), "spaces")
        seen += len(left)
    assert seen


@every_table
def test_a_played_clue_removes_what_was_shown(seats: int, options: dict[str, Any]) -> None:
    for state, cursor, ahead, shown in places(seats, tuple(options.items())):
        event = ahead[0] if len(ahead) == 1 else None
        if isinstance(event, Played | Opened) and event.card in (*state.hands[cursor.seat], state.card):
            before, after = (one.chart(event.sign).left for one in (state, play(state, event)))
            assert shown.removed in ((), spaces(before & ~after))
            assert {one.lit for one in shown.charts if one.sign == event.sign} <= {None, after.bit_count()}


@every_table
def test_a_drive_shows_how_far_it_reaches(seats: int, options: dict[str, Any]) -> None:
    driven = 0
    for state, cursor, _, shown in places(seats, tuple(options.items())):
        if "drive" not in way(cursor):
            assert shown.reached == ()
            continue
        driven += 1
        amulet, jeep = "amulet" in cursor.path, state.jeeps[cursor.seat]
        assert jeep is not None
        goals = {one.space for one in events(state) if isinstance(one, Drove) and one.amulet == amulet}
        assert {one.space for one in shown.reached} == goals
        assert shown.reached == tuple(
            Reached(at, n)
            for n, ring in enumerate(reach(state.isle.land, jeep), 1)
            for at in spaces(ring)
            if at in goals
        )
        for item, option in zip(cursor.items, shown.ask.options if shown.ask else (), strict=True):
            if isinstance(item.step, tuple):
                assert (option.number, option.unit) == (steps(state.isle.land, jeep, item.step), "steps")
    assert driven


@every_table
def test_the_lit_space_is_pointed_at(seats: int, options: dict[str, Any]) -> None:
    for state, cursor, _, shown in places(seats, tuple(options.items())):
        last = way(cursor)[-1] if way(cursor) else None
        facing = isinstance(last, str) and last.startswith("facing:")
        if isinstance(last, tuple):
            assert shown.target == last
        elif facing:
            assert shown.target == horizon(state.isle.land, cursor.path[0], int(str(last)[7:]))  # type: ignore[arg-type]
        else:
            assert shown.target is None


def test_a_statue_stands_while_its_direction_is_chosen() -> None:
    made = isle()
    state = laid(
        island=replace(made, statues=()),
        phase="place",
        charts=(),
        facing=(),
        jeeps=(None,) * 3,
        options={"placing": "by-hand"},
    )
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Alone)
    dialogue = Dialogue(turn.seat, turn.moves, turn.blocked)
    dialogue.point(made.statues[0])
    pointed = TOBAGO.scene(TOBAGO.view(state, None), None, dialogue.cursor)
    assert isinstance(pointed, Island)
    assert pointed.ask is not None
    assert [option.word for option in pointed.ask.options] == ["drive-here"]
    dialogue.point(made.statues[0])
    dialogue.next()
    shown = TOBAGO.scene(TOBAGO.view(state, None), None, dialogue.cursor)
    assert isinstance(shown, Island)
    assert shown.things[-1] == Thing(made.statues[0], "statue", 1)
    assert shown.sights == (shown.target,)


# ------------------------------------------------------------ halving
def presses(spaces_: tuple[Any, ...]) -> dict[Any, int]:
    """How many presses each of these spaces takes."""
    found = {}

    def follow(dialogue: Dialogue, count: int) -> None:
        here = dialogue.places
        for key in (dialogue.next, dialogue.ok):
            event = key()
            if event is None:
                follow(dialogue, count + 1)
            else:
                found[event] = count + 1
            dialogue.places = here

    follow(Dialogue(A, tuple(Move((at,), at) for at in spaces_)), 0)
    return found


@pytest.mark.parametrize("number", range(1, len(ASSEMBLIES) + 1))
def test_any_space_of_an_island_takes_at_most_seven_presses(number: int) -> None:
    everywhere = spaces(land(number).mask)
    found = presses(everywhere)
    assert set(found) == set(everywhere)
    assert max(found.values()) == ceil(log2(len(everywhere))) <= 7


# ------------------------------------------------------------ questions of a turn
def shown_at(state: State, *path: Any) -> Island:
    """What everybody sees once these steps have been pointed at and taken."""
    turn = TOBAGO.turn(state)
    assert isinstance(turn, Alone)
    dialogue = Dialogue(turn.seat, turn.moves, turn.blocked)
    for step in path:
        while way(dialogue.cursor)[-1] != step:
            dialogue.next()
        dialogue.ok()
    shown = TOBAGO.scene(TOBAGO.view(state, None), None, dialogue.cursor)
    assert isinstance(shown, Island)
    return shown


def rich() -> State:
    maps = {"white": chart((A,), (B,), left=some(9)), "grey": chart((B,), left=LAND[41], first=3)}
    return laid(jeeps=(HERE,) * 3, amulets=(2, 0, 0), hands=((31, 32), (33,), (34,)), maps=maps, lying=(LAND[39],))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("path", "word", "options"),
    [
        ((), "ask-action", ["act-clue", "act-drive", "act-exchange", "act-amulet", "act-end", "act-dig"]),
        (("clue",), "ask-clue", ["act-clue", "act-clue"]),
        (("clue", "card:31"), "ask-map", ["map-black", "map-brown"]),
        (("drive",), "ask-drive", ["drive-amulet", "drive-treasure", "drive-space"]),
        (("drive", "space"), "ask-space", []),
        (
            ("amulet",),
            "ask-amulet",
            [f"power-{one}" for one in ("marker", "double", "swap", "clue", "drive", "exchange")],
        ),
        (("amulet", "marker"), "ask-marker", []),
        (("amulet", "double"), "ask-double", ["power-double"]),
        (("amulet", "swap"), "ask-swap", ["power-swap"]),
        (("amulet", "clue", "card:31"), "ask-map", ["map-black", "map-brown"]),
        (("amulet", "drive"), "ask-drive", ["drive-treasure", "drive-space"]),
    ],
    ids=str,
)
def test_a_turn_asks_step_by_step(path: tuple[str, ...], word: str, options: list[str]) -> None:
    ask = shown_at(rich(), *path).ask
    assert ask is not None
    assert (ask.word, [option.word for option in ask.options]) == (word, options)


def test_blocked_choices_say_why() -> None:
    state = laid(jeeps=(HERE,) * 3, hands=((), (), ()))
    ask = shown_at(state).ask
    assert ask is not None
    assert {option.word: option.reason for option in ask.options if option.reason} == {
        "act-dig": "why-no-treasure",
        "act-clue": "why-no-clue",
        "act-exchange": "why-no-cards",
        "act-amulet": "why-no-amulet",
    }


def test_an_extra_drive_offers_no_amulet() -> None:
    """None is taken on it, wherever one points."""
    turn = TOBAGO.turn(rich())
    assert isinstance(turn, Alone)
    dialogue = Dialogue(A, [move for move in turn.moves if move.steps[:2] == ("amulet", "drive")])
    dialogue.point(LAND[39])
    ask = TOBAGO.scene(TOBAGO.view(rich(), None), None, dialogue.cursor).ask  # type: ignore[union-attr]
    assert ask is not None
    assert [option.word for option in ask.options] == ["drive-here"]


# ------------------------------------------------------------ whose turn, and what happens
@every_table
def test_it_is_nobody_s_turn_before_the_first(seats: int, options: dict[str, Any]) -> None:
    for moment in game(1, seats, **options):
        shown = TOBAGO.scene(TOBAGO.view(moment.state, None))
        if isinstance(shown, Island):
            begun = moment.state.phase in ("turn", "refill") or moment.state.share is not None
            assert shown.turn == (moment.state.turn if begun else None)


@every_table
def test_every_moment_has_its_words(seats: int, options: dict[str, Any]) -> None:
    told = set()
    for seed in (1, 2):
        for moment in spread(game(seed, seats, **options), 150):
            view = TOBAGO.view(moment.state, None)
            for beat in moment.beats:
                if isinstance(beat, Happened):
                    told.add(beat.happening.word)
                    shown = TOBAGO.scene(view, beat)
                    assert isinstance(shown, Island)
                    assert (shown.happening, shown.removed) == (beat.happening, beat.removed)
            shown = TOBAGO.scene(view)
            told |= {shown.ask.word} if isinstance(shown, Island) and shown.ask else set()
    assert told <= WORDS
    assert len(told) > 12


@every_table
def test_a_clue_that_is_laid_shows_what_it_has_removed(seats: int, options: dict[str, Any]) -> None:
    for moment in game(2, seats, **options):
        if isinstance(moment.event, Played | Removed | Opened | TurnedUp) and moment.beats:
            sign = getattr(moment.event, "sign", None) or getattr(moment.before.share, "sign", None)
            told = [beat for beat in moment.beats if isinstance(beat, Happened) and beat.removed]
            if sign and told:
                before, after = moment.before.chart(sign).left, moment.state.chart(sign).left
                assert told[0].removed == spaces(before & ~after)
                assert told[0].happening.number == after.bit_count()


def test_secrets_have_their_words() -> None:
    state = looking(dug_by(A, B, C), 2, 3, 4, 5)
    view = TOBAGO.view(state, None)
    scenes = [TOBAGO.scene(view, None, cursor) for cursor in (Sweeping(0, 0, 1), Passing(A, True), Peeking(A))]
    assert [type(one) for one in scenes] == [Sweep, Pass, Peek]
    assert {one.word for one in scenes if isinstance(one, Sweep | Pass | Peek)} <= WORDS
    assert {value.word for one in scenes if isinstance(one, Sweep) for value in one.values} <= WORDS


def test_a_treasure_is_shown_as_an_offer_and_the_end_as_a_ranking() -> None:
    moments = game(1, 3)
    offers: list[Moment] = [one for one in moments if one.state.phase in ("treasure", "look", "reveal", "offer")]
    assert all(isinstance(TOBAGO.scene(TOBAGO.view(one.state, None)), Offer) for one in offers)
    final = TOBAGO.scene(TOBAGO.view(moments[-1].state, None))
    assert isinstance(final, End)
    assert [row.score for row in final.rows] == sorted(moments[-1].state.scores(), reverse=True)
    assert tuple(row.seat for row in final.rows if row.winner) == moments[-1].state.winners()
