"""Tobago, as the table plays it."""

from collections.abc import Mapping
from typing import Any, NoReturn

from engine.beat import Beat
from engine.cursor import Cursor
from engine.game import House
from engine.games.tobago import rules, setup
from engine.games.tobago.bot import Hunter, bot
from engine.games.tobago.event import Event
from engine.games.tobago.line import dump, load
from engine.games.tobago.options import HOUSE
from engine.games.tobago.scene import scene
from engine.games.tobago.state import State
from engine.games.tobago.truth import truth
from engine.games.tobago.view import View, view
from engine.refusal import Refused
from engine.scene import Scene
from engine.seat import Seat
from engine.turn import Turn, Votes


class Tobago:
    """A treasure hunt for 2 to 4 players: clues narrow four maps down, and whoever gave them shares the treasure."""

    name = "tobago"
    rules = 1
    fewest = 2
    most = 4
    made_for = 2
    bots: tuple[str, ...] = ("hunter",)
    dealt = False
    house: Mapping[str, House] = HOUSE

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        if not self.fewest <= seats <= self.most:
            raise Refused("bad-seats", f"{seats} cannot play", (f"{self.fewest} to {self.most} seats",))
        return setup.setup(options, seats)

    def turn(self, state: State) -> Turn[Event]:
        return rules.turn(state)

    def decided(self, votes: Votes) -> NoReturn:
        raise Refused("no-ballot", f"nobody votes here, so {len(votes)} votes mean nothing", ("other events",))

    def apply(self, state: State, event: Event) -> tuple[State, tuple[Beat, ...]]:
        return rules.apply(state, event)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(state, viewer)

    def scene(self, view: View, beat: Beat | None = None, cursor: Cursor | None = None) -> Scene:
        return scene(view, beat, cursor)

    def bot(self, name: str) -> Hunter:
        return bot(name)

    def dump(self, event: Event) -> dict[str, Any]:
        return dump(event)

    def load(self, line: Mapping[str, Any]) -> Event:
        return load(line)

    def truth(self, state: State, event: Event) -> dict[str, Any]:
        return truth(state, event)
