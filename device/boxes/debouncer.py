"""Bouncing edges in, presses and releases out."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from device.boxes.backend import Edge, Key
from engine.press import Press, Release

PRESS_HOLDS: Final = 0.003
"""A press counts when the key has been down for this many seconds without a break."""

RELEASE_HOLDS: Final = 0.025
"""A release counts when the key has been up for this many seconds without a break."""


@dataclass(slots=True)
class _Line:
    """What is known of one key.

    `raw` is its level as last heard, which it has had since `since`; `counted` is the level that counts. `first` is
    the first edge of the change that is under way, None when the line is at rest.
    """

    press_holds: float = PRESS_HOLDS
    release_holds: float = RELEASE_HOLDS
    counted: bool = False
    raw: bool = False
    since: float = float("-inf")
    first: float | None = None

    @property
    def holds(self) -> float:
        """The moment at which the raw level has held for long enough."""
        return self.since + (self.press_holds if self.raw else self.release_holds)


class Debouncer:
    """Every key by itself; all times are seconds of the table's clock and come as arguments.

    Give it all edges that have arrived, then ask `due`: a late thread brings the edges of a spark together, and
    only the last of them tells that it was one.
    """

    def __init__(self) -> None:
        self._lines: dict[Key, _Line] = {}
        self._steadied: dict[int, tuple[float, float]] = {}
        """How long a press and a release of a box must hold, where that is longer than for others."""
        self._moving: set[Key] = set()
        self._stuck: set[Key] = set()
        self._changes: list[tuple[float, Press | Release]] = []

    def prime(self, levels: Mapping[Key, bool]) -> None:
        """Begin anew from these levels. A key that is down now is stuck: it does nothing until it has been released.

        What was under way is forgotten, and a key that is not named is up.
        """
        self._lines = {key: self._line(key, down) for key, down in levels.items()}
        self._stuck = {key for key, down in levels.items() if down}
        self._moving.clear()
        self._changes.clear()

    def steady(self, box: int, hold_off: float, repeat: float) -> None:
        """For unsteady hands: a press of this box counts when the key has been down for `hold_off` seconds, and the
        next one only after it has been up for `repeat` seconds; never less than for other boxes.

        The press keeps the time of its first edge, so one that began before a vote is none of its votes.
        """
        self._steadied[box] = max(PRESS_HOLDS, hold_off), max(RELEASE_HOLDS, repeat)
        for key, line in self._lines.items():
            if key.box == box:
                line.press_holds, line.release_holds = self._steadied[box]

    def _line(self, key: Key, down: bool = False) -> _Line:
        holds = self._steadied.get(key.box, (PRESS_HOLDS, RELEASE_HOLDS))
        return _Line(*holds, counted=down, raw=down)

    def edge(self, edge: Edge) -> None:
        """Hear an edge. One that is older than what the line has already told counts as simultaneous with it."""
        line = self._lines.setdefault(edge.key, self._line(edge.key))
        if edge.down == line.raw:
            return
        at = max(edge.at, line.since)
        self._settle(edge.key, line, at)
        line.raw, line.since = edge.down, at
        if line.first is None:
            line.first = at
            self._moving.add(edge.key)

    def reconcile(self, levels: Mapping[Key, bool], now: float) -> None:
        """Heal lost edges: a level that differs from what was heard is an edge at `now`.

        A key that is not named any more is gone: if its press has counted, it is released. When it is named again, and
        for the first time, it begins as at `prime`.
        """
        for key in self._lines.keys() - levels.keys():
            self._lose(key, now)
        for key, down in levels.items():
            if key not in self._lines:
                self._lines[key] = self._line(key, down)
                self._stuck |= {key} if down else set()
            elif self._lines[key].raw != down:
                self.edge(Edge(key, down, now))

    def _lose(self, key: Key, now: float) -> None:
        """A line is gone, and what was under way on it."""
        if key in self.down:
            self._changes.append((now, Release(key.box, key.side, now)))
        del self._lines[key]
        self._moving.discard(key)
        self._stuck.discard(key)

    def due(self, now: float) -> tuple[Press | Release, ...]:
        """What has come to count by `now`, in the order of counting; `at` is the first edge of each change."""
        for key in tuple(self._moving):
            self._settle(key, self._lines[key], now)
        if not self._changes:
            return ()
        changes = sorted(self._changes, key=lambda change: (change[0], change[1].at, change[1].box, change[1].side))
        self._changes.clear()
        return tuple(change for _, change in changes)

    @property
    def deadline(self) -> float | None:
        """When to ask `due` next if no other edge arrives; None when nothing is under way."""
        if not self._moving and not self._changes:
            return None
        return min(self._deadlines(), default=None)

    @property
    def down(self) -> frozenset[Key]:
        """The keys whose press has counted and whose release has not; a stuck key is not among them."""
        return frozenset(key for key, line in self._lines.items() if line.counted and key not in self._stuck)

    @property
    def stuck(self) -> frozenset[Key]:
        """The keys that were down at `prime` and have not been released since."""
        return frozenset(self._stuck)

    def _deadlines(self) -> Iterator[float]:
        yield from (counted for counted, _ in self._changes)
        lines = (self._lines[key] for key in self._moving)
        yield from (line.holds for line in lines if line.raw != line.counted)

    def _settle(self, key: Key, line: _Line, now: float) -> None:
        """Let the raw level count if it has held for long enough by `now`. Its change is then over."""
        if line.first is None or now < line.holds:
            return
        first, line.first = line.first, None
        self._moving.discard(key)
        if line.raw == line.counted:
            return
        line.counted = line.raw
        if key in self._stuck:
            self._stuck.discard(key)
            return
        change = Press(key.box, key.side, first) if line.raw else Release(key.box, key.side, first)
        self._changes.append((line.holds, change))
