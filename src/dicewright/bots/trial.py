"""What trials of all bots have in common: who plays together, which options are tried, playing on until a position can
be judged, and what an end is worth."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.chance import below, following
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header, Record
from ..kernel.rule import rule
from .bot import Ints, Toolkit

PATIENCE = 300
"""Answers after which a trial is judged as it stands."""
WON = 1000
SALT = 0xA0761D6478BD642F
"""Sets a bot's dice apart from those of whoever hands out the seeds: it may not foresee them."""


@rule
def outcome(g: Header, seat: int) -> int:
    """What the end of the game is worth to a seat: nothing if all share the first place."""
    if g.place[seat] != 1:
        return -WON
    for other in range(g.place.shape[0]):
        if g.place[other] != 1:
            return WON
    return 0


def siding(teams: tuple[int, ...]) -> Callable[[int], int]:
    """Build the rule side_of(seat): the sides are numbered from 0."""
    sides = sorted(set(teams))
    packed = sum(sides.index(team) << (4 * seat) for seat, team in enumerate(teams))

    @rule
    def side_of(seat: int) -> int:
        return (packed >> (4 * seat)) & 15

    return side_of


def sampling(tools: Toolkit, most: int, at: int) -> Callable[[Header, Record, Record, Ints, int], int]:
    """Build the rule candidates(g, b, w, room, seed): note the options to try from room[at] on, and say how many they
    are; of more than `most`, one from each of as many equal stretches, and the default."""
    default = tools.default

    @rule
    def candidates(g: Header, b: Record, w: Record, room: Ints, seed: int) -> int:
        options = g.options
        count = options if options < most else most
        for k in range(count):
            first = k * options // count
            seed = following(seed)
            room[at + k] = first + below(seed, (k + 1) * options // count - first)
        if count < options:
            room[at] = default(g, b, w)
        return count

    return candidates


def settling(tools: Toolkit) -> Callable[[Header, Record, Record, int], None]:
    """Build the rule settle(g, b, w, seed): play on by default answers and dice until the position can be judged."""
    answer, default, quiet = tools.answer, tools.default, tools.quiet

    @rule
    def settle(g: Header, b: Record, w: Record, seed: int) -> None:
        for _ in range(PATIENCE):
            if g.over != 0 or quiet(g, b) != 0:
                return
            if g.asked == NATURE:
                seed = following(seed)
                answer(g, b, below(seed, g.options))
            elif g.asked == REFEREE:
                answer(g, b, 0)
            else:
                answer(g, b, default(g, b, w))

    return settle


def maturing(tools: Toolkit) -> Callable[[Header, Record, Record, Ints, int, int], None]:
    """Build the rule mature(g, b, w, room, until, seed): play on likewise until this turn, and with the dice kept that
    are known to be best."""
    answer, default, advise, quiet, turn = tools.answer, tools.default, tools.advise, tools.quiet, tools.turn

    @rule
    def mature(g: Header, b: Record, w: Record, room: Ints, until: int, seed: int) -> None:
        for _ in range(PATIENCE):
            if g.over != 0 or (turn(g) >= until and quiet(g, b) != 0):
                return
            if g.asked == NATURE:
                seed = following(seed)
                answer(g, b, below(seed, g.options))
            elif g.asked == REFEREE:
                answer(g, b, 0)
            else:
                advice = advise(g, b, w, room)
                answer(g, b, advice if advice >= 0 else default(g, b, w))

    return mature
