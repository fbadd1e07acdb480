"""Effects in words, made from what the card file declares: every form has one message, joins put them together.

Verbs are clauses (`verb-<form>`): one alone is a sentence, at a moment it is part of one. All other forms are sentences
(`effect-<form>`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from ....kernel.words import Argument, Text, signed, text
from ..content.forms import MOMENTS, VERBS, Node, Value
from ..content.readings import SWITCHES
from ..state import Attribute, Colour, Type
from . import names

MONEY = ("gold", "cost", "price", "amount")
CONTESTED = ("bard_purchase", "buy_abilities", "cleric_timing", "diplomacy_target", "exchanged_gold_die")
"""Switches that change what a card says."""
ACTING = ("do", "choose", "times")
"""Joins of what is done."""
RECOMMENDED = {name: SWITCHES[name][0] for name in CONTESTED}


def effect_text(node: Node, worth: int = 0, readings: Mapping[str, str] = RECOMMENDED) -> Text:
    """An effect in words; `worth` is what a trait pays, `readings` how contested cards are read."""
    match node.form:
        case "do" if not _acts(node):
            return _folded("effect-both", [effect_text(part, worth, readings) for part in node.parts])
        case "every":
            parts = _folded("effect-both", [effect_text(part, worth, readings) for part in node.parts])
            return text("effect-every", n=len(node.parts), parts=parts)
        case "stars":
            return effect_text(node.parts[0], node.number("stars"), readings)
        case form if form in MOMENTS:
            does = action_text(node.parts[0], {**readings, "alone": "no"})
            return text(f"effect-{_hyphens(form)}", does=does, **readings, **_arguments(node))
    if _acts(node):
        return text("effect-verbs", does=action_text(node, readings))
    return text(f"effect-{_hyphens(node.form)}", stars=names.stars(worth), **readings, **_arguments(node))


def action_text(node: Node, readings: Mapping[str, str] = RECOMMENDED) -> Text:
    """What is done, as a clause; alone, or at a moment that says the phase already."""
    parts = [action_text(part, readings) for part in node.parts]
    match node.form:
        case "do":
            return _folded("verbs-then", parts)
        case "choose":
            return text("verbs-choose", parts=_folded("verbs-or", parts))
        case "times":
            return text("verbs-times", n=node.number("times"), does=parts[0])
    return text(f"verb-{_hyphens(node.form)}", **{"alone": "yes", **readings}, **_arguments(node))


def _acts(node: Node) -> bool:
    """Whether it is something that is done, not something that one has."""
    return node.form in VERBS or (node.form in ACTING and all(map(_acts, node.parts)))


def _folded(id: str, parts: Sequence[Text]) -> Text:
    return reduce(lambda first, second: text(id, first=first, second=second), parts)


def _arguments(node: Node) -> dict[str, Argument]:
    args: dict[str, Argument] = {}
    for name, value in node.said.items():
        args.update(_argument(name, value))
    return {**args, "what": _placed(node)} if node.form == "place" else args


def _placed(node: Node) -> Text:
    """Which dice that are placed count: those of some rows, of some colors, or all."""
    rows, colours = node.words("rows"), node.words("colors")
    said = []
    if len(rows) < Attribute.count:
        said.append(text("place-rows", rows=_attributes(rows)))
    if len(colours) < Colour.count:
        said.append(text("place-colours", colours=tuple(names.colour(Colour.by_name[c]) for c in colours)))
    return _folded("place-both", said) if said else text("place-any")


def _attributes(them: list[str]) -> tuple[Text, ...]:
    return tuple(text(f"attribute-{a}") for a in them)


def _argument(name: str, value: Value) -> Mapping[str, Argument]:
    """What an effect says of a field, as its message needs it."""
    match name, value:
        case "attribute", str():
            return {"attribute": text(f"attribute-{value}"), "action": text(f"action-{value}")}
        case "attributes", list():
            return {"attributes": _attributes(value), "n": len(value)}
        case "types", list():
            every = "yes" if len(value) == Type.count else "no"
            return {"types": tuple(names.card_type(Type.by_name[t]) for t in value), "every": every}
        case "rows" | "colors", _:
            return {}
        case "bonus", int():
            return {"bonus": signed(value)}
        case "roll", _:
            return {"roll": "yes" if value else "no"}
        case "tokens", int():
            return {"tokens": names.tokens(value)}
        case "color", str():
            return {"colour": names.colour(Colour.by_name[value])}
        case "dice", str():
            return {"dice": value, "die": names.dyed(Colour.by_name[value]) if value in Colour.names else ""}
        case _, int() if name in MONEY:
            return {name: value, "coins": names.coins(value)}
    assert not isinstance(value, list)
    return {name: value}


def _hyphens(form: str) -> str:
    return form.replace("_", "-")
