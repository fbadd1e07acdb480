"""`@rule`: one function for plain Python, native code, CUDA and WebAssembly.

A rule is an ordinary function over records. Python callers run it as it stands, with debugger and coverage;
compiled callers get it compiled for their own target (`dicewright.targets`). Nothing is imported or compiled before
somebody asks for that, so that playing in plain Python starts at once.

What a rule may use: ints, comparisons, loops, other rules, module constants that are ints, record fields with
full indices (`g.value[seat, i]`), `.shape` of an array field. No strings, lists, dicts, exceptions or keywords.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])
Function = Callable[..., object]

RULES: dict[Function, Function | None] = {}
"""All rules, each with what is compiled for it; None: nothing."""


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    RULES[function] = function
    return function


def rule_with(compiled: Function) -> Callable[[F], F]:
    """Mark a rule that does the same in plain Python by other means, such as a table of functions."""

    def mark(function: F) -> F:
        RULES[function] = compiled
        return function

    return mark


def plain_only(function: F) -> F:
    """A rule that compiled code leaves out altogether; it must return nothing."""
    RULES[function] = None
    return function


def made(source: str, space: dict[str, object], file: str = "<made>") -> Function:
    """A function from its source. A debugger and a traceback show it; compiled code reaches fields only by name, so
    what depends on a declaration is written out."""
    while file in linecache.cache and linecache.getlines(file) != source.splitlines(keepends=True):
        file += "'"  # another one of this name
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    found: dict[str, Function] = {}
    exec(compile(source, file, "exec"), {"__name__": __name__, **space}, found)
    return next(iter(found.values()))


class Grid(Protocol):
    """Rows of numbers."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...


def table(numbers: Sequence[int]) -> Sequence[int]:
    """Numbers that rules look up, an array to compiled code. Where there is no NumPy nothing is compiled."""
    return cast(Sequence[int], _array(numbers))


def grid(rows: Sequence[Sequence[int]]) -> Grid:
    """The same in rows, for compiled code alone."""
    return cast(Grid, _array(rows))


def _array(numbers: Sequence[object]) -> object:
    try:
        import numpy as np
    except ImportError:
        return numbers
    return np.array(numbers, np.int64)


def constant(n: int, arguments: str) -> Callable[..., int]:
    """A rule that always gives the same number: what a game that knows no better puts in the place of its own."""
    return cast(Callable[..., int], rule(made(f"def constant({arguments}):\n    return {n}\n", {})))


def nothing(arguments: str) -> Callable[..., None]:
    """A rule that does nothing, likewise."""
    return cast(Callable[..., None], rule(made(f"def nothing({arguments}):\n    pass\n", {})))
