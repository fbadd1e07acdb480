"""Tokens that several heroes bring, and the statuses they stand for."""

from __future__ import annotations

from ....kernel.effects import Pick, Roll
from .language import ME, Among, Count, Do
from .parts import Action, Moment, Power, Status, StatusKind, Trait
from .tokens import Token

STUN = Token("stun")
KNOCKDOWN = Token("knockdown")
EVASIVE = Token("evasive")
PROTECT = Token("protect")
CLEANSE = Token("cleanse")
TARGETED = Token("targeted")
BLESSING_OF_DIVINITY = Token("blessing_of_divinity")
BLEED = Token("bleed")

STUNNED = Status(STUN, StatusKind.NEGATIVE, 1, worth=-6.0, traits={Trait.STUNS: 1})
KNOCKED_DOWN = Status(KNOCKDOWN, StatusKind.NEGATIVE, 1, worth=-3.5, traits={Trait.KNOCKS_DOWN: 2})
EVADING = Status(
    EVASIVE,
    StatusKind.POSITIVE,
    3,
    worth=2.2,
    powers=(
        Power(
            "evasive",
            Action.INSTANT,
            Pick(Among.SOURCES, Roll(1, {(1, 2): Do.AVOID()})),
            EVASIVE,
            1,
            only=Moment.INCOMING,
        ),
    ),
)
PROTECTED = Status(
    PROTECT,
    StatusKind.POSITIVE,
    1,
    worth=3.0,
    powers=(Power("protect", Action.INSTANT, Do.HALVE(who=ME), PROTECT, 1, only=Moment.INCOMING),),
)
CLEANSED = Status(
    CLEANSE,
    StatusKind.POSITIVE,
    3,
    worth=1.4,
    powers=(Power("cleanse", Action.INSTANT, Pick(Among.OWN_TOKENS, Do.REMOVE()), CLEANSE, 1),),
)
IN_THE_CROSSHAIRS = Status(
    TARGETED, StatusKind.NEGATIVE, 1, worth=-3.5, persistent=True, modifier=True, traits={Trait.MORE_DAMAGE: 2}
)
BLESSED = Status(BLESSING_OF_DIVINITY, StatusKind.UNIQUE, 1, worth=8.0, traits={Trait.SAVES: 1, Trait.HELD_FAST: 2})
BLEEDING = Status(
    BLEED,
    StatusKind.NEGATIVE,
    2,
    worth=-1.5,
    upkeep=Roll(Count.HELD(BLEED), per={(1, 2, 3, 4): Do.HURT(1, who=ME), (5, 6): Do.LOSE(1, what=BLEED, who=ME)}),
)
