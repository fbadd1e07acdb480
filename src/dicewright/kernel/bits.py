"""Sets of small numbers, a bit each: how many there are, and which is the k-th."""

from __future__ import annotations

from .rule import rule


@rule
def ones(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@rule
def nth_one(mask: int, k: int) -> int:
    """The number of the k-th bit that is set, from the lowest."""
    for _ in range(k):
        mask &= mask - 1
    return ones((mask & -mask) - 1)  # compilers know how to count bits in one go
