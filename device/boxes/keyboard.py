"""A keyboard as eight boxes without lights: for a desk, for an evening before the boxes are built, for the host."""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from device.boxes.backend import Edge, Key, Tap
from device.boxes.listener import Listener
from device.names import shown
from engine.press import Command, Typed
from engine.seat import BOXES

KEYS: Final = (("q", "w"), ("a", "s"), ("z", "x"), ("r", "t"), ("f", "g"), ("v", "b"), ("o", "p"), ("k", "l"))
"""The left and the right key of every box, in the order of the boxes."""

_BOX_KEYS: Final[dict[str, Key]] = {
    name: key
    for box, (left, right) in enumerate(KEYS)
    for name, key in ((left, Key(box, "left")), (right, Key(box, "right")))
}

_WORDS: Final[dict[str, Literal["start", "back", "menu", "rub"]]] = {
    "enter": "start",
    "return": "start",
    "escape": "back",
    "f10": "menu",
    "backspace": "rub",
}
TYPED: Final = 12
"""The most cells that one look at the keyboard can type."""

_NAMES: Final = {f"f{box + 1}": box for box in range(BOXES)}
"""The keys that begin a name: of the box with that number."""


class Keyboard:
    """Names of keys in, in small or capital letters; edges of boxes, taps and commands out.

    `say` takes what is no edge: commands, letters that are `typing` a name, and the taps of a terminal. A name that
    means nothing is dropped.
    """

    dims = False

    def __init__(
        self, say: Callable[[Tap | Command | Typed], None], typing: Callable[[], bool] = lambda: False
    ) -> None:
        self._say = say
        self._typing = typing
        self._listener: Listener | None = None
        self._held: set[str] = set()

    def stroke(self, name: str, down: bool, at: float) -> None:
        """A window tells that a key goes down or comes up. A key that repeats while it is held does nothing."""
        name = name.casefold()
        if down == (name in self._held) or (down and name in _BOX_KEYS and self._typing()):
            return
        if down:
            self._held.add(name)
        else:
            self._held.discard(name)
        if key := _BOX_KEYS.get(name):
            if self._listener:
                self._listener(Edge(key, down, at))
        elif down:
            self._command(name, at)

    def type(self, text: str, at: float) -> None:
        """A window tells the letters that its keys make."""
        if self._typing():
            self._typed(text, at)

    def _typed(self, text: str, at: float) -> None:
        """Letters that can be seen; a blank between them is one."""
        if letters := " " if text.isspace() else shown(text, TYPED):
            self._say(Typed(letters, at))

    def _command(self, name: str, at: float) -> None:
        if word := _WORDS.get(name):
            self._say(Command(word, at))
        elif name in _NAMES:
            self._say(Command("name", at, _NAMES[name]))

    def tap(self, name: str, at: float) -> None:
        """A terminal tells that a key was struck; it never tells when a key comes up."""
        if self._typing() and len(name) == 1:
            self._typed(name, at)
            return
        name = name.casefold()
        if key := _BOX_KEYS.get(name):
            self._say(Tap(key, at))
        else:
            self._command(name, at)

    def release_all(self, at: float) -> None:
        """The window has lost the keyboard: every key that is held comes up."""
        for name in sorted(self._held):
            self.stroke(name, False, at)

    def open(self, on_edge: Callable[[Edge], None]) -> None:
        self._listener = Listener(on_edge)

    def levels(self) -> Mapping[Key, bool]:
        return {key: name in self._held for name, key in _BOX_KEYS.items()}

    def faults(self) -> Mapping[int, str]:
        return {}

    def set_lights(self, levels: Mapping[int, float]) -> None:
        """A keyboard has no lights."""

    def healthy(self) -> bool:
        return self._listener is not None

    def close(self) -> None:
        self._listener = None
        self._held.clear()
