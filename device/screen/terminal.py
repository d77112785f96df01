"""A real terminal: the text screen in colours, and the keyboard in front of it."""

import atexit
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from threading import Thread
from typing import TYPE_CHECKING, Final, TextIO

from device.screen.cells import Ink, Line, cells
from device.screen.fold import folded
from device.screen.palette import DANGER, FLAME, INK, LOST, MOON, MUTED, NIGHT, PAPER, SEATS, WORTH
from device.screen.text import changes, lines
from device.words import speaking
from engine.frame import Frame

if TYPE_CHECKING:
    import blessed

RESIZED_EVERY: Final = 0.5
"""Seconds between two looks at the terminal's size."""

RUBY: Final = "#FF5C7A"
"""The ruby of the pictures, light enough for a small sign."""

COLOURS: Final[dict[Ink, str]] = {
    "plain": PAPER,
    "strong": PAPER,
    "muted": MUTED,
    "flame": FLAME,
    "moon": MOON,
    "danger": DANGER,
    "gem": RUBY,
    "relic": WORTH,
    "lost": LOST,
    "banner": INK,
    "jungle": "#6CC24A",
    "scrubland": "#C9C46B",
    "mountains": "#C3B5AA",
    "beach": "#FFDFA0",
    "river": "#7FD3FF",
    "lake": "#8FA8FF",
}

BOLD: Final = frozenset[Ink]({"strong", "flame", "moon", "danger", "gem", "banner"})

ESCAPE: Final = 0.1
"""Seconds after which an Escape stands for itself and begins no other key."""

UNASKED: Final = {"ANSICON": "1", "TERM_PROGRAM": "tacora"}
"""What makes blessed put no question to the terminal about its capabilities and its name."""


USUAL: Final = (80, 24)
"""Columns and lines of a terminal that does not tell its size, as a serial line."""


