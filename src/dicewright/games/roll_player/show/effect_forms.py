"""How effects of cards are entered: which there are, told by what a card with them would say, and what each holds.

A form is no deeper than somebody can read on a page: joins within joins are for the file itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.content import Check, Flag, OneOf, Some, Whole
from ....kernel.sheet import Case, Cases, Form, Part, Rows, Word
from ....kernel.words import Text, text
from ..content import forms as f
from ..content.grammar import COPY, COUNTED, DONE, MOST_PARTS, OF, Reader, ability, skill, trait, weapon
from ..content.moments import at_moment, windows
from ..state import Attribute, Colour, Type
from . import names
from .effect_texts import effect_text

A_STAR = 1
"""What a trait pays where only its effect is told."""
Fresh = dict[str, object]
"""A first value of an effect."""


def _word(part: str, value: str) -> Text:
    """A word of an effect."""
    if value in Attribute.names:
        return names.attribute(Attribute.by_name[value])
    if value in Type.names:
        return names.card_type(Type.by_name[value])
    if value in Colour.names:
        return names.colour(Colour.by_name[value])
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


def _first(check: Check) -> object:
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


def _parts(form: f.Form, optional: bool = False) -> dict[str, Part]:
    """What a form says; `optional`: it may be left out altogether."""
    meant = f.said_by(form, {})
    return {
        name: Part(text(f"part-{name}"), _form(name, check), optional or meant[name] is not None)
        for name, check in form.items()
    }


def _fresh(op: str, form: f.Form) -> Fresh:
    meant = f.said_by(form, {})
    return {"op": op, **{name: _first(check) for name, check in form.items() if meant[name] is None}}


def _cases(
    read: Reader, leaves: Mapping[str, f.Form], joins: tuple[str, ...], more: Mapping[str, Part], **always: object
) -> Cases:
    """One effect: a leaf, or a join of leaves; each with what there is more to say, and what it must say."""
    inner = {op: _fresh(op, form) for op, form in leaves.items()}
    cases = {op: (_parts(leaves[op]), {**fresh, **always}) for op, fresh in inner.items()}
    if joins:
        one = Part(text("part-of"), _cases(skill if joins == DONE else read, leaves, (), {}))
        two: Fresh = {OF: list(inner.values())[:2]}
        rows = {OF: Part(text("part-of"), Rows(one, 1, MOST_PARTS))}
        cases |= {op: (rows, {"op": op, **two, **always}) for op in joins}
    return Cases(
        "op",
        {
            op: Case(effect_text(read((), fresh), A_STAR), {**parts, **more}, fresh)
            for op, (parts, fresh) in cases.items()
        },
    )


_VERBS = {op: form for op, form in f.VERBS.items() if op not in (COPY, "repeat_attribute_action")}
_ALONE = {op: form for op, form in f.VERBS.items() if op not in _VERBS}
_TIMES, _STARS = _parts(f.JOINS["times"], optional=True), _parts(f.JOINS["stars"], optional=True)


def _owned(read: Reader) -> Cases:
    """What a class or a weapon has, or does at a moment: before one is chosen, at the first that goes with it."""
    moments = tuple(when for when in f.MOMENTS if read is ability or when != "once_per_round")
    when = {"when": Part(text("part-when"), _form("when", OneOf(moments)))}
    for form in f.MOMENTS.values():
        when |= _parts(form, optional=True)
    cases = dict(_cases(read, f.LASTING, (), {}).cases)
    for moment in ("buy", "place", "before_market"):
        fit = {op: form for op, form in _VERBS.items() if op not in cases and at_moment(moment) <= windows(f.Node(op))}
        joins = DONE if moment == "buy" else ()
        cases |= _cases(read, fit, joins, {**when, **_TIMES}, when=moment).cases
    return Cases("op", cases)


def _several(one: Cases) -> Form:
    return Rows(Part(text("field-effect"), one), 1, MOST_PARTS)


EFFECTS: Mapping[str, Form] = {
    "ability": _several(_owned(ability)),
    "weapon": _several(_owned(weapon)),
    "trait": _several(_cases(trait, f.COUNTS, COUNTED, _STARS)),
    "skill": _several(
        Cases("op", {**_cases(skill, _VERBS, DONE, _TIMES).cases, **_cases(skill, _ALONE, (), {}).cases})
    ),
}
"""By what has an effect."""


def listed(effect: object) -> object:
    """An effect as these forms enter it: a list, even of one."""
    return effect if isinstance(effect, list) else [effect]
