"""Final reputation: attribute goals, class dice, alignment, backstory, armor, traits; winner and titles."""

from __future__ import annotations

from ....kernel.rule import rule
from .. import box
from .. import events as tell
from ..state import CELLS, FLOOR_NONE, ROWS, Book, Part, Passive, State
from .attributes import class_dice, goals
from .cards import ALL_ARMOR
from .traits import traits

SET_COUNT, ARMOR_COUNT, TITLE_COUNT = len(box.ARMOR_SETS), len(box.ARMORS), len(box.TITLES)
GOLD_PER_STAR = 8
"""RP-solo-9"""
STRIDE = 32
"""Room for class dice, which number at most 18, below gold in a tie-break."""


@rule
def alignment(g: State, b: Book, seat: int) -> int:
    """The value under the token, which may be negative. RP-score-4 RP-weapon-2"""
    stars = b.grid[g.alignment[seat] - 1, g.at[seat]]
    floor = g.passive[seat, Passive.FLOOR]
    return max(stars, floor - FLOOR_NONE) if floor > 0 else stars


@rule
def matches(g: State, b: Book, seat: int) -> int:
    """Marked cells of the backstory that hold a die of their color. RP-score-5"""
    story = g.backstory[seat] - 1
    n = 0
    for row in range(ROWS):
        cell = row * CELLS + b.story_cell[story, row]
        if g.value[seat, cell] > 0 and g.colour[seat, cell] == b.story_colour[story, row]:
            n += 1
    return n


@rule
def armor(g: State, b: Book, seat: int) -> int:
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
            if (pieces >> (box.FIRST_ARMOR + i)) & 1 and b.set_of[i] == kind:
                n += 1
        if n > 0:
            stars += b.set_stars[kind, n] + ((b.set_colours[kind] >> colour) & 1)
            more = min(n + g.passive[seat, Passive.PIECE], b.set_size[kind])
            best = max(best, b.set_stars[kind, more] - b.set_stars[kind, n])
    return stars + best


@rule
def count(g: State, b: Book, seat: int) -> int:
    """The parts of a score, and their sum, which has no least value. RP-score-10 RP-solo-9"""
    g.parts[seat, Part.GOALS] = goals(g, b, seat)
    g.parts[seat, Part.CLASS_DICE] = class_dice(g, b, seat)
    g.parts[seat, Part.ALIGNMENT] = alignment(g, b, seat)
    g.parts[seat, Part.BACKSTORY] = b.story_stars[matches(g, b, seat)]
    g.parts[seat, Part.ARMOR] = armor(g, b, seat)
    g.parts[seat, Part.TRAITS] = traits(g, b, seat)
    g.parts[seat, Part.GOLD] = g.gold[seat] // GOLD_PER_STAR if b.solo == 1 else 0
    stars = 0
    for part in range(Part.count):
        stars += int(g.parts[seat, part])
    return stars


@rule
def final(g: State, b: Book, seat: int) -> None:
    """Count, and tell; of gold only where it counts."""
    g.stars[seat] = count(g, b, seat)
    for part in range(Part.count):
        if part != Part.GOLD or b.solo == 1:
            tell.scored(g, seat, part, g.parts[seat, part])
    tell.total(g, seat, g.stars[seat])


@rule
def reputation(g: State, seat: int) -> int:
    return g.stars[seat]


@rule
def standing(g: State, b: Book, seat: int) -> int:
    """Stars, then gold, then fewer dice of the class color, in one number. RP-score-9"""
    return (g.stars[seat] * 1000 + g.gold[seat]) * STRIDE - class_dice(g, b, seat)


@rule
def score(g: State, b: Book) -> None:
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
        tell.title(g, g.title - 1, g.stars[0])
    g.over = 1
