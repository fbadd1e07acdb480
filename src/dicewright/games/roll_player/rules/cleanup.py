"""The Cleanup Phase, and the end of the game."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    BOARD,
    E_REFRESHED,
    E_SHED,
    INITIATIVE,
    K_REFRESH,
    K_SHED,
    NOBODY,
    P_CLEANUP,
    P_SCORING,
    S_CLEANUP,
    S_ROLL,
    S_SHED,
    W_SCORING,
    X_REFRESH,
    skill_card,
)
from .cards import lose
from .deck import put_on_pile, reveal, take_from_row
from .dice import into_bag
from .score import score
from .setup import place_gold, seat_in_order
from .skills import open_window


@rule
def exhausted(g: Record, seat: int) -> int:
    """Skills that are turned sideways, a bit each."""
    return g.skills[seat] & ~g.ready[seat]  # type: ignore[no-any-return]


@rule
def refresh(g: Record, b: Record) -> None:
    """Charisma tokens go; each may refresh a skill; then the table is cleared. RP-clean-1 RP-clean-2 RP-class-10"""
    seats = g.gold.shape[0]
    g.phase = P_CLEANUP
    while g.cursor < seats:
        seat = seat_in_order(g, g.cursor)
        g.tokens[seat] = 0
        if exhausted(g, seat) != 0 and g.refreshed < 1 + g.passive[seat, X_REFRESH]:
            g.active = seat
            ask(g, K_REFRESH, seat, 1 + ones(exhausted(g, seat)))
            return
        g.refreshed = 0
        g.cursor += 1
    g.cursor = 0
    _clear_table(g)
    if g.round + b.starting_dice < BOARD:
        g.step = S_CLEANUP
    else:
        _finish(g, b)


@rule
def take_refresh(g: Record, seat: int, a: int) -> None:
    if a == 0:
        g.refreshed = 0
        g.cursor += 1
        return
    skill = nth_one(exhausted(g, seat), a - 1)
    g.ready[seat] |= 1 << skill
    g.refreshed += 1
    tell(g, E_REFRESHED, seat, skill_card(skill))


@rule
def _clear_table(g: Record) -> None:
    """The die that is left goes to the bag, the cards that are left to the discard pile; nobody gets gold for them.
    RP-clean-3"""
    for card in range(INITIATIVE):
        if g.p_value[card] > 0:
            into_bag(g, g.p_colour[card])
            g.p_value[card] = 0
            g.p_colour[card] = 0
    while g.row_n > 0:
        put_on_pile(g, take_from_row(g, 0))


@rule
def next_round(g: Record, b: Record) -> None:
    """A new market, gold on the cards in the middle, and the bag goes to the left. RP-clean-4 RP-clean-5 RP-clean-6"""
    if reveal(g, b) == 1:
        return
    place_gold(g, b)
    g.start = (g.start + 1) % g.gold.shape[0]
    g.cursor = 0
    g.step = S_ROLL


@rule
def _finish(g: Record, b: Record) -> None:
    """All boards are full. A last window for skills; no market is laid out any more. RP-end-1 RP-end-2 RP-end-4"""
    g.phase = P_SCORING
    g.acted = 0
    g.step = S_SHED
    if b.last_skill_window == 0:
        open_window(g, b, W_SCORING, g.start, NOBODY)


@rule
def shed(g: Record, b: Record) -> None:
    """Cards that would cost stars may go before scoring. RP-end-3"""
    while g.cursor < g.gold.shape[0]:
        seat = seat_in_order(g, g.cursor)
        if g.held[seat] != 0 and b.discard_before_scoring == 0:
            g.active = seat
            ask(g, K_SHED, seat, 1 + ones(g.held[seat]))
            return
        g.cursor += 1
    score(g, b)


@rule
def take_shed(g: Record, b: Record, seat: int, a: int) -> None:
    if a == 0:
        g.cursor += 1
        return
    card = nth_one(g.held[seat], a - 1)
    lose(g, b, seat, card)
    tell(g, E_SHED, seat, card)
