"""One thing to choose, as a picture."""

from device.screen.canvas import Canvas
from device.screen.clue import claims, clue_card
from device.screen.palette import FLAME, INK, NIGHT, PAPER, SLATE, STONE
from engine.scene import Clue, Option
from engine.seat import Seat

DIM = 150
"""How dark the picture of what cannot be chosen is."""

DIRECTIONS = {f"facing-{i}": -60 * i for i in range(6)}
"""How far the arrow that points to the right is turned for each direction, in degrees counter-clockwise."""


def option(c: Canvas, one: Option, x: float, y: float, size: float, lit: bool, shape: dict[Seat, str]) -> None:
    """A tile `size` by `size` around a point; `lit` has a frame."""
    grey = DIM if one.reason else 0
    fill = NIGHT if grey else SLATE if lit else STONE
    c.panel(x - size / 2, y - size / 2, size, size, fill, size * 0.18, FLAME if lit else SLATE, 4 if lit else 1.5)
    picture(c, one, x, y, size * 0.8, shape, grey)
    if one.number is not None and not grey:
        _number(c, one, x + size / 2, y + size / 2, size)


def picture(c: Canvas, one: Option, x: float, y: float, size: float, shape: dict[Seat, str], dim: int = 0) -> None:
    """A clue card or two with their compasses, or a picture; a badge or a map's sign in its corner or alone."""
    small = size * 0.46
    if one.clue is not None and one.other is not None:
        for clue, side in ((one.clue, -1), (one.other, 1)):
            _card(c, clue, x + side * size * 0.27, y + side * size * 0.22, size * 0.62, shape, dim)
    elif one.clue is not None:
        _card(c, one.clue, x, y, size * 1.06, shape, dim)
    elif one.art:
        c.art(one.art, x, y, size, dim=dim, tilt=DIRECTIONS.get(one.word, 0))
    beside = one.clue is not None or bool(one.art)
    at = (x + size * 0.42, y) if beside else (x, y)
    if one.seat is not None:
        c.disc(*at, round((small if beside else size) * 0.56, 1), INK)
        c.art(f"badge_{shape[one.seat]}", *at, (small if beside else size) * 0.92, dim=dim)
    elif one.sign is not None:
        c.art(f"map_{one.sign}", *at, small if beside else size * 0.9, dim=dim)


def _card(c: Canvas, clue: Clue, x: float, y: float, size: float, shape: dict[Seat, str], dim: int) -> None:
    clue_card(c, clue, x, y, size, dim=dim)
    claims(c, clue, shape, x, y, size)


def _number(c: Canvas, one: Option, right: float, bottom: float, size: float) -> None:
    """What the choice costs or changes, in the lower right corner."""
    said = f"-{one.number}" if one.unit == "spaces" else str(one.number)
    cap = max(9.0, size * 0.2)
    w = c.measure(said, cap) + cap * 1.1
    c.panel(right - w + 2, bottom - cap * 1.5, w, cap * 1.75, INK, cap * 0.6, FLAME, 1.5)
    c.text(said, right - w / 2 + 2, bottom - cap * 0.62, cap, PAPER)
