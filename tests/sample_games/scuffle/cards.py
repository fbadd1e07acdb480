"""The cards of Scuffle, declared: between them, everything a card of Dice Throne asks of the machine."""

from __future__ import annotations

from dataclasses import dataclass

from dicewright.kernel.amounts import IN_HAND, ROLLED, Counted, half
from dicewright.kernel.assembler import Assembler
from dicewright.kernel.conditions import Condition, in_hand
from dicewright.kernel.effects import Each, Effect, Only, Or, Pick, Roll, Verb, When, Window
from dicewright.kernel.numbers import Numbers

# Whom a verb acts on: what the effect acts on, or its owner.
IT, ME = range(2)


class Token(Numbers):
    BURN, WARD, EVADE = range(3)


class Do(Numbers):
    """What a card does."""

    HURT = Verb(Verb.FIRST, "n damage")
    HEAL = Verb(Verb.FIRST + 1, "n health")
    COINS = Verb(Verb.FIRST + 2, "n coins come, or go")
    GAIN = Verb(Verb.FIRST + 3, "n of the token `what`")
    LOSE = Verb(Verb.FIRST + 4, "up to n of the token `what` go; the number in hand is how many did")
    DRAW = Verb(Verb.FIRST + 5, "n cards")
    AIM = Verb(Verb.FIRST + 6, "an attack on `it` begins")
    INCOMING = Verb(Verb.FIRST + 7, "the attack deals n")
    ADD = Verb(Verb.FIRST + 8, "... n more")
    PREVENT = Verb(Verb.FIRST + 9, "... n less")
    DOUBLE = Verb(Verb.FIRST + 10, "... twice as much")
    HALVE = Verb(Verb.FIRST + 11, "... half")
    AVOID = Verb(Verb.FIRST + 12, "... nothing")
    LAND = Verb(Verb.FIRST + 13, "the attack is over; the number in hand is what it dealt")
    CANCEL = Verb(Verb.FIRST + 14, "the card below does nothing")
    TIP = Verb(Verb.FIRST + 15, "the die `it` shows n more")


class Count(Numbers):
    HELD = Counted(Counted.FIRST, "tokens of a kind that `it` holds")
    HAND = Counted(Counted.FIRST + 1, "cards in the owner's hand")


class If(Numbers):
    HOLDS = Condition(Condition.FIRST, "`it` holds at least n tokens of a kind")
    RICH = Condition(Condition.FIRST + 1, "the owner has at least n coins")


BURN, WARD, EVADE = Token.BURN, Token.WARD, Token.EVADE

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


EVERYBODY_ELSE = Each(OPPONENTS, Do.HURT(2))

CARDS = (
    Card("spark", Timing.MAIN, 0, Pick(OPPONENTS, Or(Do.HURT(1), Do.GAIN(1, what=BURN)))),
    Card("purge", Timing.MAIN, 0, Do.LOSE(9, what=BURN, who=ME) + Do.HEAL(1 * IN_HAND + 1, who=ME)),
    Card(
        "wildfire",
        Timing.MAIN,
        1,
        Each(OPPONENTS, Do.GAIN(1, what=BURN) + When(If.HOLDS(BURN, 2), Do.HURT(Count.HELD(BURN)))),
    ),
    Card(
        "bomb",
        Timing.MAIN,
        1,
        Roll(1, {(1, 2): Do.HURT(1, who=ME), (4, 5): Pick(OPPONENTS, Do.HURT(2)), 6: EVERYBODY_ELSE}),
    ),
    Card("volley", Timing.MAIN, 1, Pick(OPPONENTS, Roll(3, per={(5, 6): Do.HURT(1)}, on={1: Do.GAIN(1, what=BURN)}))),
    Card("windfall", Timing.MAIN, 0, Do.DRAW(1, who=ME) >> Do.COINS(half(Count.HAND()), who=ME)),
    Card(
        "tribute",
        Timing.MAIN,
        0,
        Or(Do.COINS(1, who=ME), Only(If.RICH(n=2), Do.COINS(-2, who=ME) + Do.DRAW(2, who=ME))),
    ),
    Card("maelstrom", Timing.MAIN, 1, Each(OPPONENTS, Pick(OPPONENTS, Do.HURT(1)) + Do.GAIN(1, what=BURN))),
    Card("charm", Timing.MAIN, 0, Do.GAIN(1, what=WARD, who=ME)),
    Card("smoke", Timing.MAIN, 1, Do.GAIN(1, what=EVADE, who=ME)),
    Card(
        "salvo",
        Timing.MAIN,
        1,
        Do.LOSE(2, what=EVADE, who=ME) + Roll(1 * IN_HAND + 1) + Pick(OPPONENTS, Do.HURT(half(ROLLED))),
    ),
    Card("cash_in", Timing.INSTANT, 0, Do.COINS(2, who=ME)),
    Card("counter", Timing.COUNTER, 0, Do.CANCEL()),
    Card("tip_it", Timing.DICE, 0, Pick(DICE, Do.TIP(1))),
    Card("parry", Timing.DEFENDING, 0, Do.PREVENT(2)),
    Card("protect", Timing.DEFENDING, 1, Do.HALVE()),
    Card("frenzy", Timing.ATTACKING, 1, Do.DOUBLE()),
    Card("goad", Timing.ATTACKING, 0, Roll(1) + Do.ADD(ROLLED)),
)
"""Card numbers count from 1: an empty place holds 0."""

UPKEEP = When(If.HOLDS(BURN, 1), Do.HURT(Count.HELD(BURN))) + Do.DRAW(1, who=ME) + Do.COINS(1, who=ME)

ATTACK = Pick(
    OPPONENTS,
    Do.AIM()
    + Or(Do.INCOMING(3), Roll(1) + Do.INCOMING(ROLLED))
    + Window(Opens.BEFORE)
    + Roll(2, per={(5, 6): Do.PREVENT(1)}, on={1: Do.HURT(1, who=ME)})
    + Window(Opens.AFTER)
    + Do.LAND()
    + When(in_hand(4), Do.GAIN(1, what=BURN)),
)

WARD_OFF = Do.LOSE(1, what=WARD, who=ME) + Do.HEAL(IN_HAND, who=ME)
"""What happens to a warded seat instead of gaining Burn; the number in hand is the Burn it would have gained."""

DODGE = Do.LOSE(1, what=EVADE, who=ME) + Roll(1, {(4, 5, 6): Do.AVOID()})
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
