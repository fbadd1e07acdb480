"""Hundreds of thousands of games at once on a GPU, into buffers that stay there: those of `vector.py`, step by step.

A step is two kernels. The first answers and plays on until a player is asked in every game (`stepping`), its games
lined up by where they stand; the second writes what each player may observe (`observing`), a warp for each game, so
that neighbouring threads write neighbouring entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import chooser, on_gpu
from ..bots.bot import Ints, Rooms, States
from ..kernel.chance import below, following
from ..kernel.game import ContentFile, Game, Setup, known_game
from ..kernel.question import NATURE, NOTHING, REFEREE
from ..kernel.record import Grid, Header, Record, Row
from ..kernel.rule import rule
from ..targets.crowd import DONE, NOBODY_LEFT, Crowd, next_in_line, stand_at, standing, stepping_on
from ..targets.cuda import Kernel, Launcher, cupy_here, on_device
from ..targets.device import WARP, Numbers, block, thread
from ..targets.entries import Entry
from .observer import LEAST, MOST, Kind
from .outcome import worth
from .stepping import BEGIN, GO_ON, NO_BOT, NONE, Numbers2D, nobody, rewarding, taking
from .vector import Buffers, Rows, Vector

CROWD = Crowd(threads=512, games=8192)
ON = 16
"""Steps that a game goes on at most without being lined up anew, as long as it stands at the same place."""
WRITERS = 256
"""Threads of a block that write observations."""
SAMPLE = 256
"""Games that are compared with the processor's (`compare`)."""


def stepping(name: str, package: str, teams: tuple[int, ...], opponent: str, crowd: Crowd = CROWD) -> Kernel:
    """The kernel that answers in every game, as `stepping.stepping` does."""
    from numba import float32, float64, int8, uint64

    game = known_game(name, package)
    taken, reward = taking(game), rewarding(game, teams)
    choose = chooser(opponent, game, teams) if opponent != NO_BOT else nobody
    place, one_step = standing(game), stepping_on(game)
    threads, here_at_most, clear, line_up = crowd.threads, crowd.games, crowd.clear, crowd.line_up

    @rule
    def here(g: Header, b: Record, mine: int, action: int) -> int:
        """Where a game stands; it is done when a player is asked and has not answered."""
        if action == NONE and g.question != NOTHING and g.options > 1 and g.asked >= 0 and (mine >> g.asked) & 1:
            return DONE
        return place(g, b)

    def step(
        what: int,
        tables: States,
        initial: States,
        books: Sequence[Record],
        weights: Sequence[Record],
        mind: Ints,
        rooms: Rooms,
        setups: Row,
        mine: Row,
        seeds: Grid,
        worth: Numbers2D,
        actions: Row,
        rewards: Numbers2D,
        ended: Row,
        illegal: Row,
        per: int,
        where: Numbers,
        stand: Numbers,
        begin: Numbers,
        order: Numbers,
        control: Numbers,
    ) -> None:
        first = block() * per
        clear(stand)
        for it in range(thread(), here_at_most, threads):
            row = first + it
            at = DONE
            if it < per and row < actions.shape[0]:
                which = setups[row]
                if what == BEGIN:
                    tables[row] = initial[which]
                g = tables[row]
                b = books[which]
                actions[row] = taken(what, g, b, weights[which], row, actions, rewards, ended, illegal)
                at = here(g, b, mine[row], actions[row])
            stand_at(it, at, where, stand)
        while line_up(where, stand, begin, order, control):
            it = next_in_line(order, control)
            while it != NOBODY_LEFT:
                if it >= 0:
                    row = first + it
                    which = setups[row]
                    b = books[which]
                    g = tables[row]
                    was = where[it]
                    at = was
                    steps = 0
                    while at == was and steps < ON:
                        steps += 1
                        a = 0
                        if g.question != NOTHING and g.options > 1:
                            seat = g.asked
                            if seat == NATURE:
                                seeds[row, 0] = following(seeds[row, 0])
                                a = below(seeds[row, 0], g.options)
                            elif seat != REFEREE:
                                if (mine[row] >> seat) & 1:
                                    a = actions[row]
                                    actions[row] = NONE
                                else:
                                    seeds[row, 1] = following(seeds[row, 1])
                                    a = choose(g, tables, b, weights[which], mind, rooms, seat, seeds[row, 1])
                        one_step(g, b, a)
                        if g.over != 0:
                            if what != BEGIN and ended[row] == 0:
                                reward(g, worth, rewards, row)
                                ended[row] = 1
                            tables[row] = initial[which]
                        at = here(g, b, mine[row], actions[row])
                    stand_at(it, at, where, stand)
                it = next_in_line(order, control)

    row, flags = "ints", int8[::1]
    types = (
        "int", "states", "states", "book", "weights", "mind", "rooms", row, row, uint64[:, ::1], float64[:, ::1], row,
        float32[:, ::1], flags, flags, "int",
    )  # fmt: skip
    return Kernel(game, len(teams), Entry("step", step, types), crowd.shared, crowd.threads)


@rule
def observed(cells8: Grid, cells16: Grid, cells32: Grid, cells64: Grid, row: int, source: int) -> int:
    """An entry, by where it comes from (`observer.source`)."""
    kind = source & 15
    bit = (source >> 4) & 63
    at = source >> 10
    if kind == Kind.CONSTANT:
        return at
    if kind == Kind.I8:
        return cells8[row, at]
    if kind == Kind.I16:
        return cells16[row, at]
    if kind == Kind.I32:
        return min(max(cells32[row, at], LEAST), MOST)
    if kind == Kind.I64:
        return min(max(cells64[row, at], LEAST), MOST)
    if kind == Kind.BITS_8:
        return (cells8[row, at] >> bit) & 1
    if kind == Kind.BITS_16:
        return (cells16[row, at] >> bit) & 1
    if kind == Kind.BITS_32:
        return (cells32[row, at] >> bit) & 1
    return (cells64[row, at] >> bit) & 1


