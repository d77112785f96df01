"""The island of Tobago: its land, its clues, what a jeep reaches and what a statue sees."""

from typing import Any, Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.games.tobago import chart, drive, sight
from engine.games.tobago.board import ASSEMBLIES
from engine.games.tobago.clue import DECK
from engine.games.tobago.grid import DIRECTIONS, FAR, bit, distance, grown, size, spaces, union
from engine.games.tobago.island import COUNTS, Island, nothing
from engine.games.tobago.land import TERRAINS, Land, land
from engine.refusal import Refused
from engine.scene import Relation, Space
from tests.tobago_fragments import FACINGS, Case, allowed, card, cases, fragment, furnished, mask, name, space
from tests.tobago_fragments import spaces as listed

SIZES: Final = """
    101 14,5,4 7,5,5 6,4,4 6,2,2 6,3,3 6,2,2 | 107 15,5,4 7,5,5 6,4,3 6,3,2 6,3,3 7,2,2
    107 15,7,4 7,5,4 6,4,3 7,2,2 7,3,3 6,2,2 | 113 16,7,4 7,5,4 6,3,3 7,3,2 7,3,3 7,2,2
    104 9,7,5 7,5,5 7,4,4 7,4,2 6,3,3 6,2,2 | 110 10,7,5 7,5,5 7,4,3 7,4,3 6,3,3 7,2,2
    110 9,7,7 7,5,4 7,4,3 8,4,2 7,3,3 6,2,2 | 116 10,7,7 7,5,4 7,3,3 8,4,3 7,3,3 7,2,2
    101 8,6,5 7,5,5 6,4,4 6,2,2 6,3,3 8,2 | 107 15,5,4 7,5,5 6,4,3 6,3,2 6,3,3 7,2,2
    107 9,7,6 7,5,4 6,4,3 7,2,2 7,3,3 8,2 | 113 16,7,4 7,5,4 6,3,3 7,3,2 7,3,3 7,2,2
    104 9,7,5 7,5,5 7,4,4 7,4,2 6,3,3 6,2,2 | 110 10,7,5 7,5,5 7,4,3 7,4,3 6,3,3 7,2,2
    110 9,7,7 7,5,4 7,4,3 8,4,2 7,3,3 6,2,2 | 116 10,7,7 7,5,4 7,3,3 8,4,3 7,3,3 7,2,2
    101 9,5,5 7,5,5 6,4,4 6,2,2 6,3,3 6,2,2 | 107 15,5,4 7,5,5 6,4,3 6,3,2 6,3,3 7,2,2
    107 10,5,4 7,5,4 6,4,3 7,2,2 7,3,3 6,2,2 | 113 16,4,4 7,5,4 6,3,3 7,3,2 7,3,3 7,2,2
    104 9,7,5 7,5,5 7,4,4 6,3,2 6,3,3 6,2,2 | 110 10,7,5 7,5,5 7,4,3 6,3,3 6,3,3 7,2,2
    110 10,7,4 7,5,4 7,4,3 7,3,2 7,3,3 6,2,2 | 116 11,7,4 7,5,4 7,3,3 7,3,3 7,3,3 7,2,2
    101 9,5,5 7,5,5 6,4,4 6,2,2 6,3,3 6,2,2 | 107 15,5,4 7,5,5 6,4,3 6,3,2 6,3,3 7,2,2
    107 10,5,4 7,5,4 6,4,3 7,2,2 7,3,3 6,2,2 | 113 16,4,4 7,5,4 6,3,3 7,3,2 7,3,3 7,2,2
    104 9,7,5 7,5,5 7,4,4 6,3,2 6,3,3 6,2,2 | 110 10,7,5 7,5,5 7,4,3 6,3,3 6,3,3 7,2,2
    110 10,7,4 7,5,4 7,4,3 7,3,2 7,3,3 6,2,2 | 116 11,7,4 7,5,4 7,3,3 7,3,3 7,3,3 7,2,2
"""
"""For each assembly: its spaces, and the sizes of the three largest areas of each terrain in the order of TERRAINS."""

