"""Public happenings worth a moment."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Beat:
    """A public happening that the table dwells on before it goes on.

    `kind` names it for screen and sound; `hold` is how long it lasts at the normal pace, in seconds.
    """

    kind: ClassVar[str]
    hold: ClassVar[float]
