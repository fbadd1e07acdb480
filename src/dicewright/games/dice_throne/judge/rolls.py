"""Which of the 252 rolls of five dice an ability can be used with, and how likely one of them is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.amounts import faces_mask
from ....odds.dice import COUNTS, FACES, showing
from ....odds.solver import Table, chances
from ..content.parts import Needs
from ..numbers import ATTEMPTS


def met(needs: Needs) -> tuple[bool, ...]:
    """For each of the 252 rolls, whether it has what is needed."""
    return _met(tuple((faces_mask(symbol), n) for symbol, n in needs.symbols.items()), needs.straight)


@cache
def _met(symbols: tuple[tuple[int, int], ...], straight: int) -> tuple[bool, ...]:
    return tuple(
        all(showing(counts, faces) >= n for faces, n in symbols) and (not straight or _runs(counts, straight))
        for counts in COUNTS
    )


def _runs(counts: Sequence[int], length: int) -> bool:
    """Whether so many faces in a row are there."""
    return any(all(counts[first : first + length]) for first in range(FACES - length + 1))


def one_fits(tables: Sequence[Sequence[bool]]) -> tuple[bool, ...]:
    """For each roll, whether it is in one of them."""
    return tuple(map(any, zip(*tables, strict=True)))


def chance(needs: Needs) -> float:
    """Of an ability with all attempts before one, when one plays for it alone."""
    return _chance(met(needs))


@cache
def _chance(fits: Table) -> float:
    (found,) = chances([fits], None, ATTEMPTS)
    return found.chance
