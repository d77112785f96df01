"""Frames of the island made by hand: every moment of a treasure hunt that an output must be able to show."""

from dataclasses import replace
from typing import get_args

from engine.frame import Frame
from engine.games.tobago.drive import reach
from engine.games.tobago.grid import spaces
from engine.scene import Ask, Chart, Clue, Halves, Happening, Island, Landmark, Option, Reached
from engine.seat import Seat
from tests.gallery import NAMES, moving, seats, sitters, still
from tests.hunt import HAND, HUNT, OTHER, SIGNS, THIRD, Hunt, claimed, evening, hunters

THREE = sitters(0, 1, 6, names=("Ana", "Ben", "", "", "", "", "Willemijn-Fleur", ""))
FOUR = sitters(2, 3, 4, 5, names=NAMES)
PAIR = sitters(5, 7, names=("",) * 5 + ("Cleo", "", "Zoë"))

ACTIONS = (
    Option("act-clue", "act_clue"),
    Option("act-drive", "jeep"),
    Option("act-exchange", "act_swap"),
    Option("act-dig", "act_dig", reason="why-no-treasure"),
    Option("act-amulet", "amulet"),
    Option("act-end", "mark_ok"),
)
POWERS = (
    Option("power-marker", "power_marker"),
    Option("power-clue", "act_clue"),
    Option("power-drive", "jeep"),
    Option("power-exchange", "act_swap"),
    Option("power-double", "compass", reason="why-no-double"),
    Option("power-swap", "power_swap"),
)


def asked(scene: Island, word: str, options: tuple[Option, ...], lit: int = 0, about: str = "") -> Island:
    return replace(scene, ask=Ask(Seat(0), word, options, lit, about))


def setups() -> dict[str, Frame]:
    bare = Hunt(9)
    travellers = tuple(replace(one, jeep=None, amulets=0, treasures=0) for one in hunters(bare, 4))
    empty = tuple(Chart(sign, (), len(bare.ground.land.cells)) for sign in SIGNS)
    scene = replace(bare.scene(empty, travellers), sights=(), amulets=())
    placing = replace(scene, things=scene.things[:5])
    free = spaces(bare.ground.land.mask)
    halves = Halves(
        tuple(at for at in free if at[0] + at[1] / 2 < 0), tuple(at for at in free if at[0] + at[1] / 2 >= 0)
    )
    one = replace(placing, target=free[40])
    landing = replace(bare.scene(empty, travellers), halves=halves)
    return {
        "island_made": moving(replace(scene, things=(), happening=Happening("now-island"), turn=None), FOUR),
        "island_none": moving(replace(scene, tiles=(), things=(), charts=(), turn=None), FOUR),
        "island_begin": still(replace(scene, charts=(), turn=None, ask=Ask(None, "ask-begin")), FOUR),
        "island_facing": still(
            asked(
                replace(placing, things=scene.things[:8], target=free[44]),
                "ask-facing",
                tuple(Option(f"facing-{i}", "sight") for i in range(6)),
                2,
            ),
            FOUR,
        ),
        "island_placing": still(replace(asked(placing, "ask-place-palm", ()), halves=halves), FOUR),
        "island_placed": still(asked(one, "ask-place-palm", (Option("ask-place-palm", "palm"),)), FOUR),
        "island_landing": still(asked(landing, "ask-land", ()), FOUR),
        "island_opening": still(
            asked(
                bare.scene(empty, travellers),
                "ask-open",
                tuple(Option(f"map-{sign}", clue=OTHER[0], sign=sign) for sign in SIGNS),
                2,
            ),
            FOUR,
        ),
    }


