"""What the best play is worth for thousands of tables at once, with NumPy."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from dicewright.odds import dice
from dicewright.odds.dice import DICE, FIRST_ROLL, KEEPS, NUMBER
from dicewright.odds.solver import WHOLE

Array: TypeAlias = np.ndarray[Any, Any]
NEXT, COUNTS = np.array(dice.NEXT), np.array(dice.COUNTS)
SIZES = np.array([len(keep) for keep in KEEPS])
SMALLER = np.array(
    [[NUMBER[keep[:i] + keep[i + 1 :]] for i in range(len(keep))] + [0] * (DICE - len(keep)) for keep in KEEPS]
)
"""The keeps with one die less; none kept where there are fewer than five of them."""


def average(values: Array, attempts: int) -> Array:
    """Before anything is rolled, for each table of values: [table, roll]."""
    for _ in range(attempts - 1):
        values = best_keeps(all_keeps(values))
    return np.asarray(all_keeps(values)[:, 0] / float(WHOLE) ** attempts)


def all_keeps(after: Array) -> Array:
    """7,776 times what every keep leads to."""
    keeps = np.empty((len(after), len(KEEPS)))
    keeps[:, FIRST_ROLL:] = after
    for size in range(DICE - 1, -1, -1):
        level = np.flatnonzero(size == SIZES)
        keeps[:, level] = keeps[:, NEXT[level]].sum(-1)
    return np.asarray(keeps * 6.0**SIZES)


def best_keeps(keeps: Array) -> Array:
    """What each roll is worth: every keep hears of those with one die less."""
    best = keeps.copy()
    for size in range(1, DICE + 1):
        level = np.flatnonzero(size == SIZES)
        best[:, level] = np.maximum(best[:, level], best[:, SMALLER[level]].max(-1))
    return best[:, FIRST_ROLL:]
