"""Every picture on one contact sheet: `python -m tests.sheet [FILE]`."""

import os
import sys
from pathlib import Path
from typing import Final

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from assets import ROOT
from device.screen.atlas import Atlas
from device.screen.canvas import Canvas
from device.screen.palette import MUTED, NIGHT, PAPER, STONE

GROUPS: Final = {
    "Treasures": ("heap_", "ruby", "red-diamond", "white-diamond", "diamond", "sack"),
    "Traps": ("trap_",),
    "Relics": ("relic_",),
    "Cards": ("card_",),
    "Cave": ("cave_mouth", "barricade", "torch", "moth", "logo", "bg_cave"),
    "Camp": ("tent", "chest_", "crown", "bg_camp"),
    "Explorers": ("explorer_",),
    "Badges": ("badge_",),
    "Island": ("hex_", "half_", "bg_beach"),
    "Objects": ("hut", "palm", "statue", "jeep", "amulet", "curse", "compass", "coin", "sea_rose", "map_"),
    "Clues": ("clue_", "sight", "act_", "power_"),
    "Menu": ("menu_",),
    "Keys and marks": ("key_", "mark_", "arrow_", "lock", "light", "eye_"),
}
"""Where a picture belongs: the first group that one of its beginnings names."""

WIDE: Final = 2400
TILE: Final = 180
CELL: Final = 198, 222
"""A picture and its name."""
HEAD: Final = 62
SMALL: Final = 24
"""The side of the smallest picture that must still be told apart, px."""
STEP: Final = 34, 36
MARGIN: Final = 12


def pictures() -> list[str]:
    return sorted(file.stem for file in (ROOT / "art").glob("*.svg"))


def grouped() -> dict[str, list[str]]:
    """The names of all pictures, group by group. Raises LookupError for one that belongs nowhere."""
    groups: dict[str, list[str]] = {head: [] for head in GROUPS}
    for name in pictures():
        head = next((head for head, beginnings in GROUPS.items() if name.startswith(beginnings)), None)
        if head is None:
            raise LookupError(name)
        groups[head].append(name)
    return groups


def rows(names: int, across: int) -> int:
    return -(-names // across)


def sheet() -> pygame.Surface:
    """Group by group, large; at the end everything small and grey."""
    groups = grouped()
    across, tiny = WIDE // CELL[0], (WIDE - 2 * MARGIN) // STEP[0]
    names = [name for group in groups.values() for name in group]
    high = sum(HEAD + rows(len(group), across) * CELL[1] for group in groups.values())
    high += HEAD + rows(len(names), tiny) * STEP[1] + MARGIN
    atlas = Atlas(WIDE * high * 8)
    c = Canvas(atlas, (800, 480)).sheet(WIDE, high)
    c.fill(NIGHT, 0, 0, WIDE, high)
    y = 0.0
    for head, group in groups.items():
        c.text(f"{head} ({len(group)})", MARGIN, y + HEAD / 2, 22, PAPER, "left")
        for i, name in enumerate(group):
            tile(c, name, (i % across + 0.5) * CELL[0] + MARGIN / 2, y + HEAD + i // across * CELL[1])
        y += HEAD + rows(len(group), across) * CELL[1]
    c.text(f"{SMALL} px", MARGIN, y + HEAD / 2, 22, PAPER, "left")
    for i, name in enumerate(names):
        grey = pygame.transform.grayscale(atlas.art(name, SMALL, SMALL))
        c.put(grey, MARGIN + (i % tiny + 0.5) * STEP[0], y + HEAD + (i // tiny + 0.5) * STEP[1])
    return c.flat()


def tile(c: Canvas, name: str, x: float, top: float) -> None:
    c.panel(x - TILE / 2, top, TILE, TILE, STONE, 14)
    c.art(name, x, top + TILE / 2, TILE - 20)
    c.text(name, x, top + TILE + 18, 12, MUTED, room=CELL[0] - 4)


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/sheet.png")
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    pygame.image.save(sheet(), file)
    print(f"{len(pictures())} pictures in {file}")


if __name__ == "__main__":
    main()
