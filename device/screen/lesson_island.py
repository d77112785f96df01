"""How Tobago goes, in pictures."""

from collections.abc import Callable

from device.screen.clue import card
from device.screen.jeep import jeep
from device.screen.palette import FLAME, INK, LOST
from device.screen.plot import hexagon
from device.screen.tableau import Tableau
from device.screen.treasure import face
from engine.scene import Clue

JUNGLE = Clue("in", "jungle")
PALM = Clue("next_to", "palm")
NO_BEACH = Clue("not_in", "beach")
HUT = Clue("in_sight_of", "hut")
R = 41.0
"""The size of a space."""
STEP = 71.0
"""From a space to the next one in its row."""


def clue(t: Tableau, one: Clue, x: float, y: float, size: float) -> None:
    t.c.put(card(t.c, one, size * t.k), *t.at(x, y))


def space(t: Tableau, land: str, x: float, y: float, *, gone: bool = False, ringed: bool = False) -> None:
    """A space of the island; `gone`: ruled out; `ringed`: the treasure is here."""
    hexagon(t.c, t.at(x, y), (R + (6 if ringed else 2)) * t.k, FLAME if ringed else INK)
    t.art(f"hex_{land}", x, y, R * 1.74, R * 2, dim=150 if gone else 0)
    if gone:
        for side in (-1, 1):
            t.c.line([t.at(x - 17, y - 17 * side), t.at(x + 17, y + 17 * side)], LOST, 7 * t.k)


def coins(t: Tableau, n: int | None, x: float, y: float, w: float) -> None:
    """A treasure card; None is the curse."""
    t.c.put(face(t.c, n, w * t.k), *t.at(x, y))


def maps(t: Tableau) -> None:
    """Four maps; under them spaces, some of them ruled out."""
    for i, sign in enumerate(("white", "grey", "black", "brown")):
        t.art(f"map_{sign}", 116 + 136 * i, 62, 84)
        clue(t, (JUNGLE, PALM, NO_BEACH, HUT)[i], 116 + 136 * i, 154, 86)
    for i, land in enumerate(("jungle", "beach", "mountains", "jungle", "lake", "scrubland", "jungle")):
        space(t, land, 107 + STEP * i, 240, gone=land != "jungle")


def lay(t: Tableau) -> None:
    """A hand of clues; one goes to a map, and fewer spaces are left."""
    for i, one in enumerate((HUT, PALM, NO_BEACH)):
        clue(t, one, 70 + 46 * i, 156 - 14 * (i == 1), 108)
    t.arrow(236, 140, 60)
    t.art("map_brown", 362, 66, 84)
    clue(t, JUNGLE, 340, 180, 96)
    clue(t, PALM, 444, 180, 96)
    for i, (land, gone) in enumerate((("jungle", False), ("beach", True), ("lake", True))):
        space(t, land, 576, 54 + 86 * i, gone=gone)


def drive(t: Tableau) -> None:
    """A jeep, and three steps of its way."""
    for i, land in enumerate(("beach", "jungle", "scrubland", "mountains")):
        x, y = 110 + 140 * i, 150 + (24 if i % 2 else -24)
        space(t, land, x, y)
        if i:
            t.text(str(i), x, y - 78, 26, FLAME)
            t.arrow(x - 98, y, 54)
    jeep(t.c, "square", *t.at(110, 112), 96 * t.k)
    t.art("amulet", 530, 160, 62)


def dig(t: Tableau) -> None:
    """The last space; the treasure is shared by those whose compasses lie on the map."""
    space(t, "mountains", 110, 150, ringed=True)
    jeep(t.c, "heart", *t.at(110, 112), 92 * t.k)
    t.art("act_dig", 214, 150, 96)
    t.arrow(272, 150, 56)
    for i, (shape, n) in enumerate((("heart", 4), ("square", 3), ("star", 5))):
        coins(t, n, 396 + 96 * i, 122, 88)
        t.art(f"badge_{shape}", 396 + 96 * i, 226, 56)


def wealth(t: Tableau) -> None:
    """An amulet, the curse that it keeps off, and the most coins."""
    t.art("amulet", 100, 140, 130)
    t.text("›", 188, 140, 40, FLAME)
    coins(t, None, 280, 140, 150)
    t.glow(510, 160, 120)
    t.art("coin-stack", 510, 180, 110)
    t.art("crown", 510, 78, 88)


def near(t: Tableau) -> None:
    """A clue that points to where the jeep stands."""
    clue(t, JUNGLE, 150, 140, 170)
    t.arrow(258, 140, 70)
    for i, land in enumerate(("scrubland", "jungle", "jungle")):
        space(t, land, 400 + STEP * i, 150, gone=land != "jungle")
    jeep(t.c, "circle", *t.at(470, 104), 104 * t.k)


def keeping(t: Tableau) -> None:
    """An amulet in the light, and what it can do."""
    t.glow(170, 140, 140)
    t.art("amulet", 170, 140, 170)
    for i, art in enumerate(("act_clue", "power_marker", "power_space", "power_swap")):
        t.art(art, 376 + 130 * (i % 2), 82 + 122 * (i // 2), 100)


def curse(t: Tableau) -> None:
    """The curse takes an amulet, or the dearest card."""
    coins(t, None, 140, 140, 170)
    t.arrow(244, 140, 60)
    t.art("amulet", 386, 140, 120)
    t.strike(386, 140, 130)
    t.text("/", 464, 140, 40)
    coins(t, 6, 552, 140, 120)
    t.strike(552, 140, 130)


PICTURES: tuple[Callable[[Tableau], None], ...] = (maps, lay, drive, dig, wealth, near, keeping, curse)
