"""What stands on the table below all panels: the lobby, a game, bots that invite people, or the sign "closed"."""

from collections.abc import Sequence
from typing import Any, Final

from engine.demo import Demo
from engine.frame import Frame, Notice
from engine.game import AnyGame
from engine.host import Host
from engine.journal import Header
from engine.lobby import Guest, Lobby
from engine.match import Match
from engine.need import Begin, Delay, Draw, End, Need, Record, Undo
from engine.panel import Put
from engine.press import Hours
from engine.registry import GAMES
from engine.scene import Closed
from engine.seat import Seat
from engine.turn import Over


class Stage:
    """It asks for what has to be drawn or kept (`asks`), and never tells or hears keys itself."""

    def __init__(self, lobby: Lobby, host: Host, now: float) -> None:
        self.lobby: Final = lobby
        self.match: Match | None = None
        self.demo: Demo | None = None
        self.closed: Closed | None = None
        """Shown while the house is closed and nobody plays."""
        self.asks: Final[list[Need]] = []
        self._host = host
        self._since = now
        self._lights = frozenset[int]()

    # ------------------------------------------------------------ what there is
    @property
    def game(self) -> AnyGame:
        """What is played, or offered."""
        return self.lobby.game if self.match is None else self.match.header.rulebook()

    @property
    def finished(self) -> bool:
        """Whether a game has ended and its result stands."""
        return self.match is not None and self.match.over

    @property
    def _played(self) -> Match | None:
        """The game that goes on, by people or by bots that invite them."""
        return self.match or (None if self.demo is None else self.demo.match)

    @property
    def looking(self) -> frozenset[int]:
        """The box of whoever holds its only key to look at a secret on the screen."""
        viewer = None if self.match is None else self.match.viewer
        boxes = frozenset() if self.match is None or viewer is None else {self.match.sitters[viewer].box}
        return self._host.single & boxes

    @property
    def seating(self) -> bool:
        """Whether people can sit down."""
        return self.match is None and self.closed is None

    @property
    def alone(self) -> bool:
        """Whether nobody sits at an open table, not even a bot."""
        return self.seating and not self.lobby.guests

    def light(self, boxes: frozenset[int]) -> None:
        """These boxes have lights of their own: they tell secrets from the next turn on."""
        self._lights = boxes
        if self.match is not None:
            self.match.light(boxes)

    # ------------------------------------------------------------ what changes
    def resume(self, header: Header, events: Sequence[Any], now: float) -> None:
        """Go on with a game that was kept: the last event is shown again, an open vote starts again."""
        self.lobby.offer(header.rulebook())
        for name, value in header.options.items():
            self.lobby.set(header.game, name, value)
        self.match = self._matched(header, now, events)
        for sitter in self.match.sitters:
            self.lobby.sit(sitter.box, Guest(sitter.name, sitter.bot))
        self._ask_end()

    def _matched(self, header: Header, now: float, events: Sequence[Any] = ()) -> Match:
        return Match(header, self._host.settings, now, events, self._lights)

    def start(self) -> Notice | None:
        """Ask for the game of those who sit. Returns what to tell people who cannot play now."""
        if self.closed is not None:
            return Notice("closing", lasting=False)
        if not self.lobby.ready:
            return Notice("need-two", lasting=False)
        self.ask(Begin(self.lobby.header()))
        return None

    def offer(self) -> Notice | None:
        """The lobby offers the other game. Returns what to tell people if too many of them sit for it."""
        other = GAMES[self.lobby.other]
        if len(self.lobby.people) > other.most:
            return Notice("too-many", lasting=False)
        self.lobby.offer(other)
        return None

    def leave(self, now: float) -> None:
        """Back to the lobby; a game that is over needs no ending."""
        if self.match is not None and isinstance(self.match.turn, Over):
            self._leave(now)
        elif self.match is not None:
            self.ask(End(finished=False))

    def _leave(self, now: float) -> None:
        """The lobby again; when the house has closed meanwhile, everybody has gone."""
        self.match, self._since = None, now
        if self.closed is not None:
            self.lobby.clear()

    def put(self, put: Put) -> None:
        """The host sets something."""
        self.ask(self._host.put(put, self.game, self.match))

    def invite(self, now: float) -> None:
        """Bots begin to play, until somebody comes."""
        host = self._host
        self.lobby.clear()
        self.demo = Demo(tuple(self.lobby.options), host.venue.languages, host.settings, now)

    def stirred(self, now: float) -> None:
        """Something has changed in the lobby, or somebody has come."""
        self.demo, self._since = None, now

    def hours(self, hours: Hours) -> None:
        """The house opens or closes. A game that is being played goes on to its end."""
        self.closed = None if hours.opened else Closed(hours.opens)
        self.stirred(hours.at)
        if self.closed is not None and self.match is None:
            self.lobby.clear()

    # ------------------------------------------------------------ time and needs
    def tick(self, now: float) -> None:
        if self.match is not None:
            self.match.tick(now)
        elif self.demo is not None:
            self.demo.tick(now)

    def deadline(self, now: float) -> float | None:
        if self.match is not None:
            return self.match.deadline()
        return None if self.demo is None else self.demo.deadline(now)

    def ask(self, need: Need) -> None:
        if need not in self.asks:
            self.asks.append(need)

    def _ask_end(self) -> None:
        if self.match is not None and isinstance(self.match.turn, Over):
            self.ask(End(finished=True))

    def need(self, now: float) -> Need | None:
        """What the game waits for."""
        return None if self._played is None else self._played.need(now)

    def answer(self, need: Need, now: float, outcome: Any) -> None:
        """A need of a game has been met: `outcome` is the event of Draw and Record, the seconds of Delay."""
        match = self._played
        match need:
            case Begin(header):
                self.match = self._matched(header, now)
            case Draw() | Record() if match is not None:
                match.apply(outcome, now)
                self._ask_end()
            case Delay() if match is not None:
                match.delay(outcome)
            case Undo() if match is not None:
                match.undo(now)
                if match.bot_thinks and match.can_undo:
                    self.ask(Undo())  # what a bot did goes with what it answered
            case End(finished=False):
                self._leave(now)
            case _:
                """Nothing of the stage's."""

    # ------------------------------------------------------------ what is seen
    def frame(self, viewer: Seat | None, now: float) -> Frame:
        """What one seat, or everybody (None), sees."""
        if self.match is not None:
            return self.match.frame(viewer)
        if self.demo is not None:
            return self.demo.frame(now)
        scene = self.closed or self.lobby.scene(self._host.single, self._host.venue.manual)
        return Frame(scene, None, self._since, 0.0, ())
