"""The Market Phase: in order of initiative each buys a card, or discards one for gold."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..content.readings import BardPurchase
from ..state import NOBODY, Book, GoldSource, Occasion, Passive, Phase, SkillWindow, State, Step
from .cards import buy, unaffordable
from .deck import put_on_pile, put_on_trash, take_from_row
from .dice import gain
from .occasions import set_off
from .skills import act, nth_way, open_window, ways

MARKET = Question(23, "market", "RP-mkt-4")
"""Discard a card, buy a card; or use a skill or an ability, or drop a weapon first."""
MORE = Question(24, "more", "RP-class-6")
"""0 leave it, else buy one more card, or act as above."""

FOR_A_CARD = 2
"""Gold for discarding a card of the market. RP-gold-2"""


@rule
def next_in_market(g: State, after: int) -> int:
    """The seat with the lowest initiative card above this number; NOBODY if all have had their turn. RP-mkt-1"""
    best = NOBODY
    for seat in range(g.gold.shape[0]):
        if g.initiative[seat] > after and (best == NOBODY or g.initiative[seat] < g.initiative[best]):
            best = seat
    return best


@step(Step.OPEN)
def open_market(g: State, b: Book) -> None:
    """A window first, if a Druid or the enemy die has changed what lies there."""
    g.phase = Phase.MARKET
    begin_turn(g, next_in_market(g, 0))
    if g.changed == 1:
        g.changed = 0
        open_window(g, b, SkillWindow.MARKET, g.active, g.active)


@rule
def begin_turn(g: State, seat: int) -> None:
    g.done = 0
    g.more = 0
    if seat == NOBODY:
        g.cursor = 0
        g.step = Step.REFRESH
    else:
        g.active = seat
        g.step = Step.TURN


@rule
def discards(g: State, b: Book) -> int:
    """Ways to take gold instead of buying: any card, or, in a friendly market, none at all. RP-mkt-4 RP-var-3"""
    return 1 if b.friendly == 1 else g.row_n


@rule
def purchases(g: State, b: Book, seat: int) -> int:
    n = 0
    for i in range(g.row_n):
        if unaffordable(g, b, seat, g.row[i]) == 0:
            n += 1
    return n


@rule
def nth_purchase(g: State, b: Book, seat: int, k: int) -> int:
    """The place in the row of the k-th card that the seat can pay."""
    i = 0
    while True:
        if unaffordable(g, b, seat, g.row[i]) == 0:
            if k == 0:
                return i
            k -= 1
        i += 1


@step(Step.TURN)
def turn(g: State, b: Book) -> None:
    """Buy or discard: one of them must be, if there is a card. A further purchase may be left.
    RP-mkt-2 RP-mkt-4 RP-mkt-12 RP-class-6"""
    seat = g.active
    if g.done == 1:
        g.step = Step.ACTED
    elif g.more == 1:
        ask(g, MORE, seat, 1 + purchases(g, b, seat) + ways(g, b, SkillWindow.TURN, seat))
    elif g.row_n == 0:
        g.step = Step.TURN_END
    else:
        ask(g, MARKET, seat, discards(g, b) + purchases(g, b, seat) + ways(g, b, SkillWindow.TURN, seat))


@MARKET.answer
def take_market(g: State, b: Book, seat: int, a: int) -> None:
    n = discards(g, b)
    if a >= n:
        _buy_or_act(g, b, seat, a - n)
        return
    g.done = 1
    if b.friendly == 1:
        tell.took_gold(g, seat)
    else:
        card = take_from_row(g, a)
        put_on_pile(g, card)
        tell.discarded(g, seat, card)
    # what answers a discard answers a friendly one too: RP-var-3 RP-weapon-4 RP-class-7
    gain(g, seat, FOR_A_CARD + g.passive[seat, Passive.DISCARD], GoldSource.DISCARD)
    if b.bard_purchase == BardPurchase.INSTEAD_OF_DISCARD:
        g.extra[seat] = 0
    set_off(g, b, seat, Occasion.DISCARD, 0)


@MORE.answer
def take_more(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.extra[seat] = 0
        g.step = Step.TURN_END
    else:
        _buy_or_act(g, b, seat, a - 1)


@rule
def _buy_or_act(g: State, b: Book, seat: int, k: int) -> None:
    """A card of the row, or a skill or ability; unless that buys in place of the market, the turn is still to be taken.
    RP-skill-9"""
    n = purchases(g, b, seat)
    if k < n:
        g.done = 1
        buy(g, b, seat, take_from_row(g, nth_purchase(g, b, seat, k)), 1)
    else:
        act(g, b, seat, nth_way(g, b, SkillWindow.TURN, seat, k - n))


@step(Step.ACTED)
def acted(g: State, b: Book) -> None:
    """A window after every purchase or discard. RP-use-3"""
    g.step = Step.TURN_END
    seat = g.active
    following = seat if g.extra[seat] > 0 else next_in_market(g, g.initiative[seat])
    open_window(g, b, SkillWindow.BOUGHT, seat, following)


@step(Step.TURN_END)
def end_turn(g: State, b: Book) -> None:
    """One more purchase, if there is one to come; else the initiative card goes back. RP-class-6 RP-mkt-6"""
    seat = g.active
    if g.extra[seat] > 0:
        g.extra[seat] -= 1
        g.done = 0
        g.more = 1
        g.step = Step.TURN
        return
    following = next_in_market(g, g.initiative[seat])
    g.initiative[seat] = 0
    if b.solo == 1:
        clear_solo_market(g)
    begin_turn(g, following)


@rule
def clear_solo_market(g: State) -> None:
    """The leftmost card that is left goes to the discard pile, all others to the trash pile. RP-solo-6"""
    if g.row_n > 0:
        put_on_pile(g, take_from_row(g, 0))
    while g.row_n > 0:
        put_on_trash(g, take_from_row(g, 0))
