"""What a seat answers whose time is up."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.rule import rule
from ..rules.defense import DEFEND
from ..rules.offense import DECLARE, KNOCKDOWN, uses
from ..state import Book, State
from .weights import Weights


@rule
def default(g: State, b: Book, w: Weights) -> int:
    """A seat whose time is up: declare the best ability, defend, stand up; otherwise end the phase, pass, stop.
    DT-dig-1"""
    kind = g.question
    if kind == DECLARE:
        return best_use(g, b, w)
    if kind in (DEFEND, KNOCKDOWN):
        return 1
    return 0


@rule
def best_use(g: State, b: Book, w: Weights) -> int:
    """The declared option that is worth most, by the tables alone."""
    allowed = uses(g, b)
    best = 0
    most = 0
    for k in range(ones(allowed)):
        worth = w.use_worth[g.active, nth_one(allowed, k)]
        if worth > most:
            most = worth
            best = k + 1
    return best
