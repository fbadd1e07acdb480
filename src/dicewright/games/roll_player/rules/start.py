"""Set-up: who starts."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..state import Book, Colour, State, Step

START = Question(8, "start", "RP-set-1")
"""Nature: a die for the first turn."""


@step(Step.START)
def find_start(g: State, b: Book) -> None:
    """Each rolls a die; whoever is behind is out, and the best roll again until one is left. While this goes on,
    `hand_n` is 1 for those who are out and `hand` holds what was rolled. RP-set-1"""
    seats = g.gold.shape[0]
    while g.cursor < seats:
        if g.hand_n[g.cursor] == 0 and seats > 1:
            ask(g, START, NATURE, 6)
            return
        g.cursor += 1
    best = 0
    for seat in range(seats):
        if g.hand_n[seat] == 0:
            best = max(best, g.hand[seat, 0])
    left = 0
    for seat in range(seats):
        if g.hand_n[seat] == 0:
            if g.hand[seat, 0] < best:
                g.hand_n[seat] = 1
            else:
                left += 1
                g.start = seat
    g.cursor = 0
    if left > 1:
        return
    for seat in range(seats):
        g.hand_n[seat] = 0
        g.hand[seat, 0] = 0
    tell.starts(g, g.start)
    _fill_bag(g, b)
    g.step = Step.RACE


@START.answer
def start_rolled(g: State, b: Book, seat: int, a: int) -> None:
    tell.start_roll(g, g.cursor, a + 1)
    g.hand[g.cursor, 0] = a + 1
    g.cursor += 1


@rule
def _fill_bag(g: State, b: Book) -> None:
    """All dice go into the bag, but for the enemy die of a solo game. RP-set-1 RP-solo-3"""
    for colour in range(Colour.count):
        g.bag[colour] = b.bag_size[colour]
        g.bag_n += b.bag_size[colour]
