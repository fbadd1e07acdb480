"""Damage: what is coming in, what is added, prevented, halved and avoided, and the moment it is all applied."""

from __future__ import annotations

from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..language import ADDS_DAMAGE, GOES_WHEN_LESS, HIDES, LESS_DAMAGE, MORE_DAMAGE, NO_DAMAGE, PURE, ULTIMATE
from ..state import (
    ABOVE_START,
    E_DAMAGE,
    E_HEALED,
    E_HEALTH,
    FROM_ATTACK,
    FROM_BLAST,
    FROM_CURSE,
    FROM_OTHER,
    FROM_SPLASH,
    NO_FIGHT,
    NOBODY,
    SOURCE_COUNT,
    in_roll_phase,
    is_opponent,
)
from .companions import take_in_stead
from .holdings import lose_all, trait_of, with_trait
from .over import count_out


@rule
def attack_damage(g: Record, b: Record) -> int:
    """What the attack under way stands at, before anything its target does about it.
    DT-dmg-2 DT-dmg-4 DT-dmg-7 DT-mod-1 DT-ult-3"""
    if g.hit <= 0 or g.failed != 0 or g.target == NOBODY:
        return 0
    n: int = g.hit + g.added
    if g.kind != PURE:
        n += with_trait(g, b, g.active, ADDS_DAMAGE)
        if b.fresh_marks == 0 or g.marked != 0:
            n += with_trait(g, b, g.target, MORE_DAMAGE)
    if g.kind == ULTIMATE:
        return n
    if with_trait(g, b, g.active, NO_DAMAGE) > 0 or with_trait(g, b, g.target, HIDES) > 0:
        return 0
    return max(0, n - lessening(g, b, g.active))


@rule
def lessening(g: Record, b: Record, seat: int) -> int:
    """By how much the tokens of a seat lower its attack; those that then go leave pure damage alone. DT-status-shame"""
    mask = b.trait_masks[LESS_DAMAGE]
    if g.kind == PURE:
        mask &= ~b.trait_masks[GOES_WHEN_LESS]
    return trait_of(g, b, seat, LESS_DAMAGE, mask)


@rule
def hidden(g: Record, b: Record, seat: int) -> int:
    """DT-status-shadows: nothing of an opponent's offensive roll phase hurts, except an ultimate ability."""
    if not in_roll_phase(g) or g.ultimate != 0 or not is_opponent(g, seat, g.active):
        return 0
    return 1 if with_trait(g, b, seat, HIDES) > 0 else 0


@rule
def hushed(g: Record, b: Record, seat: int) -> int:
    """DT-status-parlay: the active player's roll phase deals no damage, collateral damage neither; an ultimate does."""
    if g.activated == 0 or g.ultimate != 0 or not is_opponent(g, seat, g.active):
        return 0
    return 1 if with_trait(g, b, g.active, NO_DAMAGE) > 0 else 0


@rule
def from_source(g: Record, b: Record, seat: int, source: int) -> int:
    """What comes in from one source, if it was not avoided. DT-dmg-1 DT-dmg-12"""
    if (g.avoided[seat] >> source) & 1:
        return 0
    if source == FROM_ATTACK:
        return attack_damage(g, b) if g.fight != NO_FIGHT and seat == g.target else 0
    if g.hurt[seat, source] > 0 and (source in (FROM_SPLASH, FROM_OTHER)) and hidden(g, b, seat):
        return 0
    if source == FROM_SPLASH and g.hurt[seat, source] > 0 and hushed(g, b, seat):
        return 0
    return g.hurt[seat, source]  # type: ignore[no-any-return]


@rule
def avoidable(g: Record, b: Record, seat: int, source: int) -> int:
    """Whether a source still hurts and could be avoided. DT-dmg-6 DT-ult-1"""
    if source == FROM_CURSE or (source == FROM_ATTACK and g.kind == ULTIMATE):
        return 0
    n: int = from_source(g, b, seat, source)
    if source == FROM_OTHER:
        n += coming_back(g, b, seat)
    return 1 if n > 0 else 0


@rule
def from_others(g: Record, b: Record, seat: int) -> int:
    """What all sources that can be prevented or avoided come to, without what comes back on an attacker."""
    n = 0
    for source in range(SOURCE_COUNT):
        if source != FROM_CURSE and (source != FROM_ATTACK or g.kind != ULTIMATE):
            n += from_source(g, b, seat, source)
    return n


@rule
def coming_back(g: Record, b: Record, seat: int) -> int:
    """What the attack under way brings back on the attacker. DT-status-retribution"""
    if g.fight == NO_FIGHT or seat != g.active or (g.avoided[seat] >> FROM_OTHER) & 1:
        return 0
    n = 0
    if g.retributed[g.target] > 0:
        n += g.retributed[g.target] * half(max(0, from_others(g, b, g.target) - g.prevented[g.target]))
    if g.recoil > 0 and dealt_by_attack(g, b) > 0:
        n += g.recoil
    return n


@rule
def incoming(g: Record, b: Record, seat: int) -> int:
    """Damage about to be received that can be prevented or avoided. DT-dmg-1"""
    if g.gathered == 0 and g.fight == NO_FIGHT:
        return 0
    return from_others(g, b, seat) + coming_back(g, b, seat)


