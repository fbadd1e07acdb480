"""Rules for a GPU: the same programs that are compiled natively, as kernels that CuPy launches.

LLVM writes PTX, CUDA's assembly, without a GPU at hand (`foreign.py`); the driver of the machine that has one makes
machine code of it. Both are kept on disk under a name that is made from the rules (`fingerprint.py`), as native code
is. Loops stay loops: rules are long, and a GPU starves when they do not fit its store of instructions.
"""

from __future__ import annotations

import importlib
import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.refusal import Refusal
from ..kernel.rule import Function, made
from ..kernel.words import text
from . import device, foreign
from .entries import Entry, signature
from .fingerprint import fingerprint
from .native import cache_folder

TRIPLE = "nvptx64-nvidia-cuda"
HOPPER = (9, 0)
"""What is compiled for where no GPU says what it is: compute capability 9.0."""
KERNEL = "kernel"
ALIGNED = 16


@dataclass(frozen=True)
class Kernel:
    """A function that all threads of a GPU run. It takes the arrays and numbers of its entry, and after them the arrays
    that each block shares, by name: their type, and how many of it."""

    game: Game
    seats: int
    entry: Entry
    shared: Mapping[str, tuple[str, int]]
    threads: int
    """Threads of a block."""

    @property
    def room(self) -> int:
        """Bytes that a block shares."""
        return sum(map(_bytes, self.shared.values()))


Maker = Callable[..., Kernel]
"""Makes a kernel from what it is called with: names and numbers, that another process can be told."""


