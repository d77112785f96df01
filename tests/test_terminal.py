"""The real terminal, at a pseudo-terminal: what it writes, what it reads, and how it gives everything back."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

PROGRAM = """
import sys
import threading
from queue import SimpleQueue
from device.screen.terminal import Terminal
from device.words import Words
from tests.gallery import gallery

frames = gallery()
keys = SimpleQueue()
terminal = Terminal(lambda: 7.0)
terminal.keys(lambda name, at: keys.put((name, at)))
now = 100.0
wanted = terminal.show(frames["path_asked"], now)
print("shown", wanted, file=sys.stderr, flush=True)
while True:
    name, at = keys.get()
    now += 10
    if name == "l":
        terminal.show(frames["path_locked"], now)
    elif name == "n":
        terminal.show(frames["path_long"], now)
    elif name == "x":
        raise SystemExit
    elif name == "o":
        terminal.close()
        terminal.show(frames["path_asked"], now)
        at = threading.active_count()
    elif name == "c":
        1 / 0
    elif name == "e":
        terminal.close()
        terminal.close()
        print("on the shell again", flush=True)
        break
    else:
        terminal.show(frames["path_asked"], now)
    print(name, at, file=sys.stderr, flush=True)
"""

SECONDS = 20.0
"""The most that a test waits for a terminal."""


@dataclass
class Child:
    """A program in a terminal of 80 by 24 cells."""

    process: subprocess.Popen[bytes]
    fd: int
    other: int
    before: list[object]
    written: str = field(default="", init=False)

    def heard(self) -> str:
        """The next line that the program says beside its screen; what it has drawn until then is in `written`."""
        assert self.process.stderr is not None
        said = self.process.stderr.fileno()
        self.written, line = "", b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.fd, said], [], [], SECONDS)
            assert ready, "the terminal is silent"
            if self.fd in ready:
                self._read()
            if said in ready:
                byte = os.read(said, 1)
                assert byte, "the program has ended"
                line += byte
        while select.select([self.fd], [], [], 0)[0] and self._read():
            pass
        return line.decode().strip()

    def _read(self) -> bool:
        data = os.read(self.fd, 65536)
        self.written += data.decode("utf-8", "replace")
        return bool(data)

    def strike(self, keys: str) -> str:
        os.write(self.fd, keys.encode())
        return self.heard()

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.other, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def end(self) -> str:
        """Wait for the end; returns all that was written since, and checks that the terminal is as it was."""
        self.process.wait(SECONDS)
        while select.select([self.fd], [], [], 0)[0] and self._read():
            pass
        assert termios.tcgetattr(self.other) == self.before
        return self.written


def _of_its_own() -> None:
    """Make the terminal the child's, and its Ctrl-C heard also where the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(**environment: str) -> Iterator[Child]:
    fd, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = list(termios.tcgetattr(other))
    base = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM", "LC_ALL")}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=other,
        stdout=other,
        stderr=subprocess.PIPE,
        env=base | {"TERM": "xterm-256color", "PYTHONUTF8": "1"} | environment,
        start_new_session=True,
        preexec_fn=_of_its_own,
    )
    try:
        yield Child(process, fd, other, before)
    finally:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()
        os.close(fd)
        os.close(other)


def rows(written: str) -> set[int]:
    """The lines that have been drawn, counted from 0."""
    return {int(row) - 1 for row in re.findall(r"\x1b\[(\d+);\d+H", written)}


TAKEN = ("\x1b[?1049h", "\x1b[?25l")
GIVEN_BACK = ("\x1b[?1049l", "\x1b[?25h")


def test_it_takes_the_screen_and_gives_it_back() -> None:
    with started() as child:
        assert child.heard() == "shown 100.5"
        assert all(code in child.written for code in TAKEN)
        assert "rubies in the cave" in child.written
        assert "\x1b[38;5;" in child.written
        assert not any(question in child.written for question in ("\x1bP", "\x1b[6n", "\x1b[c", "\x1b[>")), (
            "it may not answer"
        )
        os.write(child.fd, b"e")
        written = child.end()
        assert all(written.count(code) == 1 for code in GIVEN_BACK)
        assert written.index("\x1b[?1049l") < written.index("on the shell again")


def test_only_lines_that_changed_are_drawn() -> None:
    with started() as child:
        child.heard()
        assert rows(child.written) == set(range(24))
        child.strike("l")
        assert len(rows(child.written)) == 2, "the hands, and how many have chosen"
        assert "have chosen" in child.written
        child.strike("l")
        assert child.written == "", "nothing changed, so nothing is drawn"


def test_another_size_is_drawn_whole() -> None:
    with started() as child:
        child.heard()
        child.resize(132, 43)
        child.strike("q")
        assert rows(child.written) == set(range(43))


def test_keys_have_names() -> None:
    keys = {"q": "q", "W": "W", "\r": "enter", "\n": "enter", "\x1b": "escape", "\x1b[21~": "f10"}
    with started() as child:
        child.heard()
        assert {struck: child.strike(struck) for struck in keys} == {
            struck: f"{name} 7.0" for struck, name in keys.items()
        }


def test_a_terminal_that_is_opened_again_is_drawn_whole_and_read_by_one_thread() -> None:
    with started() as child:
        child.heard()
        assert child.strike("o") == "o 2"
        assert "Leave" in child.written
        assert child.strike("q") == "q 7.0"


def test_the_terminal_is_given_back_after_a_failure() -> None:
    with started() as child:
        child.heard()
        os.write(child.fd, b"c")
        assert all(code in child.end() for code in GIVEN_BACK)
        assert child.process.returncode == 1


def test_ctrl_c_is_a_way_out() -> None:
    with started() as child:
        child.heard()
        os.write(child.fd, b"\x03")
        assert all(code in child.end() for code in GIVEN_BACK)
        assert child.process.returncode != 0


def test_ctrl_z_and_ctrl_backslash_do_not_leave_a_half_taken_terminal() -> None:
    with started() as child:
        child.heard()
        os.write(child.fd, b"\x1a\x1cq")
        while child.heard() != "q 7.0":
            pass
        os.write(child.fd, b"x")
        assert all(code in child.end() for code in GIVEN_BACK)
        assert child.process.returncode == 0


def test_without_colour_there_is_none() -> None:
    with started(NO_COLOR="1") as child:
        child.heard()
        assert not re.search(r"\x1b\[[0-9;]*\b[34]8;", child.written)
        assert "\x1b[1m" in child.written


def test_a_terminal_without_unicode_gets_none() -> None:
    with started(PYTHONUTF8="0", PYTHONIOENCODING="ascii", PYTHONCOERCECLOCALE="0", LC_ALL="C") as child:
        child.heard()
        assert child.written.isascii()
        assert "+-" in child.written
        child.strike("n")
        assert "Willemijn" in child.written
        assert child.written.isascii()


def test_it_costs_nothing_until_it_is_asked_for() -> None:
    code = "import sys, device.screen.terminal; print('blessed' in sys.modules, 'pygame' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "False False\n"
    )
