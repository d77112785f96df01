"""When the house is open."""

import re
from dataclasses import dataclass

DAY = 24 * 60
"""Minutes of a day."""


@dataclass(frozen=True, slots=True)
class OpeningHours:
    """From `opens` to `closes`, minutes after midnight; a night that goes on past midnight closes before it opens.

    24:00 is the end of the day: from 0:00 until then is always.
    """

    opens: int
    closes: int

    @classmethod
    def read(cls, text: str) -> "OpeningHours | None":
        """The hours of a text like "10:00-23:30"; None for "", which is always.

        Raises ValueError for anything else.
        """
        if not text:
            return None
        found = re.fullmatch("([0-9]{1,2}):([0-9]{2})-([0-9]{1,2}):([0-9]{2})", text)
        numbers = [int(one) for one in found.groups()] if found else []
        if not numbers or max(numbers[1], numbers[3]) > 59:
            raise ValueError(text)
        opens, closes = numbers[0] * 60 + numbers[1], numbers[2] * 60 + numbers[3]
        if opens >= DAY or closes > DAY or opens == closes:
            raise ValueError(text)
        return cls(opens, closes)

    def open(self, minute: int) -> bool:
        """Whether the house is open at a minute of the day."""
        if self.opens < self.closes:
            return self.opens <= minute < self.closes
        return minute >= self.opens or minute < self.closes

    @property
    def opening(self) -> str:
        """The time of day at which it opens."""
        return f"{self.opens // 60}:{self.opens % 60:02}"
