"""An output that is opened again when its device has gone."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from device.output import Output
from engine.frame import Frame

log = logging.getLogger("tacora")

OutputT = TypeVar("OutputT", bound=Output)

RETRY = 1.0
"""Seconds until a device that has gone is looked for again."""


class Revived(Generic[OutputT]):
    """Whatever goes wrong in the output is logged once; it is closed, opened anew, and shows what there is by then."""

    def __init__(self, output: OutputT, reopen: Callable[[], OutputT]) -> None:
        self.output: OutputT | None = output
        """The output; None while its device is gone."""
        self._reopen = reopen
        self._due = 0.0

    def show(self, frame: Frame, now: float) -> float | None:
        if self.output is None and now >= self._due:
            self._open(now)
        if self.output is None:
            return self._due
        try:
            return self.output.show(frame, now)
        except Exception as error:
            return self.lose(error, now)

    def lose(self, error: Exception, now: float) -> float:
        """The device has gone; returns when it is looked for again."""
        log.warning("the screen is lost (%s: %s); it is opened again", type(error).__name__, error)
        if self.output is not None:
            with suppress(Exception):
                self.output.close()
        self.output, self._due = None, now + RETRY
        return self._due

    def _open(self, now: float) -> None:
        try:
            self.output = self._reopen()
        except Exception:
            self._due = now + RETRY

    def close(self) -> None:
        if self.output is not None:
            self.output.close()
