"""What a running effect is about, read off its program: which action or card wants something picked."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ...kernel.effects import CALL, CHOOSE, PICK, ROLL, UNLESS
from ...kernel.machine import it, me, number
from ...kernel.record import Table
from .content import (
    ACTED,
    ADD,
    ADJUST,
    BAG_DIE,
    BUY_PILE,
    BUY_TOP,
    FLIP,
    FLIP_POOL,
    OTHER_DIE,
    OTHER_ROW,
    POOL_DIE,
    SET_POOL,
    SHOW,
    STEP,
)


class Purpose(Enum):
    """What is done with what is picked: its message `ask-<value>`, and the rule behind it."""

    FLIP = "flip"
    SWAP = "swap"
    SWAP_WITH = "swap-with"
    ADJUST = "adjust"
    REROLL = "reroll-die"
    STEP = "step"
    STEP_AGAIN = "step-again"
    FROM_BAG = "from-bag"
    BAG_DIE = "bag-die"
    FROM_POOL = "from-pool"
    POOL_DIE = "pool-die"
    FLIP_POOL = "flip-pool"
    REROLL_POOL = "reroll-pool"
    SHIFT = "shift"
    OTHER_ROW = "other-row"
    BUY = "buy-from-pile"
    ADD = "add-to-market"


RULES = {
    Purpose.FLIP: "RP-act-1",
    Purpose.SWAP: "RP-act-2",
    Purpose.SWAP_WITH: "RP-act-2",
    Purpose.ADJUST: "RP-act-3",
    Purpose.REROLL: "RP-act-4",
    Purpose.STEP: "RP-act-5",
    Purpose.STEP_AGAIN: "RP-class-5",
    Purpose.FROM_BAG: "RP-skill-2",
    Purpose.BAG_DIE: "RP-skill-2",
    Purpose.FROM_POOL: "RP-skill-3",
    Purpose.POOL_DIE: "RP-skill-3",
    Purpose.FLIP_POOL: "RP-skill-7",
    Purpose.REROLL_POOL: "RP-skill-8",
    Purpose.SHIFT: "RP-skill-12",
    Purpose.OTHER_ROW: "RP-skill-12",
    Purpose.BUY: "RP-skill-9",
    Purpose.ADD: "RP-class-3",
}

_SECOND = {
    OTHER_DIE: Purpose.SWAP_WITH,
    BAG_DIE: Purpose.BAG_DIE,
    POOL_DIE: Purpose.POOL_DIE,
    OTHER_ROW: Purpose.OTHER_ROW,
}
"""What a second pick is for, by its selector."""
_FIRST = {
    Purpose.SWAP_WITH: Purpose.SWAP,
    Purpose.BAG_DIE: Purpose.FROM_BAG,
    Purpose.POOL_DIE: Purpose.FROM_POOL,
    Purpose.OTHER_ROW: Purpose.SHIFT,
}
"""What the first pick is for, by the second that follows it."""
_DONE = {
    FLIP.op: Purpose.FLIP,
    ADJUST.op: Purpose.ADJUST,
    STEP.op: Purpose.STEP,
    FLIP_POOL.op: Purpose.FLIP_POOL,
    BUY_PILE.op: Purpose.BUY,
    ADD.op: Purpose.ADD,
}
"""What a pick is for, by the verb that follows it."""


def row(view: Table) -> int:
    """The row of the program that runs."""
    return int(view.f_pc[view.sp - 1])


def selector(view: Table, book: Table) -> int:
    """What the open pick offers."""
    return int(book.code[row(view), 2])


def purpose(view: Any, book: Table) -> Purpose:
    """What the open pick is for."""
    if selector(view, book) in _SECOND:
        return _SECOND[selector(view, book)]
    at = _body(book, row(view) + 1)
    op = book.code[at, 0]
    if op == CALL:
        inner = int(book.code[at, 5])
        assert book.code[inner, 0] == PICK
        return _FIRST[_SECOND[int(book.code[inner, 2])]]
    if op == ROLL:
        return Purpose.REROLL if book.code[at + 1, 0] == SHOW.op else Purpose.REROLL_POOL
    if op == STEP.op and number(view) > 0:
        return Purpose.STEP_AGAIN
    return _DONE[int(op)]


def _body(book: Table, at: int) -> int:
    """The row of the effect itself, behind the test whether anything was picked and the note that it was."""
    while book.code[at, 0] in (UNLESS, ACTED.op):
        at += 1
    return at


def of_the_row(view: Table, book: Table) -> bool:
    """Whether the open pick is the action of the row where a die was just placed."""
    return any(book.code[at, 0] == ACTED.op for at in (row(view) + 1, row(view) + 2))


def rolls_pool(view: Table, book: Table) -> bool:
    """Whether the die of an effect that is being rolled belongs to the pool."""
    return bool(book.code[row(view), 0] == SET_POOL.op)


def rolls_bag(view: Table, book: Table) -> bool:
    """Whether it has just come from the bag: then it simply shows what it shows."""
    return bool(book.code[row(view), 0] == SHOW.op and book.code[row(view) + 1, 0] != CHOOSE)


def offers_top_card(view: Table, book: Table) -> bool:
    """Whether the open choice is about the top card of the deck; otherwise it is about an old face and a new."""
    return bool(book.code[int(book.code[row(view) + 2, 5]), 0] == BUY_TOP.op)


def top_card_price(view: Table, book: Table) -> int:
    return int(book.code[int(book.code[row(view) + 2, 5]), 5])


def rerolled(view: Any) -> tuple[int, int, int]:
    """Seat, cell and new face of the die whose owner chooses between faces."""
    return me(view), it(view), int(view.rolled[view.sp - 1, 0])
