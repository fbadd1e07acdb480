"""Statuses that several heroes share."""

from __future__ import annotations

from ....kernel.effects import Pick, Roll
from ..language import (
    AVOID,
    HALVE,
    HELD,
    HELD_FAST,
    HURT,
    INCOMING,
    INSTANT,
    KNOCKS_DOWN,
    LOSE,
    ME,
    MORE_DAMAGE,
    NEGATIVE,
    OWN_TOKENS,
    POSITIVE,
    REMOVE,
    SAVES,
    SOURCES,
    STUNS,
    UNIQUE,
    Power,
    Status,
)
from ..tokens import BLEED, BLESSING_OF_DIVINITY, CLEANSE, EVASIVE, KNOCKDOWN, PROTECT, STUN, TARGETED

STUNNED = Status(STUN, NEGATIVE, 1, traits={STUNS: 1})
KNOCKED_DOWN = Status(KNOCKDOWN, NEGATIVE, 1, traits={KNOCKS_DOWN: 2})
EVADING = Status(
    EVASIVE,
    POSITIVE,
    3,
    powers=(Power("evasive", INSTANT, Pick(SOURCES, Roll(1, {(1, 2): AVOID()})), EVASIVE, 1, only=INCOMING),),
)
PROTECTED = Status(PROTECT, POSITIVE, 1, powers=(Power("protect", INSTANT, HALVE(who=ME), PROTECT, 1, only=INCOMING),))
CLEANSED = Status(CLEANSE, POSITIVE, 3, powers=(Power("cleanse", INSTANT, Pick(OWN_TOKENS, REMOVE()), CLEANSE, 1),))
IN_THE_CROSSHAIRS = Status(TARGETED, NEGATIVE, 1, persistent=True, modifier=True, traits={MORE_DAMAGE: 2})
BLESSED = Status(BLESSING_OF_DIVINITY, UNIQUE, 1, traits={SAVES: 1, HELD_FAST: 2})
BLEEDING = Status(
    BLEED,
    NEGATIVE,
    2,
    upkeep=Roll(HELD(BLEED), per={(1, 2, 3, 4): HURT(1, who=ME), (5, 6): LOSE(1, what=BLEED, who=ME)}),
)
