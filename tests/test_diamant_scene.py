"""What the table shows of Diamant, and to whom; what a bot sees."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.diamant.beats import Closed, Finished, Revealed, Shared, Sprung, Turned
from engine.games.diamant.edition import RELIC_ART, Edition
from engine.games.diamant.rules import CONTINUE, LEAVE
from engine.refusal import Refused
from engine.scene import Bust, Final, Interval, Path, Reveal
from engine.seat import Seat
from tests.moves import DIAMANT, beats, begun, event, every_edition, face_down, play, shown


def test_the_beats_of_a_flip() -> None:
    state = begun(4)
    assert [type(beat) for beat in beats(state, "T11")] == [Turned, Shared]
    assert [type(beat) for beat in beats(state, "R")] == [Turned]
    assert [type(beat) for beat in beats(state, "Hram")] == [Turned]
    twin = play(state, "Hram", ())
    assert [type(beat) for beat in beats(twin, "Hram")] == [Turned, Sprung, Closed]
    last = play(begun(4, expeditions=1), "Hram", ())
    assert [type(beat) for beat in beats(last, "Hram")] == [Turned, Sprung, Finished]


def test_the_beats_of_a_vote() -> None:
    state = play(begun(3), "T11")
    assert [type(beat) for beat in beats(state, ())] == [Revealed]
    assert [type(beat) for beat in beats(state, (0,))] == [Revealed]
    assert [type(beat) for beat in beats(state, (0, 1, 2))] == [Revealed, Closed]


def test_a_turned_card_has_shared_nothing_yet() -> None:
    turned, shared = beats(begun(3), "T11")
    view = DIAMANT.view(play(begun(3), "T11"), None)
    first, second = DIAMANT.scene(view, turned), DIAMANT.scene(view, shared)
    assert isinstance(first, Path)
    assert isinstance(second, Path)
    assert [place.hand for place in first.places] == [0, 0, 0]
    assert [(place.hand, place.gain) for place in second.places] == [(3, 3)] * 3
    assert (first.moment, second.moment) == ("turned", "shared")
    assert second.cards[-1].lying == second.pot == 2


def test_a_reveal_shows_who_walks_out_with_what() -> None:
    state = play(begun(3), "T11", (), "R")
    (revealed,) = beats(state, (1,))
    scene = shown(play(state, (1,)), revealed)
    assert isinstance(scene, Reveal)
    (leaver,) = scene.leaving
    assert (leaver.seat, leaver.hand, leaver.share, leaver.relic_points) == (1, 3, 2, 5)
    assert leaver.relics == (RELIC_ART[0],)
    assert [(one.seat, one.hand) for one in scene.staying] == [(0, 3), (2, 3)]
    assert (scene.pot, scene.relics) == (0, ())


def test_a_reveal_shows_the_relics_that_stay_behind() -> None:
    state = play(begun(4), "R", (0,), "R")
    (revealed,) = beats(state, (1, 2))
    scene = shown(play(state, (1, 2)), revealed)
    assert isinstance(scene, Reveal)
    assert scene.relics == (RELIC_ART[1],)
    assert [leaver.relics for leaver in scene.leaving] == [(), ()]


def test_a_bust_shows_what_was_dropped() -> None:
    state = play(begun(3), "T9", (0,), "Hram", ())
    _, sprung, _ = beats(state, "Hram")
    scene = shown(play(state, "Hram"), sprung)
    assert isinstance(scene, Bust)
    assert [(place.state, place.hand) for place in scene.places] == [("camp", 0), ("lost", 3), ("lost", 3)]
    assert scene.card.copies == 1


def test_a_relic_shows_what_the_next_lone_leaver_gets() -> None:
    scene = shown(play(begun(3), "R", (), "R", (0,), "R", (), "R"))
    assert isinstance(scene, Path)
    assert [card.value for card in scene.cards] == [5, 10]
    assert [card.art for card in scene.cards] == list(RELIC_ART[2:4])


def test_between_expeditions() -> None:
    scene = shown(play(begun(3), "Hram", (), "Hram"))
    assert isinstance(scene, Interval)
    assert (scene.round, scene.rounds, scene.bust) == (1, 5, True)
    assert [danger.word for danger in scene.removed] == ["trap-ram"]
    scene = shown(play(begun(3), "Hram", (), "Hram", "T9", (0, 1, 2)))
    assert isinstance(scene, Interval)
    assert (scene.round, scene.bust) == (2, False)


def test_the_final_table_has_the_best_first() -> None:
    state = play(begun(3, expeditions=1), "T9", (0,), "R", (1,), "T15", (2,))
    scene = shown(state)
    assert isinstance(scene, Final)
    assert [(row.seat, row.score, row.chest, row.winner) for row in scene.rows] == [
        (2, 18, 18, True),
        (1, 8, 3, False),
        (0, 3, 3, False),
    ]


@every_edition
def test_the_cave_shows_all_cards_that_the_first_flip_can_turn(edition: Edition) -> None:
    state = begun(3, edition=edition.name)
    scene = shown(state)
    assert isinstance(scene, Path)
    assert (scene.round, scene.cards) == (1, ())
    assert scene.deck == sum(face_down(state).values())


def test_chests_are_closed_until_the_end() -> None:
    """By default a chest's content is hidden until the end of the game."""
    state = play(begun(3), "T9", (0,), "T5", (1,))
    assert state.chest == (3, 6, 0)
    assert DIAMANT.view(state, None).chest == (None, None, None)
    assert DIAMANT.view(state, Seat(0)).chest == (3, None, None)
    assert DIAMANT.view(state, Seat(2)).chest == (None, None, 0)
    assert DIAMANT.view(state, None).scores is None
    assert DIAMANT.view(state, None).winners is None


