"""One light a box: what it means, and how bright it is when.

Lights are states, never commands: whoever replugs a box sees the right light at the next frame. They are made from
who is asked and who has locked, so that neither key of a box can show in them. A secret is told by a light alone: what
glows is asked of the table, and is in no frame.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from itertools import accumulate
from math import cos, floor, tau
from typing import Final, NamedTuple

from device.boxes.backend import Backend
from engine.frame import Frame
from engine.scene import Boxes, Bust, Closed, Interval, Lobby, Path, Reveal, Scene, Stand, Sweep
from engine.scene import Final as End
from engine.seat import BOXES, Seat


class Light(Enum):
    """What a box's light says."""

    OFF = auto()
    FREE = auto()
    """Sit down here: a low light, or a short glow now and then."""
    ASKED = auto()
    """Choose: a slow blink, breathing where the light can dim."""
    REMINDED = auto()
    """Everybody waits for this box: a quicker blink."""
    LOCKED = auto()
    """Seated, has chosen, holds what is lit on the screen, or is pressed in the box test: steady."""
    GLOW = auto()
    """Inside and not asked: a dim light, or a short glow now and then."""
    WINNER = auto()
    """A calm pulse."""
    FAULT = auto()
    """This box needs a grown-up's hand: a double blink."""


class _Step(NamedTuple):
    """A brightness (0 to 1) for so many seconds."""

    seconds: float
    level: float


class _Breath(NamedTuple):
    """Brightness that swings between full and `low`, once in `seconds`."""

    seconds: float
    low: float


_BLINKS: Final[Mapping[Light, tuple[_Step, ...]]] = {
    Light.FREE: (_Step(0.15, 1.0), _Step(1.85, 0.0)),
    Light.ASKED: (_Step(0.5, 1.0), _Step(0.5, 0.0)),
    Light.REMINDED: (_Step(0.25, 1.0), _Step(0.25, 0.0)),
    Light.GLOW: (_Step(0.15, 1.0), _Step(2.85, 0.0)),
    Light.WINNER: (_Step(1.2, 1.0), _Step(0.6, 0.0)),
    Light.FAULT: (_Step(0.2, 1.0), _Step(0.2, 0.0), _Step(0.2, 1.0), _Step(1.4, 0.0)),
}
"""What repeats on a light that is only on or off. No light flashes more than three times in any second."""

_BREATHS: Final[Mapping[Light, _Breath]] = {Light.ASKED: _Breath(2.0, 0.1), Light.WINNER: _Breath(3.0, 0.3)}

_DIM: Final[Mapping[Light, float]] = {Light.FREE: 0.15, Light.GLOW: 0.3}
"""Steady levels of a light that can dim; it blinks only for what is in neither table."""

_STEADY: Final[Mapping[Light, float]] = {Light.OFF: 0.0, Light.LOCKED: 1.0}

_BREATH_STEP: Final = 0.05
"""A breath changes in steps of this many seconds."""

_SLACK: Final = 1e-6
"""A moment this many seconds before a change counts as the change: the sum of two floats may fall short of it."""


def states(frame: Frame, glow: frozenset[int] = frozenset()) -> dict[int, Light]:
    """What every box's light says; boxes that `glow` hold what is lit on the screen.

    A box whose line has a fault, or whose key is held down, says so before all else. While a sweep runs, no light but
    a glowing one is on.
    """
    lights = dict.fromkeys(range(BOXES), Light.OFF)
    match frame.scene:
        case Lobby(stands=stands, full=full):
            for stand in stands:
                lights[stand.box] = _stand(stand, full)
        case Boxes(boxes=boxes):
            for tested in boxes:
                lights[tested.box] = Light.LOCKED if tested.left or tested.right else Light.OFF
        case Sweep(lit=int()) | Closed():
            """Only what glows shines."""
        case _ if frame.invitation:
            lights = dict.fromkeys(lights, Light.FREE)
        case scene:
            for sitter in frame.sitters:
                if sitter.bot is None:
                    lights[sitter.box] = _sitter(sitter.seat, frame, scene)
    lights |= dict.fromkeys(glow, Light.LOCKED)
    for notice in frame.notices:
        if notice.box is not None and notice.code in ("fault", "lost", "stuck"):
            lights[notice.box] = Light.FAULT
    return lights


