"""Diamant, as the table plays it."""

from collections.abc import Mapping
from typing import Any

from engine.beat import Beat
from engine.cursor import Choosing, Cursor
from engine.game import House
from engine.games.diamant import rules
from engine.games.diamant.bot import Hand, bot
from engine.games.diamant.entering import entering
from engine.games.diamant.scene import scene
from engine.games.diamant.state import HOUSE, Event, Flipped, State, Voted
from engine.games.diamant.view import View, view
from engine.refusal import Refused
from engine.scene import Scene
from engine.seat import Seat
from engine.turn import Turn, Votes


class Diamant:
    """Push your luck in the Tacora cave: 3 to 8 players, 2 with a warning."""

    name = "diamant"
    rules = 1
    fewest = 2
    most = 8
    made_for = 3
    bots: tuple[str, ...] = tuple(f"hand:{enough}" for enough in range(6, 15))
    dealt = True
    house: Mapping[str, House] = HOUSE

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        if not self.fewest <= seats <= self.most:
            raise Refused("bad-seats", f"{seats} cannot play", (f"{self.fewest} to {self.most} seats",))
        return rules.setup(options, seats)

    def turn(self, state: State) -> Turn[Event]:
        return rules.turn(state)

    def decided(self, votes: Votes) -> Event:
        return Voted(tuple(seat for seat in sorted(votes) if votes[seat] == rules.LEAVE))

    def apply(self, state: State, event: Event) -> tuple[State, tuple[Beat, ...]]:
        return rules.apply(state, event)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(state, viewer)

    def scene(self, view: View, beat: Beat | None = None, cursor: Cursor | None = None) -> Scene:
        return entering(view, cursor) if isinstance(cursor, Choosing) else scene(view, beat)

    def bot(self, name: str) -> Hand:
        return bot(name)

    def dump(self, event: Event) -> dict[str, Any]:
        match event:
            case Flipped(card):
                return {"event": "flipped", "card": card}
            case Voted(leave):
                return {"event": "voted", "leave": list(leave)}

    def load(self, line: Mapping[str, Any]) -> Event:
        """Keys other than `event`, `card` and `leave` are ignored."""
        match line.get("event"):
            case "flipped":
                card = line.get("card")
                if not isinstance(card, str):
                    raise Refused("bad-card", "a card must be a token", ("T5", "Hsnake", "R", "and the like"))
                return Flipped(card)
            case "voted":
                leave = line.get("leave")
                if not isinstance(leave, list) or any(type(seat) is not int for seat in leave):
                    raise Refused("bad-seats", "leave must be a list of seats", ("[]", "[0,2]", "and the like"))
                return Voted(tuple(Seat(seat) for seat in leave))
            case other:
                raise Refused("unknown-event", f"unknown event {other!r}", ("flipped", "voted"))

    def truth(self, state: State, event: Event) -> dict[str, Any]:
        """The fields that docs/formats.md describes."""
        cave = state.cave
        return {
            "event": self.dump(event)["event"],
            "phase": state.phase,
            "round": cave.round,
            "inside": list(cave.inside),
            "hand": list(cave.hand),
            "chest": list(state.chest),
            "cave_rubies": cave.pot,
            "cave_relics": sum(one.card[0] == "R" for one in cave.path),
            "relics": [len(own) for own in state.relics],
            "relic_points": [sum(relic.points for relic in own) for own in state.relics],
            "score": list(state.scores()),
            "deck": sum(cave.deck),
            "removed_traps": list(state.removed),
            "lost_relics": state.lost,
            "winners": list(state.winners()) if state.phase == "over" else None,
        }
