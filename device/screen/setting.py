"""What is set, in words: the same on every screen, and read aloud."""

from typing import Final

from device.words import LANGUAGES, Words
from engine.frame import Item
from engine.seat import SHAPES

TIMES: Final = frozenset({"nudge_after", "absent_after", "step", "hold_off", "repeat"})
"""Settings in seconds."""

MINUTE: Final = 60


def called(words: Words, item: Item) -> str:
    """The name of a row."""
    if item.name == "seat":
        return words.say(f"seat-{SHAPES[item.box or 0]}")
    return words.say(f"menu-{item.name.replace('_', '-')}")


def said(words: Words, item: Item) -> str:
    """The value of a row; "" for a row that does something."""
    match item.value:
        case None:
            return ""
        case bool(value):
            return words.say("value-on" if value else "value-off")
        case str(value) if item.name == "language":
            return LANGUAGES[value]
        case str(value) if item.name == "edition":
            return words.say(f"edition-{value}")
        case str(value):
            return words.say(f"value-{item.name.replace('_', '-')}-{value}")
        case value if item.name in TIMES:
            return lasting(words, item.name, value)
        case value if item.name == "volume":
            return words.say("value-percent", n=value)
        case value:
            return str(value)


def lasting(words: Words, name: str, seconds: float) -> str:
    """A time: whole minutes as minutes; none at all is never, or off."""
    if not seconds:
        return words.say("value-never" if name == "nudge_after" else "value-off")
    if seconds % MINUTE == 0:
        return words.say("value-minutes", n=int(seconds // MINUTE))
    return words.say("value-seconds", n=seconds)
