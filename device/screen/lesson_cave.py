"""How Diamant goes, in pictures."""

from collections.abc import Callable

from device.screen.palette import FLAME, INK
from device.screen.tableau import Tableau
from engine.scene import Card

TREASURE = Card("treasure", "heap_9", "card-treasure", 9)
SHARED = Card("treasure", "heap_9", "card-treasure", 9, 2)
SNAKE = Card("trap", "trap_snake", "trap-snake", copies=1)
SPIDER = Card("trap", "trap_spider", "trap-spider", copies=2)
LAVA = Card("trap", "trap_lava", "trap-lava", copies=0)
SUN = Card("relic", "relic_sun", "relic-sun", 5)


def shared(t: Tableau) -> None:
    """A treasure, and what each of three explorers gets of it."""
    t.card(TREASURE, 130, 140, 180, fresh=True)
    t.arrow(240, 140, 60)
    for i, shape in enumerate(("circle", "square", "heart")):
        x = 366 + 100 * i
        t.art(f"explorer_{shape}", x, 104, 104, 125)
        t.fact("3", "ruby", x, 212, 26)


def secret(t: Tableau) -> None:
    """The two keys and what they mean; between them a padlock."""
    for x, key, sign in ((150, "key_go", "torch"), (490, "key_leave", "tent")):
        t.art(key, x, 82, 170, 112)
        t.art(sign, x, 206, 118)
    t.glow(320, 130, 100)
    t.art("lock", 320, 130, 120)


def leaving(t: Tableau) -> None:
    """From the cave past the gems and a relic to the chest."""
    t.art("cave_mouth", 84, 150, 160)
    t.card(SHARED, 216, 156, 96)
    t.card(SUN, 322, 156, 96)
    t.arrow(96, 244, 290)
    t.art("explorer_square", 446, 128, 120, 144)
    t.fact("+2", "ruby", 446, 236, 22, FLAME)
    t.art("chest_open", 572, 160, 118)


def twice(t: Tableau) -> None:
    """The second snake: what was carried is struck out."""
    t.card(SNAKE, 130, 140, 160)
    t.card(SNAKE, 292, 140, 160)
    t.c.disc(*t.at(211, 140), 42 * t.k, INK)
    t.c.disc(*t.at(211, 140), 37 * t.k, FLAME)
    t.text("2×", 211, 140, 30, INK)
    t.arrow(388, 140, 56)
    t.art("explorer_circle", 520, 96, 116, 139)
    t.fact("12", "ruby", 520, 218, 34)
    t.strike(514, 218, 110)


def ending(t: Tableau) -> None:
    """Five entrances, all closed but one; three chests, one with the crown."""
    for i in range(5):
        x = 120 + 100 * i
        t.art("cave_mouth", x, 62, 104)
        if i < 4:
            t.art("barricade", x, 76, 92)
    for x, shape, score in ((160, "heart", "29"), (320, "circle", "41"), (480, "hexagon", "14")):
        best = score == "41"
        if best:
            t.glow(x, 196, 96)
            t.art("crown", x, 136, 60)
        t.art(f"badge_{shape}", x - 62, 208, 52)
        t.art("chest_open" if best else "chest_closed", x, 200, 96 if best else 76)
        t.fact(score, "ruby", x, 258, 20)


def risk(t: Tableau) -> None:
    """Three dangers with the copies that are left of each."""
    for i, card in enumerate((SPIDER, SNAKE, LAVA)):
        x = 130 + 190 * i
        t.card(card, x, 112, 140)
        for n in range(card.copies):
            t.art("card_back", x + (n - (card.copies - 1) / 2) * 52, 244, 42, 56)
        if not card.copies:
            t.art("card_back", x, 244, 42, 56, dim=170)
            t.text("0", x, 244, 24)


def others(t: Tableau) -> None:
    """Some have a torch, some are on their way to the tent."""
    who = (("circle", "torch", "12"), ("square", "torch", "12"), ("heart", "tent", "12"), ("star", "tent", "12"))
    for i, (shape, sign, hand) in enumerate(who):
        x = 92 + 152 * i
        t.art(f"explorer_{shape}", x, 100, 112, 134)
        t.art(sign, x - 30, 222, 66)
        t.fact(hand, "ruby", x + 36, 222, 20)


def relics(t: Tableau) -> None:
    """A relic in the light, and one alone who takes it."""
    t.glow(220, 140, 150)
    t.card(SUN, 220, 140, 180)
    t.arrow(332, 140, 60)
    t.art("explorer_triangle", 480, 108, 140, 168)
    t.fact("+5", "ruby", 480, 232, 30, FLAME)


PICTURES: tuple[Callable[[Tableau], None], ...] = (shared, secret, leaving, twice, ending, risk, others, relics)
