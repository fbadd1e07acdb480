"""Damage: what is coming in, what is added, prevented, halved and avoided, and the moment it is all applied."""

from __future__ import annotations

from ....kernel.rule import rule
from .. import events as tell
from ..content.language import Damage
from ..content.parts import Trait
from ..content.switches import FreshMarks
from ..numbers import ABOVE_START
from ..state import NOBODY, Book, Fight, Nyra, Source, State, in_roll_phase, is_opponent
from .companions import take_in_stead
from .holdings import lose_all, trait_of, with_trait
from .over import count_out


@rule
def attack_damage(g: State, b: Book) -> int:
    """What the attack under way stands at, before anything its target does about it. DT-ult-3"""
    if g.hit <= 0 or g.failed != 0 or g.target == NOBODY:
        return 0
    n = enhanced(g, b)
    if g.kind == Damage.ULTIMATE:
        return n
    if hushed(g, b, g.target) or with_trait(g, b, g.target, Trait.HIDES) > 0:
        return 0
    return max(0, n - shamed(g, b) - with_trait(g, b, g.active, Trait.LESS_DAMAGE))


@rule
def enhanced(g: State, b: Book) -> int:
    """The attack with all that adds to it. DT-dmg-2 DT-dmg-4 DT-dmg-7 DT-mod-1"""
    n = g.hit + g.added
    if g.kind != Damage.PURE:
        n += with_trait(g, b, g.active, Trait.ADDS_DAMAGE)
        n += trait_of(g, b, g.target, Trait.MORE_DAMAGE, marks(g, b, g.target))
    return n


@rule
def marks(g: State, b: Book, seat: int) -> int:
    """The marks on a player that count for an attack on him, a bit each. DT-dmg-7"""
    return b.trait_masks[Trait.MORE_DAMAGE] if b.fresh_marks == FreshMarks.COUNT else g.marked[seat]


@rule
def shamed(g: State, b: Book) -> int:
    """DT-status-shame: what lowers the attack alone, and leaves pure damage as it is."""
    return 0 if g.kind == Damage.PURE else with_trait(g, b, g.active, Trait.LESS_ATTACK)


@rule
def collateral(g: State, b: Book, seat: int) -> int:
    """DT-status-wither lowers everything that a roll phase deals to a player: collateral damage by what of it was not
    needed for the attack."""
    n = g.hurt[seat, Source.SPLASH]
    if n == 0 or g.activated == 0 or g.ultimate != 0:
        return n
    less = with_trait(g, b, g.active, Trait.LESS_DAMAGE)
    if seat == g.target and g.hit > 0:
        less -= min(less, max(0, enhanced(g, b) - shamed(g, b)))
    return max(0, n - less)


@rule
def hidden(g: State, b: Book, seat: int) -> int:
    """DT-status-shadows: nothing of an opponent's offensive roll phase hurts, except an ultimate ability."""
    if not in_roll_phase(g) or g.ultimate != 0 or not is_opponent(g, seat, g.active):
        return 0
    return 1 if with_trait(g, b, seat, Trait.HIDES) > 0 else 0


@rule
def hushed(g: State, b: Book, seat: int) -> int:
    """DT-status-parlay: the active player's roll phase deals no damage, collateral damage neither; an ultimate does.
    DT-health-4: nor does it if he has fallen."""
    if g.activated == 0 or g.ultimate != 0 or not is_opponent(g, seat, g.active):
        return 0
    return 1 if g.out[g.active] != 0 or with_trait(g, b, g.active, Trait.NO_DAMAGE) > 0 else 0


@rule
def from_source(g: State, b: Book, seat: int, source: int) -> int:
    """What comes in from one source, if it was not avoided. DT-dmg-1 DT-dmg-12"""
    if (g.avoided[seat] >> source) & 1:
        return 0
    if source == Source.ATTACK:
        return attack_damage(g, b) if g.fight != Fight.NONE and seat == g.target else 0
    if g.hurt[seat, source] > 0 and (source in (Source.SPLASH, Source.OTHER)) and hidden(g, b, seat):
        return 0
    if source == Source.SPLASH and g.hurt[seat, source] > 0:
        return 0 if hushed(g, b, seat) else collateral(g, b, seat)
    return g.hurt[seat, source]


@rule
def avoidable(g: State, b: Book, seat: int, source: int) -> int:
    """Whether a source still hurts and could be avoided. DT-dmg-6 DT-ult-1"""
    if source == Source.CURSE or (source == Source.ATTACK and g.kind == Damage.ULTIMATE):
        return 0
    n = from_source(g, b, seat, source)
    if source == Source.OTHER:
        n += coming_back(g, b, seat)
    return 1 if n > 0 else 0


@rule
def from_others(g: State, b: Book, seat: int) -> int:
    """What all sources that can be prevented or avoided come to, without what comes back on an attacker."""
    n = 0
    for source in range(Source.count):
        if source != Source.CURSE and (source != Source.ATTACK or g.kind != Damage.ULTIMATE):
            n += from_source(g, b, seat, source)
    return n


@rule
def coming_back(g: State, b: Book, seat: int) -> int:
    """What the attack under way brings back on the attacker. DT-status-retribution"""
    if g.fight == Fight.NONE or seat != g.active or (g.avoided[seat] >> Source.OTHER) & 1:
        return 0
    n = 0
    if g.retributed[g.target] > 0:
        n += g.retributed[g.target] * half(max(0, from_others(g, b, g.target) - g.prevented[g.target]))
    if g.recoil > 0 and dealt_by_attack(g, b) > 0:
        n += g.recoil
    return n


