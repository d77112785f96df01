"""Frames made by hand: every scene and state that an output must be able to show."""

from dataclasses import replace
from typing import ClassVar

from engine.beat import Beat
from engine.frame import Frame, Item, Menu, Notice
from engine.scene import (
    Bust,
    Card,
    Danger,
    Final,
    Interval,
    Leaver,
    Lobby,
    Path,
    Place,
    Reveal,
    Row,
    Scene,
    Stand,
    Stayer,
)
from engine.seat import BOXES, Seat, Sitter

NAMES = (
    "Ana",
    "Bartholomeus Groenewoud",
    "",
    "Çağlar",
    "مريم عبد الرحمن",
    "🦊 Foxy 🦊",
    "Willemijn-Fleur van de Berg-Hoogendoorn",
    "李小龍",
)
"""What families type: short, long, nothing, accents, right to left, emoji, no break, no Latin at all."""


class Moment(Beat):
    """A beat of no particular game."""

    kind: ClassVar[str] = "moment"
    hold: ClassVar[float] = 1.5


MOMENT = Moment()


def sitters(*boxes: int, names: tuple[str, ...] = ("",) * BOXES, bots: tuple[int, ...] = ()) -> tuple[Sitter, ...]:
    return tuple(Sitter(Seat(i), box, names[box], "careful" if box in bots else None) for i, box in enumerate(boxes))


FIVE = sitters(0, 1, 2, 6, 4)
EIGHT = sitters(*range(8), names=NAMES, bots=(3, 7))
TWO = sitters(1, 5, names=NAMES)


def seats(*numbers: int) -> frozenset[Seat]:
    return frozenset(Seat(n) for n in numbers)


def still(scene: Scene, who: tuple[Sitter, ...]) -> Frame:
    """The table waits for people."""
    return Frame(scene, None, 0.0, 0.0, who)


def moving(scene: Scene, who: tuple[Sitter, ...]) -> Frame:
    """A beat that began at 0."""
    return Frame(scene, MOMENT, 0.0, MOMENT.hold, who)


def treasure(value: int, lying: int) -> Card:
    return Card("treasure", f"heap_{value}", "card-treasure", value, lying)


def trap(name: str, copies: int) -> Card:
    return Card("trap", "trap_" + name.replace("-", ""), f"trap-{name}", copies=copies)


def danger(name: str, copies: int) -> Danger:
    return Danger("trap_" + name.replace("-", ""), f"trap-{name}", copies)


def relic(name: str, worth: int) -> Card:
    return Card("relic", f"relic_{name}", f"relic-{name}", worth)


def places(*hands: int | None, gain: int = 0, chests: tuple[int, ...] = ()) -> tuple[Place, ...]:
    """A hand of None is somebody in camp."""
    return tuple(
        Place(
            Seat(i),
            "camp" if hand is None else "inside",
            hand or 0,
            gain if hand is not None else 0,
            chests[i] if chests else None,
        )
        for i, hand in enumerate(hands)
    )


EVENING = Path(
    cards=(
        treasure(13, 0),
        trap("spider", 2),
        treasure(11, 3),
        relic("sun", 5),
        trap("lava", 1),
        trap("snake", 2),
        treasure(14, 2),
    ),
    dangers=(danger("spider", 2), danger("lava", 1), danger("snake", 2)),
    places=places(7, 7, None, 7, 7),
    pot=5,
    deck=24,
    round=3,
    rounds=5,
    gem="ruby",
    moment="choosing",
)
"""The third expedition of five players: four are inside, seven rubies in every hand."""

LONG = Path(
    cards=(
        *(treasure(v, v % 8) for v in (1, 2, 3, 4, 5)),
        trap("spider", 2),
        relic("mask", 5),
        *(treasure(v, v % 8) for v in (5, 7, 7)),
        trap("snake", 1),
        trap("lava", 0),
        relic("dagger", 10),
        treasure(9, 1),
        trap("boulder", 2),
        *(treasure(v, v % 8) for v in (11, 11, 13, 15)),
        trap("ram", 2),
        treasure(17, 1),
    ),
    dangers=(danger("spider", 2), danger("snake", 1), danger("lava", 0), danger("boulder", 2), danger("ram", 2)),
    places=places(66, None, 96, 9, 66, None, 69, 6),
    pot=46,
    deck=9,
    round=5,
    rounds=5,
    gem="ruby",
    moment="choosing",
)
"""The longest path of all, with eight players and all five trap kinds."""

CLASSIC = Path(
    cards=(treasure(17, 1), trap("cave-in", 2), treasure(7, 3), trap("scorpion", 1), treasure(9, 1)),
    dangers=(danger("cave-in", 2), danger("scorpion", 1)),
    places=places(13, None),
    pot=5,
    deck=21,
    round=2,
    rounds=5,
    gem="red-diamond",
    moment="choosing",
)