@rule
def interim(g: Record, b: Record, seat: int) -> int:
    """DT-dmg-8: incoming damage after all that adds and subtracts."""
    return max(0, incoming(g, b, seat) - g.prevented[seat])  # type: ignore[no-any-return]


@rule
def half(n: int) -> int:
    """Rounded up, as every division. DT-dmg-9"""
    return (n + 1) // 2


@rule
def final_damage(g: Record, b: Record, seat: int) -> int:
    return after_halving(g, b, seat, interim(g, b, seat))


@rule
def after_halving(g: Record, b: Record, seat: int, between: int) -> int:
    """DT-dmg-9 DT-dmg-10: each halving is worked out from the same interim damage; what is left is final."""
    halvings: int = g.halved[seat]
    if is_opponent(g, seat, g.active):
        halvings += g.dimmed  # all damage of the ability, collateral too; an ultimate is never dimmed
    n = max(0, between - halvings * half(between)) + g.hurt[seat, FROM_CURSE]
    if g.kind == ULTIMATE and g.fight != NO_FIGHT:
        n += from_source(g, b, seat, FROM_ATTACK)
    return n  # type: ignore[no-any-return]


@rule
def note_peak(g: Record, b: Record) -> None:
    """Remember the most the attack has stood at."""
    if g.fight != NO_FIGHT:
        g.peak = max(g.peak, attack_damage(g, b))


@rule
def settle(g: Record, b: Record) -> None:
    """DT-up-3 DT-def-6: everything gathered in the phase is applied at once; then the dead are counted."""
    seats = g.place.shape[0]
    g.dealt = 0
    if g.fight != NO_FIGHT:
        g.dealt = dealt_by_attack(g, b)
        if g.drained != 0:
            g.healed[g.active] += g.dealt
    for seat in range(seats):
        if g.out[seat] == 0:
            n = take_in_stead(g, seat, final_damage(g, b, seat), of_attack(g, b, seat))
            if n > 0:
                tell(g, E_DAMAGE, seat, n, FROM_ATTACK if seat == g.target and g.dealt > 0 else FROM_OTHER)
            if g.healed[seat] > 0:
                tell(g, E_HEALED, seat, g.healed[seat])
            g.healed[seat] -= n
    for pool in range(seats):
        change_health(g, b, pool, change_of_pool(g, pool))
    if g.fight != NO_FIGHT and g.hit > 0 and g.kind != PURE and with_trait(g, b, g.active, LESS_DAMAGE) > 0:
        lose_all(g, g.active, b.trait_masks[GOES_WHEN_LESS])
    clear_damage(g)
    count_out(g, b)


@rule
def dealt_by_attack(g: Record, b: Record) -> int:
    """How much of what its target receives the attack itself does."""
    target = g.target
    before: int = after_halving(g, b, target, max(0, from_others(g, b, target) - g.prevented[target]))
    attack: int = from_source(g, b, target, FROM_ATTACK)
    others = 0
    for source in range(FROM_ATTACK + 1, SOURCE_COUNT):
        others += from_source(g, b, target, source)
    return max(0, min(attack, before - max(0, others - g.prevented[target])))  # type: ignore[no-any-return]


@rule
def of_attack(g: Record, b: Record, seat: int) -> int:
    """What the attack does to a seat, collateral damage that comes with it included."""
    if g.fight == NO_FIGHT or seat != g.target:
        return 0
    return dealt_by_attack(g, b) + from_source(g, b, seat, FROM_SPLASH)


@rule
def change_of_pool(g: Record, pool: int) -> int:
    """Healing less damage of everybody whose health is counted here. DT-team-5"""
    n = 0
    for seat in range(g.place.shape[0]):
        if g.pool[seat] == pool and g.out[seat] == 0:
            n += g.healed[seat]
    return n


@rule
def change_health(g: Record, b: Record, pool: int, n: int) -> None:
    """DT-health-1 DT-health-2: the sum of a phase counts; health stays between 0 and ten above the start."""
    before: int = g.health[pool]
    g.health[pool] = max(0, min(b.start_health + ABOVE_START, before + n))
    if g.health[pool] != before:
        tell(g, E_HEALTH, pool, g.health[pool] - before, g.health[pool])


@rule
def hurting(g: Record) -> int:
    """Whether damage waits to be applied."""
    for seat in range(g.place.shape[0]):
        for source in range(SOURCE_COUNT):
            if g.hurt[seat, source] > 0:
                return 1
    return 0


@rule
def clear_damage(g: Record) -> None:
    g.gathered = 0
    for seat in range(g.place.shape[0]):
        for source in range(SOURCE_COUNT):
            g.hurt[seat, source] = 0
        g.avoided[seat] = 0
        g.prevented[seat] = 0
        g.halved[seat] = 0
        g.healed[seat] = 0
        g.retributed[seat] = 0
        g.shielded[seat] = 0


@rule
def settle_blast(g: Record, b: Record, seat: int) -> None:
    """DT-dmg-11 DT-status-powder-keg: damage from a source of its own is applied at once and adds to nothing else."""
    n: int = from_source(g, b, seat, FROM_BLAST)
    g.hurt[seat, FROM_BLAST] = 0
    g.avoided[seat] &= ~(1 << FROM_BLAST)
    if n > 0:
        tell(g, E_DAMAGE, seat, n, FROM_BLAST)
        change_health(g, b, g.pool[seat], -n)
        count_out(g, b)
