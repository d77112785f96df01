"""One evening at the table: sitting down, playing, the host's menu, playing again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.frame import Frame, Item, Menu, Notice
from engine.game import AnyGame
from engine.journal import Header
from engine.keys import Keys
from engine.lobby import Guest, Lobby
from engine.match import Match
from engine.need import Begin, Delay, Draw, End, Need, Quit, Record, Undo
from engine.news import News
from engine.press import Command, Press, Release, Side, Touch
from engine.seat import Seat
from engine.settings import Settings
from engine.turn import Over

HOLD_FOR_MENU: Final = 3.0
"""Seconds for which both keys of one box are held to open the host's menu."""


class Table:
    """The evening. Presses and time go in, frames and needs come out; it draws nothing, keeps nothing, knows no clock.

    Whoever runs it calls `press`, `release`, `command` and `tick` with times that never go back, then answers every
    `need` with `answer`, and shows `frame` to each output.
    """

    def __init__(self, lobby: Lobby, settings: Settings, now: float) -> None:
        self.lobby: Final = lobby
        self.settings = settings
        self._match: Match | None = None
        self._since = now
        self._keys = Keys()
        self._menu: Menu | None = None
        self._host: int | None = None
        """The box that opened the menu and answers it; None for an attached keyboard: then every box does."""
        self._paused = now
        self._asks: list[Need] = []
        self._chord: int | None = None
        self._lights = frozenset[int]()
        self._touched: tuple[int, Side] | None = None
        """The key that a finger on the screen holds down."""
        self._news = News()

    def resume(self, header: Header, events: Sequence[Any], now: float) -> None:
        """Go on with a game that was kept: the last event is shown again, an open vote starts again."""
        self._match = Match(header, self.settings.pace(), now, events, self._lights)
        self.lobby.offer(header.rulebook())
        for sitter in self._match.sitters:
            self.lobby.sit(sitter.box, Guest(sitter.name, sitter.bot))
        self._ask_end()
        self.tell(Notice("resumed", lasting=False), now)

    @property
    def game(self) -> AnyGame:
        """What is played, or offered."""
        return self.lobby.game if self._match is None else self._match.header.rulebook()

    def light(self, boxes: frozenset[int]) -> None:
        """These boxes have lights of their own: they tell secrets from the next turn on."""
        self._lights = boxes
        if self._match is not None:
            self._match.lights = boxes

    def start(self, now: float) -> None:
        """Ask for the game of those who sit."""
        if self.lobby.ready:
            self._ask(Begin(self.lobby.header()))
        else:
            self.tell(Notice("need-two", lasting=False), now)

    @property
    def finished(self) -> bool:
        """Whether a game has ended and its result stands."""
        return self._match is not None and self._match.over

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
        both = self._keys.press(press)
        if self._menu is not None:
            if not both and self._host in (None, press.box):
                self._choose(press.side, press.at)
        elif self._match is None:
            self._sit(press.box, press.at)
        elif self._match.over:
            self._chord = press.box if both else self._chord
        elif both:
            self._match.withdraw(press.box)
        else:
            self.tell(self._match.cast(press), press.at)

    def release(self, release: Release) -> None:
        """A key came up. Both keys once more begin a game when they are let go: held on, they open the host's menu."""
        self._keys.release(release)
        if self._match is not None:
            self._match.release(release)
        if self._chord == release.box:
            self._chord = None
            if self._match is not None and self._match.over:
                self._again()

    def touch(self, touch: Touch) -> None:
        """A mouse or a finger on the screen. It means nothing while seats vote in secret."""
        now = touch.at
        match touch.target:
            case ("side", "left" | "right" as side):
                self._touch_key(side, touch.down, now)
            case ("menu", int(number)) if touch.down and self._menu and 0 <= number < len(self._menu.items):
                self._menu = replace(self._menu, lit=number)
                self._choose("right", now)
            case _ if not touch.down or self._menu is not None:
                """Only keys of the screen are let go, and a menu covers all else."""
            case ("box", int(box)) if self._match is None:
                self._sit(box, now)
            case ("start", _) if self.finished:
                self._again()
            case ("start", _) if self._match is None and self.lobby.people:
                self.start(now)
            case ("item", int(number)) if self._match is not None:
                self.tell(self._match.pick(number, now), now)
            case ("step", str() as step) if self._match is not None:
                self.tell(self._match.point(step, now), now)
            case ("step", (int(q), int(r))) if self._match is not None:
                self.tell(self._match.point((q, r), now), now)

    def _touch_key(self, side: Side, down: bool, now: float) -> None:
        """A key on the screen is that key of the only box that is asked."""
        if self._touched is not None:
            self.release(Release(*self._touched, now))
            self._touched = None
        if down and self._menu is None and self._match is not None and self._match.alone is not None:
            self._touched = self._match.alone, side
            self.press(Press(*self._touched, now))

    def command(self, command: Command) -> None:
        """An attached keyboard starts, goes back, or opens the host's menu."""
        match command.word:
            case "menu":
                self._toggle_menu(command.at)
            case "back" if self._menu is not None:
                self._close_menu(command.at)
            case "back" if self._match is not None and self._match.over:
                self._leave_match(command.at)
            case "back" if self._match is not None and self._match.back():
                """One level up in what somebody chooses."""
            case "back":
                self._toggle_menu(command.at)
            case "start" if self._menu is not None:
                self._choose("right", command.at)
            case "start" if self._match is not None:
                if self._match.over:
                    self._again()
            case "start" if self.lobby.people or not self.lobby.guests:
                self.start(command.at)
            case "start":
                """Bots alone wait for company."""

    def _sit(self, box: int, now: float) -> None:
        if self.lobby.sit(box):
            self._since = now

    def _start_due(self) -> float | None:
        return self._keys.start_due(self.lobby) if self._match is None else None

    def _again(self) -> None:
        """The same players once more."""
        assert self._match is not None
        self._ask(Begin(self._match.header))

    # ------------------------------------------------------------ the host's menu
    def _toggle_menu(self, now: float, host: int | None = None) -> None:
        if self._menu is not None:
            self._close_menu(now)
            return
        self._chord = None
        if self._match is not None:
            items = ["resume", "undo", "end"] if self._match.can_undo else ["resume", "end"]
        else:
            items = ["back", f"play-{self.lobby.other.name}", *(["rise"] if self.lobby.people else [])]
        self._menu, self._host = Menu("main", tuple(map(Item, (*items, "quit"))), 0), host
        self._paused = now

    def _close_menu(self, now: float) -> None:
        self._menu = None
        if self._match is not None:
            self._match.shift(now - self._paused)

    def _choose(self, side: Side, now: float) -> None:
        """Left: the next item. Right: this item."""
        assert self._menu is not None
        if side == "left":
            self._menu = replace(self._menu, lit=(self._menu.lit + 1) % len(self._menu.items))
            return
        item = self._menu.items[self._menu.lit].name
        self._close_menu(now)
        if item == "undo":
            self._ask(Undo())
        elif item == "end":
            self._leave_match(now)
        elif item.startswith("play-"):
            self._offer(now)
        elif item == "rise":
            self.lobby.stand_up()
            self._since = now
        elif item == "quit":
            self._ask(Quit())

    def _offer(self, now: float) -> None:
        """The lobby offers the other game, unless too many sit for it."""
        if len(self.lobby.people) > self.lobby.other.most:
            self.tell(Notice("too-many", lasting=False), now)
            return
        self.lobby.offer(self.lobby.other)
        self._since = now

    def _leave_match(self, now: float) -> None:
        """Back to the lobby; a game that is over needs no ending."""
        assert self._match is not None
        if isinstance(self._match.turn, Over):
            self._match = None
            self._since = now
        else:
            self._ask(End(finished=False))

    # ------------------------------------------------------------ time and needs
    def tick(self, now: float) -> None:
        """Let time pass: held keys, beats, votes that open."""
        self._news.tick(now)
        if self._menu is not None:
            return
        start = self._start_due()
        if start is not None and now >= start:
            self._keys.clear()
            self.start(now)
        elif hosts := [box for box, since in self._keys.both.items() if now >= since + HOLD_FOR_MENU]:
            self._keys.clear()
            self._toggle_menu(now, hosts[0])
        elif self._match is not None:
            self._match.tick(now)

    def deadline(self) -> float | None:
        """When `tick` has something to do without a press; None for not before somebody presses."""
        times = self._news.deadlines()
        if self._menu is None:
            times += [since + HOLD_FOR_MENU for since in self._keys.both.values()]
            due = self._match.deadline() if self._match is not None else self._start_due()
            times += [] if due is None else [due]
        return min(times, default=None)

    def _ask_end(self) -> None:
        if self._match is not None and isinstance(self._match.turn, Over):
            self._ask(End(finished=True))

    def _ask(self, need: Need) -> None:
        if need not in self._asks:
            self._asks.append(need)

    def need(self, now: float) -> Need | None:
        """What has to be drawn or kept before the evening goes on; None for nothing."""
        if self._asks:
            return self._asks[0]
        if self._menu is not None or self._match is None:
            return None
        return self._match.need(now)

    def answer(self, need: Need, now: float, outcome: Any = None) -> None:
        """A need has been met: `outcome` is the event of Draw and Record, the seconds of Delay."""
        if self._asks and self._asks[0] is need:
            self._asks.pop(0)
        match need:
            case Begin(header):
                self._match = Match(header, self.settings.pace(), now, lights=self._lights)
            case Draw() | Record():
                assert self._match is not None
                self._match.apply(outcome, now)
                self._ask_end()
            case Delay():
                assert self._match is not None
                self._match.delay(outcome)
            case Undo():
                assert self._match is not None
                self._match.undo(now)
                if self._match.bot_thinks and self._match.can_undo:
                    self._ask(Undo())  # what a bot did goes with what it answered
                self.tell(Notice("undone", lasting=False), now)
            case End(finished):
                self._match = self._match if finished else None
                self._since = now
            case Quit():
                pass
        self.tick(now)

    # ------------------------------------------------------------ what is seen
    @property
    def viewer(self) -> Seat | None:
        """Whom the screen may show private things to now: None nearly always, and while a menu lies over them."""
        return None if self._match is None or self._menu is not None else self._match.viewer

    def glow(self) -> frozenset[int]:
        """Boxes whose own light tells that their person holds what is lit on the screen."""
        return frozenset() if self._match is None else self._match.glow

    def frame(self, viewer: Seat | None = None) -> Frame:
        """What one seat, or everybody (None), sees now."""
        if self._match is not None:
            frame = self._match.frame(viewer)
        else:
            frame = Frame(self.lobby.scene(), None, self._since, 0.0, ())
        return replace(
            frame,
            notices=self._news.notices,
            menu=self._menu,
            settings=self.settings,
            held=frozenset(self._keys.both),
        )
