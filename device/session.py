"""One run of the program at the table: everything is put together here, played, and put away."""

import logging
import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from platformdirs import user_runtime_path

from device.boxes.keyboard import Keyboard
from device.chooser import SystemChooser
from device.chosen import chosen, venue, written
from device.config import Config
from device.damage import opened
from device.display import Display, terminal, window
from device.hours import OpeningHours
from device.keeper import Keeper
from device.loop import Boxes, Inbox, Loop, Stop
from device.output import Output
from device.revived import Revived
from device.screen.kind import Kind, screen_kind
from device.seating import Wish, lobby, read, seat
from device.service import OFF, Service
from device.store import Store, StoreError, lock
from engine.frame import Notice
from engine.journal import Damaged
from engine.press import Hours
from engine.registry import GAMES
from engine.table import Table

log = logging.getLogger("tacora")

Say = Callable[[str], None]
T = TypeVar("T")

HOURS_EVERY: Final = 10.0
"""Seconds between two looks at the clock on the wall, where the house has opening hours."""

KEYS_EVERY: Final = 0.05
"""Seconds between two looks at a window's keys: nobody tells the table that one is there."""


class Session:
    """The table of one run. Every sentence for whoever started it goes to `say`."""

    def __init__(self, config: Config, wish: Wish, say: Say) -> None:
        """Raises Refused for a wish that no table can meet, Running where another copy plays."""
        wish.check(config)
        self._config = config
        self._wish = wish
        self._say = say
        self._chooser = SystemChooser()
        self._inbox: Inbox = SimpleQueue()
        self._table: Table | None = None
        self._keyboard = Keyboard(self._inbox.put, lambda: self._table is not None and self._table.typing)
        self._outputs: list[Output] = []
        self._polls: list[Callable[[float], None]] = []
        self._damaged = False
        """Whether the kept games had to be set aside."""
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
        table, keeper = self._laid(store, time.monotonic())
        self._table = table
        self._sound()
        self._open_hours()
        loop = Loop(table, self._outputs, keeper, self._chooser, time.monotonic, self._inbox, self._polls, KEYS_EVERY)
        service = Service.of(os.environ, lambda: table.game.name, loop.healthy)
        self._outputs.append(service)
        self._polls.append(service.poll)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: self._inbox.put(Stop()))
        if self._config.kiosk.enabled:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            loop.plug(Boxes(self._keyboard))
            loop.step(time.monotonic())
            self._wire(loop, table)
            loop.run()
        finally:
            loop.close()
        if loop.off and self._config.host.off == "machine":
            subprocess.run(["systemctl", "poweroff"], check=False)
        if loop.off and "NOTIFY_SOCKET" in os.environ:
            sys.exit(OFF)

    def _store(self) -> Store | None:
        try:
            store, away = opened(self._config.state_directory())
        except StoreError as error:
            self._say(f"{error}; this evening is played, not kept.")
            return None
        if away is not None:
            self._damaged = True
            self._say(f"{store.path} is damaged: it is kept as {away.name}, and a new one begins.")
        return store

    # ------------------------------------------------------------ the screen
    def _screen(self, kind: Kind) -> Kind:
        """Open the best screen there is, and say which it is. Raises NoScreen for one that was asked for by name."""
        if kind == "window":
            from device.screen.driver import NoScreen

            try:
                self._display(window(self._config, self._keyboard, self._inbox))
                return kind
            except NoScreen as error:
                if self._config.screen.kind == "window":
                    raise
                self._say(f"{error} The game is shown as text.")
                kind = screen_kind("text")
        if kind == "text":
            self._display(terminal(self._config, self._keyboard, self._inbox, time.monotonic))
        return kind

    def _display(self, display: Display) -> None:
        self._outputs.append(display.output)
        if display.poll is not None:
            self._polls.append(display.poll)

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
            loop.plug(Boxes(gpio))
        except NoBoxes as error:
            if settings.kind == "gpio":
                raise
            log.warning("%s; the keyboard plays.", error)
            return
        self._outputs.append(Revived("lights", Lights(gpio, table.glow)))
        table.light(frozenset(box for box, wires in wiring.items() if wires.light is not None))

    def _sound(self) -> None:
        from device.sound import Mixer, Sound
        from device.speech import Speech

        sound = Sound(Mixer)
        told = False

        def poll(_: float) -> None:
            nonlocal told
            if sound.missing and not told:
                told = True
                self._inbox.put(Notice("no-sound", lasting=False))

        self._outputs += [Revived("sound", sound), Revived("speech", Speech())]
        self._polls.append(poll)

    def _open_hours(self) -> None:
        """Tell the table when the house opens or closes."""
        hours = OpeningHours.read(self._config.kiosk.hours)
        if hours is None:
            return
        was, due = True, 0.0

        def poll(now: float) -> None:
            nonlocal was, due
            if now < due:
                return
            due, today = now + HOURS_EVERY, time.localtime()
            is_open = hours.open(today.tm_hour * 60 + today.tm_min)
            if is_open != was:
                was = is_open
                self._inbox.put(Hours(is_open, hours.opening, now))

        self._polls.append(poll)

    # ------------------------------------------------------------ who plays
    def _laid(self, store: Store | None, now: float) -> tuple[Table, Keeper]:
        """The table with a kept game that was not finished, or with those who were asked for."""
        config, kiosk = self._config, self._config.kiosk
        kept = self._read(store, Store.settings)
        settings, options = chosen(config, {} if kept is None else kept)
        settings = replace(settings, language=self._wish.language or settings.language)
        named = kiosk.names or not kiosk.enabled
        known = self._read(store, Store.names) if named else None
        guests = lobby(config, options, self._wish, (*config.table.names, *(known or ())))
        table = Table(guests, settings, now, venue(config))
        file = written(config)
        for evening in self._read(store, Store.waiting) or ():
            try:
                header, events = read(evening)
            except Damaged as error:
                self._say(f"Game {evening.number} cannot go on ({error}); it stays kept.")
            else:
                if self._wish.fits(header):
                    table.resume(header, events, now)
                    return table, Keeper(store, evening, named, file, self._damaged)
                self._say(f"Game {evening.number} is not finished; it waits until a game like it is asked for.")
        seat(table, self._wish, self._chooser, now)
        return table, Keeper(store, None, named, file, self._damaged)

    def _read(self, store: Store | None, read: Callable[[Store], T]) -> T | None:
        """What the disk has kept of evenings before; None where it cannot be read."""
        try:
            return None if store is None else read(store)
        except StoreError as error:
            self._say(f"{error}; this evening begins without it.")
            return None

    def _demonstrate(self, store: Store | None) -> None:
        """Bots play one game, as text, as fast as it can be written."""
        from device.screen.transcript import Transcript

        if self._wish.seats is not None:
            self._say("There is no screen to play on: bots play a demonstration.")
        bots = self._wish.bots or 0
        enough = GAMES[self._wish.game or self._config.table.game].fewest
        players = Wish(self._wish.game, self._wish.edition, (), bots if bots >= enough else 4)
        settings, options = self._config.settings(), self._config.options()
        settings = replace(settings, language=self._wish.language or settings.language)
        table = Table(lobby(self._config, options, players, demo=True), settings, 0.0)
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
