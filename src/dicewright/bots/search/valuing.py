"""What a position is worth to every side when all play on from it alike, by a quick look ahead.

Nobody seeks the best there is, so nobody's hopes are in it: unlike what a search finds, it is what comes of the
position on average. Where the playing ends with a judgement, that is turned into a chance by a slope that was fitted to
the ends of games.
"""

from __future__ import annotations

from math import tanh

from ...kernel.chance import following, mixed
from ...kernel.record import Record
from ...kernel.rule import rule, table
from ..bot import Ints, Rooms, States, Toolkit, Value
from ..trial import WON
from .net import POINT, THOUSAND
from .playing_on import PlayOn
from .room import At, Mind
from .value import Judge

WHOLE = 1 << 20
"""A win, of all sides together; alone, a perfect score."""
END = WON * POINT
STEPS = 1024
"""Of the curve to each side: from 0 to 4."""
_CURVE = table([round(END * tanh(4 * k / STEPS)) for k in range(STEPS + 1)])


@rule
def bent(worth: int, slope: int) -> int:
    """A judgement as a chance, from -END to END; a slope of 0 takes it as it is."""
    if slope == 0:
        return min(max(worth, -END), END)
    step = min(STEPS, abs(worth) * slope // THOUSAND * STEPS // (4 * END))
    return int(_CURVE[step]) if worth >= 0 else -int(_CURVE[step])


def valuing(tools: Toolkit, judge: Judge, play_on: PlayOn) -> Value:
    sides = sorted(set(tools.teams))
    first_seats = sum(tools.teams.index(side) << (4 * k) for k, side in enumerate(sides))
    count, alone = len(sides), len(tools.teams) == 1

    @rule
    def note(states: States, b: Record, w: Record, mind: Ints, room: Ints) -> None:
        """Add what each side has of a trial: together they have a win; a first place that is shared is divided."""
        g = states[1]
        total = 0
        for side in range(count):
            worth = judge(g, b, w, mind, room, (first_seats >> (4 * side)) & 15)
            room[At.VALUE + side] = END + (worth if g.over != 0 else bent(worth, mind[Mind.SLOPE]))
            total += room[At.VALUE + side]
        if alone:
            room[At.WORTH] += total * WHOLE // END
            return
        left = WHOLE
        for side in range(count - 1):
            share = WHOLE // count if total == 0 else room[At.VALUE + side] * WHOLE // total
            room[At.WORTH + side] += share
            left -= share
        room[At.WORTH + count - 1] += left

    @rule
    def value(
        states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, decisions: int, trials: int, seed: int
    ) -> None:
        room = rooms[0]
        for side in range(count):
            room[At.WORTH + side] = 0
        for _ in range(trials):
            states[1] = states[0]
            play_on(states, 1, b, w, mind, room, decisions, mixed(seed))
            note(states, b, w, mind, room)
            seed = following(seed)

    return value
