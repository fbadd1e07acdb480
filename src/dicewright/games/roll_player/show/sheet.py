"""The sheet of the card file: every card with its fields, how each is entered, and how the card will look and read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias, cast

from ....kernel.content import Table, Whole
from ....kernel.describe import Chapter, Note, Ref, Term, Thing
from ....kernel.sheet import Entry, Field, Part, Parts, Row, Rows, Section, Sheet, Word
from ....kernel.words import Text, text
from .. import box
from ..content import data
from ..content.card_file import SHIPPED, weakest
from ..content.checks import MOST_BONUS, MOST_PRICE, MOST_STARS, MOST_SUM, MOST_WORTH, fields_of
from ..grid import GRID, GRID_CENTRE, GRID_COLUMNS, GRID_ROWS, Direction
from ..state import CELLS, CLASS_COLOURS, Attribute, Book, Colour
from . import names
from .board import card_thing
from .difference import value_in_words
from .effect_forms import EFFECTS, listed
from .facets import AlignmentFacets, ClassFacets, RaceFacets
from .texts import class_notes, grid_text, race_text, rebuilt_note, set_rebuilt, set_text_in_force, story_text

Look: TypeAlias = Callable[[Book, int], Thing]
"""look(book, n): the n-th of its kind as it lies on the table."""

# --- how values are entered ---

_COLOURS = {name: names.colour(Colour.by_name[name]) for name in CLASS_COLOURS}
_ARROWS = {name: names.way(Direction.by_name[name]) for name in Direction.names}


def _by_attribute(part: Callable[[Text], Part]) -> Parts:
    return Parts({name: part(names.attribute(n)) for n, name in enumerate(Attribute.names)})


def _lines(directions: Iterable[str]) -> list[Text]:
    """The rows or columns of the grid."""
    return [text("between") if name == "neutral" else text(f"way-{name}") for name in directions]


_GOAL = Parts(
    {
        "min": Part(text("part-min"), Whole(1, MOST_SUM)),
        "max": Part(text("part-max"), Whole(1, MOST_SUM), optional=True),
        "stars": Part(text("field-stars"), Whole(1, MOST_STARS)),
    }
)
_CELL = Row((Part(text("part-position"), Whole(1, CELLS)), Part(text("part-colour"), Word(_COLOURS))))
_GRID_ROW = Row(tuple(Part(column, Whole(-MOST_WORTH, MOST_WORTH)) for column in _lines(GRID_COLUMNS)))

FORMS = {
    "modifiers": _by_attribute(lambda name: Part(name, Whole(-MOST_BONUS, MOST_BONUS), optional=True)),
    "color": Word(_COLOURS),
    "goals": _by_attribute(lambda name: Part(name, _GOAL)),
    "cells": _by_attribute(lambda name: Part(name, _CELL)),
    "grid": Row(tuple(Part(row, _GRID_ROW) for row in _lines(GRID_ROWS))),
    "colors": Word(_COLOURS, many=True),
    **{f"stars-{name}": Rows(Part(text("field-stars"), Whole(0, MOST_STARS)), n, n) for name, n in box.PIECES.items()},
    "rank": Whole(1, 2),
    "price": Whole(0, MOST_PRICE),
    "hands": Whole(1, 2),
    "arrow": Word(_ARROWS),
    "arrow-diplomacy": Word({**_ARROWS, "copied": text("arrow-copied")}),
    "stars": Whole(-MOST_STARS, MOST_STARS),
    "set": Word({name: names.armor_set(n) for n, name in enumerate(box.ARMOR_SETS)}),
    **EFFECTS,
}


def _form(section: str, name: str, field: str) -> str:
    """Which form a field has: that of its name, unless the card has one of its own."""
    if field == "effect":
        return "weapon" if name in box.WEAPONS else "trait" if name in box.TRAITS else "skill"
    own = f"{field}-{name}"
    return own if own in FORMS and section in ("armor", "market") else field


# --- how cards look ---


def _race(b: Book, race: int) -> Thing:
    note = Note(race_text(b, race), "effect")
    return Thing(Ref("race", (race,)), names.race(race), None, RaceFacets(race=box.RACES[race]), (note,))


def _class(b: Book, klass: int) -> Thing:
    facets = ClassFacets(klass=box.CLASSES[klass], colour=Colour.names[b.class_colour[klass]])
    return Thing(Ref("class", (klass,)), names.klass(klass), None, facets, class_notes(b, klass))


def _story(b: Book, story: int) -> Thing:
    return Thing(Ref("backstory", (story,)), names.story(story), notes=(Note(story_text(b, story), "effect"),))


def _alignment(b: Book, alignment: int) -> Thing:
    facets = AlignmentFacets(at=GRID_CENTRE, grid=tuple(b.grid[alignment, cell] for cell in range(GRID * GRID)))
    notes = (Note(grid_text(b, alignment), "effect"),)
    return Thing(Ref("alignment", (alignment,)), names.alignment(alignment), None, facets, notes)


def _set(b: Book, kind: int) -> Thing:
    notes = (Note(set_text_in_force(b, kind), "effect"), *rebuilt_note(set_rebuilt(b, kind)))
    return Thing(Ref("armor-set", (kind,)), names.armor_set(kind), notes=notes)


def _card(b: Book, card: int) -> Thing:
    return card_thing(b, card, names.card(card))


_SECTIONS: Mapping[str, tuple[str, tuple[str, ...], tuple[str, ...], Look]] = {
    "classes": ("classes", box.CLASSES, box.CLASSES, _class),
    "weapons": ("market", box.WEAPONS, box.CARDS, _card),
    "armor": ("market", box.ARMORS, box.CARDS, _card),
    "sets": ("armor", box.ARMOR_SETS, box.ARMOR_SETS, _set),
    "skills": ("market", box.SKILLS, box.CARDS, _card),
    "traits": ("market", box.TRAITS, box.CARDS, _card),
    "races": ("races", box.RACES, box.RACES, _race),
    "backstories": ("backstories", box.BACKSTORIES, box.BACKSTORIES, _story),
    "alignments": ("alignments", box.ALIGNMENTS, box.ALIGNMENTS, _alignment),
}
"""By kind of card: the section of the file, which of it, those by whose order they are numbered, and how they look."""
_RULES = {
    "classes": "class",
    "weapons": "weapon",
    "sets": "armor",
    "skills": "skill",
    "traits": "trait",
}
"""Where the rules of cards stand that have one each."""
_PREFIX = {"classes": "class-", "armor": "set-"}
"""What goes before the name of a field in its message."""


def glossary(book: Book) -> Iterator[Chapter]:
    """All cards, by kind."""
    for kind, (_, cards, numbered, look) in _SECTIONS.items():
        area = _RULES.get(kind)
        terms = [
            Term(look(book, numbered.index(name)), f"RP-{area}-{n}" if area else "") for n, name in enumerate(cards, 1)
        ]
        yield Chapter(kind, text(f"section-{kind}"), tuple(terms))


def entered(field: str, value: object) -> object:
    """A value as its form takes it: of effects, a list."""
    return listed(value) if field in ("effect", "ability") else value


def sheet(content: data.Content, book: Book) -> Sheet:
    """All cards as they stand in the content and look with the book."""
    ours, theirs = (cast("Mapping[str, Mapping[str, Table]]", it) for it in (SHIPPED, content))

    def entry(section: str, name: str, look: Thing) -> Entry:
        old, new = ours[section][name], theirs[section][name]
        fields = {
            field: Field(
                label=text(f"field-{_PREFIX.get(section, '')}{field}"),
                form=_form(section, name, field),
                mark=("state", field),
                value=entered(field, new[field]),
                sure=weakest(new, field),
                shipped=entered(field, old[field]),
                shipped_said=value_in_words(name, field, old),
                shipped_sure=weakest(old, field),
            )
            for field in fields_of(section, name)
        }
        return Entry((section, name), look, fields)

    return Sheet(
        tuple(
            Section(
                text(f"section-{kind}"),
                tuple(entry(section, name, look(book, numbered.index(name))) for name in cards),
            )
            for kind, (section, cards, numbered, look) in _SECTIONS.items()
        ),
        FORMS,
    )
