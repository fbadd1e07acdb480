"""The fight: attack modifiers, the defensive roll phase, and the last chance before damage is applied."""

from __future__ import annotations

from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..language import DEFENSIVE, HIDES, NORMAL, PAYS_ATTACKER, PURE
from ..state import (
    AFTER_THE_DEFENSE,
    AIM,
    BEFORE_THE_DEFENSE,
    E_DEFENDED,
    E_PHASE,
    K_DEFEND,
    NO_FIGHT,
    NO_ROLL,
    NOBODY,
    P_DEFENSE,
    S_ATTACK,
    S_DEALT,
    S_DEFEND,
    S_LAST,
    S_ROLL_END,
    S_SETTLE,
    W_ATTACK,
    W_DEALT,
    W_LAST,
)
from .companions import ask_nyra
from .damage import final_damage, note_peak, of_attack, settle
from .holdings import can_act, change_cp, with_trait
from .passives import unattacked
from .programs import start
from .upkeep import on_board
from .windows import open_window


@rule
def after_ability(g: Record, b: Record) -> None:
    """DT-off-13: an ability that deals at least 1 damage to one opponent is an attack. DT-def-1"""
    if g.failed != 0 or g.hit <= 0:
        if g.failed == 0:
            unattacked(g, b)
        g.step = S_LAST
    elif g.target == NOBODY:
        g.aim = AIM
        g.aim_sp = g.sp
    elif g.out[g.target] != 0:
        g.step = S_LAST
    else:
        g.step = S_ATTACK


@rule
def begin_fight(g: Record, b: Record) -> None:
    """DT-mod-2: attack modifiers may come before or after the defence."""
    g.fight = BEFORE_THE_DEFENSE
    if g.kind != PURE and (b.fresh_marks == 0 or g.marked != 0):
        change_cp(g, g.active, with_trait(g, b, g.target, PAYS_ATTACKER))
    note_peak(g, b)
    g.step = S_DEFEND
    open_window(g, b, W_ATTACK)


@rule
def defenses(g: Record, b: Record, seat: int) -> int:
    n = 0
    while nth_defense(g, b, seat, n) >= 0:
        n += 1
    return n


@rule
def nth_defense(g: Record, b: Record, seat: int, k: int) -> int:
    hero = g.hero[seat]
    for slot in range(b.slots[hero]):
        if b.slot_kind[hero, slot] == DEFENSIVE and on_board(g, b, seat, slot):
            if k == 0:
                return slot
            k -= 1
    return -1


@rule
def ask_defend(g: Record, b: Record) -> None:
    """Against a defendable attack one may activate a defensive ability, chosen before the roll. DT-def-2 DT-def-3
    DT-dmg-3"""
    seat = g.target
    g.phase = P_DEFENSE
    tell(g, E_PHASE, seat, P_DEFENSE)
    g.fight = AFTER_THE_DEFENSE
    g.step = S_LAST
    if g.kind != NORMAL or can_act(g, b, seat) == 0 or with_trait(g, b, seat, HIDES) > 0 or g.shielded[seat] != 0:
        return
    ask(g, K_DEFEND, seat, 1 + defenses(g, b, seat))


@rule
def take_defend(g: Record, b: Record, seat: int, a: int) -> None:
    """DT-def-4 DT-def-5: one attempt with the printed dice; then what they give."""
    if a == 0:
        return
    slot = nth_defense(g, b, seat, a - 1)
    tell(g, E_DEFENDED, seat, g.hero[seat] * 32 + slot)
    start(g, b.slot_defense[g.hero[seat], slot, g.level[seat, slot]], seat, g.active, NO_ROLL)
    g.defense_frame = g.sp


@rule
def last_chance(g: Record, b: Record) -> None:
    """DT-def-6"""
    g.defense_frame = 0
    g.step = S_SETTLE
    open_window(g, b, W_LAST)


@rule
def apply_damage(g: Record, b: Record) -> None:
    if g.fight != NO_FIGHT and ask_nyra(g, b, final_damage(g, b, g.target), of_attack(g, b, g.target)):
        return
    fought = g.fight
    settle(g, b)
    g.fight = NO_FIGHT
    g.step = S_ROLL_END
    if g.over == 0 and fought != NO_FIGHT and g.dealt > 0:
        g.fight = AFTER_THE_DEFENSE
        g.step = S_DEALT
        open_window(g, b, W_DEALT)


@rule
def after_damage(g: Record, b: Record) -> None:
    g.fight = NO_FIGHT
    g.step = S_ROLL_END
