"""The solver against brute force in fractions, against known figures, and what it refuses."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import nan, prod

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicewright.kernel.game import Refusal
from dicewright.odds.dice import (
    COUNTS,
    FIRST_ROLL,
    KEEPS,
    NEXT,
    ROLLS,
    SUBSETS,
    number_of,
    roll_of,
    showing,
    without,
)
from dicewright.odds.solver import chances, solve

from .brute import after, best, real
from .many import average


def drawn(seed: int) -> list[int]:
    values: list[int] = np.random.default_rng(seed).integers(-50, 100, len(ROLLS)).tolist()
    return values


tables = st.integers(0, 2**32).map(drawn)
rolls = st.lists(st.integers(1, 6), min_size=5, max_size=5)


def test_there_are_462_keeps_and_252_rolls() -> None:
    assert (len(KEEPS), len(ROLLS), FIRST_ROLL) == (462, 252, 210)
    assert KEEPS[0] == ()
    assert KEEPS[FIRST_ROLL:] == ROLLS
    for keep in range(FIRST_ROLL):
        for face in range(1, 7):
            assert KEEPS[NEXT[keep][face - 1]] == tuple(sorted((*KEEPS[keep], face)))
    for roll in range(len(ROLLS)):
        sizes = [len(KEEPS[keep]) for keep in SUBSETS[roll]]
        assert sizes == sorted(sizes, reverse=True)
        assert len({*SUBSETS[roll]}) == len(sizes) == prod(n + 1 for n in COUNTS[roll])  # every keep there is


@given(rolls)
def test_the_order_of_dice_does_not_matter(dice: list[int]) -> None:
    assert ROLLS[roll_of(dice)] == tuple(sorted(dice))
    assert KEEPS[number_of(dice[:3])] == tuple(sorted(dice[:3]))
    assert showing(COUNTS[roll_of(dice)], 0b0001110) == sum(die <= 3 for die in dice)


@given(rolls, st.integers(0, 31))
def test_a_keep_names_the_dice_to_roll_again(dice: list[int], kept: int) -> None:
    keep = [die for i, die in enumerate(dice) if kept >> i & 1]
    again = without(dice, keep)
    assert again.bit_count() == 5 - len(keep)
    assert sorted(die for i, die in enumerate(dice) if not again >> i & 1) == sorted(keep)


@given(tables, rolls)
@settings(max_examples=40, deadline=None)
def test_every_keep_is_worth_what_brute_force_says(values: list[int], dice: list[int]) -> None:
    solution = solve(values, 1)
    for again in range(32):
        keep = [die for i, die in enumerate(dice) if not again >> i & 1]
        exact = after(values, dice, again)
        assert solution.keeping[0][number_of(keep)] == real(exact, 1)
    most = max(after(values, dice, again) for again in range(32))
    assert solution.expected(dice, 1) == real(most, 1)
    assert after(values, dice, without(dice, solution.best_keep(dice, 1))) == most


@pytest.mark.parametrize("seed", range(2))
def test_three_attempts_are_worth_what_brute_force_says(seed: int) -> None:
    values = drawn(seed)
    solution = solve(values, 3)
    worth = values
    for n in (1, 2, 3):
        ahead = best(worth, 1)
        assert solution.worth[n] == [real(w, n) for w in ahead]
        kept = [after(worth, roll, without(roll, solution.best_keep(roll, n))) for roll in ROLLS]
        assert kept == ahead  # the keep itself is the best one, to the last digit
        worth = ahead


def test_a_requirement_is_solved_as_brute_force_does_it() -> None:
    rng = np.random.default_rng(5)
    needs: list[list[bool]] = [(rng.random(len(ROLLS)) < part).tolist() for part in (0.02, 0.2, 0.7)]
    for number, requirement in enumerate(needs):
        once = best(requirement, 1)
        twice = best(once, 1)
        for dice in ((2, 4, 3, 5, 6), (1, 1, 1, 1, 1), (6, 1, 6, 2, 2)):
            found = chances(needs, dice, 2)[number]
            assert found.chance == real(twice[roll_of(dice)], 2)
            assert after(once, dice, without(dice, found.keep)) == twice[roll_of(dice)]
        opening = real(after(twice, (1, 1, 1, 1, 1), 31), 3)
        assert chances(needs, None, 3)[number].chance == opening
        assert solve(requirement, 3).expected(None, 3) == opening


def test_the_chance_under_a_common_policy_follows_its_keeps() -> None:
    rng = np.random.default_rng(6)
    values, requirement = rng.integers(0, 20, len(ROLLS)).tolist(), (rng.random(len(ROLLS)) < 0.1).tolist()
    solution = solve(values, 3)
    worth = requirement
    for n in range(4):
        if n:
            worth = [after(worth, roll, without(roll, solution.best_keep(roll, n))) for roll in ROLLS]
        for dice in ((1, 2, 3, 4, 6), (5, 5, 2, 2, 1)):
            assert solution.chance(requirement, dice, n) == real(worth[roll_of(dice)], n)
        if n < 3:
            opening = after(worth, (1, 1, 1, 1, 1), 31)
            assert solution.chance(requirement, None, n + 1) == real(opening, n + 1)


@given(tables, rolls, st.integers(0, 3))
@settings(max_examples=30, deadline=None)
def test_no_other_policy_meets_a_requirement_more_often(values: list[int], dice: list[int], attempts: int) -> None:
    requirement = [value > 80 for value in values]
    other = solve([-value for value in values], 3).chance(requirement, dice, attempts)
    assert chances([requirement], dice, attempts)[0].chance >= other
    assert solve(requirement, 3).chance(requirement, dice, attempts) == chances([requirement], dice, attempts)[0].chance


@given(tables, rolls)
@settings(max_examples=30, deadline=None)
def test_another_attempt_never_hurts(values: list[int], dice: list[int]) -> None:
    solution = solve(values, 5)
    worth = [solution.expected(dice, n) for n in range(6)]
    assert all(fewer <= more + 1e-9 for fewer, more in pairwise(worth))


def test_of_equal_keeps_the_one_that_rolls_fewest() -> None:
    solution = solve([1.0] * len(ROLLS), 5)
    assert solution.policy == [list(range(FIRST_ROLL, len(KEEPS)))] * 5
    assert solve([0.0] * len(ROLLS), 0).best_keep((3, 1, 2, 6, 6), 0) == (1, 2, 3, 6, 6)


@pytest.mark.parametrize("attempts", range(1, 6))
def test_five_of_one_face_is_a_matter_of_each_die_alone(attempts: int) -> None:
    sixes = [counts[5] == 5 for counts in COUNTS]
    single = 1 - Fraction(5, 6) ** attempts
    assert chances([sixes], None, attempts)[0].chance == pytest.approx(float(single**5), rel=1e-14)
    two_of_five = chances([sixes], (6, 1, 6, 3, 4), attempts)[0]
    assert two_of_five.chance == pytest.approx(float(single**3), rel=1e-14)
    assert two_of_five.keep == (6, 6)


def test_what_is_certain_is_certain() -> None:
    for attempts in range(1, 6):
        assert chances([[True] * len(ROLLS)], None, attempts)[0].chance == 1.0
        assert chances([[False] * len(ROLLS)], None, attempts)[0].chance == 0.0


@pytest.mark.parametrize("dice", [(), (1, 2, 3, 4), (1, 2, 3, 4, 7), (0, 1, 2, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_wrong_dice_are_refused(dice: tuple[int, ...]) -> None:
    with pytest.raises(Refusal, match="A roll is 5 dice, each from 1 to 6"):
        chances([[1.0] * len(ROLLS)], dice, 1)


def test_what_cannot_be_solved_is_refused() -> None:
    ones = [1.0] * len(ROLLS)
    with pytest.raises(Refusal, match="from 0 to 5, not 6"):
        solve(ones, 6)
    with pytest.raises(Refusal, match="from 0 to 5, not −1"):
        chances([ones], None, -1)
    with pytest.raises(Refusal, match="Without dice and without attempts"):
        chances([ones], None, 0)
    with pytest.raises(Refusal, match="252 rolls"):
        solve([1.0] * 251, 1)
    with pytest.raises(Refusal, match="finite"):
        solve([nan] * len(ROLLS), 1)
    with pytest.raises(Refusal, match="solved for 1 attempts, not 2"):
        solve(ones, 1).expected((1, 1, 1, 1, 1), 2)
    with pytest.raises(Refusal, match="at most 5 dice"):
        number_of((7,))
    with pytest.raises(Refusal, match="6,6 cannot be kept from 1,2,3,4,6"):
        without((1, 2, 3, 4, 6), (6, 6))


@given(st.integers(0, 2**32), st.integers(1, 5))
@settings(max_examples=20, deadline=None)
def test_many_tables_at_once_are_worth_the_same(seed: int, attempts: int) -> None:
    values = np.random.default_rng(seed).normal(size=(3, len(ROLLS)))
    opening = [solve(row.tolist(), attempts).expected(None, attempts) for row in values]
    assert average(values, attempts).tolist() == pytest.approx(opening, rel=1e-12, abs=1e-12)
