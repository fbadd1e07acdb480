"""A folder to carry to a machine with a GPU: the rules as PTX, a game to play, and what must come out.

python -m dicewright.lab.gpu irondie FOLDER      here, without a GPU
python FOLDER/launch.py                          there, with nothing but NumPy and CuPy
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import numpy as np

from ..kernel.game import Game, Refusal, Setup, game
from ..targets.native import native
from . import gpu_launch
from .ptx import BLOCK, SPREAD, ptx
from .waiting import working

CHECKED_GAMES = 512
CHECKED_ANSWERS = 1_000
SEED = 7


def build(game: Game, folder: Path) -> None:
    """Write kernel.ptx, tables.npz and launch.py."""
    setup = game.settled(Setup(game.seats[0]))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel.ptx").write_text(ptx(game, setup.seats), encoding="ascii")
    start, book = game.table(setup)
    game.start(start, book)
    initial, books = start.layout.array(start), book.layout.array(book)
    states, counts = np.zeros(CHECKED_GAMES, start.layout.dtype), np.zeros((CHECKED_GAMES, 2), np.int64)
    play = native(game, setup.seats).play()
    for i in range(CHECKED_GAMES):
        seed = np.uint64(SEED + i * SPREAD)
        play(states[i : i + 1], initial, books, CHECKED_ANSWERS, seed, counts[i : i + 1])
    np.savez(
        folder / "tables.npz",
        game=np.array(f"{game.name}, {setup.seats} seats"),
        initial=np.frombuffer(bytes(start.buffer), np.uint8),
        book=np.frombuffer(bytes(book.buffer), np.uint8),
        threads=np.int32(BLOCK),
        seed=np.int64(SEED),
        answers=np.int32(CHECKED_ANSWERS),
        expected=np.frombuffer(states.tobytes(), np.uint8).reshape(CHECKED_GAMES, -1),
        expected_counts=counts,
    )
    shutil.copyfile(gpu_launch.__file__, folder / "launch.py")


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print("Say which game, and the folder to write: python -m dicewright.lab.gpu GAME FOLDER", file=sys.stderr)
        return 2
    name, folder = arguments
    try:
        with working(f"Compiling {name} for CUDA and natively", quiet=False):
            build(game(name), Path(folder))
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    print(f"{folder} is ready: take it to a machine with a GPU and run launch.py there.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
