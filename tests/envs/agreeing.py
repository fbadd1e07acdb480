"""Games of a vector environment, compiled, beside the same games at tables in plain Python."""

from __future__ import annotations

import numpy as np

from dicewright.envs.table import Table
from dicewright.envs.vector import Vector
from dicewright.kernel.game import Game, Setup

SEED = 5


def agree(g: Game, setup: Setup, count: int = 6, steps: int = 2000, opponent: str | None = None) -> int:
    """Play the same games in a vector and at tables, some answers of them illegal; how many have ended."""
    vector = Vector(g, count, setup, opponent=opponent, seed=SEED, threads=2)
    seats, written = range(len(vector.teams)), vector.buffers
    rows = []
    for k in range(count):
        mine = None if vector.players is None else int(vector.players[k])
        bots = {seat: opponent for seat in seats if seat != mine} if opponent else {}
        rows.append(Table(g, setup, bots=bots))
        rows[k].begin(SEED, k)
    drawn, ended = np.random.default_rng(SEED), 0
    for _ in range(steps):
        for k, table in enumerate(rows):
            where = f"{g.name}, {setup.seats} seats, game {k}"
            assert (written.seats[k], written.options[k]) == (table.asked, table.g.options), where
            assert (written.observations[k] == table.observe(table.asked)).all(), where
            assert (written.masks[k] == table.mask(table.asked)).all(), where
        actions = drawn.integers(-1, written.options + 1)
        vector.step(actions)
        for k, table in enumerate(rows):
            assert written.illegal[k] == (not table.allows(int(actions[k])))
            table.answer(int(actions[k]))
            assert written.ended[k] == table.over
            assert (written.rewards[k] == table.rewards().astype(np.float32)).all()
            if table.over:
                ended += 1
                table.begin()
    return ended
