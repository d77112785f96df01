"""A game on wired boxes: fingers on the lines of a chip, lights on its lines, the real gpiozero adapter between."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from device.boxes.gpio import WIRING, Gpio
from device.lights import Lights
from device.loop import Boxes
from engine import scene
from tests.evening import Evening
from tests.fake_gpio import fake_gpio, installed


@dataclass
class Wired:
    """An evening, and the chip its boxes are wired to."""

    evening: Evening
    chip: Any
    gpio: Gpio

    def press(self, box: int, side: str = "left", edge: bool = True) -> None:
        line = WIRING[box].left if side == "left" else WIRING[box].right
        self.evening.wait(0.01)
        self.chip.press(line, edge=edge)
        self.evening.wait(0.1)
        self.chip.release(line, edge=edge)
        self.evening.wait(0.1)

    def light(self, box: int) -> int:
        line = WIRING[box].light
        assert line is not None
        return int(self.chip.lines[line].level)


def wired(busy: set[int]) -> Iterator[Wired]:
    chip = fake_gpio()
    chip.busy = busy
    with installed(chip) as factory:
        evening = Evening(cards=["T13", "Hspider"])
        gpio = Gpio(WIRING, factory, lambda: evening.time)
        evening.loop.plug(Boxes(gpio))
        evening.outputs.append(Lights(gpio))
        evening.wait(0.1)
        yield Wired(evening, chip, gpio)
        evening.close()


@pytest.fixture
def table() -> Iterator[Wired]:
    yield from wired(busy=set())


@pytest.fixture
def broken() -> Iterator[Wired]:
    """The left key of box 3 is on a line that something else holds."""
    yield from wired(busy={WIRING[2].left})


def test_a_vote_on_wires(table: Wired) -> None:
    for box in (0, 1, 7):
        table.press(box)
    assert [table.light(box) for box in (0, 1, 7)] == [1, 1, 1]
    table.chip.press(WIRING[0].left)
    table.chip.press(WIRING[0].right)
    table.evening.wait(2.2)
    table.chip.release(WIRING[0].left)
    table.chip.release(WIRING[0].right)
    assert isinstance(table.evening.frame.scene, scene.Path)
    table.evening.until_asked()
    table.press(0, "left")
    table.press(1, "right")
    assert table.evening.locked == {0, 1}
    lights = {table.light(0), table.light(1)}
    assert lights == {1}
    table.press(7, "left")
    table.evening.wait(0.6)
    reveal = table.evening.frame.scene
    assert isinstance(reveal, scene.Reveal)
    assert [one.seat for one in reveal.leaving] == [1]


def test_a_press_whose_edges_are_lost_counts_by_its_level(table: Wired) -> None:
    table.press(4, edge=False)
    assert isinstance(table.evening.frame.scene, scene.Lobby)
    assert table.evening.frame.scene.stands[4].seated


def test_the_table_starts_without_a_box_whose_line_is_busy_and_shows_which(broken: Wired) -> None:
    (sentence,) = broken.gpio.faults().values()
    assert sentence.startswith(f"box 3: line {WIRING[2].left} is busy")
    assert broken.evening.notices == ["fault"]
    lobby = broken.evening.frame.scene
    assert isinstance(lobby, scene.Lobby)
    assert [stand.box for stand in lobby.stands if stand.fault] == [2]
    broken.press(3)
    broken.evening.press(2)
    lobby = broken.evening.frame.scene
    assert isinstance(lobby, scene.Lobby)
    assert [stand.box for stand in lobby.stands if stand.seated] == [2, 3], "the keyboard plays for the missing box"


def test_lights_are_dark_before_the_lines_are_given_back(table: Wired) -> None:
    table.press(0)
    assert table.light(0) == 1
    table.evening.close()
    history = [(kind, level) for kind, line, level in table.chip.history if line == WIRING[0].light]
    assert history[history.index(("returned", 0)) - 1] == ("light", 0)


def test_a_chip_that_goes_in_a_game_and_comes_back(table: Wired) -> None:
    """Its people are told, its keys say nothing, the keyboard plays; what was held when it went is no press."""
    for box in (0, 1):
        table.press(box)
    table.evening.hold_both(0, 2.2)
    table.evening.until_asked()
    table.chip.press(WIRING[0].left)
    table.evening.wait(0.1)
    assert table.evening.locked == {0}
    table.chip.dead = True
    table.evening.wait(0.15)
    assert table.evening.notices.count("lost") == 2, "both who sit are told"
    assert table.evening.notices.count("fault") == 6
    table.evening.wait(6)
    assert table.evening.notices == ["lost", "lost"]
    assert table.evening.locked == {0}, "what was chosen stands"
    assert table.evening.frame.menu is None
    table.evening.press(1, "left")
    assert table.evening.notices == ["lost"], "box 2 goes on with the keyboard"
    table.evening.until_asked()
    table.chip.dead = False
    table.chip.press(WIRING[1].left, edge=False)
    table.evening.wait(1.2)
    assert table.evening.notices == ["stuck", "stuck"], "keys that are held when it comes back say nothing"
    assert table.evening.locked == set()
    for box in (0, 1):
        table.chip.release(WIRING[box].left)
    table.evening.wait(0.2)
    assert table.evening.notices == []
    table.press(0, "left")
    assert table.evening.locked == {0}
    assert table.light(0) == 1


def test_keys_that_are_held_when_their_box_goes_do_nothing(table: Wired) -> None:
    """Nobody stands up, nothing starts, and the host's menu stays closed."""
    for box in (0, 1):
        table.press(box)
    table.chip.press(WIRING[0].right)
    table.evening.wait(0.5)
    table.chip.dead = True
    table.evening.wait(0.15)
    table.evening.wait(0.5)
    lobby = table.evening.frame.scene
    assert isinstance(lobby, scene.Lobby)
    assert [stand.box for stand in lobby.stands if stand.seated] == [0, 1]
    assert [stand.box for stand in lobby.stands if stand.fault] == list(range(8))
    table.chip.dead = False
    table.chip.release(WIRING[0].right)
    table.evening.wait(1.2)
    table.chip.press(WIRING[0].left)
    table.chip.press(WIRING[0].right)
    table.evening.wait(0.5)
    table.chip.dead = True
    table.evening.wait(0.15)
    table.evening.wait(5)
    assert isinstance(table.evening.frame.scene, scene.Lobby), "no game has begun"
    assert table.evening.frame.menu is None
    assert table.evening.frame.held == frozenset()
