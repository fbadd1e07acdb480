"""Lock-step: plain Python, native code and WebAssembly play the same games and must agree byte for byte after every
answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.module import built
from ..kernel.chance import MASK, below, following, picker
from ..kernel.game import Game, Setup
from ..targets.native import Compiled, native
from .node import InNode
from .printing import differences, printed

HEARD_EVERY = 1000
"""Answers after which is said how far it is."""
AT_ONCE = 20_000
"""Answers that a module gives at once."""

Progress: TypeAlias = Callable[[int], None]
"""Hears now and then how many answers were given since it last heard."""
Between: TypeAlias = Callable[[Game, Setup, int, int, Progress | None], int]
"""What plays a settled set-up on two targets."""


@dataclass(frozen=True)
class Agreement:
    """What a run in lock-step has shown: this many answers, no difference."""

    answers: int
    games: int
    seconds: float


def lockstep(
    game: Game,
    answers: int,
    seed: int,
    progress: Progress | None = None,
    setups: Sequence[Setup] | None = None,
    between: Between | None = None,
) -> Agreement:
    """Play at random on two targets (plain and native unless others are given), spread over set-ups: the game's samples
    unless others are given. Raises AssertionError at the first difference."""
    began = time.perf_counter()
    samples = [game.settled(s) for s in (game.samples() if setups is None else setups)]
    assert samples, f"{game.name} has no samples to play"
    games = given = 0
    for i, setup in enumerate(samples):
        share = answers // len(samples) + (i < answers % len(samples))
        games += (between or side_by_side)(game, setup, share, seed + i, progress)
        given += share
    return Agreement(given, games, time.perf_counter() - began)


def side_by_side(game: Game, setup: Setup, answers: int, seed: int, progress: Progress | None = None) -> int:
    """Plain Python and native code, for one settled set-up. The answer is how many games came to their end."""
    layout = game.layout(setup.seats)
    step = native(game, setup.seats).step()
    initial, book = game.table(setup)
    game.start(initial, book)
    books = game.book_layout(setup.seats).array(book)
    pick = picker(seed)
    plain, finished = initial.copy(), 0
    compiled = layout.array(plain).copy()
    answer = game.answer
    for n in range(1, answers + 1):
        kind, asked, options = plain.question, plain.asked, plain.options
        a = pick(options)
        before = bytes(plain.buffer)
        answer(plain, book, a)
        step(compiled, books, a)
        if compiled.tobytes() != plain.buffer:
            raise AssertionError(
                f"{game.name} {dict(setup.options)}: answer {n} of seed {seed}, {a} to {game.questions[kind].name} "
                f"(seat {asked}), leaves plain -> native\n  "
                + "\n  ".join(differences(layout, plain.buffer, compiled.tobytes())[:8])
                + "\nafter\n"
                + printed(layout, before)
            )
        if plain.over:
            finished += 1
            plain = initial.copy()
            compiled = layout.array(plain).copy()
        if progress is not None and (n % HEARD_EVERY == 0 or n == answers):
            progress(n % HEARD_EVERY or HEARD_EVERY)
    return finished


def in_browser(game: Game, setup: Setup, answers: int, seed: int, progress: Progress | None = None) -> int:
    """Native code and what a browser plays, in Node; likewise."""
    layout, teams = game.layout(setup.seats), game.teams(setup)
    step = native(game, setup.seats).step()
    initial, book = game.table(setup)
    game.start(initial, book)
    first, books = layout.array(initial), game.book_layout(setup.seats).array(book)
    finished = 0
    with InNode(built(game, teams)) as node:
        for done in range(0, answers, AT_ONCE):
            count, given = min(AT_ONCE, answers - done), (seed + done) & MASK
            there, here = np.zeros(count, layout.dtype), np.zeros(count, layout.dtype)
            node.call("trace", there, first, books, count, given)
            finished += _natively(step, here, first, books, given)
            if there.tobytes() != here.tobytes():
                n = next(n for n in range(count) if there[n].tobytes() != here[n].tobytes())
                differ = differences(layout, here[n].tobytes(), there[n].tobytes())[:8]
                where = f"{game.name} {dict(setup.options)}: answer {n + 1} of seed {given}"
                raise AssertionError("\n  ".join([f"{where} leaves native -> WebAssembly", *differ]))
            if progress is not None:
                progress(count)
    return finished


def _natively(
    step: Compiled, states: NDArray[np.void], first: NDArray[np.void], books: NDArray[np.void], seed: int
) -> int:
    """What `entries.trace` does, answer by answer. How many games came to their end."""
    finished, options, over = 0, states["options"], states["over"]
    for k in range(len(states)):
        seed = following(seed)
        states[k] = first[0] if k == 0 or over[k - 1] else states[k - 1]
        step(states[k : k + 1], books, below(seed, int(options[k])))
        finished += bool(over[k])
    return finished
