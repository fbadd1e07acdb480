"""The words in which heroes, statuses and cards are declared, named as the rulebook names them.

A symbol is the tuple of the faces that show it: `SWORD = (1, 2, 3)`. What an effect does is built from the verbs of
`Do`, with amounts from `Count`, conditions from `If` and selectors from `Among`, and with the forms of
`kernel.effects`: `+` for one after the other, `>>` for a printed "then" (DT-fx-4), `Or` (DT-fx-6), `May`, `When`,
`Each`, `Pick`, `Roll` with `on` and `per` (DT-fx-1 to DT-fx-3, DT-fx-9), and with `Additionally` (DT-fx-8). `ME` is
whose effect it is; `IT` is whom it acts on: the target of an offensive ability (chosen when a verb first needs one),
the attacker for a defensive ability, the target of the attack for an attack modifier, what `Pick` or `Each` named, and
the holder himself for a status.

A word is declared once: its name, its number, which stands in books and never changes, and what it means.
"""

from __future__ import annotations

from .abilities import (
    LARGE_STRAIGHT,
    SMALL_STRAIGHT,
    Ability,
    AbilityKind,
    Level,
    Needs,
    Side,
    Use,
    defense,
    offense,
    passive,
    symbols,
    tiers,
    ultimate,
)
from .cards import Action, Card, Moment, Power, modifier, promo, upgrade
from .conditions import Count, If
from .forms import RECALLED, SINGLE, SOURCED, Additionally, Disputed, Unsure, contest
from .heroes import Hero, Status, StatusKind, Trait
from .selectors import GROUP_BITS, NO_FEWER, SELECTOR_BITS, SELECTOR_KIND, UP_TO_BITS, Among, SelectorGroup, UpTo
from .verbs import IT, ME, NAMES_SEVERAL, VERB_BITS, Damage, Do, VerbGroup, Whose

__all__ = [
    "GROUP_BITS",
    "IT",
    "LARGE_STRAIGHT",
    "ME",
    "NAMES_SEVERAL",
    "NO_FEWER",
    "RECALLED",
    "SELECTOR_BITS",
    "SELECTOR_KIND",
    "SINGLE",
    "SMALL_STRAIGHT",
    "SOURCED",
    "UP_TO_BITS",
    "VERB_BITS",
    "Ability",
    "AbilityKind",
    "Action",
    "Additionally",
    "Among",
    "Card",
    "Count",
    "Damage",
    "Disputed",
    "Do",
    "Hero",
    "If",
    "Level",
    "Moment",
    "Needs",
    "Power",
    "SelectorGroup",
    "Side",
    "Status",
    "StatusKind",
    "Trait",
    "Unsure",
    "UpTo",
    "Use",
    "VerbGroup",
    "Whose",
    "contest",
    "defense",
    "modifier",
    "offense",
    "passive",
    "promo",
    "symbols",
    "tiers",
    "ultimate",
    "upgrade",
]
