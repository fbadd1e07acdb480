"""For bots and clocks: what to answer by default, when the table is quiet, and how good it looks."""

from __future__ import annotations

from ....kernel.chance import below, following
from ....kernel.rule import rule
from ..state import ARMY, Book, Class, Phase, State, Step, Weights, Zone, klass, reserve, team_of
from .battle import SPLIT
from .damage import least, nth_life_die, still_to_take
from .over import has_side_set, legal_swaps


@rule
def default(g: State, b: Book) -> int:
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
    """Not in the middle of a duel (its steps follow one another) or of an effect."""
    step = g.step
    return 0 if g.sp > 0 or Step.DUEL <= step <= Step.RESOLVE else 1


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
    if g.phase <= Phase.SKIRMISH:
        life_us -= max(0, attack_them - defense_us)
        life_them -= max(0, attack_us - defense_them)
    score = 2 * (life_us - life_them) + worth
    if life_us <= 0 or alive_us == 0:
        score -= 4 * w.soft
    if life_them <= 0 or alive_them == 0:
        score += 4 * w.soft
    return 1000 * score // (abs(score) + w.soft)


@rule
def forget(g: State, b: Book, seat: int, seed: int) -> None:
    """Put something else the seat holds possible in place of what it cannot see: the sealed choices of the other
    side. ID-battle-3 ID-dmg-5 ID-end-2 ID-tour-9"""
    for other in range(g.zone.shape[0]):
        if seat >= 0 and team_of(other) == team_of(seat):
            continue
        seed = following(seed)
        if g.step == Step.SPLIT and g.cursor > other:
            g.sealed[other] = below(seed, 1 << reserve(g, other))
        elif g.step == Step.TAKE_BACK and g.cursor > other and g.limit != 2:
            n = 0
            for i in range(ARMY):
                if g.zone[other, i] == Zone.BATTLE and klass(g, b, other, i) == Class.LIFE:
                    n += 1
            if n > 1 or (n == 1 and b.last_life_take_back == 0):
                g.sealed[other] = below(seed, n + 1)
        elif g.step == Step.SWAP and g.cursor > other and has_side_set(g, other):
            g.sealed[other] = below(seed, legal_swaps(g, b, other))
    if g.step == Step.SPREAD:
        _spread_anew(g, b, seat, seed)


@rule
def _spread_anew(g: State, b: Book, seat: int, seed: int) -> None:
    """Place the damage of the other side again, as far as it has been placed."""
    for die in range(g.zone.shape[0] * ARMY):
        other = die // ARMY
        if seat < 0 or team_of(other) != team_of(seat):
            g.spread[other, die % ARMY] = 0
    for die in range(min(g.cursor, g.zone.shape[0] * ARMY)):
        other = die // ARMY
        i = die % ARMY
        if seat >= 0 and team_of(other) == team_of(seat):
            continue
        if g.zone[other, i] != Zone.BATTLE or klass(g, b, other, i) != Class.LIFE:
            continue
        left = still_to_take(g, b, die)
        if left > 0:
            seed = following(seed)
            low = least(g, b, die)
            high = min(left, g.value[other, i])
            g.spread[other, i] = low + below(seed, high - low + 1)
