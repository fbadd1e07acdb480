"""What IRONDIE's evaluation counts: of no save and no rule, so it may be tuned freely."""

from __future__ import annotations

from ....kernel.record import Record, i16


class Weights(Record):
    """In half points of life."""

    thrown = i16(start=7, doc="a die about to be thrown shows three and a half")
    hand = i16(start=6, doc="a die in hand")
    life_die = i16(start=2, doc="a life die in the life sector, beside its points")
    lost_die = i16(start=3, doc="a die in the abyss")
    soft = i16(start=60, doc="a lead of so much is half a win")
