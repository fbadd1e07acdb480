"""Rules for the browser: the same programs that are compiled natively, as one WebAssembly module that needs nothing.

LLVM, which Numba brings along, writes WebAssembly as it writes native code. Whatever is compiled in a process is laid
out for one machine, so a module is built in a process of its own (`dicewright.bots.module`), which never runs what it
compiles. It is kept on disk under a name that is made from the rules (`fingerprint.py`), as native code is.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from ..kernel.game import Game
from . import linker
from .compiler import from_the_front, open_to_compiler
from .entries import Entry, signature
from .fingerprint import fingerprint
from .native import cache_folder

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What all browsers of the last years understand."""
RUNTIME = "".join(f"define void @NRT_{name}(ptr %counted) {{ ret void }}\n" for name in ("incref", "decref"))
"""What counts references does nothing: nothing is ever freed."""


class _Named(Protocol):
    name: str
    linkage: str
    is_declaration: bool


class _Machine(Protocol):
    target_data: object


class _Module(Protocol):
    def link_in(self, other: object, preserve: bool) -> None: ...


class _Dispatcher(Protocol):
    overloads: Mapping[object, _Compiled]

    def compile(self, signature: object) -> object: ...


class _Compiled(Protocol):
    """An entry that was compiled for the types that it takes."""

    library: _Library
    fndesc: _Described


class _Described(Protocol):
    llvm_func_name: str


class _Library(Protocol):
    """What Numba has compiled of one function; its own types do not tell."""

    _linking_libraries: list[_Library]
    _final_module: _Module
    _finalized: bool

    def finalize(self) -> None: ...
    def _get_module_for_linking(self) -> object: ...


def name_of(game: Game, teams: tuple[int, ...], entries: Sequence[Entry]) -> str:
    """The file of a module: another one after every change to a rule that it holds, and after no other."""
    seats = len(teams)
    layouts = (game.layout(seats), game.book_layout(seats), game.weights_layout(seats))
    digest = sha256(repr([(layout.size, layout.places) for layout in layouts]).encode())
    for path in (__file__, linker.__file__):
        digest.update(Path(path).read_bytes())
    for entry in entries:
        digest.update(f"{entry.name} {entry.types} {fingerprint(entry.function)}".encode())
    return f"{game.name}-{'-'.join(map(str, teams))}-{digest.hexdigest()[:16]}.wasm"


def modules_folder() -> Path:
    return cache_folder() / "modules"


def build(game: Game, seats: int, entries: Sequence[Entry]) -> bytes:
    """The module; in a process that has compiled nothing else, and never will."""
    llvm = importlib.import_module("llvmlite.binding")
    compiler: Callable[..., Callable[..., _Dispatcher]] = importlib.import_module("numba").njit
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    _compile_for(machine)
    open_to_compiler()
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{RUNTIME}')
    exported = {}
    for entry in entries:
        dispatcher = compiler(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(
            entry.function
        )
        with from_the_front():
            dispatcher.compile(signature(game, seats, entry.types))
        (compiled,) = dispatcher.overloads.values()
        compiled.library.finalize()
        whole.link_in(compiled.library._final_module)
        exported[entry.name] = compiled.fndesc.llvm_func_name
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    known: Sequence[_Named] = [*whole.functions, *whole.global_variables]
    for it in known:
        if not it.is_declaration and it.name not in exported.values():
            it.linkage = "internal"
    whole.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(whole, passes)
    return linker.link(machine.emit_object(whole), exported, {})


def _compile_for(machine: _Machine) -> None:
    """From now on this process compiles for another machine, and links whole programs without ever loading one."""
    target = importlib.import_module("numba.core.registry").cpu_target
    runtime = importlib.import_module("numba.core.runtime").rtsys
    runtime.initialize(target.target_context)
    codegen = target.target_context.codegen()
    vars(codegen).update(_tm=machine, _data_layout=str(machine.target_data))
    libraries = importlib.import_module("numba.core.codegen").CPUCodeLibrary
    contexts = importlib.import_module("numba.core.cpu").CPUContext
    events = importlib.import_module("numba.core.event")

    def link(library: _Library) -> None:
        for other in dict.fromkeys(library._linking_libraries):
            if other is not runtime.library:
                library._final_module.link_in(other._get_module_for_linking(), preserve=True)
        library._finalized = True

    libraries.finalize = link
    contexts.get_executable = lambda *about: [].append  # Numba knows a function by its own built-in
    contexts.create_cfunc_wrapper = lambda *about, **more: None
    vars(events).update(broadcast=lambda event: None)
