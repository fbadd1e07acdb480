"""The questions of the set-up in words, their options, and what they refuse; and the draws that serve other phases too.

Questions without words here are said by the message `ask-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.describe import Does, Refused, does, seat_name
from ....kernel.words import Text, text
from .. import box
from ..rules.characters import (
    ALIGNMENT,
    BACKSTORY,
    CLASS,
    CLASS_DIE,
    RACE,
    SIDE,
    nth_board,
    nth_class,
    nth_undealt,
    side,
    unavailable_board,
    unavailable_class,
)
from ..rules.deck import CARD
from ..rules.dice import DIE, ROLL, nth_open_row, open_rows
from ..rules.effects import rerolling
from ..rules.setup import PLACE, nth_different
from ..rules.start import START
from ..state import Seen, Step, Why, code_colour, code_face, seat_in_order
from . import names, refs
from .questions_dice import full_rows, placing
from .texts import ability_text, goals_text, race_text, rebuilt_note, rebuilt_of_class


def _in_turn(seen: Seen) -> Text:
    """Whose turn it is in the order of play."""
    return seat_name(seen, seat_in_order(seen.view, seen.view.cursor))


# --- characters ---


@START.words
def _(seen: Seen) -> Text:
    return text("ask-start", seat=seat_name(seen, seen.view.cursor))


@START.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-face", n=a + 1))


@RACE.option
def _(seen: Seen, a: int) -> Does:
    race = nth_board(seen.view, a)
    return does(text("do-race", race=names.race(race), changes=race_text(seen.book, race)), refs.board(race))


@RACE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    for race in range(len(box.RACES)):
        yield Why.refuse(unavailable_board(seen.view, race), name=names.race(race))


@CLASS_DIE.words
def _(seen: Seen) -> Text:
    return text("ask-class-die", seat=_in_turn(seen))


@CLASS_DIE.option
def _of_the_bag(seen: Seen, a: int) -> Does:
    """A die of the bag; those of one color are counted, so that each is an option of its own."""
    v = seen.view
    colour, n = 0, a
    while n >= v.bag[colour]:
        n -= v.bag[colour]
        colour += 1
    return does(text("do-draw", die=names.dyed(colour), n=n + 1, of=v.bag[colour]), refs.bag(colour))


@SIDE.option
def _(seen: Seen, a: int) -> Does:
    return _class(seen, side(seen.view, seen.book, a))


@CLASS.option
def _(seen: Seen, a: int) -> Does:
    return _class(seen, nth_class(seen.view, seen.book, a))


def _class(seen: Seen, klass: int) -> Does:
    """A class, with a mark and a word where something of it is a stand-in."""
    b = seen.book
    rebuilt = rebuilt_of_class(b, klass)
    said = text(
        "do-class",
        name=text("card-marked", card=names.klass(klass)) if rebuilt else names.klass(klass),
        colour=names.colour(b.class_colour[klass]),
    )
    effect = text(
        "class-effect", ability=names.ability(klass), effect=ability_text(b, klass), goals=goals_text(b, klass)
    )
    for note in rebuilt_note(rebuilt):
        effect = text("class-effect-rebuilt", effect=effect, note=note.text)
    return does(said, refs.klass(klass), effect=effect)


@CLASS.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    for klass in range(len(box.CLASSES)):
        yield Why.refuse(unavailable_class(seen.view, seen.book, klass), name=names.klass(klass))


@BACKSTORY.words
def _(seen: Seen) -> Text:
    return text("ask-backstory", seat=_in_turn(seen))


@BACKSTORY.option
def _(seen: Seen, a: int) -> Does:
    return does(names.story(nth_undealt(seen.view.stories, a)))


@ALIGNMENT.words
def _(seen: Seen) -> Text:
    return text("ask-alignment", seat=_in_turn(seen))


@ALIGNMENT.option
def _(seen: Seen, a: int) -> Does:
    return does(names.alignment(nth_undealt(seen.view.leaning, a)))


# --- cards and dice that nature draws, here and in later phases ---


@CARD.words
def _(seen: Seen) -> tuple[Text, str]:
    """A card of the deck: removed, laid out, put on the trash pile, or bought unseen."""
    v = seen.view
    if v.sp > 0:
        return text("ask-card-bought"), "RP-skill-6"
    return {
        Step.DECK: (text("ask-card-removed"), "RP-set-10"),
        Step.ROW: (text("ask-card"), "RP-set-11"),
        Step.TRASH: (text("ask-card-trashed"), "RP-solo-4"),
        Step.CLEANUP: (text("ask-card"), "RP-clean-4"),
    }[v.step]


@CARD.option
def _(seen: Seen, a: int) -> Does:
    """A card of the deck; those of the second rank lie behind those of the first."""
    v, b = seen.view, seen.book
    lower = v.step == Step.DECK and v.sp == 0 and v.cursor >= b.removed[0]
    card = v.deck[a + v.top_n if lower else a]
    return does(names.card(card), refs.card(card))


@DIE.words
def _(seen: Seen) -> tuple[Text, str]:
    if seen.view.step == Step.ROLL:
        return text("ask-die-pool"), "RP-roll-1"
    return text("ask-die", seat=_in_turn(seen)), "RP-set-13"


@DIE.option
def _(seen: Seen, a: int) -> Does:
    return _of_the_bag(seen, a)


@ROLL.words
def _(seen: Seen) -> tuple[Text, str]:
    v = seen.view
    if v.sp > 0:
        return text("ask-roll", die=names.pool_die(v, rerolling(v))), "RP-skill-8"
    return text("ask-roll", die=names.dyed(v.drawn)), "RP-roll-1" if v.step == Step.ROLL else "RP-set-13"


@ROLL.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-face", n=a + 1))


# --- the starting dice ---


@PLACE.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    rows = open_rows(v, v.asked)
    i, row = nth_different(v, v.asked, a // rows), nth_open_row(v, v.asked, a % rows)
    code = v.hand[v.asked, i]
    said = placing(seen, v.asked, row, names.die(code_colour(code), code_face(code), names.TAKEN))
    return does(said, refs.hand(v.asked, i), refs.row(v.asked, row))


@PLACE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return full_rows(seen)
