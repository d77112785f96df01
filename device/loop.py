"""The only loop, and the only place that reads the clock."""

import logging
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from queue import Empty, SimpleQueue
from typing import Final

from device.boxes.backend import Backend, Edge, Key, Tap
from device.boxes.debouncer import Debouncer
from device.chooser import Chooser
from device.keeper import Keeper
from device.output import Output
from engine.frame import Notice
from engine.journal import dumped
from engine.need import Begin, Delay, Draw, End, Keep, Need, Quit, Recall, Record, Undo
from engine.press import Command, Hours, Press, Release, Touch, Typed
from engine.settings import Switch
from engine.table import Table

log = logging.getLogger(__name__)

LEVELS_EVERY: Final = 0.1
"""Seconds between two readings of all levels: they heal lost edges, and tell which boxes answer."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The program is asked to end."""


@dataclass(frozen=True, slots=True)
class Wired:
    """A backend's edge, on its way to that backend's debouncer."""

    boxes: "Boxes"
    edge: Edge


@dataclass(frozen=True, slots=True)
class Redraw:
    """An output was covered or has another size: it wants to be shown again."""


Message = Wired | Tap | Command | Touch | Typed | Hours | Notice | Redraw | Stop
Inbox = SimpleQueue[Message]


@dataclass(eq=False, slots=True)
class Boxes:
    """One backend and the debouncer of its keys."""

    backend: Backend
    debouncer: Debouncer = field(default_factory=Debouncer)


