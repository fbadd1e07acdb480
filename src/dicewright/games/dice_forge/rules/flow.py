"""The two rules the kernel drives a game with: one step, one answer."""

from __future__ import annotations

from ....kernel.record import Record
from ....kernel.rule import rule
from ..state import (
    B_AGAIN,
    B_APPLY,
    B_BEFORE,
    B_BOAR,
    B_CHOICE,
    B_CONVERT,
    B_MIRROR,
    B_NEXT,
    B_NONE,
    B_ORDER,
    B_ROLL,
    B_SHIELD,
    B_STEAL,
    K_ACTION,
    K_CERBERUS,
    K_CONVERT,
    K_EXTRA,
    K_FORGE,
    K_HAMMER,
    K_MIRROR,
    K_OFFERING,
    K_ORDER,
    K_REINFORCE,
    K_RESOURCE,
    K_ROLL,
    K_SATYRS,
    K_SET,
    K_SHIP,
    K_TRIM,
    S_ACTION,
    S_BLESS,
    S_END,
    S_EXTRA,
    S_OFFERING,
    S_OUST,
    S_REINFORCE,
    S_SETS,
    S_TAKE,
    S_TRIM,
    S_TURN,
)
from .blessing import ask_before, ask_pair, next_hero, once_more, roll_next, rolled, take_cerberus, take_pair
from .effects import reply, run
from .faces import (
    apply,
    choose,
    compare,
    convert,
    copy,
    order,
    reward_boars,
    take_choice,
    take_convert,
    take_copy,
    take_order,
    take_ship,
)
from .feats import (
    ask_action,
    ask_extra,
    console,
    reinforce,
    take_action,
    take_card,
    take_extra,
    take_offering,
    take_reinforcement,
)
from .reserves import ask_hammer, take_hammer
from .temple import ask_forge, make_offering, replace
from .turn import begin_turn, bless_all, draw_sets, end_turn, take_set, take_trim, trim


@rule
def proceed(g: Record, b: Record) -> None:
    """Take one step: what must be done at once, a running effect, the blessing, the turn."""
    if g.gold > 0:
        ask_hammer(g)
    elif g.forging > 0:
        ask_forge(g, b)
    elif g.sp > g.base:
        run(g, b)
    elif g.stage != B_NONE:
        proceed_blessing(g, b)
    else:
        proceed_turn(g, b)


@rule
def proceed_blessing(g: Record, b: Record) -> None:
    """DF-bless-7"""
    stage = g.stage
    if stage == B_ROLL:
        roll_next(g)
    elif stage == B_NEXT:
        next_hero(g, b)
    elif stage == B_MIRROR:
        copy(g, b)
    elif stage == B_CHOICE:
        choose(g, b)
    elif stage == B_SHIELD:
        compare(g, b)
    elif stage == B_CONVERT:
        convert(g, b)
    elif stage == B_ORDER:
        order(g, b)
    elif stage == B_APPLY:
        apply(g, b)
    elif stage == B_BOAR:
        reward_boars(g, b)
    elif stage == B_AGAIN:
        once_more(g, b)
    elif stage == B_STEAL:
        ask_pair(g)
    elif stage == B_BEFORE:
        ask_before(g, b)


@rule
def proceed_turn(g: Record, b: Record) -> None:
    """DF-turn-2"""
    step = g.step
    if step == S_BLESS:
        bless_all(g)
    elif step == S_REINFORCE:
        reinforce(g, b)
    elif step == S_ACTION:
        ask_action(g, b)
    elif step == S_OFFERING:
        make_offering(g, b)
    elif step == S_OUST:
        console(g)
    elif step == S_TAKE:
        take_card(g, b)
    elif step == S_EXTRA:
        ask_extra(g, b)
    elif step == S_END:
        end_turn(g, b)
    elif step == S_TURN:
        begin_turn(g, b)
    elif step == S_SETS:
        draw_sets(g, b)
    elif step == S_TRIM:
        trim(g, b)


@rule
def respond(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    """Take in an answer."""
    if kind == K_ROLL:
        rolled(g, a)
    elif kind == K_ACTION:
        take_action(g, b, seat, a)
    elif kind == K_FORGE:
        replace(g, b, seat, a)
    elif kind == K_OFFERING:
        take_offering(g, b, seat, a)
    elif kind == K_EXTRA:
        take_extra(g, b, seat, a)
    elif kind == K_REINFORCE:
        take_reinforcement(g, b, seat, a)
    elif kind == K_RESOURCE:
        take_choice(g, b, a)
    elif kind == K_HAMMER:
        take_hammer(g, b, seat, a)
    elif kind == K_MIRROR:
        take_copy(g, b, seat, a)
    elif kind == K_SHIP:
        take_ship(g, b, seat, a)
    elif kind == K_CERBERUS:
        take_cerberus(g, b, seat, a)
    elif kind == K_CONVERT:
        take_convert(g, b, seat, a)
    elif kind == K_ORDER:
        take_order(g, a)
    elif kind == K_SATYRS:
        take_pair(g, seat, a)
    elif kind == K_SET:
        take_set(g, b, a)
    elif kind == K_TRIM:
        take_trim(g, b, a)
    else:
        reply(g, b, kind, seat, a)