NUMBERS: Final = range(1, len(ASSEMBLIES) + 1)
LANDS: Final = st.sampled_from(NUMBERS).map(land)
EVERYWHERE: Final = tuple((q, r) for r in range(-FAR, FAR + 1) for q in range(-FAR, FAR + 1))
SETS: Final = st.frozensets(st.sampled_from(EVERYWHERE), max_size=12)
OPPOSITES: Final[tuple[tuple[Relation, Relation], ...]] = (
    ("in", "not_in"),
    ("next_to", "not_next_to"),
    ("in_sight_of", "not_in_sight_of"),
)


def every(*kinds: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases(*kinds), ids=name)


@st.composite
def furnishings(draw: st.DrawFn) -> Island:
    """An island with all its objects, each placed anywhere it may stand. There is always such a place."""
    island = nothing(draw(LANDS))
    for kind, count in COUNTS.items():
        for _ in range(count):
            island = island.placed(kind, draw(st.sampled_from(spaces(island.free(kind)))))
    return island


def map_of(island: Island, case: Case) -> int:
    return chart.possible(island, map(card, case["clues"]), mask(case["removed"]))


def test_the_32_islands_have_the_sizes_of_the_layouts() -> None:
    for number, line in zip(NUMBERS, SIZES.replace("|", "\n").strip().split("\n"), strict=True):
        count, *areas = line.split()
        island = land(number)
        assert (len(island.cells), size(island.mask), island.number) == (int(count), int(count), number)
        for terrain, told in zip(TERRAINS, areas, strict=True):
            assert ",".join(str(size(area)) for area in island.areas[terrain][:3]) == told


def test_every_terrain_has_one_largest_area() -> None:
    for number in NUMBERS:
        for terrain in TERRAINS:
            first, second, *_ = land(number).areas[terrain]
            assert size(first) > size(second)
            assert land(number).largest[terrain] == first


def test_the_areas_are_the_whole_land() -> None:
    for number in NUMBERS:
        island = land(number)
        assert sum(size(area) for areas in island.areas.values() for area in areas) == len(island.cells)
        for at, terrain in island.cells:
            assert island.area_of(at) in island.areas[terrain]
            assert island.area_of(at) & bit(at)
        assert island.area_of((FAR, FAR)) == 0


def test_cells_are_in_reading_order() -> None:
    for number in NUMBERS:
        assert tuple(space for space, _ in land(number).cells) == spaces(land(number).mask)


@pytest.mark.parametrize("number", [0, 33, -1])
def test_there_is_no_other_island(number: int) -> None:
    with pytest.raises(Refused) as refused:
        land(number)
    assert (refused.value.code, refused.value.legal) == ("unknown-island", ("1 to 32",))


def test_cards_are_numbered_from_one_and_none_is_twice() -> None:
    assert [card.number for card in DECK] == list(range(1, 53))
    assert len({(card.relation, card.landmark, card.largest) for card in DECK}) == 52


@given(SETS)
def test_a_set_grows_by_its_neighbours(some: frozenset[Space]) -> None:
    near = {at for at in EVERYWHERE if any(distance(at, space) <= 1 for space in some)}
    assert set(spaces(grown(union(tuple(some))))) & set(EVERYWHERE) == near


@given(SETS)
def test_a_set_that_grows_three_times_does_not_come_round_the_edge(some: frozenset[Space]) -> None:
    wide = grown(grown(grown(union(tuple(some)))))
    near = {at for at in EVERYWHERE if any(distance(at, space) <= 3 for space in some)}
    assert set(spaces(wide)) & set(EVERYWHERE) == near


@given(SETS)
def test_a_set_lists_its_spaces_in_reading_order(some: frozenset[Space]) -> None:
    assert list(spaces(union(tuple(some)))) == sorted(some, key=lambda space: (space[1], space[0]))


def test_what_is_too_far_out_is_no_space() -> None:
    assert [bit((FAR + 1, 0)), bit((0, -FAR - 1)), bit((100, 3))] == [0, 0, 0]


def test_directions_go_clockwise_round_a_space() -> None:
    assert {distance((0, 0), direction) for direction in DIRECTIONS} == {1}
    assert [distance(a, b) for a, b in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True)] == [1] * 6


@every("clue_set")
def test_a_map_keeps_what_all_its_clues_allow(case: Case) -> None:
    assert map_of(fragment(case["fragment"]), case) == mask(case["expect"])


