"""The same questions answered the long way: ordered dice, every keep, every way the others fall, whole numbers only.

Everything that comes after n attempts is given times 7,776 to the power n, and so is never rounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

from dicewright.odds.dice import ROLLS

NUMBER = {roll: i for i, roll in enumerate(ROLLS)}


@cache
def falls(dice: tuple[int, ...], again: int) -> tuple[tuple[int, int], ...]:
    """The rolls that can come if the dice of the mask are rolled again, each with the number of ways it does."""
    kept = tuple(die for i, die in enumerate(dice) if not again >> i & 1)
    rolled = product(range(1, 7), repeat=5 - len(kept))
    return tuple(Counter(NUMBER[tuple(sorted(kept + new))] for new in rolled).items())


def after(values: Sequence[int], dice: Sequence[int], again: int) -> int:
    """7,776 times the mean value if the dice of the mask are rolled again."""
    total = sum(ways * values[roll] for roll, ways in falls(tuple(dice), again))
    return total * 6 ** (5 - again.bit_count())


def best(values: Sequence[int], attempts: int) -> list[int]:
    """What each roll is worth with so many attempts left."""
    worth = list(values)
    for _ in range(attempts):
        worth = [max(after(worth, roll, again) for again in range(32)) for roll in ROLLS]
    return worth


def real(whole: int, attempts: int) -> float:
    """The number that stands behind it, rounded once."""
    return float(Fraction(whole, 7776**attempts))
