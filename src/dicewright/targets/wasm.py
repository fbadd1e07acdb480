"""Rules for the browser: the same programs that are compiled natively, as one WebAssembly module that needs nothing.

A module is built in a process of its own (`foreign.py`), and kept on disk under a name that is made from the rules
(`fingerprint.py`), as native code is.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from ..kernel.game import Game
from . import foreign, linker
from .entries import Entry
from .fingerprint import fingerprint
from .native import cache_folder

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What all browsers of the last years understand."""


def name_of(game: Game, teams: tuple[int, ...], entries: Sequence[Entry]) -> str:
    """The file of a module: another one after every change to a rule that it holds, and after no other."""
    seats = len(teams)
    layouts = (game.layout(seats), game.book_layout(seats), game.weights_layout(seats))
    digest = sha256(repr([(layout.size, layout.places) for layout in layouts]).encode())
    for path in (__file__, foreign.__file__, linker.__file__):
        digest.update(Path(path).read_bytes())
    for entry in entries:
        digest.update(f"{entry.name} {entry.types} {fingerprint(entry.function)}".encode())
    return f"{begins(game, teams)}{digest.hexdigest()[:16]}.wasm"


def begins(game: Game, teams: tuple[int, ...]) -> str:
    """What it begins with whatever the rules say."""
    return f"{game.name}-{'-'.join(map(str, teams))}-"


def modules_folder() -> Path:
    return cache_folder() / "modules"


def build(game: Game, seats: int, entries: Sequence[Entry]) -> bytes:
    """The module; in a process that has compiled nothing else, and never will."""
    machine = foreign.machine(TRIPLE, features=FEATURES)
    whole, exported = foreign.compiled(game, seats, entries, machine)
    foreign.optimise(whole, machine, exported.values())
    return linker.link(machine.emit_object(whole), exported, {})
