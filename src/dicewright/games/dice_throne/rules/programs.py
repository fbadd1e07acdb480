"""How the program of a card, a power, an ability, a status or a window begins."""

from __future__ import annotations

from ....kernel.machine import push
from ....kernel.rule import rule
from ..state import State


@rule
def start(g: State, program: int, me: int, it: int, roll: int) -> None:
    """`me` owns it, `it` is what it acts on, `roll` the dice that lie open to it. The dice it rolls are its owner's,
    unless it begins a contest: the rival of a program that ran in this frame before is none of its."""
    push(g, program, me, it, 0)
    g.f_tag[g.sp - 1] = roll
    g.f_rival[g.sp - 1] = 0
