"""An X server for tests that need a real window."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def x_server() -> Iterator[str]:
    """An X server of our own; its display's name."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                yield ":" + pipe.readline().strip()
        finally:
            server.terminate()
