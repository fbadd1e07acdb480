"""The fight: attack modifiers, the defensive roll phase, and the last chance before damage is applied."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..codes import slot_code
from ..content.language import Damage
from ..content.parts import AbilityKind, Trait
from ..content.switches import NyraDefense
from ..state import NOBODY, Aim, Book, Fight, Nyra, OpenRoll, Phase, State, Step, Window
from .companions import ask_nyra
from .damage import final_damage, marks, note_peak, of_attack, settle
from .holdings import can_act, change_cp, trait_of, with_trait
from .passives import unattacked
from .programs import start
from .upkeep import on_board
from .windows import open_window

DEFEND = Question(16, "defend", "DT-def-2")


@step(Step.RESOLVED)
def after_ability(g: State, b: Book) -> None:
    """DT-off-13: an ability that deals at least 1 damage to one opponent is an attack; DT-passive-2: one that failed
    was an attack if it would have been. DT-def-1"""
    if g.failed != 0 or g.hit <= 0:
        if g.failed == 0 or b.use_attacks[g.active, g.declared - 1] == 0:
            unattacked(g, b)
        g.step = Step.LAST
    elif g.target == NOBODY:
        g.aim = Aim.BEGIN
        g.aim_sp = g.sp
    elif g.out[g.target] != 0:
        g.step = Step.LAST
    else:
        g.step = Step.ATTACK


@step(Step.ATTACK)
def begin_fight(g: State, b: Book) -> None:
    """DT-mod-2: attack modifiers may come before or after the defence.
    DT-status-bounty: it pays for every attack, one of pure damage too, which it does not strengthen."""
    g.fight = Fight.BEFORE_DEFENSE
    change_cp(g, g.active, trait_of(g, b, g.target, Trait.PAYS_ATTACKER, marks(g, b, g.target)))
    note_peak(g, b)
    g.step = Step.DEFEND
    open_window(g, b, Window.ATTACK, NOBODY)


@rule
def defenses(g: State, b: Book, seat: int) -> int:
    n = 0
    while nth_defense(g, b, seat, n) >= 0:
        n += 1
    return n


@rule
def nth_defense(g: State, b: Book, seat: int, k: int) -> int:
    for slot in range(b.slots[seat]):
        if b.slot_kind[seat, slot] == AbilityKind.DEFENSIVE and on_board(g, b, seat, slot):
            if k == 0:
                return slot
            k -= 1
    return -1


@step(Step.DEFEND)
def ask_defend(g: State, b: Book) -> None:
    """Against a defendable attack one may activate a defensive ability, chosen before the roll. DT-def-2 DT-def-3
    DT-dmg-3"""
    seat = g.target
    g.phase = Phase.DEFENSE
    tell.phase(g, seat, Phase.DEFENSE)
    g.fight = Fight.AFTER_DEFENSE
    g.step = Step.LAST
    if (
        g.kind != Damage.NORMAL
        or can_act(g, b, seat) == 0
        or with_trait(g, b, seat, Trait.HIDES) > 0
        or g.shielded[seat] != Nyra.UNASKED
    ):
        return
    ask(g, DEFEND, seat, 1 + defenses(g, b, seat))


@DEFEND.answer
def take_defend(g: State, b: Book, seat: int, a: int) -> None:
    """DT-def-4 DT-def-5: one attempt with the printed dice; then what they give. DT-comp-2: against this attack nobody
    stands in any more."""
    if a == 0:
        return
    if b.nyra_defense == NyraDefense.EITHER:
        g.shielded[seat] = Nyra.STAYS
    slot = nth_defense(g, b, seat, a - 1)
    tell.defended(g, seat, slot_code(g, seat, slot))
    start(g, b.slot_defense[seat, slot, g.level[seat, slot]], seat, g.active, OpenRoll.NONE)
    g.defense_frame = g.sp


@step(Step.LAST)
def last_chance(g: State, b: Book) -> None:
    """DT-def-6"""
    g.defense_frame = 0
    g.step = Step.SETTLE
    open_window(g, b, Window.LAST, NOBODY)


@step(Step.SETTLE)
def apply_damage(g: State, b: Book) -> None:
    if g.fight != Fight.NONE and ask_nyra(g, b, final_damage(g, b, g.target), of_attack(g, b, g.target)):
        return
    fought = g.fight
    settle(g, b)
    g.fight = Fight.NONE
    g.step = Step.ROLL_END
    if g.over == 0 and fought != Fight.NONE and g.dealt > 0:
        g.fight = Fight.AFTER_DEFENSE
        g.step = Step.DEALT
        open_window(g, b, Window.DEALT, NOBODY)


@step(Step.DEALT)
def after_damage(g: State, b: Book) -> None:
    g.fight = Fight.NONE
    g.step = Step.ROLL_END
