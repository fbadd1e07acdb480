"""All throws that the seat which is asked may declare, in the order of `nth_choice`."""

from __future__ import annotations

from ....kernel.memory import once
from ..box import ARMY, NO_DIE
from ..rules.targets import census, pack, permitted, targets
from ..state import Reach, Seen, Zone


def hand(seen: Seen) -> list[int]:
    """The dice in the hand of the seat that is asked."""
    v = seen.view
    return [i for i in range(ARMY) if v.zone[v.asked, i] == Zone.RESERVE]


@once
def throws(seen: Seen, opening: int) -> list[int]:
    """Packed, a die with its target each."""
    v, b = seen.view, seen.book
    counted = census(v, b, v.asked, opening)
    found: list[int] = []
    for i in hand(seen):
        kind = v.type[v.asked, i]
        if targets(v, b, v.asked, kind, opening, counted):
            aims = [NO_DIE] if b.reach[kind] == Reach.ALL_OPPOSING else permitted_aims(seen, kind, opening)
            found += [pack(i, aim) for aim in aims]
    return found


@once
def permitted_aims(seen: Seen, kind: int, opening: int) -> list[int]:
    """All dice that a type may aim at."""
    v, b = seen.view, seen.book
    everyone = [(t, j) for t in range(v.layout.seats) for j in range(ARMY)]
    return [t * ARMY + j for t, j in everyone if permitted(v, b, v.asked, kind, t, j, opening)]
