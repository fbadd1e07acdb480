"""Puzzles made up for tests: an open question, and what somebody might have found out about it."""

from __future__ import annotations

import pytest

from dicewright.bots import puzzles
from dicewright.bots.puzzles import Puzzle
from dicewright.bots.weighing import Apart, Weighed, Weighing
from dicewright.kernel.game import Setup, game
from dicewright.kernel.measure import numbered
from dicewright.match import Match, Seeded, dumps


def position(name: str, answers: int, seats: int = 2, seed: int = 5) -> Match:
    """Where a game stands after about so many answers, the first each time; before its last choice if it is over."""
    match = Match(game(name), Setup(seats), nature=Seeded(seed))
    while len(match.history) < answers and not match.over:
        match.answer(0)
    if match.over:
        match.go_back(max(k for k, entry in enumerate(match.history) if entry.seat >= 0))
    return match


def weighed(match: Match, best: int) -> Weighing:
    """Every option of the open question, the others in their order, each worth less than the one before."""
    answers = [best, *(a for a in range(match.record.options) if a != best)]
    options = [Weighed(a, 0.5 - 0.1 * place, 0.02, 200 - 10 * place) for place, a in enumerate(answers[:8])]
    measures = numbered(match.game.measures, match.setup.seats)
    return Weighing(tuple(options), tuple(Apart(float(n % 3), 0.1) for n in range(len(measures))))


def made(match: Match, best: int, found: float = 0.3) -> Puzzle:
    measures = numbered(match.game.measures, match.setup.seats)
    return Puzzle.of(dumps(match), weighed(match, best), found, measures)


def shipped(monkeypatch: pytest.MonkeyPatch, *them: Puzzle) -> None:
    """Let these come with the games that they are of."""
    files = {}
    for name in {it.match().game.name for it in them}:
        files[name] = puzzles.written([it for it in them if it.match().game.name == name])
    puzzles.puzzles_of.cache_clear()
    monkeypatch.setattr(puzzles, "shipped", lambda game, *path: files.get(game.name))
