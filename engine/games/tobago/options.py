"""The house options of a game of Tobago."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from engine.game import House
from engine.refusal import Refused

Hands = Literal["open", "secret"]
NextMap = Literal["hand", "deck"]
Placing = Literal["random", "by-hand"]

AMULETS: Final = (12, 15, 18, 21, 24)

HOUSE: Final[Mapping[str, House]] = {
    "hands": House(get_args(Hands), "open"),
    "next_map": House(get_args(NextMap), "hand"),
    "amulets": House(AMULETS, 21),
    "placing": House(get_args(Placing), "random"),
}
"""The house options."""


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are the way a family plays.

    `hands`: clue hands lie open, or are their owner's secret. `next_map`: the first clue of the next map comes from the
    hand of whoever starts it, or from the deck. `amulets`: how many there are in all. `placing`: huts, palms and
    statues are placed by chance, or by the players in turn.
    """

    hands: Hands = "open"
    next_map: NextMap = "hand"
    amulets: int = 21
    placing: Placing = "random"

    @classmethod
    def read(cls, options: Mapping[str, Any]) -> "Options":
        """The options of a journal's header. Raises Refused for an unknown option or value."""
        for name, value in options.items():
            if name not in HOUSE:
                raise Refused("unknown-option", f"unknown option {name!r}", tuple(HOUSE))
            if type(value) not in (str, int) or value not in HOUSE[name].values:
                allowed = tuple(str(word) for word in HOUSE[name].values)
                raise Refused("bad-option", f"option {name} cannot be {value!r}", allowed)
        return cls(**options)
