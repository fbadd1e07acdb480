"""Rolls and keeps as arrays, for those who reckon with all of them at once; playing needs none of it."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from . import dice
from .dice import DICE, FACES, KEEPS, NUMBER, ROLLS

Array: TypeAlias = np.ndarray[Any, Any]

NEXT: Array = np.array(dice.NEXT, np.int16)
"""(210, 6): the keep with one die more, by its face less one."""

SIZES: Array = np.array([len(keep) for keep in KEEPS])

COUNTS: Array = np.array([[roll.count(face) for face in range(1, FACES + 1)] for roll in ROLLS])
"""(252, 6): how many dice of a roll show each face."""

SMALLER: Array = np.array(
    [[NUMBER[keep[:i] + keep[i + 1 :]] for i in range(len(keep))] + [0] * (DICE - len(keep)) for keep in KEEPS],
    np.intp,
)
"""(462, 5): the keeps with one die less; none kept where there are fewer than five of them."""

_MASKS = sorted(range(1 << DICE), key=lambda mask: (-mask.bit_count(), mask))

SUBSETS: Array = np.array(
    [[NUMBER[tuple(die for i, die in enumerate(roll) if mask >> i & 1)] for mask in _MASKS] for roll in ROLLS]
)
"""(252, 32): every keep of a roll, those of most dice first, so that the first of equals rolls the fewest."""


def showing(faces: int) -> Array:
    """How many dice of each of the 252 rolls show one of the faces, given as bits 1 to 6."""
    return np.asarray(COUNTS[:, [face - 1 for face in range(1, FACES + 1) if faces >> face & 1]].sum(-1))
