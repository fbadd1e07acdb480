"""Who is out, and the end of the game."""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.machine import halt
from ....kernel.rule import rule
from .. import events as tell
from ..content.parts import Trait
from ..state import Book, State
from .holdings import lose


@rule
def saved(g: State, b: Book, pool: int) -> int:
    """DT-status-blessing-of-divinity: somebody whose health is counted here has a token that saves him."""
    mask = b.trait_masks[Trait.SAVES]
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        for seat in range(g.place.shape[0]):
            if g.pool[seat] == pool and g.out[seat] == 0 and g.token[seat, token] > 0:
                lose(g, b, seat, token, 1)
                g.health[pool] = b.trait[token, Trait.SAVES]
                tell.saved(g, seat)
                return 1
    return 0


@rule
def count_out(g: State, b: Book) -> None:
    """DT-health-1 DT-health-3 DT-team-3 DT-king-7: whose health is gone is out; all at once is a draw.
    DT-stat-10: what he put on others stays there."""
    seats = g.place.shape[0]
    fallen = 0
    for seat in range(seats):
        if g.out[seat] == 0 and g.health[g.pool[seat]] <= 0 and saved(g, b, g.pool[seat]) == 0:
            fallen += 1
    if fallen == 0:
        return
    standing = 0
    for seat in range(seats):
        if g.out[seat] == 0 and g.health[g.pool[seat]] > 0:
            standing += 1
    for seat in range(seats):
        if g.out[seat] == 0 and g.health[g.pool[seat]] <= 0:
            g.out[seat] = 1
            g.place[seat] = standing + 1
            tell.out(g, seat)
    if standing == 0 or one_side_left(g):
        end_game(g)


@rule
def one_side_left(g: State) -> int:
    team = -1
    for seat in range(g.place.shape[0]):
        if g.out[seat] == 0:
            if team >= 0 and g.team[seat] != team:
                return 0
            team = g.team[seat]
    return 1


@rule
def end_game(g: State) -> None:
    """Who stands has won, his fallen teammates with him; by health if the turn limit came first. DT-end-1 DT-end-2"""
    seats = g.place.shape[0]
    for seat in range(seats):
        if g.out[seat] == 0:
            g.place[seat] = 1
            for other in range(seats):
                if g.out[other] == 0 and g.health[g.pool[other]] > g.health[g.pool[seat]]:
                    g.place[seat] += 1
    g.over = 1
    halt(g)
    winners = 0
    for seat in range(seats):
        if g.place[seat] == 1:
            winners += 1
    tell.over(g, winners)
