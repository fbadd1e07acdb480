"""The grammar of effects: how a card file says them, read into trees. docs/content.md explains it to players.

    ability of a class, effect of a weapon    { op = LASTING, ... }, or an action with when = MOMENT, ...
    action: effect of a skill                 { op = VERB, ... } or { op = "do" or "choose", of = [ACTION, ...] },
                                              perhaps with times = 2
    effect of a trait                         { op = COUNT, ... } or { op = "every", of = [COUNT, ...] },
                                              perhaps with stars = 2

A list of several, in place of one, is all of them in order. Nothing here is ever run: what a form does is declared in
`abilities.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from ....kernel.content import Check, Fault, OneOf, Path, Some, Table, check, only, table
from ....kernel.words import text
from .. import box
from .forms import COUNTS, JOINS, LASTING, MOMENTS, VERBS, Form, Node, Value, said_by
from .moments import at_moment, windows

COPY = "copy_opponent_skill"
DONE, COUNTED = ("do", "choose"), ("every",)
"""Joins of what is done, and of what is counted; `of` says of what."""
OF = "of"
MOST_PARTS = 6
DEEPEST = 4
"""Joins within joins."""


def ability(path: Path, value: object) -> Node:
    """Of a class."""
    node = _several(path, value, _clause)
    if sum(part.form == "once_per_round" for part in node.parts) > 1:
        raise Fault(path, text("fault-once-twice"))
    return node


def weapon(path: Path, value: object) -> Node:
    """The same, but that nobody calls up a weapon."""
    node = ability(path, value)
    if any(part.form == "once_per_round" for part in (node, *node.parts)):
        raise Fault((*path, "when"), text("fault-once-per-round"))
    return node


def skill(path: Path, value: object) -> Node:
    node = _several(path, value, _action)
    if node.parts and any(verb.form == COPY for verb in node.leaves()):
        raise Fault(path, text("fault-diplomacy"))
    if not windows(node):
        raise Fault(path, text("fault-no-moment"))
    return node


def trait(path: Path, value: object) -> Node:
    return _several(path, value, _count)


Reader: TypeAlias = Callable[[Path, object], Node]
WITH_EFFECTS = (*box.WEAPONS, *box.TRAITS, *box.SKILLS)
"""Market cards that have an effect of their own."""


def reader_of(card: str) -> Reader:
    """How the effect of a market card is read."""
    return weapon if card in box.WEAPONS else trait if card in box.TRAITS else skill


def _several(path: Path, value: object, one: Reader) -> Node:
    """One, or a list of several."""
    if not isinstance(value, list):
        return one(path, value)
    parts = _parts(path, value, one)
    return parts[0] if len(parts) == 1 else Node("do", {}, parts)


def _parts(path: Path, value: object, one: Reader) -> tuple[Node, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_PARTS:
        raise Fault(path, text("fault-parts", most=MOST_PARTS))
    if sum(part.isdecimal() for part in path) >= DEEPEST:
        raise Fault(path, text("fault-deep"))
    return tuple(one((*path, str(n)), part) for n, part in enumerate(value, 1))


def _clause(path: Path, value: object) -> Node:
    given = table(path, value, '{ op = "none" }')
    if "when" not in given:
        op = given.get("op")
        check((*path, "op"), OneOf((*LASTING, *VERBS, *DONE)), op)
        if op not in LASTING:
            raise Fault((*path, "when"), text("fault-when", moments=", ".join(MOMENTS)))
        return _leaf(path, given, LASTING)
    when = str(given["when"])
    check((*path, "when"), OneOf(tuple(MOMENTS)), given["when"])
    form = MOMENTS[when]
    said = _said(path, given, form)
    action = _action(path, {name: it for name, it in given.items() if name not in ("when", *form)})
    for leaf in action.leaves():
        if not at_moment(when) <= windows(leaf):
            raise Fault(path, text("fault-not-then", op=leaf.form, when=when))
    return Node(when, said, (action,))


def _action(path: Path, value: object) -> Node:
    given = table(path, value, '{ op = "gain_gold", gold = 2 }')
    return _joined(path, given, _action, VERBS, DONE, "times")


def _count(path: Path, value: object) -> Node:
    given = table(path, value, '{ op = "stars_per_gold", gold = 4 }')
    return _joined(path, given, _count, COUNTS, COUNTED, "stars")


def _joined(
    path: Path,
    given: Table,
    one: Reader,
    forms: Mapping[str, Form],
    joins: tuple[str, ...],
    more: str,
) -> Node:
    """A single form, or a join of several; perhaps with what there is more to say of either."""
    if more in given:
        rest = {name: it for name, it in given.items() if name != more}
        return Node(more, _said(path, given, JOINS[more]), (one(path, rest),))
    op = str(given.get("op"))
    if op in joins:
        only(path, given, ("op", OF, more))
        return Node(op, {}, _parts((*path, OF), given.get(OF), one))
    return _leaf(path, given, forms, joins, (more,))


def _leaf(
    path: Path, given: Table, forms: Mapping[str, Form], joins: tuple[str, ...] = (), more: tuple[str, ...] = ()
) -> Node:
    op = given.get("op")
    check((*path, "op"), OneOf((*forms, *joins)), op)
    form = forms[str(op)]
    only(path, given, ("op", *form, *more))
    return Node(str(op), _said(path, given, form))


def _said(path: Path, given: Table, form: Mapping[str, Check]) -> dict[str, Value]:
    said = said_by(form, given)
    for name, kind in form.items():
        value = said[name]
        check((*path, name), kind, value)
        if isinstance(kind, Some) and isinstance(value, list):
            said[name] = [word for word in kind.words if word in value]
    return cast("dict[str, Value]", said)
