"""The machine that runs declared effects, one row at a time, with its stack inside the state.

Because the whole of it lies in the record, a game can stop at any question in the middle of an effect, be copied,
searched, saved and resumed. An interrupt simply pushes a program on top: what came last is finished first.

A game builds its machine with `machine(...)` from a few rules of its own:

    verb(g, b, op, who, what, amount)    do it                            (read `me(g)`, `it(g)` for the frame)
    count(g, b, source, what)            a number: how many, how much
    holds(g, b, condition, what, n)      a yes or no
    candidate(g, b, selector, k)         the k-th seat or thing a selector names, or NO_MORE
    reactions(g, b, window, seat)        how many ways the seat can interrupt now
    react(g, b, window, seat, k)         take the k-th of them: usually `push` its program
    asked_first(g, b)                    the seat that a window asks first; usually the owner of the effect
    instead(g, b, op, who, what, amount) whether something else happens instead of the verb; if so, it has seen to that,
                                         usually with `push_instead`: what replaces a verb is not replaced again
    fell(g, b, face)                     hears of a die that a Roll has thrown, before it lies with the others
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .amounts import Source
from .assembler import Column, Control
from .conditions import Condition, Known
from .events import event
from .flow import running
from .numbers import Numbers
from .question import NATURE, Question, ask
from .record import MOMENT, NOBODY, Grid, Header, Record, i8, i16
from .rule import constant, nothing, plain_only, rule

NO_MORE = -1
FIRST_CONDITION = Condition.FIRST
ROOM = 3
"""Frames that must be free for a window to open: an interrupt, and loops within loops of its own."""


class Asks(Numbers):
    """The machine's questions; games number theirs from FIRST_KIND."""

    CHOOSE, PICK, DIE, REACT = range(1, 5)


FIRST_KIND = 8
REACT = "react"
"""The question that a window asks."""


class Stack(Header):
    """The machine's part of a game's record. What it is doing may be known unless a sealed question is open:
    that a window has opened for a seat tells that it holds something."""

    sp = i8(sees=MOMENT, doc="programs on the stack")
    f_pc = i16("depth", sees=MOMENT)
    f_me = i8("depth", sees=MOMENT)
    f_it = i16("depth", sees=MOMENT)
    f_was = i16("depth", sees=MOMENT, doc="what the effect acted on before its Each or Pick")
    f_n = i16("depth", sees=MOMENT)
    f_loop = i16("depth", sees=MOMENT)
    f_final = i8("depth", sees=MOMENT, doc="1 = stands in for something, and is not replaced itself")
    f_tag = i8("depth", sees=MOMENT, doc="a number of the game's own, shared by loops within loops")
    f_seat = i8("depth", sees=NOBODY)
    f_dice = i8("depth", sees=MOMENT, doc="dice of the last Roll, and what they show")
    rolled = i8("depth", "dice", sees=MOMENT)
    rolling = i8(sees=MOMENT)


@event(secret=True)
def tell_window(g: Stack) -> None:
    """Here the seats that are left in a sealed window may be asked, if they hold something."""


class Code(Protocol):
    """A book with assembled effects."""

    @property
    def code(self) -> Grid: ...


@plain_only
def _too_deep(g: Stack) -> None:
    raise OverflowError(f"effects of {g.layout.name} run deeper than its {g.f_pc.shape[0]} frames; declare more")


@rule
def push(g: Stack, program: int, me: int, it: int, n: int) -> None:
    """Start a program on top of whatever is running. `me` owns it, `it` is what it acts on, n the number in hand."""
    top = g.sp
    if top >= g.f_pc.shape[0]:
        _too_deep(g)
        return
    g.f_pc[top] = program
    g.f_me[top] = me
    g.f_it[top] = it
    g.f_was[top] = 0
    g.f_n[top] = n
    g.f_loop[top] = 0
    g.f_final[top] = 0
    g.f_tag[top] = 0
    g.f_seat[top] = 0
    g.f_dice[top] = 0
    g.sp = top + 1


@rule
def push_instead(g: Stack, program: int, me: int, it: int, n: int) -> None:
    """Start a program in place of a verb. Its own verbs are not replaced."""
    push(g, program, me, it, n)
    g.f_final[g.sp - 1] = 1


@rule
def me(g: Stack) -> int:
    """The seat whose effect is running."""
    return g.f_me[g.sp - 1]


@rule
def it(g: Stack) -> int:
    """What the running effect acts on."""
    return g.f_it[g.sp - 1]


@rule
def number(g: Stack) -> int:
    """The number the running effect has in hand: what its last verb counted."""
    return g.f_n[g.sp - 1]


@rule
def set_number(g: Stack, n: int) -> None:
    g.f_n[g.sp - 1] = n


@rule
def halt(g: Stack) -> None:
    """Drop everything that is still running."""
    g.sp = 0
    g.rolling = 0


