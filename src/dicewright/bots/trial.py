"""What trials of all bots have in common: play on until a position can be judged, and what an end is worth."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.chance import below, following, mixed
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header, Record
from ..kernel.rule import rule
from .bot import Ints, Toolkit

PATIENCE = 300
"""Answers after which a trial is judged as it stands."""
WON = 1000
THOUSAND = 1000
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


@rule
def misses(seed: int, overlooks: int) -> bool:
    """Whether somebody who overlooks so many things of a thousand overlooks this one."""
    return overlooks > 0 and below(mixed(seed), THOUSAND) < overlooks


@rule
def noticed(options: Ints, first: int, count: int, seed: int, overlooks: int) -> int:
    """Of a list of options leave those that are noticed, in order; how many they are, at least one."""
    if overlooks == 0:
        return count
    kept = 0
    for k in range(count):
        seed = following(seed)
        if not misses(seed, overlooks):
            options[first + kept] = options[first + k]
            kept += 1
    if kept == 0:
        options[first] = options[first + below(seed, count)]
        return 1
    return kept


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
