"""The sounds of the table."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

from assets import ROOT
from device.ambience import Place, drop, place
from device.cues import Cue, cues, moment
from engine.frame import Frame

SOUNDS: Final = (
    "press", "sit", "stand", "menu", "ok", "page", "nudge", "warn", "tick", "flip", "gem", "share", "relic", "trap",
    "bust", "reveal", "step", "clue", "drive", "dig", "curse", "win", "air", "drip", "drips", "rumble", "surf", "swell",
    "breeze",
)  # fmt: skip
"""The files of assets/sounds."""

RETRY: Final = 60.0
"""Seconds until a missing sound device is looked for again."""

SETTLE: Final = 0.5
"""Seconds after the first picture at which the device is opened: nobody waits for a sound card to see the table."""

FADE: Final = 2.0
"""Seconds in which the air of a place comes and goes."""

CAP: Final = 0.8
"""The loudest the table ever plays, as a part of full scale: what volume 100 means."""

CHANNELS: Final = 16
"""So many sounds are heard at once; one more is not heard."""

CARDS: Final = Path("/proc/asound/cards")
"""Where Linux lists the sound cards: SDL plays on in silence when its card is pulled out, so this list tells."""


class NoDevice(Exception):
    """There is no sound device, or it is gone."""


class Speaker(Protocol):
    """Something that plays the sounds of assets/sounds by name."""

    def loud(self, volume: int) -> None:
        """Play everything at this volume from now on, 0 to 100."""

    def play(self, name: str) -> None:
        """Start a sound and return at once. Raises NoDevice when the device is gone."""

    def lie(self, name: str | None) -> None:
        """Let a sound go on without an end, under the others, in place of the one before; None for nothing.

        Raises NoDevice when the device is gone.
        """

    def close(self) -> None:
        """Give the device back."""


class Sound:
    """The table's voice: an output that plays the cues between the frames it is shown, and the air of the place.

    A device that goes is looked for once more at once, and one that is missing after `RETRY` seconds of the table's
    time; `missing` tells that it is missing now. At volume 0 none is opened, and one that is open stays so.
    """

    def __init__(self, speaker: Callable[[], Speaker]) -> None:
        self.missing = False
        self._connect = speaker
        self._speaker: Speaker | None = None
        self._before: Frame | None = None
        self._open_at: float | None = None
        self._volume = 0
        """What the speaker plays at."""
        self._later: list[tuple[float, str]] = []
        """Cues of this moment that are still to come, and when."""
        self._here: Place | None = None
        self._drop: tuple[float, str] | None = None
        """The next drop of this place, and when it falls."""

    def show(self, frame: Frame, now: float) -> float | None:
        heard = cues(self._before, frame)
        if self._before is None or moment(self._before) != moment(frame):
            self._later.clear()
        self._before = frame
        volume = 0 if frame.invitation else frame.settings.volume
        if self._speaker is None:
            self._open(volume, now)
        if self._speaker is None:
            return self._open_at
        try:
            self._sound(self._speaker, frame, heard, volume, now)
        except NoDevice:
            self._lose(self._speaker, now)
            return self._open_at
        return min([at for at, _ in self._later] + ([] if self._drop is None else [self._drop[0]]), default=None)

    def close(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
        self._speaker = self._before = self._open_at = None
        self._rest()

    def _rest(self) -> None:
        """A speaker that is new plays nothing yet."""
        self._volume, self._here, self._drop = 0, None, None
        self._later.clear()

    def _open(self, volume: int, now: float) -> None:
        if volume == 0:
            self._open_at = None
            return
        if self._open_at is None:
            self._open_at = now + SETTLE
        if now < self._open_at:
            return
        try:
            self._speaker, self._open_at, self.missing = self._connect(), None, False
        except NoDevice:
            self._open_at, self.missing = now + RETRY, True

    def _lose(self, speaker: Speaker, now: float) -> None:
        """Another one may be there at once: most often a plug was moved."""
        speaker.close()
        self._speaker, self._open_at = None, now + SETTLE
        self._rest()

    def _sound(self, speaker: Speaker, frame: Frame, heard: tuple[Cue, ...], volume: int, now: float) -> None:
        if volume != self._volume:
            self._volume = volume
            speaker.loud(volume)
        here = place(frame) if volume else None
        if here is not self._here:
            speaker.lie(None if here is None else here.air)
            self._here, self._drop = here, None if here is None else drop(here, now)
        self._later += [(now + cue.after, cue.sound) for cue in heard]
        due = [sound for at, sound in self._later if at <= now]
        self._later = [(at, sound) for at, sound in self._later if at > now]
        if self._drop is not None and self._here is not None and now >= self._drop[0]:
            due.append(self._drop[1])
            self._drop = drop(self._here, now)
        for sound in due if volume else []:
            speaker.play(sound)


class Mixer:
    """The sound card, by pygame's mixer. Opening it raises NoDevice where there is none.

    `cards` is the file that lists the sound cards: when it changes, the device counts as gone, so that the next look
    finds what is plugged in now.
    """

    def __init__(self, cards: Path = CARDS) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from pygame import error, mixer

        self._mixer, self._error = mixer, error
        self._list = cards
        self._cards = _read(cards)
        self._lying: str | None = None
        try:
            with _quietly():
                mixer.init(frequency=22_050, size=-16, channels=1, buffer=512)
            mixer.set_num_channels(CHANNELS)
            self._sounds = {name: mixer.Sound(ROOT / "sounds" / f"{name}.wav") for name in SOUNDS}
        except error as problem:
            mixer.quit()
            raise NoDevice(str(problem)) from problem

    def loud(self, volume: int) -> None:
        for sound in self._sounds.values():
            sound.set_volume(loudness(volume))

    def play(self, name: str) -> None:
        self._check()
        try:
            self._sounds[name].play()
        except self._error as problem:
            raise NoDevice(str(problem)) from problem

    def lie(self, name: str | None) -> None:
        self._check()
        try:
            if self._lying is not None:
                self._sounds[self._lying].fadeout(round(FADE * 1000))
            if name is not None:
                self._sounds[name].play(loops=-1, fade_ms=round(FADE * 1000))
        except self._error as problem:
            raise NoDevice(str(problem)) from problem
        self._lying = name

    def close(self) -> None:
        self._mixer.quit()

    def _check(self) -> None:
        if _read(self._list) != self._cards:
            raise NoDevice("the sound cards have changed")


def _read(cards: Path) -> str:
    """The list of sound cards; "" where there is none."""
    try:
        return cards.read_text("utf-8", "replace")
    except OSError:
        return ""


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep what the sound libraries write to standard error off the screen of a terminal."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def loudness(volume: int) -> float:
    """The amplitude (0.0 to `CAP`) of a volume from 0 to 100: squared, so that equal steps sound equal."""
    return CAP * (min(max(volume, 0), 100) / 100) ** 2
