"""How a movement goes: functions of its progress, 0.0 to 1.0."""

SLACK = 1e-9
"""The sum of two floats may fall short of the moment at which something ends. Seconds."""


def out(t: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - t) ** 3


def both(t: float) -> float:
    """Slow, fast, slow."""
    return t * t * (3 - 2 * t)


def over(t: float, much: float = 0.04) -> float:
    """Fast, a little too far, and back."""
    return out(t) + much * 4 * t * (1 - t) * t


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def part(age: float, begins: float, lasts: float) -> float:
    """How far a part of a movement has come when the whole is `age` old."""
    return min(1.0, max(0.0, (age - begins + SLACK) / lasts)) if age > begins else 0.0
