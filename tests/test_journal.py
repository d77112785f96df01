"""Reading a journal: every bad line is refused by its number and one sentence; nothing else ever happens."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.journal import Damaged, Header, Step, dumped, loaded, replay
from engine.registry import GAMES
from tests.journal_lines import DEEP, FLIPPED, HEADER, LONG, STAY, damage, header, read, steps
from tests.playout import playout


@pytest.mark.parametrize(
    "line",
    [
        b"hello",
        b"[]",
        b"{}",
        b"1",
        b"null",
        FLIPPED[:-1],
        FLIPPED + FLIPPED,
        HEADER,
        b"\xef\xbb\xbf" + FLIPPED,
        FLIPPED.replace(b"T5", b"\xff"),
        FLIPPED.replace(b"T5", b"\xed\xa0\x80"),
        FLIPPED.decode().encode("utf-16"),
        DEEP,
        b'{"event":' + DEEP,
        b'{"event":"flipped","card":"T5","n":NaN}',
        b'{"event":"flipped","card":"T5","n":-Infinity}',
        b'{"event":"flipped","card":"T5","n":' + LONG + b"}",
        b'{"event":"FLIPPED","card":"T5"}',
        b'{"event":null}',
        b'{"event":["flipped"],"card":"T5"}',
        b'{"event":"flipped"}',
        b'{"event":"flipped","card":null}',
        b'{"event":"flipped","card":5}',
        b'{"event":"flipped","card":["T5"]}',
        b'{"event":"flipped","card":"T6"}',
        b'{"event":"flipped","card":"R5"}',
        b'{"event":"flipped","card":"Hmummy"}',
        b'{"event":"flipped","card":"t5"}',
        b'{"event":"flipped","card":"T5 "}',
        b'{"event":"flipped","card":""}',
        b'{"event":"flipped","card":"\\ud800"}',
        b'{"event":"flipped","card":"T5\\nline 9: all is well"}',
        b'{"event":"flipped","card":"\\u001b[2J"}',
        b'{"event":"flipped","card":"\\u202eT5"}',
        STAY,
    ],
    ids=lambda line: line[:70].decode("utf-8", "replace"),
)
def test_what_is_no_flip(line: bytes) -> None:
    assert damage(HEADER, line).line == 2
    assert damage(HEADER, FLIPPED, STAY, b"", line, FLIPPED).line == 5


@pytest.mark.parametrize(
    "leave",
    ["null", "0", '"0"', "{}", "[[0]]", "[null]", "[0.0]", '["0"]', "[true]", "[3]", "[-1]", "[0,0]", "[0,1,0]",
     "[1e400]", "[" + "9" * 4000 + "]", "[" + "9" * 5000 + "]", "[" * 5000],
)  # fmt: skip
def test_what_is_no_vote(leave: str) -> None:
    assert damage(HEADER, FLIPPED, b'{"event":"voted","leave":' + leave.encode() + b"}").line == 3


def test_a_vote_without_seats_is_no_vote() -> None:
    assert damage(HEADER, FLIPPED, b'{"event":"voted"}').line == 3


def test_who_has_left_cannot_leave() -> None:
    bad = damage(HEADER, FLIPPED, b'{"event":"voted","leave":[1]}', FLIPPED, b'{"event":"voted","leave":[1]}')
    assert bad.line == 5
    assert bad.reason.endswith("allowed: 0, 2")


def test_a_refusal_says_what_is_legal() -> None:
    """Says what was wrong and what would have been legal."""
    assert "T17" in damage(HEADER, b'{"event":"flipped","card":"T6"}').reason
    assert "flipped" in damage(HEADER, STAY).reason
    assert "voted" in damage(HEADER, FLIPPED, FLIPPED).reason
    assert "flipped" in damage(HEADER, b'{"event":"dealt"}').reason
    assert "diamant" in damage(header(game="chess")).reason
    assert "incan-gold-2018" in damage(header(options={"edition": "x"})).reason
    assert "expeditions" in damage(header(options={"rounds": 5})).reason


def test_the_seventh_relic_is_illegal_in_the_first_expedition() -> None:
    """R7 is illegal in the first expedition of 2018."""
    start = header(options={"edition": "incan-gold-2018"})
    assert damage(start, b'{"event":"flipped","card":"R7"}').line == 2
    everybody = b'{"event":"voted","leave":[2,0,1]}'
    assert len(steps(start, FLIPPED, everybody, b'{"event":"flipped","card":"R7"}')) == 3


def test_nothing_follows_the_end() -> None:
    start = header(options={"expeditions": 1})
    everybody = b'{"event":"voted","leave":[0,1,2]}'
    assert steps(start, FLIPPED, everybody)[-1].truth["phase"] == "over"
    for line in (FLIPPED, STAY, everybody):
        assert damage(start, FLIPPED, everybody, line).line == 4


def test_what_was_right_before_has_been_told() -> None:
    reading = replay([HEADER, FLIPPED, STAY, FLIPPED, b"?", FLIPPED])
    assert len([next(reading) for _ in range(4)]) == 4
    with pytest.raises(Damaged, match=r"^line 5: "):
        next(reading)


def test_blank_lines_and_line_ends_are_fine() -> None:
    plain = steps(HEADER, FLIPPED, STAY)
    blank = steps(b"\n", HEADER + b"\r\n", b"\n", b"  \t\n", FLIPPED + b"\n", b"\r\n", b" " + STAY)
    assert [one.truth for one in blank] == [one.truth for one in plain]
    assert [one.line for one in blank] == [5, 7]


def test_a_byte_order_mark_before_the_header_is_fine() -> None:
    assert read(b"\xef\xbb\xbf" + HEADER) == read(HEADER)


def test_unknown_keys_are_ignored() -> None:
    more = b'{"n":77,"at":"20:15","event":"flipped","card":"T5","who":["x"],"":null}'
    first, second = steps(header(colour="red", id=7), more), steps(HEADER, FLIPPED)
    assert [(one.text, one.truth) for one in first] == [(one.text, one.truth) for one in second]


def test_a_journal_may_end_anywhere() -> None:
    lines = (HEADER, FLIPPED, STAY, b'{"event":"flipped","card":"Hram"}', b'{"event":"voted","leave":[0,1,2]}')
    for end in range(1, len(lines) + 1):
        assert len(read(*lines[:end])) == end


# ---------------------------------------------------------------- whatever comes
KEYS = st.sampled_from(
    ["journal", "game", "rules", "options", "seats", "boxes", "bots", "demo", "event", "card", "leave"]
)
WORDS = st.sampled_from(["diamant", "flipped", "voted", "T5", "Hram", "R", "edition", "incan-gold-2018", "hand:5"])
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.integers(-1, 9), st.floats(), st.text(max_size=5), WORDS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.one_of(KEYS, WORDS), inner, max_size=3)),
    max_leaves=6,
)
LINES = st.one_of(
    st.binary(max_size=40),
    st.just(FLIPPED),
    st.just(STAY),
    st.dictionaries(KEYS, VALUES, max_size=5).map(lambda facts: json.dumps(facts).encode()),
    st.dictionaries(KEYS, VALUES, max_size=2).map(lambda facts: json.dumps({**json.loads(HEADER), **facts}).encode()),
    st.dictionaries(KEYS, VALUES, max_size=2).map(lambda facts: json.dumps({**json.loads(FLIPPED), **facts}).encode()),
)


@settings(deadline=None, max_examples=150)
@given(lines=st.lists(LINES, max_size=6), whole=st.booleans())
def test_nothing_is_raised_but_damaged(lines: list[bytes], whole: bool) -> None:
    damaged: Damaged | None = None
    told = []
    try:
        for one in replay([HEADER, *lines] if whole else lines):
            told.append(one)
    except Damaged as error:
        damaged = error
    assert told or damaged
    for one in told:
        assert json.dumps(one.truth if isinstance(one, Step) else one.line())
    if damaged:
        assert str(damaged) == f"line {damaged.line}: {damaged.reason}"
        assert damaged.reason.isprintable()
        assert 1 <= damaged.line <= len(lines) + 2


@settings(deadline=None, max_examples=15)
@given(data=st.data())
def test_a_game_that_is_written_reads_back_the_same(data: st.DataObject) -> None:
    game = GAMES["diamant"]
    start = Header.read(HEADER.decode())
    moments = list(playout(game, game.setup({}, 3), data))
    lines = [dumped(game, moment.event) for moment in moments]
    assert [loaded(game, line) for line in lines] == [moment.event for moment in moments]
    told = [one for one in replay(line.encode() for line in (start.line(), *lines)) if isinstance(one, Step)]
    assert [one.text for one in told] == lines
    assert [one.truth for one in told] == [
        {"n": n, **game.truth(moment.state, moment.event)} for n, moment in enumerate(moments, start=1)
    ]
