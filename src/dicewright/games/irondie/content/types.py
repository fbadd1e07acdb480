"""The nine types of dice, declared: the rulebook's table of key features."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.amounts import Amount, Counted
from ....kernel.conditions import Condition
from ....kernel.effects import Effect, Nothing, Verb
from ....kernel.numbers import Numbers
from ..box import NO_COLOUR, Class, Colour, Type
from ..state import Compares, Reach, Zone

# Whom a verb acts on.
TARGET, SELF = range(2)


class Do(Numbers):
    """What the effect of a die does."""

    MOVE = Verb(Verb.FIRST, "into the zone `what` of the die's owner")
    ADD = Verb(Verb.FIRST + 1, "n to the value")
    ENTER = Verb(Verb.FIRST + 2, "into the battle zone, showing n")


class Count(Numbers):
    OWN_VALUE = Counted(Counted.FIRST, "what the die itself shows")


class If(Numbers):
    ADDS = Condition(Condition.FIRST, "the sign declared with the target is plus")


ANY = (Class.ATTACK, Class.DEFENSE, Class.LIFE)
NOTHING = Nothing()


@dataclass(frozen=True)
class Signed(Effect):
    """Add or subtract, as the thrower likes. ID-res-10"""

    amount: Amount


@dataclass(frozen=True)
class DieType:
    """A row of the table: what it wins ties in, what it aims at, and what it does to a target it beats or not."""

    type: int
    klass: int
    specialised: int
    win: Effect
    lose: Effect = NOTHING
    aims: tuple[int, ...] = ANY
    compares: int = Compares.GREATER
    reach: int = Reach.ONE_IN_PLAY

    @property
    def name(self) -> str:
        return Type.names[self.type]


BY_OWN_VALUE, BY_ONE = Signed(Count.OWN_VALUE()), Signed(Amount(1))

DIE_TYPES = (
    DieType(Type.SMASHER, Class.ATTACK, Colour.BLACK, Do.MOVE(what=Zone.ABYSS), Do.MOVE(who=SELF, what=Zone.ABYSS)),
    DieType(Type.ASSAULT, Class.ATTACK, Colour.RED, BY_OWN_VALUE, BY_ONE, aims=(Class.ATTACK,)),
    DieType(Type.BALLISTIC, Class.ATTACK, Colour.PURPLE, Do.ADD(-2), Do.ADD(-1)),
    DieType(Type.NULLIFIER, Class.DEFENSE, Colour.BLUE, Do.MOVE(what=Zone.STORAGE)),
    DieType(Type.BARRIER, Class.DEFENSE, Colour.GREEN, BY_OWN_VALUE, BY_ONE, aims=(Class.DEFENSE,)),
    DieType(Type.POWER_UP, Class.DEFENSE, Colour.WHITE, Do.ADD(3), Do.ADD(1)),
    DieType(
        Type.SWARM, Class.LIFE, Colour.ORANGE, Do.ADD(-2),
        aims=(Class.DEFENSE,), compares=Compares.LESS, reach=Reach.ALL_OPPOSING,
    ),
    DieType(
        Type.FORTRESS, Class.LIFE, Colour.YELLOW, Do.ADD(-2),
        aims=(Class.ATTACK,), compares=Compares.LESS, reach=Reach.ALL_OPPOSING,
    ),
    DieType(
        Type.REGENERATION, Class.LIFE, NO_COLOUR, Do.ENTER(Count.OWN_VALUE()),
        compares=Compares.ALWAYS, reach=Reach.ONE_IN_STORAGE,
    ),
)  # fmt: skip
"""ID-type-1 to ID-type-9, by their numbers."""

if [t.type for t in DIE_TYPES] != list(range(Type.count)):
    raise ValueError("DIE_TYPES must hold every Type once, in the order of their numbers")
