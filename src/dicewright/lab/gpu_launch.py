"""Run the compiled rules on a GPU: first check some games byte for byte, then measure. Needs only NumPy and CuPy.

python launch.py [FOLDER]      FOLDER, written by `dicewright.lab.gpu`, is by default the one this file lies in
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

BATCHES = tuple(1 << n for n in range(13, 21))
"""Games played at once; the best number depends on how many states fit the cache of the device."""
ANSWERS = 2_000
RUNS = 3


def array(device: Any, shape: tuple[int, ...], item: int) -> list[Any]:
    """An array as Numba's kernels take it: meminfo, parent, items, size of one, data, shape, strides."""
    strides = [item * int(np.prod(shape[i + 1 :])) for i in range(len(shape))]
    head = [np.uint64(0), np.uint64(0), np.int64(np.prod(shape)), np.int64(item), np.uint64(device.data.ptr)]
    return [*head, *map(np.int64, shape), *map(np.int64, strides)]


class Rules:
    """The kernel and its tables on the device."""

    def __init__(self, folder: Path) -> None:
        import cupy

        self.cupy: Any = cupy
        self.tables = np.load(folder / "tables.npz")
        self.kernel = cupy.RawModule(path=str(folder / "kernel.ptx")).get_function("kernel")
        self.initial, self.book = cupy.asarray(self.tables["initial"]), cupy.asarray(self.tables["book"])
        self.size, self.threads = int(self.initial.size), int(self.tables["threads"])

    def play(self, batch: int, answers: int, seed: int) -> tuple[Any, Any, float]:
        """States, counts (games finished, decisions) and seconds."""
        states = self.cupy.zeros(batch * self.size, self.cupy.uint8)
        counts = self.cupy.zeros((batch, 2), self.cupy.int64)
        arguments = (
            *array(states, (batch,), self.size),
            *array(self.initial, (1,), self.size),
            *array(self.book, (1,), int(self.book.size)),
            np.int32(answers),
            np.int64(seed),
            *array(counts, (batch, 2), 8),
        )
        self.cupy.cuda.Stream.null.synchronize()
        began = time.perf_counter()
        self.kernel(((batch + self.threads - 1) // self.threads,), (self.threads,), arguments)
        self.cupy.cuda.Stream.null.synchronize()
        return states, counts, time.perf_counter() - began


def differing(rules: Rules) -> int:
    """How many of the checked games end in other bytes, or other counts, than the native ones."""
    expected, tables = rules.tables["expected"], rules.tables
    states, counts, _ = rules.play(len(expected), int(tables["answers"]), int(tables["seed"]))
    found = states.get().reshape(expected.shape)
    same = (found == expected).all(axis=1) & (counts.get() == tables["expected_counts"]).all(axis=1)
    return int((~same).sum())


def main(arguments: list[str]) -> int:
    rules = Rules(Path(arguments[0]) if arguments else Path(__file__).parent)
    name = rules.cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{rules.tables['game']}: {rules.size} bytes a state, on {name}", flush=True)
    wrong, checked = differing(rules), len(rules.tables["expected"])
    print(
        f"{checked} games of {int(rules.tables['answers'])} answers checked against native code: {wrong} differ",
        flush=True,
    )
    for batch in BATCHES:
        rules.play(batch, 10, 1)
        runs = []
        for run in range(RUNS):
            _, counts, seconds = rules.play(batch, ANSWERS, 1 + run)
            games, decisions = (int(n) for n in counts.sum(axis=0))
            runs.append((batch * ANSWERS / seconds, decisions / seconds, games / seconds))
        rates = sorted(runs)[RUNS // 2]
        answered, decided, finished = (rate / 1e6 for rate in rates)
        print(
            f"{batch:>9,} games at once: {answered:8,.0f} M answers/s, {decided:8,.0f} M decisions/s, "
            f"{finished:6,.2f} M games/s",
            flush=True,
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