@rule
def incoming(g: State, b: Book, seat: int) -> int:
    """Damage about to be received that can be prevented or avoided. DT-dmg-1"""
    if g.gathered == 0 and g.fight == Fight.NONE:
        return 0
    return from_others(g, b, seat) + coming_back(g, b, seat)


@rule
def interim(g: State, b: Book, seat: int) -> int:
    """DT-dmg-8: incoming damage after all that adds and subtracts."""
    return max(0, incoming(g, b, seat) - g.prevented[seat])


@rule
def half(n: int) -> int:
    """Rounded up, as every division. DT-dmg-9"""
    return (n + 1) // 2


@rule
def final_damage(g: State, b: Book, seat: int) -> int:
    return after_halving(g, b, seat, interim(g, b, seat))


@rule
def after_halving(g: State, b: Book, seat: int, between: int) -> int:
    """DT-dmg-9 DT-dmg-10: each halving is worked out from the same interim damage; what is left is final."""
    halvings = g.halved[seat]
    if is_opponent(g, seat, g.active):
        halvings += g.dimmed  # all damage of the ability, collateral too; an ultimate is never dimmed
    n = max(0, between - halvings * half(between)) + g.hurt[seat, Source.CURSE]
    if g.kind == Damage.ULTIMATE and g.fight != Fight.NONE:
        n += from_source(g, b, seat, Source.ATTACK)
    return n


@rule
def note_peak(g: State, b: Book) -> None:
    """Remember the most the attack has stood at."""
    if g.fight != Fight.NONE:
        g.peak = max(g.peak, attack_damage(g, b))


@rule
def settle(g: State, b: Book) -> None:
    """DT-up-3 DT-def-6: everything gathered in the phase is applied at once; then the dead are counted."""
    seats = g.place.shape[0]
    g.dealt = 0
    if g.fight != Fight.NONE:
        g.dealt = dealt_by_attack(g, b)
        if g.drained != 0:
            g.healed[g.active] += g.dealt
    for seat in range(seats):
        if g.out[seat] == 0:
            n = take_in_stead(g, b, seat, final_damage(g, b, seat), of_attack(g, b, seat))
            if n > 0:
                tell.damage(g, seat, n, main_source(g, b, seat))
            if g.healed[seat] > 0:
                tell.healed(g, seat, g.healed[seat])
            g.healed[seat] -= n
    for pool in range(seats):
        change_health(g, b, pool, change_of_pool(g, pool))
    if g.fight != Fight.NONE and g.hit > 0 and g.kind != Damage.PURE:
        lose_all(g, b, g.active, b.trait_masks[Trait.LESS_ATTACK])
    clear_damage(g)
    count_out(g, b)


@rule
def main_source(g: State, b: Book, seat: int) -> int:
    """What most of the damage that a seat receives comes from; the attack, where it does any."""
    if seat == g.target and g.dealt > 0:
        return Source.ATTACK
    best = Source.OTHER
    for source in range(Source.count):
        if from_source(g, b, seat, source) > from_source(g, b, seat, best):
            best = source
    return best


@rule
def dealt_by_attack(g: State, b: Book) -> int:
    """How much of what its target receives the attack itself does."""
    target = g.target
    before = after_halving(g, b, target, max(0, from_others(g, b, target) - g.prevented[target]))
    attack = from_source(g, b, target, Source.ATTACK)
    others = 0
    for source in range(Source.count):
        if source != Source.ATTACK:
            others += from_source(g, b, target, source)
    return max(0, min(attack, before - max(0, others - g.prevented[target])))


@rule
def of_attack(g: State, b: Book, seat: int) -> int:
    """What the attack does to a seat, collateral damage that comes with it included."""
    if g.fight == Fight.NONE or seat != g.target:
        return 0
    return dealt_by_attack(g, b) + from_source(g, b, seat, Source.SPLASH)


@rule
def change_of_pool(g: State, pool: int) -> int:
    """Healing less damage of everybody whose health is counted here. DT-team-5"""
    n = 0
    for seat in range(g.place.shape[0]):
        if g.pool[seat] == pool and g.out[seat] == 0:
            n += g.healed[seat]
    return n


@rule
def change_health(g: State, b: Book, pool: int, n: int) -> None:
    """DT-health-1 DT-health-2: the sum of a phase counts; health stays between 0 and ten above the start."""
    before = g.health[pool]
    g.health[pool] = max(0, min(b.start_health + ABOVE_START, before + n))
    if g.health[pool] != before:
        tell.health(g, pool, g.health[pool] - before, g.health[pool])


@rule
def hurting(g: State) -> int:
    """Whether damage waits to be applied."""
    for seat in range(g.place.shape[0]):
        for source in range(Source.count):
            if g.hurt[seat, source] > 0:
                return 1
    return 0


@rule
def clear_damage(g: State) -> None:
    g.gathered = 0
    for seat in range(g.place.shape[0]):
        for source in range(Source.count):
            g.hurt[seat, source] = 0
        g.avoided[seat] = 0
        g.prevented[seat] = 0
        g.halved[seat] = 0
        g.healed[seat] = 0
        g.retributed[seat] = 0
        g.shielded[seat] = Nyra.UNASKED


@rule
def settle_blast(g: State, b: Book, seat: int) -> None:
    """DT-dmg-11 DT-status-powder-keg: damage from a source of its own is applied at once and adds to nothing else."""
    n = from_source(g, b, seat, Source.BLAST)
    g.hurt[seat, Source.BLAST] = 0
    g.avoided[seat] &= ~(1 << Source.BLAST)
    if n > 0:
        tell.damage(g, seat, n, Source.BLAST)
        change_health(g, b, g.pool[seat], -n)
        count_out(g, b)
