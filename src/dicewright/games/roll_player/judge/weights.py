"""What bots judge a character by. Worth is counted in thousandths of a star."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from ....kernel.game import Setup
from ....kernel.layout import Values
from ....kernel.record import Record, i16
from .. import box
from ..content.book import NO_MOST
from ..content.data import Content
from ..state import CELLS, ROWS, Attribute

REACH = 25
"""Row sums that the table of promises knows."""
LOWEST_SUM = 4
"""They begin this far below zero."""
LUCK = (30, 25, 20, 12, 8, 5)
"""How often, of a hundred, the next die of a row is the best face for it, the second best ...: dice are chosen."""
NEAR = (1000, 400, 150)
"""What a full row that misses its goal by so much is still worth, in thousandths: actions may mend it."""


class Weights(Record):
    promise = i16(len(box.CLASSES), ROWS, CELLS + 1, REACH, doc="of a row, by [class][attribute][empty cells][sum]")
    leaning = i16(start=850, doc="a star of alignment: the token still moves")
    story = i16(start=130, doc="a match that pays nothing yet")
    piece = i16(start=180, doc="a piece of armour, for the set it may become")
    hope = i16(start=250, doc="a trait that may still be fulfilled")
    skill_held = i16(start=40, doc="for every round to come")
    skill_ready = i16(start=60)
    weapon_held = i16(start=35, doc="for every round to come")
    coin = i16(start=45, doc="a gold now")
    coin_later = i16(start=12, doc="a gold, for every round to come")
    coin_idle = i16(start=20, doc="a gold beyond what one can spend")
    spendable = i16(start=14, doc="gold that one can spend")
    solo_coin = i16(start=120, doc="a gold, alone")
    token = i16(start=150, doc="a Charisma token, a further purchase, the gold of a die or a row")
    running = i16(start=150, doc="an ability about to be carried out")
    half = i16(start=12_000, doc="a lead that is half a win; more counts more, so that nobody ahead stops caring")


def fill_weights(setup: Setup, content: Mapping[str, object]) -> dict[str, Values]:
    """What rows promise hangs on the goals of the classes in force."""
    classes = cast(Content, content)["classes"]
    goals = [[classes[name]["goals"][a] for a in Attribute.names] for name in box.CLASSES]
    return {"promise": [[promise(g["min"], g.get("max", NO_MOST), g["stars"]) for g in row] for row in goals]}


@cache
def promise(low: int, high: int, stars: int) -> list[list[int]]:
    """Thousandths of the stars of a goal that a row promises, by [empty cells][sum + LOWEST_SUM]."""
    sums = range(-LOWEST_SUM, REACH - LOWEST_SUM + 6 * CELLS)

    def miss(total: int) -> int:
        return low - total if total < low else max(total - high, 0)

    rows = [{total: stars * (NEAR[miss(total)] if miss(total) < len(NEAR) else 0) for total in sums}]
    for _ in range(CELLS):
        last = rows[-1]
        row = {}
        for total in sums:
            faces = sorted((last.get(total + face, 0) for face in range(1, 7)), reverse=True)
            row[total] = sum(luck * value for luck, value in zip(LUCK, faces, strict=True)) // 100
        rows.append(row)
    return [[row[total] for total in sums][:REACH] for row in rows]
