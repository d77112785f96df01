"""Make every sound of the table: run `python -m assets.make_sounds` to write assets/sounds anew.

Each sound is drawn from sines and from noise of a fixed sequence, so that every run writes the same bytes:
mono, 16 bit, 22.05 kHz, no longer than two seconds, no peak above -3 dBFS.
"""

import array
import io
import sys
import wave
from collections.abc import Callable, Iterator
from math import exp, pi, sin
from pathlib import Path

RATE = 22_050
"""Samples a second."""

Samples = list[float]
"""Full scale is 1.0."""

A4 = 440.0


def note(steps: int) -> float:
    """The frequency, in hertz, of the note that many semitones above A4."""
    return A4 * 2 ** (steps / 12)


def tone(
    hertz: float, seconds: float, decay: float, partials: tuple[float, ...] = (1.0,), attack: float = 0.004
) -> Samples:
    """A struck tone: harmonic partials, each fading faster than the one below it; `decay` is the time to 1/e."""
    fade = [
        sum(p * _swing(hertz * (i + 1), t) * exp(-t * (i + 1) ** 0.7 / decay) for i, p in enumerate(partials))
        for t in _times(seconds)
    ]
    return shaped(fade, attack)


def bell(hertz: float, seconds: float, decay: float) -> Samples:
    """A small bell: its upper partials are out of tune with the lowest, as metal's and glass's are."""
    partials = ((1.0, 1.0), (2.76, 0.45), (5.40, 0.16))
    return shaped(
        [sum(a * _swing(hertz * r, t) * exp(-t * r**0.8 / decay) for r, a in partials) for t in _times(seconds)], 0.002
    )


def glide(start: float, end: float, seconds: float, partials: tuple[float, ...]) -> Samples:
    """A tone that slides from one frequency to another, fast at first."""
    samples, phase = [], 0.0
    for t in _times(seconds):
        phase += 2 * pi * (end + (start - end) * exp(-4 * t / seconds)) / RATE
        samples.append(sum(a * sin(phase * (i + 1)) for i, a in enumerate(partials)))
    return samples


def noise(seconds: float, softness: Callable[[float], float]) -> Samples:
    """A hiss from a fixed sequence, through a low pass; `softness` at a time is 0 for bright, near 1 for dull."""
    samples, low = [], 0.0
    for t, raw in zip(_times(seconds), _sequence(), strict=False):
        keep = softness(t)
        low = keep * low + (1 - keep) * raw
        samples.append(low)
    return samples


def shaped(samples: Samples, attack: float, release: float = 0.03) -> Samples:
    """The samples without a click at either end; both times in seconds."""
    rise, fall = max(1, int(attack * RATE)), max(1, int(release * RATE))
    last = len(samples) - 1
    return [s * min(1.0, i / rise, (last - i) / fall) for i, s in enumerate(samples)]


