"""The answer of the main button: the strongest use where a single ability is ready, and what keeps play going. Where
it is a matter of taste, none."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ..rules.effects import REACT
from ..rules.offense import DECLARE, uses
from ..state import Seen
from .names import library

PASS = 0


@DECLARE.obvious
def _(seen: Seen) -> int | None:
    """Three, four or five swords: of one ability the last use that is met is the strongest."""
    v, b = seen.view, seen.book
    met = uses(v, b)
    slots = {library(seen).uses[v.asked][nth_one(met, k)][0] for k in range(ones(met))}
    return ones(met) if len(slots) == 1 else None


@REACT.obvious
def _(seen: Seen) -> int | None:
    return PASS