def _bytes(of: tuple[str, int]) -> int:
    width, count = of
    return -(-int(width.removeprefix("int")) // 8 * count // ALIGNED) * ALIGNED


# --- compiling ---


def path_of(kernel: Kernel, capability: tuple[int, int]) -> Path:
    """Where the PTX of a kernel lies, or would: another file after every change to a rule that it holds."""
    it, seats = kernel.game, kernel.seats
    layouts = (it.layout(seats), it.book_layout(seats), it.weights_layout(seats))
    digest = sha256(repr([(layout.size, layout.places) for layout in layouts]).encode())
    for file in (__file__, foreign.__file__):
        digest.update(Path(file).read_bytes())
    digest.update(
        f"{kernel.entry.types} {kernel.shared} {kernel.threads} {fingerprint(kernel.entry.function)}".encode()
    )
    name = f"{it.name}-{seats}-{kernel.entry.name}-sm{capability[0]}{capability[1]}-{digest.hexdigest()[:16]}.ptx"
    return cache_folder() / "cuda" / name


def built(make: Maker, *about: object, capability: tuple[int, int] = HOPPER) -> Path:
    """Where the PTX lies; it is compiled first if there is none, in a process of its own."""
    path = path_of(make(*about), capability)
    if not path.exists():
        foreign.apart(_build, path, capability, make, *about)
    return path


def _build(capability: tuple[int, int], make: Maker, *about: object) -> Path:
    kernel = make(*about)
    path = path_of(kernel, capability)
    keep(path, ptx(kernel, capability).encode("ascii"))
    return path


def keep(path: Path, what: bytes) -> None:
    """Whoever looks for a file finds it whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(what)
    beside.replace(path)


def ptx(kernel: Kernel, capability: tuple[int, int] = HOPPER) -> str:
    """The kernel in CUDA's assembly; in a process that has compiled nothing else, and never will."""
    llvm = importlib.import_module("llvmlite.binding")
    version = "+ptx78" if capability <= HOPPER else "+ptx87"  # the oldest that knows it: any driver reads that
    machine = foreign.machine(TRIPLE, cpu=f"sm_{capability[0]}{capability[1]}", features=version)
    _open_to_device()
    shared = [f"{width}[]" for width, _ in kernel.shared.values()]
    entry = Entry(kernel.entry.name, kernel.entry.function, (*kernel.entry.types, *shared))
    whole, (called,) = _compiled(kernel, entry, machine)
    whole.link_in(llvm.parse_assembly(_door(kernel, entry, called, str(machine.target_data))))
    foreign.optimise(whole, machine, [KERNEL], loop_unrolling=False, loop_vectorization=False, slp_vectorization=False)
    return machine.emit_assembly(whole)


def _compiled(kernel: Kernel, entry: Entry, machine: foreign.Machine) -> tuple[foreign.Module, list[str]]:
    whole, called = foreign.compiled(kernel.game, kernel.seats, [entry], machine)
    return whole, list(called.values())


def _door(kernel: Kernel, entry: Entry, called: str, layout: str) -> str:
    """What is launched: takes an array as its address and its size along each axis, and calls the entry, which takes
    arrays as Numba does: owner, parent, items, size of one, address, size and stride along each axis."""
    taken: list[str] = []
    lines: list[str] = []
    passed = ["ptr %result", "ptr %wrong"]
    given = list(signature(kernel.game, kernel.seats, entry.types).args)
    outside, inside = given[: len(kernel.entry.types)], given[len(kernel.entry.types) :]
    for k, kind in enumerate(outside):
        if not hasattr(kind, "dtype"):
            taken.append(f"i{kind.bitwidth} %a{k}")
            passed.append(taken[-1])
            continue
        sizes, item, items, strides = [f"%a{k}.{axis}" for axis in range(kind.ndim)], _size(kind), "1", list[str]()
        taken += [f"ptr noalias %a{k}", *(f"i64 {size}" for size in sizes)]
        for axis in reversed(range(kind.ndim)):
            lines.append(f"  %a{k}.n{axis} = mul i64 {items}, {sizes[axis]}")
            lines.append(f"  %a{k}.s{axis} = mul i64 {items}, {item}")
            items = f"%a{k}.n{axis}"
            strides.insert(0, f"%a{k}.s{axis}")
        passed += ["ptr null", "ptr null", f"i64 {items}", f"i64 {item}", f"ptr %a{k}"]
        passed += [f"i64 {it}" for it in (*sizes, *strides)]
    at = 0
    for (name, about), kind in zip(kernel.shared.items(), inside, strict=True):
        place = f"getelementptr (i8, ptr addrspace(3) @shared, i64 {at})"
        lines.append(f"  %{name} = addrspacecast ptr addrspace(3) {place} to ptr")
        passed += ["ptr null", "ptr null", f"i64 {about[1]}", f"i64 {_size(kind)}", f"ptr %{name}"]
        passed += [f"i64 {about[1]}", f"i64 {_size(kind)}"]
        at += _bytes(about)
    kinds = ", ".join(it.split()[0] for it in passed)
    return "\n".join(
        [
            f'target triple = "{TRIPLE}"',
            f'target datalayout = "{layout}"',
            f"@shared = external addrspace(3) global [0 x i8], align {ALIGNED}",
            f'declare i32 @"{called}"({kinds})',
            f"define ptx_kernel void @{KERNEL}({', '.join(taken)}) #0 {{",
            "  %result = alloca ptr",
            "  %wrong = alloca ptr",
            *lines,
            f'  %done = call i32 @"{called}"({", ".join(passed)})',
            "  ret void",
            "}",
            f'attributes #0 = {{ "nvvm.maxntid"="{kernel.threads}" "nvvm.minctasm"="1" }}',
            "",
        ]
    )


def _size(kind: Any) -> int:
    """Bytes of one item of an array."""
    item = kind.dtype
    return int(item.size if hasattr(item, "size") else max(8, item.bitwidth) // 8)


@cache
def _open_to_device() -> None:
    """Make what the threads of a GPU do together callable from rules."""
    from llvmlite import ir
    from numba.core import types as nb
    from numba.extending import intrinsic, overload

    whole, word = ir.IntType(64), ir.IntType(32)

    def called(builder: Any, name: str, result: Any, *args: Any) -> Any:
        """Call something that all threads of a warp must reach together."""
        kind = ir.FunctionType(result, [a.type for a in args])
        known = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        known.attributes.add("convergent")
        known.attributes.add("nounwind")
        return builder.call(known, args)

    def register(name: str) -> Any:
        def emit(builder: Any, *given: Any) -> Any:
            return builder.zext(called(builder, f"llvm.nvvm.read.ptx.sreg.{name}", word), whole)

        return emit

    def shuffled(builder: Any, how: str, value: Any, by: Any, last: int) -> Any:
        everyone = ir.Constant(word, -1)
        name, value = f"llvm.nvvm.shfl.sync.{how}.i32", builder.trunc(value, word)
        found = called(builder, name, word, everyone, value, builder.trunc(by, word), ir.Constant(word, last))
        return builder.sext(found, whole)

    def add(builder: Any, row: Any, at: Any, n: Any) -> Any:
        item = row.data.type.pointee
        before = builder.atomic_rmw("add", builder.gep(row.data, [at]), builder.trunc(n, item), "monotonic")
        return builder.sext(before, whole)

    nothing = ir.VoidType()
    emits: Mapping[str, Callable[..., Any]] = {
        "thread": register("tid.x"),
        "block": register("ctaid.x"),
        "meet": lambda builder: called(
            builder, "llvm.nvvm.barrier.cta.sync.aligned.all", nothing, ir.Constant(word, 0)
        ),
        "regroup": lambda builder: called(builder, "llvm.nvvm.bar.warp.sync", nothing, ir.Constant(word, -1)),
        "add": add,
        "of_lower": lambda builder, value, by: shuffled(builder, "up", value, by, 0),
        "of_first": lambda builder, value: shuffled(builder, "idx", value, ir.Constant(whole, 0), device.WARP - 1),
    }

    def offer(function: Function, emit: Callable[..., Any]) -> None:
        names = list(inspect.signature(function).parameters)
        silent = inspect.signature(function).return_annotation == "None"

        def typed(typing: Any, *types: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                arrays = [
                    context.make_array(kind)(context, builder, it) if isinstance(kind, nb.Array) else it
                    for kind, it in zip(signature.args, args, strict=True)
                ]
                found = emit(builder, *arrays)
                return context.get_dummy_value() if silent else found

            wide = [kind if isinstance(kind, nb.Array) else nb.int64 for kind in types]
            return (nb.void if silent else nb.int64)(*wide), generate

        given = ", ".join(names)
        source = f"def word(typing{', ' if names else ''}{given}):\n    return typed(typing, {given})\n"
        compiled = intrinsic(made(source, {"typed": typed}))
        inner = f"def template({given}):\n    def word({given}):\n        return compiled({given})\n    return word\n"
        overload(function, target="generic", strict=False)(made(inner, {"compiled": compiled}))

    for function in device.WORDS:
        offer(function, emits[function.__name__])


# --- running ---


class Launcher:
    """A kernel on the GPU of this machine. It takes CuPy's arrays and numbers, in the order of its entry's types."""

    def __init__(self, make: Maker, *about: object) -> None:
        cupy = cupy_here()
        self.kernel = make(*about)
        capability = cupy.cuda.Device().compute_capability
        path = built(make, *about, capability=(int(capability[:-1]), int(capability[-1])))
        code = path.with_suffix(f".{cupy.cuda.runtime.driverGetVersion()}.cubin")
        if not code.exists():
            linker = cupy.cuda.function.LinkState()
            linker.add_ptr_data(path.read_bytes(), path.name)
            keep(code, linker.complete())
        self._run = cupy.RawModule(path=str(code)).get_function(KERNEL)
        self._run.max_dynamic_shared_size_bytes = self.kernel.room
        self.processors: int = cupy.cuda.Device().attributes["MultiProcessorCount"]
        """Multiprocessors of the GPU: blocks that run at the same time."""
        self.device: str = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
        self._kinds = signature(self.kernel.game, self.kernel.seats, self.kernel.entry.types).args

    def __call__(self, blocks: int, *args: Any) -> None:
        import numpy as np

        passed: list[Any] = []
        for kind, it in zip(self._kinds, args, strict=True):
            if hasattr(kind, "dtype"):
                passed += [it, *(np.int64(n) for n in it.shape[: kind.ndim])]
            else:
                passed.append(np.dtype(str(kind)).type(it))
        self._run((blocks,), (self.kernel.threads,), tuple(passed), shared_mem=self.kernel.room)


def cupy_here() -> Any:
    """CuPy, where there is a GPU for it."""
    try:
        cupy = importlib.import_module("cupy")
    except ImportError:
        raise Refusal(text("refuse-no-cupy")) from None
    try:
        cupy.cuda.Device().compute_capability  # noqa: B018
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise Refusal(text("refuse-no-gpu", why=str(error))) from None
    return cupy


def on_device(array: Any) -> Any:
    """An array of NumPy on the GPU; records as rows of bytes."""
    import numpy as np

    if array.dtype.fields is not None:
        array = np.frombuffer(array.tobytes(), np.uint8).reshape(len(array), -1)
    return cupy_here().asarray(array)
