"""Events, declared as functions: their signature is what the log, the page and the animations hear.

    Die = Annotated[int, "die"]

    @event(reveals=True)
    def threw(g: State, die: Die, face: int) -> None: ...

A game keeps them in a module of its own, and its rules say `from .. import events as tell` and `tell.threw(g, die, 6)`:
mypy checks the call, an editor shows the arguments. Compiled code leaves it out; a table that nobody hears skips it.
An argument is what its annotation names, for `name_of`; a plain int is a "number". An underscore at the end of a name,
as in `round_` or `from_`, is not part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import TypeVar, cast, get_type_hints

from .record import did_you_mean
from .rule import made, plain_only

F = TypeVar("F", bound=Callable[..., None])


@dataclass(frozen=True)
class EventKind:
    """A kind of event: `args` name its numbers and what they are: `(("seat", "seat"), ("card", "card"))`.

    `hidden` arguments are known only to `owner` (the name of the argument that holds a seat), or with `team` to his
    team, and read HIDDEN to others; `private` events are not told to others at all. `reveals`: undo may not go back
    behind it, and what a seat did not know before may show from here on. `secret` events nobody is told of: they mark
    where somebody may have been asked what is his business alone, whether he was or not; undo stops there, too.
    `happening`: what it is part of for those who look on, a roll or an attack. Events of one happening are shown
    together; one that `begins` it opens another of the same. Without a happening it is told on the way.
    Its words are the message `event-<name>`.
    """

    name: str
    args: tuple[tuple[str, str], ...] = ()
    owner: str | None = None
    hidden: tuple[str, ...] = ()
    team: bool = False
    private: bool = False
    reveals: bool = False
    happening: str = ""
    begins: bool = False
    secret: bool = False

    def __post_init__(self) -> None:
        """Names and secrets are checked where they are declared: a wrong one would tell everybody what it hides."""
        there = [name for name, _ in self.args]
        for word, names in (("owner", (self.owner,) if self.owner is not None else ()), ("hidden", self.hidden)):
            for name in names:
                if name not in there:
                    raise TypeError(
                        f"event {self.name}: {word} names {name!r}, which is no argument of it"
                        f"{did_you_mean(name, there)} (there are: {', '.join(there) or 'none'})"
                    )
        if self.owner is None:
            for word, said in (("hidden", self.hidden), ("team", self.team), ("private", self.private)):
                if said:
                    raise TypeError(
                        f"event {self.name}: {word} without an owner keeps nothing from anybody; did you mean to name "
                        f"the argument that holds the seat, owner=...? (there are: {', '.join(there) or 'none'})"
                    )

    def opens(self, shown: str) -> bool:
        """Whether those who are shown a happening see another one from this event on."""
        return bool(self.happening) and (self.begins or self.happening != shown)


Heard = tuple[EventKind, tuple[int, ...]]
"""An event as the rules told it: its kind and its arguments."""


def event(
    *, owner: str | None = None, hidden: tuple[str, ...] = (), team: bool = False, private: bool = False,
    reveals: bool = False, happening: str = "", begins: bool = False, secret: bool = False,
) -> Callable[[F], F]:  # fmt: skip
    """Mark an event. What the arguments mean: see `EventKind`."""

    def mark(function: F) -> F:
        _, *args = (
            (name.rstrip("_"), str(hint.__metadata__[0]) if hasattr(hint, "__metadata__") else "number")
            for name, hint in get_type_hints(function, include_extras=True).items()
            if name != "return"
        )
        name = function.__name__.rstrip("_").replace("_", "-")
        kind = EventKind(name, tuple(args), owner, hidden, team, private, reveals, happening, begins, secret)
        _, *names = signature(function).parameters
        given = "".join(f"{one}, " for one in names)
        source = f"def {function.__name__}(g, {given}):\n    if g.tell is not None:\n        g.tell(kind, ({given}))\n"
        told = wraps(function)(made(source, {"kind": kind}, f"<event {name}>"))
        vars(told)["kind"] = kind
        return cast(F, plain_only(told))

    return mark


def events_of(module: ModuleType) -> tuple[EventKind, ...]:
    """The events of a module, in the order they are declared."""
    return tuple(kind for value in vars(module).values() if isinstance(kind := getattr(value, "kind", None), EventKind))
