"""Tobago at the table: keys, lights, the screen that goes round, undo, and games that go on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from device.config import Config, TobagoSettings
from device.screen.text import lines
from device.screen.window import Window
from device.seating import Wish
from device.store import Store
from engine import scene
from engine.frame import Frame, Item
from engine.games.tobago.event import Dealt, Drove, Dug, Ended, Event, Landed, Looked, Played
from engine.games.tobago.game import Tobago
from engine.journal import Header, dumped, replay
from engine.look import LEAD
from engine.pace import Pace
from engine.press import Touch
from engine.turn import Alone
from tests.evening import WORDS, Evening
from tests.playout import Moment
from tests.tobago_play import game

TOBAGO = Tobago()
SEATS = 3
GAME = 3
"""The seed of a game in which all three seats look at the first treasure."""


def kept(where: Path, until: Callable[[Moment], bool], changed: Callable[[Event], Event] = lambda event: event) -> None:
    """Keep a game of three people up to the moment before `until` comes true for the first time."""
    events = []
    for moment in game(GAME, SEATS):
        if until(moment):
            break
        events.append(dumped(TOBAGO, changed(moment.event)))
    header = Header("tobago", {}, ("Ana", "Bo", "Cy"), tuple(range(SEATS)), (None,) * SEATS)
    with_store = Store(where)
    with_store.keep(header.line(), events, False, False)
    with_store.close()


def at(kind: type) -> Callable[[Moment], bool]:
    return lambda moment: isinstance(moment.event, kind)


def table(where: Path, **settings: Any) -> Evening:
    """The evening at which the kept game goes on."""
    evening = Evening(directory=where, **settings)
    evening.wait(6)
    return evening


def touch(evening: Evening, *target: object) -> None:
    for down in (True, False):
        evening.inbox.put(Touch((str(target[0]), target[1]), down, evening.time))
        evening.wait(0.4)


def shown(evening: Evening) -> scene.Island:
    assert isinstance(evening.frame.scene, scene.Island)
    return evening.frame.scene


def ask(evening: Evening) -> scene.Ask:
    found = shown(evening).ask
    assert found is not None
    return found


class Witness:
    """Sees the pixels, the terminal, and the public frame."""

    def __init__(self) -> None:
        self.window = Window(size=(480, 320))
        self.seen: list[object] = []

    def show(self, frame: Frame, now: float) -> float | None:
        wake = self.window.show(frame, now)
        self.seen.append((now, repr(frame), self.window.picture(), str(lines(frame, WORDS, 80, 24, now))))
        return None if wake is None else max(wake, now + 0.1)

    def close(self) -> None:
        self.window.close()


# ------------------------------------------------------------ setting out
def test_the_first_to_press_begins_and_a_jeep_lands_after_seven_presses_at_most() -> None:
    evening = Evening(wish=Wish("tobago", None, ("Ana", "Bo", "Cy")), seed=2)
    evening.until_asked()
    assert ask(evening).word == "ask-begin"
    assert evening.asked == {0, 1, 2}
    evening.press(1)
    evening.until_asked()
    for box in (1, 2, 0):
        evening.until_asked()
        assert ask(evening).word == "ask-land"
        assert evening.asked == {box}
        halves = shown(evening).halves
        assert halves is not None
        assert set(halves.left) | set(halves.right) == {tile.space for tile in shown(evening).tiles}
        presses = 0
        while evening.asked == {box} and shown(evening).travellers[box].jeep is None:
            evening.press(box, "right" if presses % 2 else "left")
            presses += 1
            evening.wait(0.4)
        assert presses <= 7
    evening.until_asked()
    assert ask(evening).word == "ask-open"


def test_both_keys_take_a_half_back(tmp_path: Path) -> None:
    kept(tmp_path, at(Landed))
    evening = table(tmp_path)
    (box,) = evening.asked
    before = shown(evening).halves
    evening.press(box, "left")
    assert shown(evening).halves != before
    evening.hold_both(box, 0.2)
    assert shown(evening).halves == before


def test_pointing_twice_at_a_space_lands_there(tmp_path: Path) -> None:
    kept(tmp_path, at(Landed))
    evening = table(tmp_path)
    (box,) = evening.asked
    space = shown(evening).tiles[7].space
    touch(evening, "step", space)
    assert shown(evening).target == space
    assert shown(evening).travellers[box].jeep is None
    touch(evening, "step", space)
    assert shown(evening).travellers[box].jeep == space


# ------------------------------------------------------------ a turn
def test_a_clue_shows_what_it_would_remove_before_it_is_confirmed(tmp_path: Path) -> None:
    kept(tmp_path, at(Played))
    evening = table(tmp_path)
    (box,) = evening.asked
    while ask(evening).options[ask(evening).lit].word != "act-clue":
        evening.press(box, "left")
    evening.press(box, "right")
    assert ask(evening).word == "ask-clue"
    evening.press(box, "right")
    lit = next(chart for chart in shown(evening).charts if chart.lit is not None)
    assert len(shown(evening).removed) == lit.left - (lit.lit or 0)
    evening.press(box, "right")
    evening.wait(1)
    after = next(chart for chart in shown(evening).charts if chart.sign == lit.sign)
    assert (after.left, len(after.clues)) == (lit.lit, len(lit.clues) + 1)


def test_a_drive_is_undone_by_the_host_as_long_as_no_card_has_been_drawn(tmp_path: Path) -> None:
    kept(tmp_path, lambda moment: isinstance(moment.event, Drove) and isinstance(moment.turn, Alone))
    evening = table(tmp_path)
    (box,) = evening.asked
    start = shown(evening).travellers[box].jeep
    touch(evening, "step", next(one.space for one in shown(evening).tiles if _reached(evening, one.space)))
    evening.press(box, "right")
    evening.wait(2)
    assert shown(evening).travellers[box].jeep != start
    evening.command("menu")
    assert evening.frame.menu is not None
    assert evening.frame.menu.items[1] == Item("undo")
    evening.press(box, "left")
    evening.press(box, "right")
    evening.wait(1)
    assert shown(evening).travellers[box].jeep == start
    assert [*replay(line.encode() for line in evening.journal())]


def _reached(evening: Evening, space: scene.Space) -> bool:
    """Whether the jeep of the turn can be driven to a space now."""
    assert evening.table._stage.match is not None
    turn = evening.table._stage.match.turn
    return isinstance(turn, Alone) and any(move.event == Drove(turn.seat, space) for move in turn.moves)


# ------------------------------------------------------------ secrets
def other_cards(event: Event) -> Event:
    """The same draw for the same seat, of another card."""
    return Dealt(event.seat, {2: 6, 3: 4, 4: 3, 5: 5, 6: 2}[event.card]) if isinstance(event, Dealt) else event


@pytest.mark.parametrize("lights", [True, False])
def test_twin_looks_are_the_same_to_everybody(tmp_path: Path, lights: bool) -> None:
    """The screen gives nothing away: not what is held by the light of a box, nor who it is that holds it."""
    twins = []
    for name, change in (("one", lambda event: event), ("other", other_cards)):
        kept(tmp_path / name, at(Looked), change)
        witness = Witness()
        evening = table(tmp_path / name, outputs=[witness], lights=lights)
        assert isinstance(evening.frame.scene, scene.Sweep if lights else scene.Pass)
        evening.wait(40)
        public = [{k: v for k, v in json.loads(line).items() if k != "private"} for line in evening.journal()]
        twins.append(([witness.seen, public, evening.time], evening.board.seen))
        evening.close()
    assert twins[0][0] == twins[1][0]
    assert (twins[0][1] != twins[1][1]) == lights


def test_each_box_glows_at_its_own_cards_and_all_know_before_a_card_is_turned(tmp_path: Path) -> None:
    kept(tmp_path, at(Looked))
    evening = Evening(directory=tmp_path, lights=True)
    share = evening.table._stage.match._state.share  # type: ignore[union-attr]
    held = {seat: [card for to, card in share.dealt if to == seat] for seat in sorted(set(share.claims))}
    told: dict[int, list[int]] = {seat: [] for seat in held}
    evening.wait(LEAD + 0.2)
    while isinstance(sweep := evening.frame.scene, scene.Sweep) and sweep.lit is not None:
        for box in evening.table.glow():
            told[box].append(sweep.values[sweep.lit].number or 0)
        evening.wait(Pace().sweep)
    assert told == held
    for box in held:
        assert isinstance(evening.frame.scene, scene.Sweep)
        evening.press(box, "right")
    evening.wait(0.5)
    assert isinstance(evening.frame.scene, scene.Offer)
    evening.close()
    assert isinstance(table(tmp_path, lights=True).frame.scene, scene.Offer)


def test_the_screen_goes_round_where_boxes_have_no_lights(tmp_path: Path) -> None:
    kept(tmp_path, at(Looked))
    evening = table(tmp_path)
    share = evening.table._stage.match._state.share  # type: ignore[union-attr]
    for seat in sorted(set(share.claims)):
        assert isinstance(evening.frame.scene, scene.Pass)
        assert evening.frame.scene.to == seat
        evening.down(seat, "right")
        evening.wait(3)
        private = evening.table.frame(evening.table.viewer).scene
        assert isinstance(private, scene.Peek)
        assert [value.number or 0 for value in private.values] == [card for to, card in share.dealt if to == seat]
        evening.up(seat, "right")
        evening.wait(0.1)
        assert evening.table.viewer is None
        evening.press(seat, "left")
        evening.wait(0.4)
    assert isinstance(evening.frame.scene, scene.Offer)


# ------------------------------------------------------------ an evening
def test_a_game_goes_on_in_every_phase(tmp_path: Path) -> None:
    """Whenever the plug is pulled, the same question is asked again."""
    seen = set()
    for kind in (Landed, Played, Dug, Looked, Ended):
        where = tmp_path / kind.__name__
        kept(where, at(kind))
        evening = table(where)
        before = (evening.frame.scene, evening.asked)
        evening.close()
        again = table(where)
        assert (again.frame.scene, again.asked) == before
        seen.add(type(again.frame.scene))
        again.close()
    assert seen == {scene.Island, scene.Pass}


def test_bots_play_to_the_end_and_their_game_is_kept(tmp_path: Path) -> None:
    config = Config(tobago=TobagoSettings(hands="secret", next_map="deck", placing="by-hand"))
    evening = Evening(wish=Wish("tobago", None, (), 4), directory=tmp_path, config=config, seed=1)
    while not evening.table.finished:
        evening.wait(20)
    assert isinstance(evening.frame.scene, scene.Final)
    assert evening.frame.scene.gem == "coin"
    steps = [*replay(line.encode() for line in evening.journal())]
    assert steps[-1].truth["phase"] == "over"  # type: ignore[union-attr]
    touch(evening, "start", None)
    assert isinstance(evening.frame.scene, scene.Island), "once more, by a finger on the screen"