def observing(name: str, package: str, seats: int, threads: int = WRITERS) -> Kernel:
    """The kernel that writes what the player who is asked in each game may observe, and the answers there are."""
    from numba import int8, int16, int32, int64

    warps = threads // WARP

    def observe(
        tables: Sequence[Header],
        cells8: Grid,
        cells16: Grid,
        cells32: Grid,
        cells64: Grid,
        sources: Grid,
        observations: Grid,
        masks: Grid,
        seats: Row,
        options: Row,
        blocks: int,
    ) -> None:
        lane = thread() % WARP
        for row in range(block() * warps + thread() // WARP, seats.shape[0], blocks * warps):
            g = tables[row]
            seat = g.asked
            if lane == 0:
                seats[row] = seat
                options[row] = g.options
            for entry in range(lane, observations.shape[1], WARP):
                observations[row, entry] = observed(cells8, cells16, cells32, cells64, row, sources[seat, entry])
            for a in range(lane, masks.shape[1], WARP):
                masks[row, a] = 1 if a < g.options else 0

    cells = (int8[:, ::1], int16[:, ::1], int32[:, ::1], int64[:, ::1])
    types = ("states", *cells, int32[:, ::1], int16[:, ::1], int8[:, ::1], "ints", "ints", "int")
    return Kernel(known_game(name, package), seats, Entry("observe", observe, types), {}, threads)


class GpuVector(Rows):
    """A `Vector` whose games and buffers are on the GPU of this machine, and stay there.

    Its buffers are CuPy's arrays: `torch.from_dlpack(now.observations)` and `jax.dlpack.from_dlpack(...)` look at the
    same memory, which every step writes anew. Actions are whatever CuPy can read there: its own arrays, tensors of
    PyTorch, arrays of JAX. The same seed gives the same games as a `Vector`. Of the roster, those that think are no
    opponents here.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        setups: Setup | Sequence[Setup] | None = None,
        *,
        opponent: str | None = None,
        seed: int = 1,
        content: ContentFile | None = None,
    ) -> None:
        super().__init__(game, games, setups, on_gpu(opponent) if opponent else None, content)
        self._cupy = cupy = cupy_here()
        layout, seats = self.observer.layout, len(self.teams)
        self._step = Launcher(stepping, game.name, game.package, self.teams, self.opponent)
        self._observe = Launcher(observing, game.name, game.package, seats)
        processors = self._step.processors
        rounds = -(-games // (processors * CROWD.games))  # every multiprocessor has as many blocks
        self._per = -(-games // (processors * rounds))
        self._blocks, self._writing = -(-games // self._per), 8 * processors
        self.buffers: Buffers = self._buffers(cupy)
        states = cupy.zeros((games, layout.size), cupy.uint8)
        self._actions, self._seeds = cupy.zeros(games, cupy.int64), cupy.zeros((games, 2), cupy.uint64)
        now, nothing = self.buffers, cupy.zeros((1, 1), cupy.int64)
        self._played = (
            states, *map(on_device, self._shared), cupy.zeros(1, cupy.int16), nothing, on_device(self._setup_of),
            on_device(self._mine), self._seeds, on_device(worth(game, self.teams)), self._actions, now.rewards,
            now.ended, now.illegal, self._per,
        )  # fmt: skip
        cells = [cells_of(states, width) for width in (cupy.int8, cupy.int16, cupy.int32, cupy.int64)]
        self._seen = (
            states, *cells, on_device(self.observer.sources), now.observations, now.masks, now.seats, now.options,
            self._writing,
        )  # fmt: skip
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Buffers:
        """Begin all games anew; without a seed, the numbers of the last ones go on."""
        if seed is not None:
            self._seeds[...] = self._cupy.asarray(self._streams(seed))
        return self._all(BEGIN)

    def step(self, actions: Any) -> Buffers:
        """An action for every game. The work is queued on CuPy's current stream."""
        self._actions[...] = self._cupy.asarray(actions)
        return self._all(GO_ON)

    def _all(self, what: int) -> Buffers:
        self._step(self._blocks, what, *self._played)
        self._observe(self._writing, *self._seen)
        return self.buffers


def cells_of(states: Any, width: Any) -> Any:
    """The cells of this width in rows of bytes; none where no state has any."""
    size = np.dtype(width).itemsize
    return states.view(width) if states.shape[1] % size == 0 else states[:0].view(np.int8)


def compare(game: Game, setup: Setup, steps: int, games: int = SAMPLE, seed: int = 1) -> int:
    """Play the same games here and on the processor, some actions of them no answers: everything that is written must
    be the same after every step. How many games have ended."""
    from dataclasses import fields

    here, there = Vector(game, games, setup, seed=seed), GpuVector(game, games, setup, seed=seed)
    drawn, over = np.random.default_rng(seed), 0
    for k in range(steps):
        for f in fields(Buffers):
            mine: NDArray[Any] = getattr(here.buffers, f.name)
            if mine.tobytes() != getattr(there.buffers, f.name).get().tobytes():
                raise RuntimeError(f"{game.name}: {f.name} are others on the GPU after {k} steps: please report it")
        actions = drawn.integers(-1, here.buffers.options + 1)
        here.step(actions)
        there.step(actions)
        over += int(here.buffers.ended.sum())
    return over
