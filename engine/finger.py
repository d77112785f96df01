"""A mouse, or a finger on the screen."""

from engine.frame import Notice
from engine.match import Match
from engine.press import Press, Release, Side, Touch


class Finger:
    """It holds a key that the screen shows, points at a step of a turn, or rests on the bare screen."""

    def __init__(self) -> None:
        self.resting: float | None = None
        """Since when it rests on the bare screen."""
        self._held: tuple[int, Side] | None = None
        """The key that it holds."""

    def touch(self, touch: Touch, match: Match | None) -> list[Press | Release]:
        """What it does to keys: a key on the screen is that key of the only box that is asked."""
        keys: list[Press | Release] = []
        if self._held is not None:
            keys.append(Release(*self._held, touch.at))
            self._held = None
        self.resting = touch.at if touch.down and touch.target[0] == "ground" else None
        match touch.target:
            case ("side", "left" | "right" as side) if touch.down and match is not None and match.alone is not None:
                self._held = match.alone, side
                keys.append(Press(*self._held, touch.at))
            case _:
                """No key."""
        return keys

    def point(self, touch: Touch, match: Match) -> Notice | None:
        """Point at a step, or at an item of a list. Returns what to tell the person who is asked."""
        match touch.target:
            case ("item", int(number)):
                return match.pick(number, touch.at)
            case ("step", str() as step):
                return match.point(step, touch.at)
            case ("step", (int(q), int(r))):
                return match.point((q, r), touch.at)
            case _:
                return None
