"""Rules for another machine than this one: the same programs that are compiled natively, through the same compiler.

LLVM, which Numba brings along, writes code for WebAssembly and for GPUs as it does for the processor at hand. Whatever
is compiled in a process is laid out for one machine, so that a program for another one is built in a process of its own
(`apart`), which never runs what it compiles.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from ..kernel.game import Game, Refusal
from ..kernel.words import text
from .compiler import Library, from_the_front, linked_with, open_to_compiler, passes, without_detours
from .entries import Entry, signature

RUNTIME = "".join(f"define void @NRT_{name}(ptr %counted) {{ ret void }}\n" for name in ("incref", "decref"))
"""What counts references does nothing: nothing is ever freed."""


class Machine(Protocol):
    """A kind of machine, as LLVM knows it; its own types do not tell."""

    triple: str
    target_data: object

    def emit_object(self, module: Module) -> bytes: ...
    def emit_assembly(self, module: Module) -> str: ...


class _Named(Protocol):
    name: str
    linkage: str
    is_declaration: bool


class Module(Protocol):
    """A program that is being put together."""

    functions: Iterable[_Named]
    global_variables: Iterable[_Named]
    triple: str
    data_layout: str

    def link_in(self, other: object, preserve: bool = False) -> None: ...
    def verify(self) -> None: ...


class _Dispatcher(Protocol):
    overloads: Mapping[object, _Compiled]

    def compile(self, signature: object) -> object: ...


class _Compiled(Protocol):
    """An entry that was compiled for the types that it takes."""

    library: Library
    fndesc: _Described


class _Described(Protocol):
    llvm_func_name: str


def apart(build: Callable[..., Path], path: Path, *about: object) -> None:
    """Have something built in a process that has compiled nothing else, and will not. What goes wrong there is raised
    here, and so is that it was built from other rules than those that are known here: then it has another name."""
    from concurrent.futures import ProcessPoolExecutor  # a page has no processes, and builds nothing
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    with ProcessPoolExecutor(1, get_context("spawn")) as builder:
        try:
            made = builder.submit(build, *about).result()
        except BrokenProcessPool as broken:
            raise Refusal(text("refuse-build-ended", name=path.name)) from broken
    if made != path:
        raise Refusal(text("refuse-build-other", name=path.name))


def machine(triple: str, **about: str) -> Machine:
    llvm = importlib.import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    made: Machine = llvm.Target.from_triple(triple).create_target_machine(opt=3, **about)
    return made


def compiled(game: Game, seats: int, entries: Sequence[Entry], to: Machine) -> tuple[Module, dict[str, str]]:
    """All entries as one program that is not optimised yet, and what each is called in it."""
    llvm = importlib.import_module("llvmlite.binding")
    compiler: Callable[..., Callable[..., _Dispatcher]] = importlib.import_module("numba").njit
    _compile_for(to)
    open_to_compiler()
    whole: Module = llvm.parse_assembly(f'target triple = "{to.triple}"\n{RUNTIME}')
    called, libraries = {}, dict[Library, None]()
    for entry in entries:
        dispatcher = compiler(
            nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=passes()
        )(entry.function)
        with from_the_front(), without_detours():
            dispatcher.compile(signature(game, seats, entry.types))
        (it,) = dispatcher.overloads.values()
        called[entry.name] = it.fndesc.llvm_func_name
        libraries |= dict.fromkeys((it.library, *linked_with(it.library)))
    runtime = importlib.import_module("numba.core.runtime").rtsys
    for library in libraries:
        if library is not runtime.library:
            whole.link_in(library._final_module, preserve=True)
    whole.triple, whole.data_layout = to.triple, str(to.target_data)
    return whole, called


def optimise(whole: Module, to: Machine, seen: Collection[str], **tuning: bool) -> None:
    """Optimise a program of which nothing but these names is seen from outside."""
    llvm = importlib.import_module("llvmlite.binding")
    for it in (*whole.functions, *whole.global_variables):
        if not it.is_declaration and it.name not in seen:
            it.linkage = "internal"
    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    for name, on in tuning.items():
        setattr(options, name, on)
    passes = llvm.create_pass_builder(to, options)
    passes.getModulePassManager().run(whole, passes)


def _compile_for(machine: Machine) -> None:
    """From now on this process compiles for another machine, and links whole programs without ever loading one."""
    target: Any = importlib.import_module("numba.core.registry").cpu_target
    runtime = importlib.import_module("numba.core.runtime").rtsys
    runtime.initialize(target.target_context)
    codegen = target.target_context.codegen()
    vars(codegen).update(_tm=machine, _data_layout=str(machine.target_data))
    libraries = importlib.import_module("numba.core.codegen").CPUCodeLibrary
    contexts = importlib.import_module("numba.core.cpu").CPUContext

    def finalize(library: Library) -> None:
        library._finalized = True

    libraries.finalize = finalize
    contexts.get_executable = lambda *about: [].append  # Numba knows a function by its own built-in
    contexts.create_cfunc_wrapper = lambda *about, **more: None
