"""Phase 1, battle: the secret split, the throw, the colour bonuses."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.machine import push
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import ARMY
from ..state import Book, Limit, Phase, State, Step, Zone
from .advantage import settle_advantage
from .clock import ask_time
from .dice import change, throw
from .effects import tell_bonus
from .table import index_of, is_life, reserve, seat_of, team_of

SPLIT = Question(9, "split", "ID-battle-2", sealed=True)
"""A subset of the reserve, in order of index: what is thrown into battle."""
SOURCE = Question(12, "source", "ID-bonus-7")
"""Which of one's bonus-paying dice comes next."""


@step(Step.TURN)
def begin_turn(g: State, b: Book) -> None:
    """A new turn. In sudden death every life die in a life sector drops by 1, all at once.
    ID-battle-1 ID-tour-3 ID-tour-5 ID-over-4 ID-dig-2"""
    if b.clock == 1 and g.cursor < 0:
        ask_time(g)
        return
    g.turn += 1
    g.phase = Phase.BATTLE
    tell.turn(g, g.turn)
    if g.limit == Limit.TIME or g.turn > b.turn_limit:
        if g.limit != Limit.SUDDEN_DEATH:
            tell.sudden(g)
        g.limit = Limit.SUDDEN_DEATH
    g.step = Step.SPLIT
    g.cursor = 0
    if g.limit == Limit.SUDDEN_DEATH:
        for seat in range(g.zone.shape[0]):
            for i in range(ARMY):
                if is_life(g, b, seat, i):
                    change(g, b, seat * ARMY + i, -1)


@step(Step.SPLIT)
def split(g: State, b: Book) -> None:
    """Everyone divides his hand in secret; then all show. ID-battle-2 ID-battle-3 ID-team-2"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        n = reserve(g, g.cursor)
        if n > 0:
            ask(g, SPLIT, g.cursor, 1 << n)
            return
        g.cursor += 1
    for seat in range(seats):
        bit = 0
        thrown = 0
        for i in range(ARMY):
            if g.zone[seat, i] == Zone.RESERVE:
                if (g.sealed[seat] >> bit) & 1:
                    g.zone[seat, i] = Zone.BATTLE
                    g.value[seat, i] = 0
                    thrown += 1
                bit += 1
        g.sealed[seat] = 0
        if bit > 0:
            tell.split_shown(g, seat, thrown, bit - thrown)
    g.step = Step.THROW
    g.cursor = 0


@SPLIT.answer
def take_split(g: State, b: Book, seat: int, a: int) -> None:
    g.sealed[seat] = a
    g.cursor += 1


@step(Step.THROW)
def throw_all(g: State, b: Book) -> None:
    """Throw the chosen dice, one after the other though they fall at once. ID-battle-4"""
    while g.cursor < g.zone.shape[0] * ARMY:
        die = g.cursor
        g.cursor += 1
        if g.zone[seat_of(die), index_of(die)] == Zone.BATTLE and g.value[seat_of(die), index_of(die)] == 0:
            throw(g, die)
            return
    g.step = Step.BONUS_ORDER


@rule
def paying(g: State, seat: int) -> int:
    """Dice of the seat that still owe their bonus, wherever they have come to lie. ID-bonus-13"""
    n = 0
    for i in range(ARMY):
        n += g.pays[seat, i]
    return n


@step(Step.BONUS_ORDER)
def order_bonuses(g: State, b: Book) -> None:
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
    g.step = Step.BONUS if first + second > 0 else Step.BATTLE_END


@step(Step.BONUS)
def pay_bonuses(g: State, b: Book) -> None:
    """One paying die after the other, in the order its owner likes; a side that runs out of life by it has lost before
    the next one pays, once the first battle phase is over. ID-bonus-7 ID-bonus-9 ID-over-5"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        team = g.advantage if g.cursor < seats // 2 else 1 - g.advantage
        seat = (g.cursor % (seats // 2)) * 2 + team
        n = paying(g, seat)
        if n > 0:
            ask(g, SOURCE, seat, n)
            return
        g.cursor += 1
    g.step = Step.BATTLE_END


@rule
def nth_source(g: State, seat: int, k: int) -> int:
    """The k-th die of the seat that owes its bonus."""
    n = k
    for i in range(ARMY):
        if g.pays[seat, i] == 1:
            if n == 0:
                return seat * ARMY + i
            n -= 1
    return seat * ARMY


@SOURCE.answer
def take_source(g: State, b: Book, seat: int, a: int) -> None:
    pay(g, b, nth_source(g, seat, a))


@rule
def pay(g: State, b: Book, die: int) -> None:
    """Start the bonus of a die. ID-bonus-6"""
    seat = seat_of(die)
    i = index_of(die)
    g.pays[seat, i] = 0
    g.source = die
    push(g, b.bonus[g.colour[seat, i]], seat, die, 0)
    tell_bonus(g, b, die)


@step(Step.BATTLE_END)
def end_battle(g: State, b: Book) -> None:
    """From the end of the first battle phase on, a side without life has lost. ID-over-1 ID-over-3 ID-battle-5"""
    if g.settled == 0:
        g.settled = 1
        g.check = 1
    g.step = Step.ADVANTAGE