def lobbies() -> dict[str, Frame]:
    empty = Lobby(tuple(Stand(box, False, "", False, False) for box in range(BOXES)), False, False, "diamant")
    five = tuple(Stand(box, box in (0, 1, 2, 4, 6), "", False, False) for box in range(BOXES))
    full = tuple(Stand(box, True, NAMES[box], box in (3, 7), False) for box in range(BOXES))
    faulty = tuple(Stand(box, box in (0, 1), NAMES[box] if box < 2 else "", False, box == 5) for box in range(BOXES))
    few = tuple(Stand(box, box in (1, 5), NAMES[box] if box in (1, 5) else "", False, False) for box in range(BOXES))
    return {
        "lobby_empty": still(empty, ()),
        "lobby_five": still(Lobby(five, True, False, "diamant"), FIVE),
        "lobby_full": still(Lobby(full, True, False, "diamant"), EIGHT),
        "lobby_tobago": still(Lobby(few, True, False, "tobago"), TWO),
        "lobby_few": still(Lobby(few, True, True, "diamant"), TWO),
        "lobby_held": replace(still(Lobby(five, True, False, "diamant"), FIVE), held=frozenset({0, 4})),
        "lobby_fault": replace(
            still(Lobby(faulty, False, False, "diamant"), sitters(0, 1, names=NAMES)),
            notices=(Notice("fault", box=5),),
        ),
    }


def paths() -> dict[str, Frame]:
    mouth = replace(EVENING, cards=(), dangers=(), pot=0, deck=35, places=places(0, 0, 0, 0, 0), round=1)
    fresh = replace(EVENING, moment="turned", places=places(4, 4, None, 4, 4), pot=17)
    one = replace(mouth, cards=(treasure(13, 3),), pot=3, deck=34, places=places(2, 2, 2, 2, 2), moment="choosing")
    snake = replace(EVENING, cards=EVENING.cards[:6], moment="turned", places=places(4, 4, None, 4, 4), pot=3)
    sun = replace(EVENING, cards=EVENING.cards[:4], dangers=EVENING.dangers[:1], moment="turned", pot=3)
    shared = replace(EVENING, moment="shared", places=places(7, 7, None, 7, 7, gain=3))
    asked = replace(still(EVENING, FIVE), asked=seats(0, 1, 3, 4))
    long = replace(still(LONG, EIGHT), asked=seats(0, 2, 3, 4, 6, 7))
    return {
        "path_mouth": moving(replace(mouth, moment="turned"), FIVE),
        "path_first": replace(still(one, FIVE), asked=seats(0, 1, 2, 3, 4)),
        "path_turned": moving(fresh, FIVE),
        "path_turned_trap": moving(snake, FIVE),
        "path_turned_relic": moving(sun, FIVE),
        "path_shared": moving(shared, FIVE),
        "path_asked": asked,
        "path_locked": replace(asked, locked=seats(0, 3, 4)),
        "path_closing": replace(asked, asked=seats(), locked=seats(0, 1, 3, 4), closing=0.0, hold=0.6),
        "path_long": replace(long, locked=seats(0, 3)),
        "path_long_shared": moving(
            replace(LONG, moment="shared", places=places(66, None, 96, 9, 66, None, 69, 6, gain=2)), EIGHT
        ),
        "path_open_chests": replace(
            still(replace(EVENING, places=places(7, 7, None, 7, 7, chests=(12, 0, 66, 9, 104))), FIVE),
            asked=seats(0, 1, 3, 4),
        ),
        "path_classic": replace(still(CLASSIC, TWO), asked=seats(0), locked=seats()),
        "path_classic_shared": moving(
            replace(
                CLASSIC,
                cards=(*CLASSIC.cards[:-1], treasure(17, 0)),
                pot=4,
                moment="shared",
                places=places(30, None, gain=17),
            ),
            TWO,
        ),
        "path_menu": replace(asked, menu=Menu("main", tuple(map(Item, ("resume", "undo", "end", "quit"))), 1)),
        "path_notice": replace(asked, notices=(Notice("stuck", box=1, side="left"),)),
        "path_notice_long": replace(long, notices=(Notice("lost", box=2), Notice("stuck", box=6, side="right"))),
        "path_undone": replace(long, notices=(Notice("undone", lasting=False), Notice("not-kept"))),
    }


