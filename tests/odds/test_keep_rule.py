"""The rule for bots: the same keeps as the solver, in plain Python and compiled, and no overflow at the limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicewright.kernel.layout import Layout
from dicewright.odds.dice import ROLLS, number_of, roll_of
from dicewright.odds.keep_rule import (
    MOST_ATTEMPTS,
    MOST_WORTH,
    WORK,
    Keeps,
    best_reroll,
    keep_tables,
    roll_number,
)
from dicewright.odds.solver import solve
from dicewright.targets.compiler import open_to_compiler

from .brute import after, best

BOOK = Layout(Keeps, 2)


def book() -> Keeps:
    table = BOOK.table()
    BOOK.fill(table, keep_tables())
    return table


def plain(values: np.ndarray, dice: tuple[int, ...], attempts: int) -> int:
    work = memoryview(bytearray(8 * WORK)).cast("q")
    for i, value in enumerate(values):
        work[i] = int(value)
    found: int = best_reroll(work, book(), *dice, attempts)
    assert [work[i] for i in range(len(ROLLS))] == values.tolist()  # the values stay for the next question
    return found


@pytest.fixture(scope="module")
def native() -> Callable[[np.ndarray, tuple[int, ...], int], int]:
    import numba

    open_to_compiler()

    @numba.njit
    def entry(work: Any, books: Any, d: Any, attempts: int) -> int:
        return best_reroll(work, books[0], d[0], d[1], d[2], d[3], d[4], attempts)  # type: ignore[no-any-return]

    table = BOOK.array(book())

    def run(values: np.ndarray, dice: tuple[int, ...], attempts: int) -> int:
        work = np.zeros(WORK, np.int64)
        work[: len(ROLLS)] = values
        return int(entry(work, table, np.array(dice, np.int8), attempts))

    return run


def kept(dice: tuple[int, ...], again: int) -> list[int]:
    return [die for i, die in enumerate(dice) if not again >> i & 1]


def test_the_number_of_a_roll_is_that_of_the_solver() -> None:
    b = book()
    for dice in ((1, 1, 1, 1, 1), (6, 2, 5, 1, 1), (6, 6, 6, 6, 6), (2, 4, 3, 5, 6)):
        assert roll_number(b, *dice) == roll_of(dice)


@given(
    st.integers(0, 2**32).map(lambda seed: np.random.default_rng(seed).integers(-5, 30, len(ROLLS))),
    st.tuples(*[st.integers(1, 6)] * 5),
    st.integers(1, MOST_ATTEMPTS),
)
@settings(max_examples=40, deadline=None)
def test_plain_rule_and_solver_agree(values: np.ndarray, dice: tuple[int, ...], attempts: int) -> None:
    solution = solve(values.tolist(), attempts)
    again = plain(values, dice, attempts)
    assert solution.keeping[attempts - 1][number_of(kept(dice, again))] == solution.expected(dice, attempts)
    assert len(kept(dice, again)) == len(solution.best_keep(dice, attempts))


def test_native_and_plain_agree(native: Callable[[np.ndarray, tuple[int, ...], int], int]) -> None:
    rng = np.random.default_rng(3)
    for attempts in (1, 2, 3) * 20:
        values = rng.integers(-1000, 1000, len(ROLLS)) * (rng.random(len(ROLLS)) < 0.2)
        dice = tuple(int(d) for d in rng.integers(1, 7, 5))
        assert native(values, dice, attempts) == plain(values, dice, attempts)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_values_do_not_overflow(
    sign: int, native: Callable[[np.ndarray, tuple[int, ...], int], int]
) -> None:
    """Values that differ by one at the limit: a float solver may not tell them apart, whole numbers must."""
    rng = np.random.default_rng(4)
    values = sign * (MOST_WORTH - rng.integers(0, 2, len(ROLLS)))
    ahead = best(values.tolist(), MOST_ATTEMPTS - 1)
    for dice in ((2, 4, 3, 5, 6), (1, 1, 6, 6, 6)):
        again = native(values, dice, MOST_ATTEMPTS)
        assert again == plain(values, dice, MOST_ATTEMPTS)
        assert after(ahead, dice, again) == max(after(ahead, dice, other) for other in range(32))
