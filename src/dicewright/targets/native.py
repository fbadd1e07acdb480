"""Compiled rules: built in the background the first time, loaded from disk ever after.

The cache folder is named by the rules themselves (`fingerprint.py`), because Numba itself looks only at the file of the
entry function.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeAlias, cast

from ..kernel.chance import below, following
from ..kernel.game import Game
from ..kernel.record import Record
from ..kernel.rule import rule
from .compiler import from_the_front, open_to_compiler, seen_whole
from .fingerprint import fingerprint

_compiling = threading.RLock()

Compiled: TypeAlias = Callable[..., None]
"""A compiled entry; it takes exactly the arguments that it was compiled for."""


class _State(Protocol):
    asked: int
    options: int
    over: int


class _States(Protocol):
    def __getitem__(self, at: int, /) -> _State: ...
    def __setitem__(self, at: int, state: _State, /) -> None: ...


class _Counts(Protocol):
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], count: int, /) -> None: ...


def cache_folder() -> Path:
    """Where compiled code lives."""
    root = os.environ.get("DICEWRIGHT_CACHE")
    return Path(root) if root else Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "dicewright"


def random_play(answer: Callable[..., object]) -> Callable[..., None]:
    """Build the rule that gives uniform answers for everyone, nature included, and starts over after the end."""

    @rule
    def play(states: _States, i: int, initial: _States, b: Record, answers: int, seed: int, counts: _Counts) -> None:
        """counts: games finished, decisions of players who had a choice."""
        states[i] = initial[0]
        g = states[i]
        for _ in range(answers):
            seed = following(seed)
            if g.asked >= 0:
                counts[i, 1] += 1
            answer(g, b, below(seed, g.options))
            if g.over != 0:
                counts[i, 0] += 1
                states[i] = initial[0]

    return play


class _Dispatcher(Protocol):
    """What Numba makes of a function; its own types do not tell."""

    _cache: object


class _Codegen(Protocol):
    def magic_tuple(self) -> tuple[str, ...]: ...


def _found_by_types_alone(dispatcher: _Dispatcher) -> None:
    """Let compiled code be found by its types and the processor. Numba also asks whether the rules that an entry takes
    from around it look the same in memory, which depends on what else its process has compiled; that they are the same,
    the folder says."""

    def index_key(signature: object, codegen: _Codegen) -> tuple[object, ...]:
        return signature, codegen.magic_tuple()

    vars(dispatcher._cache).update(_index_key=index_key)


class Native:
    """The compiled rules of one game for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.seconds = 0.0
        """What compiling, or loading from the cache, has taken so far."""
        self.from_cache = True
        self._entries: dict[str, Compiled] = {}
        self._ready = threading.Event()

    @property
    def ready(self) -> bool:
        return self._ready.is_set()

    def entry(self, name: str, function: Callable[..., None], *types: object) -> Compiled:
        """Compile an entry function for exact argument types: "states", "book", "weights", or Numba types."""
        if name not in self._entries:
            with _compiling:
                if name not in self._entries:
                    self._entries[name] = self._compile(name, function, types)
        return self._entries[name]

    def _compile(self, name: str, function: Callable[..., None], types: tuple[object, ...]) -> Compiled:
        began = time.perf_counter()
        import numba
        from numba import types as nb

        open_to_compiler()
        records = numba.from_dtype(self.game.layout(self.seats).dtype)
        book = numba.from_dtype(self.game.book_layout(self.seats).dtype)
        weights = numba.from_dtype(self.game.weights_layout(self.seats).dtype)
        known = {
            "states": nb.Array(records, 1, "C"), "book": nb.Array(book, 1, "C"), "weights": nb.Array(weights, 1, "C"),
        }  # fmt: skip
        signature = nb.void(*(known.get(t, t) if isinstance(t, str) else t for t in types))
        rules = fingerprint(function)
        folder = cache_folder() / rules
        whole = sha256(f"{rules} {self.game.name} {self.seats} {name}".encode()).hexdigest()[:16]
        function.__qualname__ = f"{function.__name__}_{whole}"  # no other program has an entry of this name
        vars(numba.config).update(CACHE_DIR=str(folder))  # where its types know of no setting
        dispatcher = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
        _found_by_types_alone(cast(_Dispatcher, dispatcher))
        with from_the_front(), seen_whole(function):
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        self.from_cache = self.from_cache and not dispatcher.stats.cache_misses
        self.seconds += time.perf_counter() - began
        return cast(Compiled, dispatcher)

    def step(self) -> Compiled:
        """step(states, book, a): one answer."""
        answer: Callable[..., object] = self.game.answer
        from numba import int64

        def step(states: Sequence[Record], book: Sequence[Record], a: int) -> None:
            answer(states[0], book[0], a)

        return self.entry("step", step, "states", "book", int64)

    def play(self) -> Compiled:
        """play(states, initial, book, answers, seed, counts): uniform random play, counts[:, 2] of int64."""
        play = random_play(self.game.answer)
        from numba import int64, uint64

        def entry(
            states: _States, initial: _States, book: Sequence[Record], answers: int, seed: int, counts: _Counts
        ) -> None:
            play(states, 0, initial, book[0], answers, seed, counts)

        return self.entry("play", entry, "states", "states", "book", int64, uint64, int64[:, ::1])

    def prepare(self, done: Callable[[Native], None] | None = None) -> threading.Thread:
        """Compile in the background."""

        def work() -> None:
            self.step()
            self._ready.set()
            if done is not None:
                done(self)

        thread = threading.Thread(target=work, name=f"compile {self.game.name}", daemon=True)
        thread.start()
        return thread


@cache
def native(game: Game, seats: int) -> Native:
    return Native(game, seats)