class Loop:
    """Fingers in, frames out: it asks the dice and keeps every event before anybody sees it.

    `outputs` may grow while it runs. `polls` are called at every step, at least every `poll_every` seconds: a window
    hands over its keys there.
    """

    def __init__(
        self,
        table: Table,
        outputs: list[Output],
        keeper: Keeper,
        chooser: Chooser,
        clock: Callable[[], float],
        inbox: Inbox,
        polls: Sequence[Callable[[float], None]] = (),
        poll_every: float = LEVELS_EVERY,
    ) -> None:
        self._table = table
        self._boxes: list[Boxes] = []
        self._switches = table.settings.switches
        """How steady the hands at each box are: what the debouncers know of it."""
        self._outputs = outputs
        self._keeper = keeper
        self._chooser = chooser
        self._clock = clock
        self._inbox = inbox
        self._polls = polls
        self._poll_every = poll_every
        self._levels_due = clock()
        if keeper.failed:
            table.tell(Notice("not-kept", lasting=False), clock())
        self._own_up(clock())
        self._due = clock()
        """When the table or an output has something to do by itself."""
        self._stuck: frozenset[Key] = frozenset()
        self._faults: dict[int, str] = {}
        self.stopped = False
        self.off = False
        """Whether the host has switched the table off."""

    def plug(self, boxes: Boxes) -> None:
        """Take a backend's lines. The table shows which boxes cannot be used."""
        boxes.backend.open(partial(self._wire, boxes))
        boxes.debouncer.prime(boxes.backend.levels())
        self._boxes.append(boxes)
        self._steady((boxes,), self._switches)
        self._due = self._clock()
        self._find_faults(self._due)

    def healthy(self) -> bool:
        """Whether all boxes answered when they were last read, at most `LEVELS_EVERY` seconds ago, and edges arrive."""
        return all(boxes.backend.healthy() for boxes in self._boxes)

    def run(self) -> None:
        """Play until somebody stops it. Sleeps until the next edge or the next deadline."""
        message: Message | None = None
        while not self.stopped:
            wake = self.step(self._clock(), message)
            message = None
            with suppress(Empty):
                message = self._inbox.get(timeout=max(0.0, wake - self._clock()))

    def close(self) -> None:
        """Outputs first, so that lights are dark when the lines are given back."""
        for output in self._outputs:
            output.close()
        for boxes in self._boxes:
            boxes.backend.close()
        self._keeper.close()

    def step(self, now: float, message: Message | None = None) -> float:
        """Everything there is to do at `now`, `message` first; returns when to come back at the latest."""
        levels = self._levels(now)
        heard = message is not None
        if message is not None:
            self._hear(message, now)
        while not self._inbox.empty():
            self._hear(self._inbox.get(), now)
            heard = True
        if self._settle(levels, now) or heard or now >= self._due:
            self._pass(now)
        for poll in self._polls:
            poll(now)
        wakes = [boxes.debouncer.deadline for boxes in self._boxes]
        wakes += [self._due, self._levels_due, now + self._poll_every]
        if not self._inbox.empty():
            return now
        return min(wake for wake in wakes if wake is not None)

    def _pass(self, now: float) -> None:
        """Let the table go on, and show what has become of it."""
        self._table.tick(now)
        while not self.stopped and (need := self._table.need(now)) is not None:
            self._meet(need, now)
            now = max(now, self._clock())
        if self._switches is not self._table.settings.switches:
            self._switches = self._table.settings.switches
            self._steady(self._boxes, self._switches)
        frame = self._table.frame(self._table.viewer)
        wakes = [output.show(frame, now) for output in self._outputs]
        wakes.append(self._table.deadline())
        self._due = min((wake for wake in wakes if wake is not None), default=math.inf)

    @staticmethod
    def _steady(several: Sequence[Boxes], switches: tuple[Switch, ...]) -> None:
        for boxes, (box, switch) in product(several, enumerate(switches)):
            boxes.debouncer.steady(box, switch.hold_off, switch.repeat)

    def _wire(self, boxes: Boxes, edge: Edge) -> None:
        """An edge from any thread."""
        self._inbox.put(Wired(boxes, edge))

    def _hear(self, message: Message, now: float) -> None:
        match message:
            case Wired(boxes, edge):
                boxes.debouncer.edge(edge)
            case Tap(key, at):
                self._table.press(Press(key.box, key.side, at))
                self._table.release(Release(key.box, key.side, at))
            case Command():
                self._table.command(message)
            case Touch():
                self._table.touch(message)
            case Typed():
                self._table.typed(message)
            case Hours():
                self._table.hours(message)
            case Notice():
                self._table.tell(message, now)
            case Redraw():
                pass
            case Stop():
                self.stopped = True

    def _levels(self, now: float) -> list[Mapping[Key, bool]]:
        """The levels of every backend, if they are due. They are read before the inbox: what has changed until now is
        heard with its own time first."""
        if now < self._levels_due:
            return []
        self._levels_due = now + LEVELS_EVERY
        return [boxes.backend.levels() for boxes in self._boxes]

    def _settle(self, levels: Sequence[Mapping[Key, bool]], now: float) -> bool:
        """Levels heal what edges missed; what has come to count goes to the table. Returns whether anything did."""
        for boxes, truth in zip(self._boxes, levels, strict=bool(levels)):
            boxes.debouncer.reconcile(truth, now)
        found = bool(levels) and self._find_faults(now)
        changes = [change for boxes in self._boxes for change in boxes.debouncer.due(now)]
        for change in changes:
            if isinstance(change, Press):
                self._table.press(change)
            else:
                self._table.release(change)
        stuck = frozenset[Key]().union(*(boxes.debouncer.stuck for boxes in self._boxes))
        if stuck == self._stuck:
            return found or bool(changes)
        for key in self._stuck - stuck:
            self._table.untell(Notice("stuck", key.box, key.side))
        for key in sorted(stuck - self._stuck):
            self._table.tell(Notice("stuck", key.box, key.side), now)
        self._stuck = stuck
        return True

    def _find_faults(self, now: float) -> bool:
        """Tell which boxes do not answer any more, and which do again. Returns whether there is any news."""
        faults = {box: said for boxes in self._boxes for box, said in boxes.backend.faults().items()}
        before, self._faults = self._faults, faults
        if faults.keys() == before.keys():
            return False
        for box in sorted(faults.keys() - before.keys()):
            log.warning("%s", faults[box])
        for box in sorted(before.keys() - faults.keys()):
            log.warning("box %d answers again", box + 1)
        self._table.faults.find(frozenset(faults), now)
        return True

    def _meet(self, need: Need, now: float) -> None:
        """Dice, then disk, then the table: nothing is shown that has not been kept."""
        failed = self._keeper.failed
        outcome: object = None
        match need:
            case Begin(header):
                failed = not self._keeper.begin(header.line(), header.demo) and failed
            case Draw(chance):
                outcome = self._chooser.choose(chance)
                self._append(outcome)
            case Record(event):
                outcome = event
                self._append(event)
            case Delay(least, most):
                outcome = self._chooser.between(least, most)
            case Undo():
                self._keeper.undo()
            case End(finished):
                self._keeper.end(finished)
            case Keep(name, value):
                if not self._keeper.set(name, value):
                    self._table.tell(Notice("not-set", lasting=False), now)
            case Recall(page, game):
                outcome = self._keeper.recall(page, game)
            case Quit():
                self.stopped = self.off = True
        if self._keeper.failed and not failed:
            self._table.tell(Notice("not-kept", lasting=False), now)
        self._own_up(now)
        # The disk may have taken seconds: the beat begins now, and nobody votes before it is shown.
        self._table.answer(need, max(now, self._clock()), outcome)

    def _own_up(self, now: float) -> None:
        """Tell people that games were set aside."""
        if self._keeper.damaged:
            self._keeper.damaged = False
            self._table.tell(Notice("damaged", lasting=False), now)

    def _append(self, event: object) -> None:
        """Keep what has happened, unless the table only invites people."""
        if self._table.kept:
            self._keeper.append(dumped(self._table.game, event))
