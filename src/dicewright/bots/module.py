"""What a browser thinks with: one WebAssembly module a game and teams, with the rules and the search of all levels."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from ..kernel.game import Game, known_game
from ..targets import entries, wasm
from ..targets.entries import Entry
from .player import thinking_entry
from .search import Adviser

THINK = "think"
"""What the search is called in a module."""


@cache
def entries_of(game: Game, teams: tuple[int, ...]) -> tuple[Entry, ...]:
    """All that a module can be asked."""
    thinking = replace(thinking_entry(Adviser.name, game, teams), name=THINK)
    played = (entries.step(game), entries.play(game), entries.trace(game))
    return (*played, *entries.judging(game, teams), thinking)


@cache
def name_of(game: Game, teams: tuple[int, ...]) -> str:
    return wasm.name_of(game, teams, entries_of(game, teams))


def built(game: Game, teams: tuple[int, ...]) -> Path:
    """Where the module lies; it is built first if there is none, in a process of its own."""
    path = wasm.modules_folder() / name_of(game, teams)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        builder = get_context("spawn").Process(target=_build, args=(game.name, game.package, teams, path))
        builder.start()
        builder.join()
        if not path.exists():
            raise RuntimeError(f"no module of {game.name} could be built")
    return path


def _build(name: str, package: str, teams: tuple[int, ...], path: Path) -> None:
    known = known_game(name, package)
    made = wasm.build(known, len(teams), entries_of(known, teams))
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(made)
    beside.replace(path)  # whoever looks for it finds it whole
