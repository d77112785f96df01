"""Frames of the cave: a real deck, one key, silent seats, a flat table, the deepest cave."""

from dataclasses import replace

from engine.frame import Frame, Scan
from engine.scene import Deal, Entry
from engine.seat import Seat
from engine.settings import Settings
from tests.gallery import EIGHT, EVENING, FIVE, LONG, TWO, gallery, moving, places, seats, still, treasure

FLAT = (
    "path_mouth",
    "path_asked",
    "path_locked",
    "path_turned",
    "path_turned_relic",
    "path_shared",
    "path_closing",
    "path_long",
    "path_classic",
    "path_open_chests",
    "reveal_mixed",
    "reveal_alone",
    "reveal_eight",
    "reveal_eight_leave",
    "bust_snake",
    "bust_eight",
    "interval_bust",
    "interval_chests",
    "final_five",
    "final_eight",
)
"""Frames that a flat table shows in its own way."""

TREASURES = ((1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (7, 2), (9, 1), (11, 2), (13, 1), (14, 1), (15, 1), (17, 1))
"""Values, and how many of each are face down."""


def entries() -> dict[str, Frame]:
    kinds = (
        Deal("treasure", "heap_1", "kind-treasure", None, 12),
        Deal("trap", "trap_spider", "kind-trap", None, 11),
        Deal("relic", "relic_mask", "kind-relic", None, 1),
    )
    values = tuple(Deal("treasure", treasure(value, 0).art, "kind-treasure", value, left) for value, left in TREASURES)
    traps = tuple(
        Deal("trap", "trap_" + name.replace("-", ""), f"trap-{name}", None, left)
        for name, left in (("spider", 2), ("snake", 3), ("lava", 1), ("boulder", 3), ("ram", 2))
    )
    relics = tuple(
        Deal("relic", f"relic_{name}", "kind-relic", value, 1)
        for name, value in (("mask", 5), ("idol", 7), ("cup", 8), ("dagger", 10), ("sun", 12))
    )
    mouth = replace(EVENING, cards=(), dangers=(), pot=0, deck=35, places=places(0, 0, 0, 0, 0), moment="turned")

    def entered(kind: str, deals: tuple[Deal, ...], lit: int, seat: int = 4) -> Frame:
        chosen = None if kind == "kind" else deals[0].kind
        scene = replace(EVENING if seat else mouth, entry=Entry(Seat(seat), chosen, deals, lit))
        return replace(still(scene, FIVE), asked=seats(seat))

    return {
        "entry_first": entered("kind", kinds, 0, 0),
        "entry_kind": entered("kind", kinds, 1),
        "entry_two_kinds": entered("kind", kinds[:2], 1),
        "entry_treasure": entered("treasure", values, 5),
        "entry_trap": entered("trap", traps, 3),
        "entry_relic": entered("relic", relics, 0),
        "entry_scanned": replace(entered("treasure", values, 11), scans=(Scan(4, None, 0.0),)),
    }


def waits() -> dict[str, Frame]:
    asked = replace(still(EVENING, FIVE), asked=seats(0, 1, 3, 4))
    long = replace(still(LONG, EIGHT), asked=seats(0, 2, 3, 4, 6, 7))
    some = (Scan(0, "left", 0.0), Scan(2, "right", 0.0), Scan(4, "left", 0.0), Scan(6, "right", 0.0))
    return {
        "path_silent": replace(asked, locked=seats(0, 3), silent=seats(1, 4)),
        "path_silent_long": replace(long, locked=seats(0), silent=seats(2, 7)),
        "path_scanned": replace(asked, scans=(Scan(1, "right", 0.0),)),
        "path_scanned_some": replace(long, scans=some),
        "path_scanned_locked": replace(asked, locked=seats(0, 1), scans=(Scan(4, "left", 0.0),)),
    }


def deep() -> dict[str, Frame]:
    dark = moving(replace(LONG, moment="turned"), EIGHT)
    two = replace(EVENING, cards=EVENING.cards[:1], dangers=(), places=places(2, None))
    return {
        "cave_deep": replace(still(LONG, EIGHT), asked=seats(0, 2, 3, 4, 6, 7)),
        "cave_deep_turned": dark,
        "cave_first": replace(still(two, TWO), asked=seats(0)),
    }


def flats() -> dict[str, Frame]:
    flat = Settings(flat=True)
    own = entries() | waits()
    known = {f"flat_{name}": replace(gallery()[name], settings=flat) for name in FLAT}
    picked = ("entry_first", "entry_treasure", "path_silent", "path_scanned_some")
    return known | {f"flat_{name}": replace(own[name], settings=flat) for name in picked}


def cave_gallery() -> dict[str, Frame]:
    """Every frame by name; a moving one began at 0."""
    return entries() | waits() | deep() | flats()