def level(state: Light, age: float, dims: bool) -> float:
    """How bright a light is, 0 to 1, `age` seconds after its state began."""
    return _course(state, age, dims)[0]


def changes(state: Light, age: float, dims: bool) -> float | None:
    """The age, later than `age`, at which its brightness changes; None for a steady light."""
    return _course(state, age, dims)[1]


class Lights:
    """The lights of all boxes as an output. It writes to the backend only what has changed.

    `glow` tells the boxes that hold what is lit on the screen.
    """

    def __init__(self, backend: Backend, glow: Callable[[], frozenset[int]] = frozenset) -> None:
        self._backend = backend
        self._glow = glow
        self._since: dict[int, tuple[Light, float]] = {}
        self._shown: dict[int, float] | None = None

    def show(self, frame: Frame, now: float) -> float | None:
        for box, light in states(frame, self._glow()).items():
            if box not in self._since or self._since[box][0] is not light:
                self._since[box] = (light, now)
        dims = self._backend.dims
        shown = {box: level(light, now - since, dims) for box, (light, since) in self._since.items()}
        if shown != self._shown:
            self._backend.set_lights(shown)
            self._shown = shown
        return min(self._nexts(now), default=None)

    def close(self) -> None:
        """Leave all lights dark; the backend stays open, for it has the keys too."""
        self._shown = None
        self._since.clear()
        self._backend.set_lights({})

    def _nexts(self, now: float) -> Iterator[float]:
        for light, since in self._since.values():
            age = changes(light, now - since, self._backend.dims)
            if age is not None:
                yield since + age


def _stand(stand: Stand, full: bool) -> Light:
    if stand.fault:
        return Light.FAULT
    if stand.bot or (full and not stand.seated):
        return Light.OFF
    return Light.LOCKED if stand.seated else Light.FREE


def _sitter(seat: Seat, frame: Frame, scene: Scene) -> Light:
    """A person's light. From the last lock to the reveal all voters are alike."""
    if seat in frame.locked or (seat in frame.asked and frame.closing is not None):
        return Light.LOCKED
    if seat in frame.asked:
        return Light.REMINDED if seat in frame.silent else Light.ASKED
    return _place(seat, scene)


def _place(seat: Seat, scene: Scene) -> Light:
    """The light of somebody who is not asked, by the place on the public scene."""
    match scene:
        case Path(places=places) | Bust(places=places) | Interval(places=places):
            inside = any(place.seat == seat and place.state == "inside" for place in places)
        case Reveal(staying=staying):
            inside = any(stayer.seat == seat for stayer in staying)
        case End(rows=rows):
            return Light.WINNER if any(row.seat == seat and row.winner for row in rows) else Light.OFF
        case _:
            return Light.OFF
    return Light.GLOW if inside else Light.OFF


def _course(state: Light, age: float, dims: bool) -> tuple[float, float | None]:
    """The brightness at `age`, and the age at which it changes."""
    if state in _STEADY:
        return _STEADY[state], None
    if dims and state in _DIM:
        return _DIM[state], None
    if dims and state in _BREATHS:
        return _breathing(_BREATHS[state], age + _SLACK)
    return _blinking(_BLINKS[state], age + _SLACK)


def _breathing(breath: _Breath, age: float) -> tuple[float, float]:
    step = floor(age / _BREATH_STEP)
    swing = (1 + cos(tau * step * _BREATH_STEP / breath.seconds)) / 2
    return round(breath.low + (1 - breath.low) * swing, 3), (step + 1) * _BREATH_STEP


def _blinking(steps: tuple[_Step, ...], age: float) -> tuple[float, float]:
    ends = tuple(accumulate(step.seconds for step in steps))
    into = age % ends[-1]
    return next((step.level, age - into + end) for step, end in zip(steps, ends, strict=True) if into < end)
