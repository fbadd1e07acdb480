"""Dice Forge's machine: what the verbs of a card do, and whom or what its owner may pick."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import NO_MORE, it, machine, me, no_condition, offering
from ....kernel.rule import rule
from .. import events as tell
from ..box import BOARS, DICE, SHIELDS, Face
from ..content.readings import BoarBearer
from ..content.verbs import Count, Do, Selector
from ..state import Book, State, Why
from .blessing import bless
from .reserves import gain, pay
from .temple import forge

SHIELD_MASK = ((1 << SHIELDS) - 1) << Face.FIRST_SHIELD


@rule
def verb(g: State, b: Book, op: int, who: int, what: int, amount: int) -> None:
    """A blessing holds the effect that brings it until it is over, so that several follow one another; the die of minor
    ones is the one picked before the first. DF-conv-3 DF-conv-4"""
    seat = me(g)
    if op == Do.GAIN:
        gain(g, b, seat, what, amount)
    elif op == Do.BLESS:
        bless(g, what, 1 << seat, 0)
    elif op == Do.MINOR:
        bless(g, what, 1 << seat, 1 + it(g))
    elif op == Do.OTHERS:
        bless(g, what, ((1 << g.place.shape[0]) - 1) ^ (1 << seat), 0)
    elif op == Do.FORGE:
        forge(g, seat, what if what != Face.NONE else it(g))
    elif op == Do.PAY:
        pay(g, seat, what, amount)
    elif op == Do.GIVE:
        give_boar(g, seat, it(g))
    elif op == Do.TAKE:
        g.tokens[seat, what] += amount
        tell.token(g, seat, what)


@rule
def give_boar(g: State, seat: int, bearer: int) -> None:
    """The boar of the card just taken: the next colour. Its bearer must forge it. DF-boar-5 DF-set-9"""
    colour = 0
    while g.boar_owner[colour] != 0 and colour < BOARS - 1:
        colour += 1
    g.boar_owner[colour] = seat + 1
    tell.boar(g, seat, bearer, Face.FIRST_BOAR + colour)
    forge(g, bearer, Face.FIRST_BOAR + colour)


@rule
def count(g: State, b: Book, source: int, what: int) -> int:
    if source == Count.REPLACED:
        return g.replaced[me(g)]
    return g.cards[me(g), what]


@rule
def unbearing(g: State, b: Book, seat: int) -> int:
    """Why a hero may not be given the boar; 0: he may. DF-boar-5"""
    return Why.BEARER if seat == me(g) and b.boar_bearer != BoarBearer.ANY_PLAYER else 0


@rule
def candidate(g: State, b: Book, selector: int, k: int) -> int:
    """A die of one's own, somebody to bear a boar, a shield still in the garden."""
    if selector == Selector.OWN_DICE:
        return k if k < DICE else NO_MORE
    if selector == Selector.BEARERS:
        seats = g.place.shape[0]
        seat = (me(g) + 1 + k) % seats  # the owner himself would be the last
        return seat if k < seats and unbearing(g, b, seat) == 0 else NO_MORE
    left = g.stock & SHIELD_MASK
    return nth_one(left, k) if k < ones(left) else NO_MORE


MACHINE = machine(verb, count, candidate=candidate, above="base")
CHOOSE, PICK = MACHINE.choose, MACHINE.pick
"""One of several gains; a die, a hero or a shield."""
offer = offering(no_condition, candidate)
"""The row of the k-th gain a CHOOSE offers."""
