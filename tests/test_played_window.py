"""A real window of an X server, played through by the keys of its keyboard."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from device.store import Store
from tests.x_server import x_server

FINGERS = """
import sys, threading, time
from pathlib import Path
import pygame
from device.command import main
from device.store import Store

state = Path(sys.argv[2]).parent

KEYS = {"enter": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "f10": pygame.K_F10, "f2": pygame.K_F2}

def stroke(name, letter=False, slow=0.06):
    key = KEYS.get(name) or getattr(pygame, "K_" + name)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key))
    if letter:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))
    time.sleep(slow)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key))
    time.sleep(slow)

def fingers():
    while not pygame.display.get_init() or pygame.display.get_surface() is None:
        time.sleep(0.05)
    time.sleep(0.7)
    for name in ("q", "a", "f2"):
        stroke(name)
    for name in ("b", "o"):
        stroke(name, letter=True)
    stroke("enter")
    stroke("enter")
    while not any(evening.status == "over" for evening in Store(state).evenings()):
        stroke("w")
        stroke("s")
    time.sleep(5)
    pygame.image.save(pygame.display.get_surface(), sys.argv[1])
    for name in ("escape", "f10", *"qqqqqqqqq", "w", "q", "w"):
        stroke(name, slow=0.15)

threading.Thread(target=fingers, daemon=True).start()
main(["play", "--screen", "window", "--boxes", "keyboard", "--config", sys.argv[2]])
print(pygame.display.get_init())
"""

CONFIG = """
[state]
directory = "{state}"
[sound]
volume = 0
[table]
fast = true
[diamant]
expeditions = 1
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
def test_a_game_from_sitting_down_to_switching_off(tmp_path: Path) -> None:
    config, picture = tmp_path / "table.toml", tmp_path / "final.png"
    config.write_text(CONFIG.format(state=tmp_path))
    with x_server() as display:
        rest = {name: value for name, value in os.environ.items() if name not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
        ran = subprocess.run(
            [sys.executable, "-c", FINGERS, str(picture), str(config)],
            env=rest | {"DISPLAY": display, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            capture_output=True,
            text=True,
            timeout=90,
        )
    assert ran.stdout.strip() == "False", ran.stderr
    (evening,) = Store(tmp_path).evenings()
    assert evening.status == "over"
    assert '"seats":["","bo"]' in evening.header
    assert picture.stat().st_size > 10_000
