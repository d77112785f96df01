"""The sounds of the table."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from assets import ROOT
from engine.frame import Frame
from engine.scene import Lobby, Offer, Path

SOUNDS: Final = (
    "press", "sit", "flip", "gem", "share", "relic", "trap", "bust", "reveal", "clue", "drive", "dig", "curse", "win",
)  # fmt: skip
"""The files of assets/sounds."""

HEARD: Final = {
    "revealed": "reveal",
    "bust": "bust",
    "finished": "win",
    "placed": "press",
    "played": "clue",
    "located": "relic",
    "drove": "drive",
    "took": "gem",
    "spent": "gem",
    "shuffled": "flip",
    "dug": "dig",
    "appeared": "share",
    "cursed": "curse",
}
"""The sound of a beat, by its kind, where the kind says it all."""

RETRY: Final = 60.0
"""Seconds until a missing sound device is looked for again."""

SETTLE: Final = 0.5
"""Seconds after the first picture at which the device is opened: nobody waits for a sound card to see the table."""

CAP: Final = 0.8
"""The loudest the table ever plays, as a part of full scale: what volume 100 means."""


class NoDevice(Exception):
    """There is no sound device, or it is gone."""


class Speaker(Protocol):
    """Something that plays the sounds of assets/sounds by name."""

    def play(self, name: str) -> None:
        """Start a sound and return at once. Raises NoDevice when the device is gone."""

    def close(self) -> None:
        """Give the device back."""


def cues(before: Frame | None, after: Frame) -> tuple[str, ...]:
    """What is heard when the table goes from one frame to the next; nothing for the first frame of all.

    One "press" for every seat that has just locked: a frame does not know which key it was.
    """
    if before is None:
        return ()
    heard = ["press"] * len(after.locked - before.locked)
    heard += ["sit"] * len(_seated(after) - _seated(before))
    if after.beat is not None and (after.beat, after.since) != (before.beat, before.since):
        heard += _of_beat(after)
    return tuple(heard)


def _seated(frame: Frame) -> frozenset[int]:
    """The boxes at which somebody sits, in the lobby and in the game that follows it."""
    if isinstance(frame.scene, Lobby):
        return frozenset(stand.box for stand in frame.scene.stands if stand.seated)
    return frozenset(sitter.box for sitter in frame.sitters)


def _of_beat(frame: Frame) -> list[str]:
    match frame.beat.kind if frame.beat else None, frame.scene:
        case "turned", Path(cards=(*_, card)):
            return [{"treasure": "flip", "trap": "trap", "relic": "relic"}[card.kind]]
        case "shared", Path(places=places):
            gain = max(place.gain for place in places)
            return ["share"] if gain > 1 else ["gem"] if gain else []
        case "offered", Offer(card=card):
            return ["flip"] if card is not None else []
        case "claimed", Offer(claimed=claimed):
            return ["share"] if claimed is not None else []
        case kind, _:
            return [HEARD[kind]] if kind in HEARD else []


class Sound:
    """The table's voice: an output that plays the cues between the frames it is shown.

    `volume` is 0 to 100; at 0 no device is ever opened. A device that is missing is looked for again after `RETRY`
    seconds of the table's time; `missing` tells that it is missing now.
    """

    def __init__(self, volume: int, speaker: Callable[[int], Speaker]) -> None:
        self.missing = False
        self._volume = volume
        self._connect = speaker
        self._speaker: Speaker | None = None
        self._before: Frame | None = None
        self._due: float | None = None
        """When to open the device."""

    def show(self, frame: Frame, now: float) -> float | None:
        if self._volume == 0:
            return None
        heard, self._before = cues(self._before, frame), frame
        if self._speaker is None:
            self._open(now)
        if self._speaker is not None:
            self._play(heard, now)
        return self._due

    def close(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
        self._speaker = self._before = self._due = None

    def _open(self, now: float) -> None:
        if self._due is None:
            self._due = now + SETTLE
        if now < self._due:
            return
        try:
            self._speaker, self._due, self.missing = self._connect(self._volume), None, False
        except NoDevice:
            self._lose(now)

    def _play(self, heard: tuple[str, ...], now: float) -> None:
        assert self._speaker is not None
        try:
            for name in heard:
                self._speaker.play(name)
        except NoDevice:
            self._speaker.close()
            self._lose(now)

    def _lose(self, now: float) -> None:
        self._speaker, self._due, self.missing = None, now + RETRY, True


class Mixer:
    """The sound card, by pygame's mixer. Opening it raises NoDevice where there is none."""

    def __init__(self, volume: int) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from pygame import error, mixer

        self._mixer, self._error = mixer, error
        try:
            with _quietly():
                mixer.init(frequency=22_050, size=-16, channels=1, buffer=512)
            self._sounds = {name: mixer.Sound(ROOT / "sounds" / f"{name}.wav") for name in SOUNDS}
        except error as problem:
            mixer.quit()
            raise NoDevice(str(problem)) from problem
        for sound in self._sounds.values():
            sound.set_volume(loudness(volume))

    def play(self, name: str) -> None:
        try:
            self._sounds[name].play()
        except self._error as problem:
            raise NoDevice(str(problem)) from problem

    def close(self) -> None:
        self._mixer.quit()


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
