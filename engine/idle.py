"""How long nobody has pressed a key, and what comes of it."""

from typing import Final

WARNS: Final = 30.0
"""Seconds for which a kiosk warns before it begins anew."""

INVITES: Final = 45.0
"""Seconds after which a kiosk at which nobody sits plays by itself."""

DIMS: Final = 600.0
"""Seconds after which the screen grows darker."""


class Idle:
    """Times are seconds of the table's clock. `warns_after` is None for a table that never begins anew by itself."""

    def __init__(self, warns_after: float | None, now: float) -> None:
        self._warns_after = warns_after
        self._since = now

    def stir(self, now: float) -> None:
        """Somebody has pressed a key."""
        self._since = now

    def tire(self, now: float) -> None:
        """Nobody is here: a kiosk need not wait before it plays by itself."""
        self._since = now - INVITES

    def dim(self, now: float) -> bool:
        return now >= self._since + DIMS

    def warning(self, now: float) -> float | None:
        """When the table begins anew, once it warns of that."""
        if self._warns_after is None or now < self._since + self._warns_after:
            return None
        return self._since + self._warns_after + WARNS

    def over(self, now: float) -> bool:
        """Whether the table begins anew."""
        warning = self.warning(now)
        return warning is not None and now >= warning

    def invites(self, now: float) -> bool:
        """Whether a kiosk at which nobody sits plays by itself."""
        return self._warns_after is not None and now >= self._since + INVITES

    def deadlines(self, now: float) -> list[float]:
        """When one of these changes by itself."""
        times = [DIMS, INVITES]
        if self._warns_after is not None:
            times += [self._warns_after, self._warns_after + WARNS]
        return [self._since + one for one in times if self._since + one > now]
