"""The command line in processes of its own, forked from one that has imported the program: that is what takes long."""

import os
import sys
import traceback
from collections.abc import Mapping
from multiprocessing import get_context
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

PATIENCE = 60.0
"""Seconds that a command may take."""
_SERVER = get_context("forkserver")
_SERVER.set_forkserver_preload(["tests.command", "device.command", "device.session", "device.screen.transcript"])


def tacora(*words: str, home: Path, text: str = "", **environment: str) -> CompletedProcess[str]:
    """Run the command without a terminal and without a display."""
    keep = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "VIRTUAL_ENV")}
    environment = {**keep, "HOME": str(home), "STATE_DIRECTORY": str(home / "state"), **environment}
    with TemporaryDirectory() as folder:
        ends = [Path(folder) / end for end in ("in", "out", "err")]
        ends[0].write_text(text, encoding="utf-8")
        child = _SERVER.Process(target=_run, args=(words, environment, ends))
        child.start()
        child.join(PATIENCE)
        assert child.exitcode is not None, f"{words} does not end"
        out, err = (end.read_text(encoding="utf-8") for end in ends[1:])
        return CompletedProcess(words, child.exitcode, out, err)


def _run(words: tuple[str, ...], environment: Mapping[str, str], ends: list[Path]) -> None:
    """What the child does: a command with its own environment and its own three streams."""
    os.environ.clear()
    os.environ.update(environment)
    for number, end in enumerate(ends):
        os.dup2(os.open(end, os.O_RDWR | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding="utf-8", closefd=False) for number, mode in enumerate("rww")
    )
    from device.command import main

    try:
        code = main(words)
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
