"""The open question of a game of Dice Forge and its options, from a seat's view."""

from __future__ import annotations

from ...kernel.describe import Asking, Option, Seen
from .options import OPTIONS
from .questions import ASKED
from .refusals import REFUSALS
from .state import QUESTIONS

_NAMES = {kind.number: kind.name for kind in QUESTIONS}


def describe(seen: Seen) -> Asking:
    """The open question, for whoever is asked, or watches: nothing is hidden in this game."""
    v = seen.view
    said, rule = ASKED[v.question](seen)
    refused = tuple(REFUSALS[v.question](seen)) if v.question in REFUSALS else ()
    return Asking(_NAMES[v.question], v.asked, said, rule, v.options, refused=refused)


def option(seen: Seen, answer: int) -> Option:
    """One of its options."""
    return OPTIONS[seen.view.question](seen, answer)
