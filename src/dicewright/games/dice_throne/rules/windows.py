"""Moments between the steps of a turn at which players may act."""

from __future__ import annotations

from ....kernel.machine import ROOM, tell_window
from ....kernel.rule import rule
from ..content.language import Whose
from ..state import NOBODY, Book, OpenRoll, State, Window
from .programs import start
from .selectors import TOKEN_BITS
from .timing import reactions

PROGRAM_ROWS = 2
"""Rows of a window's program: the window, and its end."""


@rule
def open_window(g: State, b: Book, window: int, by: int) -> None:
    """DT-int-3 DT-int-4: clockwise from the active player, whoever has something to play may; but if it is the active
    player who has just acted, he is asked only once another one does. `by`: who has, or NOBODY."""
    top = g.sp
    seats = g.place.shape[0]
    if top + 1 + ROOM > g.f_pc.shape[0]:
        return
    after = 1 if by == g.active else 0
    start(g, b.windows[window], g.active, g.active, OpenRoll.NONE)
    g.f_seat[top] = after
    for i in range(after, seats):
        if reactions(g, b, window, (g.active + i) % seats) > 0:
            return
    tell_window(g)
    g.sp = top  # nobody has: it has run, and the frame it leaves behind tells nobody whether somebody had
    g.f_pc[top] += PROGRAM_ROWS
    g.f_seat[top] = 0


@rule
def let_answer(g: State, b: Book, whose: int) -> None:
    """DT-int-1 DT-int-5: what is about to be done to another player may be answered; what the owner does to himself
    need not be. Without a target yet, it is answered once there is one."""
    top = g.sp - 1
    owner = g.f_me[top]
    it = g.f_it[top]
    if it == NOBODY or (whose == Whose.PLAYER and it == owner) or (whose == Whose.TOKEN and it >> TOKEN_BITS == owner):
        return
    open_window(g, b, Window.ANSWER, owner)
