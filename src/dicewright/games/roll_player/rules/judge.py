"""For bots and clocks: what to answer by default, when the table is quiet, and how good it looks.

Worth is counted in thousandths of a star: what the board would score now, what its rows promise, and what gold and
cards may still bring.
"""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.machine import M_CHOOSE, M_DIE, M_PICK, me
from ....kernel.question import NATURE
from ....kernel.record import Record
from ....kernel.rule import rule
from ..book import LOWEST_SUM
from ..content import OTHER_DIE
from ..state import (
    BOARD,
    CELLS,
    GOLD,
    K_ROW,
    P_SCORING,
    REACH,
    ROWS,
    S_CLEANUP,
    X_FILL,
    X_GOLD_DIE,
)
from .cards import ALL_WEAPONS
from .dice import change_places, nth_open_row, open_rows
from .score import ALL_ARMOR, ALL_SKILLS, ALL_TRAITS, alignment, armor, class_dice, goal_attribute, matches, traits

STAR = 1000
LEANING = 850  # a star of alignment: the token still moves
STORY = 130  # a match that pays nothing yet
PIECE = 180  # a piece of armour, for the set it may become
HOPE = 250  # a trait that may still be fulfilled
SKILL_HELD, SKILL_READY = 40, 60  # the first for every round to come
WEAPON_HELD = 35  # for every round to come
COIN, COIN_LATER, COIN_IDLE = 45, 12, 20  # a gold now; for every round to come; beyond what one can spend
SPENDABLE = 14
TOKEN = 150
RUNNING = 150  # an ability about to be carried out
SOLO_COIN = 120
HALF = 12 * STAR  # a lead that is half a win; more always counts more, so that nobody ahead stops caring


@rule
def default(g: Record, b: Record) -> int:
    """The answer of a seat whose time is up: pass, leave it, discard the leftmost card ...: the first option.
    RP-dig-1"""
    return 0


@rule
def quiet(g: Record, b: Record) -> int:
    """Not while a die of an effect rolls, nor when only the scoring is left: then the score itself can be seen."""
    return 0 if g.question == M_DIE or (g.asked == NATURE and g.sp > 0) or g.phase == P_SCORING else 1


@rule
def worth(g: Record, b: Record, seat: int) -> int:
    """What a character promises."""
    klass = g.klass[seat] - 1
    left = BOARD - b.starting_dice - g.round
    if g.step == S_CLEANUP:
        left -= 1
    n = LEANING * alignment(g, b, seat) + STAR * (class_dice(g, b, seat) + traits(g, b, seat))
    for row in range(ROWS):
        at = goal_attribute(g, b, seat, row) + LOWEST_SUM
        n += b.promise[klass, row, CELLS - g.filled[seat, row], min(max(at, 0), REACH - 1)]
    same = matches(g, b, seat)
    n += STAR * b.story_stars[same] + STORY * same
    held = g.held[seat]
    if held != 0:
        n += STAR * armor(g, b, seat) + PIECE * ones(held & ALL_ARMOR)
        n += HOPE * ones(held & ALL_TRAITS) * min(left, 4) // 4
        n += left * (SKILL_HELD * ones(held & ALL_SKILLS) + WEAPON_HELD * ones(held & ALL_WEAPONS))
        n += SKILL_READY * ones(g.ready[seat])
    coins = g.gold[seat]
    spendable = min(coins, SPENDABLE)
    n += spendable * (COIN + COIN_LATER * left) + (coins - spendable) * COIN_IDLE
    if b.solo == 1:
        n += coins * SOLO_COIN
    return n + TOKEN * (g.tokens[seat] + g.extra[seat])  # type: ignore[no-any-return]


@rule
def _placed(g: Record, b: Record, seat: int) -> int:
    """The worth after the die in hand has gone to the best row."""
    colour = g.p_colour[g.chosen]
    face = g.p_value[g.chosen]
    best = 0
    for k in range(open_rows(g, seat)):
        row = nth_open_row(g, seat, k)
        n = g.filled[seat, row]
        cell = row * CELLS + n
        g.colour[seat, cell] = colour
        g.value[seat, cell] = face
        g.filled[seat, row] = n + 1
        value = worth(g, b, seat)
        if n == CELLS - 1:
            value += (1 + g.passive[seat, X_FILL]) * TOKEN
        best = value if k == 0 else max(best, value)
        g.colour[seat, cell] = 0
        g.value[seat, cell] = 0
        g.filled[seat, row] = n
    return best + ((2 + g.passive[seat, X_GOLD_DIE]) * TOKEN if colour == GOLD else 0)


@rule
def _swapped(g: Record, b: Record, seat: int, one: int) -> int:
    """The worth after the die has changed places with the best other one."""
    best = 0
    for other in range(BOARD):
        if g.value[seat, other] > 0:
            change_places(g, seat, one, other)
            value = worth(g, b, seat)
            change_places(g, seat, one, other)
            best = value if other == 0 else max(best, value)
    return best


@rule
def _kept(g: Record, b: Record, seat: int) -> int:
    """The worth with the better of the old face and the new."""
    top = g.sp - 1
    value = worth(g, b, seat)
    cell = g.f_it[top]
    if g.f_dice[top] == 0 or cell >= BOARD:
        return value
    old = g.value[seat, cell]
    g.value[seat, cell] = g.rolled[top, 0]
    value = max(value, worth(g, b, seat))
    g.value[seat, cell] = old
    return value


@rule
def promised(g: Record, b: Record, seat: int) -> int:
    """The worth of a seat, if it is in the middle of something, after the best way to finish that."""
    if g.asked != seat:
        return worth(g, b, seat)
    if g.question == K_ROW:
        return _placed(g, b, seat)
    if g.sp > 0 and me(g) == seat:
        if g.question == M_CHOOSE:
            return _kept(g, b, seat)
        if g.question == M_PICK:
            if b.code[g.f_pc[g.sp - 1], 2] == OTHER_DIE:
                return _swapped(g, b, seat, g.f_it[g.sp - 1])
            return worth(g, b, seat) + RUNNING
    return worth(g, b, seat)


@rule
def evaluate(g: Record, b: Record, of: int) -> int:
    """Ours against the best of the others; alone, against a perfect character, so that any end is better than none."""
    if g.alignment[of] == 0:
        return 0
    seats = g.gold.shape[0]
    if seats == 1:
        if g.over != 0:
            return max(min(g.stars[0] * STAR // 60 - STAR, -1), -STAR)  # type: ignore[no-any-return]
        return max(min(promised(g, b, of) // 60 - STAR, -1), -STAR)
    if g.over != 0:
        return STAR if g.place[of] == 1 else -STAR
    best = -(1 << 30)
    for seat in range(seats):
        if seat != of and g.alignment[seat] > 0:
            best = max(best, promised(g, b, seat))
    ahead = promised(g, b, of) - best
    return STAR * ahead // (ahead + HALF) if ahead >= 0 else -(STAR * -ahead // (HALF - ahead))
