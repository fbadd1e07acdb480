"""Games of the GPU's environment are those of the processor's: tried in plain Python, where threads stand in for those
of a GPU."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from dicewright.envs.gpu import GpuVector, observed, observing, stepping
from dicewright.envs.observer import observer
from dicewright.envs.outcome import worth
from dicewright.envs.stepping import BEGIN, GO_ON, NO_BOT
from dicewright.envs.vector import Buffers, Vector
from dicewright.kernel.game import Game, Refusal, Setup, game, games
from dicewright.kernel.layout import Tables
from dicewright.targets.crowd import Crowd
from dicewright.targets.cuda import built
from dicewright.targets.device import WARP, together
from staging import together as grouped

BLOCKS, PER, GAMES = 2, 3, 5
STEPS = 30


class OnThreads:
    """The two kernels of a step, as a GPU of two blocks runs them."""

    def __init__(self, it: Game, like: Vector) -> None:
        self.layout, teams, of = like.observer.layout, like.teams, like.observer
        self.buffers = Buffers.of(GAMES, of.size, of.actions, len(teams))
        self.step_kernel = stepping(it.name, it.package, teams, like.opponent, Crowd(WARP, WARP))
        self.observe_kernel = observing(it.name, it.package, len(teams), WARP)
        self.tables, self.sources = Tables(self.layout, GAMES), of.sources
        setup = like.setups[0]
        start, book = it.table(setup, it.content_in_force(None))
        it.start(start, book)
        initial = Tables(self.layout, 1)
        initial[0] = start
        now = self.buffers
        self.actions = np.zeros(GAMES, np.int64)
        mine = [3] * GAMES if like.players is None else [1 << k for k in like.players.tolist()]
        seeds = np.array(like._streams(1), object)
        self.played = (
            self.tables, initial, [book], [it.weights_of(setup, it.content_in_force(None))], [0], [[0]], [0] * GAMES,
            mine, seeds, worth(it, teams), self.actions, now.rewards, now.ended, now.illegal, PER,
        )  # fmt: skip
        self.all(BEGIN)

    def all(self, what: int) -> None:
        shared = [np.zeros(count, width) for width, count in self.step_kernel.shared.values()]
        together(lambda: self.step_kernel.entry.function(what, *self.played, *shared), BLOCKS, WARP)
        raw = np.frombuffer(b"".join(bytes(self.tables[k].buffer) for k in range(GAMES)), np.uint8)
        cells = [
            raw.view(f"i{n}").reshape(GAMES, -1) if self.layout.size % n == 0 else raw[:0].reshape(0, 1)
            for n in (1, 2, 4, 8)
        ]
        now = self.buffers
        seen = (self.tables, *cells, self.sources, now.observations, now.masks, now.seats, now.options, BLOCKS)
        together(lambda: self.observe_kernel.entry.function(*seen), BLOCKS, WARP)


@grouped("scuffle")
@pytest.mark.parametrize("opponent", [None, "random"])
def test_games_are_those_of_the_processor(opponent: str | None) -> None:
    it = game("scuffle")
    here = Vector(it, GAMES, Setup(2), opponent=opponent, seed=1, threads=1)
    there = OnThreads(it, here)
    drawn, over = np.random.default_rng(1), 0
    for _ in range(STEPS):
        for name in Buffers.__dataclass_fields__:
            assert (getattr(here.buffers, name) == getattr(there.buffers, name)).all(), name
        actions = drawn.integers(-1, here.buffers.options + 1)
        there.actions[:] = actions
        here.step(actions)
        there.all(GO_ON)
        over += int(here.buffers.ended.sum())
    assert over > 0


@pytest.mark.parametrize("name", games())
def test_every_entry_has_its_source(name: str) -> None:
    """Those of a set too, whose cells have many entries."""
    it = game(name)
    setup = it.settled(Setup(it.seats[-1]))
    of = observer(it, it.teams(setup))
    g, book = it.table(setup, it.content_in_force(None))
    it.start(g, book)
    drawn = np.random.default_rng(2)
    g.buffer[:] = drawn.integers(0, 256, len(g.buffer), np.uint8).tobytes()
    for seat in range(len(of.teams)):
        expected = np.empty(of.size, np.int16)
        g.asked = seat
        whole = np.frombuffer(bytes(g.buffer) + bytes(-len(g.buffer) % 8), np.uint8)
        cells = [whole.view(f"i{n}").reshape(1, -1) for n in (1, 2, 4, 8)]
        of.write(g, seat, expected)
        found = [observed(*cells, 0, int(source)) for source in of.sources[seat]]
        assert found == expected.tolist()


def test_steps_compile_for_a_gpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver would refuse a program that calls what is not there. (`tests/lab/test_gpu.py` compiles all rules.)"""
    monkeypatch.setenv("DICEWRIGHT_CACHE", str(tmp_path))
    it = game("dice_forge")
    teams = it.teams(it.settled(Setup(2)))
    for path in (built(stepping, it.name, it.package, teams, NO_BOT), built(observing, it.name, it.package, 2)):
        program = path.read_text()
        assert ".entry kernel(" in program
        assert not re.search(r"^\.extern \.func", program, re.M)


def test_those_who_think_are_no_opponents_there() -> None:
    with pytest.raises(Refusal, match="greedy cannot play on a GPU"):
        GpuVector(game("scuffle"), 8, Setup(2), opponent="greedy")
