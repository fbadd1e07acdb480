"""The sheet of a game's content: every card with its fields, how the value of each is entered, and how the card looks.

A game makes it from the content in force. Whoever shows or edits a content file works from it and needs to know no
game: names in it are those of the file, everything else is words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from .content import Flag, Path, Whole
from .describe import Thing
from .words import Text

Sure: TypeAlias = Literal["printed", "ruled", "reconstructed"]
"""How sure a value is: seen in print, our reading of what is said about it, or a stand-in for what is lost."""


@dataclass(frozen=True)
class Word:
    """One of some words, or with `many` a list of them."""

    words: Mapping[str, Text]
    many: bool = False


@dataclass(frozen=True)
class Part:
    """A value inside another."""

    label: Text
    form: Form
    optional: bool = False


@dataclass(frozen=True)
class Parts:
    """Several values by name."""

    parts: Mapping[str, Part]


@dataclass(frozen=True)
class Row:
    """A list with a place for each part."""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Rows:
    """A list of values of one form."""

    of: Part
    low: int
    high: int


@dataclass(frozen=True)
class Case:
    """What may follow one word, and a fresh value that holds it."""

    label: Text
    parts: Mapping[str, Part]
    fresh: Mapping[str, object]


@dataclass(frozen=True)
class Cases:
    """Values by name, of which the one called `key` says which others there are."""

    key: str
    cases: Mapping[str, Case]


Form: TypeAlias = Whole | Flag | Word | Parts | Row | Rows | Cases


@dataclass(frozen=True)
class Field:
    """A value of a card, in force and as shipped, and how sure each is."""

    label: Text
    form: str
    """By its name in the sheet."""
    mark: Path
    """Where the file says how sure it is, from the card on."""
    value: object
    sure: Sure
    shipped: object
    shipped_said: Text | str
    shipped_sure: Sure


@dataclass(frozen=True)
class Entry:
    """A card: where it stands in the file, how it looks, and its fields by name."""

    path: Path
    look: Thing
    fields: Mapping[str, Field]


@dataclass(frozen=True)
class Section:
    """Cards of one kind."""

    title: Text
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Sheet:
    """All cards of a game, and the forms of their values by name."""

    sections: tuple[Section, ...]
    forms: Mapping[str, Form]
