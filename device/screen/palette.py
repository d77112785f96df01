"""The colours of cut paper by torchlight. Contrast ratios are WCAG's, against NIGHT."""

from typing import Final

NIGHT: Final = "#120A1A"
STONE: Final = "#2A1535"
SLATE: Final = "#4A3552"
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
BROWN: Final = "#8A5A33"
WORTH: Final = "#FFD968"

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
