"""Frames made by hand: a treasure that is shared, the curse, and secrets told at the table."""

from dataclasses import replace
from typing import Literal

from engine.frame import Frame
from engine.scene import Claim, Clue, Cursed, Final, Landmark, Offer, Pass, Peek, Penalty, Relation, Row, Sweep, Value
from engine.seat import Seat
from tests.gallery import NAMES, moving, seats, sitters, still

FOUR = sitters(0, 1, 5, 6, names=NAMES)
THREE = sitters(2, 3, 7, names=NAMES)
TWO = sitters(1, 4)

State = Literal["waiting", "asked", "refused", "gone"]
COINS = tuple(Value("value-coins", "coin", n) for n in range(2, 7))
CURSE = Value("value-curse", "curse")
RELATIONS: tuple[Relation, ...] = ("in", "next_to", "in_sight_of", "not_in", "not_next_to", "not_in_sight_of")
LANDS: tuple[Landmark, ...] = (
    "jungle",
    "scrubland",
    "mountains",
    "beach",
    "river",
    "lake",
    "ocean",
    "hut",
    "palm",
    "statue",
)


def claims(*pairs: tuple[int, State]) -> tuple[Claim, ...]:
    """Compasses from the bottom: whose, and what has become of it."""
    return tuple(Claim(Seat(seat), state) for seat, state in pairs)


def clue(relation: Relation, landmark: Landmark, largest: bool = False) -> Value:
    return Value("", clue=Clue(relation, landmark, largest))


DECK = (
    *(clue(relation, landmark) for landmark in LANDS[:6] for relation in RELATIONS),
    *(clue(relation, landmark) for landmark in LANDS[6:] for relation in ("next_to", "in_sight_of", "not_in_sight_of")),
    *(clue("in", landmark, True) for landmark in LANDS[2:6]),
)
"""Fifty-two clues, as many as the deck has."""

OFFERED = Offer(
    sign="brown",
    card=5,
    claims=claims((2, "gone"), (0, "refused"), (1, "asked"), (3, "waiting"), (0, "waiting")),
    hidden=3,
    taken=((Seat(2), 4),),
)
"""The second card of six: the first went to the digger, the next compass has refused."""

LONG = Offer(
    sign="white",
    card=6,
    claims=claims(
        (0, "gone"),
        (1, "gone"),
        (0, "gone"),
        (2, "refused"),
        (2, "refused"),
        (1, "asked"),
        (0, "waiting"),
        (0, "waiting"),
        (1, "waiting"),
        (2, "waiting"),
    ),
    hidden=7,
    taken=((Seat(0), 2), (Seat(1), 3), (Seat(0), 6)),
)
"""Ten compasses of three seats."""


def offers() -> dict[str, Frame]:
    first = replace(OFFERED, claims=claims((2, "asked"), (0, "waiting"), (1, "waiting")), card=2, taken=())
    resting = claims((2, "gone"), (0, "waiting"), (1, "waiting"), (3, "waiting"), (0, "waiting"))
    taken = claims((2, "gone"), (0, "refused"), (1, "gone"), (3, "waiting"), (0, "waiting"))
    all_refused = claims((2, "gone"), (0, "refused"), (1, "refused"), (3, "refused"), (0, "refused"))
    many = tuple((Seat(0), n) for n in (2, 3, 4, 5, 6))
    return {
        "offer_asked": replace(still(OFFERED, FOUR), asked=seats(1)),
        "offer_pending": replace(still(OFFERED, FOUR), locked=seats(1)),
        "offer_first": replace(still(replace(first, sign="grey"), FOUR), asked=seats(2)),
        "offer_next": moving(replace(OFFERED, card=None, claims=resting, hidden=4), FOUR),
        "offer_turned": moving(replace(OFFERED, claims=resting), FOUR),
        "offer_claimed": moving(
            replace(OFFERED, claims=taken, taken=((Seat(2), 4), (Seat(1), 5)), claimed=Seat(1)), FOUR
        ),
        "offer_refused": moving(replace(OFFERED, claims=all_refused, refused=True), FOUR),
        "offer_long": replace(still(LONG, THREE), asked=seats(1)),
        "offer_last": replace(
            still(Offer("black", 3, claims((1, "gone"), (0, "asked")), 0, (*many, (Seat(1), 4))), TWO), asked=seats(0)
        ),
    }


