"""Steps 2 to 4 of a turn: reinforcements, the main action with its feats and ousting, the extra action."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.machine import push
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import Feat, Resource, Token
from ..content.readings import PrintedGlory
from ..state import REINFORCEMENTS, START, Book, Mode, State, Step, Why, limit
from .applying import spend_triton
from .blessing import bless
from .reserves import gain_glory, pay
from .temple import OFFERING, bought_before, buy, offered, payable

EXTRA_COST = 2
MUCH = 99
"""More gold than any card asks for."""

REINFORCE = Question(20, "reinforce", "DF-turn-4")
"""0 go on, then cards, then a Triton token."""
ACTION = Question(21, "action", "DF-turn-6")
"""0 nothing, then faces, then feats, then a Triton token."""
EXTRA = Question(23, "extra", "DF-turn-7")
"""0 end the turn, then the extra action, then a Triton token."""


# --- reinforcements ---


@rule
def unused(g: State, b: Book, seat: int, i: int, gold: int) -> int:
    """Why the seat may not use a reinforcement now with so much gold; 0: it may. Every card once a turn.
    DF-turn-4 DF-turn-5 DF-card-3 DF-card-12 DF-card-14"""
    feat = b.reinforcing[i]
    if g.cards[seat, feat] == 0:
        return Why.NO_CARD
    if g.cards[seat, feat] == g.used[i]:
        return Why.USED
    return 0 if gold >= b.fee[feat] else Why.DEAR_REINFORCEMENT


@rule
def reinforcing(g: State, b: Book, seat: int, gold: int) -> int:
    """Reinforcements the seat may use, a bit each."""
    mask = 0
    for i in range(REINFORCEMENTS):
        if unused(g, b, seat, i, gold) == 0:
            mask |= 1 << i
    return mask


@step(Step.REINFORCE)
def reinforce(g: State, b: Book) -> None:
    """Ask for the next card, any of them, until the player goes on. DF-turn-4"""
    seat = g.active
    cards = reinforcing(g, b, seat, g.have[seat, Resource.GOLD])
    triton = 1 if g.tokens[seat, Token.TRITON] > 0 and reinforcing(g, b, seat, MUCH) != 0 else 0
    if cards == 0 and triton == 0:
        g.step = Step.ACTION
    else:
        ask(g, REINFORCE, seat, 1 + ones(cards) + triton)


@REINFORCE.answer
def take_reinforcement(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.step = Step.ACTION
        return
    cards = reinforcing(g, b, seat, g.have[seat, Resource.GOLD])
    if a - 1 >= ones(cards):
        spend_triton(g, b, seat)
        return
    i = nth_one(cards, a - 1)
    g.used[i] += 1
    feat = b.reinforcing[i]
    tell.reinforced(g, seat, feat)
    push(g, b.reinforcement[feat], seat, seat, 0)


# --- actions ---


@rule
def feasible(g: State, b: Book, suns: int, moons: int) -> int:
    """Stacks whose feat so many shards pay for, as a mask of slots. DF-feat-1 DF-feat-4"""
    return g.open & b.sun_buys[suns] & b.moon_buys[moons]


@rule
def infeasible(g: State, b: Book, seat: int, slot: int) -> int:
    """Why the seat cannot perform the feat of a slot; 0 for those that are `feasible`."""
    if (feasible(g, b, g.have[seat, Resource.SUN], g.have[seat, Resource.MOON]) >> slot) & 1 == 1:
        return 0
    return Why.EMPTY if (g.open >> slot) & 1 == 0 else Why.DEAR_FEAT


@step(Step.ACTION)
def ask_action(g: State, b: Book) -> None:
    """A face of the sanctuary, which makes it an offering, or a feat, or nothing. DF-turn-6 DF-offer-3"""
    seat = g.active
    g.bought = bought_before(g, b) if g.extra == 1 else 0
    g.purchases = 0
    faces = ones(offered(g, b, seat))
    feats = ones(feasible(g, b, g.have[seat, Resource.SUN], g.have[seat, Resource.MOON]))
    triton = 1 if g.tokens[seat, Token.TRITON] > 0 else 0
    ask(g, ACTION, seat, 1 + faces + feats + triton)


@ACTION.answer
def take_action(g: State, b: Book, seat: int, a: int) -> None:
    """Who does nothing gets no extra action. DF-turn-6"""
    if a == 0:
        tell.passed(g, seat)
        g.step = Step.EXTRA if g.extra == 1 else Step.END
        return
    k = a - 1
    faces = offered(g, b, seat)
    n = ones(faces)
    if k < n:
        buy(g, b, seat, nth_one(faces, k))
        return
    k -= n
    feats = feasible(g, b, g.have[seat, Resource.SUN], g.have[seat, Resource.MOON])
    if k < ones(feats):
        perform(g, b, seat, nth_one(feats, k))
    else:
        spend_triton(g, b, seat)


@OFFERING.answer
def take_offering(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.step = Step.EXTRA
        return
    faces = offered(g, b, seat)
    if a - 1 < ones(faces):
        buy(g, b, seat, nth_one(faces, a - 1))
    else:
        spend_triton(g, b, seat)


@rule
def perform(g: State, b: Book, seat: int, slot: int) -> None:
    """Pay, move, oust; the card follows when that is settled. DF-feat-1 DF-feat-2 DF-feat-3 DF-oust-1 DF-oust-2"""
    tell.set_out(g, seat, g.feat[slot])
    pay(g, seat, Resource.SUN, b.cost[slot, Resource.SUN])
    pay(g, seat, Resource.MOON, b.cost[slot, Resource.MOON])
    g.taking = slot
    g.step = Step.TAKE
    portal = b.portal[slot]
    if g.pawn[seat] == portal:
        return
    tell.moved(g, seat, portal)
    for other in range(g.place.shape[0]):
        if g.pawn[other] == portal:
            g.pawn[other] = START
            g.ousted = other
            g.step = Step.OUST
            tell.ousted(g, other, seat)
            see_ousting(g, b, seat)
            see_ousting(g, b, other)
    g.pawn[seat] = portal


@rule
def see_ousting(g: State, b: Book, seat: int) -> None:
    """Great Bears of who ousts and of who is ousted. DF-card-4"""
    if g.cards[seat, Feat.GREAT_BEAR] > 0:
        push(g, b.automatic[Feat.GREAT_BEAR], seat, seat, 0)


@step(Step.OUST)
def console(g: State, b: Book) -> None:
    """The ousted hero is blessed before the card takes effect. DF-oust-1 DF-oust-3"""
    g.step = Step.TAKE
    ousted = g.ousted
    g.ousted = 0
    bless(g, Mode.GAINED, 1 << ousted, 0)


@step(Step.TAKE)
def take_card(g: State, b: Book) -> None:
    """Take the top card and apply its instant effect. DF-feat-3 DF-feat-5"""
    seat = g.active
    slot = g.taking
    feat = g.feat[slot]
    g.taking = 0
    g.stack[slot] -= 1
    if g.stack[slot] == 0:
        g.open &= ~(1 << slot)
    g.cards[seat, feat] += 1
    tell.feat(g, seat, feat)
    g.step = Step.EXTRA
    if b.printed_glory == PrintedGlory.AT_ONCE and b.glory[feat] > 0:
        gain_glory(g, seat, b.glory[feat])
    if b.instant[feat] != 0:
        push(g, b.instant[feat], seat, seat, 0)


# --- the extra action ---


@rule
def with_tritons(g: State, b: Book, seat: int, resource: int, have: int, n: int) -> int:
    """What a reserve would hold after so many Triton tokens. DF-token-4 DF-res-2"""
    return min(limit(g, b, seat, resource), have + n * b.triton_gives[resource])


@rule
def in_vain(g: State, b: Book, seat: int, suns: int) -> int:
    """1 if so many suns leave nothing to do, however Triton tokens are spent afterwards. Afterwards can be more than
    before: what two suns have made room for is not lost. DF-turn-7 DF-token-4 DF-offer-3"""
    tokens = g.tokens[seat, Token.TRITON]
    for i in range(tokens + 1):
        for k in range(tokens + 1 - i):
            sun = with_tritons(g, b, seat, Resource.SUN, suns, i)
            moon = with_tritons(g, b, seat, Resource.MOON, g.have[seat, Resource.MOON], k)
            gold = with_tritons(g, b, seat, Resource.GOLD, g.have[seat, Resource.GOLD], tokens - i - k)
            if feasible(g, b, sun, moon) != 0 or payable(g, b, gold) & ~bought_before(g, b) != 0:
                return 0
    return 1


@rule
def no_extra(g: State, b: Book, seat: int) -> int:
    """Why there is no extra action; 0: two suns can be paid and leave something to do. DF-turn-7"""
    if g.extra == 1:
        return Why.EXTRA_AGAIN
    suns = g.have[seat, Resource.SUN] - EXTRA_COST
    if suns < 0:
        return Why.EXTRA_DEAR
    return Why.EXTRA_VAIN if in_vain(g, b, seat, suns) == 1 else 0


@step(Step.EXTRA)
def ask_extra(g: State, b: Book) -> None:
    """One more action, or the end of the turn. DF-turn-7"""
    seat = g.active
    triton = 1 if g.tokens[seat, Token.TRITON] > 0 else 0
    options = 1 + (1 if no_extra(g, b, seat) == 0 else 0) + triton
    if options == 1:
        g.step = Step.END
    else:
        ask(g, EXTRA, seat, options)


@EXTRA.answer
def take_extra(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.step = Step.END
    elif a == 1 and no_extra(g, b, seat) == 0:
        tell.extra(g, seat)
        pay(g, seat, Resource.SUN, EXTRA_COST)
        g.extra = 1
        g.step = Step.ACTION
    else:
        spend_triton(g, b, seat)
