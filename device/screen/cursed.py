"""The curse: sharing stops, and everybody who still has a compass on the map pays."""

from functools import partial

from device.screen.berth import Berth, berths
from device.screen.bust import star
from device.screen.canvas import Canvas
from device.screen.ease import over
from device.screen.palette import NIGHT, STONE
from device.screen.strip import shapes
from device.screen.treasure import BACK, TURNS, strike, token, turn
from device.words import Words
from engine.frame import Frame
from engine.scene import Cursed, Penalty

GROWS = 0.25
"""Seconds in which the flash behind the card grows, once."""
PAYS, APART = 0.95, 0.25
"""When the first one pays, and how long after it the next: seconds."""


def cursed(c: Canvas, frame: Frame, scene: Cursed, words: Words) -> None:
    low = 150.0 if c.tall else 72.0 if c.small else 104.0
    floor = c.height - low
    c.fill(STONE, 0, 0, c.width, floor)
    x, y = c.width / 2, floor / 2
    w = min(floor * 0.66, c.width * 0.5)
    grown = over(c.progress(TURNS, GROWS), 0.08)
    if grown > 0:
        c.put(star(c, max(c.width, floor * 1.1), grown), x, y)
    turn(c, None, w, x, y, words.say("curse-title"))
    _corner(c, scene, floor)
    c.fill(NIGHT, 0, floor, c.width, low)
    shape = shapes(frame)
    penalties = {penalty.seat: penalty for penalty in scene.penalties}
    order = [penalty.seat for penalty in scene.penalties]
    for sitter, berth in zip(
        frame.sitters, berths(5, floor + 4, c.width - 10, low - 12, len(frame.sitters)), strict=True
    ):
        penalty = penalties.get(sitter.seat)
        paid = penalty is not None and c.passed(PAYS + APART * order.index(sitter.seat))
        facts = (shape[sitter.seat], penalty, c.passed(TURNS), paid, berth)
        c.recall(f"berth {sitter.seat}", facts, partial(_seat, c, *facts))


def _corner(c: Canvas, scene: Cursed, floor: float) -> None:
    """Which map it was, and how many cards go back unseen."""
    size = 40.0 if c.small else 56.0
    c.panel(10, floor - size - 26, size + 16, size + 16, NIGHT, 14)
    c.art(f"map_{scene.sign}", 18 + size / 2, floor - size / 2 - 18, size)
    if scene.spared:
        wide = c.measure(str(scene.spared), size * 0.6) + size * 0.84 + 34
        c.panel(c.width - 10 - wide, floor - size - 26, wide, size + 16, NIGHT, 14)
        c.fact(c.width - 10 - wide / 2, floor - size / 2 - 18, size * 0.6, str(scene.spared), BACK)


def _seat(c: Canvas, shape: str, penalty: Penalty | None, turned: bool, paid: bool, berth: Berth) -> None:
    """One seat and, once the card is turned, what the curse costs it; a moth where there is nothing to lose."""
    berth.paint(c, shape, "in" if penalty else "out")
    if not penalty or not turned:
        return
    x, y, w, h = berth.room
    size = min(w, h)
    match penalty.lost:
        case "card":
            token(c, penalty.coins or 0, x, y, size, lost=paid)
        case "amulet":
            c.art("amulet", x, y, size, dim=50 if paid else 0)
            if paid:
                strike(c, x, y, size)
        case "nothing":
            if paid:
                c.art("moth", x, y, size)
