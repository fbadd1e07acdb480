"""What can happen to dice, gold and the alignment token."""

from __future__ import annotations

from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..content import GOLD_DIE_INCOME
from ..state import (
    CELLS,
    E_GOLD,
    E_MOVED_TOKEN,
    E_PLACED,
    E_TURNED,
    G_GOLD_DIE,
    G_ROW,
    GOLD,
    ROWS,
    X_FILL,
    X_GOLD_DIE,
    die_code,
)

OFF_THE_GRID = -1


@rule
def gain(g: Record, seat: int, amount: int, why: int) -> None:
    """Gold from the supply, which does not run out. RP-gold-5"""
    if amount > 0:
        g.gold[seat] += amount
        tell(g, E_GOLD, seat, amount, why)


@rule
def from_bag(g: Record, a: int) -> int:
    """Take the a-th die out of the bag: its color."""
    colour = 0
    while a >= g.bag[colour]:
        a -= g.bag[colour]
        colour += 1
    g.bag[colour] -= 1
    g.bag_n -= 1
    return colour


@rule
def into_bag(g: Record, colour: int) -> None:
    g.bag[colour] += 1
    g.bag_n += 1


@rule
def gold_die_income(g: Record, seat: int) -> int:
    """RP-gold-1 RP-class-8"""
    return GOLD_DIE_INCOME + g.passive[seat, X_GOLD_DIE]  # type: ignore[no-any-return]


@rule
def place(g: Record, seat: int, colour: int, face: int, row: int) -> None:
    """Put a die on the leftmost empty cell of a row, and take the gold for it.
    RP-dice-2 RP-dice-3 RP-set-14 RP-gold-1 RP-gold-3 RP-weapon-7"""
    n = g.filled[seat, row]
    cell = row * CELLS + n
    g.colour[seat, cell] = colour
    g.value[seat, cell] = face
    g.filled[seat, row] = n + 1
    tell(g, E_PLACED, seat, die_code(colour, face), row)
    if n == CELLS - 1:
        gain(g, seat, 1 + g.passive[seat, X_FILL], G_ROW)
    if colour == GOLD:
        gain(g, seat, gold_die_income(g, seat), G_GOLD_DIE)


@rule
def change_places(g: Record, seat: int, one: int, other: int) -> None:
    """The dice of two cells."""
    colour = g.colour[seat, one]
    face = g.value[seat, one]
    g.colour[seat, one] = g.colour[seat, other]
    g.value[seat, one] = g.value[seat, other]
    g.colour[seat, other] = colour
    g.value[seat, other] = face


@rule
def open_rows(g: Record, seat: int) -> int:
    """How many rows have room. RP-dice-2"""
    n = 0
    for row in range(ROWS):
        if g.filled[seat, row] < CELLS:
            n += 1
    return n


@rule
def nth_open_row(g: Record, seat: int, k: int) -> int:
    row = 0
    while True:
        if g.filled[seat, row] < CELLS:
            if k == 0:
                return row
            k -= 1
        row += 1


@rule
def turn_to(g: Record, seat: int, cell: int, face: int) -> None:
    """A die on a board shows another face. That earns nothing. RP-dice-5"""
    old = g.value[seat, cell]
    if face != old:
        g.value[seat, cell] = face
        tell(g, E_TURNED, seat, cell, old, face)


@rule
def leads_to(cell: int, direction: int) -> int:
    """Where a step leads on the grid: up to good, down to evil, left to law, right to chaos. RP-act-5"""
    if direction == 0:
        return cell - 3 if cell >= 3 else OFF_THE_GRID
    if direction == 1:
        return cell + 3 if cell < 6 else OFF_THE_GRID
    if direction == 2:
        return cell - 1 if cell % 3 > 0 else OFF_THE_GRID
    return cell + 1 if cell % 3 < 2 else OFF_THE_GRID


@rule
def move_token(g: Record, seat: int, direction: int) -> None:
    """One step, if it stays on the grid. RP-mkt-7"""
    old = int(g.at[seat])
    new = leads_to(old, direction)
    if new != OFF_THE_GRID:
        g.at[seat] = new
        tell(g, E_MOVED_TOKEN, seat, old, new)
