"""What to show, in words of meaning: never a colour, a pixel or a sentence.

Pictures and words are named by id: `art` is a file in assets/art, `word` a message in assets/words.
"""

from engine.scene.cave import (
    Bust,
    Card,
    Danger,
    Deal,
    Entry,
    Interval,
    Leaver,
    Moment,
    Path,
    Place,
    Reveal,
    Stayer,
)
from engine.scene.evening import FIVE, Final, Gem, Lobby, Row, Stand
from engine.scene.house import Best, Boxes, Closed, Past, Played, Score, Tested
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
from engine.scene.lesson import Lesson
from engine.scene.secret import Pass, Peek, Sweep, Value
from engine.scene.treasure import Claim, Cursed, Offer, Penalty

Scene = (
    Lobby
    | Path
    | Reveal
    | Bust
    | Interval
    | Final
    | Island
    | Offer
    | Cursed
    | Sweep
    | Pass
    | Peek
    | Lesson
    | Boxes
    | Past
    | Closed
)
"""All that any output may know."""

__all__ = [
    "FIVE",
    "Ask",
    "Best",
    "Boxes",
    "Bust",
    "Card",
    "Chart",
    "Claim",
    "Closed",
    "Clue",
    "Cursed",
    "Danger",
    "Deal",
    "Entry",
    "Final",
    "Gem",
    "Halves",
    "Happening",
    "Interval",
    "Island",
    "Landmark",
    "Leaver",
    "Lesson",
    "Lobby",
    "Moment",
    "Object",
    "Offer",
    "Option",
    "Pass",
    "Past",
    "Path",
    "Peek",
    "Penalty",
    "Place",
    "Played",
    "Reached",
    "Relation",
    "Reveal",
    "Row",
    "Scene",
    "Score",
    "Sign",
    "Space",
    "Stand",
    "Stayer",
    "Sweep",
    "Terrain",
    "Tested",
    "Thing",
    "Tile",
    "Traveller",
    "Value",
]
