"""Events as lines of a journal.

`private` holds what not everybody may know, and `private.seats` are those who may.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, get_args

from engine.games.tobago.clue import DECK
from engine.games.tobago.event import CURSE, SIGNS, Dealt, Drawn, Event, Revealed
from engine.games.tobago.state import VALUES
from engine.refusal import Refused
from engine.scene import Object

EVENTS: Final[dict[str, type]] = {
    "turned-up" if one.__name__ == "TurnedUp" else one.__name__.lower(): one for one in get_args(Event)
}
NAMES: Final = {kind: name for name, kind in EVENTS.items()}
CURSED: Final = "curse"


def dump(event: Event) -> dict[str, Any]:
    """The event as a line."""
    facts: dict[str, Any] = {"event": NAMES[type(event)]}
    match event:
        case Drawn(seat, card, secret):
            shown = {"private": {"seats": [seat], "card": card}} if secret else {"card": card}
            return {**facts, "seat": seat, **shown}
        case Dealt(seat, card):
            seats = [] if seat is None else [seat]
            return {**facts, "seat": seat, "private": {"seats": seats, "card": coins(card)}}
        case Revealed(card):
            return {**facts, "card": coins(card)}
        case _:
            values = {field.name: getattr(event, field.name) for field in fields(event)}
            plain = {name: value for name, value in values.items() if value is not None and value is not False}
            return facts | {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}


def coins(card: int) -> int | str:
    """A treasure card as a journal names it."""
    return CURSED if card == CURSE else card


def load(line: Mapping[str, Any]) -> Event:
    """The event of a line; other keys are ignored. Raises Refused for a line that is no event of this game."""
    name = line.get("event")
    kind = EVENTS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Refused("unknown-event", f"unknown event {name!r}", tuple(EVENTS))
    private = line.get("private")
    secret = kind is Dealt or (kind is Drawn and "card" not in line)
    facts = {**line, "card": private.get("card")} if secret and isinstance(private, dict) else dict(line)
    if kind is Drawn:
        facts["secret"] = secret
    treasure = kind in (Dealt, Revealed)
    values = {}
    for field in fields(kind):
        value = facts.get(field.name)
        read = KINDS["treasure" if treasure and field.name == "card" else field.name]
        optional = field.name in ("facing", "amulet") or (kind is Dealt and field.name == "seat")
        if value is None and optional:
            values[field.name] = False if field.name == "amulet" else None
        else:
            values[field.name] = read(value, f"{name}.{field.name}")
    event: Event = kind(**values)
    return event


def _whole(least: int, most: int) -> Callable[[Any, str], int]:
    def read(value: Any, key: str) -> int:
        if type(value) is not int or not least <= value <= most:
            raise Refused("bad-number", f"{key} cannot be {value!r}", (f"{least} to {most}",))
        return value

    return read


def _one_of(words: tuple[Any, ...]) -> Callable[[Any, str], Any]:
    def read(value: Any, key: str) -> Any:
        if type(value) not in (str, int, bool) or value not in words or type(value) is not type(words[0]):
            raise Refused("bad-word", f"{key} cannot be {value!r}", tuple(str(word) for word in words))
        return value

    return read


def _space(value: Any, key: str) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2 or any(type(one) is not int for one in value):
        raise Refused("bad-space", f"{key} cannot be {value!r}", ("[q,r]",))
    return value[0], value[1]


def _treasure_card(value: Any, key: str) -> int:
    if value == CURSED:
        return CURSE
    if type(value) is not int or value not in VALUES or value == CURSE:
        raise Refused("bad-card", f"{key} cannot be {value!r}", ("2", "3", "4", "5", "6", CURSED))
    return value


KINDS: Final[dict[str, Callable[[Any, str], Any]]] = {
    "number": _whole(1, 32),
    "kind": _one_of(get_args(Object)),
    "space": _space,
    "facing": _whole(0, 5),
    "seat": _whole(0, 7),
    "card": _whole(1, len(DECK)),
    "treasure": _treasure_card,
    "secret": _one_of((True, False)),
    "amulet": _one_of((True, False)),
    "sign": _one_of(SIGNS),
    "clue": _whole(0, len(DECK)),
    "other": _whole(0, len(DECK)),
}
"""How each field of an event is read."""
