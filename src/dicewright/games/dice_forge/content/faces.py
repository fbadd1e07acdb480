"""The 29 faces, declared; which of them the dice start with, and where the others lie."""

from __future__ import annotations

from dataclasses import dataclass, field

from ....kernel.effects import Act, Effect, Nothing, Or, Seq
from ..box import FACES, FaceKind, Resource
from ..state import DEAREST, MIXED_SQUARES
from .verbs import Do, glory, gold, moon, sun


@dataclass(frozen=True)
class DieFace:
    """A face and its price in the sanctuary; 0: it cannot be bought."""

    name: str
    does: int
    effect: Effect = field(default_factory=Nothing)
    price: int = 0
    matches: int = Resource.GOLD
    """Of a shield: the resource that turns its reward, the effect here, into glory."""

    def gives(self) -> list[int]:
        """The effect as amounts by resource; a choice gives one of them."""
        match self.effect:
            case Or(parts) | Seq(parts):
                pass
            case Nothing():
                parts = ()
            case _:
                parts = (self.effect,)
        amounts = [0] * Resource.count
        for part in parts:
            assert isinstance(part, Act), f"face {self.name} gives plain resources"
            amounts[part.what] = part.amount.plus
        return amounts


def standard(name: str, effect: Effect, price: int = 0) -> DieFace:
    return DieFace(name, FaceKind.ALL, effect, price)


def choice(name: str, *gains: Effect, price: int) -> DieFace:
    return DieFace(name, FaceKind.CHOICE, Or(*gains), price)


def shield(name: str, resource: int, n: int) -> DieFace:
    return DieFace(name, FaceKind.SHIELD, Do.GAIN(n, what=resource), matches=resource)


REWARD_A = glory(5)
"""What a shield gives if it finds its resource. DF-shield-1"""

DECLARED_FACES = (
    standard("G1", gold(1)),
    standard("V2", glory(2)),
    standard("G3", gold(3), 2),
    standard("M1", moon(1), 2),
    standard("G4", gold(4), 3),
    standard("S1", sun(1), 3),
    standard("G6", gold(6), 4),
    choice("C1", gold(1), sun(1), moon(1), price=4),
    standard("V1S1", glory(1) + sun(1), 4),
    standard("G2M1", gold(2) + moon(1), 4),
    choice("G3orV2", gold(3), glory(2), price=5),
    standard("M2", moon(2), 6),
    standard("S2", sun(2), 8),
    standard("V3", glory(3), 8),
    standard("V4", glory(4), 12),
    standard("M2V2", moon(2) + glory(2), 12),
    choice("C2", gold(2), sun(2), moon(2), price=12),
    standard("G1S1M1V1", gold(1) + sun(1) + moon(1) + glory(1), 12),
    DieFace("X3", FaceKind.TRIPLE),
    DieFace("MIRROR", FaceKind.COPY),
    DieFace("SHIP", FaceKind.PURCHASE),
    shield("SHIELD_GOLD", Resource.GOLD, 3),
    shield("SHIELD_SUN", Resource.SUN, 2),
    shield("SHIELD_MOON", Resource.MOON, 2),
    shield("SHIELD_VP", Resource.VP, 3),
    *(DieFace(f"BOAR_{colour}", FaceKind.BOAR, Or(sun(1), moon(1))) for colour in ("RED", "YELLOW", "GREEN", "BLUE")),
)
"""DF-face-1 DF-face-2 DF-face-3"""

if [f.name for f in DECLARED_FACES] != list(FACES):
    raise ValueError("Faces are declared in the order of FACES in state.py, which numbers them: bring the two in line")
if any(f.price > DEAREST for f in DECLARED_FACES):
    raise ValueError(f"A face costs more than {DEAREST} gold: raise DEAREST in state.py")

STARTING_DICE = (("G1", "G1", "G1", "G1", "G1", "S1"), ("G1", "G1", "G1", "G1", "M1", "V2"))
"""DF-set-1"""

SQUARES = (
    ("G3",), ("M1",), ("G4",), ("S1",), ("G6", "C1", "V1S1", "G2M1"),
    ("G3orV2",), ("M2",), ("S2",), ("V3",), ("V4", "M2V2", "C2", "G1S1M1V1"),
)  # fmt: skip
"""Squares of the sanctuary, four faces each, equal or all different. DF-set-4"""
IN_SQUARE = 4
MIXED = [square for square in SQUARES if len(square) > 1]

if len(MIXED) != MIXED_SQUARES:
    raise ValueError(f"There are {len(MIXED)} squares of different faces: write that into MIXED_SQUARES in state.py")

GARDENS = {"X3": 4, "MIRROR": 4, "SHIP": 4} | {
    f.name: 1 for f in DECLARED_FACES if f.does in (FaceKind.SHIELD, FaceKind.BOAR)
}
"""DF-set-7"""


def face_number(name: str) -> int:
    return 1 + FACES.index(name)