def hump(samples: Samples, top: float, decay: float) -> Samples:
    """Swelling until `top` seconds and fading after it, as air does."""
    return [
        s * (t / top if t < top else exp(-(t - top) / decay))
        for s, t in zip(samples, _times(len(samples) / RATE), strict=False)
    ]


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other: each starts at a time in seconds, and has a strength."""
    whole = [0.0] * max(int(at * RATE) + len(samples) for at, _, samples in parts)
    for at, strength, samples in parts:
        start = int(at * RATE)
        for i, sample in enumerate(samples):
            whole[start + i] += strength * sample
    return whole


def _times(seconds: float) -> Iterator[float]:
    return (i / RATE for i in range(int(seconds * RATE)))


def _swing(hertz: float, t: float) -> float:
    return sin(2 * pi * hertz * t)


def _sequence() -> Iterator[float]:
    """Values in [-1, 1) of a linear congruence: the same hiss on every machine."""
    state = 2016
    while True:
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        yield state / 2**31 - 1


WOOD = (1.0, 0.0, 0.35, 0.0, 0.12)
BRASS = (1.0, 0.7, 0.5, 0.3, 0.18, 0.1)


def press() -> Samples:
    """A fingertip on wood: the answer to a key, whichever it was."""
    return tone(330.0, 0.09, 0.018, WOOD)


def sit() -> Samples:
    """Two wooden notes upwards: welcome."""
    return mix((0.0, 0.8, tone(note(-9), 0.22, 0.07, WOOD)), (0.1, 1.0, tone(note(-2), 0.34, 0.1, WOOD)))


def flip() -> Samples:
    """A card swishes over and lands."""
    swish = hump(noise(0.22, lambda t: 0.85 - 2.4 * t), 0.13, 0.03)
    return shaped(mix((0.0, 1.0, swish), (0.17, 0.45, tone(190.0, 0.12, 0.03, WOOD))), 0.004)


def gem() -> Samples:
    """One gem drops into a hand."""
    return bell(note(22), 0.4, 0.12)


def share() -> Samples:
    """A handful of gems, one after the other."""
    steps = (17, 22, 20, 24, 29)
    return mix(*((0.07 * i, 0.6 + 0.1 * i, bell(note(step), 0.45, 0.13)) for i, step in enumerate(steps)))


def relic() -> Samples:
    """Something very old begins to hum and to shine."""
    hum = shaped(tone(note(-21), 1.7, 0.9, (1.0, 0.5, 0.25)), 0.25, 0.4)
    steps = (3, 7, 10, 15, 19)
    shine = mix(*((0.12 * i, 1.0, bell(note(step), 1.15, 0.4)) for i, step in enumerate(steps)))
    return mix((0.0, 0.5, hum), (0.1, 0.5, shine))


def trap() -> Samples:
    """Watch out: two muffled horns, the second half a step up."""
    first, second = (shaped(tone(note(step), 0.36, 0.22, BRASS), 0.02, 0.08) for step in (-10, -9))
    return mix((0.0, 0.8, first), (0.24, 1.0, second), (0.24, 0.4, tone(82.0, 0.4, 0.12, (1.0, 0.5))))


def bust() -> Samples:
    """The cave rumbles, and everything slides down: low and round, with no crash in it."""
    fall = hump(glide(210.0, 52.0, 1.5, (1.0, 0.55, 0.3, 0.12)), 0.05, 0.5)
    rumble = hump(noise(1.7, lambda _: 0.98), 0.12, 0.55)
    drum = tone(65.0, 0.7, 0.2, (1.0, 0.6, 0.3))
    return shaped(mix((0.0, 0.8, drum), (0.06, 0.7, fall), (0.06, 4.0, rumble)), 0.006, 0.25)


def reveal() -> Samples:
    """Paper tears from end to end, and two notes stand in the gap."""
    tear = hump(noise(0.3, lambda t: max(0.2, 0.8 - 2.5 * t)), 0.2, 0.04)
    chord = mix(*((0.0, 1.0, tone(note(step), 0.7, 0.25, (1.0, 0.4, 0.2))) for step in (-9, -2, 3)))
    return mix((0.0, 0.9, tear), (0.2, 0.5, chord))


def clue() -> Samples:
    """Paper unfolds in two strokes, and a pencil taps it."""
    strokes = ((0.0, 0.7, 0.16), (0.13, 1.0, 0.22))
    paper = mix(*((at, loud, hump(noise(long, lambda t: 0.7 - 1.5 * t), long / 2, 0.03)) for at, loud, long in strokes))
    return shaped(mix((0.0, 1.0, paper), (0.34, 0.3, tone(720.0, 0.1, 0.02, WOOD))), 0.004)


def drive() -> Samples:
    """A small motor hums up a gear, and rolls out."""
    first, second = (
        shaped(glide(low, high, long, (1.0, 0.7, 0.55, 0.4, 0.25, 0.15)), 0.05, 0.12)
        for low, high, long in ((104.0, 156.0, 0.4), (131.0, 190.0, 0.6))
    )
    gravel = hump(noise(0.85, lambda _: 0.72), 0.35, 0.22)
    return shaped(mix((0.0, 0.8, first), (0.32, 1.0, second), (0.04, 0.5, gravel)), 0.02, 0.2)


def dig() -> Samples:
    """A spade goes into sand three times, and knocks on wood."""
    sand = hump(noise(0.2, lambda t: 0.35 + 1.8 * t), 0.05, 0.06)
    cuts = tuple((0.3 * i, 0.7 + 0.15 * i, sand) for i in range(3))
    knocks = tuple((at, 1.1, tone(hertz, 0.3, 0.07, WOOD)) for at, hertz in ((0.92, 165.0), (1.08, 147.0)))
    return shaped(mix(*cuts, *knocks), 0.004)


def curse() -> Samples:
    """A wobbling old fiddle slides down to a thud: more funny than frightening."""
    slide = glide(620.0, 150.0, 1.1, (1.0, 0.5, 0.33, 0.2))
    wobble = [s * (0.72 + 0.28 * _swing(7.0, t)) for s, t in zip(slide, _times(len(slide) / RATE), strict=False)]
    thud = tone(98.0, 0.5, 0.14, (1.0, 0.6, 0.3))
    return shaped(mix((0.0, 0.7, shaped(wobble, 0.03, 0.15)), (1.05, 1.0, thud)), 0.006, 0.1)


def win() -> Samples:
    """A short fanfare that runs up and stays there."""
    run = tuple((0.13 * i, 0.8, tone(note(step), 0.42, 0.25, BRASS, 0.015)) for i, step in enumerate((-9, -5, -2)))
    chord = tuple((0.4, 0.5, tone(note(step), 1.5, 0.75, BRASS, 0.03)) for step in (-9, -2, 3, 7))
    sparkle = tuple((0.5 + 0.09 * i, 0.3, bell(note(step), 0.7, 0.25)) for i, step in enumerate((15, 19, 22, 27)))
    return mix(*run, *chord, *sparkle)


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "press": (press, -16),
    "sit": (sit, -9),
    "flip": (flip, -10),
    "gem": (gem, -10),
    "share": (share, -8),
    "relic": (relic, -6),
    "trap": (trap, -6),
    "bust": (bust, -4),
    "reveal": (reveal, -7),
    "clue": (clue, -10),
    "drive": (drive, -9),
    "dig": (dig, -7),
    "curse": (curse, -6),
    "win": (win, -4),
}
"""Every sound, and its peak in dBFS."""


def wav(name: str) -> bytes:
    """The file of one sound. Raises KeyError for a name that is none."""
    make, peak = SOUNDS[name]
    samples = make()
    loudest = max(map(abs, samples))
    gain = 32_767 * 10 ** (peak / 20) / loudest
    frames = array.array("h", (round(sample * gain) for sample in samples))
    if sys.byteorder == "big":
        frames.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames.tobytes())
    return file.getvalue()


if __name__ == "__main__":
    folder = Path(__file__).resolve().parent / "sounds"
    folder.mkdir(exist_ok=True)
    for sound in SOUNDS:
        (folder / f"{sound}.wav").write_bytes(wav(sound))
