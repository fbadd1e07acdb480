"""Steps 2 to 4 of a turn: reinforcements, the main action with its feats and ousting, the extra action."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import push
from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    BEAR,
    E_EXTRA,
    E_FEAT,
    E_MOVED,
    E_OUSTED,
    E_PASSED,
    E_REINFORCED,
    GAINED,
    GOLD,
    K_ACTION,
    K_EXTRA,
    K_REINFORCE,
    MOON,
    REINFORCEMENTS,
    S_ACTION,
    S_END,
    S_EXTRA,
    S_OUST,
    S_TAKE,
    START,
    SUN,
    TRITON,
)
from .blessing import bless
from .faces import spend_triton
from .reserves import gain_glory, pay
from .temple import buy, offered, payable

EXTRA_COST = 2
AT_ONCE = 1
HOW_MANY = len(REINFORCEMENTS)
MUCH = 99
"""More gold than any card asks for."""


# --- reinforcements ---


@rule
def reinforcing(g: Record, b: Record, seat: int, gold: int) -> int:
    """Reinforcements the seat may use now with so much gold, a bit each: every card once a turn.
    DF-turn-4 DF-turn-5 DF-card-3 DF-card-12 DF-card-14"""
    mask = 0
    for i in range(HOW_MANY):
        feat = b.reinforcing[i]
        if g.cards[seat, feat] > g.used[i] and gold >= b.fee[feat]:
            mask |= 1 << i
    return mask


@rule
def reinforce(g: Record, b: Record) -> None:
    """Ask for the next card, any of them, until the player goes on. DF-turn-4"""
    seat = g.active
    cards = reinforcing(g, b, seat, g.have[seat, GOLD])
    triton = 1 if g.tokens[seat, TRITON] > 0 and reinforcing(g, b, seat, MUCH) != 0 else 0
    if cards == 0 and triton == 0:
        g.step = S_ACTION
    else:
        ask(g, K_REINFORCE, seat, 1 + ones(cards) + triton)


@rule
def take_reinforcement(g: Record, b: Record, seat: int, a: int) -> None:
    if a == 0:
        g.step = S_ACTION
        return
    cards = reinforcing(g, b, seat, g.have[seat, GOLD])
    if a - 1 >= ones(cards):
        spend_triton(g, b, seat)
        return
    i = nth_one(cards, a - 1)
    g.used[i] += 1
    feat = b.reinforcing[i]
    tell(g, E_REINFORCED, seat, feat)
    push(g, b.reinforcement[feat], seat, seat, 0)


# --- actions ---


@rule
def feasible(g: Record, b: Record, suns: int, moons: int) -> int:
    """Stacks whose feat so many shards pay for, as a mask of slots. DF-feat-1 DF-feat-4"""
    return g.open & b.sun_buys[suns] & b.moon_buys[moons]  # type: ignore[no-any-return]


@rule
def ask_action(g: Record, b: Record) -> None:
    """A face of the sanctuary, which makes it an offering, or a feat, or nothing. DF-turn-6 DF-offer-3"""
    seat = g.active
    g.bought = 0
    g.purchases = 0
    faces = ones(offered(g, b, seat))
    feats = ones(feasible(g, b, g.have[seat, SUN], g.have[seat, MOON]))
    triton = 1 if g.tokens[seat, TRITON] > 0 else 0
    ask(g, K_ACTION, seat, 1 + faces + feats + triton)


@rule
def take_action(g: Record, b: Record, seat: int, a: int) -> None:
    """Who does nothing gets no extra action. DF-turn-6"""
    if a == 0:
        tell(g, E_PASSED, seat)
        g.step = S_EXTRA if g.extra == 1 else S_END
        return
    k = a - 1
    faces = offered(g, b, seat)
    n = ones(faces)
    if k < n:
        buy(g, b, seat, nth_one(faces, k))
        return
    k -= n
    feats = feasible(g, b, g.have[seat, SUN], g.have[seat, MOON])
    if k < ones(feats):
        perform(g, b, seat, nth_one(feats, k))
    else:
        spend_triton(g, b, seat)


@rule
def take_offering(g: Record, b: Record, seat: int, a: int) -> None:
    if a == 0:
        g.step = S_EXTRA
        return
    faces = offered(g, b, seat)
    if a - 1 < ones(faces):
        buy(g, b, seat, nth_one(faces, a - 1))
    else:
        spend_triton(g, b, seat)


@rule
def perform(g: Record, b: Record, seat: int, slot: int) -> None:
    """Pay, move, oust; the card follows when that is settled. DF-feat-1 DF-feat-2 DF-feat-3 DF-oust-1 DF-oust-2"""
    pay(g, seat, SUN, b.cost[slot, SUN])
    pay(g, seat, MOON, b.cost[slot, MOON])
    g.taking = slot
    g.step = S_TAKE
    portal = b.portal[slot]
    if g.pawn[seat] == portal:
        return
    tell(g, E_MOVED, seat, portal)
    for other in range(g.place.shape[0]):
        if g.pawn[other] == portal:
            g.pawn[other] = START
            g.ousted = other
            g.step = S_OUST
            tell(g, E_OUSTED, other, seat)
            see_ousting(g, b, seat)
            see_ousting(g, b, other)
    g.pawn[seat] = portal


@rule
def see_ousting(g: Record, b: Record, seat: int) -> None:
    """Great Bears of who ousts and of who is ousted. DF-card-4"""
    if g.cards[seat, BEAR] > 0:
        push(g, b.automatic[BEAR], seat, seat, 0)


@rule
def console(g: Record) -> None:
    """The ousted hero is blessed before the card takes effect. DF-oust-1 DF-oust-3"""
    g.step = S_TAKE
    ousted = g.ousted
    g.ousted = 0
    bless(g, GAINED, 1 << ousted, 0)


@rule
def take_card(g: Record, b: Record) -> None:
    """Take the top card and apply its instant effect. DF-feat-3 DF-feat-5"""
    seat = g.active
    slot = g.taking
    feat = g.feat[slot]
    g.taking = 0
    g.stack[slot] -= 1
    if g.stack[slot] == 0:
        g.open &= ~(1 << slot)
    g.cards[seat, feat] += 1
    tell(g, E_FEAT, seat, feat)
    g.step = S_EXTRA
    if b.printed_glory == AT_ONCE and b.glory[feat] > 0:
        gain_glory(g, seat, b.glory[feat])
    if b.instant[feat] != 0:
        push(g, b.instant[feat], seat, seat, 0)


# --- the extra action ---


@rule
def extra_pays(g: Record, b: Record, seat: int) -> int:
    """1 if two suns can be paid and leave something to do. DF-turn-7"""
    suns = g.have[seat, SUN] - EXTRA_COST
    if g.extra == 1 or suns < 0:
        return 0
    return 1 if feasible(g, b, suns, g.have[seat, MOON]) != 0 or payable(g, b, g.have[seat, GOLD]) != 0 else 0


@rule
def ask_extra(g: Record, b: Record) -> None:
    """One more action, or the end of the turn. DF-turn-7"""
    seat = g.active
    triton = 1 if g.tokens[seat, TRITON] > 0 else 0
    options = 1 + extra_pays(g, b, seat) + triton
    if options == 1:
        g.step = S_END
    else:
        ask(g, K_EXTRA, seat, options)


@rule
def take_extra(g: Record, b: Record, seat: int, a: int) -> None:
    if a == 0:
        g.step = S_END
    elif a == 1 and extra_pays(g, b, seat) == 1:
        tell(g, E_EXTRA, seat)
        pay(g, seat, SUN, EXTRA_COST)
        g.extra = 1
        g.step = S_ACTION
    else:
        spend_triton(g, b, seat)
