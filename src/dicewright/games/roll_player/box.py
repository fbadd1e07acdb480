"""What is in the box, as the card file lists it: characters, and market cards by the numbers printed on them.

A card or a class that is added there is counted everywhere.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from typing import cast

Section = Mapping[str, Mapping[str, object]]

FILE = "cards.toml"
TEXT = files(f"{__package__}.content").joinpath(FILE).read_text(encoding="utf-8")
SHIPPED = cast("Mapping[str, Section]", tomllib.loads(TEXT))
"""What the file says, before it is checked."""

RACES, CLASSES, BACKSTORIES = (tuple(SHIPPED[section]) for section in ("races", "classes", "backstories"))
ALIGNMENTS, ARMOR_SETS = tuple(SHIPPED["alignments"]), tuple(SHIPPED["armor"])
SIDES = Counter(cast(str, body["color"]) for body in SHIPPED["classes"].values())
"""Of the class card of each color: a class each."""
TITLES = ("npc", "mercenary", "adventurer", "celebrity", "clan_leader", "true_hero")
"""Of a solo game."""

_MARKET = SHIPPED["market"]
CARDS = tuple(_MARKET)
"""Market cards; a card is named by the number printed on it less one."""
WEAPONS, ARMORS, TRAITS = (
    tuple(name for name in CARDS if field in _MARKET[name]) for field in ("hands", "set", "stars")
)
SKILLS = tuple(name for name in CARDS if name not in (*WEAPONS, *ARMORS, *TRAITS))
"""Types of cards are told apart by what alone they say."""
PIECES = Counter(cast(str, _MARKET[name]["set"]) for name in ARMORS)
"""In each set."""
MOST_PIECES = max(PIECES.values())
OWNERS = (*CLASSES, *WEAPONS)
"""Who has effects on occasions."""

FIRST_TRAIT, FIRST_SKILL, FIRST_ARMOR = (CARDS.index(names[0]) for names in (TRAITS, SKILLS, ARMORS))
EARLY_TRAITS = next(i for i, name in enumerate(TRAITS) if CARDS[FIRST_TRAIT + i] != name)
"""Traits that are numbered from FIRST_TRAIT on; the others are from LATE_TRAITS on."""
LATE_TRAITS = CARDS.index(TRAITS[EARLY_TRAITS])
COPIER = SKILLS[-1]
"""Diplomacy, the skill that copies another: it is numbered apart from the other skills."""
COPYING, DIPLOMACY = SKILLS.index(COPIER), CARDS.index(COPIER)
"""Its place among the skills, and among the cards."""

# What the card file says of a class, a market card, a set of armour; of some cards only part of it.
CLASS_FIELDS = ("color", "goals", "ability")
CARD_FIELDS = ("rank", "price", "hands", "arrow", "stars", "effect", "set")
SET_FIELDS = ("colors", "stars")

for _first, _names in (
    (FIRST_TRAIT, TRAITS[:EARLY_TRAITS]),
    (LATE_TRAITS, TRAITS[EARLY_TRAITS:]),
    (FIRST_SKILL, SKILLS[:COPYING]),
    (FIRST_ARMOR, ARMORS),
    (0, WEAPONS),
):
    if CARDS[_first : _first + len(_names)] != _names:
        raise ValueError(f"{', '.join(_names)} must stand side by side in {FILE}: rules count from the first of them")
