"""`@rule`: one function for plain Python, native code and CUDA.

A rule is an ordinary function over records. Python callers run it as it stands, with debugger and coverage;
compiled callers get it compiled for their own target. Nothing is imported or compiled until `open_to_compiler`
is called, so that playing in plain Python starts at once.

What a rule may use: ints, comparisons, loops, other rules, module constants that are ints, record fields with
full indices (`g.value[seat, i]`), `.shape` of an array field. No strings, lists, dicts, exceptions or keywords.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from .record import Record

F = TypeVar("F", bound=Callable[..., Any])

_waiting: list[tuple[Callable[..., Any], Callable[..., Any] | None]] = []
"""Rules, each with what is compiled for it; None: nothing."""
_instead: dict[Callable[..., Any], Callable[..., Any] | None] = {}
"""What is compiled for rules that are not compiled as they stand."""


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    _waiting.append((function, function))
    return function


def rule_with(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that does the same in plain Python by other means, such as a table of functions."""

    def mark(function: F) -> F:
        _instead[function] = compiled
        _waiting.append((function, compiled))
        return function

    return mark


def plain_only(function: F) -> F:
    """A rule that compiled code leaves out altogether; it must return nothing."""
    _instead[function] = None
    _waiting.append((function, None))
    return function


@plain_only
def tell(g: Record, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report what happened, for the log and the animations. Compiled code skips it; so does a table nobody hears."""
    if g.tell is not None:
        g.tell(event, (a, b, c, d))


def what_is_compiled(function: Callable[..., Any]) -> Callable[..., Any] | None:
    """A rule as compiled code has it; None where it is left out."""
    return _instead.get(function, function)


def open_to_compiler() -> None:
    """Make every rule known so far callable from compiled code, on any target."""
    from numba.extending import overload

    while _waiting:
        function, compiled = _waiting.pop()
        template = _silence(function) if compiled is None else _widening(function, compiled)
        overload(function, target="generic", strict=False)(template)


@contextmanager
def from_the_front(arrays: str = "numba.np.arrayobj") -> Iterator[None]:
    """Compile indices as they stand. Numba would test each for being negative, to count from the end; rules never do,
    and without the test they are shorter and faster. `arrays` is the module that lowers indexing for a target."""
    module: Any = importlib.import_module(arrays)
    fix = module.fix_integer_index
    module.fix_integer_index = lambda context, builder, kind, index, size: index
    try:
        yield
    finally:
        module.fix_integer_index = fix


@contextmanager
def seen_whole(entry: Callable[..., Any]) -> Iterator[None]:
    """Optimise and emit the whole program once, at its entry. Numba would do so for every single rule together with all
    the rules it calls, although none but the entry is ever called from outside."""
    target: Any = importlib.import_module("numba.core.registry").cpu_target
    runtime: Any = importlib.import_module("numba.core.runtime").rtsys
    runtime.initialize(target.target_context)  # Numba's own runtime is called from outside
    library: Any = importlib.import_module("numba.core.codegen").CPUCodeLibrary
    context: Any = importlib.import_module("numba.core.cpu").CPUContext
    finalize, get_executable = library.finalize, context.get_executable

    def link(self: Any) -> None:
        if self.name == entry.__qualname__:
            finalize(self)
            return
        for other in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(other._reload_init)
            self._final_module.link_in(other._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def executable(self: Any, library: Any, fndesc: Any, env: Any) -> Any:
        if library.name == entry.__qualname__:
            return get_executable(self, library, fndesc, env)
        return [].append  # Numba knows a function by its own built-in; this one is never called

    library.finalize, context.get_executable = link, executable
    try:
        yield
    finally:
        library.finalize, context.get_executable = finalize, get_executable


def _silence(function: Callable[..., Any]) -> Callable[..., Any]:
    """A template with the function's own signature that compiles to nothing."""
    space: dict[str, Any] = {}
    given = inspect.signature(function).parameters.values()
    parameters = ", ".join(p.name if p.default is p.empty else f"{p.name}={p.default!r}" for p in given)
    exec(f"def template({parameters}):\n    def nothing({parameters}):\n        pass\n    return nothing", space)
    return space["template"]  # type: ignore[no-any-return]


def _widening(function: Callable[..., Any], compiled: Callable[..., Any]) -> Callable[..., Any]:
    """A template that compiles `function`, or what stands in for it, once for plain ints.

    Fields come in many widths, and Numba would compile a rule anew for every mix of widths it is called with;
    narrow arguments therefore go through a one-line wrapper that widens them.
    """
    names = list(inspect.signature(function).parameters)

    def template(*types: Any) -> Callable[..., Any]:
        from numba import types as nb

        def narrow(t: Any) -> bool:
            return isinstance(t, nb.Boolean) or (isinstance(t, nb.Integer) and getattr(t, "bitwidth", 64) < 64)

        if not any(narrow(t) for t in types):
            return compiled
        passed = [f"int64({n})" if narrow(t) else n for n, t in zip(names, types, strict=False)]
        space: dict[str, Any] = {"function": function, "int64": nb.int64}
        used = ", ".join(names[: len(types)])
        exec(f"def widened({used}):\n    return function({', '.join(passed)})", space)
        return space["widened"]  # type: ignore[no-any-return]

    return template
