"""Who chooses alone, or first: at the table, in simulated time."""

from dataclasses import replace
from pathlib import Path

import pytest

from device.loop import Redraw
from engine import scene
from engine.frame import Item
from engine.lobby import Guest
from engine.seat import Seat
from engine.settings import Settings
from engine.turn import Alone, Anybody, Look, Together, Turn
from tests.evening import Evening
from tests.toy_game import CHOICES, OFFER, Done, ToyLobby, hand, hunt, moves

ANA, BO = Seat(0), Seat(1)
WORDS = Alone(ANA, moves(("a", "x"), ("a", "y"), ("b",)))
RACE = Anybody((Done("Ana"), Done("Bo")))
SHOWN = Alone(ANA, moves(("!shown",), ("other",)))


def toy(
    *turns: Turn[Done],
    people: int = 2,
    bots: int = 0,
    lights: bool = False,
    settings: Settings | None = None,
    directory: Path | None = None,
) -> Evening:
    """People at the boxes 0 and up, bots after them, and a game of these turns that has just begun."""
    guests = ToyLobby(*turns)
    for box in range(people + bots):
        guests.sit(box, Guest(bot=None if box < people else "last"))
    evening = Evening(guests=guests, lights=lights, settings=settings, directory=directory)
    evening.table.start(evening.time)
    evening.inbox.put(Redraw())
    evening.wait(0.1)
    return evening


def island(evening: Evening) -> scene.Island:
    shown = evening.table.frame(evening.viewer).scene
    assert isinstance(shown, scene.Island)
    return shown


def done(evening: Evening) -> list[str]:
    """All that has been decided."""
    happening = island(evening).happening
    assert happening is not None
    return happening.word.split(", ") if happening.word else []


def asked(evening: Evening) -> tuple[list[str], int]:
    """The options, and which is lit."""
    ask = island(evening).ask
    assert ask is not None
    return [option.word for option in ask.options], ask.lit


