"""Which dice to roll again, as a rule: whole numbers only, so that bots get the same answer on every target.

A game that wants it lets its weights be `Keeps` and fills them with `keep_tables()`. Keeps and rolls are numbered as in
`odds.dice`.
"""

from __future__ import annotations

from ..kernel.layout import Values
from ..kernel.record import Record, Row, i16
from ..kernel.rule import rule
from .dice import FIRST_ROLL, KEEPS, NEXT, ROLLS

N_KEEPS, N_ROLLS, N_OPEN = len(KEEPS), len(ROLLS), FIRST_ROLL
WORK = N_ROLLS + N_KEEPS
"""Cells of scratch: the values of the rolls, which stay as they are, and behind them a number for every keep."""
MOST_ATTEMPTS = 3
MOST_WORTH = 10_000_000
"""Values up to this, either way, cannot overflow 64 bits: three attempts multiply them by 7,776 three times."""


class Keeps(Record):
    """What weights need for this rule."""

    keep_next = i16(N_OPEN, 6, doc="the dice kept and one more")


def keep_tables() -> dict[str, Values]:
    """What belongs in these fields."""
    return {"keep_next": NEXT}


@rule
def roll_number(w: Keeps, d1: int, d2: int, d3: int, d4: int, d5: int) -> int:
    """The number of a roll, which is the cell of its value."""
    two = w.keep_next[w.keep_next[0, d1 - 1], d2 - 1]
    five = w.keep_next[w.keep_next[w.keep_next[two, d3 - 1], d4 - 1], d5 - 1]
    return five - N_OPEN


@rule
def best_reroll(work: Row, w: Keeps, d1: int, d2: int, d3: int, d4: int, d5: int, attempts: int) -> int:
    """The dice to roll again, bit 0 for the first, with the highest expectation; of equals the fewest dice.

    The first 252 cells of `work` hold the value of each roll; attempts are those left, 1 to 3.
    """
    for i in range(N_ROLLS):
        work[N_ROLLS + N_OPEN + i] = work[i]
    for _ in range(attempts - 1):
        _weigh_keeps(work, w)
        _pass_on_best(work, w)
    _weigh_keeps(work, w)
    best, fewest, most = 0, 0, work[N_ROLLS + N_OPEN + roll_number(w, d1, d2, d3, d4, d5)]
    for again in range(1, 32):
        keep, rolled = 0, 0
        for i in range(5):
            if again >> i & 1:
                rolled += 1
            else:
                die = d1 if i == 0 else d2 if i == 1 else d3 if i == 2 else d4 if i == 3 else d5
                keep = w.keep_next[keep, die - 1]
        worth = work[N_ROLLS + keep]
        if worth > most or (worth == most and rolled < fewest):
            best, fewest, most = again, rolled, worth
    return best


@rule
def _weigh_keeps(work: Row, w: Keeps) -> None:
    """7,776 times what every keep leads to on average: each adds up the six that have one die more."""
    for keep in range(N_OPEN - 1, -1, -1):
        total = 0
        for face in range(6):
            total += work[N_ROLLS + w.keep_next[keep, face]]
        work[N_ROLLS + keep] = total
    # a keep of n dice stands for 6^n times fewer ways to fall than none kept; there are C(n + 6, 6) keeps up to n dice
    first, last, ways = 0, 1, 1
    for size in range(6):
        for keep in range(first, last):
            work[N_ROLLS + keep] *= ways
        first, last, ways = last, last * (size + 7) // (size + 1), ways * 6


@rule
def _pass_on_best(work: Row, w: Keeps) -> None:
    """A roll is worth as much as the best keep within it: each keep tells the six that have one die more."""
    for keep in range(N_OPEN):
        worth = work[N_ROLLS + keep]
        for face in range(6):
            larger = N_ROLLS + w.keep_next[keep, face]
            if work[larger] < worth:
                work[larger] = worth
