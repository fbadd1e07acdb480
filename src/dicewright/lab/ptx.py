"""The rules as PTX, CUDA's assembly: the same lines as everywhere else, compiled without a GPU at hand.

Needs the extra `gpu` (numba-cuda and its compilers), but no driver and no device. Three things make rules of this kind
fast on a GPU, where the 32 threads of a warp share their instructions, and the instructions a small cache:

- the games of a block are sorted before every step by where they stand, so that the threads of a warp mostly run the
  same rule, each for whatever game it is given;
- loops over a few dice or cards stay loops instead of being unrolled;
- indices are taken as they are, since rules never count from the end.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..kernel.chance import below, following
from ..kernel.game import Game
from ..kernel.machine import Stack
from ..kernel.question import NOTHING
from ..kernel.record import Header, Record, i8
from ..kernel.rule import rule
from ..targets.compiler import from_the_front, open_to_compiler

HOPPER = (9, 0)
"""What to compile for: compute capability 9.0."""
PTX_VERSION = "9.0"
"""A driver must know the version named in the text; what the compilers write may be newer than any driver."""
SPREAD = 7919
"""How far apart the seeds of neighbouring threads lie."""
BLOCK = 1024
"""Threads of a block, and games that are sorted together; launch the kernel with so many."""

# Where a game can stand, as a number below PLACES.
PLACES = 128
_DONE = 0
_PROCEED = 64  # questions are numbered below this, steps from here
_EFFECT = 127

_WARP = 32
_ALL = 0xFFFFFFFF
_SHARE = PLACES // _WARP


class _Stepped(Header):
    """A state with steps."""

    step = i8()


def standing(game: Game) -> Callable[..., int]:
    """Where a game stands, as a number: games with the same one are about to run the same rules."""
    fields = {f.name for f in game.state.fields}

    @rule
    def at_step(g: _Stepped) -> int:
        return _PROCEED + g.step

    @rule
    def somewhere(g: Header) -> int:
        return _PROCEED

    proceeding: Callable[..., int] = at_step if "step" in fields else somewhere

    @rule
    def plain(g: Header) -> int:
        return g.question if g.question != NOTHING else proceeding(g)

    @rule
    def with_machine(g: Stack) -> int:
        if g.question == NOTHING and g.sp > 0:
            return _EFFECT
        return plain(g)

    return with_machine if "sp" in fields else plain


def ptx(game: Game, seats: int, optimised: bool = True) -> str:
    """A kernel named `kernel` in which every thread plays its own game at random, as `entries.random_play` does.

    Arguments: states, initial, book (arrays of records), answers (int32), seed (int64), counts (int64[:, ::1]).
    Optimising takes most of the time; whether the rules compile shows without it.
    """
    import numba
    from numba import types

    cuda: Any = importlib.import_module("numba.cuda")
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    respond, proceed, key = game.flow.respond, game.flow.proceed, standing(game)

    @rule
    def one_step(g: Header, b: Record, a: int) -> None:
        """Half of what `answer` does: take in an answer, or go on by one step."""
        kind = g.question
        if kind != NOTHING:
            seat = g.asked
            g.question = NOTHING
            g.asked = 0
            g.options = 0
            respond(g, b, kind, seat, a)
        else:
            proceed(g, b)

    @rule
    def stands(g: Header, left: int) -> int:
        """Where the game stands; done when all answers are given and the next question is open."""
        return _DONE if left == 0 and g.question != NOTHING and g.options > 1 else key(g)

    open_to_compiler()
    int32, uint64 = types.int32, types.uint64

    def kernel(states: Any, initial: Any, book: Any, answers: int, seed: int, counts: Any) -> None:
        me = cuda.threadIdx.x
        first = cuda.blockIdx.x * BLOCK
        mine = first + me
        left = cuda.shared.array(BLOCK, int32)
        seeds = cuda.shared.array(BLOCK, uint64)
        stand = cuda.shared.array(PLACES, int32)  # how many games stand at each place
        begin = cuda.shared.array(PLACES, int32)  # how many stand before it
        order = cuda.shared.array(BLOCK, int32)
        left[me] = answers
        seeds[me] = uint64(seed + mine * SPREAD)
        if mine < states.shape[0]:
            states[mine] = initial[0]
        while True:
            here = _DONE
            if mine < states.shape[0]:
                if states[mine].over != 0:
                    counts[mine, 0] += 1
                    states[mine] = initial[0]
                here = stands(states[mine], left[me])
            if me < PLACES:
                stand[me] = 0
            cuda.syncthreads()
            rank = cuda.atomic.add(stand, here, 1)
            cuda.syncthreads()
            done = stand[_DONE]
            if done == BLOCK:
                break
            if me < _WARP:  # one warp adds up, four places a thread
                own = 0
                for k in range(_SHARE):
                    own += stand[me * _SHARE + k]
                before = int32(own)
                far = 1
                while far < _WARP:
                    other = cuda.shfl_up_sync(_ALL, before, far)
                    if me >= far:
                        before += other
                    far *= 2
                before -= own
                for k in range(_SHARE):
                    begin[me * _SHARE + k] = before
                    before += stand[me * _SHARE + k]
            cuda.syncthreads()
            order[begin[here] + rank] = me
            cuda.syncthreads()
            if me >= done:  # those that are done come first
                it = order[me]
                g = states[first + it]
                a = 0
                if g.question != NOTHING and g.options > 1:
                    left[it] -= 1
                    seeds[it] = following(seeds[it])
                    a = below(seeds[it], g.options)
                    if g.asked >= 0:
                        counts[first + it, 1] += 1
                one_step(g, book[0], a)
            cuda.syncthreads()

    records = numba.from_dtype(game.layout(seats).dtype)[::1]
    books = numba.from_dtype(game.book_layout(seats).dtype)[::1]
    signature = types.void(records, records, books, types.int32, types.int64, types.int64[:, ::1])
    asks_device, dispatcher.get_current_device = dispatcher.get_current_device, lambda: _Hopper
    try:
        with from_the_front("numba.cuda.np.arrayobj"), _loops_stay_loops():
            found = cuda.compile_ptx(kernel, signature, cc=HOPPER, opt=optimised)
    finally:
        dispatcher.get_current_device = asks_device
    text = str(found[0] if isinstance(found, tuple) else found)
    entry = re.search(r"\.visible \.entry (\S+)\(", text)
    assert entry is not None, "the compiler wrote no entry point"
    text = re.sub(r"(?m)^\.version .*", f".version {PTX_VERSION}", text.replace(entry[1], "kernel"))
    # so many threads must fit a multiprocessor: whoever turns this into machine code has to spare registers
    return re.sub(r"(\.visible \.entry kernel\([^)]*\)\s*)", rf"\1.maxntid {BLOCK}, 1, 1\n", text, count=1)


@contextmanager
def _loops_stay_loops() -> Iterator[None]:
    """Tell NVVM not to unroll: rules are long, and a GPU starves when they do not fit its instruction cache."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    compile_ir = nvvm.compile_ir

    def marked(module: str) -> str:
        module = re.sub(r"(?m)^(\s+br [^\n]*)$", r"\1, !llvm.loop !99990", module)
        return module + '\n!99990 = distinct !{!99990, !99991}\n!99991 = !{!"llvm.loop.unroll.disable"}\n'

    def compiling(modules: Any, **options: Any) -> Any:
        return compile_ir(marked(modules) if isinstance(modules, str) else [marked(m) for m in modules], **options)

    nvvm.compile_ir = compiling
    try:
        yield
    finally:
        nvvm.compile_ir = compile_ir


class _Hopper:
    """Stands in for the device that the compiler would ask for its capability."""

    compute_capability = HOPPER
