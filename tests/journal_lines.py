"""Lines of a journal, right and wrong, and how they are read."""

import json
from typing import Any, Final

import pytest

from engine.journal import Damaged, Header, Step, replay

HEADER: Final = b'{"journal":1,"game":"diamant","rules":1,"options":{},"seats":["Ana","Bo","Cy"]}'
FLIPPED: Final = b'{"event":"flipped","card":"T5"}'
STAY: Final = b'{"event":"voted","leave":[]}'
DEEP: Final = b"[" * 100_000
"""More than a reader may follow."""
LONG: Final = b"9" * 5000
"""A number of more digits than Python reads."""


def read(*lines: bytes) -> list[Header | Step]:
    return list(replay(lines))


def steps(*lines: bytes) -> list[Step]:
    return [one for one in read(*lines) if isinstance(one, Step)]


def damage(*lines: bytes) -> Damaged:
    """How a journal is refused: by one printable line."""
    with pytest.raises(Damaged) as caught:
        read(*lines)
    text = str(caught.value)
    assert text.startswith(f"line {caught.value.line}: ")
    assert caught.value.reason
    assert text.isprintable(), text
    return caught.value


def header(**facts: Any) -> bytes:
    """A right header with other facts; a fact of None is left out."""
    merged = {**json.loads(HEADER), **facts}
    return json.dumps({key: value for key, value in merged.items() if value is not None}).encode()
