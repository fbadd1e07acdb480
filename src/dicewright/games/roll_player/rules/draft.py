"""The Dice Phase: each takes an initiative card, places its die, takes gold and perhaps the action of the row."""

from __future__ import annotations

from ....kernel.machine import push
from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    E_ENEMY,
    E_PICKED,
    G_COIN,
    K_ENEMY,
    K_INITIATIVE,
    K_ROW,
    NOBODY,
    P_DICE,
    S_BEFORE_MARKET,
    S_ENEMY,
    S_OPEN,
    S_PICK,
    S_PICKED,
    S_PLACED,
    W_PICKED,
    W_POOL,
    X_COIN,
    die_code,
)
from .deck import put_on_trash, take_from_row
from .dice import gain, nth_open_row, open_rows, place
from .pool import in_pool, nth_in_pool
from .setup import seat_in_order
from .skills import open_window


@rule
def pool_sorted(g: Record, b: Record) -> None:
    g.phase = P_DICE
    g.step = S_PICK
    g.acted = 0
    open_window(g, b, W_POOL, g.start, g.start)


@rule
def pick(g: Record) -> None:
    """Clockwise from the start player. RP-dice-1"""
    g.active = seat_in_order(g, g.cursor)
    ask(g, K_INITIATIVE, g.active, in_pool(g))


@rule
def take_initiative(g: Record, seat: int, a: int) -> None:
    """The card comes with its die and its gold. RP-dice-1 RP-gold-4 RP-weapon-6"""
    card = nth_in_pool(g, a)
    g.chosen = card
    g.initiative[seat] = card + 1
    tell(g, E_PICKED, seat, card, die_code(g.p_colour[card], g.p_value[card]))
    if g.coin[card] == 1:
        g.coin[card] = 0
        gain(g, seat, 1 + g.passive[seat, X_COIN], G_COIN)
    ask(g, K_ROW, seat, open_rows(g, seat))


@rule
def take_row(g: Record, b: Record, seat: int, a: int) -> None:
    """The die goes to a row with room, whose action may follow: one action a turn, and only for this die.
    RP-dice-2 RP-dice-3 RP-dice-4 RP-class-6"""
    row = nth_open_row(g, seat, a)
    card = g.chosen
    face = g.p_value[card]
    g.p_value[card] = 0
    place(g, seat, g.p_colour[card], face, row)
    g.p_colour[card] = 0
    g.acted = 0
    push(g, b.action[row], seat, 0, 0)
    ability = b.on_place[g.klass[seat] - 1, row]
    if ability != 0:
        push(g, ability, seat, 0, 0)
    g.step = S_PLACED


@rule
def placed(g: Record, b: Record) -> None:
    """The die lies, the action is done: a window for skills. RP-use-3"""
    last = g.cursor + 1 == g.gold.shape[0]
    g.step = S_PICKED
    open_window(g, b, W_PICKED, g.active, NOBODY if last else seat_in_order(g, g.cursor + 1))


@rule
def picked(g: Record, b: Record) -> None:
    """The next one's turn, until one card is left. RP-dice-6"""
    g.acted = 0
    g.cursor += 1
    if g.cursor < g.gold.shape[0]:
        g.step = S_PICK
        return
    g.cursor = 0
    g.step = S_ENEMY if b.solo == 1 and b.solo_druid == 1 else S_BEFORE_MARKET


@rule
def before_market(g: Record, b: Record) -> None:
    """A Druid may add a card from the discard pile. In a solo game that comes before the enemy die.
    RP-class-3 RP-solo-8"""
    if g.cursor < g.gold.shape[0]:
        seat = seat_in_order(g, g.cursor)
        g.cursor += 1
        ability = b.before_market[g.klass[seat] - 1]
        if ability != 0:
            push(g, ability, seat, 0, 0)
        return
    g.cursor = 0
    g.step = S_ENEMY if b.solo == 1 and b.solo_druid == 0 else S_OPEN


@rule
def enemy(g: Record, b: Record) -> None:
    """Solo: the enemy die, unless the first initiative card was taken. RP-solo-5"""
    g.step = S_BEFORE_MARKET if b.solo_druid == 1 else S_OPEN
    if g.initiative[0] > 1:
        ask(g, K_ENEMY, NATURE, 6)


@rule
def enemy_rolled(g: Record, b: Record, a: int) -> None:
    """It may send a card of the market to the trash pile; how, depends on how many lie there. RP-solo-5 RP-solo-8"""
    table = 1 if g.row_n > b.cards_out else 0
    at = b.enemy[table, g.initiative[0] - 1, a]
    tell(g, E_ENEMY, a + 1, at)
    g.changed = 1
    if 0 < at <= g.row_n:
        put_on_trash(g, take_from_row(g, at - 1))
