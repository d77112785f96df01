"""What systemd hears of the table: that it is there, that it is well, and what is played.

The protocol is sd_notify(3): a datagram of lines to the socket that the environment names.
"""

import logging
import socket
from collections.abc import Callable, Mapping
from typing import Final

from engine.frame import Frame
from engine.scene import Bust, Closed, Interval, Lobby, Path, Reveal

log = logging.getLogger("tacora")

OFF: Final = 3
"""The exit status of a table that its host has switched off: the unit does not start it again."""

FEEDS: Final = 3.0
"""So many times within its patience the watchdog hears that all is well."""


class Service:
    """An output for systemd. It stands behind the screen: when it is first shown a frame, people see one too.

    `address` is the socket's (None where nobody listens: nothing is told). `patience` is the watchdog's, in seconds;
    None for no watchdog. `game` tells what is played or offered, `well` whether boxes answer and edges arrive.
    """

    def __init__(
        self, address: str | None, patience: float | None, game: Callable[[], str], well: Callable[[], bool]
    ) -> None:
        self._address = address
        self._every = None if patience is None else patience / FEEDS
        self._game = game
        self._well = well
        self._due = 0.0
        self._told = ""
        self._ill = False

    @classmethod
    def of(cls, environment: Mapping[str, str], game: Callable[[], str], well: Callable[[], bool]) -> "Service":
        """As systemd's environment variables say."""
        patience = environment.get("WATCHDOG_USEC", "")
        return cls(environment.get("NOTIFY_SOCKET"), int(patience) / 1e6 if patience.isdigit() else None, game, well)

    def show(self, frame: Frame, _: float) -> float | None:
        line = status(frame, self._game())
        if line != self._told:
            self._say(f"STATUS={line}" if self._told else f"READY=1\nSTATUS={line}")
            self._told = line
        return None

    def poll(self, now: float) -> None:
        """Feed the watchdog, unless the boxes are dead: then it starts the program anew. Called at every step."""
        if self._every is None or now < self._due:
            return
        self._due = now + self._every
        ill, self._ill = self._ill, not self._well()
        if not self._ill:
            self._say("WATCHDOG=1")
        elif not ill:
            log.warning("the boxes do not answer; the watchdog is not fed")

    def close(self) -> None:
        self._say("STOPPING=1")

    def _say(self, lines: str) -> None:
        """Nobody waits for systemd: a socket that is full or gone hears nothing."""
        if self._address is None:
            return
        name = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as end:
                end.sendto(lines.encode(), name)
        except OSError as error:
            log.warning("systemd does not listen (%s)", error.strerror)


def status(frame: Frame, game: str) -> str:
    """The line of `systemctl status`, as in "Diamant, expedition 3, 4 players"."""
    match frame.scene:
        case Closed():
            return "closed"
        case _ if frame.invitation:
            return "inviting people"
        case Lobby(stands=stands):
            return f"{game.title()}, lobby, {sum(stand.seated for stand in stands)} seated"
        case Path(round=number) | Reveal(round=number) | Bust(round=number) | Interval(round=number):
            return f"{game.title()}, expedition {number}, {len(frame.sitters)} players"
        case _:
            return f"{game.title()}, {len(frame.sitters)} players"
