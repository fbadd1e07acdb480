"""Thousands of games at once, natively and on all cores, into buffers of the caller's."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import bot, mind_of, weights_of
from ..bots.bot import Workspace
from ..kernel.game import ContentFile, Game, Setup
from ..targets.native import native
from .observer import observer
from .outcome import worth
from .stepping import BEGIN, GO_ON, NO_BOT, stepping
from .table import streams


@dataclass(frozen=True)
class Buffers:
    """Where a vector environment writes, a row a game: arrays that lie in one piece each, for anybody to read."""

    observations: NDArray[np.int16]
    """[game, entry]: what the one who is asked may observe."""
    masks: NDArray[np.bool_]
    """[game, action]: the answers there are."""
    rewards: NDArray[np.float32]
    """[game, seat]: what a game that has just ended was worth to each; else nothing."""
    seats: NDArray[np.int64]
    """[game]: who is asked."""
    options: NDArray[np.int64]
    """[game]: how many answers there are; those from 0 on."""
    ended: NDArray[np.bool_]
    """[game]: whether one ended in this step. The next has begun, and is what is observed."""
    illegal: NDArray[np.bool_]
    """[game]: whether the action was no answer, so that the default was answered."""

    @classmethod
    def of(cls, games: int, entries: int, actions: int, seats: int, arrays: Any = np) -> Buffers:
        """New ones, of the module `arrays`: NumPy, or CuPy."""
        return cls(
            arrays.zeros((games, entries), np.int16),
            arrays.zeros((games, actions), np.bool_),
            arrays.zeros((games, seats), np.float32),
            arrays.zeros(games, np.int64),
            arrays.zeros(games, np.int64),
            arrays.zeros(games, np.bool_),
            arrays.zeros(games, np.bool_),
        )

    def check(self, other: Buffers) -> None:
        """Whether these are like others, and compiled code can write to them."""
        for f in fields(self):
            mine, wanted = getattr(self, f.name), getattr(other, f.name)
            if mine.shape != wanted.shape or mine.dtype != wanted.dtype or not mine.flags.carray:
                raise ValueError(
                    f"{f.name}: {mine.dtype}{list(mine.shape)} given; wanted is {wanted.dtype}{list(wanted.shape)}, "
                    "in one piece and writable"
                )


class Rows:
    """Many games of one kind, a row each, and what they begin with, wherever they are played."""

    def __init__(
        self,
        game: Game,
        games: int,
        setups: Setup | Sequence[Setup] | None,
        opponent: str | None,
        content: ContentFile | None,
    ) -> None:
        given = [setups or Setup(game.seats[0])] if setups is None or isinstance(setups, Setup) else setups
        self.game, self.games, self.setups = game, games, [game.settled(it) for it in given]
        self.teams = game.teams(self.setups[0])
        if any(game.teams(it) != self.teams for it in self.setups):
            raise ValueError("the set-ups of a vector environment have the same seats and teams")
        self.observer = observer(game, self.teams)
        self.players = np.arange(games) % len(self.teams) if opponent else None
        """With an opponent: the seat that is played, game by game."""
        self.opponent = opponent or NO_BOT
        starts, books, weights = [], [], []
        for setup in self.setups:
            in_force = game.content_in_force(content)
            start, book = game.table(setup, in_force)
            game.start(start, book)
            w = game.weights_of(setup, in_force)
            starts.append(self.observer.layout.array(start))
            books.append(book.layout.array(book))
            weights.append(w.layout.array(weights_of(opponent, w) if opponent else w))
        self._shared = np.concatenate(starts), np.concatenate(books), np.concatenate(weights)
        self._setup_of = np.arange(games) % len(self.setups)
        everyone = (1 << len(self.teams)) - 1
        self._mine = np.full(games, everyone) if self.players is None else 1 << self.players

    def _buffers(self, arrays: Any = np) -> Buffers:
        return Buffers.of(self.games, self.observer.size, self.observer.actions, len(self.teams), arrays)

    def _streams(self, seed: int) -> NDArray[np.uint64]:
        """[game, 2]: the numbers of nature and of the bots in each game."""
        numbers: Any = np.arange(self.games, dtype=np.uint64)  # all at once
        return np.stack(streams(seed, numbers), axis=1).astype(np.uint64)


class Vector(Rows):
    """Many games of one kind. Who is asked answers by an action; then all games stand at their next question.

    `setups`: one set-up for all games, or several in turn; by default that with the fewest seats. `opponent`: a bot of
    the roster that plays all seats but one: seat k in game k, and so on round the table. `buffers`: the caller's own to
    write to. The same seed gives the same games, whatever the number of threads: game k of seed s has the dice of
    `streams(s, k)`.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        setups: Setup | Sequence[Setup] | None = None,
        *,
        opponent: str | None = None,
        seed: int = 1,
        threads: int | None = None,
        content: ContentFile | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        super().__init__(game, games, setups, opponent, content)
        wanted = self._buffers()
        self.buffers = buffers or wanted
        self.buffers.check(wanted)
        self._actions = np.zeros(games, np.int64)
        self._seeds = np.zeros((games, 2), np.uint64)
        self._compile(threads or os.cpu_count() or 1)
        self.reset(seed)

    def _compile(self, threads: int) -> None:
        from numba import boolean, float32, float64, int8, int16, int32, int64, uint64

        game, layout, opponent = self.game, self.observer.layout, self.opponent
        playing = opponent != NO_BOT
        space = bot(opponent).workspace(game, layout.seats) if playing else Workspace()
        mind = np.array(mind_of(opponent, game, self.teams) if playing else (0,), np.int16)
        cells = (int8[:, ::1], int16[:, ::1], int32[:, ::1], int64[:, ::1])
        row, flags = int64[::1], boolean[::1]
        types = (
            "int", "states", "states", "book", "weights", "mind", "states", "rooms", *cells, int64[:, :, ::1], row, row,
            uint64[:, ::1], float64[:, ::1], row, int16[:, ::1], boolean[:, ::1], float32[:, ::1], row, row, flags,
            flags,
        )  # fmt: skip
        name = f"vector of {self.teams} {opponent}"
        self._step = native(game, layout.seats).entry(name, stepping(game, self.teams, opponent), *types)
        states = np.zeros(self.games, layout.dtype)
        payoff = worth(game, self.teams)
        self._parts = []
        for of in np.array_split(np.arange(self.games), min(threads, self.games)):
            here = slice(of[0], of[-1] + 1)
            room = np.zeros(max(1, space.states), layout.dtype), np.zeros((space.lanes, max(1, space.ints)), np.int64)
            raw = [_cells(states[here], width) for width in (np.int8, np.int16, np.int32, np.int64)]
            written = [getattr(self.buffers, f.name)[here] for f in fields(Buffers)]
            self._parts.append(
                (states[here], *self._shared, mind, *room, *raw, self.observer.table, self._setup_of[here],
                 self._mine[here], self._seeds[here], payoff, self._actions[here], *written)
            )  # fmt: skip
        self._pool = ThreadPoolExecutor(len(self._parts) - 1, "games") if len(self._parts) > 1 else None

    def reset(self, seed: int | None = None) -> Buffers:
        """Begin all games anew; without a seed, the numbers of the last ones go on."""
        if seed is not None:
            self._seeds[:] = self._streams(seed)
        return self._all(BEGIN)

    def step(self, actions: NDArray[np.integer]) -> Buffers:
        """An action for every game."""
        self._actions[:] = actions
        return self._all(GO_ON)

    def _all(self, what: int) -> Buffers:
        """The first part of the games here, the others in threads of their own."""
        first, *others = [partial(self._step, what, *part) for part in self._parts]
        waiting = [self._pool.submit(part) for part in others] if self._pool else []
        first()
        for part in waiting:
            part.result()
        return self.buffers


def _cells(states: NDArray[np.void], width: type[np.signedinteger]) -> NDArray[np.signedinteger]:
    """The cells of this width in every state; none where no state has any."""
    size = np.dtype(width).itemsize
    if states.dtype.itemsize % size:
        return np.zeros((len(states), 0), width)
    return states.view(width).reshape(len(states), -1)
