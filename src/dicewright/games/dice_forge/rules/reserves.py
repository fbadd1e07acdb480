"""Reserves: what is gained, paid and lost, and the gold that goes onto a hammer instead."""

from __future__ import annotations

from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import plain_only, rule, tell
from ..state import (
    E_GAINED,
    E_HAMMERED,
    E_HUNDRED,
    E_LAP,
    E_LOST,
    E_PAID,
    E_WASTED,
    GLORY,
    GOLD,
    HAMMER,
    K_HAMMER,
    limit,
)

SPACES = 15
"""Gold in a lap of the hammer."""
LAPS = 2


@rule
def gain(g: Record, b: Record, seat: int, resource: int, amount: int) -> None:
    """Take a resource; gold stops for a moment where a hammer could take it. DF-hammer-1"""
    if amount <= 0:
        return
    if resource == GLORY:
        gain_glory(g, seat, amount)
    elif resource == GOLD and room(g, seat) > 0:
        g.gold = amount
        g.gold_to = seat
    else:
        store(g, b, seat, resource, amount)


@rule
def store(g: Record, b: Record, seat: int, resource: int, amount: int) -> None:
    """Into the reserve; what does not fit is lost at once. DF-res-1 DF-res-2"""
    fits = min(amount, limit(g, b, seat, resource) - g.have[seat, resource])
    g.have[seat, resource] += fits
    _tell_stored(g, seat, resource, fits, amount - fits)


@plain_only
def _tell_stored(g: Record, seat: int, resource: int, fits: int, wasted: int) -> None:
    if fits > 0:
        tell(g, E_GAINED, seat, fits, resource)
    if wasted > 0:
        tell(g, E_WASTED, seat, wasted, resource)


@rule
def gain_glory(g: Record, seat: int, amount: int) -> None:
    """Glory has no limit: every hundred of it is a token. DF-res-3"""
    before = g.have[seat, GLORY]
    g.have[seat, GLORY] = before + amount
    _tell_glory(g, seat, amount, before // 100)


@plain_only
def _tell_glory(g: Record, seat: int, amount: int, hundreds: int) -> None:
    tell(g, E_GAINED, seat, amount, GLORY)
    for _ in range(hundreds, g.have[seat, GLORY] // 100):
        tell(g, E_HUNDRED, seat)


@rule
def pay(g: Record, seat: int, resource: int, amount: int) -> None:
    if amount > 0:
        g.have[seat, resource] -= amount
        tell(g, E_PAID, seat, amount, resource)


@rule
def lose(g: Record, seat: int, resource: int, amount: int) -> None:
    """No reserve falls below nothing; printed glory and the hammer are out of reach. DF-res-4 DF-hammer-5 DF-feat-5"""
    lost = min(amount, g.have[seat, resource])
    if lost > 0:
        g.have[seat, resource] -= lost
        tell(g, E_LOST, seat, lost, resource)


# --- the hammer ---


@rule
def room(g: Record, seat: int) -> int:
    """Gold the hammers can still take, one after the other. DF-hammer-2 DF-hammer-4 DF-card-1"""
    hammers = g.cards[seat, HAMMER]
    return hammers * LAPS * SPACES - g.track[seat] if hammers > 0 else 0


@rule
def ask_hammer(g: Record) -> None:
    """How much of the gold just gained goes onto the hammer? DF-hammer-1"""
    ask(g, K_HAMMER, g.gold_to, min(g.gold, room(g, g.gold_to)) + 1)


@rule
def take_hammer(g: Record, b: Record, seat: int, onto: int) -> None:
    left = g.gold - onto
    g.gold = 0
    g.gold_to = 0
    if onto > 0:
        tell(g, E_HAMMERED, seat, onto)
        laps = g.track[seat] // SPACES
        g.track[seat] += onto
        while laps < g.track[seat] // SPACES:
            lap = laps % LAPS
            if b.hammer_glory == 0:  # DF-hammer-3
                tell(g, E_LAP, seat, lap + 1, b.lap[lap])
                gain_glory(g, seat, b.lap[lap])
            laps += 1
    if left > 0:
        store(g, b, seat, GOLD, left)


@rule
def lap_glory(g: Record, b: Record, seat: int) -> int:
    """Glory of all laps finished so far."""
    laps = g.track[seat] // SPACES
    return laps // LAPS * (b.lap[0] + b.lap[1]) + laps % LAPS * b.lap[0]  # type: ignore[no-any-return]
