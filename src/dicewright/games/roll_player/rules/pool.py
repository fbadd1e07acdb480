"""The Roll Phase, and the dice pool on the initiative cards: rolled, sorted, changed by skills and sorted again."""

from __future__ import annotations

from ....kernel.machine import push
from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    E_POOL,
    E_ROUND,
    INITIATIVE,
    K_DIE,
    K_ORDER,
    K_ROLL,
    P_ROLL,
    S_SORTED,
    die_code,
)
from .dice import from_bag


@rule
def roll_pool(g: Record, b: Record) -> None:
    """The start player draws and rolls a die for every initiative card, and sorts them. RP-roll-1"""
    if g.cursor == 0:
        g.round += 1
        g.phase = P_ROLL
        g.active = g.start
        for seat in range(g.gold.shape[0]):
            g.paid[seat] = 0
        tell(g, E_ROUND, g.round, g.start)
    if g.cursor < b.cards_out:
        ask(g, K_DIE, NATURE, g.bag_n)
        return
    g.cursor = 0
    push(g, b.sort, g.start, 0, 0)
    g.step = S_SORTED


@rule
def pool_drawn(g: Record, a: int) -> None:
    g.drawn = from_bag(g, a)
    ask(g, K_ROLL, NATURE, 6)


@rule
def pool_rolled(g: Record, face: int) -> None:
    g.p_colour[g.cursor] = g.drawn
    g.p_value[g.cursor] = face
    g.cursor += 1


@rule
def in_pool(g: Record) -> int:
    """Dice on initiative cards that nobody has taken."""
    n = 0
    for card in range(INITIATIVE):
        if g.p_value[card] > 0:
            n += 1
    return n


@rule
def nth_in_pool(g: Record, k: int) -> int:
    card = 0
    while True:
        if g.p_value[card] > 0:
            if k == 0:
                return card
            k -= 1
        card += 1


@rule
def _move_down(g: Record, card: int, to: int) -> None:
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
def _sort(g: Record) -> None:
    """Ascending over the cards that are left; equal dice by color for the moment."""
    for card in range(1, INITIATIVE):
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
def orders(g: Record, card: int) -> int:
    """How many different dice could lie on this card: those that show the same as it and lie no lower."""
    n = 0
    last = -1
    for i in range(card, INITIATIVE):
        if g.p_value[i] == g.p_value[card] and g.p_colour[i] != last:
            n += 1
            last = g.p_colour[i]
    return n


@rule
def nth_order(g: Record, card: int, k: int) -> int:
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
def order_pool(g: Record, seat: int) -> int:
    """Put the dice in order; where equal ones differ in color the seat decides. 1 when all is done.
    RP-roll-2 RP-skill-7 RP-skill-8"""
    if g.sorted == 0:
        _sort(g)
    for card in range(g.sorted, INITIATIVE):
        if g.p_value[card] > 0:
            n = orders(g, card)
            if n > 1:
                g.sorted = card
                ask(g, K_ORDER, seat, n)
                return 0
    g.sorted = 0
    for card in range(INITIATIVE):
        if g.p_value[card] > 0:
            tell(g, E_POOL, card, die_code(g.p_colour[card], g.p_value[card]))
    return 1


@rule
def take_order(g: Record, a: int) -> None:
    _move_down(g, nth_order(g, g.sorted, a), g.sorted)
    g.sorted += 1
