"""The table's ear at a backend."""

import logging
from collections.abc import Callable

from device.boxes.backend import Edge

log = logging.getLogger(__name__)


class Listener:
    """Passes edges on and never raises: one exception would end the only thread that hears the lines.

    A failure is logged by its kind alone: its text could name a key, and the log must never tell one.
    """

    def __init__(self, on_edge: Callable[[Edge], None]) -> None:
        self._on_edge = on_edge

    def __call__(self, edge: Edge) -> None:
        try:
            self._on_edge(edge)
        except Exception as error:
            log.error("an edge was not taken: %s", type(error).__name__)
