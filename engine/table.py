"""One evening at the table: sitting down, playing, the host's menu, playing again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.cover import Cover
from engine.faults import Faults
from engine.finger import Finger
from engine.frame import Frame, Notice
from engine.game import AnyGame
from engine.host import Host
from engine.idle import Idle
from engine.journal import Header
from engine.keys import Keys, Stroke
from engine.lobby import Lobby
from engine.need import Need, Recall, Undo
from engine.news import News
from engine.press import Command, Hours, Press, Release, Touch, Typed
from engine.scene import Closed
from engine.seat import Seat
from engine.settings import Settings
from engine.spelling import Spelling
from engine.stage import Stage
from engine.venue import Venue


class Table:
    """The evening. Presses and time go in, frames and needs come out; it draws nothing, keeps nothing, knows no clock.

    Whoever runs it calls `press`, `release`, `command` and the like and `tick` with times that never go back, then
    answers every `need` with `answer`, and shows `frame` to each output.
    """

    def __init__(self, lobby: Lobby, settings: Settings, now: float, venue: Venue | None = None) -> None:
        self.lobby: Final = lobby
        self._venue = venue or Venue()
        self._host = Host(settings, lobby, self._venue)
        self._stage = Stage(lobby, self._host, now)
        self._spelling = Spelling(lobby)
        self._now = now
        self._idle = Idle(self._venue.idle_after if self._venue.kiosk else None, now)
        self._keys = Keys()
        self._keys.one = self._host.single
        self._finger = Finger()
        self._news = News()
        self.faults: Final = Faults(self._stage, self._keys, self._news)
        self._cover = Cover(self._stage, self._host, self._keys, self.tell)

    def resume(self, header: Header, events: Sequence[Any], now: float) -> None:
        """Go on with a game that was kept: the last event is shown again, an open vote starts again."""
        self._stage.resume(header, events, now)
        self.tell(Notice("resumed", lasting=False), now)

    @property
    def settings(self) -> Settings:
        return self._host.settings

    @property
    def game(self) -> AnyGame:
        """What is played, or offered."""
        return self._stage.game

    @property
    def kept(self) -> bool:
        """Whether what happens is kept: what only invites people is not."""
        return self._stage.demo is None

    @property
    def finished(self) -> bool:
        """Whether a game has ended and its result stands."""
        return self._stage.finished

    @property
    def typing(self) -> bool:
        """Whether letters are a name now."""
        return self._spelling.typing is not None

    def light(self, boxes: frozenset[int]) -> None:
        """These boxes have lights of their own: while they answer, they tell secrets from the next turn on."""
        self.faults.light(boxes)

    def start(self, now: float) -> None:
        """Ask for the game of those who sit."""
        self._spelling.end()
        self.tell(self._stage.start(), now)

    # ------------------------------------------------------------ notices
    def tell(self, notice: Notice | None, now: float) -> None:
        """Show a notice: news for a few seconds, a lasting one until `untell`; None is nothing to tell."""
        if notice is not None:
            self._news.tell(notice, now)

    def untell(self, notice: Notice) -> None:
        self._news.untell(notice)

    # ------------------------------------------------------------ fingers
    def press(self, press: Press) -> None:
        """A key went down."""
        self.faults.heard(press.box)
        both, match = self._keys.press(press), self._stage.match
        if self._rouse(press.at):
            self._keys.spend(press.box)
        elif self._cover.lies:
            self._keys.spend(press.box)
            self._cover.press(press, both)
        elif match is None:
            self._sit(press.box, press.at)
        elif not match.over:
            self._keys.spend(press.box)
            if both:
                match.withdraw(press.box)
            else:
                self.tell(match.cast(press), press.at)

    def release(self, release: Release) -> None:
        """A key came up. What both keys do is done then: held on, they open the host's menu."""
        stroke, match = self._keys.release(release), self._stage.match
        if match is not None:
            self.tell(match.release(release), release.at)
        if stroke is None or self._cover.lies:
            return
        if match is None:
            self._answer(stroke, release.at)
        elif match.over and stroke.keys == "both":
            self.start(release.at)

    def _rouse(self, now: float) -> bool:
        """Somebody is here. Returns whether that is all it means, since a warning was taken back."""
        warned = self._warning is not None
        if self._stage.demo is not None:
            self._stage.stirred(now)
        self._idle.stir(now)
        return warned

    @property
    def _warning(self) -> float | None:
        """When the table begins anew, once it warns of that; an empty one need not."""
        used = self._stage.match is not None or bool(self.lobby.people) or self._cover.lies
        return self._idle.warning(self._now) if used else None

    def _sit(self, box: int, now: float) -> None:
        if self._stage.seating and self.lobby.sit(box):
            self._keys.spend(box)
            self._stage.stirred(now)

    def _answer(self, stroke: Stroke, now: float) -> None:
        """Whoever sits takes the next name, stands up, or wants to know how the game goes."""
        if stroke.box not in self.lobby.people:
            return
        if stroke.keys == "both":
            if stroke.tap:
                self._spelling.end()
                self._cover.lessons(now)
            elif not self.lobby.ready:
                self.start(now)
            return
        if stroke.keys == "left" or stroke.box in self._keys.one:
            self.lobby.rename(stroke.box, self.lobby.next_name(stroke.box, self.settings.language))
        else:
            self.lobby.rise(stroke.box)
        self._stage.stirred(now)

    def touch(self, touch: Touch) -> None:
        """A mouse or a finger on the screen. It means nothing while seats vote in secret."""
        now, match = touch.at, self._stage.match
        if touch.down and self._rouse(now):
            return
        for key in self._finger.touch(touch, None if self._cover.lies else match):
            if isinstance(key, Press):
                self.press(key)
            else:
                self.release(key)
        if not touch.down:
            return
        if self._cover.lies:
            self._cover.touch(touch)
        elif match is None:
            self._touch_lobby(touch)
        elif touch.target[0] == "start" and match.over:
            self.start(now)
        else:
            self.tell(self._finger.point(touch, match), now)

    def _touch_lobby(self, touch: Touch) -> None:
        what, where = touch.target
        if what == "box" and isinstance(where, int):
            self._sit(where, touch.at)
        elif what == "start" and self.lobby.people:
            self.start(touch.at)

    # ------------------------------------------------------------ an attached keyboard
    def command(self, command: Command) -> None:
        """An attached keyboard starts, goes back, types names, or opens the host's menu."""
        now = command.at
        if self._rouse(now):
            return
        if self.typing:
            self._spelling.command(command)
        elif command.word == "menu":
            self._toggle_menu(now)
        elif self._cover.lies:
            if command.word == "back":
                self._cover.close(now)
            elif command.word == "start":
                self._cover.enter(now)
        elif command.word == "name" and self._stage.seating:
            self._sit(command.box, now)
            self._spelling.begin(command.box)
        elif command.word == "back":
            self._go_back(now)
        elif command.word == "start" and (self.finished or (self._stage.seating and self.lobby.willing)):
            self.start(now)

    def _go_back(self, now: float) -> None:
        if self.finished:
            self._stage.leave(now)
        elif self._stage.match is None or not self._stage.match.back():
            self._toggle_menu(now)

    def typed(self, typed: Typed) -> None:
        """Letters of a name."""
        self._idle.stir(typed.at)
        self._spelling.typed(typed.text)

    def hours(self, hours: Hours) -> None:
        """The house opens or closes. Where nobody plays, whoever was there has gone."""
        self._spelling.end()
        if self._stage.match is None:
            self._cover.close(hours.at)
        self._stage.hours(hours)

    def _toggle_menu(self, now: float, box: int | None = None) -> None:
        self._spelling.end()
        if self._cover.lies:
            self._cover.close(now)
        else:
            self._cover.menu(box, now)

    # ------------------------------------------------------------ time and needs
    def tick(self, now: float) -> None:
        """Let time pass: held keys, beats, votes that open, a table that nobody uses."""
        self._now = now
        self._news.tick(now)
        if self._idle.over(now):
            self._begin_anew(now)
        elif self._cover.lies:
            self._cover.tick(now)
        elif (start := self._start_due()) is not None and now >= start:
            self._keys.clear()
            self.start(now)
        elif hosts := [host for host, due in self._menus if now >= due]:
            self._finger.resting = None
            self._toggle_menu(now, hosts[0])
        elif self._stage.alone and self._stage.demo is None and self._idle.invites(now):
            self._stage.invite(now)
        else:
            self._stage.tick(now)

    def _begin_anew(self, now: float) -> None:
        """Nobody has been here for long: whoever comes next finds an empty table."""
        self._spelling.end()
        self._cover.close(now)
        self._keys.clear()
        self.lobby.clear()
        self._idle.tire(now)
        self._stage.leave(now)

    @property
    def _menus(self) -> list[tuple[int | None, float]]:
        return self._keys.menu_due(self._finger.resting, self._stage.looking)

    def _start_due(self) -> float | None:
        return self._keys.start_due(self.lobby) if self._stage.seating else None

    def deadline(self) -> float | None:
        """When `tick` has something to do without a press; None for not before somebody presses."""
        times = self._news.deadlines() + self._idle.deadlines(self._now)
        if self._cover.lies:
            dues = [self._cover.deadline()]
        else:
            times += [due for _, due in self._menus]
            dues = [self._start_due(), self._stage.deadline(self._now)]
        return min([*times, *(due for due in dues if due is not None)], default=None)

    def need(self, now: float) -> Need | None:
        """What has to be drawn or kept before the evening goes on; None for nothing."""
        if self._stage.asks:
            return self._stage.asks[0]
        return None if self._cover.lies else self._stage.need(now)

    def answer(self, need: Need, now: float, outcome: Any = None) -> None:
        """A need has been met: `outcome` is the event of Draw and Record, the seconds of Delay, the scene of Recall."""
        if self._stage.asks and self._stage.asks[0] is need:
            self._stage.asks.pop(0)
        if isinstance(need, Recall):
            self._cover.recalled(outcome, now)
        else:
            self._stage.answer(need, now, outcome)
        if isinstance(need, Undo):
            self.tell(Notice("undone", lasting=False), now)
        self.tick(now)

    # ------------------------------------------------------------ what is seen
    @property
    def viewer(self) -> Seat | None:
        """Whom the screen may show private things to now: None nearly always, and while a panel lies over them."""
        match = self._stage.match
        return None if match is None or self._cover.lies else match.viewer

    def glow(self) -> frozenset[int]:
        """Boxes whose own light tells that their person holds what is lit on the screen."""
        return frozenset() if self._stage.match is None else self._stage.match.glow

    def frame(self, viewer: Seat | None = None) -> Frame:
        """What one seat, or everybody (None), sees now."""
        match = self._stage.match
        frame = self._stage.frame(viewer, self._now)
        if frame.invitation:
            return frame
        frame = replace(
            frame,
            notices=self._news.notices,
            typing=self._spelling.typing,
            warning=self._warning,
            dim=self._idle.dim(self._now) or isinstance(frame.scene, Closed),
            held=frozenset(self._keys.both) if match is None or match.over else frozenset(),
            settings=self.settings,
        )
        return self._cover.laid(frame)
