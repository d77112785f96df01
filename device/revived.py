"""An output that is opened again after anything has gone wrong in it."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

from device.output import Output
from engine.frame import Frame

log = logging.getLogger("tacora")

OutputT = TypeVar("OutputT", bound=Output)

RETRY: Final = 1.0
"""Seconds until an output that has failed is opened again."""

OFTEN: Final = 10
"""So many times an output that keeps failing is opened again after `RETRY` seconds, then after `RARELY`."""

RARELY: Final = 30.0

WELL: Final = 60.0
"""Seconds without a fault after which the next one is news again."""


class Revived(Generic[OutputT]):
    """Whatever goes wrong in the output is logged once; it is closed, opened anew, and shows what there is by then.

    `name` is the output's for the log. `reopen` makes a new one; None for an output that `show` opens again after
    `close`.
    """

    def __init__(self, name: str, output: OutputT, reopen: Callable[[], OutputT] | None = None) -> None:
        self.output: OutputT | None = output
        """The output; None while it is closed because of a fault."""
        self._name = name
        self._reopen = reopen or (lambda: output)
        self._due = 0.0
        """When it is opened again."""
        self._failed: float | None = None
        """When it failed last; None for an output that is well."""
        self._times = 0
        """How often it has failed since it was well."""

    def show(self, frame: Frame, now: float) -> float | None:
        if self.output is None and now < self._due:
            return self._due
        try:
            if self.output is None:
                self.output = self._reopen()
            wake = self.output.show(frame, now)
        except Exception as error:
            return self.lose(error, now)
        if self._failed is not None and now >= self._failed + WELL:
            self._failed, self._times = None, 0
        return wake

    def lose(self, error: Exception, now: float) -> float:
        """It has failed; returns when it is opened again."""
        if self._failed is None:
            log.warning("the %s is lost; it is opened again", self._name, exc_info=error)
        if self.output is not None:
            with suppress(Exception):
                self.output.close()
        self._times += 1
        self.output, self._failed = None, now
        self._due = now + (RETRY if self._times <= OFTEN else RARELY)
        return self._due

    def close(self) -> None:
        """Give the device back; a fault while it is closed keeps no other device from that."""
        if self.output is not None:
            try:
                self.output.close()
            except Exception as error:
                log.warning("the %s cannot be closed", self._name, exc_info=error)