def curses() -> dict[str, Frame]:
    paid = (
        Penalty(Seat(0), "amulet"),
        Penalty(Seat(1), "card", 6),
        Penalty(Seat(3), "nothing"),
    )
    return {
        "cursed": moving(Cursed("brown", paid, 4), FOUR),
        "cursed_two": moving(Cursed("grey", (Penalty(Seat(0), "card", 3), Penalty(Seat(1), "amulet")), 0), TWO),
    }


def sweeps() -> dict[str, Frame]:
    look = Sweep((*COINS, CURSE), 2, 1, 3, (Seat(0), Seat(1), Seat(3)), "sweep-treasure")
    hand = Sweep(DECK, 17, 2, 4, (Seat(0), Seat(1), Seat(2), Seat(3)), "sweep-hand")
    asked = replace(still(look, FOUR), asked=seats(0, 1, 3))
    return {
        "sweep": asked,
        "sweep_curse": replace(still(replace(look, lit=5, card=2), FOUR), asked=seats(0, 3), locked=seats(1)),
        "sweep_over": replace(still(replace(look, lit=None, card=3), FOUR), asked=seats(3), locked=seats(0, 1)),
        "sweep_one": replace(still(replace(look, lit=0, cards=1, seats=(Seat(1),)), TWO), asked=seats(1)),
        "sweep_hand": replace(still(hand, FOUR), asked=seats(0, 1, 2, 3)),
        "sweep_hand_over": replace(still(replace(hand, lit=None, card=4), FOUR), asked=seats(0, 1, 2, 3)),
    }


def passes() -> dict[str, Frame]:
    to = Pass(Seat(1), True, False, "pass-treasure")
    hand = (
        clue("not_in_sight_of", "lake", True),
        clue("in", "jungle"),
        clue("next_to", "statue"),
        clue("not_next_to", "mountains", True),
        clue("in_sight_of", "palm"),
        clue("not_in", "beach"),
    )
    return {
        "pass": replace(still(to, FOUR), asked=seats(1)),
        "pass_seen": replace(still(replace(to, to=Seat(2), seen=True), FOUR), asked=seats(2)),
        "pass_hand": replace(still(Pass(Seat(0), False, False, "pass-hand"), TWO), asked=seats(0)),
        "peek_one": still(Peek(Seat(2), (COINS[3],), "peek-treasure"), FOUR),
        "peek": still(Peek(Seat(0), (COINS[0], CURSE, COINS[4]), "peek-treasure"), FOUR),
        "peek_many": still(Peek(Seat(1), (*COINS, CURSE, COINS[2]), "peek-treasure"), TWO),
        "peek_hand": still(Peek(Seat(3), hand[:4], "peek-hand"), FOUR),
        "peek_hand_six": still(Peek(Seat(1), hand, "peek-hand"), TWO),
    }


def coin_finals() -> dict[str, Frame]:
    four = Final(
        (
            Row(Seat(2), 41, 10, ("amulet", "amulet"), True),
            Row(Seat(0), 38, 9, (), False),
            Row(Seat(3), 29, 7, ("amulet",) * 5, False),
            Row(Seat(1), 16, 4, ("amulet",), False),
        ),
        "coin",
    )
    two = Final((Row(Seat(1), 81, 20, ("amulet",) * 4, True), Row(Seat(0), 66, 16, (), False)), "coin")
    return {"final_coins": still(four, FOUR), "final_coins_two": still(two, TWO)}


def treasure_gallery() -> dict[str, Frame]:
    """Every frame by name; a moving one began at 0."""
    return offers() | curses() | sweeps() | passes() | coin_finals()
