"""What bots judge by, in tenths of glory. No part of the rules: no save and no book knows of it."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.game import Setup
from ....kernel.layout import Values
from ....kernel.record import Record, i16
from ..box import FACE_NUMBERS, FaceKind, Resource
from ..content.faces import DECLARED_FACES, DieFace


class Weights(Record):
    worth = i16(2, FACE_NUMBERS, doc="a face, once rolled: while gold and shards can be spent, and after")
    unit = i16(Resource.count, doc="a resource while there is time to spend it")
    elder = i16(start=25, doc="an Elder, a turn")
    owl = i16(start=18, doc="a Guardian's Owl, a turn")
    chest = i16(start=4, doc="a chest, a turn")
    token = i16(start=40, doc="a token that is not spent yet")
    spent = i16(start=8, doc="units of a kind that one action may be hoped to use")
    soft = i16(start=250, doc="a lead of so much is half a win")


UNIT = {Resource.GOLD: 4, Resource.SUN: 22, Resource.MOON: 22, Resource.VP: 10}
SPECIAL = {FaceKind.COPY: 40, FaceKind.PURCHASE: 25, FaceKind.BOAR: 22}
"""A triple is worth twice the other die."""
SHIELD = 15
"""Above what a shield shows: now and then it finds its resource."""


def worth(face: DieFace, spendable: bool) -> int:
    """A face, once rolled."""
    values = [n * UNIT[r] for r, n in enumerate(face.gives()) if spendable or r == Resource.VP]
    if face.does == FaceKind.SHIELD:
        return sum(values) + SHIELD
    if face.does in SPECIAL:
        return SPECIAL[face.does] if spendable else 0
    return max(values) if face.does == FaceKind.CHOICE else sum(values)


def fill_weights(setup: Setup, content: Mapping[str, object]) -> dict[str, Values]:
    return {
        "worth": [[0, *(worth(face, spendable) for face in DECLARED_FACES)] for spendable in (True, False)],
        "unit": [UNIT[resource] for resource in range(Resource.count)],
    }
