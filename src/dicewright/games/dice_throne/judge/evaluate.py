"""How good the table looks to a seat, and when that can be trusted."""

from __future__ import annotations

from ....kernel.rule import rule
from ..rules.main import MAIN
from ..sizes import SLOTS
from ..state import Book, State, Step, in_roll_phase, is_opponent
from .weights import Weights


@rule
def quiet(g: State, b: Book) -> int:
    """Not in the middle of an effect or a roll phase: in a main phase, or between turns."""
    if g.sp > 0 or in_roll_phase(g) or g.drawing > 0:
        return 0
    return 1 if g.question == MAIN or g.step == Step.TURN else 0


@rule
def turn(g: State) -> int:
    """Who is about to attack is ahead of what lies on the table, by as much as an attack deals."""
    return g.turn


@rule
def standing(g: State, b: Book, w: Weights, seat: int) -> int:
    """What a player has, in tenths of a point of health, besides his health."""
    n = w.cp * min(g.cp[seat], 10) + w.card * min(g.held[seat], 6)
    for token in range(w.token_worth.shape[0]):
        if g.token[seat, token] > 0:
            worth = w.token_worth[token]
            if b.owner[token] == g.hero[seat] and worth < 0:
                worth = -worth // 2
            n += g.token[seat, token] * worth
    for slot in range(SLOTS):
        n += w.level * g.level[seat, slot]
    return n


@rule
def pool_worth(g: State, w: Weights, pool: int) -> int:
    """Health counts double when it is running out."""
    health = max(0, g.health[pool])
    return w.health * health + w.last_health * min(health, 15)


@rule
def evaluate(g: State, b: Book, w: Weights, of: int) -> int:
    """Ours against the best of theirs."""
    seats = g.place.shape[0]
    ours = pool_worth(g, w, g.pool[of])
    theirs = 0
    members = 0
    for seat in range(seats):
        if g.out[seat] == 0 and not is_opponent(g, of, seat):
            ours += standing(g, b, w, seat)
            members += 1
    others = 0
    for seat in range(seats):
        if g.out[seat] == 0 and is_opponent(g, of, seat):
            theirs += standing(g, b, w, seat)
            if g.pool[seat] == seat:
                theirs += pool_worth(g, w, seat)
                others += 1
    if others > 1:
        theirs = theirs // others
    ahead = ours - theirs
    return 1000 * ahead // (abs(ahead) + w.soft) if ahead >= 0 else -(1000 * -ahead // (-ahead + w.soft))
