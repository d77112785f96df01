"""What to show, in words of meaning: never a colour, a pixel or a sentence.

Pictures and words are named by id: `art` is a file in assets/art, `word` a message in assets/words.
"""

from engine.scene.cave import (
    Bust,
    Card,
    Danger,
    Interval,
    Leaver,
    Moment,
    Path,
    Place,
    Reveal,
    Stayer,
)
from engine.scene.evening import FIVE, Final, Gem, Lobby, Row, Stand
from engine.scene.island import (
    Ask,
    Chart,
    Clue,
    Halves,
    Happening,
    Island,
    Landmark,
    Object,
    Option,
    Reached,
    Relation,
    Sign,
    Space,
    Terrain,
    Thing,
    Tile,
    Traveller,
)
from engine.scene.secret import Pass, Peek, Sweep, Value
from engine.scene.treasure import Claim, Cursed, Offer, Penalty

Scene = Lobby | Path | Reveal | Bust | Interval | Final | Island | Offer | Cursed | Sweep | Pass | Peek
"""All that any output may know."""

__all__ = [
    "FIVE",
    "Ask",
    "Bust",
    "Card",
    "Chart",
    "Claim",
    "Clue",
    "Cursed",
    "Danger",
    "Final",
    "Gem",
    "Halves",
    "Happening",
    "Interval",
    "Island",
    "Landmark",
    "Leaver",
    "Lobby",
    "Moment",
    "Object",
    "Offer",
    "Option",
    "Pass",
    "Path",
    "Peek",
    "Penalty",
    "Place",
    "Reached",
    "Relation",
    "Reveal",
    "Row",
    "Scene",
    "Sign",
    "Space",
    "Stand",
    "Stayer",
    "Sweep",
    "Terrain",
    "Thing",
    "Tile",
    "Traveller",
    "Value",
]
