"""What every output of the table can do."""

from typing import Protocol

from engine.frame import Frame


class Output(Protocol):
    """A sink for whole frames: whatever it showed before, it is right again after the next `show`."""

    def show(self, frame: Frame, now: float) -> float | None:
        """Show `frame` as it looks at `now` (seconds).

        Returns when it wants to be shown again, or None for not before the frame changes.
        """

    def close(self) -> None:
        """Give the device back. May be called twice."""
