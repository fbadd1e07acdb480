"""The start of a game: who begins, the first hands, and what a hero does before the first turn."""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.question import NATURE, ask
from ....kernel.rule import rule
from .. import events as tell
from ..state import FIRST_HAND, K_FIRST, Book, OpenRoll, State, Step
from .holdings import begin_drawing
from .programs import start


@rule
def roll_for_first(g: State, b: Book) -> None:
    """DT-set-4: the highest die begins; whoever tied rolls again."""
    seats = g.place.shape[0]
    if g.cursor == 0:
        g.cursor = 1
        g.to_roll = (1 << seats) - 1
    if g.to_roll != 0:
        ask(g, K_FIRST, NATURE, 6)
        return
    best = 0
    tied = 0
    for seat in range(seats):
        if g.first_die[seat] > best:
            best = g.first_die[seat]
            tied = 1 << seat
        elif g.first_die[seat] == best:
            tied |= 1 << seat
    if tied & (tied - 1) == 0:
        g.first = nth_one(tied, 0)
        g.active = g.first
        g.cursor = 0
        g.step = Step.DEAL
        return
    for seat in range(seats):
        g.first_die[seat] = 0
    g.to_roll = tied


@rule
def take_first(g: State, a: int) -> None:
    seat = nth_one(g.to_roll, 0)
    g.to_roll &= g.to_roll - 1
    g.first_die[seat] = a + 1
    tell.first(g, seat, a + 1)


@rule
def deal(g: State, b: Book) -> None:
    """DT-set-3: four cards each."""
    if g.cursor < g.place.shape[0]:
        begin_drawing(g, g.cursor, FIRST_HAND)
        g.cursor += 1
    else:
        g.cursor = 0
        g.step = Step.OPENING


@rule
def open_heroes(g: State, b: Book) -> None:
    """DT-set-5"""
    if g.cursor < g.place.shape[0]:
        seat = g.cursor
        g.cursor += 1
        if b.opening[g.hero[seat]] > 0:
            start(g, b.opening[g.hero[seat]], seat, seat, OpenRoll.NONE)
    else:
        g.cursor = 0
        g.step = Step.TURN
