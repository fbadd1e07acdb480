"""Bots with a seat: before one thinks, all that its seat cannot know is put out of its sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import Any, TypeAlias

from ..kernel.chance import MASK, below
from ..kernel.game import Game
from ..kernel.layout import Tables
from ..kernel.record import Header, Record
from ..kernel.rule import rule
from ..targets.native import native
from .bot import Ints, States, Toolkit
from .roster import bot

Chooser: TypeAlias = Callable[[Header, States, Record, Record, Ints, int, int], int]
"""choose(g, states, b, w, work, seat, seed): the answer to the open question of g, which is put to `seat`; in the
workspace that the bot has asked for."""


@cache
def chooser(name: str, game: Game, teams: tuple[int, ...]) -> Chooser:
    """The rule by which a bot chooses, with the truth kept from it."""
    choose, hide = bot(name).rule(Toolkit.of(game, teams)), game.hiding(teams)

    @rule
    def by_options(g: Header, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
        return choose(g.options, states, b, w, work, seat, seed)

    @rule
    def by_belief(g: Header, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
        states[0] = g
        hide(states[0], b, seat)
        return choose(g.options, states, b, w, work, seat, seed)

    chosen = by_belief if bot(name).workspace(game, len(teams)).states else by_options
    tastes = sum(1 << kind for kind, question in game.questions.items() if question.taste)

    @rule
    def by_lot(g: Header, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
        """Who one wants to be is a matter of taste, and all tastes are equal."""
        if (tastes >> g.question) & 1:
            return below(seed, g.options)
        return chosen(g, states, b, w, work, seat, seed)

    return by_lot if tastes else chosen


class Player:
    """A bot that plays a game in any seat. `prepare` compiles it; it plays in plain Python until that is done."""

    def __init__(self, name: str, game: Game, teams: tuple[int, ...]) -> None:
        self.name, self.game, self.seats = name, game, len(teams)
        self.workspace = bot(name).workspace(game, self.seats)
        self._rule = chooser(name, game, teams)
        self._native: Callable[[Header, Record, Record, int, int], int] | None = None

    def choose(self, g: Header, book: Record, weights: Record, seat: int, seed: int) -> int:
        """The answer to the open question, which is put to `seat`."""
        if self._native is not None:
            return self._native(g, book, weights, seat, seed & MASK)
        rule: Callable[..., int] = self._rule
        states = Tables(self.game.layout(self.seats), self.workspace.states)
        return int(rule(g, states, book, weights, [0] * self.workspace.ints, seat, seed & MASK))

    def compile(self) -> None:
        """Compile the bot, or load it from the cache; it chooses as before, only faster."""
        import numpy as np
        from numba import int64, uint64

        rule, space = self._rule, self.workspace

        def choose(truth: Any, states: Any, book: Any, weights: Any, work: Any, seat: int, seed: int) -> None:
            work[0] = rule(truth[0], states, book[0], weights[0], work, seat, seed)

        types = ("states", "states", "book", "weights", int64[::1], int64, uint64)
        entry = native(self.game, self.seats).entry(f"bot {self.name}", choose, *types)

        def compiled(g: Header, book: Record, weights: Record, seat: int, seed: int) -> int:
            states, work = np.zeros(space.states, g.layout.dtype), np.zeros(max(1, space.ints), np.int64)
            records = (it.layout.array(it) for it in (book, weights))
            entry(g.layout.array(g), states, *records, work, seat, np.uint64(seed))
            return int(work[0])

        self._native = compiled

    def prepare(self) -> Thread:
        """Compile in the background."""
        thread = Thread(target=self.compile, name=f"compile {self.name} for {self.game.name}", daemon=True)
        thread.start()
        return thread


def weights_of(name: str, usual: Record) -> Record:
    """What a bot judges by where the game's own weights are these."""
    w = usual.copy()
    w.layout.fill(w, bot(name).weights)
    return w
