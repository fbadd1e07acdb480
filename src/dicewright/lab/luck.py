"""Luck in whole games: what nature's answers gave to every side, against the mean of what they could have given.

After each of nature's answers the table is judged, and so it is after each of those that could have come instead: by
default answers, with the same dice for all, to where it can be judged. What came, less the mean, is luck. Whatever the
judgement is worth, luck is nothing on average, since all answers of nature are equally likely; the better it is, the
more of the result it explains. So a result less some part of its luck is as true as before, and surer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from ..bots.bot import Ints, States, Toolkit, Workspace
from ..bots.search.room import At, Mind
from ..bots.search.value import judging
from ..bots.search.valuing import END, bent
from ..bots.trial import settling
from ..kernel.chance import following_by
from ..kernel.game import Game
from ..kernel.record import Header, Record
from ..kernel.rule import rule

FINE = 1 << 20
"""A win, in which luck is counted."""
MOST = 64
"""Answers that nature may have; where there are more, nothing is said of luck."""
THROWS = 2
"""Dice with which each of them is played on to where it can be judged."""
BOUND = 2.0
"""Coefficients are kept within this: a few sets say little."""
FEWEST = 12
"""Sets from which on the part of luck that explains results is found out; with fewer it is all of it."""
SPACE = Workspace(states=1, ints=At.KEYS)

Note: TypeAlias = Callable[[Header, Record, Record, Ints, States, Ints, int, int, Any, int, int], None]
"""note(g, b, w, mind, states, room, a, seed, results, row, at): add to results[row, at + side] what the answer `a` to
nature's open question gives to each side."""


def noting(game: Game, teams: tuple[int, ...]) -> Note:
    tools = Toolkit.of(game, teams)
    answer, settle, judge = tools.answer, settling(tools), judging(tools)
    sides = sorted(set(teams))
    first_seats = sum(teams.index(side) << (4 * k) for k, side in enumerate(sides))
    count = len(sides)

    @rule
    def note(
        g: Header,
        b: Record,
        w: Record,
        mind: Ints,
        states: States,
        room: Ints,
        a: int,
        seed: int,
        results: Any,
        row: int,
        at: int,
    ) -> None:
        options = g.options
        if options > MOST:
            return
        for side in range(count):
            room[At.VALUE + side] = 0
            room[At.WORTH + side] = 0
        for option in range(options):
            for throw in range(THROWS):
                states[0] = g
                answer(states[0], b, option)
                settle(states[0], b, w, following_by(seed, throw))
                for side in range(count):
                    worth = judge(states[0], b, w, mind, room, (first_seats >> (4 * side)) & 15)
                    if states[0].over == 0:
                        worth = bent(worth, mind[Mind.SLOPE])
                    room[At.WORTH + side] += worth
                    if option == a:
                        room[At.VALUE + side] += worth
        for side in range(count):
            apart = room[At.VALUE + side] * options - room[At.WORTH + side]
            results[row, at + side] += apart * FINE // (2 * END * THROWS * options)

    return note


def adjusted(scores: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Scores less the part of luck that explains them. How large that is, is found out for each from all the others:
    so the mean is that of the scores, whatever luck was."""
    y, x = np.array(scores), np.array(luck)
    n = len(y)
    if n < FEWEST:
        return [float(it) for it in y - x]
    rest = (y.sum() - y) / (n - 1)
    square = (x**2).sum() - x**2
    together = (x * y).sum() - x * y - rest * (x.sum() - x)
    part = np.clip(np.divide(together, square, out=np.zeros(n), where=square > 0), -BOUND, BOUND)
    return [float(it) for it in y - part * x]
