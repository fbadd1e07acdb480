"""What makes a player of a machine: it overlooks things, and it dares or takes care."""

from __future__ import annotations

from ...kernel.chance import below, following, mixed
from ...kernel.rule import rule
from ..bot import Ints
from .net import POINT, THOUSAND


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


@rule
def fancied(worth: int, daring: int) -> int:
    """What a chance is worth to somebody who dares (above 0: great hopes count for more) or takes care (below 0: what
    might go wrong does). The more it may turn out either way, the more the two differ."""
    return worth + daring * (worth * worth // (THOUSAND * POINT)) // THOUSAND