class TestKeys:
    def test_left_lights_and_right_takes(self) -> None:
        evening = toy(WORDS)
        assert evening.asked == {0}
        assert asked(evening) == (["a", "b"], 0)
        evening.press(0, "left")
        assert asked(evening) == (["a", "b"], 1)
        evening.press(0, "left")
        evening.press(0, "right")
        assert asked(evening) == (["x", "y"], 0)
        evening.press(0, "left")
        evening.press(0, "right")
        assert done(evening) == ["a y"]

    def test_the_other_seats_keys_do_nothing(self) -> None:
        evening = toy(WORDS)
        before = evening.frame
        for side in ("left", "right"):
            evening.press(1, side)
        assert evening.frame == before

    def test_a_decided_event_waits_until_the_key_is_let_go(self) -> None:
        evening = toy(SHOWN)
        evening.down(0, "right")
        evening.wait(0.2)
        assert done(evening) == []
        assert evening.asked == frozenset()
        assert evening.locked == {0}
        evening.up(0, "right")
        assert done(evening) == ["!shown"]

    def test_or_until_no_chord_can_come_any_more(self) -> None:
        evening = toy(SHOWN)
        evening.down(0, "right")
        evening.wait(0.28)
        assert done(evening) == []
        evening.wait(0.05)
        assert done(evening) == ["!shown"]

    def test_a_chord_that_begins_with_a_deciding_key_decides_nothing_and_goes_back(self) -> None:
        evening = toy(WORDS)
        evening.press(0, "right")
        evening.down(0, "right")
        evening.down(0, "left")
        assert asked(evening) == (["a", "b"], 0)
        evening.wait(1)
        evening.up(0, "right")
        evening.up(0, "left")
        evening.wait(1)
        assert done(evening) == []
        assert asked(evening) == (["a", "b"], 0)

    def test_a_chord_that_begins_with_next_forgets_the_next(self) -> None:
        evening = toy(Alone(ANA, moves(("a", "x"), ("a", "y"), ("b", "x"), ("b", "y"))))
        evening.press(0, "left")
        evening.press(0, "right")
        evening.hold_both(0, 0.1)
        assert asked(evening) == (["a", "b"], 1)
        evening.hold_both(0, 0.1)
        assert asked(evening) == (["a", "b"], 1)

    def test_a_chord_undoes_one_halving(self) -> None:
        evening = toy(Alone(ANA, moves(*(((q, 0),) for q in range(8)))))
        evening.press(0, "left")
        evening.press(0, "right")
        assert island(evening).halves == scene.Halves(((2, 0),), ((3, 0),))
        evening.hold_both(0, 0.1)
        assert island(evening).halves == scene.Halves(((0, 0), (1, 0)), ((2, 0), (3, 0)))
        evening.press(0, "left")
        evening.press(0, "left")
        assert done(evening) == ["0,0"]

    def test_both_keys_held_still_open_the_menu(self) -> None:
        evening = toy(SHOWN)
        evening.hold_both(0, 3.1)
        assert evening.frame.menu is not None
        assert done(evening) == []

    def test_a_key_that_went_down_before_the_question_does_not_count(self) -> None:
        evening = toy(SHOWN, WORDS)
        evening.press(0, "right")
        assert evening.frame.beat is not None
        evening.press(0, "left")
        evening.wait(0.7)
        evening.down(0, "left")
        evening.wait(0.5)
        assert asked(evening) == (["a", "b"], 0)
        evening.up(0, "left")
        evening.press(0, "left")
        assert asked(evening) == (["a", "b"], 1)

    def test_a_held_key_that_has_decided_does_not_decide_the_next_question(self) -> None:
        evening = toy(Alone(ANA, moves(("one",), ("two",))), Alone(ANA, moves(("three",), ("four",))))
        evening.down(0, "right")
        evening.wait(3)
        assert done(evening) == ["one"]

    def test_a_menu_stops_the_time_of_a_decision(self) -> None:
        evening = toy(SHOWN)
        evening.down(0, "right")
        evening.command("menu")
        evening.wait(5)
        assert done(evening) == []
        evening.command("back")
        evening.wait(0.1)
        assert done(evening) == []
        evening.wait(0.3)
        assert done(evening) == ["!shown"]

    def test_escape_goes_back_before_it_opens_the_menu(self) -> None:
        evening = toy(WORDS)
        evening.press(0, "right")
        evening.command("back")
        assert asked(evening) == (["a", "b"], 0)
        assert evening.frame.menu is None
        evening.command("back")
        assert evening.frame.menu is not None


class TestDirect:
    def test_the_left_key_is_the_first_move_and_the_right_key_the_second(self) -> None:
        evening = toy(OFFER, OFFER)
        evening.press(0, "right")
        evening.press(1, "left")
        evening.press(1, "right")
        assert done(evening) == ["leave", "take"]

    def test_a_chord_decides_nothing(self) -> None:
        evening = toy(OFFER)
        evening.hold_both(1, 1)
        assert done(evening) == []
        assert evening.asked == {1}


class TestRace:
    def test_the_first_to_press_decides(self) -> None:
        evening = toy(RACE)
        assert evening.asked == {0, 1}
        evening.down(1, "left")
        evening.press(0, "right")
        evening.wait(0.4)
        assert done(evening) == ["Bo"]

    def test_a_chord_is_no_press(self) -> None:
        evening = toy(RACE)
        evening.hold_both(1, 0.5)
        assert done(evening) == []
        evening.press(0, "right")
        assert done(evening) == ["Ana"]

    def test_bots_leave_it_to_people(self) -> None:
        evening = toy(RACE, people=1, bots=1)
        evening.wait(60)
        assert evening.asked == {0}

    def test_where_only_bots_sit_the_first_seat_decides(self) -> None:
        evening = toy(RACE, people=0, bots=2)
        evening.wait(1.0)
        assert done(evening) == []
        evening.wait(0.2)
        assert done(evening) == ["Ana"]


