"""Phases 3 and 4: damage and how it is spread, what comes back to the hand."""

from __future__ import annotations

from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    ABYSS,
    ARMY,
    ATTACK,
    BATTLE,
    DEFENSE,
    E_CLEARED,
    E_DAMAGE,
    E_RETURNED,
    E_SPREAD,
    E_TOOK_BACK,
    K_SPREAD,
    K_TAKE_BACK,
    LIFE,
    P_DAMAGE,
    P_END,
    RESERVE,
    S_SPREAD,
    S_TAKE_BACK,
    S_TURN,
    STORAGE,
    index_of,
    klass,
    life_points,
    seat_of,
    team_of,
)
from .dice import put_away, take_away

FORBIDDEN = 1
FACING_PAIRS = 1


@rule
def strength(g: Record, b: Record, seat: int, wanted: int) -> int:
    """The sum of a seat's dice of a class in the battle zone."""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == wanted:
            n += g.value[seat, i]
    return n


@rule
def same_side(b: Record, seat: int, other: int) -> int:
    """Whether two seats take damage together: the team does, unless pairs face each other. ID-team-8"""
    if b.team_damage == FACING_PAIRS:
        return 1 if seat == other else 0
    return 1 if team_of(seat) == team_of(other) else 0


@rule
def deal_damage(g: Record, b: Record) -> None:
    """Attack sums against defense sums, both sides computed before either suffers.
    ID-dmg-1 ID-dmg-2 ID-team-2 ID-team-8"""
    g.phase = P_DAMAGE
    seats = g.zone.shape[0]
    pairs = b.team_damage == FACING_PAIRS
    for seat in range(seats):
        g.due[seat] = 0
        if seat < 2 or pairs:
            attack = 0
            defense = 0
            life = 0
            for other in range(seats):
                if same_side(b, seat, other) == 1:
                    defense += strength(g, b, other, DEFENSE)
                    life += life_points(g, b, other)
                if same_side(b, seat ^ 1, other) == 1:
                    attack += strength(g, b, other, ATTACK)
            if attack > defense:
                g.due[seat] = min(attack - defense, life)
            tell(g, E_DAMAGE, seat, attack, defense, max(attack - defense, 0))
    g.step = S_SPREAD
    g.cursor = 0
    g.left = -1


@rule
def captain(b: Record, seat: int) -> int:
    """The seat in whose cell the damage of this seat's side stands."""
    return seat if b.team_damage == FACING_PAIRS else team_of(seat)


@rule
def still_to_take(g: Record, b: Record, die: int) -> int:
    """What the side of this die has not placed yet."""
    owner = captain(b, seat_of(die))
    n = g.due[owner]
    for seat in range(g.zone.shape[0]):
        if captain(b, seat) == owner:
            for i in range(ARMY):
                n -= g.spread[seat, i]
    return n  # type: ignore[no-any-return]


@rule
def _room_after(g: Record, b: Record, die: int) -> int:
    """Life points of the same side on the dice that come after this one."""
    n = 0
    for other in range(die + 1, g.zone.shape[0] * ARMY):
        seat = seat_of(other)
        i = index_of(other)
        if captain(b, seat) == captain(b, seat_of(die)) and g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == LIFE:
            n += g.value[seat, i]
    return n


@rule
def least(g: Record, b: Record, die: int) -> int:
    """The least this life die must take, since those after it cannot hold more. ID-dmg-4"""
    return max(0, still_to_take(g, b, die) - _room_after(g, b, die))


@rule
def spread_damage(g: Record, b: Record) -> None:
    """Each side spreads its damage in secret, life die by life die, the owner of the die deciding; a die takes no more
    than it shows. Then all of it is taken at once. ID-dmg-3 ID-dmg-4 ID-dmg-5"""
    seats = g.zone.shape[0]
    while g.cursor < seats * ARMY:
        die = g.cursor
        seat = seat_of(die)
        i = index_of(die)
        if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == LIFE and g.due[captain(b, seat)] > 0:
            left = still_to_take(g, b, die)
            if left > 0:
                low = least(g, b, die)
                high = min(left, g.value[seat, i])
                g.left = left
                ask(g, K_SPREAD, seat, high - low + 1)
                return
        g.cursor += 1
    _take_damage(g, b)


@rule
def take_spread(g: Record, b: Record, a: int) -> None:
    die = g.cursor
    points = least(g, b, die) + a
    g.spread[seat_of(die), index_of(die)] = points
    g.cursor += 1


@rule
def _take_damage(g: Record, b: Record) -> None:
    """All suffer at once, and life dice at 0 go to the abyss; then attack and defense dice go to storage.
    ID-dmg-6 ID-dmg-7"""
    for seat in range(g.zone.shape[0]):
        g.due[seat] = 0
        for i in range(ARMY):
            points = g.spread[seat, i]
            if points > 0:
                g.spread[seat, i] = 0
                g.value[seat, i] -= points
                tell(g, E_SPREAD, seat * ARMY + i, points)
                if g.value[seat, i] == 0:
                    take_away(g, b, seat * ARMY + i, ABYSS)
    for seat in range(g.zone.shape[0]):
        for i in range(ARMY):
            if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) != LIFE:
                put_away(g, seat, i, STORAGE)
    tell(g, E_CLEARED)
    g.phase = P_END
    g.step = S_TAKE_BACK
    g.cursor = 0


@rule
def _life_dice(g: Record, b: Record, seat: int) -> int:
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == LIFE:
            n += 1
    return n


@rule
def nth_life_die(g: Record, b: Record, seat: int, k: int) -> int:
    n = k
    for i in range(ARMY):
        if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == LIFE:
            if n == 0:
                return i
            n -= 1
    return 0


@rule
def take_back(g: Record, b: Record) -> None:
    """Each may take one life die back, in secret; then everything in storage returns to the hand.
    ID-end-1 ID-end-2 ID-end-4 ID-tour-5"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        n = _life_dice(g, b, g.cursor)
        if n > 0 and g.limit != 2 and not (n == 1 and b.last_life_take_back == FORBIDDEN):
            ask(g, K_TAKE_BACK, g.cursor, n + 1)
            return
        g.cursor += 1
    for seat in range(seats):
        if g.sealed[seat] > 0:
            i = nth_life_die(g, b, seat, g.sealed[seat] - 1)
            g.sealed[seat] = 0
            tell(g, E_TOOK_BACK, seat * ARMY + i)
            take_away(g, b, seat * ARMY + i, RESERVE)
    clear_table(g)


@rule
def take_taken_back(g: Record, seat: int, a: int) -> None:
    g.sealed[seat] = a
    g.cursor += 1


@rule
def clear_table(g: Record) -> None:
    """Storage returns to the hand, the abyss never does, and the next turn begins.
    ID-end-3 ID-end-5 ID-zone-3 ID-zone-4"""
    for seat in range(g.zone.shape[0]):
        for i in range(ARMY):
            g.pays[seat, i] = 0
            if g.zone[seat, i] == STORAGE:
                put_away(g, seat, i, RESERVE)
    tell(g, E_RETURNED)
    g.step = S_TURN
    g.cursor = -1
