"""What classes and weapons do when something happens to their owner."""

from __future__ import annotations

from ....kernel.machine import push
from ....kernel.rule import rule
from .. import box
from ..state import Book, State

CLASS_COUNT, WEAPON_COUNT = len(box.CLASSES), len(box.WEAPONS)


@rule
def set_off(g: State, b: Book, seat: int, occasion: int, about: int) -> None:
    """Start what the class does on an occasion, then what weapons do; `about` is what their effects act on at first."""
    armed = b.armed[occasion] & g.held[seat]
    if armed != 0:
        for weapon in range(WEAPON_COUNT - 1, -1, -1):  # what is started last comes first
            if (armed >> weapon) & 1:
                push(g, b.answers[CLASS_COUNT + weapon, occasion], seat, about, 0)
    program = b.answers[g.klass[seat] - 1, occasion]
    if program != 0:
        push(g, program, seat, about, 0)