@every("clue_legal")
def test_a_clue_removes_at_least_one_space_and_leaves_one(case: Case) -> None:
    island = fragment(case["fragment"])
    possible = map_of(island, case)
    for option in case["options"]:
        clue = allowed(island, option["clue"])
        assert chart.fault(possible, clue) == option.get("reason"), option
        if option["legal"]:
            assert possible & clue == mask(option["left"]), option


@every("marker_removal")
def test_a_marker_is_removed_only_when_markers_are_out_and_never_the_last(case: Case) -> None:
    island = fragment(case["fragment"])
    for check in case["checks"]:
        possible, taken = map_of(island, check), space(check["take"])
        assert chart.removal_fault(possible, taken) == check.get("reason"), check
        if check["legal"]:
            assert possible & ~bit(taken) == mask(check["left"]), check


@every("placement")
def test_objects_stand_apart(case: Case) -> None:
    """Same kind at least 4 apart, one object a space, a statue not next to the ocean."""
    for check in case["checks"]:
        assert stands(case["fragment"], check["objects"]) == check["ok"], check


def stands(name: str, things: dict[Any, list[list[int]]]) -> bool:
    island = nothing(fragment(name).land)
    try:
        for kind, pairs in things.items():
            for pair in pairs:
                island = island.placed(kind, space(pair))
    except Refused:
        return False
    return True


def test_a_refused_object_says_why_and_where_else() -> None:
    island = nothing(land(1)).placed("hut", (0, 0))
    refused = {}
    for kind, at in (("hut", (FAR, 0)), ("palm", (0, 0)), ("hut", (1, 1)), ("statue", spaces(land(1).mask)[0])):
        with pytest.raises(Refused) as error:
            island.placed(kind, at)  # type: ignore[arg-type]
        refused[error.value.code] = len(error.value.legal)
    assert list(refused) == ["not-land", "occupied", "too-close", "next-to-ocean"]
    assert refused["occupied"] == len(land(1).cells) - 1


@given(furnishings())
def test_there_are_no_more_objects_than_in_the_box(island: Island) -> None:
    for kind, count in COUNTS.items():
        assert len(island.objects(kind)) == count
        assert island.free(kind) == 0
        with pytest.raises(Refused) as refused:
            island.placed(kind, (0, 0))
        assert (refused.value.code, refused.value.legal) == ("enough", ())


@every("board_clues")
def test_a_chain_of_clues_on_a_whole_island(case: Case) -> None:
    island = furnished(land(case["config"]), case["objects"])
    numbers = [card(clue) for clue in case["clues"]]
    lefts = [chart.possible(island, numbers[:count], 0) for count in range(1, len(numbers) + 1)]
    assert [size(left) for left in lefts] == case["expect_sizes"]
    assert lefts[-1] == mask(case["expect"])


@settings(max_examples=15)
@given(furnishings())
def test_a_clue_means_what_the_distances_say(island: Island) -> None:
    """Not inside, and one space away: next to it; one or two: in sight. The opposites are all the other spaces."""
    whole = set(spaces(island.land.mask))
    inside: dict[tuple[Any, bool], set[Space]] = {(kind, False): set(island.objects(kind)) for kind in COUNTS}
    inside["ocean", False] = set(EVERYWHERE) - whole
    for terrain in TERRAINS:
        inside[terrain, False] = {at for at, other in island.land.cells if other == terrain}
        inside[terrain, True] = set(spaces(island.land.areas[terrain][0]))
    for (landmark, largest), there in inside.items():
        far = {at: min(distance(at, other) for other in there) for at in whole}
        for (relation, opposite), most in zip(OPPOSITES, (0, 1, 2), strict=True):
            told = {at for at in whole if min(most, 1) <= far[at] <= most}
            assert set(spaces(island.near(relation, landmark, largest))) == told
            assert set(spaces(island.near(opposite, landmark, largest))) == whole - told


@settings(max_examples=30)
@given(furnishings())
def test_an_island_tells_apart_what_some_card_tells_apart(island: Island) -> None:
    all_spaces = spaces(island.land.mask)
    signatures = {tuple(bool(clue & bit(at)) for clue in island.clues) for at in all_spaces}
    assert island.apart == (len(signatures) == len(all_spaces))


