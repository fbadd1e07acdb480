"""The end: who has lost a round, and who has won the match."""

from __future__ import annotations

from ....kernel.flow import first, step
from ....kernel.machine import halt
from ....kernel.rule import rule
from .. import events as tell
from ..state import Book, Phase, State, Step
from .advantage import UNDECIDED, roll_off
from .table import has_life, team_of


@first("check")
def check_life(g: State, b: Book) -> None:
    """A side without a life die in its life sectors has lost, at once: what is still running is dropped.
    ID-over-1 ID-team-3"""
    g.check = 0
    if g.settled == 1 and (has_life(g, b, 0) == 0 or has_life(g, b, 1) == 0):
        halt(g)
        g.step = Step.LOST


@step(Step.LOST)
def award(g: State, b: Book) -> None:
    """Who has won the round; a die decides if both have lost at the same moment. ID-over-2 ID-over-4"""
    if has_life(g, b, 0) == has_life(g, b, 1):
        winner = roll_off(g)
        if winner == UNDECIDED:
            return
    else:
        winner = 0 if has_life(g, b, 0) == 1 else 1
    if g.needed == 0:
        finish(g, winner)
    else:
        won(g, winner)


@rule
def won(g: State, team: int) -> None:
    """A round is won; the first to win enough rounds wins the match. ID-tour-1"""
    g.wins[team] += 1
    tell.round_(g, team, g.wins[team], g.needed)
    if g.wins[team] >= g.needed:
        finish(g, team)
    else:
        g.phase = Phase.BETWEEN
        g.step = Step.SWAP
        g.cursor = 0


@rule
def finish(g: State, team: int) -> None:
    g.over = 1
    for seat in range(g.zone.shape[0]):
        g.place[seat] = 1 if team_of(seat) == team else 2
