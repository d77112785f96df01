"""A keyboard as boxes."""

from device.boxes.backend import Edge, Key, Tap
from device.boxes.keyboard import KEYS
from engine.press import Command
from engine.seat import BOXES
from tests.rigs import NOW, Desk

# ---------------------------------------------------------------- the keyboard


def test_every_key_of_the_keyboard_is_its_own() -> None:
    assert len(KEYS) == BOXES
    assert len({name for pair in KEYS for name in pair}) == 2 * BOXES


def test_a_key_that_repeats_makes_one_edge() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("q", "q", "Q"):
        desk.keyboard.stroke(name, True, NOW)
    desk.keyboard.stroke("Q", False, NOW)
    desk.keyboard.stroke("q", False, NOW)
    assert desk.table.heard == [(Key(0, "left"), True), (Key(0, "left"), False)]


def test_commands_come_on_the_press_alone() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("Return", "escape", "F10", "F11"):
        for down in (True, True, False):
            desk.keyboard.stroke(name, down, NOW)
    assert desk.said == [Command("start", NOW), Command("back", NOW), Command("menu", NOW)]
    assert desk.table.edges == []


def test_a_terminal_gives_taps() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("W", "enter", "l", "j"):
        desk.keyboard.tap(name, NOW)
    assert desk.said == [Tap(Key(0, "right"), NOW), Command("start", NOW), Tap(Key(7, "right"), NOW)]
    assert not any(desk.backend.levels().values())


def test_a_window_that_loses_the_keyboard() -> None:
    desk = Desk()
    desk.backend.open(desk.table)
    for name in ("a", "enter", "w"):
        desk.keyboard.stroke(name, True, NOW)
    desk.keyboard.release_all(NOW + 1)
    assert desk.table.edges[2:] == [Edge(Key(1, "left"), False, NOW + 1), Edge(Key(0, "right"), False, NOW + 1)]
    assert not any(desk.backend.levels().values())
