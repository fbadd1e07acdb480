"""Compiled rules: built in the background the first time, loaded from disk ever after.

The cache folder is named by the rules (`fingerprint.py`) and by what compiles them, because Numba itself looks
only at the file of the entry function.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Protocol, TypeAlias, cast

from ..kernel.game import Game
from . import entries
from .compiler import from_the_front, open_to_compiler, passes, seen_whole
from .entries import Entry, signature
from .fingerprint import TOOLS, fingerprint

_compiling = threading.RLock()

Compiled: TypeAlias = Callable[..., None]
"""A compiled entry; it takes exactly the arguments that it was compiled for."""


def cache_folder() -> Path:
    """Where compiled code lives."""
    root = os.environ.get("DICEWRIGHT_CACHE")
    return Path(root) if root else Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "dicewright"


@cache
def _tools() -> str:
    """What compiles here: what one has compiled another cannot use."""
    return " ".join((sys.version, *(f"{tool} {version(tool)}" for tool in TOOLS)))


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
        """Compile an entry function for exact argument types, as `entries.signature` knows them."""
        if name not in self._entries:
            with _compiling:
                if name not in self._entries:
                    self._entries[name] = self._compile(name, function, types)
        return self._entries[name]

    def _compile(self, name: str, function: Callable[..., None], types: tuple[object, ...]) -> Compiled:
        began = time.perf_counter()
        import numba

        open_to_compiler()
        rules = sha256(f"{fingerprint(function)} {_tools()}".encode()).hexdigest()[:20]
        folder = cache_folder() / rules
        whole = sha256(f"{rules} {self.game.name} {self.seats} {name}".encode()).hexdigest()[:16]
        function.__qualname__ = f"{function.__name__}_{whole}"  # no other program has an entry of this name
        vars(numba.config).update(CACHE_DIR=str(folder))  # where its types know of no setting
        dispatcher = numba.njit(nogil=True, cache=True, error_model="numpy", pipeline_class=passes())(function)
        _found_by_types_alone(cast(_Dispatcher, dispatcher))
        with from_the_front(), seen_whole(function):
            dispatcher.compile(signature(self.game, self.seats, types))
        dispatcher.disable_compile()
        self.from_cache = self.from_cache and not dispatcher.stats.cache_misses
        self.seconds += time.perf_counter() - began
        return cast(Compiled, dispatcher)

    def of(self, entry: Entry) -> Compiled:
        """Compile one of those that all targets share."""
        return self.entry(entry.name, entry.function, *entry.types)

    def step(self) -> Compiled:
        """step(states, book, a): one answer."""
        return self.of(entries.step(self.game))

    def play(self) -> Compiled:
        """play(states, initial, book, answers, seed, counts): uniform random play, counts[:, 2] of int64."""
        return self.of(entries.play(self.game))

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
