"""Contested readings and variants, each a switch of the set-up and a field of the book; the first choice is the usual
one. `reference.py` says why."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.numbers import Numbers


class FreshMarks(Numbers):
    """What a mark is to the very attack that has put it on its target."""

    COUNT, IGNORE = range(2)


class Evasion(Numbers):
    """How much one avoids."""

    ONE_SOURCE, WHOLE_PHASE = range(2)


class NyraDefense(Numbers):
    """Whether either Nyra or the Huntress meets an attack, or Nyra may take one that the Huntress defended against."""

    EITHER, BOTH = range(2)


class Promo(Numbers):
    """Whether promo cards are in the decks."""

    NO, YES = range(2)


class DiscardBelow(Numbers):
    """Whether one may sell on below six cards."""

    ALLOWED, NOT = range(2)


SWITCHES: Mapping[str, tuple[str, ...]] = {
    "fresh_marks": FreshMarks.names,
    "evasion": Evasion.names,
    "nyra_defense": NyraDefense.names,
    "promo": Promo.names,
    "discard_below": DiscardBelow.names,
}
