"""Roll five dice, keep any, roll again: what that is worth, exactly, and which dice to keep.

The worth of a keep is found by adding one die at a time: 1,260 additions for all keeps of a table of values. Sums are
not divided on the way, so that whole numbers stay whole: after n attempts they are 7,776 to the n times the worth.
Chances of up to four attempts are exact before the last division, and keeps of equal worth are seen to be equal.

Attempts are those still to come. Without dice on the table the first of them rolls all five.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..kernel.game import Refusal
from ..kernel.words import text
from .arrays import NEXT, SIZES, SMALLER, SUBSETS, Array
from .dice import DICE, FACES, FIRST_ROLL, KEEPS, ROLLS, roll_of

MOST_ATTEMPTS = 5
WHOLE = FACES**DICE
"""As many ways can five dice fall."""
_FOLDS: Array = (float(FACES) ** SIZES).astype(np.float64)
"""A keep of n dice is followed by fewer rolls than none kept; this makes up for it."""
_LEVELS = [np.flatnonzero(size == SIZES) for size in range(DICE - 1, -1, -1)]
_STEPS = [(slice(level[0], level[-1] + 1), NEXT[level].astype(np.intp)) for level in _LEVELS]
_UPWARDS = [(level, SMALLER[level]) for level, _ in reversed([(slice(FIRST_ROLL, None), 0), *_STEPS[:-1]])]


@dataclass(frozen=True)
class Odds:
    """The chance of something, and the dice to keep for it; no dice without a roll or an attempt."""

    chance: float
    keep: tuple[int, ...]


@dataclass(frozen=True)
class Solution:
    """The best play for one table of values."""

    worth: Array
    """[n, roll]: what a roll is worth on average with n attempts left."""
    keeping: Array
    """[n - 1, keep]: what it is worth to keep these dice and roll the others, as the first of n attempts."""
    policy: Array
    """[n - 1, roll]: the number of the best keep; of equals, one of most dice."""

    @property
    def attempts(self) -> int:
        return len(self.policy)

    def expected(self, dice: Sequence[int] | None, attempts: int) -> float:
        """What the dice are worth with so many attempts left; None: nothing has been rolled yet."""
        self._check(dice, attempts)
        return float(self.keeping[attempts - 1, 0] if dice is None else self.worth[attempts, roll_of(dice)])

    def best_keep(self, dice: Sequence[int], attempts: int) -> tuple[int, ...]:
        """The dice to keep; all of them when no attempt is left."""
        self._check(dice, attempts)
        roll = roll_of(dice)
        return ROLLS[roll] if attempts == 0 else KEEPS[self.policy[attempts - 1, roll]]

    def chance(self, requirement: Array, dice: Sequence[int] | None, attempts: int) -> float:
        """How likely a requirement is met in the end if these values, and not the requirement, say what to keep."""
        self._check(dice, attempts)
        after = self._followed(requirement, attempts - (dice is None))[0]
        scale = float(WHOLE) ** attempts
        return float((_all_keeps(after)[0] if dice is None else after[roll_of(dice)]) / scale)

    def all_chances(self, requirements: Array, attempts: int) -> Array:
        """The same for several requirements and each of the 252 rolls: [requirement, roll]."""
        return np.asarray(self._followed(requirements, attempts) / float(WHOLE) ** attempts)

    def _followed(self, requirements: Array, attempts: int) -> Array:
        after = _tables(requirements)
        for n in range(attempts):
            after = _all_keeps(after)[:, self.policy[n]]
        return after

    def _check(self, dice: Sequence[int] | None, attempts: int) -> None:
        _check_attempts(attempts, dice is not None)
        if attempts > self.attempts:
            raise Refusal(f"This was solved for {self.attempts} attempts, not {attempts}; solve it for more.")


def solve(values: Array, attempts: int) -> Solution:
    """The best play for a value of each of the 252 rolls."""
    _check_attempts(attempts, True)
    current = _tables(values)[0]
    worth, keeping, policy = [current], [], []
    for n in range(1, attempts + 1):
        keeps = _all_keeps(current)
        offered = keeps[SUBSETS]
        first = offered.argmax(-1)[:, None]
        policy.append(np.take_along_axis(SUBSETS, first, -1)[:, 0])
        current = np.take_along_axis(offered, first, -1)[:, 0]
        scale = float(WHOLE) ** n
        keeping.append(keeps / scale)
        worth.append(current / scale)
    return Solution(
        np.array(worth),
        np.array(keeping).reshape(attempts, len(KEEPS)),
        np.array(policy, np.intp).reshape(attempts, len(ROLLS)),
    )


@dataclass(frozen=True)
class Prospects:
    """How likely each of several requirements is, under the keeps that are best for it alone."""

    attempts: int
    worth: Array
    """[requirement, roll]: whether it is met; with attempts left [requirement, keep]: the chance after each keep, times
    7,776 for each attempt."""

    def odds(self, dice: Sequence[int] | None) -> list[Odds]:
        """From these dice; None: nothing has been rolled yet."""
        _check_attempts(self.attempts, dice is not None)
        scale = float(WHOLE) ** self.attempts
        if dice is None:
            return [Odds(float(all_rolled / scale), ()) for all_rolled in self.worth[:, 0]]
        roll = roll_of(dice)
        if self.attempts == 0:
            return [Odds(float(met), ()) for met in self.worth[:, roll]]
        offered = self.worth[:, SUBSETS[roll]]
        best = offered.argmax(-1)
        return [Odds(float(row[i] / scale), KEEPS[SUBSETS[roll, i]]) for row, i in zip(offered, best, strict=True)]


def prospects(requirements: Array, attempts: int) -> Prospects:
    """The prospects of requirements, each a row with a yes or no for each of the 252 rolls."""
    _check_attempts(attempts, True)
    current = _tables(requirements)
    for _ in range(attempts - 1):
        current = _best_keeps(_all_keeps(current))
    return Prospects(attempts, _all_keeps(current) if attempts else current)


def average(values: Array, attempts: int) -> Array:
    """What the best play is worth before anything is rolled, for each of several tables of values."""
    _check_attempts(attempts, False)
    current = _tables(values)
    for _ in range(attempts - 1):
        current = _best_keeps(_all_keeps(current))
    return np.asarray(_all_keeps(current)[:, 0] / float(WHOLE) ** attempts)


def chances(requirements: Array, dice: Sequence[int] | None, attempts: int) -> list[Odds]:
    """The chance of each requirement, a yes or no for each roll, under the keeps that are best for it alone.

    `requirements` has a row of 252 for each; `dice` None: nothing has been rolled yet.
    """
    return prospects(requirements, attempts).odds(dice)


def _all_keeps(after: Array) -> Array:
    """For every keep, 7,776 times what it leads to on average, from what each of the 252 rolls is worth after it."""
    keeps = np.empty((*after.shape[:-1], len(KEEPS)))
    keeps[..., FIRST_ROLL:] = after
    for level, larger in _STEPS:
        keeps[..., level] = keeps[..., larger].sum(-1)
    keeps *= _FOLDS
    return keeps


def _best_keeps(keeps: Array) -> Array:
    """For every roll the worth of the best keep within it: each keep hears of those with one die less."""
    best = keeps.copy()
    for level, smaller in _UPWARDS:
        np.maximum(best[..., level], best[..., smaller].max(-1), out=best[..., level])
    return best[..., FIRST_ROLL:]


def _tables(values: Array) -> Array:
    """Checked tables of values, one a row."""
    tables = np.atleast_2d(np.asarray(values, np.float64))
    if tables.ndim != 2 or tables.shape[1] != len(ROLLS):
        raise Refusal(f"A table has a value for each of the {len(ROLLS)} rolls, not the shape {np.shape(values)}.")
    if not np.isfinite(tables).all():
        raise Refusal("A table of values holds finite numbers only; one of these is not.")
    return tables


def _check_attempts(attempts: int, rolled: bool) -> None:
    if not 0 <= attempts <= MOST_ATTEMPTS:
        raise Refusal(text("refuse-attempts", most=MOST_ATTEMPTS, given=attempts), package=__package__)
    if attempts == 0 and not rolled:
        raise Refusal(text("refuse-nothing-rolled"), package=__package__)
