"""The two rules the kernel drives a game with: one step, one answer."""

from __future__ import annotations

from ....kernel.record import Record
from ....kernel.rule import rule
from ..state import (
    K_ANSWER,
    K_OPEN,
    K_REFEREE,
    K_ROLL_OFF,
    K_SIGN,
    K_SOURCE,
    K_SPLIT,
    K_SPREAD,
    K_SWAP,
    K_TAKE_BACK,
    K_THROW,
    S_ADVANTAGE,
    S_BATTLE_END,
    S_BONUS,
    S_BONUS_ORDER,
    S_DAMAGE,
    S_DECLARED,
    S_DUEL,
    S_LOST,
    S_OFFER,
    S_RESOLVE,
    S_SPLIT,
    S_SPREAD,
    S_SWAP,
    S_TAKE_BACK,
    S_THROW,
    S_TURN,
)
from .advantage import rolled_off
from .battle import (
    begin_turn,
    end_battle,
    nth_source,
    order_bonuses,
    pay,
    pay_bonuses,
    split,
    take_split,
    throw_all,
)
from .damage import deal_damage, spread_damage, take_back, take_spread, take_taken_back
from .dice import thrown
from .effects import reply, run
from .over import award, check_life, swap_side_sets, take_swap, time_is_up
from .skirmish import (
    begin_skirmish,
    duel,
    offer,
    resolve,
    take_answer,
    take_opening,
    throw_declared,
    thrown_in_duel,
)


@rule
def proceed(g: Record, b: Record) -> None:
    """Take one step: a running effect first, then the turn."""
    step = g.step
    if g.check == 1:
        check_life(g, b)
    elif g.sp > 0:
        run(g, b)
    elif step == S_TURN:
        begin_turn(g, b)
    elif step == S_SPLIT:
        split(g, b)
    elif step == S_THROW:
        throw_all(g)
    elif step == S_BONUS_ORDER:
        order_bonuses(g, b)
    elif step == S_BONUS:
        pay_bonuses(g, b)
    elif step == S_BATTLE_END:
        end_battle(g)
    elif step == S_ADVANTAGE:
        begin_skirmish(g, b)
    elif step == S_OFFER:
        offer(g, b)
    elif step == S_DECLARED:
        throw_declared(g)
    elif step == S_DUEL:
        duel(g, b)
    elif step == S_RESOLVE:
        resolve(g, b)
    elif step == S_DAMAGE:
        deal_damage(g, b)
    elif step == S_SPREAD:
        spread_damage(g, b)
    elif step == S_TAKE_BACK:
        take_back(g, b)
    elif step == S_LOST:
        award(g, b)
    elif step == S_SWAP:
        swap_side_sets(g, b)


@rule
def respond(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    """Take in an answer."""
    if kind == K_THROW:
        thrown(g, g.source, a + 1)
        if g.step == S_DECLARED:
            thrown_in_duel(g, b, g.source)
    elif kind == K_SPLIT:
        take_split(g, seat, a)
    elif kind == K_OPEN:
        take_opening(g, b, seat, a)
    elif kind == K_ANSWER:
        take_answer(g, b, seat, a)
    elif kind == K_SPREAD:
        take_spread(g, b, a)
    elif kind == K_TAKE_BACK:
        take_taken_back(g, seat, a)
    elif kind == K_SOURCE:
        pay(g, b, nth_source(g, seat, a))
    elif kind == K_ROLL_OFF:
        rolled_off(g, a + 1)
    elif kind == K_SIGN:
        g.s_sign[g.stack - 1] = a
    elif kind == K_REFEREE:
        time_is_up(g, b, a)
    elif kind == K_SWAP:
        take_swap(g, seat, a)
    else:
        reply(g, b, kind, seat, a)