@rule
def _rolled(g: Stack, mask: int) -> int:
    """How many dice of the last roll show a face of the mask."""
    n = 0
    for i in range(g.f_dice[g.sp - 1]):
        if (mask >> g.rolled[g.sp - 1, i]) & 1:
            n += 1
    return n


@rule
def rolled_sum(g: Stack) -> int:
    """What the dice of the last roll show together."""
    n = 0
    for i in range(g.f_dice[g.sp - 1]):
        n += g.rolled[g.sp - 1, i]
    return n


@rule
def _divided(n: int, over: int) -> int:
    """A part of n: its size rounded up for over > 0, down for over < 0; 0 divides nothing."""
    if over == 0:
        return n
    size = n if n >= 0 else -n
    size = (size + over - 1) // over if over > 0 else size // -over
    return size if n >= 0 else -size


# What a game without such things puts in their place.
no_count = constant(0, "g, b, source, what")
no_condition = constant(0, "g, b, condition, what, n")
no_candidate = constant(NO_MORE, "g, b, selector, k")
no_reactions = constant(0, "g, b, window, seat")
no_react = nothing("g, b, window, seat, k")
no_instead = constant(0, "g, b, op, who, what, amount")
unheard = nothing("g, b, face")


@rule
def owner_first(g: Stack, b: Record) -> int:
    return g.f_me[g.sp - 1]


def testing(holds: Callable[..., int]) -> Callable[[Stack, Code, int, int, int], int]:
    """Build the rule that says whether a condition holds, the machine's own conditions included."""

    @rule
    def true(g: Stack, b: Code, condition: int, what: int, n: int) -> int:
        if condition >= FIRST_CONDITION:
            return holds(g, b, condition, what, n)
        if condition == Known.ALWAYS:
            return 1
        if condition == Known.NUMBER_AT_LEAST:
            return 1 if number(g) >= n else 0
        return 1 if _rolled(g, what) >= n else 0

    return true


def offering(holds: Callable[..., int], candidate: Callable[..., int]) -> Callable[[Stack, Code, int], int]:
    """Build the rule that finds the row of the k-th option a CHOOSE now offers, or 0. For words: `Assembler.nodes`.
    What begins with a Pick is no offer while there is nothing to pick."""
    true = testing(holds)

    @rule
    def possible(g: Stack, b: Code, start: int) -> int:
        pc = b.code[start, Column.PLUS] if b.code[start, Column.OP] == Control.CALL else start
        return (
            0 if b.code[pc, Column.OP] == Control.PICK and candidate(g, b, b.code[pc, Column.WHAT], 0) == NO_MORE else 1
        )

    @rule
    def offer(g: Stack, b: Code, k: int) -> int:
        pc = g.f_pc[g.sp - 1]
        left = k
        for row in range(pc + 1, pc + 1 + b.code[pc, Column.WHAT]):
            start = b.code[row, Column.PLUS]
            if (
                true(g, b, b.code[row, Column.SOURCE], b.code[row, Column.WHAT], b.code[row, Column.WHO]) != 0
                and possible(g, b, start) != 0
            ):
                if left == 0:
                    return start
                left -= 1
        return 0

    return offer


class Machine:
    """A game's machine: the rule that runs it, and its questions, to which the game gives words."""

    def __init__(
        self, run: Callable[[Stack, Code], None], choose: Question, pick: Question, die: Question, react: Question
    ) -> None:
        self.run, self.choose, self.pick, self.die, self.react = run, choose, pick, die, react
        self.flow_parts = (run, choose, pick, die, react)


