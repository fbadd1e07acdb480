"""Bots: one protocol. A bot answers an open question, from a seed, and from nothing that its seat may not see.

    Bot.choose(g, book, seat, seed) -> the answer

Every bot is made of rules, so that whole games between bots run natively; the same seed gives the same choice in
plain Python and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from threading import Thread
from typing import Any

from ..kernel.chance import MASK
from ..kernel.game import Game, Refusal, Setup
from ..kernel.native import native
from ..kernel.record import Table, Tables
from .greedy import WORK, looking_ahead
from .uniform import at_random

BUILDERS: dict[str, Callable[[Game, tuple[int, ...]], Callable[..., int]]] = {
    "random": at_random,
    "greedy": looking_ahead,
}
"""From a game and its teams to the rule choose(tables, b, w, work, seat, seed). tables[0] is the state; tables[1] and
`work` are room to think."""

NAMES = tuple(BUILDERS)


class Bot:
    """Plays a game in any seat. `prepare` compiles it; it plays in plain Python until that is done."""

    def __init__(
        self, name: str, game: Game, seats: int, teams: tuple[int, ...], weights: Mapping[str, Any] | None = None
    ) -> None:
        self.name, self.game, self.seats = name, game, seats
        self.weights = game.weights(game.settled(Setup(seats)), changed=weights)
        self._rule = chooser(name, game, teams)
        self._native: Callable[[Table, Table, int, int], int] | None = None

    def choose(self, g: Table, book: Table, seat: int, seed: int) -> int:
        """The answer to the open question, which is put to `seat`."""
        if self._native is not None:
            return self._native(g, book, seat, seed & MASK)
        tables = Tables(self.game.layout(self.seats), 2)
        tables[0] = g
        return int(self._rule(tables, book, self.weights, [0] * WORK, seat, seed & MASK))

    def compile(self) -> None:
        """Compile the bot, or load it from the cache; it chooses as before, only faster."""
        import numpy as np
        from numba import int64, uint64

        rule = self._rule
        layout, book_layout = self.game.layout(self.seats), self.game.book_layout(self.seats)

        weights = self.weights.layout.array(self.weights)

        def choose(states: Any, book: Any, weights: Any, work: Any, seat: int, seed: int) -> None:
            work[0] = rule(states, book[0], weights[0], work, seat, seed)

        entry = native(self.game, self.seats).entry(
            f"bot {self.name}", choose, "states", "book", "weights", int64[::1], int64, uint64
        )

        def compiled(g: Table, book: Table, seat: int, seed: int) -> int:
            states, work = np.zeros(2, layout.dtype), np.zeros(WORK, np.int64)
            states[:1] = layout.array(g)
            entry(states, book_layout.array(book), weights, work, seat, np.uint64(seed))
            return int(work[0])

        self._native = compiled

    def prepare(self) -> Thread:
        """Compile in the background."""
        thread = Thread(target=self.compile, name=f"compile {self.name} for {self.game.name}", daemon=True)
        thread.start()
        return thread


@cache
def chooser(name: str, game: Game, teams: tuple[int, ...]) -> Callable[..., int]:
    """The rule by which a bot chooses."""
    if name not in BUILDERS:
        raise Refusal(f"There is no bot {name!r}. The bots are {' and '.join(NAMES)}.")
    return BUILDERS[name](game, teams)


def bot(name: str, game: Game, seats: int, teams: tuple[int, ...] | None = None) -> Bot:
    return Bot(name, game, seats, game.teams(game.settled(Setup(seats))) if teams is None else teams)