class TestBots:
    @pytest.mark.parametrize(("fast", "thinks"), [(False, 1.2), (True, 0.6)])
    def test_a_bot_takes_its_time(self, fast: bool, thinks: float) -> None:
        evening = toy(Alone(BO, moves(("a",), ("b",))), people=1, bots=1, settings=Settings(fast=fast))
        assert evening.asked == {1}
        evening.wait(thinks - 0.2)
        assert done(evening) == []
        evening.wait(0.2)
        assert done(evening) == ["b"]

    def test_a_bot_makes_only_moves_that_it_really_can_make(self) -> None:
        held = frozenset({Done("clue lake white"), Done("clue lake black")})
        evening = toy(hunt(held, seat=1), people=1, bots=1)
        evening.wait(1.3)
        assert done(evening) == ["clue lake black"]

    def test_bots_vote_by_their_choices(self) -> None:
        evening = toy(Together((ANA, BO), CHOICES), people=1, bots=1)
        evening.press(0, "left")
        evening.wait(1)
        assert done(evening) == ["stay go"]


class TestSecretsByLight:
    """Moves are public, and the box's own light tells which of them the seat can make."""

    def test_the_box_glows_while_something_held_is_below_the_lit_item(self) -> None:
        evening = toy(hunt(hand("beach")), lights=True)
        assert evening.table.glow() == {0}
        evening.press(0, "right")
        glows = []
        for _ in range(3):
            glows.append((asked(evening)[1], sorted(evening.table.glow())))
            evening.press(0, "left")
        assert glows == [(0, []), (1, [0]), (2, [])]

    def test_the_light_is_steady_while_it_glows_and_blinks_otherwise(self) -> None:
        evening = toy(hunt(hand("beach")), lights=True)
        evening.press(0, "right")
        seen = []
        for _ in range(2):
            evening.board.seen.clear()
            evening.wait(3)
            seen.append({levels[0] for levels in evening.board.seen} | {evening.board.now[0]})
            evening.press(0, "left")
        assert seen == [{0.0, 1.0}, {1.0}]

    def test_nothing_glows_while_spaces_are_halved(self) -> None:
        evening = toy(hunt(hand("beach")), lights=True)
        evening.press(0, "left")
        evening.press(0, "right")
        assert island(evening).halves != scene.Halves((), ())
        assert evening.table.glow() == frozenset()

    def test_where_each_key_is_a_move_nothing_glows(self) -> None:
        evening = toy(replace(OFFER, held=frozenset({Done("leave")})), lights=True)
        assert evening.table.glow() == frozenset()
        evening.press(1, "right")
        assert evening.notices == ["not-held"]

    def test_what_is_not_held_cannot_be_done(self) -> None:
        evening = toy(hunt(hand("beach")), lights=True)
        for _ in range(3):
            evening.press(0, "right")
        assert evening.notices == ["not-held"]
        assert evening.frame.notices[0].box == 0
        assert asked(evening) == (["white", "black"], 0)
        evening.wait(4)
        assert evening.notices == []
        assert done(evening) == []

    def test_frames_are_the_same_whatever_is_held(self) -> None:
        seen = []
        for clues in (["beach"], ["lake", "hut"], []):
            evening = toy(hunt(hand(*clues)), lights=True)
            frames = []
            for side in ("right", "left", "right", "left"):
                evening.press(0, side)
                frames += [repr(evening.table.frame(viewer)) for viewer in (None, ANA, BO)]
            assert evening.viewer is None
            seen.append(frames)
        assert seen[0] == seen[1] == seen[2]


