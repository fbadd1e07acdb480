"""What effects are made of: verbs, conditions, what can be picked; and the six attribute actions made from them."""

from __future__ import annotations

from ....kernel.amounts import ROLLED
from ....kernel.conditions import Condition
from ....kernel.effects import Effect, Nothing, Only, Or, Pick, Roll, Seq, Verb, When
from ....kernel.numbers import Numbers
from ..state import Attribute


class Do(Numbers):
    """What an effect does, as `rules.effects` carries it out."""

    FLIP = Verb(Verb.FIRST, "the die picked shows its opposite face")
    SWAP = Verb(Verb.FIRST + 1, "the two dice picked change places")
    ADJUST = Verb(Verb.FIRST + 2, "the die picked shows one more or less")
    SHOW = Verb(Verb.FIRST + 3, "tell what the rerolled die shows")
    SET = Verb(Verb.FIRST + 4, "the die picked shows n")
    STEP = Verb(Verb.FIRST + 5, "the alignment token moves the way picked")
    TOKEN = Verb(Verb.FIRST + 6, "n charisma tokens")
    GAIN = Verb(Verb.FIRST + 7, "n gold")
    ACTED = Verb(Verb.FIRST + 8, "the action of the attribute `what` was taken")
    REPEAT = Verb(Verb.FIRST + 9, "the attribute action that was taken is taken once more")
    FROM_BAG = Verb(Verb.FIRST + 10, "a die of the color picked comes from the bag for the one picked before")
    FROM_POOL = Verb(Verb.FIRST + 11, "the die picked on an initiative card and the one picked before change places")
    FLIP_POOL = Verb(Verb.FIRST + 12, "the die picked on an initiative card shows its opposite face")
    SET_POOL = Verb(Verb.FIRST + 13, "the die picked on an initiative card shows n")
    WHICH_POOL = Verb(Verb.FIRST + 14, "dice on initiative cards are named; the number in hand is how many")
    THROW_POOL = Verb(Verb.FIRST + 15, "the dice that were named are rolled again")
    SORT = Verb(Verb.FIRST + 16, "the dice on initiative cards are put in order again")
    BUY_TOP = Verb(Verb.FIRST + 17, "the top card of the market deck is bought for n gold")
    BUY_PILE = Verb(Verb.FIRST + 18, "the card picked from the discard pile is bought")
    SHIFT = Verb(Verb.FIRST + 19, "the die picked before goes to the row picked")
    ADD = Verb(Verb.FIRST + 20, "the card picked from the discard pile joins the market")
    EXTRA = Verb(Verb.FIRST + 21, "n more cards may be bought")
    MAKE_ROOM = Verb(Verb.FIRST + 22, "a weapon is dropped while there are too few hands")
    LABEL = Verb(Verb.FIRST + 23, "nothing: `what` is where the words of an option stand in the book")


class If(Numbers):
    """What it asks."""

    CHOSEN = Condition(Condition.FIRST, "something was picked")
    DIFFERS = Condition(Condition.FIRST + 1, "the die shows another face than before")
    MAY_STEP = Condition(Condition.FIRST + 2, "n steps are done, and one more is allowed")
    BAG_LEFT = Condition(Condition.FIRST + 3, "there is a die in the bag")
    CAN_OPEN = Condition(Condition.FIRST + 4, "n gold, and a card in the deck")
    COLOURED = Condition(Condition.FIRST + 5, "the die just placed has a color of the set `what`, a bit each")


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
    return Pick(selector, When(If.CHOSEN(), effect))


def action(attribute: int, mark: Effect = UNMARKED) -> Effect:
    """An attribute action, as a card gives it; `mark` notes that it was taken. RP-act-1 to RP-act-6 RP-gen-1"""
    if attribute == Attribute.STR:
        return picked(Selector.ANY_DIE, mark + Do.FLIP())
    if attribute == Attribute.DEX:
        return picked(Selector.SWAPPABLE_DIE, mark + Pick(Selector.OTHER_DIE, Do.SWAP()))
    if attribute == Attribute.CON:
        return picked(Selector.DIE_AND_STEP, mark + Do.ADJUST())
    if attribute == Attribute.INT:
        return picked(Selector.ANY_DIE, mark + Roll(1) + Do.SHOW() + Or(Nothing(), Only(If.DIFFERS(), Do.SET(ROLLED))))
    if attribute == Attribute.WIS:
        more = [When(If.MAY_STEP(n=done), picked(Selector.WAY, Do.STEP())) for done in range(1, MOST_STEPS)]
        return picked(Selector.WAY, mark + Do.STEP()) + Seq(tuple(more))
    assert attribute == Attribute.CHA
    return mark + Do.TOKEN(1)
