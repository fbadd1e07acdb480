"""Moments between the steps of a turn at which players may act."""

from __future__ import annotations

from ....kernel.rule import rule
from ..state import Book, OpenRoll, State
from .programs import start
from .timing import reactions

PROGRAM_ROWS = 2
"""Rows of a window's program: the window, and its end."""


@rule
def open_window(g: State, b: Book, window: int) -> None:
    """DT-int-3 DT-int-4: clockwise from the active player, whoever has something to play may."""
    top = g.sp
    start(g, b.windows[window], g.active, g.active, OpenRoll.NONE)
    for seat in range(g.place.shape[0]):
        if reactions(g, b, window, seat) > 0:
            return
    g.sp = top  # nobody has: it has run, and the frame it leaves behind tells nobody whether somebody had
    g.f_pc[top] += PROGRAM_ROWS
