"""What heroes are made of: abilities, statuses and cards, named as the rulebook names them.

A symbol is the tuple of the faces that show it: `SWORD = (1, 2, 3)`. What the dice must show for an ability is
`Needs({SWORD: 3, POW: 1})` or `Needs.LARGE_STRAIGHT`; what a part does is said in the words of `language`.
"""

from __future__ import annotations

from .abilities import Ability, AbilityKind, Level, Needs, Side, Use
from .cards import Action, Card, Moment, Power
from .heroes import Hero, Status, StatusKind, Trait

__all__ = [
    "Ability",
    "AbilityKind",
    "Action",
    "Card",
    "Hero",
    "Level",
    "Moment",
    "Needs",
    "Power",
    "Side",
    "Status",
    "StatusKind",
    "Trait",
    "Use",
]
