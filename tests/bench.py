"""The speeds and sizes of the table, each beside what it should be: `python -m tests.bench`.

The table's own loop and a naive one (60 redraws a second, keys looked at in each) show the same scene at 800x480 on
SDL's dummy driver. A press is counted from the moment at which it is debounced.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import chain
from queue import SimpleQueue
from random import Random
from statistics import median, quantiles

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from device.boxes.debouncer import PRESS_HOLDS, Debouncer
from device.boxes.keyboard import KEYS, Keyboard
from device.config import Config
from device.keeper import Keeper
from device.loop import Boxes, Inbox, Loop, Stop
from device.screen.window import Window
from device.seating import Wish, lobby
from device.session import KEYS_EVERY
from device.words import Words
from engine.frame import Frame
from engine.games.diamant.state import Event, Flipped, Voted
from engine.journal import Header, dumped, replay
from engine.registry import GAMES
from engine.seat import Seat
from engine.settings import Settings
from engine.table import Table
from engine.turn import Chance, Over, Together
from tests import bench_screen, bench_tobago
from tests.evening import Script
from tests.gallery import gallery

SIZE = (800, 480)
PRESSES = 120
STILL = 6.0
"""Seconds for which a static scene is watched."""

WORDS = Words("en")

CHILD = """
import os, sys, time
from device.screen import window

class First(window.Window):
    def show(self, frame, now):
        wake = super().show(frame, now)
        ticks = float(open("/proc/self/stat").read().rsplit(")", 1)[1].split()[19])
        born = ticks / os.sysconf("SC_CLK_TCK")
        print(float(open("/proc/uptime").read().split()[0]) - born, flush=True)
        os._exit(0)

window.Window = First
from device.command import main
main(["play", "--screen", "window"])
"""

EVENING = """
import os
from device.screen.window import Window
from device.sound import Mixer
from tests.gallery import gallery
from tests.gallery_cave import cave_gallery
from tests.gallery_house import house_gallery
from tests.pictures import GALLERY

window, speaker = Window(size=(800, 480), keys=True), Mixer()
for frame in (FRAMES).values():
    for age in range(0, 40):
        window.show(frame, frame.since + age / 20)
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")))
"""


class Watched:
    """A window that tells when it has shown that somebody locked."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.locks: list[float] = []
        self._before = 0

    def show(self, frame: Frame, now: float) -> float | None:
        wake = self.window.show(frame, now)
        if len(frame.locked) > self._before:
            self.locks.append(time.monotonic())
        self._before = len(frame.locked)
        return wake

    def pump(self) -> None:
        self.window.pump()

    def close(self) -> None:
        self.window.close()


def expedition(now: float) -> Table:
    """Five people at the vote after the seventh card: a path of every kind of card, somebody in camp."""
    table = Table(lobby(Config(), Config().options(), Wish()), Settings(), now)
    flips = [Flipped(card) for card in ("T13", "Hspider", "T11", "R", "Hlava", "Hsnake", "T14")]
    events: list[Event] = [event for flip in flips for event in (flip, Voted(()))][:-1]
    events[3] = Voted((Seat(2),))
    table.resume(Header("diamant", {}, ("",) * 5, tuple(range(5)), (None,) * 5), events, now)
    return table


def at_the_table(fingers: Callable[[Keyboard], None]) -> tuple[list[float], float]:
    """The moments of shown locks, and the share of a core, while `fingers` play with the keyboard at an open vote."""
    inbox: Inbox = SimpleQueue()
    keyboard = Keyboard(inbox.put)
    output = Watched(Window(size=SIZE))
    loop = Loop(
        expedition(time.monotonic()),
        [output],
        Keeper(None),
        Script(),
        time.monotonic,
        inbox,
        [lambda _: output.pump()],
        KEYS_EVERY,
    )
    loop.plug(Boxes(keyboard))
    used: list[float] = []

    def play() -> None:
        time.sleep(10)
        start, before = time.monotonic(), time.process_time()
        fingers(keyboard)
        used.append((time.process_time() - before) / (time.monotonic() - start))
        inbox.put(Stop())

    thread = threading.Thread(target=play)
    thread.start()
    loop.run()
    thread.join()
    loop.close()
    return output.locks, used[0]


def presses(counted: list[float]) -> Callable[[Keyboard], None]:
    """Fingers that lock a seat and take it back, at moments that fit no rhythm; `counted` gets the debounced times."""

    def fingers(keyboard: Keyboard) -> None:
        dice = Random(1)
        for n in range(PRESSES):
            left, right = KEYS[(0, 1, 3, 4)[n % 4]]
            time.sleep(dice.uniform(0.05, 0.09))
            counted.append(time.monotonic() + PRESS_HOLDS)
            keyboard.stroke(left, True, time.monotonic())
            time.sleep(0.04)
            keyboard.stroke(right, True, time.monotonic())
            time.sleep(0.02)
            for key in (left, right):
                keyboard.stroke(key, False, time.monotonic())

    return fingers