def machine(
    verb: Callable[..., None],
    count: Callable[..., int] = no_count,
    holds: Callable[..., int] = no_condition,
    candidate: Callable[..., int] = no_candidate,
    reactions: Callable[..., int] = no_reactions,
    react: Callable[..., None] = no_react,
    instead: Callable[..., int] = no_instead,
    asked_first: Callable[..., int] = owner_first,
    above: str = "",
    sealed: bool = True,
    fell: Callable[..., None] = unheard,
) -> Machine:
    """Build a game's machine: `run` takes one step, its questions have their answers. It runs while the stack is higher
    than nothing, or than what the field `above` says. Where everything that can interrupt lies open, windows need not
    be `sealed`."""
    choose, pick = Question(Asks.CHOOSE, "choose"), Question(Asks.PICK, "pick")
    die, interrupt = Question(Asks.DIE, "extra-die"), Question(Asks.REACT, REACT, sealed=sealed)
    true = testing(holds)
    offer = offering(holds, candidate)
    covered = int(sealed)

    @rule
    def amount(g: Stack, b: Code, pc: int) -> int:
        source = b.code[pc, Column.SOURCE]
        plus = b.code[pc, Column.PLUS]
        if source == Source.NONE:
            return plus
        if source < 0:
            n = _rolled(g, -source)
        elif source == Source.NUMBER:
            n = number(g)
        elif source == Source.ROLLED_SUM:
            n = rolled_sum(g)
        else:
            n = count(g, b, source, b.code[pc, Column.OF])
        return plus + _divided(b.code[pc, Column.TIMES] * n, b.code[pc, Column.OVER])

    @running(f"g.sp > g.{above}" if above else "g.sp > 0")
    def run(g: Stack, b: Code) -> None:
        """Take one step of the topmost effect."""
        if g.rolling > 0:
            ask(g, die, NATURE, 6)
            return
        top = g.sp - 1
        pc = g.f_pc[top]
        op = b.code[pc, Column.OP]
        what = b.code[pc, Column.WHAT]
        plus = b.code[pc, Column.PLUS]
        g.f_pc[top] = pc + 1
        if op == Control.END:
            g.sp = top
        elif op == Control.JUMP:
            g.f_pc[top] = plus
        elif op == Control.UNLESS:
            if true(g, b, b.code[pc, Column.SOURCE], what, b.code[pc, Column.WHO]) == 0:
                g.f_pc[top] = plus
        elif op == Control.CHOOSE:
            g.f_pc[top] = pc
            n = 0
            while offer(g, b, n) != 0:
                n += 1
            if n == 0:
                g.f_pc[top] = plus
            else:
                ask(g, choose, g.f_me[top], n)
        elif op == Control.EACH:
            if g.f_loop[top] == 0:
                g.f_was[top] = g.f_it[top]
            else:
                g.f_it[top] = g.f_was[top]
            found = candidate(g, b, what, g.f_loop[top])
            if found == NO_MORE:
                g.f_loop[top] = 0
                g.f_pc[top] = plus
            else:
                g.f_loop[top] += 1
                g.f_it[top] = found
        elif op == Control.PICK:
            n = 0
            while candidate(g, b, what, n) != NO_MORE:
                n += 1
            if n == 0:
                g.f_pc[top] = plus
            else:
                g.f_pc[top] = pc
                ask(g, pick, g.f_me[top], n)
        elif op == Control.BACK:
            g.f_it[top] = g.f_was[top]
        elif op == Control.ROLL:
            g.rolling = min(amount(g, b, pc), g.rolled.shape[1])
            g.f_dice[top] = 0
        elif op == Control.SWITCH:
            g.f_pc[top] = pc + g.rolled[top, 0]
        elif op == Control.WINDOW:
            _window(g, b, top, pc, what)
        elif op == Control.CALL:
            push(g, plus, g.f_me[top], g.f_it[top], g.f_n[top])
            g.f_final[top + 1] = g.f_final[top]
            g.f_tag[top + 1] = g.f_tag[top]
        else:
            n = amount(g, b, pc)
            if g.f_final[top] != 0 or instead(g, b, op, b.code[pc, Column.WHO], what, n) == 0:
                verb(g, b, op, b.code[pc, Column.WHO], what, n)

    @rule
    def _window(g: Stack, b: Code, top: int, pc: int, window: int) -> None:
        """Ask the seats in order, from the first on; only one that can do something is asked."""
        seats = g.place.shape[0]
        if g.sp + ROOM > g.f_pc.shape[0]:
            return
        if covered != 0 and g.f_seat[top] < seats:
            tell_window(g)
        while g.f_seat[top] < seats:
            seat = (asked_first(g, b) + g.f_seat[top]) % seats
            n = reactions(g, b, window, seat)
            if n > 0:
                g.f_pc[top] = pc
                ask(g, interrupt, seat, n + 1)
                return
            g.f_seat[top] += 1
        g.f_seat[top] = 0

    @die.answer
    def rolled_die(g: Stack, b: Code, seat: int, a: int) -> None:
        fell(g, b, a + 1)
        top = g.sp - 1
        g.rolled[top, g.f_dice[top]] = a + 1
        g.f_dice[top] += 1
        g.rolling -= 1

    @choose.answer
    def chosen(g: Stack, b: Code, seat: int, a: int) -> None:
        g.f_pc[g.sp - 1] = offer(g, b, a)

    @pick.answer
    def picked(g: Stack, b: Code, seat: int, a: int) -> None:
        top = g.sp - 1
        pc = g.f_pc[top]
        g.f_was[top] = g.f_it[top]
        g.f_it[top] = candidate(g, b, b.code[pc, Column.WHAT], a)
        g.f_pc[top] = pc + 1

    @interrupt.answer
    def reacted(g: Stack, b: Code, seat: int, a: int) -> None:
        top = g.sp - 1
        if a == 0:
            g.f_seat[top] += 1
        else:
            # whoever interrupts opens the round again: the others may answer what he did
            g.f_seat[top] = 0
            react(g, b, b.code[g.f_pc[top], Column.WHAT], seat, a - 1)

    return Machine(run, choose, pick, die, interrupt)
