"""What traits count, and the stars they pay."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.rule import rule
from .. import box
from ..content.abilities import LIMIT_BITS, Counts
from ..content.readings import TraitAttributes
from ..grid import GRID
from ..state import CELLS, ROWS, Book, Colour, State, Type, trait_card
from .attributes import attribute, class_dice, dice_of, goal_met, row_sum
from .cards import ALL_ARMOR, ALL_SKILLS, ALL_TRAITS, ALL_WEAPONS

TRAIT_COUNT = len(box.TRAITS)


@rule
def cards_of(g: State, seat: int, kind: int) -> int:
    held = g.held[seat]
    if kind == Type.WEAPON:
        return ones(held & ALL_WEAPONS)
    if kind == Type.ARMOR:
        return ones(held & ALL_ARMOR)
    if kind == Type.SKILL:
        return ones(held & ALL_SKILLS)
    return ones(held & ALL_TRAITS)


@rule
def trait_attribute(g: State, b: Book, seat: int, row: int) -> int:
    """What traits look at: no weapons, but the race, unless a switch says otherwise. RP-score-8"""
    return attribute(g, b, seat, row) if b.trait_attributes == TraitAttributes.WITH_RACE else row_sum(g, seat, row)


@rule
def counted(g: State, b: Book, seat: int, what: int, of: int) -> int:
    """What a trait counts. RP-trait-1 to RP-trait-20"""
    if what == Counts.CARDS:
        return cards_of(g, seat, of)
    if what == Counts.NO_CARDS:
        return 1 if cards_of(g, seat, of) == 0 else 0
    if what == Counts.GRID_ROW:
        return 1 if g.at[seat] // GRID == of else 0
    if what == Counts.GRID_COLUMN:
        return 1 if g.at[seat] % GRID == of else 0
    if what == Counts.GOLD:
        return g.gold[seat]
    if what == Counts.CLASS_DICE:
        return class_dice(g, b, seat)
    if what == Counts.COLOUR_DICE:
        return dice_of(g, seat, of)
    if what == Counts.SAME_COLOUR:
        most = 0
        for colour in range(Colour.GOLD):
            if colour != b.class_colour[g.klass[seat] - 1]:
                most = max(most, dice_of(g, seat, colour))
        return 1 if most >= of else 0
    if what == Counts.ALL_TYPES:
        for kind in range(Type.count):
            if cards_of(g, seat, kind) == 0:
                return 0
        return 1
    return _counted_rows(g, b, seat, what, of)


@rule
def _counted_rows(g: State, b: Book, seat: int, what: int, of: int) -> int:
    n = 0
    for row in range(ROWS):
        one = row * CELLS
        if what == Counts.GOALS:
            n += goal_met(g, b, seat, row)
        elif g.filled[seat, row] < CELLS:
            continue  # no final attribute yet; only judges look so early
        elif what == Counts.ONE_COLOUR:
            colour = g.colour[seat, one]
            n += 1 if g.colour[seat, one + 1] == colour and g.colour[seat, one + 2] == colour else 0
        elif what == Counts.ONE_VALUE:
            face = g.value[seat, one]
            n += 1 if g.value[seat, one + 1] == face and g.value[seat, one + 2] == face else 0
        elif (of >> (LIMIT_BITS + row)) & 1:
            limit = of & ((1 << LIMIT_BITS) - 1)
            at = trait_attribute(g, b, seat, row)
            n += 1 if (at >= limit if what >= Counts.HIGH else at <= limit) else 0
    if what == Counts.GOALS:
        return 1 if n >= of else 0
    if what in (Counts.ANY_LOW, Counts.ANY_HIGH):
        return 1 if n > 0 else 0
    if what in (Counts.ALL_LOW, Counts.ALL_HIGH):
        return 1 if n == ones(of >> LIMIT_BITS) else 0
    return n


@rule
def trait_worth(g: State, b: Book, seat: int, trait: int) -> int:
    """The stars of one trait: of each of its rows, or of those that are joined as far as all of them hold."""
    stars = 0
    joined = -1
    for row in range(b.trait_rows[trait], b.trait_rows[trait + 1]):
        n = counted(g, b, seat, b.trait_what[row], b.trait_of[row]) // b.trait_per[row]
        if joined >= 0:
            n = min(n, joined)
        joined = n if b.trait_joined[row] == 1 else -1
        if joined < 0:
            stars += b.trait_stars[row] * n
    return stars


@rule
def traits(g: State, b: Book, seat: int) -> int:
    """RP-score-7"""
    stars = 0
    if g.held[seat] & ALL_TRAITS:
        for trait in range(TRAIT_COUNT):
            if (g.held[seat] >> trait_card(trait)) & 1:
                stars += trait_worth(g, b, seat, trait)
    return stars
