"""For bots and clocks: what to answer by default, when the table is quiet, and how good it looks.

Worth is counted in thousandths of a star: what the board would score now, what its rows promise, and what gold and
cards may still bring.
"""

from __future__ import annotations

from ....kernel.assembler import Column
from ....kernel.bits import ones
from ....kernel.machine import me
from ....kernel.question import NATURE
from ....kernel.rule import rule
from ..content.verbs import Do, Selector
from ..rules.attributes import class_dice, goal_attribute
from ..rules.cards import ALL_ARMOR, ALL_SKILLS, ALL_TRAITS, ALL_WEAPONS
from ..rules.dice import change_places, nth_open_row, open_rows
from ..rules.draft import ROW
from ..rules.effects import CHOOSE, EXTRA_DIE, PICK
from ..rules.score import alignment, armor, matches
from ..rules.traits import traits
from ..state import BOARD, CELLS, ROWS, Book, Colour, Passive, Phase, State, Step, rounds_left
from .weights import LOWEST_SUM, REACH, Weights

STAR = 1000
PERFECT = 60
"""Stars of a perfect character."""


@rule
def default(g: State, b: Book, w: Weights) -> int:
    """The answer of a seat whose time is up: pass, leave it, discard the leftmost card ...: the first option.
    RP-dig-1"""
    return 0


@rule
def quiet(g: State, b: Book) -> int:
    """Not while a die of an effect rolls, nor when only the scoring is left: then the score itself can be seen."""
    return 0 if g.question == EXTRA_DIE or (g.asked == NATURE and g.sp > 0) or g.phase == Phase.SCORING else 1


@rule
def worth(g: State, b: Book, w: Weights, seat: int) -> int:
    """What a character promises."""
    klass = g.klass[seat] - 1
    left = rounds_left(g, b)
    if g.step == Step.CLEANUP:
        left -= 1
    n = w.leaning * alignment(g, b, seat) + STAR * (class_dice(g, b, seat) + traits(g, b, seat))
    for row in range(ROWS):
        at = goal_attribute(g, b, seat, row) + LOWEST_SUM
        n += w.promise[klass, row, CELLS - g.filled[seat, row], min(max(at, 0), REACH - 1)]
    same = matches(g, b, seat)
    n += STAR * b.story_stars[same] + w.story * same
    held = g.held[seat]
    if held != 0:
        n += STAR * armor(g, b, seat) + w.piece * ones(held & ALL_ARMOR)
        n += w.hope * ones(held & ALL_TRAITS) * min(left, 4) // 4
        n += left * (w.skill_held * ones(held & ALL_SKILLS) + w.weapon_held * ones(held & ALL_WEAPONS))
        n += w.skill_ready * ones(g.ready[seat])
    coins = g.gold[seat]
    spendable = min(coins, w.spendable)
    n += spendable * (w.coin + w.coin_later * left) + (coins - spendable) * w.coin_idle
    if b.solo == 1:
        n += coins * w.solo_coin
    return n + w.token * (g.tokens[seat] + g.extra[seat])


@rule
def _placed(g: State, b: Book, w: Weights, seat: int) -> int:
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
        value = worth(g, b, w, seat)
        if n == CELLS - 1:
            value += (1 + g.passive[seat, Passive.FILL]) * w.token
        best = value if k == 0 else max(best, value)
        g.colour[seat, cell] = 0
        g.value[seat, cell] = 0
        g.filled[seat, row] = n
    return best + ((2 + g.passive[seat, Passive.GOLD_DIE]) * w.token if colour == Colour.GOLD else 0)


@rule
def _swapped(g: State, b: Book, w: Weights, seat: int, one: int) -> int:
    """The worth after the die has changed places with the best other one."""
    best = 0
    for other in range(BOARD):
        if g.value[seat, other] > 0:
            change_places(g, seat, one, other)
            value = worth(g, b, w, seat)
            change_places(g, seat, one, other)
            best = value if other == 0 else max(best, value)
    return best


@rule
def _kept(g: State, b: Book, w: Weights, seat: int) -> int:
    """The worth with the better of the old face and the new."""
    top = g.sp - 1
    value = worth(g, b, w, seat)
    cell = g.f_it[top]
    old = g.value[seat, cell]
    g.value[seat, cell] = g.rolled[top, 0]
    value = max(value, worth(g, b, w, seat))
    g.value[seat, cell] = old
    return value


@rule
def promised(g: State, b: Book, w: Weights, seat: int) -> int:
    """The worth of a seat, if it is in the middle of something, after the best way to finish that."""
    if g.asked != seat:
        return worth(g, b, w, seat)
    if g.question == ROW:
        return _placed(g, b, w, seat)
    if g.sp > 0 and me(g) == seat:
        if g.question == CHOOSE:
            offered = b.code[b.code[g.f_pc[g.sp - 1] + 2, Column.PLUS], Column.OP]
            if offered == Do.SET:
                return _kept(g, b, w, seat)
            return worth(g, b, w, seat) + (w.running if offered == Do.LABEL else 0)
        if g.question == PICK:
            if b.code[g.f_pc[g.sp - 1], Column.WHAT] == Selector.OTHER_DIE:
                return _swapped(g, b, w, seat, g.f_it[g.sp - 1])
            return worth(g, b, w, seat) + w.running
    return worth(g, b, w, seat)


@rule
def evaluate(g: State, b: Book, w: Weights, of: int) -> int:
    """Ours against the best of the others; alone, against a perfect character, so that any end is better than none."""
    if g.alignment[of] == 0:
        return 0
    seats = g.gold.shape[0]
    if seats == 1:
        if g.over != 0:
            return max(min(g.stars[0] * STAR // PERFECT - STAR, -1), -STAR)
        return max(min(promised(g, b, w, of) // PERFECT - STAR, -1), -STAR)
    if g.over != 0:
        return STAR if g.place[of] == 1 else -STAR
    best = -(1 << 30)
    for seat in range(seats):
        if seat != of and g.alignment[seat] > 0:
            best = max(best, promised(g, b, w, seat))
    ahead = promised(g, b, w, of) - best
    return STAR * ahead // (ahead + w.half) if ahead >= 0 else -(STAR * -ahead // (w.half - ahead))
