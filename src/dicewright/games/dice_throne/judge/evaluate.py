"""For bots and clocks: what to answer by default, when the table is quiet, and how good it looks."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.chance import below, following
from ....kernel.fields import Row
from ....kernel.rule import rule
from ....odds.keep_rule import MOST_ATTEMPTS, best_reroll, roll_number
from ..rules.defense import DEFEND
from ..rules.dice import AGAIN
from ..rules.main import MAIN
from ..rules.offense import DECLARE, KEEP, KNOCKDOWN, at_hand, longest, unmet, uses
from ..state import (
    SLOTS,
    Book,
    OpenRoll,
    State,
    Step,
    in_roll_phase,
    is_opponent,
)
from .weights import Weights


@rule
def default(g: State, b: Book, w: Weights) -> int:
    """A seat whose time is up: declare the best ability, defend, stand up; otherwise end the phase, pass, stop.
    DT-dig-1"""
    kind = g.question
    if kind == DECLARE:
        return best_use(g, b, w)
    if kind in (DEFEND, KNOCKDOWN):
        return 1
    return 0


@rule
def best_use(g: State, b: Book, w: Weights) -> int:
    """The declared option that is worth most, by the tables alone."""
    allowed = uses(g, b)
    best = 0
    most = 0
    for k in range(ones(allowed)):
        worth = w.use_worth[g.active, nth_one(allowed, k)]
        if worth > most:
            most = worth
            best = k + 1
    return best


# --- the best dice to keep ---


@rule
def fill_worths(g: State, b: Book, w: Weights, work: Row) -> None:
    """What each of the 252 rolls is worth: the best use of an ability that it allows."""
    seat = g.active
    for d1 in range(1, 7):
        for d2 in range(d1, 7):
            for d3 in range(d2, 7):
                for d4 in range(d3, 7):
                    for d5 in range(d4, 7):
                        symbols = (
                            (1 << 4 * b.symbol_of[seat, d1])
                            + (1 << 4 * b.symbol_of[seat, d2])
                            + (1 << 4 * b.symbol_of[seat, d3])
                            + (1 << 4 * b.symbol_of[seat, d4])
                            + (1 << 4 * b.symbol_of[seat, d5])
                        )
                        row = longest(1 << d1 | 1 << d2 | 1 << d3 | 1 << d4 | 1 << d5)
                        most = 0
                        for use in range(b.use_count[seat]):
                            if (
                                w.use_worth[seat, use] > most
                                and unmet(b, seat, use, symbols, row) == 0
                                and at_hand(g, b, seat, use)
                            ):
                                most = w.use_worth[seat, use]
                        work[roll_number(w, d1, d2, d3, d4, d5)] = most


@rule
def advise(g: State, b: Book, w: Weights, work: Row) -> int:
    """Which dice to roll again, by the exact expectation of what they can become. DT-off-3"""
    if g.question == KEEP:
        attempts = g.allowed - g.attempts
    elif g.question == AGAIN and g.again_roll == OpenRoll.OFFENSE:
        attempts = 1
    else:
        return -1
    fill_worths(g, b, w, work)
    return best_reroll(work, w, g.die[0], g.die[1], g.die[2], g.die[3], g.die[4], min(attempts, MOST_ATTEMPTS))


@rule
def quiet(g: State, b: Book) -> int:
    """Not in the middle of an effect or a roll phase: in a main phase, or between turns."""
    if g.sp > 0 or in_roll_phase(g) or g.drawing > 0:
        return 0
    return 1 if g.question == MAIN or g.step == Step.TURN else 0


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


@rule
def forget(g: State, b: Book, seat: int, seed: int) -> None:
    """Deal anew between the hand and the deck of everybody whose hand the seat may not see. DT-team-1"""
    for other in range(g.place.shape[0]):
        if seat >= 0 and not is_opponent(g, seat, other):
            continue
        together = g.hand[other] | g.deck[other]
        hand = 0
        for k in range(g.held[other]):
            seed = following(seed)
            card = nth_one(together, below(seed, g.held[other] + g.left[other] - k))
            together &= ~(1 << card)
            hand |= 1 << card
        g.hand[other] = hand
        g.deck[other] = together
