"""Names of things in any language: dice, cells, cards, characters, places on the alignment grid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.describe import seat_name
from ....kernel.words import Text, text
from .. import box
from ..grid import GRID, GRID_COLUMNS, GRID_ROWS, Direction
from ..state import CELLS, Attribute, Colour, GoldSource, Part, Seen, State, Type, code_colour, code_face

LYING, TAKEN = "die", "taken"
"""The forms of a die: one that is or does something, and one that something is done with."""


def _named(kind: str, names: Sequence[str], n: int) -> Text:
    return text(f"{kind}-{names[n].replace('_', '-')}")


@cache
def race(race: int) -> Text:
    return _named("race", box.RACES, race)


@cache
def klass(klass: int) -> Text:
    return _named("class", box.CLASSES, klass)


@cache
def ability(klass: int) -> Text:
    return _named("ability", box.CLASSES, klass)


@cache
def story(story: int) -> Text:
    return _named("backstory", box.BACKSTORIES, story)


@cache
def alignment(alignment: int) -> Text:
    return _named("alignment", box.ALIGNMENTS, alignment)


@cache
def attribute(row: int) -> Text:
    return _named("attribute", Attribute.names, row)


@cache
def colour(colour: int) -> Text:
    """A color by itself."""
    return _named("colour", Colour.names, colour)


@cache
def dyed(colour: int, form: str = LYING) -> Text:
    """A color in a form that goes with the word "die"."""
    return _named(form, Colour.names, colour)


@cache
def card(card: int) -> Text:
    return _named("card", box.CARDS, card)


@cache
def armor_set(kind: int) -> Text:
    """A set of armor."""
    return _named("set", box.ARMOR_SETS, kind)


@cache
def card_type(kind: int) -> Text:
    return _named("type", Type.names, kind)


@cache
def way(direction: int) -> Text:
    """Where an arrow points."""
    return _named("way", Direction.names, direction)


@cache
def leaning(cell: int) -> Text:
    """A space of the alignment grid."""
    return text(f"leaning-{GRID_COLUMNS[cell % GRID]}-{GRID_ROWS[cell // GRID]}")


@cache
def die(colour: int, face: int, form: str = LYING) -> Text:
    """`green 5`."""
    return text("die-shown", die=dyed(colour, form), n=face)


@cache
def cell(cell: int) -> Text:
    """`Strength 2`."""
    return text("cell", attribute=attribute(cell // CELLS), n=cell % CELLS + 1)


def placed_die(view: State, seat: int, at: int, form: str = LYING) -> Text:
    """A die on a board and where it lies."""
    return text("die-at", die=die(view.colour[seat, at], view.value[seat, at], form), cell=cell(at))


def pool_die(view: State, card: int, form: str = LYING) -> Text:
    """A die of the pool and its initiative card."""
    return text("die-on-card", n=card + 1, die=die(view.p_colour[card], view.p_value[card], form))


@cache
def coins(n: int) -> Text:
    return text("gold-n", n=n)


@cache
def tokens(n: int) -> Text:
    """Charisma tokens."""
    return text("tokens-n", n=n)


def purse(gold: int, charisma: int) -> Text:
    """Gold, and Charisma tokens if there are any."""
    return text("coins-and-tokens", coins=coins(gold), tokens=tokens(charisma)) if charisma else coins(gold)


@cache
def stars(n: int) -> Text:
    return text("stars-n", n=n)


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "race":
            return race(n)
        case "class":
            return klass(n)
        case "backstory":
            return story(n)
        case "alignment":
            return alignment(n)
        case "card":
            return card(n)
        case "colour":
            return dyed(n)
        case "die":
            return die(code_colour(n), code_face(n))
        case "attribute":
            return attribute(n)
        case "cell":
            return cell(n)
        case "leaning":
            return leaning(n)
        case "initiative":
            return n + 1
        case "gold_source":
            return _named("why", GoldSource.names, n)
        case "part":
            return _named("gauge-part", Part.names, n)
        case "title":
            return _named("title", box.TITLES, n)
    return n