def reveals() -> dict[str, Frame]:
    mixed = Reveal(
        staying=(Stayer(Seat(0), 7), Stayer(Seat(4), 7)),
        leaving=(Leaver(Seat(1), 7, 2), Leaver(Seat(3), 7, 2)),
        pot=1,
        relics=("relic_sun",),
        round=3,
        rounds=5,
        gem="ruby",
    )
    alone = replace(
        mixed,
        staying=tuple(Stayer(Seat(i), 7) for i in (0, 3, 4)),
        leaving=(Leaver(Seat(1), 7, 5, ("relic_sun", "relic_dagger"), 15),),
        pot=0,
        relics=(),
    )
    eight = replace(
        mixed,
        staying=tuple(Stayer(Seat(i), 66) for i in (0, 2, 3)),
        leaving=tuple(Leaver(Seat(i), 69, 16) for i in (1, 4, 5, 6, 7)),
        relics=("relic_sun", "relic_mask", "relic_cup"),
    )
    return {
        "reveal_mixed": moving(mixed, FIVE),
        "reveal_alone": moving(alone, FIVE),
        "reveal_all_stay": moving(
            replace(mixed, staying=tuple(Stayer(Seat(i), 7) for i in (0, 1, 3, 4)), leaving=(), pot=5), FIVE
        ),
        "reveal_all_leave": moving(
            replace(mixed, staying=(), leaving=tuple(Leaver(Seat(i), 7, 1) for i in (0, 1, 3, 4))), FIVE
        ),
        "reveal_eight": moving(eight, EIGHT),
        "reveal_eight_leave": moving(
            replace(eight, staying=(), leaving=tuple(Leaver(Seat(i), 66, 19) for i in range(8)), pot=7), EIGHT
        ),
        "reveal_classic": moving(
            Reveal((Stayer(Seat(0), 13),), (Leaver(Seat(1), 13, 6),), 0, (), 2, 5, "red-diamond"), TWO
        ),
    }


def busts() -> dict[str, Frame]:
    lost = (
        Place(Seat(0), "lost", 10),
        Place(Seat(1), "camp", 0),
        Place(Seat(2), "camp", 0),
        Place(Seat(3), "camp", 0),
        Place(Seat(4), "lost", 10),
    )
    snake = Bust(trap("snake", 1), lost, 3, 5, "ruby")
    eight = Bust(
        trap("cave-in", 1),
        tuple(Place(Seat(i), "camp" if i == 1 else "lost", 0 if i == 1 else 66 + i) for i in range(8)),
        1,
        5,
        "red-diamond",
    )
    return {"bust_snake": moving(snake, FIVE), "bust_eight": moving(eight, EIGHT)}


def intervals() -> dict[str, Frame]:
    third = Interval(3, 5, True, (danger("lava", 2), danger("snake", 2)), places(None, None, None, None, None), "ruby")
    chests = tuple(Place(Seat(i), "camp", 0, chest=chest) for i, chest in enumerate((12, 0, 66, 9, 104, 21, 7, 35)))
    return {
        "interval_first": moving(Interval(1, 5, False, (), places(None, None, None, None, None), "ruby"), FIVE),
        "interval_bust": moving(third, FIVE),
        "interval_chests": moving(
            Interval(
                4,
                5,
                True,
                (danger("lava", 1), danger("snake", 2), danger("spider", 2)),
                chests,
                "red-diamond",
            ),
            EIGHT,
        ),
        "interval_last": moving(Interval(5, 5, False, (danger("ram", 2),), places(None, None), "ruby"), TWO),
        "interval_short": moving(Interval(1, 2, False, (), places(None, None), "ruby"), TWO),
    }


def finals() -> dict[str, Frame]:
    five = Final(
        (
            Row(Seat(3), 41, 31, ("relic_sun", "relic_mask"), True),
            Row(Seat(0), 36, 36, (), False),
            Row(Seat(4), 29, 24, ("relic_cup",), False),
            Row(Seat(1), 22, 22, (), False),
            Row(Seat(2), 14, 14, (), False),
        ),
        "ruby",
    )
    eight = Final(
        (
            Row(Seat(5), 66, 41, ("relic_sun", "relic_mask", "relic_cup", "relic_dagger", "relic_idol"), True),
            Row(Seat(1), 66, 66, (), True),
            Row(Seat(0), 60, 60, (), False),
            Row(Seat(2), 41, 41, (), False),
            Row(Seat(3), 29, 29, (), False),
            Row(Seat(4), 9, 9, (), False),
            Row(Seat(7), 6, 6, (), False),
            Row(Seat(6), 0, 0, (), False),
        ),
        "ruby",
    )
    return {
        "final_five": still(five, FIVE),
        "final_eight": still(eight, EIGHT),
        "final_classic": still(
            Final((Row(Seat(1), 104, 104, (), True), Row(Seat(0), 23, 23, (), False)), "red-diamond"), TWO
        ),
        "final_all_equal": still(
            Final(tuple(Row(Seat(i), 0, 0, (), True) for i in range(8)), "red-diamond"),
            sitters(*range(8)),
        ),
        "final_held": replace(still(five, FIVE), held=frozenset({6})),
    }


def gallery() -> dict[str, Frame]:
    """Every frame by name, scene by scene; a moving one began at 0."""
    return lobbies() | paths() | reveals() | busts() | intervals() | finals()
