"""Messages about content files: what a game's cards are, how they are edited, and how a file differs from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from .bounds import Sent, Told
from .lobby import Label, OwnContent
from .scene import Thing

Sure = Literal["printed", "ruled", "reconstructed"]
Step = Annotated[str, Meta(max_length=64)]


class CheckContent(Sent):
    """Check a content file. `entries`: whether all cards are told as they would be with it, only the one at `path`, or
    none."""

    content: OwnContent
    entries: Literal["all", "one", "none"] = "none"
    path: Annotated[tuple[Step, ...], Meta(max_length=4)] = ()


class Part(Told):
    """A value inside another; where the place has no name, `name` is empty."""

    name: str
    label: str
    form: Form
    optional: bool


class Case(Told):
    """What may follow one word, and a fresh value that holds it."""

    value: str
    label: str
    parts: tuple[Part, ...]
    fresh: dict[str, Any]


class Form(Told, omit_defaults=True):
    """How a value is entered. whole: a number from `low` to `high`, or the word that stands in its place. word: one of
    `words`; words: some of them, none twice. flag: yes or no. parts: values by name. row: a list with a place for each
    part. rows: a list of `low` to `high` values of one form, the first of `parts`. cases: values by name, of which the
    one called `key` says which others there are."""

    kind: Literal["whole", "word", "words", "flag", "parts", "row", "rows", "cases"]
    low: int = 0
    high: int = 0
    words: tuple[Label, ...] = ()
    parts: tuple[Part, ...] = ()
    key: str = ""
    cases: tuple[Case, ...] = ()


class Field(Told):
    """A value of a card, in force and as shipped, and how sure each is; `shipped_said` is the shipped one in words.
    `form`: by its name in the sheet. `mark`: where the file says how sure it is, from the card on."""

    name: str
    label: str
    form: str
    mark: list[str]
    value: Any
    sure: Sure
    shipped: Any
    shipped_said: str
    shipped_sure: Sure


class Entry(Told):
    """A card: where it stands in the file, how it looks, and its fields."""

    path: list[str]
    look: Thing
    fields: list[Field]


class Section(Told):
    title: str
    entries: list[Entry]


class Sheet(Told):
    """All cards of a game as they are shipped, and how their values are entered."""

    game: str
    title: str
    sections: list[Section]
    forms: dict[str, Form]


class Difference(Told):
    """A value of a content file that is not the shipped one, or surer: both in words, and how sure each is, if that is
    known, in words too."""

    path: list[str]
    thing: str
    field: str
    shipped: str
    own: str
    sure: str
    own_sure: str


class Fault(Told):
    """What is wrong with a content file: the way to the value, its line, 0 if it has none, and all that in a sentence;
    `what` leaves the place out."""

    path: list[str]
    line: int
    text: str
    what: str


class Checked(Told):
    """A content file, checked: what is wrong with it, how it differs, and cards as they would be with what is right of
    it."""

    faults: list[Fault]
    differences: list[Difference]
    entries: list[Entry]


class Content(Told):
    """What is played with in place of what comes with the game: at a table, a file with every value of it."""

    name: str
    text: str
    differences: list[Difference]
