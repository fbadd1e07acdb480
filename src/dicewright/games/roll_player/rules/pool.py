"""The Roll Phase, and the dice pool on the initiative cards: rolled, sorted, changed by skills and sorted again."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.machine import push
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..state import INITIATIVE_CARDS, Book, Phase, State, Step, Why, die_code
from .dice import DIE, ROLL, from_bag

ORDER = Question(19, "order", "RP-roll-2")
"""Which of the equal dice comes next."""


@step(Step.ROLL)
def roll_pool(g: State, b: Book) -> None:
    """The start player draws and rolls a die for every initiative card, and sorts them. RP-roll-1"""
    if g.cursor == 0:
        g.round += 1
        g.phase = Phase.ROLL
        g.active = g.start
        for seat in range(g.gold.shape[0]):
            g.paid[seat] = 0
        tell.round_(g, g.round, g.start)
    if g.cursor < b.cards_out:
        ask(g, DIE, NATURE, g.bag_n)
        return
    g.cursor = 0
    push(g, b.sort, g.start, 0, 0)
    g.step = Step.SORTED


@rule
def pool_drawn(g: State, a: int) -> None:
    g.drawn = from_bag(g, a)
    ask(g, ROLL, NATURE, 6)


@rule
def pool_rolled(g: State, face: int) -> None:
    g.p_colour[g.cursor] = g.drawn
    g.p_value[g.cursor] = face
    g.cursor += 1


@rule
def untakeable(g: State, card: int) -> int:
    """RP-dice-1"""
    return Why.INITIATIVE_TAKEN if g.p_value[card] == 0 else 0


@rule
def in_pool(g: State) -> int:
    """Dice on initiative cards that nobody has taken."""
    n = 0
    for card in range(INITIATIVE_CARDS):
        if untakeable(g, card) == 0:
            n += 1
    return n


@rule
def nth_in_pool(g: State, k: int) -> int:
    card = 0
    while True:
        if untakeable(g, card) == 0:
            if k == 0:
                return card
            k -= 1
        card += 1


@rule
def _move_down(g: State, card: int, to: int) -> None:
    """Bring a die to a lower card; those between move up."""
    colour = g.p_colour[card]
    value = g.p_value[card]
    free = card
    for i in range(card - 1, to - 1, -1):
        if g.p_value[i] > 0:
            g.p_colour[free] = g.p_colour[i]
            g.p_value[free] = g.p_value[i]
            free = i
    g.p_colour[free] = colour
    g.p_value[free] = value


@rule
def _sort(g: State) -> None:
    """Ascending over the cards that are left; equal dice by color for the moment."""
    for card in range(1, INITIATIVE_CARDS):
        if g.p_value[card] > 0:
            mine = g.p_value[card] * 8 + g.p_colour[card]
            to = card
            for i in range(card - 1, -1, -1):
                if g.p_value[i] > 0:
                    if g.p_value[i] * 8 + g.p_colour[i] <= mine:
                        break
                    to = i
            if to < card:
                _move_down(g, card, to)


@rule
def orders(g: State, card: int) -> int:
    """How many different dice could lie on this card: those that show the same as it and lie no lower."""
    n = 0
    last = -1
    for i in range(card, INITIATIVE_CARDS):
        if g.p_value[i] == g.p_value[card] and g.p_colour[i] != last:
            n += 1
            last = g.p_colour[i]
    return n


@rule
def nth_order(g: State, card: int, k: int) -> int:
    """The card where the k-th of these dice lies."""
    last = -1
    i = card
    while True:
        if g.p_value[i] == g.p_value[card] and g.p_colour[i] != last:
            if k == 0:
                return i
            k -= 1
            last = g.p_colour[i]
        i += 1


@rule
def order_pool(g: State, seat: int) -> int:
    """Put the dice in order; where equal ones differ in color the seat decides. 1 when all is done.
    RP-roll-2 RP-skill-7 RP-skill-8"""
    if g.sorted == 0:
        _sort(g)
    for card in range(g.sorted, INITIATIVE_CARDS):
        if g.p_value[card] > 0:
            n = orders(g, card)
            if n > 1:
                g.sorted = card
                ask(g, ORDER, seat, n)
                return 0
    g.sorted = 0
    for card in range(INITIATIVE_CARDS):
        if g.p_value[card] > 0:
            tell.pool(g, card, die_code(g.p_colour[card], g.p_value[card]))
    return 1


@ORDER.answer
def take_order(g: State, b: Book, seat: int, a: int) -> None:
    _move_down(g, nth_order(g, g.sorted, a), g.sorted)
    g.sorted += 1
