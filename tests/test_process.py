"""The whole program as a real process at a terminal: played with keys, killed, and started again."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from device.store import Store

PATIENCE = 30.0
"""Seconds to wait for a text on the terminal before the test fails."""


@dataclass
class Terminal:
    """The far end of a terminal at which a table plays."""

    child: subprocess.Popen[bytes]
    end: int
    seen: str = ""

    def wait_for(self, text: str) -> None:
        """Read until the terminal has shown `text` since the last call."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self.end], [], [], until - time.monotonic())
            assert ready, f"{text!r} was not shown; the terminal showed {self.seen[-2000:]!r}"
            self.seen += os.read(self.end, 65536).decode("utf-8", "replace")
        self.seen = self.seen.split(text, 1)[1]

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())


@contextmanager
def table(home: Path, *words: str) -> Iterator[Terminal]:
    near, far = pty.openpty()
    environment = {"HOME": str(home), "STATE_DIRECTORY": str(home / "state"), "TERM": "xterm", "LANG": "C.UTF-8"}
    (home / "table.toml").write_text("[table]\nfast = true\n[sound]\nvolume = 0\n")
    command = [sys.executable, "-m", "device.command", "play", "--config", str(home / "table.toml"), *words]
    child = subprocess.Popen(
        command, stdin=far, stdout=far, stderr=far, env={**environment, "PATH": os.environ["PATH"]}
    )
    os.close(far)
    try:
        yield Terminal(child, near)
    finally:
        child.kill()
        child.wait()
        os.close(near)


def test_a_killed_table_goes_on_where_it_stood(tmp_path: Path) -> None:
    with table(tmp_path, "--seats", "Ana,Bo") as first:
        first.wait_for("Leave")
        first.type("qs")
        first.wait_for("1 leaves")
        first.child.send_signal(signal.SIGKILL)
        first.child.wait()
    kept = next(iter(Store(tmp_path / "state").waiting()), None)
    assert kept is not None
    assert kept.events[1] == '{"event":"voted","leave":[1]}'
    with table(tmp_path) as second:
        second.wait_for("Welcome back")
        second.wait_for("Leave")
        second.type("ws")
        second.wait_for(" leave")
        second.child.send_signal(signal.SIGTERM)
        assert second.child.wait(timeout=PATIENCE) == 0


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_the_table_in_good_order(tmp_path: Path, end: signal.Signals) -> None:
    with table(tmp_path) as terminal:
        terminal.wait_for("Sit down")
        terminal.child.send_signal(end)
        assert terminal.child.wait(timeout=PATIENCE) == 0
