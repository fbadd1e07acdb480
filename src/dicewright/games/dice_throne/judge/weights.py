"""What bots judge by at a table: tables made from what the heroes there bring, and a few numbers. Rules never look."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.game import Setup
from ....kernel.layout import Values
from ....kernel.record import SEATS, i8, i16
from ....odds.keep_rule import Keeps, keep_tables
from ..content.book import library_for
from ..sizes import TOKENS, USES
from .tokens import token_worth
from .worth import use_worth


class Weights(Keeps):
    """Worth in tenths of a point of health."""

    use_worth = i16(SEATS, USES, doc="each use of an ability of the hero who sits there")
    token_worth = i8(TOKENS, doc="each token, to its holder")
    health = i16(start=10, doc="a point of it")
    last_health = i16(start=5, doc="a point more while it is running out")
    cp = i16(start=8, doc="each of the first ten combat points")
    card = i16(start=9, doc="each of the first six cards in hand")
    level = i16(start=20, doc="each level of an ability")
    soft = i16(start=260, doc="a lead of so much is half a win")


def fill_weights(setup: Setup, content: Mapping[str, object]) -> dict[str, Values]:
    lib = library_for(setup, content)
    return {
        **keep_tables(),
        "use_worth": [
            [*(round(10 * use_worth(way.use)) for way in ways), *[0] * (USES - len(ways))] for ways in lib.uses
        ],
        "token_worth": [0, *(token_worth(token) for token in lib.tokens[1:])],
    }
