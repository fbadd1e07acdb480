"""What studies note of each seat: who began, and the feats performed."""

from __future__ import annotations

from ...kernel.game import Setup
from ...kernel.mark import Mark, Thing, Things
from ...kernel.rule import rule
from ...kernel.words import text
from .box import Feat
from .show import names
from .state import Book, State


@rule
def began(g: State, b: Book, seat: int, a: int) -> int:
    """DF-turn-1"""
    return 1 if seat == 0 else 0


@rule
def performed(g: State, b: Book, seat: int, a: int) -> int:
    feats = 0
    for feat in range(Feat.count):
        if g.cards[seat, feat] > 0:
            feats |= 1 << feat
    return feats


def _starter(setup: Setup, seat: int) -> Things:
    return {0: Thing("began", text("thing-began"))}


def _feats(setup: Setup, seat: int) -> Things:
    return {feat: Thing(name, names.feat(feat)) for feat, name in enumerate(Feat.names)}


MARKS = (Mark("began", began, _starter), Mark("performed", performed, _feats))
