"""What somebody is asked, and what each choice shows on the island and on the maps."""

from dataclasses import replace
from typing import Final

from engine.cursor import Choosing, Item
from engine.games.tobago.action import STEPS
from engine.games.tobago.beat import face
from engine.games.tobago.chart import fault
from engine.games.tobago.drive import reach, steps
from engine.games.tobago.event import SIGNS
from engine.games.tobago.grid import spaces
from engine.games.tobago.island import Island as Ground
from engine.games.tobago.setup import OBJECTS, furnished
from engine.games.tobago.sight import horizon
from engine.games.tobago.view import View
from engine.scene import Ask, Halves, Island, Option, Reached, Sign, Space, Thing
from engine.turn import Step

ACTIONS: Final = {
    "dig": "act_dig",
    "clue": "act_clue",
    "drive": "jeep",
    "exchange": "act_swap",
    "amulet": "amulet",
    "end": "mark_ok",
}
"""The picture of each action."""

POWERS: Final = {
    "marker": "power_marker",
    "double": "compass",
    "swap": "power_swap",
    "clue": "act_clue",
    "drive": "jeep",
    "exchange": "act_swap",
}
"""The picture of each power of an amulet."""


def asked(view: View, cursor: Choosing, island: Island) -> Island:
    """The island with a question, and with all that the lit choice would do."""
    options = tuple(_option(view, cursor, item) for item in cursor.items)
    step = cursor.items[cursor.lit].step if cursor.items else None
    ask = Ask(cursor.seat, _question(view, cursor), options, cursor.lit, _help(cursor, step))
    island = replace(island, ask=ask)
    if cursor.left:
        island = replace(island, halves=Halves(cursor.left, cursor.right))
    way = cursor.path if step is None else (*cursor.path, step)
    return _pointed(view, way, _previewed(view, way, island))


# ------------------------------------------------------------ words and pictures
def _question(view: View, cursor: Choosing) -> str:
    match view.phase:
        case "place":
            return "ask-facing" if cursor.path else f"ask-place-{OBJECTS[furnished(_ground(view))]}"
        case "land" | "open" | "restart":
            return f"ask-{view.phase}"
        case _:
            return _of_turn(cursor)


def _of_turn(cursor: Choosing) -> str:
    """The question of a turn, by how far it has come."""
    if not cursor.path:
        return "ask-action"
    first = cursor.path[0] if cursor.path[0] != "amulet" or len(cursor.path) == 1 else cursor.path[1]
    if first == "drive" and cursor.left:
        return "ask-space"
    if cursor.items and str(cursor.items[0].step).startswith("map:"):
        return "ask-map"
    return f"ask-{first}"


def _help(cursor: Choosing, step: Step | None) -> str:
    """One line about the lit action or power."""
    if not cursor.path and step in ACTIONS:
        return f"help-{step}"
    return f"help-power-{step}" if cursor.path == ("amulet",) else ""


def _option(view: View, cursor: Choosing, item: Item) -> Option:
    """One choice, in a picture and a word."""
    step, reason = item.step, item.reason
    if isinstance(step, tuple):
        return _goal(view, cursor, step)
    if cursor.path == ("amulet",):
        return Option(f"power-{step}", POWERS[step], reason=reason)
    if step in ACTIONS:
        return Option(f"act-{step}", ACTIONS[step], reason=reason)
    kind, _, which = step.partition(":")
    match kind:
        case "card":
            return Option("act-clue", clue=face(int(which)), reason=reason)
        case "land":
            return Option(f"land-{which}", which if which in ("hut", "palm", "statue") else f"hex_{which}")
        case "map":
            return _map(view, cursor, next(sign for sign in SIGNS if sign == which))
        case "facing":
            return Option(f"facing-{which}", "sight")
        case "clue" | "pair":
            return _claims(view, cursor, which)
        case _:
            return Option("drive-space", "power_space")


