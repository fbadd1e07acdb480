"""Dice Forge's machine: what the verbs of a card do, and whom or what its owner may pick."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import NO_MORE, it, machine, me, no_condition, offering
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..content import BEARERS, BLESS, FORGE, GAIN, GIVE, MINOR, OTHERS, OWN_DICE, PAY, REPLACED
from ..state import BOARS, DICE, E_BOAR, E_TOKEN, FIRST_BOAR, FIRST_SHIELD, NO_FACE
from .blessing import bless
from .reserves import gain, pay
from .temple import forge

_GAIN, _PAY, _BLESS, _MINOR, _OTHERS, _FORGE, _GIVE = (v.op for v in (GAIN, PAY, BLESS, MINOR, OTHERS, FORGE, GIVE))
_REPLACED = REPLACED.source
SHIELD_MASK = 0b1111 << FIRST_SHIELD
ANY_PLAYER = 1


@rule
def verb(g: Record, b: Record, op: int, who: int, what: int, amount: int) -> None:
    """A blessing holds the effect that brings it until it is over, so that several follow one another; the die of minor
    ones is the one picked before the first. DF-conv-3 DF-conv-4"""
    seat = me(g)
    if op == _GAIN:
        gain(g, b, seat, what, amount)
    elif op == _BLESS:
        bless(g, what, 1 << seat, 0)
    elif op == _MINOR:
        bless(g, what, 1 << seat, 1 + it(g))
    elif op == _OTHERS:
        bless(g, what, ((1 << g.place.shape[0]) - 1) ^ (1 << seat), 0)
    elif op == _FORGE:
        forge(g, seat, what if what != NO_FACE else it(g))
    elif op == _PAY:
        pay(g, seat, what, amount)
    elif op == _GIVE:
        give_boar(g, seat, it(g))
    else:
        g.tokens[seat, what] += amount
        tell(g, E_TOKEN, seat, what)


@rule
def give_boar(g: Record, seat: int, bearer: int) -> None:
    """The boar of the card just taken: the next colour. Its bearer must forge it. DF-boar-5 DF-set-9"""
    colour = 0
    while g.boar_owner[colour] != 0 and colour < BOARS - 1:
        colour += 1
    g.boar_owner[colour] = seat + 1
    tell(g, E_BOAR, seat, bearer, FIRST_BOAR + colour)
    forge(g, bearer, FIRST_BOAR + colour)


@rule
def measure(g: Record, b: Record, source: int, what: int) -> int:
    if source == _REPLACED:
        return g.replaced[me(g)]  # type: ignore[no-any-return]
    return g.cards[me(g), what]  # type: ignore[no-any-return]


@rule
def candidate(g: Record, b: Record, selector: int, k: int) -> int:
    """A die of one's own, somebody to bear a boar, a shield still in the garden."""
    if selector == OWN_DICE:
        return k if k < DICE else NO_MORE
    if selector == BEARERS:
        seats = g.place.shape[0]
        most = seats if b.boar_bearer == ANY_PLAYER else seats - 1
        return (me(g) + 1 + k) % seats if k < most else NO_MORE
    left = g.stock & SHIELD_MASK
    return nth_one(left, k) if k < ones(left) else NO_MORE


run, reply = machine(verb, measure, candidate=candidate)
offer = offering(no_condition, candidate)
"""The row of the k-th gain a CHOOSE offers."""
