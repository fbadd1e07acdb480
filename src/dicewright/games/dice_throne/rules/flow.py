"""The two rules the kernel drives a game with: one step, one answer."""

from __future__ import annotations

from ....kernel.machine import M_DIE
from ....kernel.rule import rule
from .. import events as tell
from ..state import (
    K_AGAIN,
    K_DECLARE,
    K_DEFEND,
    K_DIE,
    K_DISCARD,
    K_DRAW,
    K_FELL,
    K_FIRST,
    K_GROW,
    K_KEEP,
    K_KNOCKDOWN,
    K_MAIN,
    K_NYRA,
    K_ORDER,
    K_RANDOM_CARD,
    K_RANSOM,
    K_REROLL,
    K_SEARCH,
    K_SELL,
    K_SHARE,
    K_TARGET,
    K_TARGET_DIE,
    Aim,
    Book,
    Phase,
    State,
    Step,
)
from .companions import ask_growth, take_fell, take_growth, take_nyra, take_share
from .damage import settle
from .defense import after_ability, after_damage, apply_damage, ask_defend, begin_fight, last_chance, take_defend
from .dice import ask_again, ask_attempt, ask_ransom, take_again, take_attempt, take_ransom, tell_extra_die
from .effects import reply, run
from .holdings import draw, search, shed, take_draw, take_search, take_shed
from .main import apply_in_main, ask_main, ask_sell, take_main, take_sell
from .offense import (
    activate,
    after_declaring,
    ask_declare,
    ask_keep,
    begin_offense,
    end_roll_phase,
    roll,
    take_declare,
    take_die,
    take_keep,
    take_knockdown,
    use_ability,
)
from .setup import deal, open_heroes, roll_for_first, take_first
from .targeting import aim, take_target, take_target_die
from .upkeep import begin_turn, end_turn, end_upkeep, income, next_due, next_player, take_due


@rule
def proceed(g: State, b: Book) -> None:
    """Take one step: what must be done at once, a running effect, the turn."""
    if g.again != 0:
        ask_again(g)
    elif g.attempt != 0:
        ask_attempt(g)
    elif g.ransom != 0:
        ask_ransom(g)
    elif g.drawing > 0:
        draw(g)
    elif g.shedding > 0:
        shed(g)
    elif g.searching > 0:
        search(g)
    elif g.growing != 0:
        ask_growth(g, b)
    elif g.aim != Aim.NONE and g.sp == g.aim_sp:
        aim(g, b)
    elif g.sp > 0:
        run(g, b)
    elif Step.OFFENSE <= g.step <= Step.ROLL_END:
        proceed_roll_phases(g, b)
    else:
        proceed_turn(g, b)


@rule
def proceed_roll_phases(g: State, b: Book) -> None:
    """DT-off-1 DT-def-1"""
    step = g.step
    if step == Step.ROLL:
        roll(g, b)
    elif step == Step.KEEP:
        ask_keep(g, b)
    elif step == Step.DECLARE:
        ask_declare(g, b)
    elif step == Step.DECLARED:
        after_declaring(g, b)
    elif step == Step.OFFENSE:
        begin_offense(g, b)
    elif step == Step.ACTIVATE:
        activate(g, b)
    elif step == Step.ABILITY:
        use_ability(g, b)
    elif step == Step.RESOLVED:
        after_ability(g, b)
    elif step == Step.ATTACK:
        begin_fight(g, b)
    elif step == Step.DEFEND:
        ask_defend(g, b)
    elif step == Step.LAST:
        last_chance(g, b)
    elif step == Step.SETTLE:
        apply_damage(g, b)
    elif step == Step.DEALT:
        after_damage(g, b)
    else:
        end_roll_phase(g, b)


@rule
def proceed_turn(g: State, b: Book) -> None:
    """DT-turn-2"""
    step = g.step
    if step == Step.MAIN:
        ask_main(g, b)
    elif step == Step.MAIN_APPLY:
        apply_in_main(g, b)
    elif step == Step.MAIN_DONE:
        end_main(g, b)
    elif step == Step.TURN:
        begin_turn(g, b)
    elif step in (Step.UPKEEP, Step.TURN_END):
        next_due(g, b)
    elif step == Step.UPKEEP_DONE:
        end_upkeep(g, b)
    elif step == Step.INCOME:
        income(g, b)
    elif step == Step.DISCARD:
        ask_sell(g, b)
    elif step == Step.TURN_END_APPLY:
        end_turn(g, b)
    elif step == Step.FIRST:
        roll_for_first(g, b)
    elif step == Step.DEAL:
        deal(g, b)
    elif step == Step.OPENING:
        open_heroes(g, b)
    else:
        next_player(g, b)


@rule
def end_main(g: State, b: Book) -> None:
    settle(g, b)
    if g.phase == Phase.MAIN_1 and g.out[g.active] == 0:
        g.step = Step.OFFENSE
    else:
        g.phase = Phase.DISCARD
        tell.phase(g, g.active, Phase.DISCARD)
        g.step = Step.DISCARD


@rule
def respond(g: State, b: Book, kind: int, seat: int, a: int) -> None:
    """Take in an answer."""
    if kind == K_DIE:
        take_die(g, a)
    elif kind == K_KEEP:
        take_keep(g, b, a)
    elif kind == K_MAIN:
        take_main(g, b, seat, a)
    elif kind == K_DECLARE:
        take_declare(g, b, a)
    elif kind == K_DRAW:
        take_draw(g, a)
    elif kind == K_DEFEND:
        take_defend(g, b, seat, a)
    elif kind == K_REROLL:
        take_again(g, a)
    elif kind == K_ORDER:
        take_due(g, b, a)
    elif kind == K_SELL:
        take_sell(g, b, seat, a)
    elif kind in (K_DISCARD, K_RANDOM_CARD):
        take_shed(g, a)
    elif kind == K_KNOCKDOWN:
        take_knockdown(g, b, a)
    elif kind == K_TARGET:
        take_target(g, b, a)
    elif kind == K_TARGET_DIE:
        take_target_die(g, b, a)
    else:
        respond_rarely(g, b, kind, seat, a)


@rule
def respond_rarely(g: State, b: Book, kind: int, seat: int, a: int) -> None:
    if kind == K_FIRST:
        take_first(g, a)
    elif kind == K_AGAIN:
        take_attempt(g, a)
    elif kind == K_RANSOM:
        take_ransom(g, seat, a)
    elif kind == K_SEARCH:
        take_search(g, a)
    elif kind == K_GROW:
        take_growth(g, b, a)
    elif kind == K_FELL:
        take_fell(g, a)
    elif kind == K_NYRA:
        take_nyra(g, a)
    elif kind == K_SHARE:
        take_share(g, a)
    else:
        if kind == M_DIE:
            tell_extra_die(g, a + 1)
        reply(g, b, kind, seat, a)
