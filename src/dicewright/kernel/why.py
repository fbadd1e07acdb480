"""Why not: a rule that says whether something may be done returns 0, or the reason that forbids it.

    class Why(Reasons):
        NO_TARGET = reason("ID-duel-4")
        ITSELF = reason("ID-bonus-5")
        OFF_CLASS = reason()              # forbids too, but nobody would ask about it

    def unserved(g: State, b: Book, selector: int, i: int) -> int:
        if i == source:
            return Why.ITSELF
        ...
        return 0

Rules count what returns 0; "why not?" shows what does not, by `Why.refuse(number, ref, die=...)`: the message
`refused-<name>` and the rule's id. So what may be done and why something may not can never disagree.
Reasons are numbered by their order. They never stand in a record, so the order may change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from .describe import Ref, Refused
from .numbers import _Namespace
from .words import Argument, text


class Reason(int):
    """A reason by its number, with the rule behind it."""

    rule: str
    message: str


def reason(rule: str = "", message: str = "") -> int:
    """Declare a reason. Without a rule it is never shown; its message is `refused-<name>` unless it is given."""
    found = Reason(0)
    found.rule, found.message = rule, message
    return found


class _Reasons(_Namespace):
    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return type.__new__(cls, name, bases, body)
        reasons: list[Reason] = []
        for key, value in body.items():
            if isinstance(value, Reason):
                numbered = Reason(len(reasons) + 1)
                numbered.rule = value.rule
                numbered.message = value.message or f"refused-{key.lower().replace('_', '-')}"
                body[key] = numbered
                reasons.append(numbered)
        space = super().__new__(cls, name, bases, body)
        vars(space)["refuse"] = _refusing(reasons)
        vars(space)["reasons"] = tuple(reasons)
        return space


def _refusing(reasons: list[Reason]) -> Callable[..., Refused | None]:
    def refuse(number: int, *refs: Ref, rule: str = "", **args: Argument) -> Refused | None:
        if number == 0 or not reasons[number - 1].rule:
            return None
        why = reasons[number - 1]
        return Refused(text(why.message, **args), rule or why.rule, refs)

    return refuse


class Reasons(metaclass=_Reasons):
    """Why something may not be done."""

    reasons: ClassVar[tuple[Reason, ...]]

    @staticmethod
    def refuse(number: int, *refs: Ref, rule: str = "", **args: Argument) -> Refused | None:
        """What "why not?" shows for a reason; None for 0, and for what nobody would ask about. `rule` names a more
        particular one than the reason does, such as that of the very card."""
