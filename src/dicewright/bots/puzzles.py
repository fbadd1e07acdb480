"""Puzzles: positions out of games in which one option is clearly the best, and not everybody sees it.

They come with a game (`puzzles.json` in its package); `dicewright.lab.puzzles` finds them.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ..kernel.game import Game
from ..match import Match, loads
from .shipped import shipped

FILE = "puzzles.json"
EASY, FAIR = 0.45, 0.2
"""Parts of weaker players who find the best option: from the first on a puzzle is easy, from the second on fair."""


class Promise(msgspec.Struct, frozen=True, array_like=True):
    """An option and what it promises: a chance to win or, alone, points."""

    answer: int
    worth: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to think about."""

    save: str
    """The game up to it."""
    options: tuple[Promise, ...]
    """Those that were weighed, the best first."""
    found: float
    """The part of weaker players who answered with the best."""

    @property
    def grade(self) -> int:
        """From 1, easy, to 3."""
        return 1 if self.found >= EASY else 2 if self.found >= FAIR else 3

    @property
    def best(self) -> Promise:
        return self.options[0]

    def match(self) -> Match:
        """The game as it stands there; nature's questions are left open."""
        return loads(self.save)


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Those that come with a game, the easy ones first."""
    file = shipped(game, FILE)
    return () if file is None else read(file)


def read(file: bytes) -> tuple[Puzzle, ...]:
    return msgspec.json.decode(file, type=tuple[Puzzle, ...])


def written(puzzles: tuple[Puzzle, ...]) -> bytes:
    """The file of a game: a puzzle a line."""
    lines = b",\n".join(msgspec.json.encode(p) for p in sorted(puzzles, key=lambda p: (p.grade, -p.found)))
    return b"[\n" + lines + b"\n]\n"
