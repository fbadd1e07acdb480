"""Roots and logarithms in whole numbers, from tables: the same on every machine, in plain Python and compiled."""

from __future__ import annotations

from math import isqrt, log, sqrt

from ...kernel.rule import rule, table

FINE = 1024
"""Numbers below this have an entry of their own."""
OCTAVES = 40
STEPS = 8
"""Entries for each doubling above it."""
ROOT_UNIT = 1 << 16
LOG_UNIT = 1 << 8

_INVERSE = table([isqrt(ROOT_UNIT * ROOT_UNIT // max(n, 1)) for n in range(FINE)])


def root_of_log(n: int) -> float:
    """Unrounded, in LOG_UNIT; a test shows that no entry is near the middle of two numbers, where machines might
    disagree."""
    return LOG_UNIT * sqrt(log(n + 1))


_LOW = table([round(root_of_log(n)) for n in range(FINE)])
_HIGH = table(
    [
        round(root_of_log((STEPS + step) * FINE // (2 * STEPS) << octave))
        for octave in range(OCTAVES)
        for step in range(STEPS)
    ]
)


@rule
def inverse_root(n: int) -> int:
    """One by the root of n, in ROOT_UNIT."""
    shift = 0
    while n >= FINE:
        n >>= 2
        shift += 1
    return int(_INVERSE[n]) >> shift


@rule
def log_root(n: int) -> int:
    """The root of the logarithm of n + 1, in LOG_UNIT."""
    if n < FINE:
        return int(_LOW[n])
    octave = 0
    while n >= FINE:
        n >>= 1
        octave += 1
    return int(_HIGH[octave * STEPS + n * 2 * STEPS // FINE - STEPS])


@rule
def whole_root(n: int) -> int:
    """The whole part of a square root."""
    if n < 2:
        return n
    x = 1
    while x * x <= n:
        x <<= 1
    while True:
        y = (x + n // x) >> 1
        if y >= x:
            return x
        x = y