def naive(count: int) -> tuple[list[float], float]:
    """The same scene by a naive loop: seconds from each counted press to its redraw, and the share of a core.

    Sixty times a second it looks at all keys, lets the table tell what there is to see, lays all of it out and draws
    it. It keeps the rasterised art, but nothing of the picture before.
    """
    window, keyboard, debouncer = Window(size=SIZE), Keyboard(lambda _: None), Debouncer()
    table = expedition(0.0)
    inbox: SimpleQueue[float] = SimpleQueue()
    delays: list[float] = []

    def fingers() -> None:
        dice = Random(1)
        for _ in range(count):
            time.sleep(dice.uniform(0.05, 0.15))
            inbox.put(time.monotonic())

    thread = threading.Thread(target=fingers)
    start, before = time.monotonic(), time.process_time()
    thread.start()
    due = start
    while thread.is_alive() or time.monotonic() < start + (0 if count else STILL):
        window.pump()
        debouncer.reconcile(keyboard.levels(), due)
        pressed = [inbox.get() for _ in range(inbox.qsize())]
        table.tick(20.0)
        window.repaint()
        window._atlas.recalled.clear()
        window.show(table.frame(), 20.0)
        delays += [time.monotonic() - one for one in pressed]
        due = max(due + 1 / 60, time.monotonic())
        time.sleep(max(0.0, due - time.monotonic()))
    share = (time.process_time() - before) / (time.monotonic() - start)
    window.close()
    return delays, share


def flips() -> list[float]:
    """Seconds for each drawn frame of a flip, after the first one."""
    window, frame, spent = Window(size=SIZE), gallery()["path_turned"], []
    for _ in range(5):
        for step in range(30):
            start = time.perf_counter()
            window.show(frame, frame.since + step / 60)
            spent.append(time.perf_counter() - start)
    window.close()
    return spent[30:]


def journal(people: int) -> list[bytes]:
    """A whole game of careless bots."""
    header = Header("diamant", {}, tuple("ABCDEFGH"[:people]))
    game, script = GAMES["diamant"], Script(seed=3)
    state, lines = game.setup({}, people), [header.line()]
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            event = script.choose(turn)
        else:
            assert isinstance(turn, Together)
            bot, choices = game.bot("hand:12"), turn.choices
            event = game.decided({one: bot(game.view(state, one), one, choices) for one in turn.seats})
        state, _ = game.apply(state, event)
        lines.append(dumped(game, event))
    return [line.encode() for line in lines]


def child(code: str) -> float:
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def rows() -> Iterator[tuple[str, str, str, bool]]:
    """What was measured, what it was, what it should be, and whether it is."""
    counted: list[float] = []
    locks, _ = at_the_table(presses(counted))
    ours = [shown - press for shown, press in zip(locks, counted, strict=True)]
    theirs, _ = naive(2 * PRESSES)
    fast, slow, late = median(ours), median(theirs), quantiles(ours, n=100)[98]
    yield "press to screen, median", f"{fast * 1e3:.2f} ms", "≤ 2 ms", fast <= 0.002
    yield "press to screen, p99", f"{late * 1e3:.2f} ms", "≤ 17 ms", late <= 0.017
    yield "… of a naive loop, median", f"{slow * 1e3:.2f} ms", "", True
    yield "… times lower", f"{slow / fast:.1f}", "≥ 10", slow >= 10 * fast
    _, still = at_the_table(lambda _: time.sleep(STILL))
    _, busy = naive(0)
    yield "static scene, share of a core", f"{still:.2%}", "≤ 1 %", still <= 0.01
    yield "… of a naive loop", f"{busy:.2%}", "", True
    yield "… times lower", f"{busy / still:.1f}", "≥ 20", busy >= 20 * still
    flip = median(flips())
    yield "a frame of the flip, median", f"{flip * 1e3:.2f} ms", "≤ 4 ms", flip <= 0.004
    first = median(child(CHILD) for _ in range(5))
    yield "start to first picture", f"{first:.2f} s", "≤ 1.0 s", first <= 1
    for played, frames in (("Diamant", "gallery() | cave_gallery() | house_gallery()"), ("both games", "GALLERY")):
        memory = child(EVENING.replace("FRAMES", frames)) / 1024
        yield f"resident, all of {played}", f"{memory:.1f} MiB", "≤ 90 MiB", memory <= 90
    lines = journal(8)
    start = time.perf_counter()
    events = sum(1 for _ in replay(lines)) - 1
    spent = time.perf_counter() - start
    yield f"replay of a game of {events} events", f"{spent * 1e3:.1f} ms", "≤ 50 ms", spent <= 0.05


def main() -> None:
    for what, value, aim, met in chain(rows(), bench_screen.rows(), bench_tobago.rows()):
        print(f"{what:<36}{value:>12}   {aim:<10}{'' if met else 'MISSED'}", flush=True)


if __name__ == "__main__":
    main()