class TestSecretsByHandingOver:
    """Without lights the screen itself shows what the seat holds, to this seat alone."""

    def test_the_screen_is_handed_over_first(self) -> None:
        evening = toy(hunt(hand("beach", "hut")))
        assert evening.frame.scene == scene.Pass(ANA, hold=False, seen=False, word="pass")
        assert evening.viewer is None
        evening.press(0, "left")
        evening.press(1, "right")
        assert evening.viewer is None
        evening.press(0, "right")
        assert evening.viewer == ANA
        assert evening.table.glow() == frozenset()
        evening.press(0, "right")
        assert asked(evening) == (["beach", "hut"], 0)
        assert evening.frame.scene == scene.Pass(ANA, hold=False, seen=False, word="pass")

    def test_outputs_see_what_the_viewer_sees_until_the_event(self) -> None:
        evening = toy(hunt(hand("beach")), WORDS)
        seen = Seen()
        evening.outputs.append(seen)
        evening.press(0, "right")
        assert isinstance(seen.scenes[-1], scene.Island)
        for _ in range(3):
            evening.press(0, "right")
        assert done(evening) == ["clue beach white"]
        assert evening.viewer is None

    def test_a_chord_on_the_way_shows_nothing(self) -> None:
        evening = toy(hunt(hand("beach")))
        evening.down(0, "right")
        evening.down(0, "left")
        assert evening.viewer is None
        assert isinstance(evening.frame.scene, scene.Pass)

    def test_who_has_the_screen_needs_no_handing_over(self) -> None:
        evening = toy(hunt(hand("beach")), hunt(hand("hut")), OFFER, hunt(hand("hut")))
        for _ in range(4):
            evening.press(0, "right")
        assert evening.viewer == ANA
        for _ in range(3):
            evening.press(0, "right")
        assert evening.asked == {1}
        evening.press(1, "left")
        assert evening.viewer is None
        assert isinstance(evening.frame.scene, scene.Pass)

    def test_a_bot_in_between_does_not_take_the_screen(self) -> None:
        evening = toy(hunt(hand("beach")), hunt(hand("hut"), seat=2), hunt(hand("hut")), bots=1)
        for _ in range(4):
            evening.press(0, "right")
        evening.wait(1.3)
        assert evening.viewer == ANA

    def test_who_plays_alone_needs_no_handing_over(self) -> None:
        evening = toy(hunt(hand("beach")), people=1, bots=1)
        assert evening.viewer == ANA

    def test_public_frames_are_the_same_whatever_is_held(self) -> None:
        seen = []
        for clues in (["beach", "hut"], ["lake", "hut"]):
            evening = toy(hunt(hand(*clues)))
            frames = []
            for _ in range(3):
                evening.press(0, "right")
                frames += [repr(evening.table.frame(viewer)) for viewer in (None, BO)]
            seen.append(frames)
        assert seen[0] == seen[1]


class Seen:
    """An output that remembers the scenes."""

    def __init__(self) -> None:
        self.scenes: list[scene.Scene] = []

    def show(self, frame: object, now: float) -> None:
        self.scenes.append(frame.scene)  # type: ignore[attr-defined]

    def close(self) -> None:
        pass


