"""One run of the program at the table: everything is put together here, played, and put away."""

import logging
import os
import signal
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from platformdirs import user_runtime_path

from device.boxes.keyboard import Keyboard
from device.chooser import SystemChooser
from device.config import Config
from device.keeper import Keeper
from device.loop import Boxes, Inbox, Loop, Redraw, Stop
from device.output import Output
from device.screen.kind import Kind, screen_kind
from device.seating import Wish, lobby, read, seat
from device.store import Evening, Store, StoreError, lock
from device.words import Words
from engine.frame import Notice
from engine.journal import Damaged
from engine.press import Touch
from engine.registry import GAMES
from engine.table import Table

log = logging.getLogger("tacora")

Say = Callable[[str], None]

KEYS_EVERY: Final = 0.05
"""Seconds between two looks at a window's keys: nobody tells the table that one is there."""

STROKE: Final = 0.005
"""Seconds between two strokes that are found in one look: a keyboard tells no times, and it debounces itself."""


class Session:
    """The table of one run. Every sentence for whoever started it goes to `say`."""

    def __init__(self, config: Config, wish: Wish, say: Say) -> None:
        """Raises Refused for a wish that no table can meet, Running where another copy plays."""
        wish.check(config)
        self._config = config
        self._wish = wish
        self._say = say
        self._words = Words(config.language)
        self._chooser = SystemChooser()
        self._inbox: Inbox = SimpleQueue()
        self._keyboard = Keyboard(self._inbox.put)
        self._outputs: list[Output] = []
        self._polls: list[Callable[[float], None]] = []
        self._lock = lock(config.state_directory())

    def play(self) -> None:
        """Play until somebody ends it; with no screen at all, one demonstration game."""
        store = self._store()
        kind = self._screen(screen_kind(self._config.screen.kind))
        if kind == "transcript":
            self._demonstrate(store)
            return
        # A line of the log would tear a terminal's picture.
        handler = logging.NullHandler() if kind == "text" else logging.StreamHandler()
        logging.basicConfig(format="%(message)s", level=logging.INFO, handlers=[handler])
        table, keeper = self._table(store, time.monotonic())
        self._sound()
        loop = Loop(table, self._outputs, keeper, self._chooser, time.monotonic, self._inbox, self._polls, KEYS_EVERY)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: self._inbox.put(Stop()))
        try:
            loop.plug(Boxes(self._keyboard))
            loop.step(time.monotonic())
            self._wire(loop, table)
            loop.run()
        finally:
            loop.close()

    def _store(self) -> Store | None:
        try:
            return Store(self._config.state_directory())
        except StoreError as error:
            self._say(f"{error}; this evening is played, not kept.")
            return None

    # ------------------------------------------------------------ the screen
    def _screen(self, kind: Kind) -> Kind:
        """Open the best screen there is, and say which it is. Raises NoScreen for one that was asked for by name."""
        if kind == "window":
            from device.screen.driver import NoScreen

            try:
                self._window()
                return kind
            except NoScreen as error:
                if self._config.screen.kind == "window":
                    raise
                self._say(f"{error} The game is shown as text.")
                kind = screen_kind("text")
        if kind == "text":
            self._terminal()
        return kind

    def _window(self) -> None:
        from device.screen.window import Closed, FocusLost, Pointed, Resized, Stroke, Window

        settings = self._config.screen
        window = Window(
            size=None if settings.fullscreen else (settings.width, settings.height),
            fullscreen=settings.fullscreen,
            rotate=settings.rotate,
            keys=self._config.boxes.kind != "gpio",
        )

        def poll(now: float) -> None:
            signals = window.pump()
            for found, ago in zip(signals, range(len(signals) - 1, -1, -1), strict=True):
                match found:
                    case Stroke(name, down):
                        self._keyboard.stroke(name, down, now - STROKE * ago)
                    case Pointed(target, down):
                        self._inbox.put(Touch(target, down, now))
                    case FocusLost():
                        self._keyboard.release_all(now)
                    case Closed():
                        self._inbox.put(Stop())
                    case Resized():
                        self._inbox.put(Redraw())

        self._outputs.append(window)
        self._polls.append(poll)

    def _terminal(self) -> None:
        from device.screen.terminal import Terminal

        terminal = Terminal(time.monotonic)
        terminal.keys(self._key)
        self._outputs.append(terminal)

    def _key(self, name: str, at: float) -> None:
        """A key of the terminal, from its own thread."""
        if name == "ctrl-c":
            self._inbox.put(Stop())
        else:
            self._keyboard.tap(name, at)

    # ------------------------------------------------------------ boxes and sound
    def _wire(self, loop: Loop, table: Table) -> None:
        """Plug the wired boxes in, after the first picture: lines can take seconds to open.

        Raises NoBoxes for boxes that were asked for by name.
        """
        settings = self._config.boxes
        if settings.kind == "keyboard" or (settings.kind == "auto" and not settings.wires and not _is_pi()):
            return
        from device.boxes.gpio import WIRING, Gpio, Wires
        from device.boxes.gpio_factory import NoBoxes, pin_factory
        from device.lights import Lights

        wiring = {box: Wires(one.left, one.right, one.light) for box, one in enumerate(settings.wires)} or WIRING
        with warnings.catch_warnings(action="ignore"):  # of a session without XDG_RUNTIME_DIR
            runtime = Path(os.environ.get("RUNTIME_DIRECTORY") or user_runtime_path("tacora", ensure_exists=True))
        gpio = Gpio(wiring, partial(pin_factory, settings.factory, runtime), time.monotonic, settings.dim)
        try:
            faults = loop.plug(Boxes(gpio))
        except NoBoxes as error:
            if settings.kind == "gpio":
                raise
            log.warning("%s; the keyboard plays.", error)
            return
        self._outputs.append(Lights(gpio, table.glow))
        table.light(frozenset(box for box, wires in wiring.items() if wires.light is not None))
        for fault in faults:
            log.warning("%s", fault)

    def _sound(self) -> None:
        if not self._config.sound.volume:
            return
        from device.sound import Mixer, Sound

        sound = Sound(self._config.sound.volume, Mixer)
        told = False

        def poll(_: float) -> None:
            nonlocal told
            if sound.missing and not told:
                told = True
                self._inbox.put(Notice("no-sound", lasting=False))

        self._outputs.append(sound)
        self._polls.append(poll)

    # ------------------------------------------------------------ who plays
    def _table(self, store: Store | None, now: float) -> tuple[Table, Keeper]:
        """The table with a kept game that was not finished, or with those who were asked for."""
        table = Table(lobby(self._config, self._wish, self._words), self._config.settings(), now)
        for evening in self._waiting(store):
            try:
                header, events = read(evening)
            except Damaged as error:
                self._say(f"Game {evening.number} cannot go on ({error}); it stays kept.")
            else:
                if self._wish.fits(header):
                    table.resume(header, events, now)
                    return table, Keeper(store, evening.number)
                self._say(f"Game {evening.number} is not finished; it waits until a game like it is asked for.")
        seat(table, self._wish, self._chooser, now)
        return table, Keeper(store)

    def _waiting(self, store: Store | None) -> list[Evening]:
        """The games that are not finished, the newest first; none of a disk that cannot be read."""
        try:
            return store.waiting() if store is not None else []
        except StoreError as error:
            self._say(f"{error}; no kept game goes on.")
            return []

    def _demonstrate(self, store: Store | None) -> None:
        """Bots play one game, as text, as fast as it can be written."""
        from device.screen.transcript import Transcript

        if self._wish.seats is not None:
            self._say("There is no screen to play on: bots play a demonstration.")
        bots = self._wish.bots or 0
        enough = GAMES[self._wish.game or self._config.table.game].fewest
        players = Wish(self._wish.game, self._wish.edition, (), bots if bots >= enough else 4)
        table = Table(lobby(self._config, players, self._words, demo=True), self._config.settings(), 0.0)
        seat(table, players, self._chooser, 0.0)
        now = 0.0
        loop = Loop(table, [Transcript()], Keeper(store), self._chooser, lambda: now, self._inbox)
        try:
            while not table.finished:
                now = loop.step(now)
            loop.step(now)
        finally:
            loop.close()


def _is_pi() -> bool:
    with suppress(OSError):
        return "Raspberry Pi" in Path("/proc/device-tree/model").read_text()
    return False
