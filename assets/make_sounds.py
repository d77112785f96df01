"""Make every sound of the table: run `python -m assets.make_sounds` to write assets/sounds anew.

Every run writes the same bytes: mono, 16 bit, 22.05 kHz, no longer than two seconds, no peak above -3 dBFS.
"""

import array
import io
import sys
import wave
from collections.abc import Callable
from pathlib import Path

from assets.place import air, breeze, drip, drips, rumble, surf, swell
from assets.tone import (
    BRASS,
    RATE,
    WOOD,
    Samples,
    bell,
    glide,
    hump,
    mix,
    noise,
    note,
    quivering,
    shaped,
    tone,
)


def press() -> Samples:
    """A fingertip on wood: the answer to a key, whichever it was."""
    return tone(330.0, 0.09, 0.018, WOOD)


def sit() -> Samples:
    """Two wooden notes upwards: welcome."""
    return mix((0.0, 0.8, tone(note(-9), 0.22, 0.07, WOOD)), (0.1, 1.0, tone(note(-2), 0.34, 0.1, WOOD)))


def stand() -> Samples:
    """The two notes of sitting down, downwards: somebody goes."""
    return mix((0.0, 0.9, tone(note(-2), 0.22, 0.07, WOOD)), (0.1, 0.8, tone(note(-9), 0.34, 0.1, WOOD)))


def menu() -> Samples:
    """A small wooden click: the light goes on."""
    return tone(560.0, 0.06, 0.012, WOOD)


def ok() -> Samples:
    """Two small clicks upwards: taken."""
    return mix((0.0, 0.8, tone(560.0, 0.06, 0.014, WOOD)), (0.07, 1.0, tone(840.0, 0.1, 0.022, WOOD)))


def page() -> Samples:
    """A leaf of paper is lifted and turned over."""
    lift = hump(noise(0.16, lambda t: 0.85 - t), 0.08, 0.03)
    turn = hump(noise(0.3, lambda t: 0.62 + 0.7 * t), 0.07, 0.07)
    return shaped(mix((0.0, 0.5, lift), (0.11, 1.0, turn)), 0.004, 0.05)


def nudge() -> Samples:
    """Two soft knocks that ask: is it you?"""
    knock = tone(note(-5), 0.34, 0.09, WOOD, 0.006)
    return mix((0.0, 0.8, knock), (0.22, 1.0, tone(note(0), 0.42, 0.11, WOOD, 0.006)))


def warn() -> Samples:
    """Three round notes that sink: the table falls asleep."""
    steps = enumerate((7, 3, -2))
    return mix(*((0.26 * i, 0.9, tone(note(step), 0.8, 0.26, (1.0, 0.2, 0.08), 0.012)) for i, step in steps))


def tick() -> Samples:
    """A dry block of wood: three, two, one."""
    return tone(1046.0, 0.07, 0.014, WOOD, 0.002)


def step() -> Samples:
    """Four feet on gravel, each farther away."""
    grit = hump(noise(0.13, lambda t: min(0.9, 0.62 + 1.6 * t)), 0.02, 0.03)
    foot = mix((0.0, 1.0, grit), (0.0, 0.35, tone(120.0, 0.13, 0.03, (1.0, 0.4))))
    return shaped(mix(*((0.21 * i, 1.0 - 0.2 * i, foot) for i in range(4))), 0.004, 0.05)


def flip() -> Samples:
    """A card swishes over and lands."""
    swish = hump(noise(0.22, lambda t: max(0.58, 0.85 - 2.0 * t)), 0.13, 0.03)
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
    """Watch out: two muffled horns, the second half a step up, over a drum."""
    first, second = (
        mix(
            (0.0, 0.8, shaped(tone(note(step), 0.4, 0.3, BRASS), 0.02, 0.1)),
            (0.0, 0.5, shaped(tone(note(step + 12), 0.4, 0.3, (1.0, 0.5, 0.25)), 0.03, 0.1)),
        )
        for step in (-10, -9)
    )
    return mix((0.0, 0.7, first), (0.24, 1.0, second), (0.24, 0.3, tone(82.0, 0.4, 0.12, (1.0, 0.5))))


