"""A treasure hunt in the middle of an evening: an island, and the maps that its clues really make."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.games.tobago.clue import DECK
from engine.games.tobago.grid import spaces
from engine.games.tobago.island import Island as Ground
from engine.games.tobago.land import land
from engine.games.tobago.sight import horizon
from engine.scene import Chart, Clue, Island, Sign, Thing, Tile, Traveller
from engine.scene.island import Object
from engine.seat import Seat

SIGNS: tuple[Sign, ...] = ("white", "grey", "black", "brown")


def furnished(number: int, turn: int) -> Ground:
    """Island `number` with its objects, spread without dice: every free space has its turn."""
    ground = Ground(land(number))
    kinds: tuple[Object, ...] = ("hut", "statue", "palm", "hut", "palm", "statue", "hut", "palm", "statue", "hut")
    for i, kind in enumerate(kinds):
        free = spaces(ground.free(kind))
        ground = ground.placed(kind, free[(turn + i * 37) % len(free)])
    return ground


def card(clue: Clue) -> int:
    """The number of a clue in the deck."""
    return next(
        one.number
        for one in DECK
        if (one.relation, one.landmark, one.largest) == (clue.relation, clue.landmark, clue.largest)
    )


class Hunt:
    """A treasure hunt on one island, with the charts that its clues really make."""

    def __init__(self, number: int, turn: int = 3) -> None:
        self.ground = furnished(number, turn)
        self.facing = (0, 2, 4)

    def possible(self, clues: Iterable[Clue]) -> int:
        left = self.ground.land.mask
        for clue in clues:
            left &= self.ground.clues[card(clue) - 1]
        return left

    def chart(self, sign: Sign, *clues: Clue) -> Chart:
        left = spaces(self.possible(clues))
        return Chart(sign, clues, len(left), left if len(left) <= 17 else ())

    def looked(self, scene: Island, at: int, clue: Clue) -> Island:
        """The scene while somebody looks at what a clue would do to one of the charts."""
        one = scene.charts[at]
        left, kept = self.possible(one.clues), self.possible((*one.clues, clue))
        lit = replace(one, lit=kept.bit_count())
        charts = (*scene.charts[:at], lit, *scene.charts[at + 1 :])
        return replace(scene, charts=charts, removed=spaces(left & ~kept), kept=spaces(kept))

    def scene(self, charts: tuple[Chart, ...], travellers: tuple[Traveller, ...], **more: Any) -> Island:
        ground = self.ground
        statues = [Thing(space, "statue", facing) for space, facing in zip(ground.statues, self.facing, strict=True)]
        huts = [Thing(space, "hut") for space in ground.huts]
        palms = [Thing(space, "palm") for space in ground.palms]
        sights = tuple(horizon(ground.land, one.space, one.facing or 0) for one in statues)
        made = Island(
            tiles=tuple(Tile(space, terrain) for space, terrain in ground.land.cells),
            things=(*huts, *palms, *statues),
            sights=sights,
            amulets=sights[:2],
            charts=charts,
            travellers=travellers,
            clues=31,
            treasures=28,
            turn=Seat(0),
        )
        return replace(made, **more)


def claimed(clue: Clue, *who: int) -> Clue:
    return replace(clue, claims=tuple(Seat(one) for one in who))


HUNT = Hunt(1)
NEAR_LAKE = Clue("next_to", "lake")
NOT_MOUNTAINS = Clue("not_in", "mountains")
JUNGLE = Clue("next_to", "jungle", largest=True)
HAND = (Clue("in", "scrubland"), Clue("not_next_to", "hut"), Clue("in_sight_of", "statue"), Clue("not_in", "beach"))
OTHER = (Clue("in_sight_of", "ocean"), Clue("in", "river", largest=True), Clue("next_to", "palm"), NOT_MOUNTAINS)
THIRD = (Clue("in", "jungle"), Clue("not_in_sight_of", "hut"), Clue("in", "beach"), Clue("in_sight_of", "river"))


def hunters(hunt: Hunt, n: int, *, secret: bool = False, together: bool = False) -> tuple[Traveller, ...]:
    cells = [space for space, _ in hunt.ground.land.cells]
    hands = (HAND, OTHER, THIRD, OTHER[::-1])
    spots = (cells[20], cells[48], cells[75], cells[90])
    return tuple(
        Traveller(
            Seat(i),
            spots[0] if together else spots[i],
            amulets=(2, 0, 1, 11)[i],
            treasures=(3, 2, 4, 9)[i],
            cards=4,
            hand=() if secret else hands[i] + (THIRD[:2] if n == 2 else ()),
        )
        for i in range(n)
    )


def evening(hunt: Hunt, n: int = 3) -> tuple[Chart, ...]:
    """Four maps in the middle of a game: many, some, few spaces, and one located."""
    return (
        hunt.chart("white", claimed(JUNGLE, 0), claimed(NEAR_LAKE, 1, 1), claimed(NOT_MOUNTAINS, 2 % n)),
        hunt.chart("grey", claimed(Clue("not_next_to", "palm"), 1)),
        hunt.chart("black", claimed(Clue("next_to", "hut"), 2 % n), claimed(Clue("in", "scrubland"), 0)),
        located(hunt),
    )


def located(hunt: Hunt) -> Chart:
    """The brown map, with clues until one space is left."""
    clues: tuple[Clue, ...] = ()
    for one in DECK[::5] + DECK[::3] + DECK:
        clue = Clue(one.relation, one.landmark, one.largest, (Seat(len(clues) % 2),))
        left, new = hunt.possible(clues), hunt.possible((*clues, clue))
        halved = bool(new) and new.bit_count() < left.bit_count() * 0.5
        if left.bit_count() > 1 and (halved or new.bit_count() == 1):
            clues = (*clues, clue)
    return hunt.chart("brown", *clues)
