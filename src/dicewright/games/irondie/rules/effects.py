"""IRONDIE's machine: what the verbs of a die's effect do, and whom a colour bonus may serve."""

from __future__ import annotations

from ....kernel.assembler import Column
from ....kernel.machine import NO_MORE, it, machine, me, number, set_number
from ....kernel.rule import plain_only, rule
from .. import events as tell
from ..box import ARMY
from ..content.colours import allied_only, selected_class
from ..content.types import SELF, Do
from ..state import Book, Kin, State, Why, Zone
from .dice import change, take_away
from .table import in_play, index_of, klass, seat_of

_MOVE, _ADD = Do.MOVE, Do.ADD


@rule
def verb(g: State, b: Book, op: int, who: int, what: int, amount: int) -> None:
    die = g.source if who == SELF else it(g)
    if op == _ADD:
        change(g, b, die, amount)
        set_number(g, number(g) | (1 << index_of(die)))  # the dice this effect has served
    elif op == _MOVE:
        take_away(g, b, die, what)
    else:
        # Regeneration: from storage into the sector of its class; the copied value pays no bonus. ID-type-9 ID-bonus-3
        seat = seat_of(die)
        i = index_of(die)
        tell.moved(g, die, g.zone[seat, i], Zone.BATTLE)
        g.zone[seat, i] = Zone.BATTLE
        g.value[seat, i] = amount


@rule
def count(g: State, b: Book, source: int, what: int) -> int:
    """The current value of the die whose effect is running. ID-die-3"""
    return g.value[seat_of(g.source), index_of(g.source)]


@rule
def holds(g: State, b: Book, condition: int, what: int, n: int) -> int:
    """Whether the sign declared with the target was plus. The running throw is the one just taken off the stack.
    ID-res-10"""
    return 1 if g.s_sign[g.stack] == 0 else 0


@rule
def unserved(g: State, b: Book, selector: int, i: int) -> int:
    """Why a part of a colour bonus may not serve die `i` of its owner; 0: it may. An own die in play, not the one that
    pays nor one that another part has served, of the class, and of an allied colour where the table says so.
    ID-zone-2 ID-bonus-4 ID-bonus-5 ID-bonus-8 ID-team-5"""
    seat = me(g)
    if not in_play(g, seat, i):
        return Why.NOT_IN_PLAY
    if klass(g, b, seat, i) != selected_class(selector):
        return Why.OTHER_CLASS
    if seat * ARMY + i == g.source:
        return Why.ITSELF
    if (number(g) >> i) & 1:
        return Why.SERVED
    colour = g.colour[seat_of(g.source), index_of(g.source)]
    if allied_only(selector) and b.kinship[colour, g.colour[seat, i]] != Kin.ALLIED:
        return Why.COLOUR
    return 0


@rule
def candidate(g: State, b: Book, selector: int, k: int) -> int:
    """The k-th permitted target of a part of a colour bonus."""
    n = k
    for i in range(ARMY):
        if unserved(g, b, selector, i) == 0:
            if n == 0:
                return me(g) * ARMY + i
            n -= 1
    return NO_MORE


@plain_only
def tell_bonus(g: State, b: Book, die: int) -> None:
    """A bonus is paid, or finds nobody to serve. Called with its program on top of the stack."""
    if g.tell is None:
        return
    colour = g.colour[seat_of(die), index_of(die)]
    pc = b.bonus[colour]
    served = False
    while b.code[pc, Column.OP] != 0:
        served = served or candidate(g, b, b.code[pc, Column.WHAT], 0) != NO_MORE
        pc = b.code[pc, Column.PLUS] if b.code[pc, Column.PLUS] > pc else pc + 1
    if served:
        tell.bonus(g, die, colour)
    else:
        tell.no_target(g, die, colour)


MACHINE = machine(verb, count, holds, candidate)
CHOOSE, PICK = MACHINE.choose, MACHINE.pick
