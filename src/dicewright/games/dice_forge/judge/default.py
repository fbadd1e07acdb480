"""What a seat answers whose time is up, and when the table is quiet."""

from __future__ import annotations

from ....kernel.rule import rule
from ..box import SIDES, Face
from ..rules.faces import RESOURCE, factor, kinds, loses, nth_kind
from ..rules.temple import FORGE, nth_old_face, old_faces
from ..state import Book, Stage, State, Step
from .weights import Weights


@rule
def default(g: State, b: Book, w: Weights) -> int:
    """Decline where one can, else the dearest resource or the cheapest loss, the cheapest face to give up, the first
    option. DF-dig-1"""
    best = 0
    if g.question == FORGE:
        least = 32000
        for k in range(old_faces(g, b, g.asked)):
            place = nth_old_face(g, b, g.asked, k)
            face = g.face[g.asked, place // SIDES, place % SIDES]
            if face != Face.X3 and w.worth[0, face] < least:
                least = w.worth[0, face]
                best = k
    elif g.question == RESOURCE:
        most = -32000
        face = g.shows[g.die]
        for k in range(kinds(b, face)):
            resource = nth_kind(b, face, k)
            amount = b.gives[face, resource] * factor(g, g.die)
            if loses(g, b, g.die):
                amount = -min(amount, g.have[g.asked, resource])
            worth = amount * w.unit[resource]
            if worth > most:
                most = worth
                best = k
    return best


@rule
def quiet(g: State, b: Book) -> int:
    """Between actions, and before the dice of a turn fall."""
    if g.gold > 0 or g.forging > 0 or g.sp > 0:
        return 0
    if g.stage == Stage.NONE:
        return 1
    return 1 if g.stage == Stage.ROLL and g.step == Step.BLESS and g.rolling_die == 0 else 0