class TestPointing:
    def test_an_item_or_a_step_is_lit_and_then_taken(self) -> None:
        evening = toy(WORDS)
        evening.point("item", 1)
        assert asked(evening) == (["a", "b"], 1)
        evening.point("step", "a")
        assert asked(evening) == (["a", "b"], 0)
        evening.point("step", "a")
        evening.point("item", 1)
        evening.point("item", 1)
        assert done(evening) == ["a y"]

    def test_a_space_is_lit_and_then_taken(self) -> None:
        evening = toy(hunt())
        evening.point("step", (1, 0))
        assert asked(evening) == (["(1, 0)"], 0)
        evening.point("step", (1, 0))
        assert done(evening) == ["drive 1,0"]

    def test_a_key_on_the_screen_is_the_key_of_who_is_asked(self) -> None:
        evening = toy(OFFER)
        evening.point("side", "right")
        assert done(evening) == []
        assert evening.locked == {1}
        evening.point("side", "right", down=False)
        assert done(evening) == ["take"]

    def test_what_is_not_held_cannot_be_pointed_at(self) -> None:
        evening = toy(hunt(hand("beach")), lights=True)
        for _ in range(2):
            evening.point("step", "clue")
        for _ in range(2):
            evening.point("step", "black")
        evening.point("step", "lake")
        evening.point("step", "black")
        evening.point("step", "black")
        assert evening.notices == ["not-held"]
        assert done(evening) == []

    def test_nothing_is_pointed_at_in_a_secret_vote(self) -> None:
        evening = toy(Together((ANA,), CHOICES))
        before = evening.frame
        for means, at in (("side", "left"), ("step", "stay"), ("item", 0)):
            evening.point(means, at)
            evening.point(means, at, down=False)
        evening.wait(2)
        assert evening.frame == before

    def test_nothing_that_means_nothing_does_anything(self) -> None:
        evening = toy(WORDS)
        before = evening.frame
        for means, at in (
            ("step", 7),
            ("step", (1, 2, 3)),
            ("item", 9),
            ("item", -1),
            ("menu", 0),
            ("box", 5),
            ("?", 0),
        ):
            evening.point(means, at)
        assert evening.frame == before

    def test_the_menu_is_pointed_at(self) -> None:
        evening = toy(WORDS)
        evening.command("menu")
        before = island(evening)
        evening.point("item", 1)
        evening.point("menu", 70)
        assert island(evening) == before
        assert evening.frame.menu is not None
        evening.point("menu", evening.frame.menu.items.index(Item("end")))
        assert isinstance(evening.frame.scene, scene.Lobby)

    def test_sitting_down_and_starting_by_pointing(self) -> None:
        evening = Evening()
        evening.point("start")
        assert evening.notices == []
        evening.point("box", 3)
        evening.point("start")
        assert evening.notices == ["need-two"]
        evening.point("box", 6)
        evening.point("start")
        assert isinstance(evening.frame.scene, scene.Path)


class TestUndo:
    def undo(self, evening: Evening) -> None:
        evening.command("menu")
        assert evening.frame.menu is not None
        for _ in range(evening.frame.menu.items.index(Item("undo"))):
            evening.press(0, "left")
        evening.press(0, "right")

    def test_what_somebody_has_decided_alone_is_undone(self, tmp_path: Path) -> None:
        evening = toy(WORDS, OFFER, directory=tmp_path)
        evening.press(0, "left")
        evening.press(0, "right")
        assert evening.journal()[1:] == ['{"event":"b"}']
        self.undo(evening)
        assert evening.asked == {0}
        assert evening.journal()[1:] == []
        evening.press(0, "right")
        evening.press(0, "right")
        assert evening.journal()[1:] == ['{"event":"a x"}']

    def test_what_bots_answered_is_undone_with_it(self, tmp_path: Path) -> None:
        evening = toy(WORDS, Alone(BO, moves(("c",))), WORDS, people=1, bots=1, directory=tmp_path)
        evening.press(0, "left")
        evening.press(0, "right")
        evening.wait(1.3)
        assert done(evening) == ["b", "c"]
        self.undo(evening)
        assert done(evening) == []
        assert evening.journal()[1:] == []
        assert evening.asked == {0}

    def test_no_undo_after_a_secret_look(self) -> None:
        evening = toy(WORDS, Look(("lake",), ((ANA, ("lake",)),), Done("looked")), WORDS, lights=True)
        evening.press(0, "left")
        evening.press(0, "right")
        evening.press(0, "right")
        assert done(evening) == ["b", "looked"]
        evening.command("menu")
        assert evening.frame.menu is not None
        assert Item("undo") not in evening.frame.menu.items


def test_the_scene_is_the_same_object_until_something_changes() -> None:
    evening = toy(WORDS)
    before = evening.frame.scene
    evening.wait(3)
    assert evening.frame.scene is before
    evening.press(0, "left")
    assert evening.frame.scene is not before
