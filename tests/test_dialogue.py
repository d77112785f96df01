"""Choosing with two keys: next and OK, or halves of the board."""

from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cursor import Item
from engine.dialogue import Dialogue
from engine.seat import Seat
from engine.turn import Blocked, Step
from tests.toy_game import Done, moves

ANA = Seat(0)
HEX = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6][:116]
"""116 spaces of one board."""

some_spaces = st.sets(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=2, max_size=130)


def dialogue(*ways: tuple[Step, ...], blocked: tuple[Blocked, ...] = ()) -> Dialogue:
    return Dialogue(ANA, moves(*ways), blocked)


def steps(one: Dialogue) -> list[Step]:
    return [item.step for item in one.cursor.items]


class TestItems:
    def test_next_lights_the_items_one_after_the_other_and_begins_again(self) -> None:
        one = dialogue(("drive",), ("dig",), ("end",))
        assert steps(one) == ["drive", "dig", "end"]
        lit = []
        for _ in range(4):
            lit.append(one.cursor.lit)
            assert one.next() is None
        assert lit == [0, 1, 2, 0]

    def test_ok_takes_the_lit_item_down_to_the_event(self) -> None:
        one = dialogue(("clue", "lake", "white"), ("clue", "lake", "black"), ("clue", "hut", "white"), ("end",))
        assert one.ok() is None
        assert one.cursor.path == ("clue",)
        assert steps(one) == ["lake", "hut"]
        one.ok()
        assert steps(one) == ["white", "black"]
        one.next()
        assert one.ok() == Done("clue lake black")

    def test_an_event_changes_nothing_in_the_dialogue(self) -> None:
        """Whoever hears of a chord later finds everything as it was."""
        one = dialogue(("a", "x"), ("a", "y"))
        one.ok()
        before = one.cursor
        assert one.ok() == Done("a x")
        assert one.cursor is before

    def test_back_goes_one_level_up_and_finds_the_item_that_was_taken(self) -> None:
        one = dialogue(("a",), ("b", "x"), ("b", "y"))
        one.next()
        one.ok()
        assert one.back()
        assert (one.cursor.path, one.cursor.lit) == ((), 1)
        assert not one.back()

    def test_what_is_blocked_is_lit_and_not_taken(self) -> None:
        one = dialogue(("a",), ("c",), blocked=(Blocked(("b",), "why-b"), Blocked(("a",), "never said")))
        assert one.cursor.items == (Item("a"), Item("c"), Item("b", "why-b"))
        one.next()
        one.next()
        assert one.cursor.lit == 2
        assert one.ok() is None
        assert (one.cursor.path, one.cursor.lit) == ((), 2)

    def test_what_is_blocked_hides_what_lies_below_it(self) -> None:
        one = dialogue(("a",), blocked=(Blocked(("b",), "why-b"), Blocked(("b", "c"), "why-c")))
        one.next()
        one.ok()
        assert one.cursor.path == ()

    def test_the_first_item_that_can_be_taken_is_lit(self) -> None:
        one = dialogue(("a", "x", "1"), ("b",), blocked=(Blocked(("a", "w"), "why"),))
        one.ok()
        assert one.cursor.items == (Item("x"), Item("w", "why"))
        assert one.cursor.lit == 0
        only = dialogue(blocked=(Blocked(("a",), "why"), Blocked(("b",), "why")))
        assert (only.cursor.lit, only.ok()) == (0, None)

    def test_a_choice_of_one_thing_is_skipped_unless_it_decides(self) -> None:
        one = dialogue(("a", "b", "c", "x"), ("a", "b", "c", "y"), ("z", "last"))
        one.ok()
        assert one.cursor.path == ("a", "b", "c")
        assert one.back()
        one.next()
        assert one.ok() is None
        assert one.cursor.path[:1] == ("z",)
        assert steps(one) == ["last"]

    def test_the_root_is_never_skipped(self) -> None:
        assert steps(dialogue(("a", "b", "x"), ("a", "b", "y"))) == ["a"]

    def test_what_the_lit_item_can_lead_to(self) -> None:
        one = dialogue(("a", "x"), ("a", "y"), ("b",))
        assert list(one.ahead) == [Done("a x"), Done("a y")]
        one.next()
        assert list(one.ahead) == [Done("b")]

    def test_the_cursor_is_the_same_object_until_a_key_changes_it(self) -> None:
        one = dialogue(("a",), ("b",))
        before = one.cursor
        assert one.cursor is before
        one.next()
        assert one.cursor is not before


