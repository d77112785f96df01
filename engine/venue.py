"""What the place where the table stands fixes: the host cannot change it."""

from dataclasses import dataclass

from engine.press import Side


@dataclass(frozen=True, slots=True)
class Venue:
    """`languages` can be chosen from; `locked` are the names of settings that stay as they are; `cap` is the loudest
    volume (0 to 100); `pin` are the keys that open the host's menu, none for no PIN; `manual` is an address.

    A `kiosk` looks after itself: it begins anew after `idle_after` seconds without a key, and invites people by
    playing alone.
    """

    languages: tuple[str, ...] = ("en",)
    locked: frozenset[str] = frozenset()
    cap: int = 100
    pin: tuple[Side, ...] = ()
    manual: str = ""
    kiosk: bool = False
    idle_after: float = 360.0
