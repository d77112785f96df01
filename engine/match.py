"""One game being played: its state, the open vote, and the beats that are still to be shown."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from engine.ballot import Ballot
from engine.beat import Beat
from engine.frame import Frame
from engine.journal import Header
from engine.need import Delay, Draw, Need, Record
from engine.pace import Pace
from engine.press import Press
from engine.scene import Scene
from engine.seat import Seat, Sitter
from engine.turn import Alone, Chance, Over, Together, Turn


class Match:
    """One game from its header to its end. Times are seconds of the table's clock and never go back."""

    def __init__(self, header: Header, pace: Pace, now: float, events: Sequence[Any] = ()) -> None:
        """Begin, or go on after `events`: the last of them is shown again, an open vote starts again."""
        self.header: Final = header
        self.sitters: Final = tuple(
            Sitter(Seat(seat), box, name, bot)
            for seat, (box, name, bot) in enumerate(zip(header.boxes, header.seats, header.bots, strict=True))
        )
        self._game = header.rulebook()
        self._pace = pace
        self._state = self._game.setup(header.options, len(header.seats))
        self.turn: Turn[Any] = self._game.turn(self._state)
        """What the game waits for."""
        self._before_vote: Any = None
        self._beats: deque[Beat] = deque()
        self._ballot: Ballot | None = None
        self._opened = self._since = now
        self._rest = now + (0 if events else pace.breath)
        self._happened = 0
        self._shown: tuple[int, Seat | None, Beat | None, Scene] | None = None
        self._complete: float | None = None
        self._delay: float | None = None
        for event in events:
            self._beats.clear()
            self.apply(event, now)
        self.tick(now)

    # ------------------------------------------------------------ what is asked
    @property
    def over(self) -> bool:
        return isinstance(self.turn, Over) and not self._beats

    @property
    def can_undo(self) -> bool:
        """Whether the last event was a vote and no card has been turned since."""
        return self._before_vote is not None

    def cast(self, press: Press) -> None:
        """A seat's key: its vote, or a changed vote. A press that means nothing now is dropped in silence."""
        self.tick(press.at)
        seat, turn = self._seat(press.box), self.turn
        if self._ballot is None or seat is None or not isinstance(turn, Together) or self._complete is not None:
            return
        if seat in turn.seats and press.at >= self._opened:
            self._ballot.cast(seat, turn.choices[0 if press.side == "left" else 1])
            self._check_complete(press.at)

    def withdraw(self, box: int) -> None:
        """Both keys of a box are down: that is no vote. The countdown stops if it was the last one."""
        seat = self._seat(box)
        if self._ballot is not None and seat is not None:
            self._ballot.withdraw(seat)
            self._check_complete(self._since)

    def _seat(self, box: int) -> Seat | None:
        return next((one.seat for one in self.sitters if one.box == box and one.bot is None), None)

    def _check_complete(self, at: float) -> None:
        assert self._ballot is not None
        if not self._ballot.complete:
            self._complete = self._delay = None
        elif self._complete is None:
            self._complete = max(at, self._opened)
            self._delay = None if self._pace.poker_face else self._pace.countdown

    # ------------------------------------------------------------ time
    def tick(self, now: float) -> None:
        """Let the shown beat end, open a vote that is due, count for seats that are silent too long."""
        while self._beats and now >= self._since + self._pace.hold(self._beats[0]):
            self._since += self._pace.hold(self._beats.popleft())
        turn = self.turn
        if self._beats or not isinstance(turn, Together):
            return
        if self._ballot is None:
            self._ballot = Ballot(turn.seats)
            self._opened = self._since
            for seat in turn.seats:
                name = self.header.bots[seat]
                if name:
                    self._ballot.cast(seat, self._game.bot(name)(self._game.view(self._state, seat), seat))
            self._check_complete(self._opened)
        if turn.absent is not None and now >= self._opened + self._pace.absent_after and self._complete is None:
            for seat in set(turn.seats) - self._ballot.voted:
                self._ballot.cast(seat, turn.absent)
            self._check_complete(now)

    def deadline(self) -> float | None:
        """When something changes without a press; None for not before somebody presses."""
        if self._beats:
            return self._since + self._pace.hold(self._beats[0])
        turn = self.turn
        if isinstance(turn, Chance):
            return max(self._rest, self._since)
        if self._complete is not None:
            return self._complete + (self._delay or 0)
        if isinstance(turn, Together) and turn.absent is not None:
            return self._opened + self._pace.absent_after
        return None

    def shift(self, seconds: float) -> None:
        """The table was paused for so long."""
        self._since += seconds
        self._opened += seconds
        self._rest += seconds
        if self._complete is not None:
            self._complete += seconds

    # ------------------------------------------------------------ what happens
    def need(self, now: float) -> Need | None:
        """What has to be drawn or kept before the game goes on."""
        if self._beats:
            return None
        match self.turn:
            case Chance() as chance:
                return Draw(chance) if now >= self._rest else None
            case Together():
                if self._complete is None or self._ballot is None:
                    return None
                if self._delay is None:
                    return Delay(self._pace.closing, self._pace.closing_late)
                if now < self._complete + self._delay:
                    return None
                return Record(self._game.decided(self._ballot.open()))
            case Alone() | Over():
                return None

    def delay(self, seconds: float) -> None:
        """The reveal comes so long after the last vote."""
        self._delay = seconds

    def apply(self, event: Any, now: float) -> None:
        """An event that has been kept. Raises Refused, with nothing changed, when it is not legal."""
        voted = isinstance(self.turn, Together)
        state, beats = self._game.apply(self._state, event)
        self._before_vote = self._state if voted else None
        self._state = state
        self.turn = self._game.turn(self._state)
        self._happened += 1
        self._ballot = self._complete = self._delay = None
        self._beats.extend(beats)
        self._since = now

    def undo(self, now: float) -> None:
        """Take the revealed vote back: it is held again."""
        self._state, self._before_vote = self._before_vote, None
        self.turn = self._game.turn(self._state)
        self._happened += 1
        self._ballot = self._complete = self._delay = None
        self._beats.clear()
        self._since = now

    # ------------------------------------------------------------ what is seen
    def frame(self, viewer: Seat | None = None) -> Frame:
        """What one seat, or everybody (None), sees."""
        beat = self._beats[0] if self._beats else None
        asked, locked = frozenset[Seat](), frozenset[Seat]()
        if self._ballot is not None:
            locked = frozenset() if self._pace.poker_face else self._ballot.voted
            asked = frozenset(self._ballot.seats) - locked
        closing = None if self._pace.poker_face else self._complete
        return Frame(
            scene=self._scene(viewer, beat),
            beat=beat,
            since=self._since,
            hold=self._pace.hold(beat) if beat else 0.0 if closing is None else self._pace.countdown,
            sitters=self.sitters,
            asked=asked,
            locked=locked,
            closing=closing,
        )

    def _scene(self, viewer: Seat | None, beat: Beat | None) -> Scene:
        """The scene of now: the very same object until something has happened, so that outputs compare it at once."""
        if self._shown is None or self._shown[:3] != (self._happened, viewer, beat):
            scene = self._game.scene(self._game.view(self._state, viewer), beat)
            self._shown = (self._happened, viewer, beat, scene)
        return self._shown[3]