class TestHalving:
    def test_any_of_116_spaces_takes_at_most_seven_presses(self) -> None:
        for wanted in HEX:
            one, presses, event = dialogue(*((space,) for space in HEX)), 0, None
            while event is None:
                assert one.cursor.items == ()
                event = one.next() if wanted in one.cursor.left else one.ok()
                presses += 1
            assert event == Done(f"{wanted[0]},{wanted[1]}")
            assert presses <= 7

    @settings(deadline=None)
    @given(spaces=some_spaces, data=st.data())
    def test_halving_ends_at_the_wanted_space(self, spaces: set[tuple[int, int]], data: st.DataObject) -> None:
        wanted = data.draw(st.sampled_from(sorted(spaces)))
        one, presses, event = dialogue(*((space,) for space in sorted(spaces))), 0, None
        while event is None:
            left, right = one.cursor.left, one.cursor.right
            assert set(left) | set(right) <= spaces
            assert not set(left) & set(right)
            assert 0 <= len(left) - len(right) <= 1
            event = one.next() if wanted in left else one.ok()
            presses += 1
        assert event == Done(f"{wanted[0]},{wanted[1]}")
        assert presses <= ceil(log2(len(spaces)))

    def test_the_left_key_keeps_the_left_and_of_a_high_board_the_upper_half(self) -> None:
        row = dialogue(*(((q, 0),) for q in (3, 1, 2, 0)))
        assert (row.cursor.left, row.cursor.right) == (((0, 0), (1, 0)), ((2, 0), (3, 0)))
        column = dialogue(*(((-r // 2, r),) for r in (3, 1, 2, 0)))
        assert [r for _, r in column.cursor.left] == [0, 1]

    def test_back_undoes_one_halving_at_a_time(self) -> None:
        one = dialogue(*(("go", (q, 0)) for q in range(8)), ("end",))
        one.ok()
        seen = []
        for _ in range(2):
            seen.append(one.cursor)
            one.ok()
        assert one.cursor.left + one.cursor.right == ((6, 0), (7, 0))
        for cursor in reversed(seen):
            assert one.back()
            assert one.cursor == cursor
        assert one.back()
        assert one.cursor.path == ()

    def test_the_space_that_is_left_is_gone_into_where_there_is_more_to_say(self) -> None:
        one = dialogue(((0, 0), "east"), ((0, 0), "west"), ((1, 0), "east"), ((1, 0), "west"))
        assert one.next() is None
        assert one.cursor.path == ((0, 0),)
        assert steps(one) == ["east", "west"]
        assert one.back()
        assert one.cursor.left == ((0, 0),)

    def test_one_space_alone_is_an_item(self) -> None:
        one = dialogue(("go", (4, 4)), ("end",))
        one.ok()
        assert one.cursor.items == (Item((4, 4)),)
        assert one.next() is None
        assert one.ok() == Done("go 4,4")

    def test_spaces_among_words_are_a_list(self) -> None:
        one = dialogue(((0, 0),), ((1, 0),), ("elsewhere",))
        assert steps(one) == [(0, 0), (1, 0), "elsewhere"]

    def test_nothing_is_ahead_while_spaces_are_halved(self) -> None:
        assert dialogue(((0, 0),), ((1, 0),)).ahead == ()


class TestPointing:
    def test_pointing_lights_and_pointing_again_takes(self) -> None:
        one = dialogue(("a",), ("b",))
        assert one.point("b") is None
        assert one.cursor.lit == 1
        assert one.point("b") == Done("b")
        assert one.point("a") is None

    def test_what_is_not_offered_is_nothing(self) -> None:
        one = dialogue(("a", "x"), ("a", "y"))
        before = one.cursor
        assert one.point("x") is None
        assert one.point((7, 7)) is None
        assert one.cursor is before

    def test_a_space_further_down_is_gone_to_and_then_taken(self) -> None:
        one = dialogue(("drive", "treasure", (1, 1)), ("drive", "space", (0, 0)), ("drive", "space", (1, 0)), ("end",))
        assert one.point((1, 0)) is None
        assert (one.cursor.path, one.cursor.items) == (("drive", "space"), (Item((1, 0)),))
        assert one.point((1, 0)) == Done("drive space 1,0")

    def test_the_shortest_way_to_a_space_wins_then_the_first_move(self) -> None:
        one = dialogue(("amulet", "marker", (0, 0)), ("dig", (0, 0)), ("drive", (0, 0)), ("drive", (1, 0)))
        one.point((0, 0))
        assert one.cursor.path == ("dig",)

    def test_pointing_elsewhere_replaces_what_was_pointed_at(self) -> None:
        one = dialogue(("drive", (0, 0)), ("drive", (1, 0)), ("place", (2, 0)), ("place", (3, 0)))
        one.point((0, 0))
        one.point((3, 0))
        assert one.cursor.path[-1] == "place"
        assert one.back()
        assert one.cursor.path == ()

    def test_a_space_among_those_that_are_halved(self) -> None:
        one = dialogue(*(((q, 0),) for q in range(9)))
        one.next()
        one.point((7, 0))
        assert one.cursor.items == (Item((7, 0)),)
        assert one.ok() == Done("7,0")
        assert one.back()
        assert len(one.cursor.left + one.cursor.right) == 5

    def test_pointing_at_what_is_blocked_only_lights_it(self) -> None:
        one = dialogue(("a",), blocked=(Blocked(("b",), "why"),))
        assert one.point("b") is None
        assert one.cursor.lit == 1
        assert one.point("b") is None


@pytest.mark.parametrize("keys", ["", "lrl", "rrrr"])
def test_earlier_places_can_be_gone_back_to(keys: str) -> None:
    one = dialogue(*(("go", (q, r)) for q in range(4) for r in range(4)), ("end",))
    before, places = one.cursor, one.places
    for key in keys:
        if key == "l":
            one.next()
        else:
            one.ok()
    one.places = places
    assert one.cursor == before


def said(one: Dialogue) -> set[Done]:
    """Every event that the keys can come to from here."""
    places, events = one.places, set[Done]()
    for nexts in range(len(one.cursor.items) or 1):
        for last in (one.ok,) if one.cursor.items else (one.next, one.ok):
            for _ in range(nexts):
                one.next()
            event = last()
            events |= {event} if event is not None else said(one)
            one.places = places
    return events


def test_every_move_can_be_said_and_nothing_else() -> None:
    ways: list[tuple[Step, ...]] = [("clue", card, sign) for card in "abc" for sign in ("white", "black")]
    ways += [("drive", space) for space in HEX[:20]] + [("amulet", "swap", str(n)) for n in range(3)] + [("end",)]
    assert said(dialogue(*ways)) == {move.event for move in moves(*ways)}
