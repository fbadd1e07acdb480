"""Phase 1, battle: the secret split, the throw, the colour bonuses."""

from __future__ import annotations

from ....kernel.machine import push
from ....kernel.question import REFEREE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    ARMY,
    BATTLE,
    E_SPLIT_SHOWN,
    E_SUDDEN,
    E_TURN,
    K_REFEREE,
    K_SOURCE,
    K_SPLIT,
    LIFE,
    P_BATTLE,
    RESERVE,
    S_ADVANTAGE,
    S_BATTLE_END,
    S_BONUS,
    S_BONUS_ORDER,
    S_SPLIT,
    S_THROW,
    index_of,
    klass,
    reserve,
    seat_of,
    team_of,
)
from .advantage import settle_advantage
from .dice import change, throw
from .effects import tell_bonus


@rule
def begin_turn(g: Record, b: Record) -> None:
    """A new turn. In sudden death every life die in a life sector drops by 1, all at once.
    ID-battle-1 ID-tour-3 ID-tour-5 ID-over-4 ID-dig-2"""
    if b.clock == 1 and g.cursor < 0:
        ask(g, K_REFEREE, REFEREE, 3)
        return
    g.turn += 1
    g.phase = P_BATTLE
    tell(g, E_TURN, g.turn)
    if g.limit == 1 or g.turn > b.turn_limit:
        if g.limit != 2:
            tell(g, E_SUDDEN)
        g.limit = 2
    g.step = S_SPLIT
    g.cursor = 0
    if g.limit == 2:
        for seat in range(g.zone.shape[0]):
            for i in range(ARMY):
                if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == LIFE:
                    change(g, b, seat * ARMY + i, -1)


@rule
def split(g: Record, b: Record) -> None:
    """Everyone divides his hand in secret; then all show. ID-battle-2 ID-battle-3 ID-team-2"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        n = reserve(g, g.cursor)
        if n > 0:
            ask(g, K_SPLIT, g.cursor, 1 << n)
            return
        g.cursor += 1
    for seat in range(seats):
        bit = 0
        thrown = 0
        for i in range(ARMY):
            if g.zone[seat, i] == RESERVE:
                if (g.sealed[seat] >> bit) & 1:
                    g.zone[seat, i] = BATTLE
                    g.value[seat, i] = 0
                    thrown += 1
                bit += 1
        g.sealed[seat] = 0
        if bit > 0:
            tell(g, E_SPLIT_SHOWN, seat, thrown, bit - thrown)
    g.step = S_THROW
    g.cursor = 0


@rule
def take_split(g: Record, seat: int, mask: int) -> None:
    g.sealed[seat] = mask
    g.cursor += 1


@rule
def throw_all(g: Record) -> None:
    """Throw the chosen dice, one after the other though they fall at once. ID-battle-4"""
    while g.cursor < g.zone.shape[0] * ARMY:
        die = g.cursor
        g.cursor += 1
        if g.zone[seat_of(die), index_of(die)] == BATTLE and g.value[seat_of(die), index_of(die)] == 0:
            throw(g, die)
            return
    g.step = S_BONUS_ORDER


@rule
def paying(g: Record, seat: int) -> int:
    """Dice of the seat that still owe their bonus."""
    n = 0
    for i in range(ARMY):
        n += g.pays[seat, i]
    return n


@rule
def order_bonuses(g: Record, b: Record) -> None:
    """The holder of the advantage takes his bonuses first; it is settled only if both sides have some.
    ID-bonus-7 ID-adv-4"""
    first = 0
    second = 0
    for seat in range(g.zone.shape[0]):
        if team_of(seat) == 0:
            first += paying(g, seat)
        else:
            second += paying(g, seat)
    if first > 0 and second > 0:
        if settle_advantage(g, b) == 0:
            return
    else:
        g.advantage = 0 if first > 0 else 1
    g.cursor = 0
    g.step = S_BONUS if first + second > 0 else S_BATTLE_END


@rule
def pay_bonuses(g: Record, b: Record) -> None:
    """One paying die after the other, in the order its owner likes. ID-bonus-7 ID-bonus-9"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        team = g.advantage if g.cursor < seats // 2 else 1 - g.advantage
        seat = (g.cursor % (seats // 2)) * 2 + team
        n = paying(g, seat)
        if n > 0:
            ask(g, K_SOURCE, seat, n)
            return
        g.cursor += 1
    g.step = S_BATTLE_END


@rule
def nth_source(g: Record, seat: int, k: int) -> int:
    """The k-th die of the seat that owes its bonus."""
    n = k
    for i in range(ARMY):
        if g.pays[seat, i] == 1:
            if n == 0:
                return seat * ARMY + i
            n -= 1
    return seat * ARMY


@rule
def pay(g: Record, b: Record, die: int) -> None:
    """Start the bonus of a die. ID-bonus-6"""
    seat = seat_of(die)
    i = index_of(die)
    g.pays[seat, i] = 0
    g.source = die
    push(g, b.bonus[g.colour[seat, i]], seat, die, 0)
    tell_bonus(g, b, die)


@rule
def end_battle(g: Record) -> None:
    """From the end of the first battle phase on, a side without life has lost. ID-over-1 ID-over-3 ID-battle-5"""
    if g.settled == 0:
        g.settled = 1
        g.check = 1
    g.step = S_ADVANTAGE
