"""The treasure hunters: who they are, and what lies in front of them."""

from functools import partial

from device.screen.canvas import Canvas
from device.screen.clue import clue_card
from device.screen.palette import FLAME, RING, SLATE, STONE
from device.screen.plot import Box
from device.screen.strip import padlock
from engine.frame import Frame
from engine.scene import Island, Traveller
from engine.seat import Seat

HAND = 34.0
"""The highest a clue of an open hand is here."""


def hunters(c: Canvas, frame: Frame, scene: Island, box: Box, shape: dict[Seat, str]) -> None:
    """One panel a seat; the one whose turn it is is lit."""
    n = len(scene.travellers)
    w = (box.w - 4 * (n - 1)) / n
    for i, one in enumerate(scene.travellers):
        panel = Box(box.x + i * (w + 4), box.y, w, box.h)
        turn, asked, locked = one.seat == scene.turn, one.seat in frame.asked, one.seat in frame.locked
        facts = (one, panel, shape[one.seat], turn, asked, locked)
        c.recall(f"hunter {one.seat}", facts, partial(hunter, c, *facts))


def hunter(c: Canvas, one: Traveller, box: Box, shape: str, turn: bool, asked: bool, locked: bool) -> None:
    line = FLAME if turn else RING if asked else None
    c.panel(box.x, box.y, box.w, box.h, SLATE if turn else STONE, 14, line, 4)
    size = min(HAND, (box.w - 12) / max(1, len(one.hand)) - 3)
    high = box.h - (size + 7 if one.hand else 0)
    facts = [("amulet", str(one.amulets)), ("chest_closed", str(one.treasures))]
    if one.coins is not None:
        facts.append(("coin", str(one.coins)))
    badge = min(high * 0.74, box.w * 0.3)
    x, y = box.x + 8 + badge / 2, box.y + high / 2 + (3 if one.hand else 0)
    c.art(f"badge_{shape}", x, y, badge)
    if locked:
        padlock(c, x, y, badge)
    _facts(c, facts, Box(x + badge / 2, y - high / 2, box.x + box.w - x - badge / 2 - 4, high))
    for i, clue in enumerate(one.hand):
        at = box.x + box.w / 2 + (i - (len(one.hand) - 1) / 2) * (size + 3)
        clue_card(c, clue, at, box.y + box.h - size / 2 - 6, size)


def _facts(c: Canvas, facts: list[tuple[str, str]], box: Box) -> None:
    """Numbers with the pictures of what they count: side by side or below each other, as large as can be."""
    n = len(facts)
    ways = ((min(26.0, box.h / down * 0.46, box.w / across / 2.5), across, down) for across, down in ((n, 1), (1, n)))
    cap, across, down = max(ways)
    for i, (art, number) in enumerate(facts):
        x = box.x + box.w * ((i % across + 0.5) / across)
        y = box.y + box.h * ((i // across + 0.5) / down)
        c.art(art, x - cap * 0.62, y, cap * 1.4)
        c.text(number, x + cap * 0.68, y, cap, room=cap * 1.25)
