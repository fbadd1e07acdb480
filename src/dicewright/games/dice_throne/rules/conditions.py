"""The numbers that effects read off the table, and the conditions they put."""

from __future__ import annotations

from ....kernel.machine import it, me, rolled_sum
from ....kernel.rule import rule
from ..content.language import Count, Damage, If
from ..content.parts import Side
from ..numbers import DICE
from ..state import Book, Fight, State, is_opponent
from .companions import bots, spirits
from .damage import attack_damage
from .holdings import limit


@rule
def symbols_shown(g: State, mask: int) -> int:
    n = 0
    for i in range(DICE):
        if (mask >> g.die[i]) & 1:
            n += 1
    return n


@rule
def count(g: State, b: Book, source: int, what: int) -> int:
    """DT-fx-10: counted as the verb is done, and never again."""
    if source == Count.HELD:
        return g.token[me(g), what]
    if source == Count.IT_HOLDS:
        return g.token[it(g), what]
    if source == Count.MY_CP:
        return g.cp[me(g)]
    if source == Count.SYMBOLS:
        return symbols_shown(g, what)
    if source == Count.PICKED:
        return it(g)
    if source == Count.SPIRITS:
        return spirits(g, b, me(g))
    if source == Count.TO_LIMIT:
        return limit(g, b, me(g), what) - g.token[me(g), what]
    return bots(g, b, me(g))


@rule
def of_a_kind(g: State) -> int:
    """DT-fx-5: the most equal numbers among the five dice."""
    best = 0
    for value in range(1, 7):
        n = 0
        for i in range(DICE):
            if g.die[i] == value:
                n += 1
        best = max(best, n)
    return best


@rule
def holds(g: State, b: Book, condition: int, what: int, n: int) -> int:
    if condition == If.OF_A_KIND:
        return 1 if of_a_kind(g) >= n else 0
    if condition == If.DICE_SHOW:
        return 1 if symbols_shown(g, what) >= n else 0
    if condition == If.HOLDS:
        return 1 if g.token[me(g), what] >= max(1, n) else 0
    if condition == If.IT_HAS:
        return 1 if g.token[it(g), what] >= max(1, n) else 0
    if condition == If.ROLLED_TOTAL:
        return 1 if rolled_sum(g) >= n else 0
    if condition == If.ROLLED_AT_MOST:
        return 1 if rolled_sum(g) <= n else 0
    if condition == If.BEATS:
        return 1 if g.rolled[g.sp - 1, 0] >= g.rolled[g.sp - 1, 1] + n else 0
    if condition == If.CURSED:
        return 1 if g.side[me(g)] == Side.CURSED else 0
    if condition == If.IS_OPPONENT:
        return is_opponent(g, me(g), it(g))
    if condition == If.NYRA_STANDS:
        return 1 if g.token[me(g), b.nyra_active] > 0 else 0
    if condition == If.FEW_ATTEMPTS:
        return 1 if g.most_attempts < n else 0
    if condition == If.CAN_PAY:
        return 1 if g.cp[me(g)] >= n else 0
    if condition == If.ATTACK_DEALS:
        return 1 if max(g.peak, attack_damage(g, b)) >= n else 0
    if condition == If.FIRST_PLAYER:
        return 1 if g.first == me(g) else 0
    if condition == If.LACKS:
        return 1 if g.token[me(g), what] < max(1, n) else 0
    if condition == If.STILL_DEFENDABLE:
        return 1 if g.kind == Damage.NORMAL and g.fight != Fight.AFTER_DEFENSE else 0
    if condition == If.SPARED:
        return 1 if g.spare >= n and me(g) == g.active else 0
    if condition == If.OWNS:
        return 1 if b.owner[what] == g.hero[me(g)] else 0
    return 1 if g.token[me(g), what] >= n else 0  # BUILT