def test_open_chests_are_a_house_option() -> None:
    state = play(begun(3, chests="open"), "T9", (0,), "T5", (1,))
    for viewer in (None, Seat(0), Seat(2)):
        assert DIAMANT.view(state, viewer).chest == (3, 6, 0)
    scene = shown(state)
    assert isinstance(scene, Path)
    assert [place.chest for place in scene.places] == [3, 6, 0]


def test_all_is_shown_at_the_end() -> None:
    state = play(begun(3, expeditions=1), "T9", (0,), "T5", (1, 2))
    for viewer in (None, Seat(0), Seat(2)):
        view = DIAMANT.view(state, viewer)
        assert (view.scores, view.winners) == (state.scores(), (1, 2))
        scene = shown(state, None, viewer)
        assert isinstance(scene, Final)
        assert {row.seat: row.chest for row in scene.rows} == dict(enumerate(state.chest))


def test_the_last_bust_is_turned_like_any_other_card() -> None:
    """Nothing on the screen tells that a card ends the game, or what a closed chest holds, while it is being turned."""
    before = play(begun(3, expeditions=1), "T9", (0,), "Hram", ())
    after = play(before, "Hram")
    turned, sprung, _ = beats(before, "Hram")
    for beat in (turned, sprung):
        scene = shown(after, beat)
        assert isinstance(scene, (Path, Bust))
        assert [place.chest for place in scene.places] == [None, None, None]


@settings(deadline=None, max_examples=60)
@given(
    chests=st.lists(st.integers(0, 200), min_size=4, max_size=4),
    others=st.lists(st.integers(0, 200), min_size=4, max_size=4),
    move=st.sampled_from([(), (0,), (1, 3)]),
    viewer=st.sampled_from([None, 0, 1, 2, 3]),
)
def test_a_view_does_not_depend_on_what_its_viewer_cannot_know(
    chests: list[int], others: list[int], move: tuple[int, ...], viewer: int | None
) -> None:
    state = replace(play(begun(4), "T11", (), "R"), chest=tuple(chests))
    twin = replace(state, chest=tuple(chests[seat] if seat == viewer else have for seat, have in enumerate(others)))
    who = None if viewer is None else Seat(viewer)
    assert DIAMANT.view(state, who) == DIAMANT.view(twin, who)
    (after, told), (twin_after, twin_told) = DIAMANT.apply(state, event(move)), DIAMANT.apply(twin, event(move))
    assert told == twin_told
    for beat in (None, *told):
        one, other = DIAMANT.view(after, who), DIAMANT.view(twin_after, who)
        assert DIAMANT.scene(one, beat) == DIAMANT.scene(other, beat)


def test_two_can_play() -> None:
    """Two players (each seat plays alone); made for three and more."""
    assert (DIAMANT.fewest, DIAMANT.made_for, DIAMANT.most) == (2, 3, 8)
    state = play(begun(2), "T5", (0,), "R", (1,))
    assert state.scores() == (3, 7)


@pytest.mark.parametrize("enough", [1, 5, 99])
def test_a_hand_bot_leaves_when_it_holds_enough(enough: int) -> None:
    bot = DIAMANT.bot(f"hand:{enough}")
    state = play(begun(2), "T5")
    for have in (0, enough - 1, enough, enough + 1):
        held = replace(state, cave=replace(state.cave, hand=(200, have)))
        assert bot(DIAMANT.view(held, Seat(1)), Seat(1), (CONTINUE, LEAVE)) == (LEAVE if have >= enough else CONTINUE)


@pytest.mark.parametrize(
    "name",
    ["hand", "hand:", "hand:0", "hand:100", "hand:+5", "hand:5.0", "hand:²", "hand:٣", "Hand:5", "hand:5:5"],
)
def test_there_is_no_such_bot(name: str) -> None:
    with pytest.raises(Refused) as caught:
        DIAMANT.bot(name)
    assert caught.value.code == "unknown-bot"


def test_a_bot_with_an_endless_number_is_refused() -> None:
    with pytest.raises(Refused):
        DIAMANT.bot("hand:" + "9" * 5000)