def turns() -> dict[str, Frame]:
    scene = HUNT.scene(evening(HUNT), hunters(HUNT, 3))
    white, grey = HUNT.looked(scene, 0, HAND[2]), HUNT.looked(scene, 1, HAND[0])
    hand = tuple(Option("ask-clue", clue=clue, reason="why-no-clue" if i == 1 else "") for i, clue in enumerate(HAND))
    on = (
        Option("map-white", clue=HAND[0], sign="white", number=len(white.removed), unit="spaces"),
        Option("map-grey", clue=HAND[0], sign="grey", number=61, unit="spaces"),
    )
    jeep = scene.travellers[0].jeep
    assert jeep is not None
    ways = tuple(Reached(at, i + 1) for i, mask in enumerate(reach(HUNT.ground.land, jeep)) for at in spaces(mask))
    near = [way.space for way in ways if way.steps <= 2]
    half = Halves(tuple(near[::1][: len(near) // 2]), tuple(near[len(near) // 2 :]))
    drive = (
        Option("drive-treasure", sign="brown", number=2, unit="steps"),
        Option("drive-amulet", "amulet", number=1, unit="steps"),
        Option("drive-amulet", "amulet", number=3, unit="steps"),
        Option("drive-space", "power_space"),
    )
    table = asked(scene, "ask-action", ACTIONS, 1, "help-drive")
    return {
        "island_action": replace(still(table, THREE), asked=seats(0)),
        "island_action_blocked": still(asked(scene, "ask-action", ACTIONS, 3, "help-dig"), THREE),
        "island_secret": still(replace(table, travellers=hunters(HUNT, 3, secret=True)), THREE),
        "island_clue": still(asked(grey, "ask-clue", hand, 0), THREE),
        "island_clue_blocked": still(asked(scene, "ask-clue", hand, 1), THREE),
        "island_clue_few": still(asked(white, "ask-clue", hand, 2), THREE),
        "island_map": still(asked(grey, "ask-map", on, 1), THREE),
        "island_drive": still(
            replace(asked(scene, "ask-drive", drive, 1), reached=ways, target=scene.amulets[0]), THREE
        ),
        "island_halving": still(replace(asked(scene, "ask-space", ()), halves=half), THREE),
        "island_double": still(
            asked(
                scene,
                "ask-double",
                tuple(Option("power-double", clue=clue, sign="white") for clue in scene.charts[0].clues[:2]),
                1,
            ),
            THREE,
        ),
        "island_swap": still(
            asked(
                scene,
                "ask-swap",
                tuple(
                    Option("power-swap", clue=one, other=other, sign="white")
                    for one, other in zip(scene.charts[0].clues, scene.charts[3].clues, strict=True)
                ),
                1,
            ),
            THREE,
        ),
        "island_landmarks": still(
            asked(
                replace(scene, travellers=hunters(HUNT, 3, secret=True)),
                "ask-clue",
                tuple(
                    Option(f"land-{one}", one if one in ("hut", "palm", "statue") else f"hex_{one}")
                    for one in get_args(Landmark)
                ),
                4,
            ),
            THREE,
        ),
        "island_powers": still(asked(scene, "ask-amulet", POWERS, 0, "help-power-marker"), THREE),
        "island_powers_blocked": still(asked(scene, "ask-amulet", POWERS, 4, "help-power-double"), THREE),
    }


def tables() -> dict[str, Frame]:
    """Other numbers of seats, and an evening on which nearly everything lies everywhere."""
    hunt = Hunt(20, 11)
    two = asked(
        hunt.scene(evening(hunt, 2), hunters(hunt, 2)),
        "ask-clue",
        tuple(Option("ask-clue", clue=clue) for clue in HAND + THIRD[:2]),
        4,
    )
    four = hunt.scene(evening(hunt), hunters(hunt, 4, together=True), turn=Seat(3))
    spots = [tile.space for tile in four.tiles[30:47]]
    full = tuple(
        Chart(
            sign,
            tuple(
                claimed(clue, i % 4, *([i % 4] if i == 2 else [])) for i, clue in enumerate((HAND + OTHER)[: 7 - 2 * n])
            ),
            17 - n,
            tuple(spots[n:]),
        )
        for n, sign in enumerate(SIGNS)
    )
    crowd = replace(four, charts=full, amulets=(spots[5], four.things[0].space))
    eight = tuple(
        Option("power-marker", art)
        for art in ("amulet", "jeep", "coin", "compass", "act_clue", "act_dig", "act_swap", "hut")
    )
    return {
        "island_two": still(replace(two, travellers=tuple(replace(one, coins=28) for one in two.travellers)), PAIR),
        "island_four": still(asked(four, "ask-action", ACTIONS, 4, "help-amulet"), FOUR),
        "island_crowd": still(asked(crowd, "ask-amulet", eight, 5, "help-power-double"), FOUR),
    }


def happenings() -> dict[str, Frame]:
    scene = HUNT.scene(evening(HUNT), hunters(HUNT, 3))
    spot, jeep = scene.charts[3].markers[0], scene.travellers[2].jeep
    assert jeep is not None
    told = {
        "clue": Happening("now-clue", Seat(2), "white", Clue("not_in_sight_of", "mountains", largest=True), number=12),
        "located": Happening("now-located", sign="brown", spaces=(spot,)),
        "drove": Happening("now-drove", Seat(2), spaces=(jeep,), origin=scene.tiles[30].space, number=3),
        "took": Happening("now-took", Seat(1), spaces=scene.amulets[:1]),
        "dug": Happening("now-dug", Seat(0), "brown", spaces=(spot,)),
        "appeared": Happening("now-appeared", spaces=scene.amulets, number=2),
        "turn": Happening("now-turn", Seat(1)),
        "last": Happening("now-last"),
    }
    return {f"island_now_{name}": moving(replace(scene, happening=one), THREE) for name, one in told.items()}


def islands() -> dict[str, Frame]:
    """Every frame of this file by name."""
    return setups() | turns() | tables() | happenings()
