"""The colours of cut paper by torchlight. Contrast ratios are WCAG's, against NIGHT."""

from typing import Final

NIGHT: Final = "#120A1A"
STONE: Final = "#2A1535"
SLATE: Final = "#48334F"
CAMP: Final = "#0B0711"
PAPER: Final = "#FFF3D6"
"""All text on dark: 17.6."""
INK: Final = "#1B0E1E"
FLAME: Final = "#FFC24A"
"""The left key, what is chosen, what is locked: 12.1."""
MOON: Final = "#B9A6FF"
"""The right key: 9.2."""
DANGER: Final = "#FFC93C"
MUTED: Final = "#B9A8BF"
RING: Final = "#8E7A97"
LOST: Final = "#FF8A72"
CARD: Final = "#F3E2BD"
"""The ground of clue cards and treasure cards; text on it is INK: 14.6."""
BROWN: Final = "#643E20"
WORTH: Final = "#FFD968"
WATER: Final = "#8FE3F2"
TEAL: Final = "#0B4A55"
"""The ground of relic cards; text on it is WORTH: 7.2."""

SEATS: Final = {
    "circle": "#E69F00",
    "square": "#56B4E9",
    "triangle": "#009E73",
    "star": "#F0E442",
    "hexagon": "#0072B2",
    "diamond": "#D55E00",
    "heart": "#CC79A7",
    "cross": "#FFFFFF",
}
"""One colour a shape (Okabe and Ito's set); they fill shapes and never colour small text."""

READ: Final = {
    PAPER: (NIGHT, STONE, SLATE, CAMP, INK),
    FLAME: (NIGHT, STONE, SLATE, INK),
    MOON: (NIGHT, STONE, INK),
    DANGER: (NIGHT, STONE, INK),
    WORTH: (NIGHT, STONE, INK, TEAL),
    MUTED: (NIGHT, STONE, CAMP),
    LOST: (NIGHT, STONE),
    WATER: (INK,),
    INK: (CARD, PAPER, FLAME, MOON, DANGER),
    BROWN: (CARD,),
}
"""Which colour text has, and the grounds that it stands on: 7:1 at least."""

SEEN: Final = {
    PAPER: (NIGHT, STONE, SLATE, CAMP),
    FLAME: (NIGHT, STONE, SLATE),
    MOON: (NIGHT, STONE, SLATE),
    DANGER: (NIGHT, STONE),
    LOST: (NIGHT, STONE, SLATE),
    RING: (NIGHT, STONE),
    INK: (FLAME, MOON, CARD),
}
"""Shapes, lines and states, and what they are seen against: 3:1 at least. The badge of a seat has an edge of paper, so
that it needs no contrast of its own."""
