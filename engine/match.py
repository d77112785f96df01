"""One game being played: its state, what is asked of whom, and the beats that are still to be shown."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from engine.asking import Asking, Thinking
from engine.beat import Beat
from engine.cursor import Choosing, Cursor
from engine.frame import Frame, Notice, Scan
from engine.journal import Header
from engine.look import Handing
from engine.need import Draw, Need
from engine.opening import Opening
from engine.press import Press, Release
from engine.scan import Scanner
from engine.scene import Scene
from engine.seat import Seat, Sitter
from engine.settings import Settings
from engine.turn import Alone, Chance, Look, Over, Step, Together, Turn
from engine.vote import Vote


class Match:
    """One game from its header to its end. Times are seconds of the table's clock and never go back."""

    def __init__(
        self,
        header: Header,
        settings: Settings,
        now: float,
        events: Sequence[Any] = (),
        lights: frozenset[int] = frozenset(),
    ) -> None:
        """Begin, or go on after `events`: the last of them is shown again, an open question is asked again.

        `lights` are boxes that have lights of their own: where every person has one, lights tell secrets.
        """
        self.header: Final = header
        self.sitters: Final = tuple(
            Sitter(Seat(seat), box, name, bot)
            for seat, (box, name, bot) in enumerate(zip(header.boxes, header.seats, header.bots, strict=True))
        )
        self._game = header.rulebook()
        self._opening = Opening(self._game, self.sitters, settings, lights)
        self._state = self._game.setup(header.options, len(header.seats))
        self._undoable: list[tuple[Any, bool]] = []
        """The states to which the game can go back, and whether a bot alone went on from there."""
        self._beats: deque[Beat] = deque()
        self._asking: Asking | None = None
        self._scanners: dict[Seat, Scanner] = {}
        """Seats that are asked and have one key."""
        self._opened = self._since = self._now = now
        self._rest = now + (0 if events else settings.pace().breath)
        self._happened = 0
        self._shown: tuple[int, Seat | None, Beat | None, Cursor | None, Scene] | None = None
        for event in events[:-1]:
            self._state, _ = self._game.apply(self._state, event)
        self.turn: Turn[Any] = self._game.turn(self._state)
        """What the game waits for."""
        for event in events[-1:]:
            self.apply(event, now)
        self.tick(now)

    # ------------------------------------------------------------ what is asked
    @property
    def over(self) -> bool:
        return isinstance(self.turn, Over) and not self._beats

    @property
    def can_undo(self) -> bool:
        """Whether people have decided something in the open since the last card, or the last secret look."""
        return not all(by_bot for _, by_bot in self._undoable)

    @property
    def bot_thinks(self) -> bool:
        """Whether the game waits for a bot."""
        return isinstance(self.turn, Alone) and self.turn.seat not in self._opening.people

    @property
    def can_skip(self) -> bool:
        """Whether the game waits for people, and can go on without them."""
        waits = self._asking is not None and not isinstance(self._asking, Thinking)
        return waits and bool(self._waited_for) and not isinstance(self.turn, Chance)

    @property
    def _waited_for(self) -> frozenset[Seat]:
        """The people who have not chosen yet."""
        asking = self._asking
        silent = frozenset[Seat]() if asking is None else asking.silent
        return silent & frozenset(self._opening.people)

    @property
    def alone(self) -> int | None:
        """The box of the only person who is asked; None while nobody or several are, and in a secret vote."""
        if self._asking is None or isinstance(self.turn, Together):
            return None
        boxes = [self.sitters[seat].box for seat in self._asking.asked if seat in self._opening.people]
        return boxes[0] if len(boxes) == 1 else None

    @property
    def viewer(self) -> Seat | None:
        """Whom the screen may show private things to now."""
        return None if self._asking is None else self._asking.viewer

    @property
    def glow(self) -> frozenset[int]:
        """Boxes whose own light tells that their person holds what is lit on the screen."""
        seats = frozenset[Seat]() if self._asking is None else self._asking.glow
        return frozenset(self.sitters[seat].box for seat in seats)

    def cast(self, press: Press) -> Notice | None:
        """A seat's key. A press that means nothing now is dropped in silence. Returns what to tell that seat."""
        self.tick(press.at)
        seat = self._seat(press.box)
        if self._asking is None or seat is None or press.at < self._opened:
            return None
        if seat in self._scanners:
            self._scanners[seat].press(press.at)
            return None
        return _notice(self._asking.press(seat, press.side, press.at), press.box)

    def release(self, release: Release) -> Notice | None:
        """A seat's key came up. Returns what to tell that seat."""
        seat = self._seat(release.box)
        if self._asking is None or seat is None:
            return None
        if seat in self._scanners:
            return _notice(self._scanners[seat].release(release.at), release.box)
        self._asking.release(seat, release.side)
        return None

    def withdraw(self, box: int) -> None:
        """Both keys of a box are down: what the first one did is undone, and who chooses alone goes one level up."""
        seat = self._seat(box)
        if self._asking is not None and seat is not None:
            self._asking.withdraw(seat)

    def back(self) -> bool:
        """One level up in what somebody chooses; False where there is none."""
        return self._asking is not None and self._asking.back()

    def point(self, step: Step, at: float) -> Notice | None:
        """Somebody points at a step. Returns what to tell the person who is asked."""
        self.tick(at)
        if self._asking is None or self.alone is None:
            return None
        return _notice(self._asking.point(step, at), self.alone)

    def pick(self, number: int, at: float) -> Notice | None:
        """Somebody points at an item, counted from 0."""
        self.tick(at)
        cursor = self._cursor(self.viewer)
        if isinstance(cursor, Choosing) and 0 <= number < len(cursor.items):
            return self.point(cursor.items[number].step, at)
        return None

    def _seat(self, box: int) -> Seat | None:
        return next((one.seat for one in self.sitters if one.box == box and one.bot is None), None)

    # ------------------------------------------------------------ asking
    def _ask(self, asking: Asking | None) -> None:
        self._asking = asking
        self._scanners = self._opening.scanners(asking, self._opened)

    def light(self, boxes: frozenset[int]) -> None:
        """These boxes have lights of their own, from the next turn on."""
        self._opening.lights = boxes

    def adjust(self, settings: Settings) -> None:
        """The host has set something. What is being asked goes on at its own pace."""
        before, self._opening.settings = self._opening.settings, settings
        if isinstance(self.turn, Chance) and settings.own_cards != before.own_cards:
            self._ask(None)
        elif settings.switches != before.switches:
            self._ask(self._asking)

    def set_absent(self, absent: str) -> None:
        """The host has set what a silent seat is counted for: a choice of the game; anything else waits for ever."""
        self._opening.absent = absent
        if isinstance(self._asking, Vote) and isinstance(self.turn, Together):
            self._asking.absent = self._opening.missing(self.turn)

    def skip(self, now: float) -> None:
        """The host lets the game go on without whoever is silent."""
        if isinstance(self._asking, Vote | Handing):
            self._asking.skip(now)
        else:
            self._ask(self._opening.go_on(self.turn, self._state, now))

    # ------------------------------------------------------------ time
    def tick(self, now: float) -> None:
        """Let the shown beat end, ask what is due, let those who are asked have their time."""
        while self._beats and now >= self._since + self._opening.pace.hold(self._beats[0]):
            self._since += self._opening.pace.hold(self._beats.popleft())
        if self._beats:
            return
        if self._asking is None:
            self._opened = self._since
            self._ask(self._opening.ask(self.turn, self._state, self._opened))
        for scanner in self._scanners.values():
            scanner.tick(now)
        if self._asking is not None:
            self._asking.tick(now)
        self._now = now

    def deadline(self) -> float | None:
        """When something changes without a press; None for not before somebody presses."""
        if self._beats:
            return self._since + self._opening.pace.hold(self._beats[0])
        if self._asking is None:
            return max(self._rest, self._since) if isinstance(self.turn, Chance) else None
        dues = [self._asking.deadline(), *(scanner.deadline() for scanner in self._scanners.values())]
        if self._waited_for and (nudge := self._opening.pace.nudge_after):
            dues.append(self._opened + nudge if self._now < self._opened + nudge else None)
        return min((due for due in dues if due is not None), default=None)

    def shift(self, seconds: float) -> None:
        """The table was paused for so long."""
        self._since += seconds
        self._opened += seconds
        self._rest += seconds
        if self._asking is not None:
            self._asking.shift(seconds)
        for scanner in self._scanners.values():
            scanner.shift(seconds)

    # ------------------------------------------------------------ what happens
    def need(self, now: float) -> Need | None:
        """What has to be drawn or kept before the game goes on."""
        if self._beats:
            return None
        if self._asking is not None:
            return self._asking.need(now)
        return Draw(self.turn) if isinstance(self.turn, Chance) and now >= self._rest else None

    def delay(self, seconds: float) -> None:
        """The reveal comes so long after the last vote."""
        assert isinstance(self._asking, Vote)
        self._asking.delay(seconds)

    def apply(self, event: Any, now: float) -> None:
        """An event that has been kept. Raises Refused, with nothing changed, when it is not legal."""
        state, beats = self._game.apply(self._state, event)
        if isinstance(self.turn, Look) or (isinstance(self.turn, Chance) and self._asking is None):
            self._undoable.clear()
        else:
            self._undoable.append((self._state, self.bot_thinks))
        self._go_to(state, now)
        self._beats.extend(beats)

    def undo(self, now: float) -> None:
        """Take the last event back: it is asked once more."""
        self._go_to(self._undoable.pop()[0], now)
        self._beats.clear()

    def _go_to(self, state: Any, now: float) -> None:
        self._state = state
        self.turn = self._game.turn(state)
        self._happened += 1
        self._ask(None)
        self._since = now

    # ------------------------------------------------------------ what is seen
    def frame(self, viewer: Seat | None = None) -> Frame:
        """What one seat, or everybody (None), sees."""
        beat = self._beats[0] if self._beats else None
        asking = self._asking
        closing = None if asking is None else asking.closing
        return Frame(
            scene=self._scene(viewer, beat, self._cursor(viewer)),
            beat=beat,
            since=self._since,
            hold=self._opening.pace.hold(beat) if beat else 0.0 if closing is None else self._opening.pace.countdown,
            sitters=self.sitters,
            asked=frozenset() if asking is None else asking.asked,
            locked=frozenset() if asking is None else asking.locked,
            viewer=viewer,
            silent=self._silent,
            closing=closing,
            scans=tuple(
                Scan(self.sitters[seat].box, *lit)
                for seat, scanner in self._scanners.items()
                if (lit := scanner.lit) is not None
            ),
        )

    @property
    def _silent(self) -> frozenset[Seat]:
        """Who is reminded. In poker face nobody learns who has locked, so nobody is."""
        pace = self._opening.pace
        early = not pace.nudge_after or self._now < self._opened + pace.nudge_after
        hidden = self._asking is not None and self._asking.hides
        return frozenset() if early or hidden else self._waited_for

    def _cursor(self, viewer: Seat | None) -> Cursor | None:
        """How far those who are asked have come: what only one may see is shown to that seat alone."""
        if self._asking is None:
            return None
        return self._asking.cursor if viewer is None or viewer != self.viewer else self._asking.private

    def _scene(self, viewer: Seat | None, beat: Beat | None, cursor: Cursor | None) -> Scene:
        """The scene of now: the very same object until something has changed, so that outputs compare it at once."""
        if self._shown is None or self._shown[:4] != (self._happened, viewer, beat, cursor):
            scene = self._game.scene(self._game.view(self._state, viewer), beat, cursor)
            self._shown = (self._happened, viewer, beat, cursor, scene)
        return self._shown[4]


def _notice(code: str | None, box: int | None) -> Notice | None:
    return None if code is None else Notice(code, box, lasting=False)
