"""Seconds that are counted down on a panel."""

import math


def seconds(until: float, now: float) -> int:
    """Whole seconds until a moment, never less than none."""
    return max(0, math.ceil(until - now))
