"""The open question of a game of Dice Throne and its options, from a seat's view."""

from __future__ import annotations

from dataclasses import replace

from ....kernel.describe import Asking, Option, Thing
from ..rules.dice import shows
from ..state import DICE, K_AGAIN, K_KEEP, QUESTIONS, OpenRoll, Seen
from .names import die_at, die_name
from .options import OPTIONS
from .questions import ASKED
from .refusals import REFUSALS

_NAMES = {kind.number: kind.name for kind in QUESTIONS}


def describe(seen: Seen) -> Asking:
    """The open question, for whoever may know of it."""
    v = seen.view
    said, rule = ASKED[v.question](seen)
    refused = tuple(REFUSALS[v.question](seen)) if v.question in REFUSALS else ()
    asking = Asking(_NAMES[v.question], v.asked, said, rule, v.options, refused=refused)
    if v.question == K_KEEP:
        return _subset(seen, asking, OpenRoll.OFFENSE, DICE)
    dice = (v.options - 1).bit_length()
    if v.question == K_AGAIN and v.options == 1 << dice and v.again_most >= dice:
        return _subset(seen, asking, v.again_roll, dice)
    return asking


def _subset(seen: Seen, asking: Asking, roll: int, dice: int) -> Asking:
    """Any of these dice: those to roll again."""
    things = tuple(
        Thing(die_at(seen, roll, i), die_name(seen, roll, i), shows(seen.view, roll, i)) for i in range(dice)
    )
    return replace(asking, form="subset", things=things)


def option(seen: Seen, answer: int) -> Option:
    """One of its options."""
    return OPTIONS[seen.view.question](seen, answer)
