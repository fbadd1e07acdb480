"""Lock-step: plain Python and compiled rules play the same game and must agree byte for byte after every answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..kernel.chance import picker
from ..kernel.game import Game, Setup
from ..targets.native import native
from .printing import differences, printed

HEARD_EVERY = 1000
"""Answers after which is said how far it is."""


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
    progress: Callable[[int], None] | None = None,
    setups: Sequence[Setup] | None = None,
) -> Agreement:
    """Play at random on both targets, spread over set-ups: the game's samples unless others are given. Raises
    AssertionError at the first difference.

    `progress` hears now and then how many answers were given since it last heard.
    """
    began = time.perf_counter()
    samples = [game.settled(s) for s in (game.samples() if setups is None else setups)]
    assert samples, f"{game.name} has no samples to play"
    games = given = 0
    for i, setup in enumerate(samples):
        share = answers // len(samples) + (i < answers % len(samples))
        games += side_by_side(game, setup, share, seed + i, progress)
        given += share
    return Agreement(given, games, time.perf_counter() - began)


def side_by_side(
    game: Game, setup: Setup, answers: int, seed: int, progress: Callable[[int], None] | None = None
) -> int:
    """The same for one settled set-up. The answer is how many games came to their end."""
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
