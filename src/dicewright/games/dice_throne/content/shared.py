"""Tokens that several heroes bring, and the statuses they stand for."""

from __future__ import annotations

from ....kernel.effects import Pick, Roll
from .language import (
    AVOID,
    HALVE,
    HELD,
    HURT,
    LOSE,
    ME,
    OWN_TOKENS,
    REMOVE,
    SOURCES,
    Action,
    Moment,
    Power,
    Status,
    StatusKind,
    Trait,
)
from .tokens import Token

STUN = Token("stun")
KNOCKDOWN = Token("knockdown")
EVASIVE = Token("evasive")
PROTECT = Token("protect")
CLEANSE = Token("cleanse")
TARGETED = Token("targeted")
BLESSING_OF_DIVINITY = Token("blessing_of_divinity")
BLEED = Token("bleed")

STUNNED = Status(STUN, StatusKind.NEGATIVE, 1, traits={Trait.STUNS: 1})
KNOCKED_DOWN = Status(KNOCKDOWN, StatusKind.NEGATIVE, 1, traits={Trait.KNOCKS_DOWN: 2})
EVADING = Status(
    EVASIVE,
    StatusKind.POSITIVE,
    3,
    powers=(
        Power("evasive", Action.INSTANT, Pick(SOURCES, Roll(1, {(1, 2): AVOID()})), EVASIVE, 1, only=Moment.INCOMING),
    ),
)
PROTECTED = Status(
    PROTECT,
    StatusKind.POSITIVE,
    1,
    powers=(Power("protect", Action.INSTANT, HALVE(who=ME), PROTECT, 1, only=Moment.INCOMING),),
)
CLEANSED = Status(
    CLEANSE, StatusKind.POSITIVE, 3, powers=(Power("cleanse", Action.INSTANT, Pick(OWN_TOKENS, REMOVE()), CLEANSE, 1),)
)
IN_THE_CROSSHAIRS = Status(
    TARGETED, StatusKind.NEGATIVE, 1, persistent=True, modifier=True, traits={Trait.MORE_DAMAGE: 2}
)
BLESSED = Status(BLESSING_OF_DIVINITY, StatusKind.UNIQUE, 1, traits={Trait.SAVES: 1, Trait.HELD_FAST: 2})
BLEEDING = Status(
    BLEED,
    StatusKind.NEGATIVE,
    2,
    upkeep=Roll(HELD(BLEED), per={(1, 2, 3, 4): HURT(1, who=ME), (5, 6): LOSE(1, what=BLEED, who=ME)}),
)
