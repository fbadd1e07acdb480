"""Playing on from a position: some decisions by a quick look ahead, and then to where it can be judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel.chance import below, following, mixed
from ...kernel.question import NATURE, REFEREE
from ...kernel.record import Record
from ...kernel.rule import rule
from ..bot import Ints, States, Toolkit
from ..trial import settling
from .value import Judge

BREADTH = 12
"""Options that a quick look compares; of more, one from each of as many equal stretches."""
LONGEST = 4096
"""Answers at most."""
NOTHING = -(1 << 40)

PlayOn: TypeAlias = Callable[[States, int, Record, Record, Ints, Ints, int, int], None]
"""play_on(states, at, b, w, mind, room, decisions, seed): play so many decisions in states[at] by a quick look ahead,
with states[at + 1] and the one after it for that, and then on to where the position can be judged."""


def playing_on(tools: Toolkit, judge: Judge) -> PlayOn:
    answer, advise, settle = tools.answer, tools.advise, settling(tools)
    forget = tools.game.forgetting(tools.teams)

    @rule
    def glance(states: States, at: int, b: Record, w: Record, mind: Ints, room: Ints, seed: int) -> int:
        """What whoever is asked would do at a glance: each option is tried once, in what he may believe in."""
        seat = states[at].asked
        states[at + 1] = states[at]
        g = states[at + 1]
        forget(g, b, seat, mixed(seed))
        advice = advise(g, b, w, room)
        if advice >= 0:
            return advice
        options = g.options
        tried = options if options < BREADTH else BREADTH
        best = 0
        most = NOTHING
        for k in range(tried):
            option = k
            if tried < options:
                seed = following(seed)
                first = k * options // tried
                option = first + below(seed, (k + 1) * options // tried - first)
            states[at + 2] = states[at + 1]
            answer(states[at + 2], b, option)
            settle(states[at + 2], b, w, seed)
            worth = judge(states[at + 2], b, w, mind, room, seat)
            if worth > most:
                most = worth
                best = option
        return best

    @rule
    def play_on(
        states: States, at: int, b: Record, w: Record, mind: Ints, room: Ints, decisions: int, seed: int
    ) -> None:
        g = states[at]
        left = decisions
        for _ in range(LONGEST):
            if left == 0 or g.over != 0:
                break
            seed = following(seed)
            if g.asked == NATURE:
                answer(g, b, below(seed, g.options))
            elif g.asked == REFEREE:
                answer(g, b, 0)
            else:
                left -= 1
                answer(g, b, glance(states, at, b, w, mind, room, mixed(seed)))
        settle(g, b, w, seed)

    return play_on
