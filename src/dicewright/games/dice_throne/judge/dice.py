"""The best dice to keep, by the exact expectation of what the others can become."""

from __future__ import annotations

from ....kernel.record import Row
from ....kernel.rule import rule
from ....odds.keep_rule import MOST_ATTEMPTS, best_reroll, roll_number
from ..rules.dice import AGAIN
from ..rules.offense import KEEP, at_hand, longest, unmet
from ..state import Book, OpenRoll, State
from .weights import Weights


@rule
def fill_worths(g: State, b: Book, w: Weights, work: Row) -> None:
    """What each of the 252 rolls is worth: the best use of an ability that it allows."""
    seat = g.active
    for d1 in range(1, 7):
        for d2 in range(d1, 7):
            for d3 in range(d2, 7):
                for d4 in range(d3, 7):
                    for d5 in range(d4, 7):
                        symbols = (
                            (1 << 4 * b.symbol_of[seat, d1])
                            + (1 << 4 * b.symbol_of[seat, d2])
                            + (1 << 4 * b.symbol_of[seat, d3])
                            + (1 << 4 * b.symbol_of[seat, d4])
                            + (1 << 4 * b.symbol_of[seat, d5])
                        )
                        row = longest(1 << d1 | 1 << d2 | 1 << d3 | 1 << d4 | 1 << d5)
                        most = 0
                        for use in range(b.use_count[seat]):
                            if (
                                w.use_worth[seat, use] > most
                                and unmet(b, seat, use, symbols, row) == 0
                                and at_hand(g, b, seat, use)
                            ):
                                most = w.use_worth[seat, use]
                        work[roll_number(w, d1, d2, d3, d4, d5)] = most


@rule
def advise(g: State, b: Book, w: Weights, work: Row) -> int:
    """Which dice to roll again, by the exact expectation of what they can become. DT-off-3"""
    if g.question == KEEP:
        attempts = g.allowed - g.attempts
    elif g.question == AGAIN and g.again_roll == OpenRoll.OFFENSE:
        attempts = 1
    else:
        return -1
    fill_worths(g, b, w, work)
    return best_reroll(work, w, g.die[0], g.die[1], g.die[2], g.die[3], g.die[4], min(attempts, MOST_ATTEMPTS))
