"""Games of a bot against itself, natively, on all cores; and positions of them with what came of these."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots import bot, chooser, mind_of
from ...bots.bot import Ints, Rooms, States
from ...bots.trial import outcome, siding
from ...kernel.chance import MASK, STEP, below, following, mixed
from ...kernel.game import Game, Setup
from ...kernel.question import NATURE, REFEREE
from ...kernel.record import Record
from ...kernel.rule import rule
from ...targets.native import native
from ..arena import Plan
from ..series import LONGEST, no_score

GAMES = 16
"""Played in a row by a thread, from one set-up."""
ROWS = 60
"""Positions kept of a game at most, on average."""
THOUSAND = 1000


@dataclass(frozen=True)
class Positions:
    """States, and for every seat: what the end was worth to it, its lead in points, and how `evaluate` judged."""

    states: NDArray[np.void]
    ends: NDArray[np.int64]
    leads: NDArray[np.int64]
    judged: NDArray[np.int64]
    games: int

    @classmethod
    def together(cls, parts: list[Positions]) -> Positions:
        return cls(
            np.concatenate([part.states for part in parts]),
            np.concatenate([part.ends for part in parts]),
            np.concatenate([part.leads for part in parts]),
            np.concatenate([part.judged for part in parts]),
            sum(part.games for part in parts),
        )


def recording(game: Game, teams: tuple[int, ...], name: str) -> Callable[..., None]:
    """Build the rule that plays a game for each row of `seeds`; of its quiet positions it keeps some. `chances` are, in
    thousandths, that a position is kept and that a player tries something else."""
    answer, quiet, evaluate, score = game.answer, game.quiet, game.evaluate, game.score or no_score
    choose = chooser(name, game, teams)
    side_of = siding(teams)

    @rule
    def lead(g: Any, seat: int) -> int:
        """Ahead of the best of the others; alone, simply the score."""
        best = 0
        none = True
        for other in range(g.place.shape[0]):
            if side_of(seat) != side_of(other) and (none or score(g, other) > best):
                best = score(g, other)
                none = False
        return score(g, seat) - best

    @rule
    def record(
        table: Any,
        initial: Any,
        b: Record,
        w: Record,
        mind: Ints,
        states: States,
        rooms: Rooms,
        chances: Ints,
        kept: Any,
        found: Any,
        so_far: Ints,
        games: int,
        seed: int,
    ) -> None:
        for _ in range(games):
            dice = mixed(seed)
            thought = mixed(dice)
            seed = following(seed)
            table[0] = initial[0]
            g = table[0]
            began = so_far[0]
            answers = 0
            while g.over == 0 and answers < LONGEST:
                answers += 1
                seat = g.asked
                if seat == NATURE:
                    dice = following(dice)
                    answer(g, b, below(dice, g.options))
                elif seat == REFEREE:
                    answer(g, b, 0)
                else:
                    thought = following(thought)
                    if below(thought, THOUSAND) < chances[1]:
                        answer(g, b, below(mixed(thought), g.options))
                    else:
                        answer(g, b, choose(g, states, b, w, mind, rooms, seat, thought))
                    thought = following(thought)
                    fits = so_far[0] < found.shape[0] and g.over == 0 and quiet(g, b) != 0
                    if fits and below(thought, THOUSAND) < chances[0]:
                        kept[so_far[0]] = table[0]
                        for of in range(g.place.shape[0]):
                            found[so_far[0], of, 2] = evaluate(g, b, w, of)
                        so_far[0] += 1
            for row in range(began, so_far[0]):
                for of in range(g.place.shape[0]):
                    alone = g.place.shape[0] == 1
                    found[row, of, 0] = evaluate(g, b, w, of) if alone else outcome(g, of)
                    found[row, of, 1] = lead(g, of)

    return record


class SelfPlay:
    """A bot of a kind against itself, with any mind of that kind."""

    def __init__(self, game: Game, setup: Setup, name: str) -> None:
        self.plan = Plan(game, game.settled(setup), (name,), 1, 0, varied=True)
        self.game, self.name, self.teams = game, name, self.plan.teams
        self._entry: Callable[..., None] | None = None

    def compile(self) -> None:
        from numba import int16, int64, uint64

        record = recording(self.game, self.teams, self.name)

        def entry(
            table: Any, initial: Any, book: Any, weights: Any, mind: Any, states: Any, rooms: Any, chances: Any,
            kept: Any, found: Any, so_far: Any, games: int, seed: int,
        ) -> None:  # fmt: skip
            record(table, initial, book[0], weights[0], mind, states, rooms, chances, kept, found, so_far, games, seed)

        ints, records = int64[::1], ("states", "states", "book", "weights")
        types = (*records, int16[::1], "states", int64[:, ::1], ints, "states", int64[:, :, ::1], ints, int64, uint64)
        kind = chooser(self.name, self.game, self.teams)
        seats = len(self.teams)
        self._entry = native(self.game, seats).entry(f"self-play {kind.__qualname__} {self.teams}", entry, *types)

    def positions(self, wanted: int, seed: int, cores: int, keep: int, explore: int, seconds: float) -> Positions:
        """About so many positions, or as many as there is time for."""
        began, lock = time.monotonic(), threading.Lock()
        parts: list[Positions] = []
        found = 0

        numbers = count()

        def work() -> None:
            nonlocal found
            while not parts or (found < wanted and time.monotonic() - began < seconds):
                with lock:
                    number = next(numbers)
                part = self._play(number, seed, keep, explore)
                with lock:
                    parts.append(part)
                    found += len(part.states)

        with ThreadPoolExecutor(cores) as pool:
            for done in [pool.submit(work) for _ in range(cores)]:
                done.result()
        return Positions.together(parts)

    def _play(self, number: int, seed: int, keep: int, explore: int) -> Positions:
        assert self._entry is not None, "compile it first"
        game, space = self.game, bot(self.name).workspace(self.game, len(self.teams))
        setup = self.plan.setup_of((seed << 32) + number)
        g, book = game.table(setup)
        game.start(g, book)
        w = game.weights_of(setup)
        rows, seats = GAMES * ROWS, len(self.teams)
        kept, found, so_far = (
            np.zeros(rows, g.layout.dtype),
            np.zeros((rows, seats, 3), np.int64),
            np.zeros(1, np.int64),
        )
        table, states = np.zeros(1, g.layout.dtype), np.zeros(space.states, g.layout.dtype)
        rooms = np.zeros((space.lanes, max(1, space.ints)), np.int64)
        mind = np.array(mind_of(self.name, game, self.teams), np.int16)
        first = np.uint64((mixed(seed & MASK) + number * GAMES * STEP) & MASK)
        self._entry(
            table, g.layout.array(g), book.layout.array(book), w.layout.array(w), mind, states, rooms,
            np.array([keep, explore], np.int64), kept, found, so_far, GAMES, first,
        )  # fmt: skip
        n = int(so_far[0])
        return Positions(kept[:n], found[:n, :, 0], found[:n, :, 1], found[:n, :, 2], GAMES)
