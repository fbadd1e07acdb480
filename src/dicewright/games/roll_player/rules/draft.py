"""The Dice Phase: each takes an initiative card, places its die, takes gold and perhaps the action of the row."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.machine import push
from ....kernel.question import NATURE, Question, ask
from .. import events as tell
from ..content.readings import SoloDruid
from ..state import (
    NOBODY,
    Book,
    GoldSource,
    Occasion,
    Passive,
    Phase,
    SkillWindow,
    State,
    Step,
    die_code,
    seat_in_order,
)
from .deck import put_on_trash, take_from_row
from .dice import gain, nth_open_row, open_rows, place
from .occasions import set_off
from .pool import in_pool, nth_in_pool
from .skills import act, deeds, nth_way, open_window, ways

INITIATIVE = Question(20, "initiative", "RP-dice-1")
"""Which initiative card; or use a skill or an ability, or drop a weapon first."""
ROW = Question(21, "row", "RP-dice-2")
"""Which row for the die."""
ENEMY = Question(22, "enemy", "RP-solo-5")
"""Nature: the enemy die."""


@step(Step.SORTED)
def pool_sorted(g: State, b: Book) -> None:
    g.phase = Phase.DICE
    g.step = Step.PICK
    g.acted = 0
    open_window(g, b, SkillWindow.POOL, g.start, g.start)


@step(Step.PICK)
def pick(g: State, b: Book) -> None:
    """Clockwise from the start player. RP-dice-1 RP-use-3"""
    g.active = seat_in_order(g, g.cursor)
    ask(g, INITIATIVE, g.active, in_pool(g) + ways(g, b, SkillWindow.DRAFT, g.active))


@INITIATIVE.answer
def take_initiative(g: State, b: Book, seat: int, a: int) -> None:
    """The card comes with its die and its gold. RP-dice-1 RP-gold-4 RP-weapon-6"""
    n = in_pool(g)
    if a >= n:
        act(g, b, seat, nth_way(g, b, SkillWindow.DRAFT, seat, a - n))
        return
    card = nth_in_pool(g, a)
    g.chosen = card
    g.initiative[seat] = card + 1
    tell.picked(g, seat, card, die_code(g.p_colour[card], g.p_value[card]))
    if g.coin[card] == 1:
        g.coin[card] = 0
        gain(g, seat, 1 + g.passive[seat, Passive.COIN], GoldSource.INITIATIVE)
    ask(g, ROW, seat, open_rows(g, seat))


@ROW.answer
def take_row(g: State, b: Book, seat: int, a: int) -> None:
    """The die goes to a row with room, whose action may follow: one action a turn, and only for this die.
    RP-dice-2 RP-dice-3 RP-dice-4 RP-class-6"""
    row = nth_open_row(g, seat, a)
    card = g.chosen
    colour = g.p_colour[card]
    face = g.p_value[card]
    g.p_colour[card] = 0
    g.p_value[card] = 0
    place(g, b, seat, colour, face, row)
    g.acted = 0
    g.deferred = row + 1
    push(g, b.action[row], seat, 0, 0)
    set_off(g, b, seat, Occasion.PLACE_STR + row, colour)
    g.step = Step.PLACED


@step(Step.PLACED)
def placed(g: State, b: Book) -> None:
    """The die lies, the action is done: a window for skills. Where it was left, it may follow a skill. RP-use-3"""
    last = g.cursor + 1 == g.gold.shape[0]
    g.step = Step.PICKED
    open_window(g, b, SkillWindow.PICKED, g.active, NOBODY if last else seat_in_order(g, g.cursor + 1))
    if g.acted > 0 or g.sp == 0 or deeds(g, b, SkillWindow.PICKED, g.active) == 0:
        g.deferred = 0


@step(Step.PICKED)
def picked(g: State, b: Book) -> None:
    """The next one's turn, until one card is left. RP-dice-6"""
    g.acted = 0
    g.deferred = 0
    g.cursor += 1
    if g.cursor < g.gold.shape[0]:
        g.step = Step.PICK
        return
    g.cursor = 0
    g.step = Step.ENEMY if b.solo == 1 and b.solo_druid == SoloDruid.AFTER_ENEMY_DIE else Step.BEFORE_MARKET


@step(Step.BEFORE_MARKET)
def before_market(g: State, b: Book) -> None:
    """A Druid may add a card from the discard pile. In a solo game that comes before the enemy die.
    RP-class-3 RP-solo-8"""
    if g.cursor < g.gold.shape[0]:
        seat = seat_in_order(g, g.cursor)
        g.cursor += 1
        set_off(g, b, seat, Occasion.BEFORE_MARKET, 0)
        return
    g.cursor = 0
    g.step = Step.ENEMY if b.solo == 1 and b.solo_druid == SoloDruid.BEFORE_ENEMY_DIE else Step.OPEN


@step(Step.ENEMY)
def enemy(g: State, b: Book) -> None:
    """Solo: the enemy die, unless the first initiative card was taken. RP-solo-5"""
    g.step = Step.BEFORE_MARKET if b.solo_druid == SoloDruid.AFTER_ENEMY_DIE else Step.OPEN
    if g.initiative[0] > 1:
        ask(g, ENEMY, NATURE, 6)


@ENEMY.answer
def enemy_rolled(g: State, b: Book, seat: int, a: int) -> None:
    """It may send a card of the market to the trash pile; how, depends on how many lie there. RP-solo-5 RP-solo-8"""
    table = 1 if g.row_n > b.cards_out else 0
    at = b.enemy[table, g.initiative[0] - 1, a]
    tell.enemy(g, a + 1, at)
    g.changed = 1
    if 0 < at <= g.row_n:
        put_on_trash(g, take_from_row(g, at - 1))
