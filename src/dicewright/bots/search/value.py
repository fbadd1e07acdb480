"""What a position is worth to a seat: as the game itself judges it, or as was learned from many games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel.record import Header, Record
from ...kernel.rule import rule
from ..bot import Ints, Toolkit
from ..trial import outcome
from .net import POINT, worth
from .room import Mind

Judge: TypeAlias = Callable[[Header, Record, Record, Ints, Ints, int], int]
"""judge(g, b, w, mind, room, seat): the worth of a settled position, from -1000 to 1000 points."""


def judging(tools: Toolkit) -> Judge:
    evaluate = tools.evaluate

    @rule
    def judge(g: Header, b: Record, w: Record, mind: Ints, room: Ints, seat: int) -> int:
        if g.over != 0 and g.place.shape[0] > 1:  # alone, one is always first: only the score tells
            return outcome(g, seat) * POINT
        judged = evaluate(g, b, w, seat)
        if mind[Mind.LEARNED] == 0 or g.over != 0:
            return judged * POINT
        return worth(g, mind, room, seat, judged)

    return judge
