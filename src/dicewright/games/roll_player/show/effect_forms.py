"""How effects of cards are entered: which there are, told by what a card with them would say, and what each holds."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.content import Check, Flag, OneOf, Some, Whole
from ....kernel.sheet import Case, Cases, Form, Part, Word
from ....kernel.words import Text, text
from ..content.forms import FORMS, OF_CLASSES, OF_SKILLS, OF_TRAITS, OF_WEAPONS, encode, given
from ..state import Attribute, Type
from .names import attribute_name, type_name
from .texts import effect_text

A_STAR = 1
"""What a trait pays where only its effect is told."""


def _word(part: str, value: str) -> Text:
    """A word of an effect."""
    if value in Attribute.names:
        return attribute_name(Attribute.by_name[value])
    if value in Type.names:
        return type_name(Type.by_name[value])
    if part in ("row", "column"):
        return text("between") if value == "neutral" else text(f"way-{value}")
    return text(f"said-{value.replace('_', '-')}")


def _form(part: str, check: Check) -> Form:
    match check:
        case OneOf(words):
            return Word({word: _word(part, word) for word in words})
        case Some(words):
            return Word({word: _word(part, word) for word in words}, many=True)
        case Whole() | Flag():
            return check


def _fresh(check: Check) -> object:
    """A first value of a part."""
    match check:
        case OneOf(words):
            return words[0]
        case Some(words):
            return [words[0]]
        case Whole():
            return max(check.low, min(1, check.high))
        case Flag():
            return False


def _case(of: int, op: str, form: Mapping[str, Check]) -> Case:
    parts = {
        name: Part(text(f"part-{name}"), _form(name, check), optional=given(check, name, {}) is not None)
        for name, check in form.items()
    }
    fresh = {"op": op, **{name: _fresh(check) for name, check in form.items() if not parts[name].optional}}
    return Case(effect_text(of, encode(of, fresh), A_STAR), parts, fresh)


EFFECTS: Mapping[str, Form] = {
    name: Cases("op", {op: _case(of, op, form) for op, form in FORMS[of].items()})
    for name, of in {"ability": OF_CLASSES, "weapon": OF_WEAPONS, "trait": OF_TRAITS, "skill": OF_SKILLS}.items()
}
"""By what has an effect."""
