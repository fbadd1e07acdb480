"""Final reputation: attribute goals, class dice, alignment, backstory, armor, traits; winner and titles."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..content import (
    LOW_BITS,
    T_ALL_HIGH,
    T_ALL_TYPES,
    T_CARDS,
    T_CLASS_DICE,
    T_GOALS,
    T_GOLD,
    T_GRID_COLUMN,
    T_GRID_ROW,
    T_LOW,
    T_NO_CARDS,
    T_ONE_COLOUR,
    T_ONE_VALUE,
    T_SAME_COLOUR,
    T_SOME_LOW,
)
from ..state import (
    ARMOR,
    ARMOR_SETS,
    ARMORS,
    BOARD,
    C_ALIGNMENT,
    C_ARMOR,
    C_BACKSTORY,
    C_DICE,
    C_GOALS,
    C_GOLD,
    C_TRAITS,
    CELLS,
    DIPLOMACY,
    E_SCORED,
    E_TITLE,
    E_TOTAL,
    FIRST_ARMOR,
    FIRST_SKILL,
    FIRST_TRAIT,
    FLOOR_NONE,
    GOLD,
    LATE_TRAITS,
    PARTS,
    ROWS,
    SKILL,
    TITLES,
    TRAITS,
    TYPES,
    WEAPON,
    X_CLASS_DIE,
    X_FLOOR,
    X_GOLD_DIE_GOAL,
    X_PIECE,
    trait_card,
)
from .cards import ALL_WEAPONS

SET_COUNT, ARMOR_COUNT, TRAIT_COUNT, TYPE_COUNT = len(ARMOR_SETS), len(ARMORS), len(TRAITS), len(TYPES)
PART_COUNT, TITLE_COUNT = len(PARTS), len(TITLES)
ALL_ARMOR = ((1 << len(ARMORS)) - 1) << FIRST_ARMOR
ALL_SKILLS = (1 << DIPLOMACY) | (((1 << (FIRST_ARMOR - FIRST_SKILL)) - 1) << FIRST_SKILL)
ALL_TRAITS = (0b1111 << LATE_TRAITS) | (((1 << (FIRST_SKILL - FIRST_TRAIT)) - 1) << FIRST_TRAIT)
GOLD_PER_STAR = 8
"""RP-solo-9"""
STRIDE = 32
"""Room for class dice, which number at most 18, below gold in a tie-break."""


@rule
def row_sum(g: Record, seat: int, row: int) -> int:
    first = row * CELLS
    return g.value[seat, first] + g.value[seat, first + 1] + g.value[seat, first + 2]  # type: ignore[no-any-return]


@rule
def attribute(g: Record, b: Record, seat: int, row: int) -> int:
    """Dice and race. RP-score-1 RP-race-1"""
    return row_sum(g, seat, row) + b.race_bonus[g.race[seat] - 1, row]  # type: ignore[no-any-return]


@rule
def goal_attribute(g: Record, b: Record, seat: int, row: int) -> int:
    """The same with what weapons add to single dice, even beyond 6. RP-score-2 RP-weapon-1 RP-weapon-3"""
    n = attribute(g, b, seat, row)
    mine = g.passive[seat, X_CLASS_DIE]
    gold = g.passive[seat, X_GOLD_DIE_GOAL]
    if mine != 0 or gold != 0:
        colour = b.class_colour[g.klass[seat] - 1]
        for cell in range(row * CELLS, row * CELLS + CELLS):
            if g.value[seat, cell] > 0:
                if g.colour[seat, cell] == colour:
                    n += mine
                elif g.colour[seat, cell] == GOLD:
                    n += gold
    return n


@rule
def goal_met(g: Record, b: Record, seat: int, row: int) -> int:
    """All or nothing: exactly, within a range, or at least. RP-score-1"""
    klass = g.klass[seat] - 1
    return 1 if b.goal_min[klass, row] <= goal_attribute(g, b, seat, row) <= b.goal_max[klass, row] else 0


@rule
def goals(g: Record, b: Record, seat: int) -> int:
    stars = 0
    for row in range(ROWS):
        stars += b.goal_stars[g.klass[seat] - 1, row] * goal_met(g, b, seat, row)
    return stars


@rule
def dice_of(g: Record, seat: int, colour: int) -> int:
    n = 0
    for cell in range(BOARD):
        if g.value[seat, cell] > 0 and g.colour[seat, cell] == colour:
            n += 1
    return n


@rule
def class_dice(g: Record, b: Record, seat: int) -> int:
    """A star for each. RP-score-3"""
    return dice_of(g, seat, b.class_colour[g.klass[seat] - 1])


@rule
def alignment(g: Record, b: Record, seat: int) -> int:
    """The value under the token, which may be negative. RP-score-4 RP-weapon-2"""
    stars = b.grid[g.alignment[seat] - 1, g.at[seat]]
    floor = g.passive[seat, X_FLOOR]
    return max(stars, floor - FLOOR_NONE) if floor > 0 else stars  # type: ignore[no-any-return]


@rule
def matches(g: Record, b: Record, seat: int) -> int:
    """Marked cells of the backstory that hold a die of their color. RP-score-5"""
    story = g.backstory[seat] - 1
    n = 0
    for row in range(ROWS):
        cell = row * CELLS + b.story_cell[story, row]
        if g.value[seat, cell] > 0 and g.colour[seat, cell] == b.story_colour[story, row]:
            n += 1
    return n


@rule
def armor(g: Record, b: Record, seat: int) -> int:
    """By the table of each set, and a star more for a set that names the class color. A Tower Shield counts as a piece
    of the started set where that is worth most. RP-score-6 RP-weapon-5 RP-armor-1 RP-armor-2 RP-armor-3"""
    pieces = g.held[seat] & ALL_ARMOR
    if pieces == 0:
        return 0
    colour = b.class_colour[g.klass[seat] - 1]
    stars = 0
    best = 0
    for kind in range(SET_COUNT):
        n = 0
        for i in range(ARMOR_COUNT):
            if (pieces >> (FIRST_ARMOR + i)) & 1 and b.set_of[i] == kind:
                n += 1
        if n > 0:
            stars += b.set_stars[kind, n] + ((b.set_colours[kind] >> colour) & 1)
            more = min(n + g.passive[seat, X_PIECE], b.set_size[kind])
            best = max(best, b.set_stars[kind, more] - b.set_stars[kind, n])
    return stars + best


@rule
def cards_of(g: Record, seat: int, kind: int) -> int:
    held = g.held[seat]
    if kind == WEAPON:
        return ones(held & ALL_WEAPONS)
    if kind == ARMOR:
        return ones(held & ALL_ARMOR)
    if kind == SKILL:
        return ones(held & ALL_SKILLS)
    return ones(held & ALL_TRAITS)


@rule
def trait_attribute(g: Record, b: Record, seat: int, row: int) -> int:
    """What traits look at: no weapons, but the race, unless a switch says otherwise. RP-score-8"""
    return attribute(g, b, seat, row) if b.trait_attributes == 0 else row_sum(g, seat, row)


@rule
def counted(g: Record, b: Record, seat: int, what: int, of: int) -> int:
    """What a trait counts. RP-trait-1 to RP-trait-20"""
    if what == T_CARDS:
        return cards_of(g, seat, of)
    if what == T_NO_CARDS:
        return 1 if cards_of(g, seat, of) == 0 else 0
    if what == T_GRID_ROW:
        return 1 if g.at[seat] // 3 == of else 0
    if what == T_GRID_COLUMN:
        return 1 if g.at[seat] % 3 == of else 0
    if what == T_GOLD:
        return g.gold[seat]  # type: ignore[no-any-return]
    if what == T_CLASS_DICE:
        return class_dice(g, b, seat)
    if what == T_SAME_COLOUR:
        most = 0
        for colour in range(GOLD):
            if colour != b.class_colour[g.klass[seat] - 1]:
                most = max(most, dice_of(g, seat, colour))
        return 1 if most >= of else 0
    if what == T_ALL_TYPES:
        for kind in range(TYPE_COUNT):
            if cards_of(g, seat, kind) == 0:
                return 0
        return 1
    return _counted_rows(g, b, seat, what, of)


@rule
def _counted_rows(g: Record, b: Record, seat: int, what: int, of: int) -> int:
    n = 0
    for row in range(ROWS):
        one = row * CELLS
        if what == T_ONE_COLOUR:
            if g.filled[seat, row] == CELLS:
                colour = g.colour[seat, one]
                n += 1 if g.colour[seat, one + 1] == colour and g.colour[seat, one + 2] == colour else 0
        elif what == T_ONE_VALUE:
            if g.filled[seat, row] == CELLS:
                face = g.value[seat, one]
                n += 1 if g.value[seat, one + 1] == face and g.value[seat, one + 2] == face else 0
        elif what == T_GOALS:
            n += goal_met(g, b, seat, row)
        elif g.filled[seat, row] < CELLS:
            continue  # no final attribute yet; only judges look so early
        elif what == T_LOW:
            n += 1 if trait_attribute(g, b, seat, row) <= of else 0
        elif what == T_SOME_LOW:
            most = of & ((1 << LOW_BITS) - 1)
            n += 1 if (of >> (LOW_BITS + row)) & 1 and trait_attribute(g, b, seat, row) <= most else 0
        elif what == T_ALL_HIGH:
            n += 1 if trait_attribute(g, b, seat, row) >= of else 0
    if what == T_GOALS:
        return 1 if n >= of else 0
    if what == T_SOME_LOW:
        return 1 if n > 0 else 0
    if what == T_ALL_HIGH:
        return 1 if n == ROWS else 0
    return n


@rule
def traits(g: Record, b: Record, seat: int) -> int:
    """RP-score-7"""
    stars = 0
    if g.held[seat] & ALL_TRAITS:
        for trait in range(TRAIT_COUNT):
            if (g.held[seat] >> trait_card(trait)) & 1:
                n = counted(g, b, seat, b.trait_what[trait], b.trait_of[trait])
                stars += b.trait_stars[trait] * (n // b.trait_per[trait])
    return stars


@rule
def count(g: Record, b: Record, seat: int) -> int:
    """The parts of a score, and their sum, which has no least value. RP-score-10 RP-solo-9"""
    g.parts[seat, C_GOALS] = goals(g, b, seat)
    g.parts[seat, C_DICE] = class_dice(g, b, seat)
    g.parts[seat, C_ALIGNMENT] = alignment(g, b, seat)
    g.parts[seat, C_BACKSTORY] = b.story_stars[matches(g, b, seat)]
    g.parts[seat, C_ARMOR] = armor(g, b, seat)
    g.parts[seat, C_TRAITS] = traits(g, b, seat)
    g.parts[seat, C_GOLD] = g.gold[seat] // GOLD_PER_STAR if b.solo == 1 else 0
    stars = 0
    for part in range(PART_COUNT):
        stars += int(g.parts[seat, part])
    return stars


@rule
def final(g: Record, b: Record, seat: int) -> None:
    """Count, and tell; of gold only where it counts."""
    g.stars[seat] = count(g, b, seat)
    for part in range(PART_COUNT):
        if part != C_GOLD or b.solo == 1:
            tell(g, E_SCORED, seat, part, g.parts[seat, part])
    tell(g, E_TOTAL, seat, g.stars[seat])


@rule
def reputation(g: Record, seat: int) -> int:
    return g.stars[seat]  # type: ignore[no-any-return]


@rule
def standing(g: Record, b: Record, seat: int) -> int:
    """Stars, then gold, then fewer dice of the class color, in one number. RP-score-9"""
    return (g.stars[seat] * 1000 + g.gold[seat]) * STRIDE - class_dice(g, b, seat)  # type: ignore[no-any-return]


@rule
def score(g: Record, b: Record) -> None:
    """Count, and give everyone a place; equal ones share it. Alone, a title is the reward. RP-score-9 RP-solo-10"""
    seats = g.gold.shape[0]
    for seat in range(seats):
        final(g, b, seat)
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if standing(g, b, other) > standing(g, b, seat):
                place += 1
        g.place[seat] = place
    if b.solo == 1:
        for title in range(TITLE_COUNT):
            if g.stars[0] >= b.title_from[title]:
                g.title = title + 1
        tell(g, E_TITLE, g.title - 1, g.stars[0])
    g.over = 1
