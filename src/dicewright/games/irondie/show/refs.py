"""By which references events, options and the board mean the same thing."""

from __future__ import annotations

from functools import cache

from ....kernel.describe import Ref


@cache
def die(seat: int, i: int) -> Ref:
    return Ref("die", (seat, i))
