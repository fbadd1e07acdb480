"""Names of things in any language: dice, cells, cards, characters, places on the alignment grid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.describe import Ref, seat_name
from ....kernel.words import Text, text
from ..state import (
    ALIGNMENTS,
    ARMOR_SETS,
    BACKSTORIES,
    CARDS,
    CELLS,
    CLASSES,
    GRID,
    GRID_COLUMNS,
    GRID_ROWS,
    RACES,
    TITLES,
    Attribute,
    Colour,
    Direction,
    GoldSource,
    Part,
    Seen,
    State,
    Type,
    code_colour,
    code_face,
)

# --- references ---


@cache
def cell_ref(seat: int, cell: int) -> Ref:
    return Ref("cell", (seat, cell))


@cache
def row_ref(seat: int, row: int) -> Ref:
    return Ref("row", (seat, row))


@cache
def hand_ref(seat: int, i: int) -> Ref:
    """A starting die still to be placed."""
    return Ref("hand", (seat, i))


@cache
def card_ref(card: int) -> Ref:
    """A market card, wherever it lies: there is one of each."""
    return Ref("card", (card,))


@cache
def initiative_ref(card: int) -> Ref:
    return Ref("initiative", (card,))


@cache
def grid_ref(seat: int, cell: int) -> Ref:
    """A space of somebody's alignment grid."""
    return Ref("grid", (seat, cell))


@cache
def board_ref(race: int) -> Ref:
    """The board of a race, while one is chosen."""
    return Ref("race-board", (race,))


@cache
def class_ref(klass: int) -> Ref:
    """A side of a class card, while one is chosen."""
    return Ref("class-card", (klass,))


@cache
def bag_ref(colour: int) -> Ref:
    return Ref("bag", (colour,))


# --- names ---


def _named(kind: str, names: Sequence[str], n: int) -> Text:
    return text(f"{kind}-{names[n].replace('_', '-')}")


@cache
def race_name(race: int) -> Text:
    return _named("race", RACES, race)


@cache
def class_name(klass: int) -> Text:
    return _named("class", CLASSES, klass)


@cache
def ability_name(klass: int) -> Text:
    return _named("ability", CLASSES, klass)


@cache
def story_name(story: int) -> Text:
    return _named("backstory", BACKSTORIES, story)


@cache
def alignment_name(alignment: int) -> Text:
    return _named("alignment", ALIGNMENTS, alignment)


@cache
def attribute_name(row: int) -> Text:
    return _named("attribute", Attribute.names, row)


@cache
def colour_name(colour: int) -> Text:
    """A color by itself."""
    return _named("colour", Colour.names, colour)


@cache
def dyed(colour: int) -> Text:
    """A color in the form that goes with the word "die"."""
    return _named("die", Colour.names, colour)


@cache
def card_name(card: int) -> Text:
    return _named("card", CARDS, card)


@cache
def set_name(kind: int) -> Text:
    """A set of armor."""
    return _named("set", ARMOR_SETS, kind)


@cache
def type_name(kind: int) -> Text:
    return _named("type", Type.names, kind)


@cache
def way_name(direction: int) -> Text:
    """Where an arrow points."""
    return _named("way", Direction.names, direction)


@cache
def leaning_name(cell: int) -> Text:
    """A space of the alignment grid."""
    return text(f"leaning-{GRID_COLUMNS[cell % GRID]}-{GRID_ROWS[cell // GRID]}")


@cache
def die_name(colour: int, face: int) -> Text:
    """`green 5`."""
    return text("die-shown", die=dyed(colour), n=face)


@cache
def cell_name(cell: int) -> Text:
    """`Strength 2`."""
    return text("cell", attribute=attribute_name(cell // CELLS), n=cell % CELLS + 1)


def placed_die(view: State, seat: int, cell: int) -> Text:
    """A die on a board and where it lies."""
    die = die_name(view.colour[seat, cell], view.value[seat, cell])
    return text("die-at", die=die, cell=cell_name(cell))


def pool_die(view: State, card: int) -> Text:
    """A die of the pool and its initiative card."""
    return text("die-on-card", n=card + 1, die=die_name(view.p_colour[card], view.p_value[card]))


@cache
def coins(n: int) -> Text:
    return text("gold-n", n=n)


@cache
def tokens(n: int) -> Text:
    """Charisma tokens."""
    return text("tokens-n", n=n)


@cache
def stars(n: int) -> Text:
    return text("stars-n", n=n)


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "race":
            return race_name(n)
        case "class":
            return class_name(n)
        case "backstory":
            return story_name(n)
        case "alignment":
            return alignment_name(n)
        case "card":
            return card_name(n)
        case "colour":
            return dyed(n)
        case "die":
            return die_name(code_colour(n), code_face(n))
        case "attribute":
            return attribute_name(n)
        case "cell":
            return cell_name(n)
        case "leaning":
            return leaning_name(n)
        case "initiative":
            return n + 1
        case "gold_source":
            return _named("why", GoldSource.names, n)
        case "part":
            return _named("gauge-part", Part.names, n)
        case "title":
            return _named("title", TITLES, n)
    return n
