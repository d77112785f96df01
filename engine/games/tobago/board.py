"""The island's three sections and the 32 ways to put them together.

The layouts are original, made for this game. A section is a rhombus of 7 by 7 hexes, printed on both sides. In its own
frame row i and column j of a side is the space (i - j, j); (0, 0) is the marked corner, and the three marked corners
meet in the middle of the island. A section in slot k is turned by k times 120°, where one turn takes (q, r) to
(-q - r, q), and then moved to the slot's origin. "O" is ocean, and so is every space outside the sections.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal

from engine.scene import Space, Terrain

SIDES: Final = {
    "a": ("jjjssbO", "ljjmsbO", "lmmmssO", "rmsmssO", "rjjsOOO", "rjjsOOO", "ObbOOOO"),
    "A": ("mmmmsbO", "jjmmssb", "ljmjjjb", "lssjjjO", "rsssjOO", "brssOOO", "ObrOOOO"),
    "b": ("sssmmmO", "jssmssO", "jjrrssO", "lrrjrsO", "lbbjjrO", "bbOjjOO", "OOOOOOO"),
    "B": ("sssmjjO", "smsmmjO", "jmmrrrj", "jrrrssr", "jjljjsO", "bbbljjO", "OOObbOO"),
    "c": ("ljjssbO", "lljjsbO", "llmjjOO", "lrrmmmO", "jrssbbO", "jjOssOO", "OOOOOOO"),
    "C": ("jjjmmbO", "ljjjmsb", "lljrrss", "llmmmrs", "jllbbbO", "jjssOOO", "OOssOOO"),
}
"""The rows of each side: small letters are the fronts of sections A, B and C, capitals their backs."""

TERRAINS: Final[dict[str, Terrain]] = {
    "j": "jungle",
    "s": "scrubland",
    "m": "mountains",
    "b": "beach",
    "r": "river",
    "l": "lake",
}

ORIGINS: Final = {"L": ((0, 0), (-1, 0), (0, -1)), "R": ((0, 0), (0, -1), (1, -1))}
"""Where the marked corner of each slot lies: the sections interlock in two ways."""


@dataclass(frozen=True, slots=True)
class Assembly:
    """One way to put the sections together: which section is in slots 0, 1 and 2, and the sides of A, B and C."""

    order: Literal["ABC", "ACB"]
    interlock: Literal["L", "R"]
    sides: str


def _assemblies() -> Iterator[Assembly]:
    orders: tuple[Literal["ABC", "ACB"], ...] = ("ABC", "ACB")
    interlocks: tuple[Literal["L", "R"], ...] = ("L", "R")
    for order, interlock, sides in product(orders, interlocks, product("aA", "bB", "cC")):
        yield Assembly(order, interlock, "".join(sides))


ASSEMBLIES: Final = tuple(_assemblies())
"""All 32; an assembly's number is its place here, counted from 1."""


def cells(number: int) -> tuple[tuple[Space, Terrain], ...]:
    """The land of assembly `number`, 1 to 32, in reading order: by r, then by q."""
    assembly = ASSEMBLIES[number - 1]
    found = []
    for slot, section in enumerate(assembly.order):
        q0, r0 = ORIGINS[assembly.interlock][slot]
        for i, row in enumerate(SIDES[assembly.sides["ABC".index(section)]]):
            for j, letter in enumerate(row):
                if letter in TERRAINS:
                    q, r = _turned((i - j, j), slot)
                    found.append(((q + q0, r + r0), TERRAINS[letter]))
    return tuple(sorted(found, key=lambda cell: (cell[0][1], cell[0][0])))


def _turned(space: Space, times: int) -> Space:
    q, r = space
    for _ in range(times):
        q, r = -q - r, q
    return q, r
