"""Passive abilities that wait for something others do."""

from __future__ import annotations

from ....kernel.rule import rule
from ..state import Book, OpenRoll, State, is_opponent
from .programs import start
from .upkeep import on_board


@rule
def unattacked(g: State, b: Book) -> None:
    """DT-passive-2: the active player's offensive roll phase came to no attack; whoever waits for that acts."""
    for seat in range(g.place.shape[0]):
        if g.out[seat] == 0 and is_opponent(g, seat, g.active):
            for slot in range(b.slots[seat]):
                program = b.slot_idle[seat, slot, g.level[seat, slot]]
                if program > 0 and on_board(g, b, seat, slot):
                    start(g, program, seat, g.active, OpenRoll.NONE)
