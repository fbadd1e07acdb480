"""What cards say, put into words from what the card file declares; and which of it is reconstructed.

Nothing here is written by hand for a single card: the book in force gives what is told, so that a corrected card file
is told as it is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.describe import Note
from ....kernel.words import Text, signed, text
from .. import box
from ..content import data
from ..content.book import NO_MOST
from ..content.forms import decode
from ..content.grammar import ability, reader_of
from ..content.readings import SWITCHES
from ..grid import GRID, NO_ARROW
from ..rules.cards import price
from ..state import CLASS_COLOURS, ROWS, Attribute, Book, Colour, State, Type
from . import names
from .effect_texts import RECOMMENDED, action_text, effect_text


def _readings(book: Book) -> dict[str, str]:
    """How this game reads contested cards."""
    return {name: SWITCHES[name][getattr(book, name)] for name in RECOMMENDED}


# --- classes ---


def ability_text(book: Book, klass: int) -> Text:
    return effect_text(decode(book.said, book.class_effect[klass]), readings=_readings(book))


def option_text(book: Book, at: int) -> Text:
    """What an option of a choice does that a card file offers."""
    return text("effect-verbs", does=action_text(decode(book.said, at), _readings(book)))


def goal_range(book: Book, klass: int, row: int) -> str:
    """`18`, `16–17` or `14+`."""
    low, high = book.goal_min[klass, row], book.goal_max[klass, row]
    return str(low) if low == high else f"{low}+" if high == NO_MOST else f"{low}–{high}"


def goals_text(book: Book, klass: int) -> Text:
    """All six goals in a line."""
    goals = [
        text(
            "goal-short",
            attribute=text(f"short-{Attribute.names[row]}"),
            range=goal_range(book, klass, row),
            stars=book.goal_stars[klass, row],
        )
        for row in range(ROWS)
    ]
    return text("note-goals", goals=tuple(goals))


def class_notes(book: Book, klass: int) -> tuple[Note, ...]:
    """Color, ability and goals, and which of it is reconstructed."""
    ability = Note(ability_text(book, klass), "effect", names.ability(klass))
    colour = Note(text("note-class-colour", colour=names.colour(book.class_colour[klass])), "kind")
    return (colour, ability, Note(goals_text(book, klass)), *rebuilt_note(rebuilt_of_class(book, klass)))


def rebuilt_of_class(book: Book, klass: int) -> list[str]:
    """What of a class card is a stand-in."""
    return [f"class-{field}" for i, field in enumerate(box.CLASS_FIELDS) if (book.class_rebuilt[klass] >> i) & 1]


def race_text(book: Book, race: int) -> Text:
    """What a board adds to attributes and takes from them."""
    changes = [
        text("race-change", attribute=names.attribute(row), change=signed(book.race_bonus[race, row]))
        for row in range(ROWS)
        if book.race_bonus[race, row]
    ]
    return text("race-changes", changes=tuple(changes)) if changes else text("race-plain")


def story_text(book: Book, story: int) -> Text:
    """The marked spaces of a backstory."""
    spaces = [
        text(
            "story-space",
            attribute=names.attribute(row),
            n=book.story_cell[story, row] + 1,
            colour=names.colour(book.story_colour[story, row]),
        )
        for row in range(ROWS)
    ]
    return text("note-story", spaces=tuple(spaces))


def grid_text(book: Book, alignment: int) -> Text:
    """The grid of an alignment, row by row from good to evil, each from law to chaos."""
    values = [signed(book.grid[alignment, cell]) if book.grid[alignment, cell] else "0" for cell in range(GRID * GRID)]
    rows = [" ".join(values[k : k + GRID]) for k in range(0, GRID * GRID, GRID)]
    return text("note-grid", good=rows[0], neutral=rows[1], evil=rows[2])


# --- market cards ---


def card_text(book: Book, card: int) -> Text:
    """What a market card does."""
    kind = book.type[card]
    if kind == Type.ARMOR:
        return set_text_in_force(book, book.set_of[card - box.FIRST_ARMOR])
    worth = book.worth[box.TRAITS.index(box.CARDS[card])] if kind == Type.TRAIT else 0
    return effect_text(decode(book.said, book.card_effect[card]), worth, _readings(book))


def purchase_text(view: State, book: Book, seat: int, card: int) -> Text:
    """A purchase and how it is paid: Charisma tokens go first. RP-mkt-3"""
    cost = price(view, book, seat, card)
    n = min(cost, view.tokens[seat])
    paid = names.tokens(n) if 0 < n == cost else names.purse(cost - n, n)
    return text("do-buy", card=names.card(card), paid=paid)


def arrow_text(book: Book, card: int) -> Text:
    """Where the arrow of a skill or a trait points."""
    arrow = book.arrow[card]
    return text("arrow-copied") if arrow == NO_ARROW else names.way(arrow)


def card_kind(book: Book, card: int) -> Text:
    """The type of a card, with the hands, the set or the arrow that belong to it."""
    match book.type[card]:
        case kind if kind == Type.WEAPON:
            return text("kind-weapon", hands=book.weapon_hands[card])
        case kind if kind == Type.ARMOR:
            return text("kind-armor", set=names.armor_set(book.set_of[card - box.FIRST_ARMOR]))
        case kind if kind == Type.SKILL:
            return text("kind-skill", way=arrow_text(book, card))
    return text("kind-trait", way=arrow_text(book, card))


def rebuilt_fields(book: Book, card: int) -> list[str]:
    """What of a card, or of the set it belongs to, is a stand-in."""
    fields = [field for i, field in enumerate(box.CARD_FIELDS) if (book.card_rebuilt[card] >> i) & 1]
    if book.type[card] == Type.ARMOR:
        fields += set_rebuilt(book, book.set_of[card - box.FIRST_ARMOR])
    return fields


def set_rebuilt(book: Book, kind: int) -> list[str]:
    """What of a set of armor is a stand-in."""
    return [f"set-{field}" for i, field in enumerate(box.SET_FIELDS) if (book.set_rebuilt[kind] >> i) & 1]


def rebuilt_note(fields: Sequence[str]) -> tuple[Note, ...]:
    said = text("note-reconstructed", fields=tuple(text(f"field-{f}") for f in fields))
    return (Note(said, "reconstructed"),) if fields else ()


def card_notes(book: Book, card: int) -> tuple[Note, ...]:
    """All there is to know of a market card."""
    kind = text("note-kind", kind=card_kind(book, card))
    return Note(kind, "kind"), Note(card_text(book, card), "effect"), *rebuilt_note(rebuilt_fields(book, card))


def set_text(pays: Sequence[int], colours: Sequence[int]) -> Text:
    """What the pieces of a set of armor are worth together."""
    return text(
        "set-text",
        pieces=", ".join(map(str, range(1, len(pays) + 1))),
        stars=", ".join(map(str, pays)),
        colours=tuple(names.colour(c) for c in colours),
    )


def set_text_in_force(book: Book, kind: int) -> Text:
    pays = [book.set_stars[kind, n] for n in range(1, book.set_size[kind] + 1)]
    return set_text(pays, [c for c in range(len(CLASS_COLOURS)) if (book.set_colours[kind] >> c) & 1])


# --- rules: the same texts, from the card file as it is shipped ---


def class_rule(name: str, body: data.Class) -> Text:
    klass = box.CLASSES.index(name)
    effect = effect_text(ability((), body["ability"]))
    return text("rule-class", name=names.klass(klass), ability=names.ability(klass), effect=effect)


def card_rule(name: str, body: data.Card) -> Text:
    effect = effect_text(reader_of(name)((), body["effect"]), body.get("stars", 0))
    return text("rule-card", card=names.card(box.CARDS.index(name)), effect=effect)


def set_rule(name: str, body: data.ArmorSet) -> Text:
    effect = set_text(body["stars"], [Colour.by_name[c] for c in body["colors"]])
    return text("rule-card", card=names.armor_set(box.ARMOR_SETS.index(name)), effect=effect)
