"""What the dice on a board come to: attributes, goals met, dice of the class color."""

from __future__ import annotations

from ....kernel.rule import rule
from ..state import BOARD, CELLS, DIE_BONUS, ROWS, Book, Passive, State


@rule
def row_sum(g: State, seat: int, row: int) -> int:
    first = row * CELLS
    return g.value[seat, first] + g.value[seat, first + 1] + g.value[seat, first + 2]


@rule
def attribute(g: State, b: Book, seat: int, row: int) -> int:
    """Dice and race. RP-score-1 RP-race-1"""
    return row_sum(g, seat, row) + b.race_bonus[g.race[seat] - 1, row]


@rule
def goal_attribute(g: State, b: Book, seat: int, row: int) -> int:
    """The same with what weapons add to single dice, even beyond 6. RP-score-2 RP-weapon-1 RP-weapon-3"""
    n = attribute(g, b, seat, row)
    if g.passive[seat, Passive.DICE] != 0:
        for cell in range(row * CELLS, row * CELLS + CELLS):
            if g.value[seat, cell] > 0:
                n += g.passive[seat, DIE_BONUS + g.colour[seat, cell]]
    return n


@rule
def goal_met(g: State, b: Book, seat: int, row: int) -> int:
    """All or nothing: exactly, within a range, or at least. RP-score-1"""
    klass = g.klass[seat] - 1
    return 1 if b.goal_min[klass, row] <= goal_attribute(g, b, seat, row) <= b.goal_max[klass, row] else 0


@rule
def goals(g: State, b: Book, seat: int) -> int:
    stars = 0
    for row in range(ROWS):
        stars += b.goal_stars[g.klass[seat] - 1, row] * goal_met(g, b, seat, row)
    return stars


@rule
def dice_of(g: State, seat: int, colour: int) -> int:
    n = 0
    for cell in range(BOARD):
        if g.value[seat, cell] > 0 and g.colour[seat, cell] == colour:
            n += 1
    return n


@rule
def class_dice(g: State, b: Book, seat: int) -> int:
    """A star for each. RP-score-3"""
    return dice_of(g, seat, b.class_colour[g.klass[seat] - 1])
