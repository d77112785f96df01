"""The sentences that stand on the screen."""

from typing import Final

from engine.frame import Notice

NEWS: Final = 4.0
"""Seconds for which news stands on the screen."""


class News:
    """Lasting notices stand until they are taken down, others for a few seconds."""

    def __init__(self) -> None:
        self._lasting: dict[Notice, None] = {}
        self._until: dict[Notice, float] = {}

    def tell(self, notice: Notice, now: float) -> None:
        if notice.lasting:
            self._lasting[notice] = None
        else:
            self._until[notice] = now + NEWS

    def untell(self, notice: Notice) -> None:
        self._lasting.pop(notice, None)

    def tick(self, now: float) -> None:
        self._until = {notice: until for notice, until in self._until.items() if until > now}

    def deadlines(self) -> list[float]:
        """When each that goes by itself goes."""
        return list(self._until.values())

    @property
    def notices(self) -> tuple[Notice, ...]:
        return (*self._lasting, *self._until)
