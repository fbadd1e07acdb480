"""What a browser thinks with: one WebAssembly module a game and teams, with the rules and the search of all levels,
and the numbers by which workers of a page think together."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ..kernel.game import Game, Setup, games, known_game
from ..targets import entries, foreign, wasm
from ..targets.entries import Entry
from .player import thinking_entry
from .search import Adviser
from .search.net import learned_by, written
from .search.room import Mind

THINK = "think"
"""What the search is called in a module."""


class Pair(Adviser):
    """Thinks in two workers."""

    lanes = 2


class Four(Adviser):
    """Thinks in four."""

    lanes = 4


@dataclass(frozen=True)
class Crew:
    """So many workers, who think in a lane each: the records that each needs, the numbers of a room, and those that
    their mind begins with; what was learned follows."""

    lanes: int
    states: int
    ints: int
    head: tuple[int, ...]


def crews(game: Game, teams: tuple[int, ...]) -> Iterator[Crew]:
    for kind in (Adviser, Pair, Four):
        it = kind()
        space, mind = it.workspace(game, len(teams)), it.mind(game, teams)
        yield Crew(space.lanes, space.states, space.ints, tuple(mind[: Mind.NET]))


@cache
def learned(game: Game, seats: int) -> tuple[str, bytes]:
    """What was learned, under a name of its own; no name where nothing was."""
    found = written(learned_by(game, seats))
    return (f"{game.name}-{seats}-{hashlib.sha256(found).hexdigest()[:16]}.net" if found else ""), found


@cache
def entries_of(game: Game, teams: tuple[int, ...]) -> tuple[Entry, ...]:
    """All that a module can be asked."""
    thinking = replace(thinking_entry(Adviser.name, game, teams), name=THINK)
    played = (entries.step(game), entries.play(game), entries.trace(game))
    return (*played, *entries.judging(game, teams), thinking)


@cache
def name_of(game: Game, teams: tuple[int, ...]) -> str:
    return wasm.name_of(game, teams, entries_of(game, teams))


def path_of(game: Game, teams: tuple[int, ...]) -> Path:
    """Where the module lies, or would."""
    return wasm.modules_folder() / name_of(game, teams)


def usual() -> Iterator[tuple[Game, tuple[int, ...]]]:
    """What is mostly played: every game with every number of seats, in the usual teams."""
    for game in games().values():
        for seats in game.seats:
            yield game, game.teams(game.settled(Setup(seats)))


def usual_by(name: str) -> tuple[Game, tuple[int, ...]] | None:
    """Which of those a file of this name is for, by these rules or by others."""
    for game, teams in usual():
        if name.startswith(wasm.begins(game, teams)):
            return game, teams
    return None


def built(game: Game, teams: tuple[int, ...]) -> Path:
    """Where the module lies; it is built first if there is none, in a process of its own."""
    path = path_of(game, teams)
    if not path.exists():
        foreign.apart(build, path, game.name, game.package, teams)
    return path


def build(name: str, package: str, teams: tuple[int, ...]) -> Path:
    """In a process that has compiled nothing else, and will not."""
    known = known_game(name, package)
    path = path_of(known, teams)
    keep(path, wasm.build(known, len(teams), entries_of(known, teams)))
    return path


def packed_in(folder: Path, name: str) -> Path:
    """Where a module, or anything else of the page's, lies packed."""
    return folder / f"{name}.xz"


def keep(path: Path, made: bytes) -> None:
    """Whoever looks for it finds it whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(made)
    beside.replace(path)
