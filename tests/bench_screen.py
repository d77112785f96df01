"""The speed of every animation of the gallery, beside what it should be: a part of `python -m tests.bench`."""

import time
from collections.abc import Iterator
from dataclasses import replace
from statistics import median, quantiles

from device.screen.window import Window
from engine.frame import Frame
from tests.pictures import GALLERY

Row = tuple[str, str, str, bool]

SIZE = (800, 480)
RATE = 60
"""Pictures a second."""
LONGEST = 5.0
"""No movement is followed for more seconds."""
ROUNDS = 3
"""The first round makes what is made once; the others are counted."""


def moving(window: Window, frame: Frame) -> bool:
    """Whether it moves from its first moment on."""
    return window.show(frame, frame.since) is not None


def again(frame: Frame, seconds: float) -> Frame:
    """The same frame, so many seconds later."""
    closing = None if frame.closing is None else frame.closing + seconds
    return replace(frame, since=frame.since + seconds, closing=closing)


def spent(window: Window, frame: Frame) -> list[float]:
    """Seconds of the processor for each picture that has been painted, from the second round on."""
    found: list[float] = []
    for turn in range(ROUNDS):
        shown = again(frame, turn * 100.0)
        for step in range(round(LONGEST * RATE)):
            start = time.thread_time()
            wake = window.show(shown, shown.since + step / RATE)
            if turn and window.painted:
                found.append(time.thread_time() - start)
            if wake is None:
                break
    return found


def rows() -> Iterator[Row]:
    """What was measured, what it was, what it should be, and whether it is."""
    window = Window(size=SIZE)
    everything: list[float] = []
    for name, frame in GALLERY.items():
        if not moving(window, frame):
            continue
        counted = spent(window, frame)
        if len(counted) < 4:
            continue
        middle, late = median(counted), quantiles(counted, n=100)[98]
        everything += counted
        met = middle <= 0.006 and late <= 0.016
        yield f"{name}: median, p99", f"{middle * 1e3:.1f}, {late * 1e3:.1f} ms", "≤ 6, 16 ms", met
    window.close()
    middle, late = median(everything), quantiles(everything, n=100)[98]
    met = middle <= 0.006 and late <= 0.016
    yield f"all {len(everything)} pictures", f"{middle * 1e3:.1f}, {late * 1e3:.1f} ms", "≤ 6, 16 ms", met
