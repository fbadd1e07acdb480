"""What a position is worth to a seat: as the game itself judges it, or as was learned from many games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel.record import Header, Record
from ...kernel.rule import rule
from ..bot import Ints, Toolkit
from ..trial import outcome

POINT = 32
"""Parts of a thousandth of a win: sums of many trials tell finer differences than a single judgement."""

Judge: TypeAlias = Callable[[Header, Record, Record, Ints, Ints, int], int]
"""judge(g, b, w, mind, room, seat): the worth of a settled position, from -1000 to 1000 points."""


def judging(tools: Toolkit) -> Judge:
    evaluate = tools.evaluate

    @rule
    def judge(g: Header, b: Record, w: Record, mind: Ints, room: Ints, seat: int) -> int:
        if g.over != 0 and g.place.shape[0] > 1:  # alone, one is always first: only the score tells
            return outcome(g, seat) * POINT
        return evaluate(g, b, w, seat) * POINT

    return judge
