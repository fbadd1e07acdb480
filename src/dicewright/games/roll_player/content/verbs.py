"""What effects are made of: verbs, conditions, what can be picked; and the six attribute actions made from them."""

from __future__ import annotations

from ....kernel.effects import (
    FIRST_CONDITION,
    FIRST_VERB,
    ROLLED,
    Condition,
    Effect,
    Nothing,
    Only,
    Or,
    Pick,
    Roll,
    Seq,
    Verb,
    When,
)
from ....kernel.numbers import Numbers
from ..state import Attribute


class Op(Numbers):
    """Verbs by number, as `rules.effects` carries them out."""

    FLIP, SWAP, ADJUST, SHOW, SET, STEP, TOKEN, GAIN, ACTED, REPEAT = range(FIRST_VERB, FIRST_VERB + 10)
    FROM_BAG, FROM_POOL, FLIP_POOL, SET_POOL, WHICH_POOL, THROW_POOL = range(FIRST_VERB + 10, FIRST_VERB + 16)
    SORT, BUY_TOP, BUY_PILE, SHIFT, ADD, EXTRA, MAKE_ROOM, LABEL = range(FIRST_VERB + 16, FIRST_VERB + 24)


class Holds(Numbers):
    """Conditions by number."""

    CHOSEN, DIFFERS, MAY_STEP, BAG_LEFT, CAN_OPEN, COLOURED = range(FIRST_CONDITION, FIRST_CONDITION + 6)


def _verb(op: int) -> Verb:
    return Verb(Op.names[op - FIRST_VERB], op)


def _condition(number: int) -> Condition:
    return Condition(Holds.names[number - FIRST_CONDITION], number)


FLIP = _verb(Op.FLIP)
SWAP = _verb(Op.SWAP)
ADJUST = _verb(Op.ADJUST)
SHOW = _verb(Op.SHOW)  # tell what the rerolled die shows
SET = _verb(Op.SET)
STEP = _verb(Op.STEP)
TOKEN = _verb(Op.TOKEN)
GAIN = _verb(Op.GAIN)
ACTED = _verb(Op.ACTED)  # what = the attribute whose action was taken
REPEAT = _verb(Op.REPEAT)
FROM_BAG = _verb(Op.FROM_BAG)
FROM_POOL = _verb(Op.FROM_POOL)
FLIP_POOL = _verb(Op.FLIP_POOL)
SET_POOL = _verb(Op.SET_POOL)
WHICH_POOL = _verb(Op.WHICH_POOL)  # the number in hand is how many dice were named
THROW_POOL = _verb(Op.THROW_POOL)
SORT = _verb(Op.SORT)
BUY_TOP = _verb(Op.BUY_TOP)
BUY_PILE = _verb(Op.BUY_PILE)
SHIFT = _verb(Op.SHIFT)
ADD = _verb(Op.ADD)
EXTRA = _verb(Op.EXTRA)
MAKE_ROOM = _verb(Op.MAKE_ROOM)
LABEL = _verb(Op.LABEL)  # does nothing: what = where the words of an option stand in the book

CHOSEN = _condition(Holds.CHOSEN)  # something was picked
DIFFERS = _condition(Holds.DIFFERS)  # the die shows another face than before
MAY_STEP = _condition(Holds.MAY_STEP)  # n steps are done, and one more is allowed
BAG_LEFT = _condition(Holds.BAG_LEFT)
CAN_OPEN = _condition(Holds.CAN_OPEN)  # n gold and a card in the deck
COLOURED = _condition(Holds.COLOURED)  # the die just placed has a color of this set, a bit each


class Selector(Numbers):
    """What a `Pick` offers. Where it says "or none", the first option is to leave it."""

    ANY_DIE = 0  # a die on one's own board, or none
    OTHER_DIE = 1  # another one that looks different
    DIE_AND_STEP = 2  # a die on one's own board with one more or less, or none: 2 * cell + (1 if more)
    WAY = 3  # a direction in which the token can move, or none
    BAG_DIE = 4  # a color in the bag
    POOL_DIE = 5  # a die on an initiative card not taken yet
    ANY_POOL_DIE = 6  # the same, or none
    OTHER_ROW = 7  # another row with room
    PILE_TO_BUY = 8  # a card of the discard pile that one can pay, or none
    PILE_CARD = 9  # a card of the discard pile, or none
    SWAPPABLE_DIE = 10  # a die on one's own board that looks different from another one, or none
    MOVABLE_DIE = 11  # a die on one's own board for which another row has room, or none


MOST_STEPS = 4
"""Of a Wisdom action, whatever a card file grants."""
UNMARKED = Nothing()


def picked(selector: int, effect: Effect) -> Effect:
    """Pick something, or leave it; then do this with it."""
    return Pick(selector, When(CHOSEN(), effect))


def action(attribute: int, mark: Effect = UNMARKED) -> Effect:
    """An attribute action, as a card gives it; `mark` notes that it was taken. RP-act-1 to RP-act-6 RP-gen-1"""
    if attribute == Attribute.STR:
        return picked(Selector.ANY_DIE, mark + FLIP())
    if attribute == Attribute.DEX:
        return picked(Selector.SWAPPABLE_DIE, mark + Pick(Selector.OTHER_DIE, SWAP()))
    if attribute == Attribute.CON:
        return picked(Selector.DIE_AND_STEP, mark + ADJUST())
    if attribute == Attribute.INT:
        return picked(Selector.ANY_DIE, mark + Roll(1) + SHOW() + Or(Nothing(), Only(DIFFERS(), SET(ROLLED))))
    if attribute == Attribute.WIS:
        more = [When(MAY_STEP(n=done), picked(Selector.WAY, STEP())) for done in range(1, MOST_STEPS)]
        return picked(Selector.WAY, mark + STEP()) + Seq(tuple(more))
    assert attribute == Attribute.CHA
    return mark + TOKEN(1)
