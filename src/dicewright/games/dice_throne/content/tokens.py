"""The numbers of all tokens: status effects first, then companions, which no card for status effects touches."""

from __future__ import annotations

STATUSES = (
    "concussion", "stun", "fire_mastery", "burn", "knockdown", "shadows", "sneak_attack", "poison", "crit", "accuracy",
    "protect", "retribution", "blessing_of_divinity", "evasive", "reload", "bounty", "cursed_doubloon", "powder_keg",
    "wither", "parlay", "blind", "entangle", "targeted", "chi", "cleanse", "ninjutsu", "smoke_bomb", "delayed_poison",
    "barbed_vine", "wellspring", "honor", "shame", "back_strike", "tactical_advantage", "constrict", "nyras_bond",
    "bleed", "synth", "nanite", "flight", "holy_presence", "blinding_light", "blood_power", "mesmerize",
)  # fmt: skip
(
    CONCUSSION, STUN, FIRE_MASTERY, BURN, KNOCKDOWN, SHADOWS, SNEAK_ATTACK, POISON, CRIT, ACCURACY,
    PROTECT, RETRIBUTION, BLESSING_OF_DIVINITY, EVASIVE, RELOAD, BOUNTY, CURSED_DOUBLOON, POWDER_KEG,
    WITHER, PARLAY, BLIND, ENTANGLE, TARGETED, CHI, CLEANSE, NINJUTSU, SMOKE_BOMB, DELAYED_POISON,
    BARBED_VINE, WELLSPRING, HONOR, SHAME, BACK_STRIKE, TACTICAL_ADVANTAGE, CONSTRICT, NYRAS_BOND,
    BLEED, SYNTH, NANITE, FLIGHT, HOLY_PRESENCE, BLINDING_LIGHT, BLOOD_POWER, MESMERIZE,
) = range(len(STATUSES))  # fmt: skip

COMPANIONS = ("seedling", "sapling", "dryad", "nyra", "nyra_active", "nanobot", "shock_bot", "heal_bot")
"""Spirits are counted, Nyra by her health and whether she stands, a bot by its level: 0 none, 1 basic, 2 advanced."""
FIRST_COMPANION = len(STATUSES)
(SEEDLING, SAPLING, DRYAD, NYRA, NYRA_ACTIVE, NANOBOT, SHOCK_BOT, HEAL_BOT) = range(
    FIRST_COMPANION, FIRST_COMPANION + len(COMPANIONS)
)

TOKENS = STATUSES + COMPANIONS
NO_TOKEN = len(TOKENS)
