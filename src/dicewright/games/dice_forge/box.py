"""What is in the box: faces and dice, resources, tokens, feats and where they lie."""

from __future__ import annotations

from ...kernel.numbers import Numbers

FACES = (
    "G1", "V2", "G3", "M1", "G4", "S1", "G6", "C1", "V1S1", "G2M1", "G3orV2", "M2", "S2", "V3", "V4", "M2V2", "C2",
    "G1S1M1V1", "X3", "MIRROR", "SHIP", "SHIELD_GOLD", "SHIELD_SUN", "SHIELD_MOON", "SHIELD_VP", "BOAR_RED",
    "BOAR_YELLOW", "BOAR_GREEN", "BOAR_BLUE",
)  # fmt: skip
"""Faces are numbered from 1: `FACES[n - 1]`. The special ones come last, shields and boars at the end."""


class Face(Numbers):
    """The faces that rules know by name."""

    NONE = 0
    X3, MIRROR, SHIP, FIRST_SHIELD, FIRST_BOAR = (
        1 + FACES.index(name) for name in ("X3", "MIRROR", "SHIP", "SHIELD_GOLD", "BOAR_RED")
    )


class FaceKind(Numbers):
    """What a face does: all it shows, one of it, three times the other face, what another shows, a purchase ..."""

    ALL, CHOICE, TRIPLE, COPY, PURCHASE, SHIELD, BOAR = range(7)


class Die(Numbers):
    LIGHT, DARK = range(2)


class Resource(Numbers):
    """What a reserve holds; VP are the points of glory."""

    GOLD, SUN, MOON, VP = range(4)


class Token(Numbers):
    """Used once."""

    CERBERUS, TRITON = range(2)


class Feat(Numbers):
    """As the cards are numbered."""

    BLACKSMITHS_HAMMER, BLACKSMITHS_CHEST, SILVER_HIND, GREAT_BEAR, SATYRS, TENACIOUS_BOAR = range(6)
    FERRYMAN, CERBERUS, HELMET_OF_INVISIBILITY, CANCER, SENTINEL, ELDER = range(6, 12)
    WILD_SPIRITS, GUARDIANS_OWL, CELESTIAL_SHIP, MINOTAUR, GUARDIANS_SHIELD, GORGON = range(12, 18)
    TRITON, MIRROR_OF_THE_ABYSS, SPHINX, CYCLOPS, HYDRA, TYPHON = range(18, 24)


class Slot(Numbers):
    """A place for a stack of feats, by its cost, in the order round the board of islands."""

    MOON1_A, MOON1_B, MOON2, MOON3, MOON4, MOON5, MOON6 = range(7)
    SUN5MOON5, SUN6, SUN5, SUN4, SUN3, SUN2, SUN1_A, SUN1_B = range(7, 15)


DICE = Die.count
SIDES = 6
FACE_NUMBERS = len(FACES) + 1
SHIELDS = sum(name.startswith("SHIELD_") for name in FACES)
BOARS = sum(name.startswith("BOAR_") for name in FACES)

if (Face.FIRST_SHIELD, Face.FIRST_BOAR, FACE_NUMBERS) != (
    Face.SHIP + 1,
    Face.FIRST_SHIELD + SHIELDS,
    Face.FIRST_BOAR + BOARS,
):
    raise ValueError("In FACES the special faces come last: X3, MIRROR, SHIP, then the shields, then the boars")
