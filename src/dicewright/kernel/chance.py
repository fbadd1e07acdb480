"""Numbers for whoever plays nature or guesses what is covered: splitmix64, the same on every target.

Never part of a game: rules ask nature, and whoever runs the game answers.
"""

from __future__ import annotations

from collections.abc import Callable

from .rule import rule

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


@rule
def mixed(x: int) -> int:
    """splitmix64; the masks keep plain Python's unbounded ints equal to the compiled 64-bit ones."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


@rule
def following(seed: int) -> int:
    """The seed after this one."""
    return (seed + STEP) & MASK


@rule
def following_by(seed: int, n: int) -> int:
    """The n-th seed after this one."""
    step = STEP
    while n > 0:
        if n & 1:
            seed = (seed + step) & MASK
        step = (step + step) & MASK
        n >>= 1
    return seed


@rule
def below(seed: int, n: int) -> int:
    """A number below n from a seed."""
    return (mixed(seed) >> 33) % n


def picker(seed: int) -> Callable[[int], int]:
    """pick(n) -> a number below n, from a seed, for plain Python."""
    state = mixed(seed & MASK)

    def pick(n: int) -> int:
        nonlocal state
        state = following(state)
        return below(state, n)

    return pick
