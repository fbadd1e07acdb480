"""The words in which cards and faces are declared: what is gained or paid, who is blessed and how, which face is
forged."""

from __future__ import annotations

from ....kernel.effects import FIRST_MEASURE, FIRST_VERB, Do, Measure, Verb
from ....kernel.numbers import Numbers
from ..state import Resource


class Op(Numbers):
    """The verbs, as the machine knows them."""

    GAIN, PAY, BLESS, MINOR, OTHERS, FORGE, GIVE, TAKE = range(FIRST_VERB, FIRST_VERB + 8)


GAIN = Verb("gain", Op.GAIN)
"""what = resource."""
PAY = Verb("pay", Op.PAY)
BLESS = Verb("bless", Op.BLESS)
"""what = mode, here and in the next two."""
MINOR = Verb("minor", Op.MINOR)
"""With the die at hand."""
OTHERS = Verb("others", Op.OTHERS)
"""Everybody else rolls."""
FORGE = Verb("forge", Op.FORGE)
"""what = a face, or none for the one picked."""
GIVE = Verb("give", Op.GIVE)
"""The boar of this card to the hero picked."""
TAKE = Verb("take", Op.TAKE)
"""what = token."""


class Counted(Numbers):
    """The measures, likewise."""

    REPLACED, CARDS = range(FIRST_MEASURE, FIRST_MEASURE + 2)


REPLACED = Measure("replaced", Counted.REPLACED)
"""Faces the owner has replaced so far."""
CARDS = Measure("cards", Counted.CARDS)
"""Cards of a feat that the owner has."""


class Selector(Numbers):
    """What a card lets its owner pick."""

    OWN_DICE, BEARERS, SHIELDS = range(3)


def gold(n: int) -> Do:
    return GAIN(n, what=Resource.GOLD)


def sun(n: int) -> Do:
    return GAIN(n, what=Resource.SUN)


def moon(n: int) -> Do:
    return GAIN(n, what=Resource.MOON)


def glory(n: int) -> Do:
    return GAIN(n, what=Resource.VP)
