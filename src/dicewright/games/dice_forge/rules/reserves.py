"""Reserves: what is gained, paid and lost, and the gold that goes onto a hammer instead."""

from __future__ import annotations

from ....kernel.flow import first
from ....kernel.question import Question, ask
from ....kernel.rule import plain_only, rule
from .. import events as tell
from ..box import Feat, Resource
from ..content.readings import HammerGlory, HundredGlory
from ..state import LAPS, Book, State, hundreds, limit

SPACES = 15
"""Gold in a lap of the hammer."""

HAMMER = Question(15, "hammer", "DF-hammer-1")
"""How much of the gold goes onto the hammer."""


@rule
def gain(g: State, b: Book, seat: int, resource: int, amount: int) -> None:
    """Take a resource; gold stops for a moment where a hammer could take it. DF-hammer-1"""
    if amount <= 0:
        return
    if resource == Resource.VP:
        gain_glory(g, seat, amount)
    elif resource == Resource.GOLD and room(g, seat) > 0:
        g.gold = amount
        g.gold_to = seat
    else:
        store(g, b, seat, resource, amount)


@rule
def store(g: State, b: Book, seat: int, resource: int, amount: int) -> None:
    """Into the reserve; what does not fit is lost at once. DF-res-1 DF-res-2"""
    fits = min(amount, limit(g, b, seat, resource) - g.have[seat, resource])
    g.have[seat, resource] += fits
    _tell_stored(g, seat, resource, fits, amount - fits)


@plain_only
def _tell_stored(g: State, seat: int, resource: int, fits: int, wasted: int) -> None:
    if fits > 0:
        tell.gained(g, seat, fits, resource)
    if wasted > 0:
        tell.wasted(g, seat, wasted, resource)


@rule
def gain_glory(g: State, seat: int, amount: int) -> None:
    """Glory has no limit: every hundred of it is a token. DF-res-3"""
    before = g.have[seat, Resource.VP]
    g.have[seat, Resource.VP] = before + amount
    _tell_glory(g, seat, amount, before // 100)


@plain_only
def _tell_glory(g: State, seat: int, amount: int, hundreds: int) -> None:
    tell.gained(g, seat, amount, Resource.VP)
    for _ in range(hundreds, g.have[seat, Resource.VP] // 100):
        tell.hundred(g, seat)


@rule
def pay(g: State, seat: int, resource: int, amount: int) -> None:
    if amount > 0:
        g.have[seat, resource] -= amount
        tell.paid(g, seat, amount, resource)


@rule
def lose(g: State, b: Book, seat: int, resource: int, amount: int) -> None:
    """No reserve falls below nothing; printed glory, tokens of 100 glory and the hammer are out of reach.
    DF-res-4 DF-res-5 DF-hammer-5 DF-feat-5"""
    safe = 0
    if resource == Resource.VP and b.hundred_glory == HundredGlory.TOKEN_STAYS:
        safe = 100 * hundreds(g, seat)
    lost = min(amount, g.have[seat, resource] - safe)
    if lost > 0:
        g.have[seat, resource] -= lost
        tell.lost(g, seat, lost, resource)


# --- the hammer ---


@rule
def room(g: State, seat: int) -> int:
    """Gold the hammers can still take, one after the other. DF-hammer-2 DF-hammer-4 DF-card-1"""
    hammers = g.cards[seat, Feat.BLACKSMITHS_HAMMER]
    return hammers * LAPS * SPACES - g.track[seat] if hammers > 0 else 0


@first("gold")
def divide_gold(g: State, b: Book) -> None:
    """How much of the gold just gained goes onto the hammer? DF-hammer-1"""
    ask(g, HAMMER, g.gold_to, min(g.gold, room(g, g.gold_to)) + 1)


@HAMMER.answer
def take_hammer(g: State, b: Book, seat: int, onto: int) -> None:
    left = g.gold - onto
    g.gold = 0
    g.gold_to = 0
    if onto > 0:
        tell.hammered(g, seat, onto)
        laps = g.track[seat] // SPACES
        g.track[seat] += onto
        while laps < g.track[seat] // SPACES:
            lap = laps % LAPS
            if b.hammer_glory == HammerGlory.AT_ONCE:  # DF-hammer-3
                tell.lap(g, seat, lap + 1, b.lap[lap])
                gain_glory(g, seat, b.lap[lap])
            laps += 1
    if left > 0:
        store(g, b, seat, Resource.GOLD, left)


@rule
def lap_glory(g: State, b: Book, seat: int) -> int:
    """Glory of all laps finished so far."""
    laps = g.track[seat] // SPACES
    return laps // LAPS * (b.lap[0] + b.lap[1]) + laps % LAPS * b.lap[0]
