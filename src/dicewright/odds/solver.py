"""Roll five dice, keep any, roll again: what that is worth, exactly, and which dice to keep.

The worth of a keep is found by adding one die at a time: 1,260 additions for all keeps of a table of values. Sums are
not divided on the way, so that whole numbers stay whole: after n attempts they are 7,776 to the n times the worth.
Chances are exact before the last division, and keeps of equal worth are seen to be equal.

Attempts are those still to come. Without dice on the table the first of them rolls all five.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from operator import itemgetter
from typing import TypeAlias

from ..kernel.game import Refusal
from ..kernel.words import text
from .dice import DICE, FACES, FIRST_ROLL, KEEPS, NEXT, ROLLS, SUBSETS, roll_of

MOST_ATTEMPTS = 5
WHOLE = FACES**DICE
"""As many ways can five dice fall."""
Table: TypeAlias = Sequence[float]
"""A number for each of the 252 rolls, or for each of the 462 keeps."""
_FOLDS = [FACES ** len(keep) for keep in KEEPS]
"""A keep of n dice is followed by fewer rolls than none kept; this makes up for it."""
_OFFERED = [itemgetter(*keeps) for keeps in SUBSETS]
"""Of a table for all keeps: those that each roll offers."""


@dataclass(frozen=True)
class Odds:
    """The chance of something, and the dice to keep for it; no dice without a roll or an attempt."""

    chance: float
    keep: tuple[int, ...]


@dataclass(frozen=True)
class Solution:
    """The best play for one table of values."""

    worth: Sequence[Table]
    """[n][roll]: what a roll is worth on average with n attempts left."""
    keeping: Sequence[Table]
    """[n - 1][keep]: what it is worth to keep these dice and roll the others, as the first of n attempts."""
    policy: Sequence[Sequence[int]]
    """[n - 1][roll]: the number of the best keep; of equals, one of most dice."""

    @property
    def attempts(self) -> int:
        return len(self.policy)

    def expected(self, dice: Sequence[int] | None, attempts: int) -> float:
        """What the dice are worth with so many attempts left; None: nothing has been rolled yet."""
        self._check(dice, attempts)
        return self.keeping[attempts - 1][0] if dice is None else self.worth[attempts][roll_of(dice)]

    def best_keep(self, dice: Sequence[int], attempts: int) -> tuple[int, ...]:
        """The dice to keep; all of them when no attempt is left."""
        self._check(dice, attempts)
        roll = roll_of(dice)
        return ROLLS[roll] if attempts == 0 else KEEPS[self.policy[attempts - 1][roll]]

    def chance(self, requirement: Table, dice: Sequence[int] | None, attempts: int) -> float:
        """How likely a requirement is met in the end if these values, and not the requirement, say what to keep."""
        self._check(dice, attempts)
        after = self._followed(requirement, attempts - (dice is None))
        return (_all_keeps(after)[0] if dice is None else after[roll_of(dice)]) / ways_to_fall(attempts)

    def all_chances(self, requirement: Table, attempts: int) -> Table:
        """The same for each of the 252 rolls."""
        scale = ways_to_fall(attempts)
        return [met / scale for met in self._followed(requirement, attempts)]

    def _followed(self, requirement: Table, attempts: int) -> Table:
        after = _checked(requirement)
        for n in range(attempts):
            keeps = _all_keeps(after)
            after = [keeps[keep] for keep in self.policy[n]]
        return after

    def _check(self, dice: Sequence[int] | None, attempts: int) -> None:
        _check_attempts(attempts, dice is not None)
        if attempts > self.attempts:
            raise Refusal(f"This was solved for {self.attempts} attempts, not {attempts}; solve it for more.")


def solve(values: Table, attempts: int) -> Solution:
    """The best play for a value of each of the 252 rolls."""
    _check_attempts(attempts, True)
    current = _checked(values)
    worth, keeping, policy = [current], [], []
    for n in range(1, attempts + 1):
        keeps = _all_keeps(current)
        offered = [of(keeps) for of in _OFFERED]
        current = [max(them) for them in offered]
        policy.append([of[them.index(best)] for of, them, best in zip(SUBSETS, offered, current, strict=True)])
        scale = ways_to_fall(n)
        keeping.append([it / scale for it in keeps])
        worth.append([it / scale for it in current])
    return Solution(worth, keeping, policy)


@dataclass(frozen=True)
class Prospects:
    """How likely each of several requirements is, under the keeps that are best for it alone."""

    attempts: int
    worth: Sequence[Table]
    """[requirement][roll]: whether it is met; with attempts left [requirement][keep]: the chance after each keep, times
    7,776 for each attempt."""

    def odds(self, dice: Sequence[int] | None) -> list[Odds]:
        """From these dice; None: nothing has been rolled yet."""
        _check_attempts(self.attempts, dice is not None)
        scale = ways_to_fall(self.attempts)
        if dice is None:
            return [Odds(keeps[0] / scale, ()) for keeps in self.worth]
        roll = roll_of(dice)
        if self.attempts == 0:
            return [Odds(float(met[roll]), ()) for met in self.worth]
        best = [max(SUBSETS[roll], key=keeps.__getitem__) for keeps in self.worth]
        return [Odds(keeps[keep] / scale, KEEPS[keep]) for keeps, keep in zip(self.worth, best, strict=True)]


def prospects(requirements: Sequence[Table], attempts: int) -> Prospects:
    """The prospects of requirements, each a table with a yes or no for each of the 252 rolls."""
    _check_attempts(attempts, True)
    return Prospects(attempts, [_promised(_checked(it), attempts) for it in requirements])


def _promised(current: Table, attempts: int) -> Table:
    for _ in range(attempts - 1):
        keeps = _all_keeps(current)
        current = [max(of(keeps)) for of in _OFFERED]
    return _all_keeps(current) if attempts else current


def chances(requirements: Sequence[Table], dice: Sequence[int] | None, attempts: int) -> list[Odds]:
    """The chance of each requirement, a yes or no for each roll, under the keeps that are best for it alone.

    `dice` None: nothing has been rolled yet.
    """
    return prospects(requirements, attempts).odds(dice)


def _all_keeps(after: Table) -> Table:
    """For every keep, 7,776 times what it leads to on average, from what each of the 252 rolls is worth after it."""
    keeps = [0.0] * FIRST_ROLL + list(after)
    for keep in range(FIRST_ROLL - 1, -1, -1):
        a, b, c, d, e, f = NEXT[keep]
        keeps[keep] = keeps[a] + keeps[b] + keeps[c] + keeps[d] + keeps[e] + keeps[f]
    return [worth * fold for worth, fold in zip(keeps, _FOLDS, strict=True)]


def ways_to_fall(attempts: int) -> int:
    """In how many ways all dice can fall so many times."""
    return int(WHOLE**attempts)


def _checked(table: Table) -> Table:
    if len(table) != len(ROLLS):
        raise Refusal(f"A table has a value for each of the {len(ROLLS)} rolls, not {len(table)}.")
    if not all(map(isfinite, table)):
        raise Refusal("A table of values holds finite numbers only; one of these is not.")
    return table


def _check_attempts(attempts: int, rolled: bool) -> None:
    if not 0 <= attempts <= MOST_ATTEMPTS:
        raise Refusal(text("refuse-attempts", most=MOST_ATTEMPTS, given=attempts), package=__package__)
    if attempts == 0 and not rolled:
        raise Refusal(text("refuse-nothing-rolled"), package=__package__)
