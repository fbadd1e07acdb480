"""What can happen to dice, gold and the alignment token."""

from __future__ import annotations

from ....kernel.question import Question
from ....kernel.rule import rule
from .. import events as tell
from ..content.abilities import GOLD_DIE_INCOME
from ..grid import OFF_THE_GRID, leads_to
from ..state import CELLS, ROWS, Book, Colour, GoldSource, Passive, State, Why, die_code
from .attributes import goal_attribute

DIE = Question(16, "die", "RP-gen-2")
"""Nature: a die of the bag. Answered in `nature`."""
ROLL = Question(17, "roll", "RP-roll-1")
"""Nature: what it shows. Answered in `nature`."""


@rule
def gain(g: State, seat: int, amount: int, why: int) -> None:
    """Gold from the supply, which does not run out. RP-gold-5"""
    if amount > 0:
        g.gold[seat] += amount
        tell.gold(g, seat, amount, why)


@rule
def from_bag(g: State, a: int) -> int:
    """Take the a-th die out of the bag: its color."""
    colour = 0
    while a >= g.bag[colour]:
        a -= g.bag[colour]
        colour += 1
    g.bag[colour] -= 1
    g.bag_n -= 1
    return colour


@rule
def into_bag(g: State, colour: int) -> None:
    g.bag[colour] += 1
    g.bag_n += 1


@rule
def gold_die_income(g: State, seat: int) -> int:
    """RP-gold-1 RP-class-8"""
    return GOLD_DIE_INCOME + g.passive[seat, Passive.GOLD_DIE]


@rule
def place(g: State, b: Book, seat: int, colour: int, face: int, row: int) -> None:
    """Put a die on the leftmost empty cell of a row, and take the gold for it.
    RP-dice-2 RP-dice-3 RP-set-14 RP-gold-1 RP-gold-3 RP-weapon-7"""
    n = g.filled[seat, row]
    cell = row * CELLS + n
    before = goal_attribute(g, b, seat, row)
    g.colour[seat, cell] = colour
    g.value[seat, cell] = face
    g.filled[seat, row] = n + 1
    tell.placed(g, seat, die_code(colour, face), row, before, goal_attribute(g, b, seat, row))
    if n == CELLS - 1:
        gain(g, seat, 1 + g.passive[seat, Passive.FILL], GoldSource.ROW)
    if colour == Colour.GOLD:
        gain(g, seat, gold_die_income(g, seat), GoldSource.GOLD_DIE)


@rule
def change_places(g: State, seat: int, one: int, other: int) -> None:
    """The dice of two cells."""
    colour = g.colour[seat, one]
    face = g.value[seat, one]
    g.colour[seat, one] = g.colour[seat, other]
    g.value[seat, one] = g.value[seat, other]
    g.colour[seat, other] = colour
    g.value[seat, other] = face


@rule
def unplaceable(g: State, seat: int, row: int) -> int:
    """RP-dice-2"""
    return Why.ROW_FULL if g.filled[seat, row] == CELLS else 0


@rule
def open_rows(g: State, seat: int) -> int:
    """How many rows have room. RP-dice-2"""
    n = 0
    for row in range(ROWS):
        if unplaceable(g, seat, row) == 0:
            n += 1
    return n


@rule
def nth_open_row(g: State, seat: int, k: int) -> int:
    row = 0
    while True:
        if unplaceable(g, seat, row) == 0:
            if k == 0:
                return row
            k -= 1
        row += 1


@rule
def turn_to(g: State, seat: int, cell: int, face: int) -> None:
    """A die on a board shows another face. That earns nothing. RP-dice-5"""
    old = g.value[seat, cell]
    if face != old:
        g.value[seat, cell] = face
        tell.turned(g, seat, cell, old, face)


@rule
def unwalkable(g: State, seat: int, direction: int) -> int:
    """RP-act-5"""
    return Why.EDGE if leads_to(g.at[seat], direction) == OFF_THE_GRID else 0


@rule
def move_token(g: State, seat: int, direction: int) -> None:
    """One step, if it stays on the grid. RP-mkt-7"""
    old = int(g.at[seat])
    new = leads_to(old, direction)
    if new != OFF_THE_GRID:
        g.at[seat] = new
        tell.moved_token(g, seat, old, new)
