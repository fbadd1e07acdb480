"""For clocks and bots: what to answer by default, when the table is quiet, and how good it looks."""

from __future__ import annotations

from ....kernel.rule import rule
from ..box import ARMY, Class
from ..rules.battle import SPLIT
from ..rules.table import klass, nth_life_die, team_of
from ..state import Book, Phase, State, Step, Zone
from .weights import Weights


@rule
def default(g: State, b: Book, w: Weights) -> int:
    """The answer of a seat whose time is up: throw the life dice and keep the rest, decline, pass, take nothing back,
    and otherwise the first option. ID-dig-1"""
    if g.question != SPLIT:
        return 0
    mask = 0
    bit = 0
    for i in range(ARMY):
        if g.zone[g.asked, i] == Zone.RESERVE:
            if klass(g, b, g.asked, i) == Class.LIFE:
                mask |= 1 << bit
            bit += 1
    return mask


@rule
def quiet(g: State, b: Book) -> int:
    """Not in the middle of a duel or of an effect."""
    step = g.step
    return 0 if g.sp > 0 or step == Step.DUEL or step == Step.DECLARED or step == Step.RESOLVE else 1


@rule
def _standing(g: State, w: Weights, seat: int, i: int, bit: int, of: int) -> int:
    """What a die adds to a sum, in half points; a die that is still to be thrown counts as average.
    `bit` is its place in the reserve, `of` the seat that judges."""
    zone = g.zone[seat, i]
    if zone == Zone.BATTLE:
        if g.value[seat, i] == 0:
            return w.thrown
        return 2 * (g.value[seat, i] - g.spread[seat, i])
    if zone == Zone.RESERVE and g.step == Step.SPLIT:
        if team_of(seat) != team_of(of):
            return w.thrown // 2  # nobody knows; half of it, say
        if (g.sealed[seat] >> bit) & 1:
            return w.thrown
    return 0


@rule
def evaluate(g: State, b: Book, w: Weights, of: int) -> int:
    """Life after the damage that now threatens, dice in hand, dice lost: ours against theirs."""
    if g.over != 0:
        return 1000 if g.place[of] == 1 else -1000
    ours = team_of(of)
    life_us = life_them = attack_us = attack_them = defense_us = defense_them = 0
    worth = 0
    alive_us = alive_them = 0
    for seat in range(g.zone.shape[0]):
        us = team_of(seat) == ours
        sign = 1 if us else -1
        bit = 0
        back = -1
        if g.step == Step.TAKE_BACK and us and g.sealed[seat] > 0:
            back = nth_life_die(g, b, seat, g.sealed[seat] - 1)
        for i in range(ARMY):
            points = _standing(g, w, seat, i, bit, of)
            if i == back:
                points = 0
                worth += sign * w.hand
            if g.zone[seat, i] == Zone.RESERVE:
                bit += 1
                if points == 0:
                    worth += sign * w.hand
            elif g.zone[seat, i] == Zone.ABYSS:
                worth -= sign * w.lost_die
            if points > 0:
                kind = klass(g, b, seat, i)
                if kind == Class.LIFE:
                    worth += sign * w.life_die
                    if us:
                        life_us += points
                        alive_us += 1
                    else:
                        life_them += points
                        alive_them += 1
                elif kind == Class.ATTACK:
                    if us:
                        attack_us += points
                    else:
                        attack_them += points
                elif us:
                    defense_us += points
                else:
                    defense_them += points
    if g.phase < Phase.DAMAGE:
        life_us -= max(0, attack_them - defense_us)
        life_them -= max(0, attack_us - defense_them)
    score = 2 * (life_us - life_them) + worth
    if life_us <= 0 or alive_us == 0:
        score -= 4 * w.soft
    if life_them <= 0 or alive_them == 0:
        score += 4 * w.soft
    return 1000 * score // (abs(score) + w.soft)
