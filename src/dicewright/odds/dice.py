"""Five dice, as what they show and not in which order: 252 rolls, and 462 keeps of up to five dice.

A keep is a sorted tuple of the dice that stay on the table. Keeps are numbered by size, then in dictionary order, so
that the rolls, keeps of all five, come last; the number of a keep with one die more is a look into `NEXT`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from ..kernel.game import Refusal

DICE, FACES = 5, 6

KEEPS: tuple[tuple[int, ...], ...] = tuple(
    keep for size in range(DICE + 1) for keep in combinations_with_replacement(range(1, FACES + 1), size)
)
ROLLS = tuple(keep for keep in KEEPS if len(keep) == DICE)
FIRST_ROLL = len(KEEPS) - len(ROLLS)
"""The number of keeps that leave a die to roll, and so the keep that is roll 0."""

NUMBER = {keep: i for i, keep in enumerate(KEEPS)}

NEXT = tuple(tuple(NUMBER[tuple(sorted((*keep, face)))] for face in range(1, FACES + 1)) for keep in KEEPS[:FIRST_ROLL])
"""Of 210 keeps: the keep with one die more, by its face less one."""

COUNTS = tuple(tuple(roll.count(face) for face in range(1, FACES + 1)) for roll in ROLLS)
"""How many dice of each roll show each face."""

_MASKS = sorted(range(1 << DICE), key=lambda mask: (-mask.bit_count(), mask))

SUBSETS = tuple(
    tuple(dict.fromkeys(NUMBER[tuple(die for i, die in enumerate(roll) if mask >> i & 1)] for mask in _MASKS))
    for roll in ROLLS
)
"""Every keep of each roll, those of most dice first, so that the first of equals rolls the fewest."""


def showing(counts: Sequence[int], faces: int) -> int:
    """How many dice of a roll show one of the faces, given as bits 1 to 6."""
    return sum(counts[face - 1] for face in range(1, FACES + 1) if faces >> face & 1)


def number_of(dice: Sequence[int]) -> int:
    """The number of a keep of up to five dice, in any order."""
    number = NUMBER.get(tuple(sorted(dice)))
    if number is None:
        shown = ",".join(map(str, dice))
        raise Refusal(f"{shown or 'No dice'}: a keep is at most {DICE} dice, each from 1 to {FACES}.")
    return number


def roll_of(dice: Sequence[int]) -> int:
    """The number, from 0 to 251, of a roll of five dice in any order."""
    number = NUMBER.get(tuple(sorted(dice)), 0) - FIRST_ROLL
    if number < 0:
        shown = ",".join(map(str, dice))
        raise Refusal(f"A roll is {DICE} dice, each from 1 to {FACES}, such as 2,4,3,5,6, not {shown or 'no dice'}.")
    return number


def without(dice: Sequence[int], keep: Sequence[int]) -> int:
    """The dice of a roll that are rolled again if these are kept: bit i for die i."""
    kept, mask = list(keep), 0
    for i, die in enumerate(dice):
        if die in kept:
            kept.remove(die)
        else:
            mask |= 1 << i
    if kept:
        raise Refusal(f"{','.join(map(str, keep))} cannot be kept from {','.join(map(str, dice))}.")
    return mask
