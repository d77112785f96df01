"""The table's voice: it reads the news aloud, through a program for speech if there is one."""

import subprocess
from contextlib import suppress
from typing import Final

from device.sound import loudness
from device.spoken import spoken
from device.words import speaking
from engine.frame import Frame

PROGRAM: Final = "espeak-ng"
"""It has a voice for each language, under the same name."""

FULL: Final = 200
"""The program's own loudest amplitude."""

SPEED: Final = 155
"""Words a minute: a little slower than people talk."""

LOOK: Final = 0.25
"""Seconds between two looks at whether it has finished speaking."""

LONGEST: Final = 20.0
"""Seconds after which it is stopped."""

RETRY: Final = 60.0
"""Seconds until a program that is missing or fails is tried again."""

LEAVE: Final = 1.0
"""Seconds that a stopped program is waited for at the end."""


class Speech:
    """An output that says what everybody may know, where the host wants it.

    Of a frame that is somebody's own nothing is said, and it is not even looked at. One sentence is spoken at a time,
    and only the newest one waits. The program runs as a child of its own: it may be missing, fail or hang, and the
    table goes on.
    """

    def __init__(self, program: str = PROGRAM) -> None:
        self._program = program
        self._before: Frame | None = None
        self._waiting = ""
        self._voice: subprocess.Popen[bytes] | None = None
        self._until = 0.0
        """When the voice has spoken for too long."""
        self._stopped = False
        """Whether the voice was told to be quiet."""
        self._rests_until = float("-inf")
        """When a program that has failed is tried again."""

    def show(self, frame: Frame, now: float) -> float | None:
        settings = frame.settings
        if not settings.speech or not settings.volume or frame.invitation:
            self._before, self._waiting = None, ""
            self._stop()
        elif frame.viewer is not None:
            self._before = None
        else:
            said = spoken(self._before, frame, speaking(settings.language))
            self._before, self._waiting = frame, said or self._waiting
        self._reap(now)
        if self._waiting and self._voice is None:
            text, self._waiting = self._waiting, ""
            if now >= self._rests_until:
                self._say(text, settings.language, settings.volume, now)
        return None if self._voice is None else now + LOOK

    def close(self) -> None:
        self._stop()
        if self._voice is not None:
            with suppress(subprocess.TimeoutExpired):
                self._voice.wait(LEAVE)
        self._voice, self._before, self._waiting = None, None, ""

    def _say(self, text: str, language: str, volume: int, now: float) -> None:
        loud = max(1, round(FULL * loudness(volume)))
        line = [self._program, "-v", language, "-a", str(loud), "-s", str(SPEED), "--stdin"]
        nowhere = subprocess.DEVNULL
        try:
            voice = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere, process_group=0)
        except OSError:
            self._rests_until = now + RETRY
            return
        self._voice, self._until, self._stopped = voice, now + LONGEST, False
        assert voice.stdin is not None
        # A few sentences fit into the pipe at once; a program that has gone already is found by its status.
        with suppress(OSError), voice.stdin as pipe:
            pipe.write(text.encode())

    def _reap(self, now: float) -> None:
        """Let go of a voice that has finished; one that has spoken for too long is stopped first."""
        if self._voice is None:
            return
        status = self._voice.poll()
        if status is None:
            if now >= self._until:
                self._stop()
                self._rests_until = now + RETRY
            return
        if status and not self._stopped:
            self._rests_until = now + RETRY
        self._voice = None

    def _stop(self) -> None:
        if self._voice is not None:
            self._stopped = True
            self._voice.kill()
