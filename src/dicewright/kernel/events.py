"""Events, declared as functions: their signature is what the log, the page and the animations hear.

    Die = Annotated[int, "die"]

    @event(reveals=True)
    def threw(g: State, die: Die, face: int) -> None: ...

A game keeps them in a module of its own, and its rules say `from .. import events as tell` and `tell.threw(g, die, 6)`:
mypy checks the call, an editor shows the arguments. Compiled code leaves it out. An argument is what its annotation
names, for `name_of`; a plain int is a "number". Events are numbered by their order; no record and no save holds them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar, get_type_hints

from .describe import EventKind
from .rule import plain_only

F = TypeVar("F", bound=Callable[..., Any])

Told = dict[str, Any]
_counts: dict[str, int] = {}


def event(
    *, owner: str | None = None, hidden: tuple[str, ...] = (), team: bool = False, private: bool = False,
    reveals: bool = False,
) -> Callable[[F], F]:  # fmt: skip
    """Mark an event. What the arguments mean: see `EventKind`."""

    def mark(function: Any) -> Any:
        number = _counts[function.__module__] = _counts.get(function.__module__, -1) + 1
        names = list(inspect.signature(function).parameters)[1:]
        given = "".join(f"{name}, " for name in names)
        lines = [
            f"def {function.__name__}({', '.join(['g', *names])}):",
            "    if g.tell is not None:",
            f"        g.tell({number}, ({given}))",
        ]
        exec("\n".join(lines), space := {"__name__": function.__module__})
        told = space[function.__name__]
        told.__doc__ = function.__doc__
        told.declared = function
        told.kind = {
            "number": number, "owner": owner, "hidden": hidden, "team": team, "private": private, "reveals": reveals,
        }  # fmt: skip
        return plain_only(told)

    return mark


def events_of(module: ModuleType) -> tuple[EventKind, ...]:
    """The events of a module, in the order they are declared."""
    told = [value for value in vars(module).values() if isinstance(getattr(value, "kind", None), dict)]
    return tuple(_kind(each) for each in sorted(told, key=lambda each: each.kind["number"]))


def _kind(told: Any) -> EventKind:
    hints = get_type_hints(told.declared, include_extras=True)
    names = list(inspect.signature(told.declared).parameters)[1:]
    args = tuple((name.rstrip("_"), _what(hints[name])) for name in names)
    return EventKind(name=told.declared.__name__.rstrip("_").replace("_", "-"), args=args, **told.kind)


def _what(hint: Any) -> str:
    return str(hint.__metadata__[0]) if hasattr(hint, "__metadata__") else "number"
