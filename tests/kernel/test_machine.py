"""Effects: how they are assembled, and what the machine does with them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from dicewright.kernel.amounts import IN_HAND, ROLLED, Amount, Counted, every, half, shown
from dicewright.kernel.assembler import ROW, Assembler
from dicewright.kernel.conditions import Condition, in_hand, some
from dicewright.kernel.effects import Act, Call, Each, Effect, May, Nothing, Only, Or, Pick, Roll, Verb, When
from dicewright.kernel.flow import flow, step
from dicewright.kernel.layout import Layout
from dicewright.kernel.machine import (
    NO_MORE,
    Asks,
    Stack,
    it,
    machine,
    me,
    push,
    push_instead,
    set_number,
)
from dicewright.kernel.question import NATURE, answering
from dicewright.kernel.record import Record, i16
from dicewright.kernel.rule import rule

NOTE = Verb(Verb.FIRST)
COUNT = Verb(Verb.FIRST + 1)
SWAPPED = Verb(Verb.FIRST + 2)
STOCK = Counted(Counted.FIRST)
MANY = Counted(Counted.FIRST + 17)  # numbers beyond the machine's own sources mean themselves
FULL = Condition(Condition.FIRST)
SEATS_OTHER, NOBODY = range(2)
NOTHING = Nothing()


class Book(Record):
    code = i16(64, ROW)
    swap = i16()


class State(Stack, depth=12, dice=4):
    stock = i16(4)


BOOK, TABLE = Layout(Book, 3), Layout(State, 3)

_NOTES: list[tuple[int, int, int, int]] = []


@rule
def verb(g: State, b: Book, op: int, who: int, what: int, amount: int) -> None:
    if op == COUNT:
        set_number(g, amount)
    else:
        _NOTES.append((me(g), it(g), what, amount))


@rule
def count(g: State, b: Book, source: int, what: int) -> int:
    return g.stock[what] if source == STOCK else 1000


@rule
def holds(g: State, b: Book, condition: int, what: int, n: int) -> int:
    return 1 if g.stock[what] >= n else 0


@rule
def candidate(g: State, b: Book, selector: int, k: int) -> int:
    """The seats other than the one it acts on."""
    others = [s for s in range(3) if s != it(g)]
    return others[k] if selector == SEATS_OTHER and k < len(others) else NO_MORE


@rule
def instead(g: State, b: Book, op: int, who: int, what: int, amount: int) -> int:
    if op != SWAPPED:
        return 0
    push_instead(g, b.swap, me(g), it(g), amount)
    return 1


MACHINE = machine(verb, count, holds, candidate, instead=instead)


@step()
def end(g: State, b: Book) -> None:
    g.over = 1


FLOW = flow("machine", [SimpleNamespace(machine=MACHINE, end=end)], State)
answer = answering(FLOW.respond, FLOW.proceed)


def play(effect: Effect, *script: tuple[int, int], stock: tuple[int, ...] = (), swap: Effect = NOTHING) -> list[Any]:
    """Run an effect of seat 0 on seat 0; the script gives kinds and answers. What was noted: (it, what, amount)."""
    assembler = Assembler()
    program = assembler.program(effect)
    book, g = BOOK.table(), TABLE.table()
    book.swap = assembler.program(swap)
    BOOK.fill(book, {"code": assembler.table(64)})
    for i, n in enumerate(stock):
        g.stock[i] = n
    _NOTES.clear()
    push(g, program, 0, 0, 0)
    while g.question == 0 and not g.over:
        FLOW.proceed(g, book)
    for kind, a in script:
        if g.options == 1:
            answer(g, book, 0)
        assert g.question == kind, f"asked {g.question}, not {kind}"
        assert (g.asked == NATURE) == (kind == Asks.DIE)
        answer(g, book, a - 1 if kind == Asks.DIE else a)
    if not g.over and g.options == 1:
        answer(g, book, 0)
    assert g.over, f"question {g.question} was not in the script"
    return [note[1:] for note in _NOTES]


def test_one_after_the_other() -> None:
    assert play(NOTE(1) + NOTE(2, what=3) + NOTE(3)) == [(0, 0, 1), (0, 3, 2), (0, 0, 3)]


def test_amounts() -> None:
    stock = (0, 5, 4)
    assert play(NOTE(STOCK(1)), stock=stock) == [(0, 0, 5)]
    assert play(NOTE(2 * STOCK(1) + 1, what=7), stock=stock) == [(0, 7, 11)]
    assert play(NOTE(STOCK(), what=2), stock=stock) == [(0, 2, 4)]  # of what the verb is about
    assert play(NOTE(half(STOCK(1))), stock=stock) == [(0, 0, 3)]
    assert play(NOTE(-1 * half(STOCK(1))), stock=stock) == [(0, 0, -3)]
    assert play(NOTE(half(STOCK(1)) + 1), stock=stock) == [(0, 0, 4)]
    assert play(NOTE(every(2, STOCK(1))), stock=stock) == [(0, 0, 2)]
    assert play(NOTE(MANY())) == [(0, 0, 1000)]
    assert play(COUNT(6) + NOTE(2 * IN_HAND)) == [(0, 0, 12)]
    with pytest.raises(ValueError, match="divided"):
        half(STOCK(1) + 1)


def test_choices() -> None:
    effect = Or(NOTE(1), Only(FULL(1, 3), NOTE(2)), NOTE(3)) + NOTE(9)
    assert play(effect, (Asks.CHOOSE, 1), stock=(0, 2)) == [(0, 0, 3), (0, 0, 9)]
    assert play(effect, (Asks.CHOOSE, 1), stock=(0, 3)) == [(0, 0, 2), (0, 0, 9)]
    assert play(May(NOTE(1)), (Asks.CHOOSE, 0)) == []
    assert play(Or(Only(FULL(1, 3), NOTE(2))) + NOTE(9)) == [(0, 0, 9)]  # nothing to choose from


def test_what_has_nothing_to_pick_is_no_choice() -> None:
    assert play(May(Pick(NOBODY, NOTE(1))) + NOTE(9)) == [(0, 0, 9)]
    assert play(Or(Pick(NOBODY, NOTE(1)), NOTE(2), NOTE(3)), (Asks.CHOOSE, 1)) == [(0, 0, 3)]
    assert play(May(Pick(SEATS_OTHER, NOTE(1))), (Asks.CHOOSE, 1), (Asks.PICK, 1)) == [(2, 0, 1)]
    nested = Each(SEATS_OTHER, May(Pick(NOBODY, NOTE(1))) + NOTE(9))
    assert play(nested) == play(Each(SEATS_OTHER, NOTE(9)))
    with pytest.raises(ValueError, match="directly inside"):
        Assembler().program(Only(FULL(1), NOTE(1)))


def test_conditions() -> None:
    effect = When(FULL(0, 2), NOTE(1), NOTE(2)) + NOTE(3)
    assert play(effect, stock=(2,)) == [(0, 0, 1), (0, 0, 3)]
    assert play(effect, stock=(1,)) == [(0, 0, 2), (0, 0, 3)]
    assert play(COUNT(3) + When(in_hand(4), NOTE(1))) == []


def test_loops_and_what_they_act_on() -> None:
    assert play(Each(SEATS_OTHER, NOTE(1)) + NOTE(2)) == [(1, 0, 1), (2, 0, 1), (0, 0, 2)]
    assert play(Each(NOBODY, NOTE(1)) + NOTE(2)) == [(0, 0, 2)]
    assert play(Pick(SEATS_OTHER, NOTE(1)) + NOTE(2), (Asks.PICK, 1)) == [(2, 0, 1), (0, 0, 2)]
    assert play(Pick(NOBODY, NOTE(1)) + NOTE(2)) == [(0, 0, 2)]


def test_loops_within_loops() -> None:
    inner = Each(SEATS_OTHER, NOTE(1))
    assert play(Each(SEATS_OTHER, inner + NOTE(2))) == [
        (0, 0, 1), (2, 0, 1), (1, 0, 2),
        (0, 0, 1), (1, 0, 1), (2, 0, 2),
    ]  # fmt: skip
    picked = play(Each(SEATS_OTHER, Pick(SEATS_OTHER, Each(SEATS_OTHER, NOTE(1)))), (Asks.PICK, 0), (Asks.PICK, 1))
    assert picked == [(1, 0, 1), (2, 0, 1), (0, 0, 1), (2, 0, 1)]


def test_extra_dice() -> None:
    table = Roll(1, {(1, 2): NOTE(1), 6: NOTE(6)}) + NOTE(9)
    assert play(table, (Asks.DIE, 2)) == [(0, 0, 1), (0, 0, 9)]
    assert play(table, (Asks.DIE, 6)) == [(0, 0, 6), (0, 0, 9)]
    assert play(table, (Asks.DIE, 3)) == [(0, 0, 9)]
    many = Roll(3, per={(5, 6): NOTE(2)}, on={1: NOTE(7)})
    assert play(many, (Asks.DIE, 5), (Asks.DIE, 6), (Asks.DIE, 1)) == [(0, 0, 4), (0, 0, 7)]
    assert play(many, (Asks.DIE, 2), (Asks.DIE, 3), (Asks.DIE, 4)) == [(0, 0, 0)]
    pairs = Roll(2) + NOTE(every(2, shown((1, 2)))) + When(some(1, at_least=2), NOTE(ROLLED))
    assert play(pairs, (Asks.DIE, 1), (Asks.DIE, 1)) == [(0, 0, 1), (0, 0, 2)]
    assert play(pairs, (Asks.DIE, 1), (Asks.DIE, 2)) == [(0, 0, 1)]
    assert play(Roll(STOCK(0)) + NOTE(ROLLED), (Asks.DIE, 4), (Asks.DIE, 4), stock=(2,)) == [(0, 0, 8)]
    assert play(Roll(STOCK(0)) + NOTE(ROLLED)) == [(0, 0, 0)]
    with pytest.raises(ValueError, match="single die"):
        Assembler().program(Roll(2, {1: NOTE(1)}))
    with pytest.raises(ValueError, match="plain amounts"):
        Assembler().program(Roll(2, per={1: NOTE(STOCK())}))


def test_what_replaces_a_verb_is_not_replaced_again() -> None:
    assert play(SWAPPED(3) + NOTE(1), swap=SWAPPED(IN_HAND, what=2)) == [(0, 2, 3), (0, 0, 1)]
    looped = play(SWAPPED(3), swap=Each(SEATS_OTHER, Each(SEATS_OTHER, SWAPPED(IN_HAND))))
    assert looped == [(0, 0, 3), (2, 0, 3), (0, 0, 3), (1, 0, 3)]


def test_calls() -> None:
    assembler = Assembler()
    inner = assembler.program(NOTE(4))
    assert assembler.rows[inner][0] == NOTE
    assert assembler.nodes[inner] == NOTE(4)
    start = assembler.program(Call(inner) + NOTE(5))
    assert assembler.nodes[start] == Call(inner) + NOTE(5)


def test_too_deep_raises_and_a_book_too_small_too() -> None:
    g = TABLE.table()
    for _ in range(12):
        push(g, 0, 0, 0, 0)
    with pytest.raises(OverflowError, match="12 frames"):
        push(g, 0, 0, 0, 0)
    with pytest.raises(ValueError, match="do not fit"):
        Assembler().table(0)
    with pytest.raises(TypeError, match="not an effect"):
        Assembler().program("deal")  # type: ignore[arg-type]


def test_trees_stay_readable() -> None:
    assert NOTE(2) + (NOTE(3) + NOTE(4)) == NOTE(2) + NOTE(3) + NOTE(4)
    assert May(NOTE(1)) == Or(Nothing(), NOTE(1))
    assert NOTE(2 * STOCK() + 1) == Act(NOTE, 0, 0, Amount(1, STOCK, 2))


def test_a_measure_is_no_amount_until_it_is_called() -> None:
    for said in (lambda: 2 * STOCK, lambda: STOCK + 1, lambda: NOTE(STOCK)):
        with pytest.raises(TypeError, match="is not an amount"):
            said()
