"""The best option beside the next: both are played on with the same dice and beliefs, and the measures of the game tell
where they lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel.chance import following_by, mixed
from ...kernel.measure import MOST, numbered
from ...kernel.record import Record
from ...kernel.rule import rule
from ..bot import Ints, States, Toolkit
from ..trial import SALT
from .playing_on import PlayOn
from .room import At, Mind

LookOn: TypeAlias = Callable[[States, Record, Record, Ints, Ints, int, int, int], None]
"""look_on(states, b, w, mind, root, seat, seed, samples): for each measure, what it comes to after either option, added
up, and the squares of the differences."""


def comparing(tools: Toolkit, play_on: PlayOn) -> LookOn:
    answer, imagine, measure = tools.answer, tools.imagine, tools.measure
    measures = len(numbered(tools.game.measures, len(tools.teams)))

    @rule
    def look_on(
        states: States, b: Record, w: Record, mind: Ints, root: Ints, seat: int, seed: int, samples: int
    ) -> None:
        for j in range(measures):
            root[At.BEST + j] = 0
            root[At.NEXT + j] = 0
            root[At.APART + j] = 0
        for n in range(samples):
            dice = following_by(mixed(seed ^ SALT), n)
            imagine(states, 1, b, seat, mixed(dice))
            for place in range(2):
                states[2] = states[1]
                answer(states[2], b, root[At.OPTION + place])
                play_on(states, 2, b, w, mind, root, mind[Mind.AHEAD], dice)
                measure(states[2], b, w, seat, root, At.HERE + place * MOST)
            for j in range(measures):
                apart = root[At.HERE + j] - root[At.HERE + MOST + j]
                root[At.BEST + j] += root[At.HERE + j]
                root[At.NEXT + j] += root[At.HERE + MOST + j]
                root[At.APART + j] += apart * apart

    return look_on