def test_land_of_one_terrain_does_not_tell_its_spaces_apart() -> None:
    assert not fragment("F6").apart


@given(furnishings())
def test_every_card_is_of_use(island: Island) -> None:
    """On an island that is played on, each card allows some spaces and forbids some."""
    assume(island.apart)
    assert [card for card, clue in zip(DECK, island.clues, strict=True) if clue in (0, island.land.mask)] == []


@every("reach")
def test_a_step_crosses_an_area_or_one_border(case: Case) -> None:
    reached = drive.reach(fragment(case["fragment"]).land, space(case["start"]))
    assert reached == tuple(mask(case["expect"][count]) for count in ("1", "2", "3"))


@every("board_reach")
def test_a_drive_on_a_whole_island(case: Case) -> None:
    assert [size(mask) for mask in drive.reach(land(case["config"]), space(case["start"]))] == case["expect_counts"]


@every("route_cost")
def test_taking_an_amulet_ends_a_step(case: Case) -> None:
    island, start = fragment(case["fragment"]).land, space(case["start"])
    for way in case["routes"]:
        assert drive.route(island, start, listed(way["pick_up"]), space(way["end"])) == way["steps"], way


@settings(max_examples=40)
@given(LANDS, st.data())
def test_a_drive_takes_the_fewest_steps(island: Land, data: st.DataObject) -> None:
    terrain = dict(island.cells)
    start = data.draw(st.sampled_from(sorted(terrain)))
    told = {start: 0}
    for count in (1, 2, 3):
        for at in [at for at, steps in told.items() if steps == count - 1]:
            inside = {other for other in terrain if island.area_of(at) & bit(other)}
            across = {(at[0] + q, at[1] + r) for q, r in DIRECTIONS} & terrain.keys()
            for other in inside | across:
                told.setdefault(other, count)
    for count, reached in enumerate(drive.reach(island, start), start=1):
        assert set(spaces(reached)) == {at for at, steps in told.items() if steps == count}
    assert all(drive.steps(island, start, at) == steps for at, steps in told.items())


def test_no_jeep_swims() -> None:
    with pytest.raises(Refused, match="is not land") as refused:
        drive.steps(land(1), (0, 0), (FAR, 0))
    assert refused.value.code == "not-land"
    islets = Land((((0, 0), "beach"), ((2, 0), "beach")))
    with pytest.raises(Refused, match="no way leads") as refused:
        drive.steps(islets, (0, 0), (2, 0))
    assert refused.value.code == "no-way"


@every("sight")
def test_amulets_appear_where_the_statues_look(case: Case) -> None:
    island = fragment(case["fragment"]).land
    facing = tuple(FACINGS.index(statue[2]) for statue in case["statues"])
    statues = listed(statue[:2] for statue in case["statues"])
    seen = sight.appear(island, statues, facing, listed(case["board_amulets"]), case["supply"])
    expected = case["expect"]
    assert seen.placed == listed(expected["placed"])
    assert [FACINGS[direction] for direction in seen.facing] == expected["facing"]
    assert seen.pile == expected["supply"]


@every("board_sight")
def test_statues_look_across_a_whole_island(case: Case) -> None:
    island = land(case["config"])
    ends = [sight.horizon(island, space(statue[:2]), FACINGS.index(statue[2])) for statue in case["statues"]]
    assert ends == list(listed(case["expect_placed"]))


def test_no_amulet_appears_upon_another() -> None:
    """Neither where one lies already, nor where two statues look at the same space. A spared one stays in the pile."""
    island = fragment("F6").land
    seen = sight.appear(island, ((1, 0), (-1, 0), (0, 1)), (0, 0, 0), ((2, 1),), 20)
    assert seen == sight.Appearance(((3, 0),), (1, 1, 1), 19)


@given(furnishings(), st.sampled_from(range(6)))
def test_a_statue_never_looks_at_itself(island: Island, facing: int) -> None:
    for statue in island.statues:
        end = sight.horizon(island.land, statue, facing)
        assert end != statue
        assert bit(end) & island.land.mask
