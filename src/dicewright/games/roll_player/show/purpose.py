"""What a running effect is about, read off its program: which action or card wants something picked."""

from __future__ import annotations

from enum import Enum

from ....kernel.assembler import Column, Control
from ....kernel.machine import it, me, number
from ..content.verbs import Do, Selector
from ..state import Book, State


class Purpose(Enum):
    """What is done with what is picked: its message is `ask-<word>`."""

    FLIP = "flip", "RP-act-1"
    SWAP = "swap", "RP-act-2"
    SWAP_WITH = "swap-with", "RP-act-2"
    ADJUST = "adjust", "RP-act-3"
    REROLL = "reroll-die", "RP-act-4"
    STEP = "step", "RP-act-5"
    STEP_AGAIN = "step-again", "RP-class-5"
    FROM_BAG = "from-bag", "RP-skill-2"
    BAG_DIE = "bag-die", "RP-skill-2"
    FROM_POOL = "from-pool", "RP-skill-3"
    POOL_DIE = "pool-die", "RP-skill-3"
    FLIP_POOL = "flip-pool", "RP-skill-7"
    REROLL_POOL = "reroll-pool", "RP-skill-8"
    SHIFT = "shift", "RP-skill-12"
    OTHER_ROW = "other-row", "RP-skill-12"
    BUY = "buy-from-pile", "RP-skill-9"
    ADD = "add-to-market", "RP-class-3"

    def __init__(self, word: str, rule: str) -> None:
        self.word, self.rule = word, rule


_SECOND = {
    Selector.OTHER_DIE: (Purpose.SWAP, Purpose.SWAP_WITH),
    Selector.BAG_DIE: (Purpose.FROM_BAG, Purpose.BAG_DIE),
    Selector.POOL_DIE: (Purpose.FROM_POOL, Purpose.POOL_DIE),
    Selector.OTHER_ROW: (Purpose.SHIFT, Purpose.OTHER_ROW),
}
"""Of two picks, what the first is for and what the second, by the selector of the second."""
SECOND = tuple(second for _, second in _SECOND.values())
_DONE: dict[int, Purpose] = {
    Do.FLIP: Purpose.FLIP,
    Do.ADJUST: Purpose.ADJUST,
    Do.STEP: Purpose.STEP,
    Do.FLIP_POOL: Purpose.FLIP_POOL,
    Do.BUY_PILE: Purpose.BUY,
    Do.ADD: Purpose.ADD,
}
"""What a pick is for, by the verb that follows it."""


def row(view: State) -> int:
    """The row of the program that runs."""
    return view.f_pc[view.sp - 1]


def selector(view: State, book: Book) -> int:
    """What the open pick offers."""
    return book.code[row(view), Column.WHAT]


def purpose(view: State, book: Book) -> Purpose:
    """What the open pick is for."""
    if selector(view, book) in _SECOND:
        return _SECOND[selector(view, book)][1]
    at = _body(book, row(view) + 1)
    op = book.code[at, Column.OP]
    if op == Control.CALL:
        inner = book.code[at, Column.PLUS]
        assert book.code[inner, Column.OP] == Control.PICK
        return _SECOND[book.code[inner, Column.WHAT]][0]
    if op == Control.ROLL:
        return Purpose.REROLL if book.code[at + 1, Column.OP] == Do.SHOW else Purpose.REROLL_POOL
    if op == Do.STEP and number(view) > 0:
        return Purpose.STEP_AGAIN
    return _DONE[op]


def _body(book: Book, at: int) -> int:
    """The row of the effect itself, behind the test whether anything was picked and the note that it was."""
    while book.code[at, Column.OP] in (Control.UNLESS, Do.ACTED):
        at += 1
    return at


def of_the_row(view: State, book: Book) -> bool:
    """Whether the open pick is the action of the row where a die was just placed."""
    return any(book.code[at, Column.OP] == Do.ACTED for at in (row(view) + 1, row(view) + 2))


def rolls_pool(view: State, book: Book) -> bool:
    """Whether the die of an effect that is being rolled belongs to the pool."""
    return book.code[row(view), Column.OP] == Do.SET_POOL


def rolls_bag(view: State, book: Book) -> bool:
    """Whether it has just come from the bag: then it simply shows what it shows."""
    return book.code[row(view), Column.OP] == Do.SHOW and book.code[row(view) + 1, Column.OP] != Control.CHOOSE


def offers_top_card(view: State, book: Book) -> bool:
    """Whether the open choice is about the top card of the deck; otherwise it is about an old face and a new."""
    return book.code[book.code[row(view) + 2, Column.PLUS], Column.OP] == Do.BUY_TOP


def offered_words(view: State, book: Book, a: int) -> int | None:
    """Where the words of an option stand, if a card file offers it; the first one is to leave it."""
    start = book.code[row(view) + 1 + a, Column.PLUS]
    return book.code[start, Column.WHAT] if book.code[start, Column.OP] == Do.LABEL else None


def top_card_price(view: State, book: Book) -> int:
    return book.code[book.code[row(view) + 2, Column.PLUS], Column.PLUS]


def rerolled(view: State) -> tuple[int, int, int]:
    """Seat, cell and new face of the die whose owner chooses between faces."""
    return me(view), it(view), view.rolled[view.sp - 1, 0]