def _goal(view: View, cursor: Choosing, space: Space) -> Option:
    """A space: what lies there, and the steps to it."""
    if "marker" in cursor.path:
        return Option("power-marker", "power_marker")
    jeep = view.jeeps[cursor.seat]
    if jeep is None:
        return Option("drive-here", "power_space")
    cost = steps(_ground(view).land, jeep, space)
    for sign, chart in zip(SIGNS, view.charts, strict=True):
        if spaces(chart.left) == (space,):
            return Option("drive-treasure", sign=sign, number=cost, unit="steps")
    if space in view.lying and "amulet" not in cursor.path:
        return Option("drive-amulet", "amulet", number=cost, unit="steps")
    return Option("drive-here", "power_space", number=cost, unit="steps")


def _map(view: View, cursor: Choosing, sign: Sign) -> Option:
    """A map, and what the chosen clue would remove from it."""
    card = _card(view, cursor.path)
    if card is None:
        return Option(f"map-{sign}", sign=sign)
    left = view.charts[SIGNS.index(sign)].left
    gone = (left & ~_ground(view).clues[card - 1]).bit_count()
    return Option(f"map-{sign}", clue=face(card), sign=sign, number=gone, unit="spaces")


def _claims(view: View, cursor: Choosing, which: str) -> Option:
    """A clue of a map, or two, with the compasses on them."""
    sign = next(sign for sign in SIGNS if f"map:{sign}" in cursor.path)
    laid = [view.charts[SIGNS.index(sign)].clues[int(at)] for at in which.split(":")]
    faces = [face(one.card, one.claims) for one in laid]
    word = "power-double" if len(faces) == 1 else "power-swap"
    return Option(word, clue=faces[0], other=faces[1] if len(faces) > 1 else None, sign=sign)


def _ground(view: View) -> Ground:
    assert view.island is not None
    return view.island


def _card(view: View, way: tuple[Step, ...]) -> int | None:
    """The clue that is chosen, or that has been turned up."""
    named = next((step for step in way if isinstance(step, str) and step.startswith("card:")), None)
    return int(named[5:]) if named else view.card or None


# ------------------------------------------------------------ what a choice would do
def _previewed(view: View, way: tuple[Step, ...], island: Island) -> Island:
    """The maps with the counts that the chosen clue would leave, and the spaces that it would remove from its map."""
    card = _card(view, way)
    if card is None:
        return island
    clue = _ground(view).clues[card - 1]
    chosen = next((step[4:] for step in way if isinstance(step, str) and step.startswith("map:")), None)
    if chosen is None and view.phase == "restart" and view.share is not None:
        chosen = view.share.sign
    lit = {
        sign: chart.left
        for sign, chart in zip(SIGNS, view.charts, strict=True)
        if chosen in (None, sign) and fault(chart.left, clue) is None
    }
    charts = tuple(
        replace(one, lit=(lit[one.sign] & clue).bit_count()) if one.sign in lit else one for one in island.charts
    )
    if len(lit) != 1:
        return replace(island, charts=charts)
    (left,) = lit.values()
    return replace(island, charts=charts, removed=spaces(left & ~clue), kept=spaces(left & clue))


def _pointed(view: View, way: tuple[Step, ...], island: Island) -> Island:
    """The spaces that a drive reaches, the space that is lit, and a statue with the space that it would look at."""
    last = way[-1] if way else None
    if isinstance(last, tuple):
        island = replace(island, target=last)
    elif isinstance(last, str) and last.startswith("facing:") and isinstance(way[0], tuple):
        facing = int(last[7:])
        end = horizon(_ground(view).land, way[0], facing)
        statue = Thing(way[0], "statue", facing)
        island = replace(island, things=(*island.things, statue), sights=(*island.sights, end), target=end)
    jeep = view.jeeps[view.turn]
    if "drive" not in way or jeep is None:
        return island
    most = STEPS if "amulet" in way else view.drive or STEPS
    rings = enumerate(reach(_ground(view).land, jeep, most), start=1)
    return replace(island, reached=tuple(Reached(space, n) for n, ring in rings for space in spaces(ring)))
