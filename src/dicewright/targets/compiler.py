"""Rules for Numba: offered once each to whatever is compiled, on any target, and compiled as whole programs."""

from __future__ import annotations

import gc
import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Protocol

from ..kernel.raw import word
from ..kernel.rule import RULES, Function, made

_offered: set[Function] = set()


def open_to_compiler() -> None:
    """Make every rule known so far callable from compiled code, on any target."""
    from numba.extending import overload

    options: Any = {"pipeline_class": passes()}  # its types do not know that one

    if word not in _offered:
        _offered.add(word)
        overload(word, target="generic", strict=False)(_loading())
    for function, compiled in list(RULES.items()):
        if function not in _offered:
            _offered.add(function)
            template = _silence(function) if compiled is None else _widening(function, compiled)
            overload(function, target="generic", strict=False, jit_options=options)(template)


def _loading() -> Function:
    """A template that loads a word of a record from its place: to compiled code a record is an address."""
    from numba.core import types as nb
    from numba.extending import intrinsic

    @intrinsic
    def load(typing: Any, record: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            words = context.get_value_type(nb.uint32).as_pointer()
            found = builder.load(builder.gep(builder.bitcast(args[0], words), [args[1]]))
            return context.cast(builder, found, nb.uint32, nb.int64)

        return nb.int64(record, nb.int64), generate

    compiled: Function = load

    def template(g: object, at: object) -> Function:
        def loaded(g: object, at: int) -> object:
            return compiled(g, at)

        return loaded

    return template


@contextmanager
def _replaced(owner: object, **members: object) -> Iterator[None]:
    """For a while, an object has other members."""
    before = {name: getattr(owner, name) for name in members}
    for name, member in members.items():
        setattr(owner, name, member)
    try:
        yield
    finally:
        for name, member in before.items():
            setattr(owner, name, member)


@contextmanager
def from_the_front(arrays: str = "numba.np.arrayobj") -> Iterator[None]:
    """Compile indices as they stand. Numba would test each for being negative, to count from the end; rules never do,
    and without the test they are shorter and faster. `arrays` is the module that lowers indexing for a target."""
    with _replaced(
        importlib.import_module(arrays), fix_integer_index=lambda context, builder, kind, index, size: index
    ):
        yield


class _Symbol(Protocol):
    """A function of a program; llvmlite's own types do not tell."""

    name: str
    is_declaration: bool
    linkage: str


class _Module(Protocol):
    functions: Iterable[_Symbol]

    def link_in(self, other: _Module, preserve: bool) -> None: ...


class Library(Protocol):
    """What Numba has compiled of one function; its own types do not tell."""

    name: str
    _linking_libraries: list[Library]
    _reload_init: set[object]
    _final_module: _Module
    _finalized: bool

    def _finalize_dynamic_globals(self) -> None: ...


def _check_whole(program: _Module) -> None:
    """Whoever calls a rule that is not there jumps into nothing."""
    missing = [it.name for it in program.functions if it.is_declaration and it.name.startswith("_ZN")]
    if missing:
        raise RuntimeError(f"rules were not linked: {', '.join(missing)}")


def _keep_inside(program: _Module, own: set[str]) -> None:
    """Let nothing but its own entry be seen of a program. Numba numbers functions and records from 1 in every process;
    of two programs that different processes have compiled and kept, equal names may mean different code, and whoever
    loads both would run the first for either. And where nobody else calls a rule, it is shaped for those who do."""
    for function in list(program.functions):
        if not function.is_declaration and function.name not in own:
            function.linkage = "internal"


def linked_with(library: Library) -> Iterator[Library]:
    """Everything that a library calls, however deep, and each once."""
    seen = {library}
    waiting = [library]
    while waiting:
        for other in waiting.pop()._linking_libraries:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
                yield other


@cache
def passes() -> type:
    """How Numba goes through a rule: as through any function, but for what rules have none of, such as closures,
    literals that types hang on, or branches that types rule out."""
    compiler = importlib.import_module("numba.core.compiler")
    machinery = importlib.import_module("numba.core.compiler_machinery")
    untyped = importlib.import_module("numba.core.untyped_passes")
    typed = importlib.import_module("numba.core.typed_passes")

    def define_pipelines(self: object) -> list[object]:
        manager = machinery.PassManager("rules")
        for one in (
            untyped.TranslateByteCode,
            untyped.FixupArgs,
            untyped.IRProcessing,
            untyped.GenericRewrites,
            untyped.ReconstructSSA,
            typed.NopythonTypeInference,
            typed.PreLowerStripPhis,
            typed.IRLegalization,
            typed.NativeLowering,
            typed.NoPythonBackend,
        ):
            manager.add_pass(one, one.__name__)
        manager.finalize()
        return [manager]

    return type("Passes", (compiler.CompilerBase,), {"define_pipelines": define_pipelines})


@contextmanager
def without_detours() -> Iterator[None]:
    """Leave out what takes a quarter of the time of compiling and is of no use here: looking for garbage, of which
    there is little; telling a stopwatch of each rule that calls the next; colours for refusals that are caught; and
    saying a record in full at every step."""
    errors = importlib.import_module("numba.core.errors")
    events = importlib.import_module("numba.core.event")
    records = importlib.import_module("numba.core.types").Record
    said = records.__repr__

    def say(record: Any) -> str:
        if "said" not in vars(record):
            vars(record)["said"] = said(record)
        return str(vars(record)["said"])

    class Plain:
        """Every colour is none."""

        def __getattr__(self, colour: str) -> Callable[[str], str]:
            return str

    collects = gc.isenabled()
    gc.disable()
    try:
        with (
            _replaced(errors, termcolor=Plain),
            _replaced(events, broadcast=lambda event: None),
            _replaced(records, __repr__=say),
        ):
            yield
    finally:
        if collects:
            gc.enable()


@contextmanager
def seen_whole(entry: Function) -> Iterator[None]:
    """Link, optimise and emit the whole program once, at its entry, whose name no other program has. Numba would do so
    for every single rule together with all the rules it calls, although none but the entry is called from outside."""
    target = importlib.import_module("numba.core.registry").cpu_target
    importlib.import_module("numba.core.runtime").rtsys.initialize(target.target_context)  # it is called from outside
    libraries = importlib.import_module("numba.core.codegen").CPUCodeLibrary
    contexts = importlib.import_module("numba.core.cpu").CPUContext
    finalize, get_executable = libraries.finalize, contexts.get_executable
    create_wrapper = contexts.create_cfunc_wrapper
    name = entry.__qualname__

    def link(library: Library) -> None:
        if library.name == name:
            own = {f.name for f in library._final_module.functions if not f.is_declaration}
            for other in linked_with(library):
                library._reload_init.update(other._reload_init)
                library._final_module.link_in(other._final_module, preserve=True)
            library._linking_libraries.clear()
            _check_whole(library._final_module)
            _keep_inside(library._final_module, own)
            finalize(library)
            return
        library._finalize_dynamic_globals()
        library._finalized = True

    def executable(context: object, library: Library, fndesc: object, env: object) -> object:
        if library.name == name:
            return get_executable(context, library, fndesc, env)
        return [].append  # Numba knows a function by its own built-in; this one is never called

    def wrapper(context: object, library: Library, *about: object, **more: object) -> None:
        if library.name == name:
            create_wrapper(context, library, *about, **more)

    with (
        _replaced(libraries, finalize=link),
        _replaced(contexts, get_executable=executable, create_cfunc_wrapper=wrapper),
        without_detours(),
    ):
        yield


def _silence(function: Function) -> Function:
    """A template with the function's own signature that compiles to nothing."""
    given = inspect.signature(function).parameters.values()
    parameters = ", ".join(p.name if p.default is p.empty else f"{p.name}={p.default!r}" for p in given)
    return made(f"def template({parameters}):\n    def nothing({parameters}):\n        pass\n    return nothing\n", {})


def _widening(function: Function, compiled: Function) -> Function:
    """A template that compiles `function`, or what stands in for it, once for plain ints.

    Fields come in many widths, and Numba would compile a rule anew for every mix of widths it is called with;
    narrow arguments therefore go through a one-line wrapper that widens them.
    """
    names = list(inspect.signature(function).parameters)

    def template(*types: object) -> Function:
        from numba import types as nb

        def narrow(t: object) -> bool:
            return isinstance(t, nb.Boolean) or (isinstance(t, nb.Integer) and getattr(t, "bitwidth", 64) < 64)

        if not any(narrow(t) for t in types):
            return compiled
        passed = [f"int64({n})" if narrow(t) else n for n, t in zip(names, types, strict=False)]
        used = ", ".join(names[: len(types)])
        source = f"def widened({used}):\n    return function({', '.join(passed)})\n"
        return made(source, {"function": function, "int64": nb.int64})

    return template
