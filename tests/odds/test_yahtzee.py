"""Yahtzee alone, solved with the dice code of this house: the average of the best play is known from the literature,
254.5896 points, so every roll, keep and maximum on the way must be right.

Each set of boxes that are still open is solved for all sums of the upper section at once, the last box first.
"""

from __future__ import annotations

import numpy as np

from dicewright.odds.dice import FACES, ROLLS

from .many import COUNTS, Array, average

BOXES, UPPER = 13, 6
THREE, FOUR, FULL_HOUSE, SMALL, LARGE, YAHTZEE, CHANCE = range(UPPER, BOXES)
BONUS_FROM, BONUS, AGAIN = 63, 35, 100
ATTEMPTS = 3
BEST = 254.5896

PIPS = np.array([sum(roll) for roll in ROLLS])
FIVE_ALIKE = COUNTS.max(-1) == 5
FACE_OF_FIVE = COUNTS.argmax(-1)


def straight(length: int) -> Array:
    """Whether the dice of each roll show so many faces in a row."""
    shown = COUNTS > 0
    return np.any([shown[:, k : k + length].all(-1) for k in range(FACES + 1 - length)], axis=0)


def points(box: int, joker: Array) -> Array:
    """What each roll counts in a box; a joker counts in full wherever the lower section wants a pattern."""
    most = COUNTS.max(-1)
    if box < UPPER:
        return np.asarray(COUNTS[:, box] * (box + 1))
    return {
        THREE: np.where(most >= 3, PIPS, 0),
        FOUR: np.where(most >= 4, PIPS, 0),
        FULL_HOUSE: np.where(((COUNTS == 3).any(-1) & (COUNTS == 2).any(-1)) | joker, 25, 0),
        SMALL: np.where(straight(4) | joker, 30, 0),
        LARGE: np.where(straight(5) | joker, 40, 0),
        YAHTZEE: np.where(FIVE_ALIKE, 50, 0),
        CHANCE: PIPS,
    }[box]


def jokers(filled: int) -> Array:
    """Which rolls are jokers: five alike, when their own upper box and that of Yahtzee are filled."""
    return np.asarray(FIVE_ALIKE & bool(filled >> YAHTZEE & 1) & ((filled >> FACE_OF_FIVE & 1) == 1))


def sums(filled: int) -> list[int]:
    """What the upper section may add up to with these boxes filled; more than the bonus needs is all the same."""
    found = {0}
    for face in range(1, UPPER + 1):
        if filled >> (face - 1) & 1:
            found = {min(BONUS_FROM, s + face * n) for s in found for n in range(6)}
    return sorted(found)


ALL = (1 << BOXES) - 1


def solved() -> float:
    """The worth of an empty sheet. By filled boxes, and whether the Yahtzee box holds 50: what each sum is worth."""
    worth: dict[tuple[int, bool], Array] = {
        (ALL, scored): np.where(np.arange(BONUS_FROM + 1) >= BONUS_FROM, BONUS, 0.0) for scored in (False, True)
    }
    for filled in sorted(range(ALL), key=int.bit_count, reverse=True):
        totals = np.array(sums(filled))
        joker = jokers(filled)
        for scored in (False, True) if filled >> YAHTZEE & 1 else (False,):
            ends = np.full((len(totals), len(ROLLS)), -np.inf)
            for box in range(BOXES):
                if filled >> box & 1:
                    continue
                got = points(box, joker)
                up = np.minimum(BONUS_FROM, totals[:, None] + got) if box < UPPER else totals[:, None]
                after = worth[filled | 1 << box, scored][up]
                if box == YAHTZEE:
                    after = np.where(FIVE_ALIKE, worth[filled | 1 << box, True][up], after)
                np.maximum(ends, got + after, out=ends)
            if scored:
                ends += AGAIN * FIVE_ALIKE
            kept = np.zeros(BONUS_FROM + 1)
            kept[totals] = average(ends, ATTEMPTS)
            worth[filled, scored] = kept
    return float(worth[0, False][0])


def test_the_best_play_of_yahtzee_has_its_known_average() -> None:
    assert round(solved(), 4) == BEST
