"""Company at the table: simple players that look at their own view alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.diamant.view import View
from engine.refusal import Refused
from engine.seat import Seat
from engine.turn import Choice


@dataclass(frozen=True, slots=True)
class Hand:
    """Leaves at the first vote at which its hand holds at least `enough` gems."""

    enough: int

    def __call__(self, view: View, seat: Seat, choices: Sequence[Choice]) -> Choice:
        stay, leave = choices
        return leave if view.cave.hand[seat] >= self.enough else stay


def bot(name: str) -> Hand:
    """`hand:n`, with n from 1 to 99. Raises Refused for any other name."""
    kind, _, enough = name.partition(":")
    if kind == "hand" and enough.isascii() and enough.isdigit() and len(enough) <= 2 and 1 <= int(enough) <= 99:
        return Hand(int(enough))
    raise Refused("unknown-bot", f"unknown bot {name!r}", ("hand:1 to hand:99",))
