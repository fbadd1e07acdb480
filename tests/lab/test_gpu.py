"""The folder for a machine with a GPU: what it expects is what plain Python plays."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from dicewright.kernel.game import Setup, game
from dicewright.kernel.layout import Tables
from dicewright.lab import gpu, gpu_launch
from dicewright.lab.ptx import SPREAD
from dicewright.targets.entries import random_play

pytest.importorskip("numba.cuda.dispatcher")


def test_folder_expects_what_plain_python_plays(tmp_path: Path) -> None:
    race = game("race")
    gpu.build(race, tmp_path / "out")
    assert (tmp_path / "out" / "kernel.ptx").read_text().count(".visible .entry kernel(") == 1
    assert "def main" in (tmp_path / "out" / "launch.py").read_text()
    tables = np.load(tmp_path / "out" / "tables.npz")
    start, book = race.table(race.settled(Setup(2)))
    race.start(start, book)
    initial, states, counts = Tables(start.layout, 1), Tables(start.layout, 2), np.zeros((2, 2), np.int64)
    initial[0] = start
    assert tables["initial"].tobytes() == bytes(start.buffer)
    assert tables["book"].tobytes() == bytes(book.buffer)
    for i in range(2):
        seed = int(tables["seed"]) + i * SPREAD
        random_play(race.answer)(states, i, initial, book, int(tables["answers"]), seed, counts)
        assert tables["expected"][i].tobytes() == bytes(states[i].buffer)
        assert tables["expected_counts"][i].tolist() == counts[i].tolist()


def test_arrays_are_passed_as_numba_takes_them() -> None:
    device = SimpleNamespace(data=SimpleNamespace(ptr=4096))
    assert [int(n) for n in gpu_launch.array(device, (5, 2), 8)] == [0, 0, 10, 8, 4096, 5, 2, 16, 8]
    assert [int(n) for n in gpu_launch.array(device, (5,), 36)] == [0, 0, 5, 36, 4096, 5, 36]


def test_a_single_wrong_byte_is_counted() -> None:
    expected, counts = np.zeros((4, 6), np.uint8), np.ones((4, 2), np.int64)
    found = expected.copy()
    found[2, 5] = 1

    def play(batch: int, answers: int, seed: int) -> tuple[object, object, float]:
        assert (batch, answers, seed) == (4, 10, 1)
        return SimpleNamespace(get=lambda: found.reshape(-1)), SimpleNamespace(get=lambda: counts), 0.1

    tables = {"expected": expected, "expected_counts": counts, "answers": 10, "seed": 1}
    assert gpu_launch.differing(SimpleNamespace(tables=tables, play=play)) == 1


def test_usage_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert gpu.main(["irondie"]) == 2
    assert "python -m dicewright.lab.gpu GAME FOLDER" in capsys.readouterr().err
    assert gpu.main(["chess", "out"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err
