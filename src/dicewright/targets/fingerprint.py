"""What compiled code is made from, in one name: the same as long as the rules are, whatever else is edited, and
whichever Python reads them.

Starting from an entry function, every rule that it reaches is found as the compiler finds it, through the names that it
uses: its source, the numbers it takes from its module or from a namespace, and the rules that it calls.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import tokenize
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType

from ..kernel.rule import RULES
from . import compiler, device

TOOLS = ("numba", "llvmlite", "numpy")
FROM_OUTSIDE = ("LOAD_GLOBAL", "LOAD_DEREF")
FROM_SPACE = ("LOAD_ATTR", "LOAD_METHOD")


def fingerprint(entry: Callable[..., object]) -> str:
    """Names all that an entry function is compiled from. Types are no part of it: Numba keeps them apart itself."""
    digest = hashlib.sha256(Path(compiler.__file__).read_bytes())
    known: dict[int, int] = {}
    waiting: list[object] = [entry]
    while waiting:
        it = waiting.pop()
        if isinstance(it, FunctionType):
            it = RULES.get(it, it)
        if isinstance(it, FunctionType) and not _belongs_to_tools(it):
            if id(it) in known:
                digest.update(b"number %d" % known[id(it)])
                continue
            known[id(it)] = len(known)
            digest.update(_written(it))
            waiting.extend(_used(it))
        elif isinstance(it, tuple):
            digest.update(b"%d of" % len(it))
            waiting.extend(it)
        else:
            digest.update(_value(it))
    return digest.hexdigest()[:20]


def _belongs_to_tools(function: FunctionType) -> bool:
    return function.__module__.partition(".")[0] in TOOLS or function in device.WORDS


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of those inside it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


@cache
def _written(function: FunctionType) -> bytes:
    """Its source without remarks."""
    lines = dedent(inspect.getsource(function.__code__)).splitlines(keepends=True)
    try:
        for it in tokenize.generate_tokens(iter(lines[:]).__next__):
            if it.type == tokenize.COMMENT:
                row, column = it.start
                lines[row - 1] = lines[row - 1][:column]
    except tokenize.TokenError:  # a lambda in the middle of something
        pass
    return "\n".join(it.rstrip() for it in lines if it.strip()).encode()


def _used(function: FunctionType) -> Iterator[object]:
    """What a function finds outside itself: in its closure, in its module, or in a namespace that it finds there. By
    their names, since every Python asks for them in an order of its own."""
    yield function.__defaults__
    inside = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    outside = function.__globals__ | {name: cell.cell_contents for name, cell in inside}
    used: dict[str, object] = {}
    for code in _codes(function.__code__):
        path, space = "", None
        for instruction in dis.get_instructions(code):
            found: object = None
            if instruction.opname in FROM_OUTSIDE:
                path = instruction.argval
                found = outside.get(path)  # else it is a built-in or belongs to the function around it
            elif space is not None and instruction.opname in FROM_SPACE:
                path = f"{path}.{instruction.argval}"
                found = getattr(space, instruction.argval)
            space = found if isinstance(found, ModuleType) else None
            if found is not space:
                used[path] = found
    yield from (used[path] for path in sorted(used))


def _value(it: object) -> bytes:
    """A constant as bytes; what belongs to Python, NumPy or Numba, by its name."""
    if isinstance(it, int):
        return b"%d" % it
    import numpy as np  # whoever compiles has it

    if it is None or isinstance(it, str | float):
        return repr(it).encode()
    if isinstance(it, np.ndarray):
        return repr((it.dtype.str, it.shape)).encode() + it.tobytes()
    if isinstance(it, type | BuiltinFunctionType | FunctionType):
        return f"{it.__module__}.{it.__qualname__}".encode()
    raise TypeError(f"A rule uses {it!r}, a {type(it).__name__}, by which compiled code cannot be told apart.")
