"""How a place sounds while nothing else does: the cave, the island."""

from assets.tone import Samples, dull, echo, endless, glide, hump, mix, noise, quivering, shaped


def air() -> Samples:
    """The cave breathes: a far, hollow hush without an end."""
    hush = dull(noise(2.5, lambda _: 0.88), 0.88)
    return endless(hush, 2.0)


def drip() -> Samples:
    """A drop falls into a pool, and the walls say it again."""
    drop = shaped(glide(1250.0, 820.0, 0.09, (1.0, 0.15)), 0.006, 0.05)
    return echo(drop, (0.17, 0.32), (0.31, 0.2), (0.52, 0.1), (0.8, 0.04))


def drips() -> Samples:
    """Three small drops, farther away."""
    drops = ((0.0, 0.8, 1480.0), (0.31, 0.5, 1180.0), (0.47, 1.0, 1660.0))
    fall = mix(*((at, loud, shaped(glide(hz, hz * 0.7, 0.07, (1.0,)), 0.006, 0.04)) for at, loud, hz in drops))
    return echo(dull(fall, 0.5), (0.21, 0.4), (0.43, 0.22), (0.7, 0.1))


def rumble() -> Samples:
    """Deep in the mountain something settles."""
    deep = dull(noise(1.9, lambda _: 0.94), 0.9)
    return shaped(hump(deep, 0.7, 0.4), 0.2, 0.4)


def surf() -> Samples:
    """The sea all around, far off, without an end."""
    wide = dull(noise(2.5, lambda _: 0.8), 0.75)
    return endless(wide, 2.0)


def swell() -> Samples:
    """A wave comes up the beach, and runs back."""
    water = noise(2.0, lambda t: 0.9 - 0.4 * t if t < 0.9 else min(0.92, 0.54 + 0.35 * (t - 0.9)))
    return shaped(hump(water, 0.9, 0.4), 0.3, 0.5)


def breeze() -> Samples:
    """The wind goes through palm leaves."""
    leaves = noise(1.8, lambda t: 0.5 + 0.3 * abs(t - 0.8))
    return shaped(hump(quivering(leaves, 9.0, 0.25), 0.8, 0.35), 0.3, 0.4)
