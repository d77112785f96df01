"""What a turn waits for is asked of people, or of bots."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.asking import Asking, Race, Thinking
from engine.game import AnyGame
from engine.look import Handing, Sweep
from engine.pace import Pace
from engine.scan import Scanner
from engine.seat import Seat, Sitter
from engine.settings import Settings
from engine.solo import Solo
from engine.turn import Alone, Anybody, Chance, Choice, Look, Over, Together, Turn
from engine.vote import Vote


class Opening:
    """One game's seats and how they are asked.

    `settings` are the host's; `lights` are boxes that have lights of their own: where every person has one, lights
    tell secrets. `absent` is what the host has set for silent seats during this game; None leaves it to the game.
    """

    def __init__(
        self, game: AnyGame, sitters: tuple[Sitter, ...], settings: Settings, lights: frozenset[int] = frozenset()
    ) -> None:
        self.people: Final = tuple(one.seat for one in sitters if one.bot is None)
        self.settings = settings
        self.lights = lights
        self.absent: str | None = None
        self._game = game
        self._sitters = sitters
        self._holder: Seat | None = None
        """The last person to whom the screen went."""

    @property
    def pace(self) -> Pace:
        return self.settings.pace()

    def ask(self, turn: Turn[Any], state: Any, opened: float) -> Asking | None:
        """Ask what a turn waits for; None where the table draws, or the game is over."""
        match turn:
            case Together(seats, choices):
                bots = {seat: self._chosen(seat, state, choices) for seat in seats if seat not in self.people}
                return Vote(self._game, replace(turn, absent=self.missing(turn)), self.pace, opened, bots)
            case Alone():
                return self._alone(turn, state, opened)
            case Anybody(events):
                if self.people:
                    return Race(events, frozenset(self.people))
                return Thinking(Seat(0), events[0], opened + self.pace.thinking)
            case Look():
                return self._look(turn, opened)
            case Chance(moves=moves) if self.settings.own_cards and moves and self.people:
                return Solo(Alone(self.people[0], moves), private=False, passing=False)
            case Chance() | Over():
                return None

    def missing(self, turn: Together) -> Choice | None:
        """What a silent seat is counted for; None waits for ever."""
        if self.absent is None:
            return turn.absent
        return Choice(self.absent) if self.absent in turn.choices else None

    def go_on(self, turn: Turn[Any], state: Any, now: float) -> Asking | None:
        """Ask so that the turn goes on at once, without people: a bot chooses once for whoever has the turn."""
        match turn:
            case Alone(seat):
                bot = self._game.bot(self._game.bots[0])
                return Thinking(seat, bot(self._game.view(state, seat), seat, possible(turn)), now)
            case Anybody(events):
                return Thinking(self.people[0], events[self.people[0]], now)
            case Look(event=event):
                return Thinking(Seat(0), event, now)
            case Together() | Chance() | Over():
                return self.ask(turn, state, now)

    def scanners(self, asking: Asking | None, opened: float) -> dict[Seat, Scanner]:
        """Seats that are asked and have one key."""
        if asking is None:
            return {}
        switches = {seat: self.settings.switches[self._sitters[seat].box] for seat in self.people}
        return {
            seat: Scanner(asking, seat, switch.step, opened)
            for seat, switch in switches.items()
            if switch.keys == 1 and seat in asking.everybody
        }

    @property
    def _by_light(self) -> bool:
        """Whether every person has a light to be told secrets by."""
        return all(self._sitters[seat].box in self.lights for seat in self.people)

    def _alone(self, turn: Alone[Any], state: Any, opened: float) -> Asking:
        seat = turn.seat
        if seat not in self.people:
            return Thinking(seat, self._chosen(seat, state, possible(turn)), opened + self.pace.thinking)
        passing = len(self.people) > 1 and self._holder != seat
        self._holder = seat
        private = turn.held is not None and not self._by_light
        return Solo(turn, private=private, passing=private and passing)

    def _look(self, turn: Look[Any], opened: float) -> Asking:
        lookers = tuple(seat for seat, values in turn.held if seat in self.people and values)
        if not lookers:
            return Thinking(Seat(0), turn.event, opened)
        if self._by_light:
            return Sweep(turn, frozenset(lookers), self.pace, opened)
        self._holder = lookers[-1]
        return Handing(turn, lookers)

    def _chosen(self, seat: Seat, state: Any, choices: Sequence[Any]) -> Any:
        """What a bot chooses: it sees no more than its own view."""
        return self._game.bot(self._sitters[seat].bot or "")(self._game.view(state, seat), seat, choices)


def possible(turn: Alone[Any]) -> list[Any]:
    """The events that the seat can really make."""
    return [move.event for move in turn.moves if turn.held is None or move.event in turn.held]
