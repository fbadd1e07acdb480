"""Which of the 252 rolls of five dice an ability can be used with, and how likely one of them is."""

from __future__ import annotations

from functools import cache

import numpy as np

from ....kernel.amounts import faces_mask
from ....odds.arrays import COUNTS, Array, showing
from ....odds.dice import ROLLS
from ....odds.solver import chances
from ..content.parts import Needs
from ..numbers import ATTEMPTS


def met(needs: Needs) -> Array:
    """For each of the 252 rolls, whether it has what is needed."""
    fits = np.ones(len(ROLLS), bool)
    for symbol, n in needs.symbols.items():
        fits &= showing(faces_mask(symbol)) >= n
    if needs.straight:
        there = COUNTS > 0
        starts = range(COUNTS.shape[1] - needs.straight + 1)
        fits &= np.any([there[:, i : i + needs.straight].all(-1) for i in starts], axis=0)
    return fits


def chance(needs: Needs) -> float:
    """Of an ability with all attempts before one, when one plays for it alone."""
    return _chance(met(needs).tobytes())


@cache
def _chance(fits: bytes) -> float:
    (found,) = chances(np.frombuffer(fits, bool)[np.newaxis], None, ATTEMPTS)
    return found.chance
