"""The little statistics that reports need."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""Standard deviations that hold 95% of a normal distribution."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95% Wilson interval of a rate; honest near 0 and 1, where the plain one is not."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    spread = Z95 * Z95 / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return max(0.0, middle - half), min(1.0, middle + half)
