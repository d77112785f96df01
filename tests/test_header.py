"""The first line of a journal: what it must say, what it may say, and how it is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.journal import Header
from tests.journal_lines import DEEP, FLIPPED, HEADER, LONG, damage, header, read


@pytest.mark.parametrize(
    "line",
    [
        b"hello",
        b"1",
        b"null",
        b"[]",
        b'"diamant"',
        b"{",
        b"{}",
        HEADER + HEADER,
        HEADER[:-1],
        HEADER.replace(b'"', b"'"),
        b"\xff\xfe{}",
        b"\xc3\x28",
        b"\xed\xa0\x80",
        HEADER.replace(b"Ana", b"\xe9"),
        HEADER.decode().encode("utf-16"),
        DEEP,
        b'{"journal":' + DEEP,
        HEADER.replace(b"1", LONG, 1),
        HEADER.replace(b'"journal":1', b'"journal":NaN'),
        HEADER.replace(b'"rules":1', b'"rules":Infinity'),
        HEADER.replace(b'"options":{}', b'"options":{"expeditions":-Infinity}'),
        FLIPPED,
        header(journal=2),
        header(journal=True),
        header(journal=1.0),
        header(journal="1"),
        header(journal=None),
        header(game=None),
        header(game="chess"),
        header(game=["diamant"]),
        header(game={"name": "diamant"}),
        header(game=1),
        header(rules=2),
        header(rules="1"),
        header(rules=0),
        header(options=[]),
        header(options="edition"),
        header(options=1),
        header(options={"edition": "diamant-1999"}),
        header(options={"edition": 2016}),
        header(options={"edition": ["diamant-2016"]}),
        header(options={"expeditions": 0}),
        header(options={"expeditions": True}),
        header(options={"expeditions": 5.0}),
        header(options={"expeditions": 10**4000}),
        header(options={"colour\nof": 1}),
        header(options={"chests": "\ud800"}),
        header(seats=None),
        header(seats=3),
        header(seats="Ana"),
        header(seats=[]),
        header(seats=["Ana"]),
        header(seats=["A"] * 9),
        header(seats=["A"] * 10_000),
        header(seats=["Ana", 2]),
        header(seats=["Ana", None]),
        header(seats=["Ana", ["Bo"]]),
        header(seats={"0": "Ana", "1": "Bo"}),
    ],
    ids=lambda line: line[:70].decode("utf-8", "replace"),
)
def test_what_is_no_header(line: bytes) -> None:
    assert damage(line, FLIPPED).line == 1


def test_a_header_of_other_rules_that_are_no_number() -> None:
    """The version of the rules is a whole number: not true, not 1.0."""
    for rules in (True, 1.0):
        assert damage(header(rules=rules)).line == 1


def test_an_empty_file_has_no_header() -> None:
    assert damage().line == 1
    assert damage(b"\n", b"  \n").line == 3


def test_a_header_alone_is_a_journal() -> None:
    (only,) = read(HEADER)
    assert isinstance(only, Header)
    assert only.seats == ("Ana", "Bo", "Cy")
    assert only.boxes == (0, 1, 2)
    assert only.bots == (None, None, None)
    assert not only.demo


def test_options_and_rules_may_be_left_out() -> None:
    (only,) = read(b'{"journal":1,"game":"diamant","seats":["",""]}')
    assert isinstance(only, Header)
    assert (only.options, only.rules) == ({}, 1)


@pytest.mark.parametrize(
    "boxes",
    [None, 3, "01", [], [0, 1], [0, 1, 1], [0, 1, 8], [0, 1, -1], [0, 2, True], [0, 1, "2"], [[0], 1, 2], [0, 1, 2.0]],
)
def test_boxes_that_are_wrong_are_the_first_ones(boxes: Any) -> None:
    """Unknown or odd keys beside the required ones never make a journal unreadable."""
    (only,) = read(header(boxes=boxes))
    assert isinstance(only, Header)
    assert only.boxes == (0, 1, 2)


@pytest.mark.parametrize(
    "bots",
    [
        None,
        3,
        "hand:5",
        [],
        ["hand:5"],
        [1, 2, 3],
        [None, None, "hand:0"],
        [[], {}, None],
        ["hand:" + "9" * 5000, None, None],
    ],
)
def test_bots_that_are_wrong_are_people(bots: Any) -> None:
    (only,) = read(header(bots=bots))
    assert isinstance(only, Header)
    assert only.bots == (None, None, None)


def test_boxes_bots_and_demo_are_kept() -> None:
    (only,) = read(header(boxes=[7, 2, 4], bots=[None, "hand:9", None], demo=True))
    assert isinstance(only, Header)
    assert (only.boxes, only.bots, only.demo) == ((7, 2, 4), (None, "hand:9", None), True)


@pytest.mark.parametrize("demo", [1, "true", None, [], "yes"])
def test_only_true_is_a_demonstration(demo: Any) -> None:
    (only,) = read(header(demo=demo))
    assert isinstance(only, Header)
    assert not only.demo


@settings(deadline=None, max_examples=100)
@given(
    names=st.lists(st.text(max_size=12), min_size=2, max_size=8),
    options=st.fixed_dictionaries(
        {}, optional={"edition": st.sampled_from(["diamant-2005", "incan-gold-2018"]), "expeditions": st.integers(1, 5)}
    ),
    demo=st.booleans(),
    data=st.data(),
)
def test_a_header_comes_back(names: list[str], options: dict[str, Any], demo: bool, data: st.DataObject) -> None:
    boxes = data.draw(st.permutations(range(8)))[: len(names)]
    bots = data.draw(st.lists(st.sampled_from([None, "hand:1", "hand:99"]), min_size=len(names), max_size=len(names)))
    one = Header("diamant", options, tuple(names), tuple(boxes), tuple(bots), demo)
    assert "\n" not in one.line()
    assert Header.read(one.line()) == one
    assert read(one.line().encode()) == [one]


def test_a_name_with_half_a_character_is_written_as_utf_8() -> None:
    (only,) = read(header(seats=["Ana\ud800", "Bo"]))
    assert isinstance(only, Header)
    assert only.seats == ("Ana?", "Bo")
    assert Header.read(only.line()) == only
    only.line().encode()
