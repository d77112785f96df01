"""What the sounds of the table are made of: sines, and noise of a fixed sequence, so that every run gives the same."""

from collections.abc import Callable, Iterator
from math import exp, pi, sin, sqrt

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


def quivering(samples: Samples, hertz: float, depth: float) -> Samples:
    """Louder and softer so many times a second; `depth` is the part that comes and goes."""
    times = _times(len(samples) / RATE)
    return [s * (1 - depth + depth * _swing(hertz, t)) for s, t in zip(samples, times, strict=False)]


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other: each starts at a time in seconds, and has a strength."""
    whole = [0.0] * max(int(at * RATE) + len(samples) for at, _, samples in parts)
    for at, strength, samples in parts:
        start = int(at * RATE)
        for i, sample in enumerate(samples):
            whole[start + i] += strength * sample
    return whole


def echo(samples: Samples, *taps: tuple[float, float]) -> Samples:
    """The samples, and again from the walls of a cave: each tap has a delay in seconds and a strength."""
    return mix((0.0, 1.0, samples), *((delay, strength, samples) for delay, strength in taps))


def dull(samples: Samples, keep: float) -> Samples:
    """Once more through the low pass of `noise`."""
    dulled, low = [], 0.0
    for sample in samples:
        low = keep * low + (1 - keep) * sample
        dulled.append(low)
    return dulled


def endless(samples: Samples, seconds: float) -> Samples:
    """The first so many seconds, to be played round and round: what comes after them fades into their beginning."""
    length = int(seconds * RATE)
    first, after = samples[:length], samples[length:]
    for i, sample in enumerate(after):
        part = i / len(after)
        first[i] = first[i] * sqrt(part) + sample * sqrt(1 - part)
    middle = sum(first) / length
    return [sample - middle for sample in first]


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
