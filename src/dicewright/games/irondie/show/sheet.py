"""The sheet of the colour tables: every row with what it pays, how that is entered, and how it reads."""

from __future__ import annotations

from typing import cast

from ....kernel.content import Whole
from ....kernel.describe import Note, Ref, Thing
from ....kernel.sheet import Entry, Field, Part, Parts, Rows, Section, Sheet, Sure, Word
from ....kernel.words import text
from ..box import Class, Colour
from ..content.colours import CONDITIONS, MOST, MOST_EFFECTS, SECTION, SHIPPED, Content, Row, bonus, said
from ..state import Book
from . import names
from .texts import effect_text

_PART = Parts(
    {
        "class": Part(text("part-class"), Word({name: text(f"bonus-class-{name}") for name in Class.names})),
        "colour": Part(text("part-colour"), Word({name: text(f"bonus-colour-{name}") for name in CONDITIONS})),
        "delta": Part(text("part-delta"), Whole(-MOST, MOST)),
    }
)
FORMS = {"effects": Rows(Part(text("field-effects"), _PART), 1, MOST_EFFECTS)}


def sheet(content: Content, book: Book) -> Sheet:
    """The tables that come with the game, as they stand in the content; those of a player's own are not edited."""
    tables = {name: table for name, table in content[SECTION].items() if name in SHIPPED}
    return Sheet(
        tuple(
            Section(
                names.table(name),
                tuple(_entry(name, colour, n, table.rows[colour]) for n, colour in enumerate(Colour.names)),
            )
            for name, table in tables.items()
        ),
        FORMS,
    )


def _entry(table: str, colour: str, n: int, row: Row) -> Entry:
    shipped = SHIPPED[table].rows[colour]
    field = Field(
        label=text("field-effects"),
        form="effects",
        mark=("state",),
        value=said(row)["effects"],
        sure=cast(Sure, row.state),
        shipped=said(shipped)["effects"],
        shipped_said=effect_text(bonus(shipped)),
        shipped_sure=cast(Sure, shipped.state),
    )
    notes = [Note(effect_text(bonus(row)), "effect")]
    if row.state != "printed":
        notes.append(Note(text(f"sure-{row.state}"), "reconstructed"))
    look = Thing(Ref("colour", (n,)), names.colour(n), notes=tuple(notes))
    return Entry((SECTION, table, colour), look, {"effects": field})
