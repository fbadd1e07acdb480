"""The cards of Scuffle, declared: between them, everything a card of Dice Throne asks of the machine."""

from __future__ import annotations

from dataclasses import dataclass

from dicewright.kernel.effects import (
    FIRST_CONDITION,
    FIRST_MEASURE,
    FIRST_VERB,
    IN_HAND,
    ROLLED,
    Assembler,
    Condition,
    Each,
    Effect,
    Measure,
    Only,
    Or,
    Pick,
    Roll,
    Verb,
    When,
    Window,
    half,
    in_hand,
)
from dicewright.kernel.numbers import Numbers

# Whom a verb acts on: what the effect acts on, or its owner.
IT, ME = range(2)


class Token(Numbers):
    BURN, WARD, EVADE = range(3)


class Does(Numbers):
    """The verbs, as the machine knows them."""

    HURT, HEAL, COINS, GAIN, LOSE, DRAW = range(FIRST_VERB, FIRST_VERB + 6)
    AIM, INCOMING, ADD, PREVENT, DOUBLE, HALVE, AVOID, LAND, CANCEL, TIP = range(FIRST_VERB + 6, FIRST_VERB + 16)


HURT, HEAL, COINS, GAIN, LOSE, DRAW, AIM, INCOMING, ADD, PREVENT, DOUBLE, HALVE, AVOID, LAND, CANCEL, TIP = (
    Verb(name, op) for name, op in Does.by_name.items()
)
BURN, WARD, EVADE = Token.BURN, Token.WARD, Token.EVADE

HELD = Measure("held", FIRST_MEASURE)
"""Tokens of a kind that `it` holds."""
HAND = Measure("hand", FIRST_MEASURE + 1)
"""Cards in the owner's hand."""

HOLDS = Condition("holds", FIRST_CONDITION)
"""`it` holds at least n tokens of a kind."""
RICH = Condition("rich", FIRST_CONDITION + 1)
"""The owner has at least n coins."""

# Selectors.
OPPONENTS, DICE = range(2)


class Opens(Numbers):
    """Windows: at a printed "then", when a card is played, after an extra roll, before and after the defence."""

    THEN, CARD, ROLL, BEFORE, AFTER = range(5)


class Timing(Numbers):
    """When a card may be played."""

    MAIN, INSTANT, COUNTER, DICE, DEFENDING, ATTACKING = range(6)


@dataclass(frozen=True)
class Card:
    name: str
    when: int
    cost: int
    effect: Effect


EVERYBODY_ELSE = Each(OPPONENTS, HURT(2))

CARDS = (
    Card("spark", Timing.MAIN, 0, Pick(OPPONENTS, Or(HURT(1), GAIN(1, what=BURN)))),
    Card("purge", Timing.MAIN, 0, LOSE(9, what=BURN, who=ME) + HEAL(1 * IN_HAND + 1, who=ME)),
    Card("wildfire", Timing.MAIN, 1, Each(OPPONENTS, GAIN(1, what=BURN) + When(HOLDS(BURN, 2), HURT(HELD(BURN))))),
    Card(
        "bomb", Timing.MAIN, 1, Roll(1, {(1, 2): HURT(1, who=ME), (4, 5): Pick(OPPONENTS, HURT(2)), 6: EVERYBODY_ELSE})
    ),
    Card("volley", Timing.MAIN, 1, Pick(OPPONENTS, Roll(3, per={(5, 6): HURT(1)}, on={1: GAIN(1, what=BURN)}))),
    Card("windfall", Timing.MAIN, 0, DRAW(1, who=ME) >> COINS(half(HAND), who=ME)),
    Card("tribute", Timing.MAIN, 0, Or(COINS(1, who=ME), Only(RICH(n=2), COINS(-2, who=ME) + DRAW(2, who=ME)))),
    Card("maelstrom", Timing.MAIN, 1, Each(OPPONENTS, Pick(OPPONENTS, HURT(1)) + GAIN(1, what=BURN))),
    Card("charm", Timing.MAIN, 0, GAIN(1, what=WARD, who=ME)),
    Card("smoke", Timing.MAIN, 1, GAIN(1, what=EVADE, who=ME)),
    Card(
        "salvo",
        Timing.MAIN,
        1,
        LOSE(2, what=EVADE, who=ME) + Roll(1 * IN_HAND + 1) + Pick(OPPONENTS, HURT(half(ROLLED))),
    ),
    Card("cash_in", Timing.INSTANT, 0, COINS(2, who=ME)),
    Card("counter", Timing.COUNTER, 0, CANCEL()),
    Card("tip_it", Timing.DICE, 0, Pick(DICE, TIP(1))),
    Card("parry", Timing.DEFENDING, 0, PREVENT(2)),
    Card("protect", Timing.DEFENDING, 1, HALVE()),
    Card("frenzy", Timing.ATTACKING, 1, DOUBLE()),
    Card("goad", Timing.ATTACKING, 0, Roll(1) + ADD(ROLLED)),
)
"""Card numbers count from 1: an empty place holds 0."""

UPKEEP = When(HOLDS(BURN, 1), HURT(HELD(BURN))) + DRAW(1, who=ME) + COINS(1, who=ME)

ATTACK = Pick(
    OPPONENTS,
    AIM()
    + Or(INCOMING(3), Roll(1) + INCOMING(ROLLED))
    + Window(Opens.BEFORE)
    + Roll(2, per={(5, 6): PREVENT(1)}, on={1: HURT(1, who=ME)})
    + Window(Opens.AFTER)
    + LAND()
    + When(in_hand(4), GAIN(1, what=BURN)),
)

WARD_OFF = LOSE(1, what=WARD, who=ME) + HEAL(IN_HAND, who=ME)
"""What happens to a warded seat instead of gaining Burn; the number in hand is the Burn it would have gained."""

DODGE = LOSE(1, what=EVADE, who=ME) + Roll(1, {(4, 5, 6): AVOID()})
"""What an Evade token does when it is spent."""

ASSEMBLER = Assembler(Opens.THEN, Opens.ROLL)
PROGRAMS = [0, *(ASSEMBLER.program(Window(Opens.CARD) + card.effect) for card in CARDS)]
P_UPKEEP = ASSEMBLER.program(UPKEEP)
P_ATTACK = ASSEMBLER.program(ATTACK)
P_WARD_OFF = ASSEMBLER.program(WARD_OFF)
P_DODGE = ASSEMBLER.program(DODGE)
CODE_ROWS = 256


def number(name: str) -> int:
    """A card's number by its name."""
    return 1 + [card.name for card in CARDS].index(name)
