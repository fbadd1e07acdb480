"""The words in which it is said what abilities, statuses and cards do.

What an effect does is built from the verbs of `Do`, with amounts from `Count`, conditions from `If` and selectors from
`Among`, and with the forms of `kernel.effects`: `+` for one after the other, `>>` for a printed "then" (DT-fx-4), `Or`
(DT-fx-6), `May`, `When`, `Each`, `Pick`, `Roll` with `on` and `per` (DT-fx-1 to DT-fx-3, DT-fx-9), and with
`Additionally` (DT-fx-8). `ME` is whose effect it is; `IT` is whom it acts on: the target of an offensive ability
(chosen when a verb first needs one), the attacker for a defensive ability, the target of the attack for an attack
modifier, what `Pick` or `Each` named, and the holder himself for a status.

A word is declared once: its name, its number, which stands in books and never changes, and what it means.
"""

from __future__ import annotations

from .conditions import Count, If
from .forms import Additionally, Disputed, Sure, Unsure, contest
from .selectors import GROUP_BITS, NO_FEWER, SELECTOR_BITS, SELECTOR_KIND, UP_TO_BITS, Among, SelectorGroup, UpTo
from .verbs import IT, ME, NAMES_SEVERAL, VERB_BITS, Damage, Do, VerbGroup, Whose

__all__ = [
    "GROUP_BITS",
    "IT",
    "ME",
    "NAMES_SEVERAL",
    "NO_FEWER",
    "SELECTOR_BITS",
    "SELECTOR_KIND",
    "UP_TO_BITS",
    "VERB_BITS",
    "Additionally",
    "Among",
    "Count",
    "Damage",
    "Disputed",
    "Do",
    "If",
    "SelectorGroup",
    "Sure",
    "Unsure",
    "UpTo",
    "VerbGroup",
    "Whose",
    "contest",
]
