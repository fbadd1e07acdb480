"""Whole games between bots on a GPU: the same games, answer by answer, as on the processor.

Every game has its number and, by that, its dice; a place on the GPU that has finished one takes the next. A sample of
every batch is played on the processor, too, and must agree in everything: results and the last byte of the final state.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots import chooser, on_gpu
from ..kernel.chance import below, following, following_by, mixed
from ..kernel.game import known_game
from ..kernel.question import NATURE, NOTHING, REFEREE
from ..kernel.record import Header
from ..kernel.rule import rule
from ..targets.crowd import DONE, NOBODY_LEFT, Crowd, next_in_line, stand_at, standing, stepping_on
from ..targets.cuda import Kernel, Launcher, on_device
from ..targets.device import add, block, thread
from ..targets.entries import Entry
from .series import (
    ANSWERS,
    DECISIONS,
    LONGEST,
    PLACES,
    TURNS,
    Series,
    has_turns,
    kinds_by_number,
    no_score,
    no_turn,
    turn_of,
)
from .tally import Tally, counting, size

CROWD = Crowd(threads=512, games=16384)
ON = 16
"""Steps that a game goes on at most without being lined up anew, as long as it stands at the same place."""
SAMPLE = 64
"""Games of a batch that are compared."""
NUMBER, ANSWERED, DECIDED = range(3)
DICE, THOUGHT = range(2)


def playing(
    name: str, package: str, teams: tuple[int, ...], like: tuple[str, ...], crowd: Crowd = CROWD, on: int = ON
) -> Kernel:
    """The kernel that plays whole games, as `series.playing` does."""
    from numba import int16, uint64

    game = known_game(name, package)
    choose = kinds_by_number(chooser(it, game, teams) for it in like)
    turn = turn_of if has_turns(game) else no_turn
    score = game.score or no_score
    count = counting(game, teams, add)
    place, one_step = standing(game), stepping_on(game)
    threads, here_at_most, clear, line_up = crowd.threads, crowd.games, crowd.clear, crowd.line_up

    @rule
    def finish(
        g: Header, number: int, answers: int, decisions: int, sums: Any, results: Any, finals: Any, every: int
    ) -> None:
        count(g, answers, decisions, sums)
        row = number // every
        if row * every != number or row >= results.shape[0]:
            return
        results[row, ANSWERS] = answers
        results[row, DECISIONS] = decisions
        results[row, TURNS] = turn(g)
        seats = g.place.shape[0]
        for seat in range(seats):
            results[row, PLACES + seat] = g.place[seat]
            results[row, PLACES + seats + seat] = score(g, seat)
        finals[row] = g

    @rule
    def deal(tables: Any, at: int, initial: Any, counts: Any, seeds: Any, taken: Any, seed: int, games: int) -> int:
        """Begin the next game here; whether there is one."""
        number = add(taken, 0, 1)
        if number >= games:
            return 0
        dice = mixed(following_by(seed, number))
        counts[at, NUMBER] = number
        counts[at, ANSWERED] = 0
        counts[at, DECIDED] = 0
        seeds[at, DICE] = dice
        seeds[at, THOUGHT] = mixed(dice)
        tables[at] = initial[0]
        return 1

    def play(
        tables: Any,
        initial: Any,
        books: Any,
        weights: Any,
        minds: Any,
        kinds: Any,
        bots: Any,
        rooms: Any,
        counts: Any,
        seeds: Any,
        taken: Any,
        sums: Any,
        results: Any,
        finals: Any,
        every: int,
        seed: int,
        games: int,
        per: int,
        where: Any,
        stand: Any,
        begin: Any,
        order: Any,
        control: Any,
    ) -> None:
        first = block() * per
        b = books[0]
        clear(stand)
        for it in range(thread(), here_at_most, threads):
            here = DONE
            if it < per and deal(tables, first + it, initial, counts, seeds, taken, seed, games) != 0:
                here = place(tables[first + it], b)
            stand_at(it, here, where, stand)
        while line_up(where, stand, begin, order, control):
            it = next_in_line(order, control)
            while it != NOBODY_LEFT:
                if it >= 0:
                    at = first + it
                    g = tables[at]
                    was = where[it]
                    here = was
                    steps = 0
                    while here == was and steps < on:
                        steps += 1
                        a = 0
                        given_up = 0
                        if g.question != NOTHING and g.options > 1:
                            if counts[at, ANSWERED] == LONGEST:
                                given_up = 1
                            else:
                                counts[at, ANSWERED] += 1
                                seat = g.asked
                                if seat == NATURE:
                                    seeds[at, DICE] = following(seeds[at, DICE])
                                    a = below(seeds[at, DICE], g.options)
                                elif seat != REFEREE:
                                    counts[at, DECIDED] += 1
                                    thought = following(seeds[at, THOUGHT])
                                    seeds[at, THOUGHT] = thought
                                    who = bots[seat]
                                    a = choose(kinds[who], g, tables, b, weights[who], minds[who], rooms, seat, thought)
                        if given_up == 0:
                            one_step(g, b, a)
                        if g.over != 0 or given_up != 0:
                            answers, decisions = counts[at, ANSWERED], counts[at, DECIDED]
                            number = counts[at, NUMBER]
                            finish(g, number, answers, decisions, sums[block()], results, finals, every)
                            if deal(tables, at, initial, counts, seeds, taken, seed, games) == 0:
                                here = DONE
                        if here != DONE:
                            here = place(g, b)
                    stand_at(it, here, where, stand)
                it = next_in_line(order, control)

    types = (
        "states", "states", "book", "weights", int16[:, ::1], "ints", "ints", "rooms", "rooms", uint64[:, ::1], "ints",
        "rooms", "rooms", "states", "int", "seed", "int", "int",
    )  # fmt: skip
    return Kernel(game, len(teams), Entry("play", play, types), crowd.shared, threads)


class OnGpu:
    """The games of a series on a GPU, in batches; every batch is compared with the processor's by a sample."""

    def __init__(self, series: Series) -> None:
        for name in series.names:
            on_gpu(name)
        self.series, self._natively = series, series.natively()
        game = series.game
        about = (game.name, game.package, series.teams, tuple(series.like.values()))
        self._launch = Launcher(playing, *about)
        self.compared = 0
        """Games that the processor has played too."""
        self.name = self._launch.device
        blocks = self._launch.processors
        self.blocks, self.at_once = blocks, blocks * CROWD.games

    def __call__(self, first: int, n: int) -> Tally:
        import cupy

        series, layout = self.series, self.series.start.layout
        per = min(CROWD.games, -(-n // self.blocks))
        here = per * self.blocks
        sample = min(SAMPLE, n)
        every = n // sample
        sums = cupy.zeros((self.blocks, size(series.teams)), cupy.int64)
        results = cupy.zeros((sample, series.results(0).shape[1]), cupy.int64)
        finals = cupy.zeros((sample, layout.size), cupy.uint8)
        self._launch(
            self.blocks,
            cupy.empty((here, layout.size), cupy.uint8),
            on_device(layout.array(series.start)),
            on_device(series.book.layout.array(series.book)),
            on_device(np.concatenate([w.layout.array(w) for w in series.weights])),
            on_device(series.minds),
            on_device(np.array(series.kinds, np.int64)),
            on_device(np.array(series.bots, np.int64)),
            cupy.zeros((1, 1), cupy.int64),
            cupy.empty((here, 3), cupy.int64),
            cupy.empty((here, 2), cupy.uint64),
            cupy.zeros(1, cupy.int64),
            sums,
            results,
            finals,
            every,
            series.seed_of(first),
            n,
            per,
        )
        tally, rows, states = Tally(series.teams, sums.get().sum(axis=0)), results.get(), finals.get()
        for k in range(sample):
            number, final = first + k * every, np.zeros(1, layout.dtype)
            row = self._natively(number, 1, series.bots, None, final)
            if row.tobytes() != rows[k].tobytes() or final.tobytes() != states[k].tobytes():
                raise RuntimeError(f"game {number} of {series.game.name} went another way on the GPU: please report it")
        self.compared += sample
        return tally