class Terminal:
    """An output onto the terminal that the program runs in.

    It takes the whole screen at the first `show`, redraws only the lines that have changed, and gives the terminal back
    as it was on `close`, at the latest when the program ends. `clock` tells when a key is struck.
    """

    def __init__(self, clock: Callable[[], float], stream: TextIO | None = None) -> None:
        self._clock = clock
        self._stream = sys.stdout if stream is None else stream
        self._terminal = _terminal(self._stream)
        console = self._terminal.kind == "linux"
        self._encoding = "cp850" if console else self._stream.encoding or "ascii"
        self._styles = styles(self._terminal)
        self._given_back = ExitStack()
        self._open = False
        self._on_key: Callable[[str, float], None] | None = None
        self._reading = False
        """Whether the thread of the keys has begun: it outlives a `close`."""
        self._frame: Frame | None = None
        self._size = (0, 0)
        self._lines: list[Line] = []
        self._due: float | None = None

    def keys(self, on_key: Callable[[str, float], None]) -> None:
        """From the first `show` on, hand over each key by its name ("q", "enter", "escape", "f10", "ctrl-c").

        `on_key` is called from a thread of its own. A terminal that is gone says "gone".
        """
        self._on_key = on_key

    def show(self, frame: Frame, now: float) -> float | None:
        self._take()
        size = (self._terminal.width or USUAL[0], self._terminal.height or USUAL[1])
        if frame != self._frame or size != self._size or (self._due is not None and now >= self._due):
            self._draw(lines(frame, speaking(frame.settings.language), *size, now), anew=size != self._size)
            self._frame, self._size, self._due = frame, size, changes(frame, now)
        look = now + RESIZED_EVERY
        return look if self._due is None else min(look, self._due)

    def close(self) -> None:
        atexit.unregister(self.close)
        self._open, self._frame, self._size = False, None, (0, 0)
        with suppress(OSError, ValueError):
            self._given_back.close()

    # ------------------------------------------------------------ drawing
    def _draw(self, picture: list[Line], anew: bool) -> None:
        """Write what differs from the lines that stand there, all at once."""
        if anew:
            self._lines = []
        old = [*self._lines, *(None,) * (len(picture) - len(self._lines))]
        changed = [
            self._drawn(y, line) for y, (line, before) in enumerate(zip(picture, old, strict=True)) if line != before
        ]
        self._lines = picture
        if changed or anew:
            start = self._styles["plain"] + self._terminal.clear if anew else ""
            # Whoever has lost the terminal is told so by its hang-up, not by the next picture.
            with suppress(OSError):
                self._stream.write(f"{start}{''.join(changed)}{self._terminal.normal}")
                self._stream.flush()

    def _drawn(self, y: int, line: Line) -> str:
        """One line. Every span is put where it belongs: a terminal may have its own idea of how wide a name is."""
        terminal, x = self._terminal, 0
        parts = [terminal.move_xy(0, y), self._styles["plain"], terminal.clear_eol]
        for span in line:
            parts += [terminal.move_xy(x, y), self._styles[span.ink], folded(span.text, self._encoding)]
            x += cells(span.text)
        return "".join(map(str, parts))

    # ------------------------------------------------------------ the terminal itself
    def _take(self) -> None:
        if self._open:
            return
        self._open = True
        atexit.register(self.close)
        for mode in (self._terminal.fullscreen, self._terminal.hidden_cursor, self._terminal.cbreak):
            self._given_back.enter_context(mode())
        self._given_back.callback(self._write_normal)
        _only_ctrl_c()
        if self._on_key is not None and not self._reading:
            self._reading = True
            Thread(target=self._read, name="keys", daemon=True).start()

    def _write_normal(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.write(self._terminal.normal)
            self._stream.flush()

    def _read(self) -> None:
        """Name every key that is struck, until the terminal is gone."""
        assert self._on_key is not None
        name = "?"
        while name:
            try:
                name = key_name(self._terminal.inkey(esc_delay=ESCAPE))
            except UnicodeDecodeError:
                continue
            except (EOFError, OSError, ValueError):
                name = ""
            self._on_key(name or "gone", self._clock())


def _terminal(stream: TextIO) -> "blessed.Terminal":
    """The terminal behind a stream, by what TERM says of it.

    blessed also asks the terminal itself, and waits ten seconds for one that does not answer; with NO_COLOR it would
    not even move the cursor. It reads all that from the environment, so it sees one in which neither happens.
    """
    import blessed

    real = dict(os.environ)
    os.environ.pop("NO_COLOR", None)
    os.environ.update(UNASKED)
    try:
        return blessed.Terminal(stream=stream)
    finally:
        for name in ("NO_COLOR", *UNASKED):
            os.environ.pop(name, None)
        os.environ.update(real)


def styles(terminal: "blessed.Terminal") -> dict[Ink, str]:
    """How each ink is written: in the look's colours as far as the terminal has them, none with NO_COLOR."""
    colours: dict[Ink, str] = {**COLOURS, **SEATS}  # type: ignore[dict-item]
    coloured = terminal.number_of_colors >= 8 and not os.environ.get("NO_COLOR")
    night = str(terminal.on_color_rgb(*_rgb(NIGHT))) if coloured and terminal.number_of_colors >= 256 else ""
    paper = str(terminal.on_color_rgb(*_rgb(PAPER))) if coloured else str(terminal.reverse)
    made: dict[Ink, str] = {}
    for ink, colour in colours.items():
        plain = not night and ink in ("plain", "strong")
        fore = str(terminal.color_rgb(*_rgb(colour))) if coloured and not plain else ""
        bold = str(terminal.bold) if ink in BOLD else ""
        made[ink] = f"{terminal.normal}{paper if ink == 'banner' else night}{bold}{fore}"
    return made


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def key_name(key: "blessed.keyboard.Keystroke") -> str:
    """A struck key as the keyboard's boxes name it; "" when there is nothing more to come."""
    if key == "\x03":
        return "ctrl-c"
    return key.name.removeprefix("KEY_").lower() if key.name else str(key)


def _only_ctrl_c() -> None:
    """Let Ctrl-C stop the program and nothing else: Ctrl-Z and Ctrl-\\ would leave the terminal as it is."""
    import termios

    with suppress(OSError, ValueError, termios.error):
        attributes = termios.tcgetattr(sys.stdin)
        for key in (termios.VSUSP, termios.VQUIT):
            attributes[6][key] = b"\0"
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, attributes)
