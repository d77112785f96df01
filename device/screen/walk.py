"""Those who leave walk out of the cave, pick up their share on the way, and put all of it into the chest."""

import math
from dataclasses import dataclass

from device.screen.canvas import Canvas
from device.screen.ease import both, mix, part
from device.screen.palette import FLAME
from device.screen.zoom import zoom
from engine.scene import Gem, Leaver

BEGINS, WALKS = 0.22, 0.9
"""When they begin to walk, and how long they walk. Seconds."""
HOPS = 0.2
"""How long a gem hops into the sack."""
POURS, APART, DROPS = 1.3, 0.1, 0.28
"""When the gems drop into the chest, how far apart, and how long each."""
ALL = POURS + 2 * APART + DROPS
"""When the last chest is shut."""
MOST = 7
"""More gems than these do not lie on the way: then each stands for several."""
STEPS = 5
"""Paces of a walk."""


@dataclass(frozen=True, slots=True)
class Walk:
    """One leaver on the way from `start` to `end`, `age` seconds after the reveal."""

    one: Leaver
    start: float
    end: float
    age: float

    @property
    def lying(self) -> int:
        """How many gems lie on the way."""
        return min(self.one.share, MOST)

    def met(self, i: int) -> float:
        """The part of the way at which the gem `i` lies."""
        return (i + 0.6) / (self.lying + 0.4)

    def hop(self, i: int) -> float:
        """How far the gem `i` has come on its hop into the sack."""
        return part(self.age, BEGINS + WALKS * self.met(i) - HOPS / 2, HOPS)

    @property
    def way(self) -> float:
        return part(self.age, BEGINS, WALKS)

    @property
    def number(self) -> int:
        """What the hand counts by now."""
        picked = sum(self.hop(i) >= 1 for i in range(self.lying))
        return self.one.hand + (self.one.share * picked // self.lying if self.lying else 0)

    @property
    def landing(self) -> bool:
        """Whether a gem is just about to be in the sack."""
        return any(0.7 < self.hop(i) < 1 for i in range(self.lying))

    @property
    def x(self) -> float:
        return mix(self.start, self.end, self.way)

    @property
    def bob(self) -> float:
        """How high a step lifts, 0.0 to 1.0."""
        return abs(math.sin(self.way * STEPS * math.pi)) if 0 < self.way < 1 else 0.0

    @property
    def lean(self) -> int:
        """The tilt of the step, in degrees."""
        return round(4 * math.sin(self.way * STEPS * math.pi)) if 0 < self.way < 1 else 0

    def gems(self, c: Canvas, gem: Gem, ground: float, sack: float, size: float) -> None:
        """What still lies on the way at the height `ground`, and what hops up to `sack`."""
        for i in range(self.lying):
            t = self.hop(i)
            if t >= 1:
                continue
            x, y = mix(self.start, self.end, self.met(i)), ground + (4 if i % 2 else -3)
            if t > 0:
                x, y = mix(x, self.x, t), mix(y, sack, both(t)) - 50 * math.sin(math.pi * t)
            c.art(gem, x, y, size)


def explorer(c: Canvas, walk: Walk, shape: str, foot: float, w: float) -> None:
    """Somebody walking, feet on the height `foot`, with the sack until it is empty."""
    y = foot - w * 0.6 - 7 * walk.bob
    c.art(f"explorer_{shape}", walk.x, y, w, w * 1.2, tilt=walk.lean)
    full = part(walk.age, POURS, 2 * APART + DROPS)
    if full < 1 and walk.one.hand + walk.one.share > 0:
        size = w * 0.4 * (1 + (0.12 if walk.landing else 0)) * (1 - 0.7 * full)
        zoom(c, "sack", walk.x + w * 0.36, foot - w * 0.22 - 5 * walk.bob, w * 0.45, size)


def into_chest(c: Canvas, x: float, y: float, top: float, gem: Gem, age: float, any_gems: bool) -> None:
    """The gems drop into the chest, and it shuts; for those who bring none it has never been open."""
    falls = [part(age, POURS + i * APART, DROPS) for i in range(3)]
    shut = not any_gems or falls[-1] >= 1
    if not shut:
        c.polygon([(x - 14, y - 50), (x + 14, y - 50), (x, y - 36)], FLAME)
    c.art("chest_closed" if shut else "chest_open", x, y, 72)
    for t in falls if any_gems else ():
        if 0 < t < 1:
            c.art(gem, x, mix(top, y - 14, t * t), 34)
