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

from typing import ClassVar

from .describe import Ref, Refused
from .numbers import Namespace
from .words import Argument, text


class Reason(int):
    """A reason by its number, with the rule behind it and the message that tells it."""

    rule: str
    message: str

    def __new__(cls, number: int, rule: str, message: str) -> Reason:
        self = super().__new__(cls, number)
        self.rule, self.message = rule, message
        return self


def reason(rule: str = "", message: str = "") -> int:
    """Declare a reason. Without a rule it is never shown; its message is `refused-<name>` unless it is given."""
    return Reason(0, rule, message)


class _Numbered(Namespace):
    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, object]) -> Namespace:
        if not bases:
            return super().__new__(mcs, name, bases, body)
        declared = [(key, why) for key, why in body.items() if isinstance(why, Reason)]
        numbered = {
            key: Reason(n, why.rule, why.message or f"refused-{key.lower().replace('_', '-')}")
            for n, (key, why) in enumerate(declared, 1)
        }
        reasons = tuple(numbered.values())

        def refuse(number: int, *refs: Ref, rule: str = "", **args: Argument) -> Refused | None:
            why = reasons[number - 1]
            return Refused(text(why.message, **args), rule or why.rule, refs) if number and why.rule else None

        return super().__new__(mcs, name, bases, {**body, **numbered, "reasons": reasons, "refuse": refuse})


class Reasons(metaclass=_Numbered):
    """Why something may not be done."""

    reasons: ClassVar[tuple[Reason, ...]]

    @staticmethod
    def refuse(number: int, *refs: Ref, rule: str = "", **args: Argument) -> Refused | None:
        """What "why not?" shows for a reason; None for 0, and for what nobody would ask about. `rule` names a more
        particular one than the reason does, such as that of the very card."""
