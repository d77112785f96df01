"""The seam between the table and its boxes: lines and levels, and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from engine.press import Side


class Key(NamedTuple):
    """One key of one box (0 to 7). It may be a sealed vote, so it does not print which."""

    box: int
    side: Side

    def __repr__(self) -> str:
        return f"<Key of box {self.box}>"


@dataclass(frozen=True, slots=True)
class Edge:
    """A line changed at `at` (seconds of the table's clock). `down` tells that the key is now pressed."""

    key: Key
    down: bool
    at: float


@dataclass(frozen=True, slots=True)
class Tap:
    """A key of a terminal, which never tells when it comes up: down and up in one."""

    key: Key
    at: float


class Backend(Protocol):
    """Where keys and lights are. Polarity, pulls and pin numbers are its own business.

    Edges are only a wake-up: the table reads `levels` regularly and heals what an edge missed. A box may go and come
    back while the table runs: a backend tries by itself to have it again.
    """

    dims: bool
    """Whether a light can be anything between off (0.0) and full (1.0)."""

    def open(self, on_edge: Callable[[Edge], None]) -> None:
        """Take the lines; what is left out is in `faults`, the other boxes work.

        `on_edge` may be called from any thread, and may raise: the next edge still arrives.
        """

    def levels(self) -> Mapping[Key, bool]:
        """The truth of all keys that can be read now; True is pressed. The keys of a box that is gone are not there."""

    def faults(self) -> Mapping[int, str]:
        """One clear sentence for each box that did not answer when levels were last read."""

    def set_lights(self, levels: Mapping[int, float]) -> None:
        """The brightness of every box's light, 0.0 to 1.0; a box that is not named is dark."""

    def healthy(self) -> bool:
        """Whether edges still arrive and lines can still be read."""

    def close(self) -> None:
        """Lights off first, then give the lines back. May be called twice."""
