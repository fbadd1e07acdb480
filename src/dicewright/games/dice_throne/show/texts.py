"""What is printed on hero boards, tokens and cards, in words made from the declarations; and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....kernel.describe import Note
from ....kernel.effects import Act, Effect, Nothing, Seq
from ....kernel.words import Text, all_of, text
from ..content.language import Sure
from ..content.parts import (
    Ability,
    AbilityKind,
    Action,
    Card,
    Hero,
    Level,
    Moment,
    Power,
    Status,
    StatusKind,
    Trait,
    Use,
)
from ..content.tokens import HEAL_BOT, NANOBOT, NO_TOKEN, NYRA, NYRA_ACTIVE, SHOCK_BOT
from . import names
from .counting import paying_symbols
from .effect_texts import effect_text, joined


def moment_text(only: int, least: int) -> Text:
    return text(f"only-{names.hyphens(Moment.names[only])}", n=least)


def sure_note(sure: str) -> tuple[Note, ...]:
    """What of low confidence says of itself."""
    return () if sure == Sure.SOURCED else (Note(text(f"note-{sure}"), "reconstructed"),)


# --- powers ---


def cost_text(power: Power) -> Text:
    """What using it costs."""
    if power.token != NO_TOKEN and power.cost:
        spent = text("n-token", n=power.cost, token=names.quoted_token(power.token))
        return (
            text("cost-tokens-advanced", tokens=spent, n=power.advanced)
            if power.advanced
            else text("cost-tokens", tokens=spent)
        )
    return text("cost-cp", n=power.cp) if power.cp else text("cost-nothing")


def power_text(power: Power, hero: Hero | None = None) -> Text:
    """When, for what, and what it does."""
    when = text(f"when-{Action.names[power.when]}")
    if power.only != Moment.ALWAYS:
        when = text("when-only", when=when, only=moment_text(power.only, power.least))
    said = [text("power-text", when=when, cost=cost_text(power), effect=effect_text(power.effect, hero))]
    if power.once:
        said.append(text("power-once"))
    if power.per_attack:
        said.append(text("power-per-attack", n=power.per_attack))
    return joined(said)


def named_power(power: Power, hero: Hero | None = None) -> Note:
    return Note(power_text(power, hero), "effect", names.power(power))


# --- abilities ---


def use_note(hero: Hero, use: Use) -> Note:
    """What the dice must show, and what that does."""
    needs = names.needs(hero, use.needs)
    return Note(effect_text(use.effect, hero), "use", needs, names.needs_symbols(hero, use.needs))


def use_notes(hero: Hero, uses: Sequence[Use]) -> list[Note]:
    """One line for each way to use an ability; tiers that differ in a number share a line."""
    merged = _merged(uses)
    if merged is None:
        return [use_note(hero, use) for use in uses]
    effect, amounts = merged
    numbers = "/".join(str(n) for use in uses for n in use.needs.symbols.values())
    lowest, highest = (names.needs_symbols(hero, use.needs) for use in (uses[0], uses[-1]))
    needs = names.needs(hero, uses[0].needs, numbers)
    return [Note(effect_text(effect, hero, amounts), "use", needs, lowest, highest[len(lowest) :])]


def _merged(uses: Sequence[Use]) -> tuple[Effect, tuple[Act, str]] | None:
    """The effect that tiers share, and the one verb in it that differs, with its numbers as `4/6/8`."""
    if len(uses) < 2 or any(len(use.needs.symbols) != 1 or use.name for use in uses):
        return None
    if len({tuple(use.needs.symbols) for use in uses}) > 1:
        return None
    rows = [use.effect.parts if isinstance(use.effect, Seq) else (use.effect,) for use in uses]
    if len({len(row) for row in rows}) > 1:
        return None
    columns = list(zip(*rows, strict=True))
    differing = [column for column in columns if any(part != column[0] for part in column)]
    if len(differing) != 1:
        return None
    verbs = [part for part in differing[0] if isinstance(part, Act)]
    if len(verbs) < len(uses) or len({replace(v, amount=replace(v.amount, plus=0)) for v in verbs}) > 1:
        return None
    return uses[0].effect, (verbs[0], "/".join(str(v.amount.plus) for v in verbs))


def level_notes(hero: Hero, ability: Ability, level: int) -> tuple[Note, ...]:
    """All that an ability does at a level, without the second ability of an upgrade."""
    declared = ability.levels[level]
    notes = use_notes(hero, own_uses(declared))
    if declared.defense is not None:
        notes.append(
            Note(effect_text(declared.defense, hero), "effect", symbols=paying_symbols(hero, declared.defense))
        )
    notes += _moments(declared, hero)
    notes += [named_power(power, hero) for power in declared.powers]
    return tuple(notes)


def own_uses(level: Level) -> list[Use]:
    return [use for use in level.uses if not use.name]


def second_uses(level: Level) -> list[Use]:
    """Abilities on the lower half of an upgrade."""
    return [use for use in level.uses if use.name]


def sureness(level: Level) -> str:
    """How sure the least sure part of a level is."""
    return next((s for s in (level.sure, *(use.sure for use in level.uses)) if s != Sure.SOURCED), Sure.SOURCED)


def ability_kind(ability: Ability) -> Text:
    return text(f"ability-kind-{AbilityKind.names[ability.kind]}")


def _moments(what: Level | Status, hero: Hero | None) -> list[Note]:
    """What happens by itself at certain moments."""
    them = {"upkeep": what.upkeep, "turn-end": what.turn_end, "activating": what.activating}
    if isinstance(what, Level):
        them["idle"] = what.idle
    else:
        them["activating-token"] = them.pop("activating")
    return [
        Note(effect_text(effect, hero), "effect", text(f"moment-{name}"))
        for name, effect in them.items()
        if not isinstance(effect, Nothing)
    ]


# --- statuses ---

_COUNTED = {NYRA: "nyra", NYRA_ACTIVE: "state", NANOBOT: "state", SHOCK_BOT: "state", HEAL_BOT: "state"}
"""Companions whose number says something else than how many there are."""


_BESIDES = {"chi": "note-new-chi", "nanite": "note-nanite", "synth": "note-synth"}
"""What of a token the rules know, or an ability does with it, so that its own declaration does not say it."""


def status_notes(status: Status) -> tuple[Note, ...]:
    """What a token is and does. Dice are named by their numbers, since anybody may hold it."""
    head = [text(f"status-kind-{_COUNTED.get(status.token, StatusKind.names[status.kind])}", limit=status.limit)]
    if status.own_limit:
        head.append(text("status-own-limit", limit=status.own_limit))
    if status.persistent:
        head.append(text("status-persistent"))
    if status.modifier:
        head.append(text("status-modifier"))
    notes = [Note(joined(head), "kind")]
    notes += [
        Note(text(f"trait-{names.hyphens(Trait.names[trait])}", n=n), "effect") for trait, n in status.traits.items()
    ]
    notes += _moments(status, None)
    if status.token.name in _BESIDES:
        notes.append(Note(text(_BESIDES[status.token.name])))
    several = status.kind == StatusKind.COMPANION or len(status.powers) > 1
    notes += [named_power(p) if several else Note(power_text(p), "effect") for p in status.powers]
    return (*notes, *sure_note(status.sure))


# --- cards ---


def card_kind(card: Card) -> Text:
    return text(f"card-kind-{'modifier' if card.is_modifier else Action.names[card.kind]}")


def card_effect(hero: Hero, card: Card, common: bool = False) -> Text:
    """What it does, with the moment it waits for."""
    if card.kind == Action.UPGRADE:
        ability = next(a for a in hero.abilities if a.name == card.ability)
        level = ability.levels[card.level - 1]
        notes = level_notes(hero, ability, card.level - 1)
        seconds = [Note(use_note(hero, use).whole, "use", names.ability(hero, use.name)) for use in second_uses(level)]
        return joined([note.whole for note in (*notes, *seconds)])
    effect = effect_text(card.effect, None if common else hero)
    if card.only == Moment.ALWAYS or card.is_modifier:
        return effect
    return joined([text("card-only", only=moment_text(card.only, card.least)), effect])


def card_notes(hero: Hero, card: Card, common: bool = False) -> tuple[Note, ...]:
    """Kind and price, what it does, and how sure that is."""
    kind = Note(card_kind(card), "kind")
    if card.kind == Action.UPGRADE:
        kind = Note(names.leveled(names.ability(hero, card.ability), card.level - 1), "kind", card_kind(card))
    cost, does = text("card-cost", cost=card.cost), card_effect(hero, card, common)
    return (kind, Note(cost, "cost"), Note(does, "effect"), *sure_note(card.sure))


def token_text(status: Status) -> Text:
    return Note(joined([note.whole for note in status_notes(status)]), title=names.token(status.token)).whole


# --- heroes ---


def hero_notes(hero: Hero) -> tuple[Note, ...]:
    """What a hero begins with besides what everybody does. DT-set-5"""
    notes = [Note(text("note-complexity", n=hero.complexity), "kind")]
    if hero.start:
        tokens = [
            text("n-token", n=n, token=names.quoted_token(token))
            for token, n in hero.start.items()
            if token not in _COUNTED
        ]
        notes += [Note(text("note-start", tokens=all_of(tokens)))] if tokens else []
    if not isinstance(hero.opening, Nothing):
        notes.append(Note(effect_text(hero.opening, hero), "effect", text("moment-opening")))
    return tuple(notes)
