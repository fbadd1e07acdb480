"""The words in which cards and faces are declared: what is gained or paid, who is blessed and how, which face is
forged."""

from __future__ import annotations

from ....kernel.amounts import Counted
from ....kernel.effects import Act, Verb
from ....kernel.numbers import Numbers
from ..box import Resource


class Do(Numbers):
    """What cards and faces do."""

    GAIN = Verb(Verb.FIRST, "n of the resource `what`")
    PAY = Verb(Verb.FIRST + 1, "n of the resource `what` go")
    BLESS = Verb(Verb.FIRST + 2, "divine blessings in the mode `what`")
    MINOR = Verb(Verb.FIRST + 3, "minor blessings in the mode `what`, with the die at hand")
    OTHERS = Verb(Verb.FIRST + 4, "everybody else rolls, in the mode `what`")
    FORGE = Verb(Verb.FIRST + 5, "the face `what`, or none for the one picked")
    GIVE = Verb(Verb.FIRST + 6, "the boar of this card goes to the hero picked")
    TAKE = Verb(Verb.FIRST + 7, "the token `what`")


class Count(Numbers):
    """Numbers that they read off the table."""

    REPLACED = Counted(Counted.FIRST, "faces the owner has replaced so far")
    CARDS = Counted(Counted.FIRST + 1, "cards of a feat that the owner has")


class Selector(Numbers):
    """What a card lets its owner pick."""

    OWN_DICE, BEARERS, SHIELDS = range(3)


def gold(n: int) -> Act:
    return Do.GAIN(n, what=Resource.GOLD)


def sun(n: int) -> Act:
    return Do.GAIN(n, what=Resource.SUN)


def moon(n: int) -> Act:
    return Do.GAIN(n, what=Resource.MOON)


def glory(n: int) -> Act:
    return Do.GAIN(n, what=Resource.VP)
