"""For bots and clocks: what to answer by default, when the table is quiet, and how good it looks."""

from __future__ import annotations

from ....kernel.chance import below, following
from ....kernel.record import Record
from ....kernel.rule import rule
from ..state import (
    ABYSS,
    ARMY,
    ATTACK,
    BATTLE,
    K_SPLIT,
    LIFE,
    P_SKIRMISH,
    RESERVE,
    S_DUEL,
    S_RESOLVE,
    S_SPLIT,
    S_SPREAD,
    S_SWAP,
    S_TAKE_BACK,
    klass,
    reserve,
    team_of,
)
from .damage import least, nth_life_die, still_to_take
from .over import has_side_set, legal_swaps

# Weights of the evaluation, in half points of life.
THROWN = 7  # a die about to be thrown shows three and a half
HAND = 6
LIFE_DIE = 2
LOST_DIE = 3
SOFT = 60


@rule
def default(g: Record, b: Record) -> int:
    """The answer of a seat whose time is up: throw the life dice and keep the rest, decline, pass, take nothing back,
    and otherwise the first option. ID-dig-1"""
    if g.question != K_SPLIT:
        return 0
    mask = 0
    bit = 0
    for i in range(ARMY):
        if g.zone[g.asked, i] == RESERVE:
            if klass(g, b, g.asked, i) == LIFE:
                mask |= 1 << bit
            bit += 1
    return mask


@rule
def quiet(g: Record, b: Record) -> int:
    """Not in the middle of a duel (its steps follow one another) or of an effect."""
    step = g.step
    return 0 if g.sp > 0 or S_DUEL <= step <= S_RESOLVE else 1


@rule
def _standing(g: Record, b: Record, seat: int, i: int, bit: int, of: int) -> int:
    """What a die adds to a sum, in half points; a die that is still to be thrown counts as average.
    `bit` is its place in the reserve, `of` the seat that judges."""
    zone = g.zone[seat, i]
    if zone == BATTLE:
        if g.value[seat, i] == 0:
            return THROWN
        return 2 * (g.value[seat, i] - g.spread[seat, i])  # type: ignore[no-any-return]
    if zone == RESERVE and g.step == S_SPLIT:
        if team_of(seat) != team_of(of):
            return THROWN // 2  # nobody knows; half of it, say
        if (g.sealed[seat] >> bit) & 1:
            return THROWN
    return 0


@rule
def evaluate(g: Record, b: Record, of: int) -> int:
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
        if g.step == S_TAKE_BACK and us and g.sealed[seat] > 0:
            back = nth_life_die(g, b, seat, g.sealed[seat] - 1)
        for i in range(ARMY):
            points = _standing(g, b, seat, i, bit, of)
            if i == back:
                points = 0
                worth += sign * HAND
            if g.zone[seat, i] == RESERVE:
                bit += 1
                if points == 0:
                    worth += sign * HAND
            elif g.zone[seat, i] == ABYSS:
                worth -= sign * LOST_DIE
            if points > 0:
                kind = klass(g, b, seat, i)
                if kind == LIFE:
                    worth += sign * LIFE_DIE
                    if us:
                        life_us += points
                        alive_us += 1
                    else:
                        life_them += points
                        alive_them += 1
                elif kind == ATTACK:
                    if us:
                        attack_us += points
                    else:
                        attack_them += points
                elif us:
                    defense_us += points
                else:
                    defense_them += points
    if g.phase <= P_SKIRMISH:
        life_us -= max(0, attack_them - defense_us)
        life_them -= max(0, attack_us - defense_them)
    score = 2 * (life_us - life_them) + worth
    if life_us <= 0 or alive_us == 0:
        score -= 4 * SOFT
    if life_them <= 0 or alive_them == 0:
        score += 4 * SOFT
    return 1000 * score // (abs(score) + SOFT)


@rule
def forget(g: Record, b: Record, seat: int, seed: int) -> None:
    """Put something else the seat holds possible in place of what it cannot see: the sealed choices of the other
    side. ID-battle-3 ID-dmg-5 ID-end-2 ID-tour-9"""
    for other in range(g.zone.shape[0]):
        if seat >= 0 and team_of(other) == team_of(seat):
            continue
        seed = following(seed)
        if g.step == S_SPLIT and g.cursor > other:
            g.sealed[other] = below(seed, 1 << reserve(g, other))
        elif g.step == S_TAKE_BACK and g.cursor > other and g.limit != 2:
            n = 0
            for i in range(ARMY):
                if g.zone[other, i] == BATTLE and klass(g, b, other, i) == LIFE:
                    n += 1
            if n > 1 or (n == 1 and b.last_life_take_back == 0):
                g.sealed[other] = below(seed, n + 1)
        elif g.step == S_SWAP and g.cursor > other and has_side_set(g, other):
            g.sealed[other] = below(seed, legal_swaps(g, b, other))
    if g.step == S_SPREAD:
        _spread_anew(g, b, seat, seed)


@rule
def _spread_anew(g: Record, b: Record, seat: int, seed: int) -> None:
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
        if g.zone[other, i] != BATTLE or klass(g, b, other, i) != LIFE:
            continue
        left = still_to_take(g, b, die)
        if left > 0:
            seed = following(seed)
            low = least(g, b, die)
            high = min(left, g.value[other, i])
            g.spread[other, i] = low + below(seed, high - low + 1)
