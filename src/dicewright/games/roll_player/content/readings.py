"""Variants of the rulebook, and contested readings of it: each a switch of the set-up."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.numbers import Numbers

VARIANTS: Mapping[str, tuple[tuple[str, ...], str, str]] = {
    "classes": (("drawn", "free"), "classes by a drawn die, or chosen freely", "RP-set-6"),
    "starting_dice": (("drawn", "less_random"), "starting dice drawn, or one of each color", "RP-var-1"),
    "market_deck": (("ranked", "random"), "first rank on top of the second, or all mixed", "RP-var-2"),
    "market": (("standard", "friendly"), "two gold cost a market card, or nothing", "RP-var-3"),
    "length": (("standard", "short"), "two more starting dice make a short game", "RP-var-4"),
}
"""The choices of each, the usual one first; what it decides, and the rule that says so."""


class RejectedDice(Numbers):
    """Where a die goes that was drawn for a class and is of no use."""

    STAY_OUT, GO_BACK = range(2)


class SkillWindows(Numbers):
    """Whether skills may be used after everybody's turn, or only after one's own and before it."""

    EVERY_TURN, OWN_TURNS = range(2)


class DiscardBeforeScoring(Numbers):
    ALLOWED, NOT_ALLOWED = range(2)


class TraitAttributes(Numbers):
    """What an attribute is to a trait."""

    WITH_RACE, DICE_ONLY = range(2)


class BardPurchase(Numbers):
    """Whether a discard uses up the Bard's further purchase."""

    INSTEAD_OF_DISCARD, BESIDE_DISCARD = range(2)


class ExchangedGoldDie(Numbers):
    """What a gold die pays a Thief that comes by exchange."""

    FULL_INCOME, TWO_GOLD = range(2)


class ClericTiming(Numbers):
    OWN_TURNS, ANY_WINDOW = range(2)


class BuyAbilities(Numbers):
    """Which purchases call up the ability of a class."""

    EVERY_PURCHASE, MARKET_ONLY = range(2)


class DiplomacyTarget(Numbers):
    """Which skills of others Diplomacy can copy."""

    READY, ANY = range(2)


class SoloTrash(Numbers):
    """Whether the trash pile goes into a new deck."""

    NEVER_RETURNS, RESHUFFLED = range(2)


class SoloDruid(Numbers):
    """When a Druid adds his card."""

    BEFORE_ENEMY_DIE, AFTER_ENEMY_DIE = range(2)


class NegotiateTiming(Numbers):
    UNTIL_CLEANUP, DICE_PHASE = range(2)


SWITCHES: Mapping[str, tuple[str, ...]] = {
    "rejected_dice": RejectedDice.names,
    "skill_windows": SkillWindows.names,
    "discard_before_scoring": DiscardBeforeScoring.names,
    "trait_attributes": TraitAttributes.names,
    "bard_purchase": BardPurchase.names,
    "exchanged_gold_die": ExchangedGoldDie.names,
    "cleric_timing": ClericTiming.names,
    "buy_abilities": BuyAbilities.names,
    "diplomacy_target": DiplomacyTarget.names,
    "solo_trash": SoloTrash.names,
    "solo_druid": SoloDruid.names,
    "negotiate_timing": NegotiateTiming.names,
}
"""Contested readings, the recommended one first. `reference.py` says why."""
