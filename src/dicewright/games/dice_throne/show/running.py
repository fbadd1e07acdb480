"""The effect that is being done: what it belongs to, the rule behind it, and what its open row says."""

from __future__ import annotations

from bisect import bisect_right

from ....kernel.words import Text, text
from ..content import HERO_NAMES
from ..content.book import shipped
from ..content.language import SELECTOR_BITS, Hero
from ..state import Phase, Seen
from .names import card_name, library, numbered_use, power_name, slot_name, token_name

RULE_OF = {
    "card": "DT-card-3",
    "status": "DT-stat-1",
    "power": "DT-stat-3",
    "use": "DT-off-8",
    "ability": "DT-def-5",
    "opening": "DT-set-5",
    "blast": "DT-status-powder-keg",
}
"""The rule behind an effect that is being done, by what it belongs to."""


def running(seen: Seen) -> tuple[str, str, str]:
    """Kind, hero and name of what the effect belongs to."""
    programs = library(seen).programs
    starts = sorted(programs)
    row = seen.view.f_pc[seen.view.sp - 1]
    kind, hero, name = programs[starts[bisect_right(starts, row) - 1]].split(":", 2)
    return kind, hero, name


def what_runs(seen: Seen) -> Text:
    """What the effect belongs to, in words."""
    return program_name(*running(seen))


def program_name(kind: str, hero: str, name: str) -> Text:
    """What an effect belongs to, by the kind, hero and name of its program."""
    declared = shipped().heroes[HERO_NAMES.index(hero)] if hero else None
    if kind == "card":
        number = HERO_NAMES.index(hero) if hero else 0
        return card_name(number, next(card for card in shipped().deck(number) if card.name == name))
    if kind == "status":
        return token_name(int(name))
    if kind == "power":
        return power_name(next(o.power for o in shipped().powers if o.power.name == name))
    if kind == "use":
        return numbered_use(int(name))
    if kind == "ability" and declared:
        slot, level = map(int, name.split(":"))
        return slot_name(declared, slot, level)
    if kind == "opening":
        return text("phase-setup")
    return text("source-blast")


def effect_rule(seen: Seen) -> str:
    kind, _, _ = running(seen)
    if kind == "ability" and seen.view.phase == Phase.UPKEEP:
        return "DT-up-1"
    return RULE_OF.get(kind, "DT-int-3")


def speaker(seen: Seen) -> Hero | None:
    """Whose symbols the effect speaks of; cards of everybody and statuses speak of numbers."""
    kind, hero, _ = running(seen)
    return library(seen).heroes[HERO_NAMES.index(hero)] if hero and kind in ("card", "use", "ability") else None


def window_of(seen: Seen) -> int:
    """The window that is open, or the selector of what may be picked."""
    v = seen.view
    return seen.book.code[v.f_pc[v.sp - 1], 2]


def selector_kind(seen: Seen) -> int:
    """The kind of what may be picked, without its parameter."""
    return window_of(seen) & ((1 << SELECTOR_BITS) - 1)
