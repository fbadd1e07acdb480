"""Everything in the box: the types of dice, each in the colour it is made for, and what the colours pay."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.describe import Chapter, Note, Ref, Term, Thing
from ....kernel.words import text
from ..box import NO_COLOUR, Class, Colour
from ..content.colours import STATES
from ..content.types import DIE_TYPES, DieType
from ..state import Book
from . import names
from .board import MARKS
from .facets import ColourFacets, DieFacets
from .texts import bonus_in_force, type_text


def glossary(book: Book) -> Iterator[Chapter]:
    yield Chapter("types", text("rules-type"), tuple(_type(kind) for kind in DIE_TYPES))
    yield Chapter("colours", text("rules-bonus"), tuple(_colour(book, colour) for colour in range(Colour.count)))


def _type(kind: DieType) -> Term:
    made = kind.specialised != NO_COLOUR
    facets = DieFacets(
        type=kind.name,
        klass=Class.names[kind.klass],
        colour=Colour.names[kind.specialised if made else Colour.WHITE],
        rare=False,
        specialised=made,
    )
    notes = (Note(type_text(kind), "effect"),)
    thing = Thing(Ref("die", (kind.type,)), names.die_type(kind.type), None, facets, notes, MARKS[kind.name])
    return Term(thing, f"ID-type-{kind.type + 1}")


def _colour(book: Book, colour: int) -> Term:
    notes = [Note(bonus_in_force(book, colour), "effect")]
    if (state := STATES[book.bonus_state[colour]]) != "printed":
        notes.append(Note(text(f"sure-{state}"), "reconstructed"))
    facets = ColourFacets(colour=Colour.names[colour])
    return Term(Thing(Ref("colour", (colour,)), names.colour(colour), None, facets, tuple(notes)), "ID-bonus-11")