def bust() -> Samples:
    """The cave rumbles, stones roll, and everything slides down: low and round, with no crash in it."""
    fall = hump(glide(330.0, 62.0, 1.5, (1.0, 0.6, 0.4, 0.2)), 0.05, 0.5)
    rumble = hump(noise(1.7, lambda _: 0.96), 0.12, 0.55)
    stones = ((0.1, 1.0, 260.0), (0.27, 0.8, 311.0), (0.42, 0.9, 220.0), (0.66, 0.6, 277.0), (0.95, 0.4, 208.0))
    rolls = tuple((at, 0.45 * loud, tone(hertz, 0.2, 0.045, (1.0, 0.6, 0.3))) for at, loud, hertz in stones)
    drum = tone(65.0, 0.7, 0.2, (1.0, 0.6, 0.3))
    return shaped(mix((0.0, 0.6, drum), (0.06, 0.55, fall), (0.06, 1.8, rumble), *rolls), 0.006, 0.25)


def reveal() -> Samples:
    """Paper tears from end to end, and three notes stand in the gap."""
    tear = shaped(hump(noise(0.34, lambda t: max(0.35, 0.85 - 2.2 * t)), 0.2, 0.04), 0.01, 0.1)
    chord = mix(*((0.0, 1.0, tone(note(step), 0.9, 0.32, (1.0, 0.4, 0.2))) for step in (-9, -2, 3, 7)))
    return mix((0.0, 0.6, tear), (0.2, 0.55, chord))


def clue() -> Samples:
    """Paper unfolds in two strokes, and a pencil taps it."""
    strokes = ((0.0, 0.7, 0.16), (0.13, 1.0, 0.22))
    paper = mix(
        *(
            (at, loud, hump(noise(long, lambda t: max(0.5, 0.75 - 1.5 * t)), long / 2, 0.03))
            for at, loud, long in strokes
        )
    )
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
    slide = quivering(glide(620.0, 150.0, 1.1, (1.0, 0.5, 0.33, 0.2)), 7.0, 0.28)
    thud = tone(98.0, 0.5, 0.14, (1.0, 0.6, 0.3))
    return shaped(mix((0.0, 0.7, shaped(slide, 0.03, 0.15)), (1.05, 1.0, thud)), 0.006, 0.1)


def win() -> Samples:
    """A short fanfare that runs up and stays there."""
    run = tuple((0.13 * i, 0.8, tone(note(step), 0.42, 0.25, BRASS, 0.015)) for i, step in enumerate((-9, -5, -2)))
    chord = tuple((0.4, 0.5, tone(note(step), 1.5, 0.75, BRASS, 0.03)) for step in (-9, -2, 3, 7))
    sparkle = tuple((0.5 + 0.09 * i, 0.3, bell(note(step), 0.7, 0.25)) for i, step in enumerate((15, 19, 22, 27)))
    return mix(*run, *chord, *sparkle)


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "press": (press, -14),
    "sit": (sit, -10),
    "stand": (stand, -12),
    "menu": (menu, -17),
    "ok": (ok, -16),
    "page": (page, -15),
    "nudge": (nudge, -13),
    "warn": (warn, -12),
    "tick": (tick, -14),
    "flip": (flip, -9),
    "gem": (gem, -11),
    "share": (share, -9),
    "relic": (relic, -7),
    "trap": (trap, -4),
    "bust": (bust, -3.5),
    "reveal": (reveal, -5),
    "step": (step, -8),
    "clue": (clue, -9),
    "drive": (drive, -8),
    "dig": (dig, -6),
    "curse": (curse, -7),
    "win": (win, -5),
    "air": (air, -32),
    "drip": (drip, -31),
    "drips": (drips, -33),
    "rumble": (rumble, -27),
    "surf": (surf, -36),
    "swell": (swell, -34),
    "breeze": (breeze, -37),
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
