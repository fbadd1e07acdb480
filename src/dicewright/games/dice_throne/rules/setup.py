"""The start of a game: who begins, the first hands, and what a hero does before the first turn."""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.flow import step
from ....kernel.question import NATURE, Question, ask
from .. import events as tell
from ..numbers import FACES, FIRST_HAND
from ..state import Book, OpenRoll, State, Step
from .holdings import begin_drawing
from .programs import start

FIRST = Question(8, "first", "DT-set-4")


@step(Step.FIRST)
def roll_for_first(g: State, b: Book) -> None:
    """DT-set-4: the highest die begins; whoever tied rolls again."""
    seats = g.place.shape[0]
    if g.cursor == 0:
        g.cursor = 1
        g.to_roll = (1 << seats) - 1
        tell.first_roll(g)
    if g.to_roll != 0:
        ask(g, FIRST, NATURE, FACES)
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


@FIRST.answer
def take_first(g: State, b: Book, seat: int, a: int) -> None:
    roller = nth_one(g.to_roll, 0)
    g.to_roll &= g.to_roll - 1
    g.first_die[roller] = a + 1
    tell.first(g, roller, a + 1)


@step(Step.DEAL)
def deal(g: State, b: Book) -> None:
    """DT-set-3: four cards each."""
    if g.cursor < g.place.shape[0]:
        begin_drawing(g, g.cursor, FIRST_HAND)
        g.cursor += 1
    else:
        g.cursor = 0
        g.step = Step.OPENING


@step(Step.OPENING)
def open_heroes(g: State, b: Book) -> None:
    """DT-set-5"""
    if g.cursor < g.place.shape[0]:
        seat = g.cursor
        g.cursor += 1
        if b.opening[seat] > 0:
            start(g, b.opening[seat], seat, seat, OpenRoll.NONE)
    else:
        g.cursor = 0
        g.step = Step.TURN
