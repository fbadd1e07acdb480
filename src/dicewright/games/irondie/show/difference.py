"""What a player's colour tables change, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.content import Difference
from ....kernel.words import text
from ..box import Colour
from ..content.colours import SECTION, ColourTable, Content, bonus
from . import names
from .texts import effect_text

NO_TABLE = ColourTable("", {})


def difference(shipped: Content, own: Content) -> Iterator[Difference]:
    """Row by row; every row of a table that is not shipped."""
    for name, table in own[SECTION].items():
        known = shipped[SECTION].get(name, NO_TABLE).rows
        for colour, row in table.rows.items():
            old = known.get(colour)
            if old is None or (row.effects, row.state) != (old.effects, old.state):
                yield Difference(
                    (SECTION, name, colour, "effects"),
                    names.table(name),
                    names.colour(Colour.by_name[colour]),
                    effect_text(bonus(old)) if old else text("not-shipped"),
                    effect_text(bonus(row)),
                    old.state if old else "",
                    row.state,
                )
