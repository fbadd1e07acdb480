"""Games on a GPU are those of the processor: tried in plain Python, where threads stand in for those of a GPU."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from dicewright.cli import main
from dicewright.kernel.game import Refusal, Setup, game, games
from dicewright.kernel.layout import Tables
from dicewright.lab.gpu import OnGpu, playing
from dicewright.lab.series import Results, Series
from dicewright.lab.simulate import counted
from dicewright.lab.tally import Tally, size
from dicewright.targets.crowd import Crowd
from dicewright.targets.cuda import built
from dicewright.targets.device import WARP, meet, thread, together

BLOCKS, PER = 2, 5


def on_threads(series: Series, first: int, games: int) -> tuple[Tally, Results, list[bytes]]:
    """What the games come to, results and final states, as a kernel of this many blocks leaves them."""
    it, layout = series.game, series.start.layout
    kernel = playing(it.name, it.package, series.teams, tuple(series.like.values()), Crowd(WARP, WARP))
    here = BLOCKS * PER
    tables, initial, finals = Tables(layout, here), Tables(layout, 1), Tables(layout, games)
    initial[0] = series.start
    results = np.zeros((games, series.results(0).shape[1]), np.int64)
    sums = np.zeros((BLOCKS, size(series.teams)), np.int64)
    counts, seeds = np.zeros((here, 3), np.int64), np.zeros((here, 2), object)
    taken = [0]
    minds = series.minds.tolist()
    shared = [np.zeros(count, width) for width, count in kernel.shared.values()]

    def run() -> None:
        kernel.entry.function(
            tables, initial, [series.book], series.weights, minds, series.kinds, series.bots, [[0]], counts, seeds,
            taken, sums, results, finals, 1, series.seed_of(first), games, PER, *shared,
        )  # fmt: skip

    together(run, BLOCKS, kernel.threads)
    return Tally(series.teams, sums.sum(axis=0)), results, [bytes(finals[k].buffer) for k in range(games)]


def test_games_are_those_of_the_processor() -> None:
    series = Series(game("race"), Setup(2), ["random", "random"], seed=5)
    many = 3 * BLOCKS * PER
    tally, results, finals = on_threads(series, 3, many)
    tables = np.zeros(many, series.start.layout.dtype)
    expected = series.natively()(3, many, series.bots, None, tables)
    assert (results == expected).all()
    assert (tally.sums == counted(series.teams, lambda first, n: expected)(3, many).sums).all()
    assert finals == [it.tobytes() for it in tables]


@pytest.mark.parametrize("name", games())
def test_rules_compile_for_a_gpu(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver would refuse a program that calls what is not there."""
    monkeypatch.setenv("DICEWRIGHT_CACHE", str(tmp_path))
    it = game(name)
    series = Series(it, Setup(it.seats[0]), ["random"] * it.seats[0], seed=1)
    path = built(playing, it.name, it.package, series.teams, tuple(series.like.values()))
    program = path.read_text()
    assert ".entry kernel(" in program
    assert ".target sm_90" in program
    assert not re.search(r"^\.extern \.func", program, re.M)
    assert path == built(playing, it.name, it.package, series.teams, tuple(series.like.values()))


def test_only_quick_bots_play_there() -> None:
    with pytest.raises(Refusal, match="greedy cannot play on a GPU"):
        OnGpu(Series(game("race"), Setup(2), ["greedy", "random"], seed=1))


def test_without_a_gpu_it_is_said_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "irondie", "--seats", "random,random", "--gpu"]) == 2
    assert "GPU" in capsys.readouterr().err


def test_what_goes_wrong_in_one_thread_is_raised() -> None:
    def kernel() -> None:
        if thread() == 3:
            raise ValueError("thread 3")
        meet()

    with pytest.raises(ValueError, match="thread 3"):
        together(kernel, 2, WARP)
