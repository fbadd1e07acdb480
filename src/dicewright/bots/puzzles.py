"""Puzzles: positions out of games in which one option is clearly the best, and not everybody sees it.

They come with a game (`puzzles.json` in its package); `dicewright.lab.puzzles` finds them. What a search has found out
about the options is kept with each, so that a solution is told at once, and the same everywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache

import msgspec

from ..kernel.game import Game
from ..kernel.measure import Measure, numbered
from ..match import Match, loads
from ..match.notation import header
from .shipped import shipped
from .weighing import TRIED, Apart, Weighed, Weighing

FILE = "puzzles.json"
EASY, FAIR = 0.45, 0.2
"""Parts of weaker players who find the best option: from the first on a puzzle is easy, from the second on fair."""
GRADES = (1, 2, 3)
FINE = 10_000
"""Worths are kept in such parts of a win, or of a perfect score."""


def grade_of(found: float) -> int:
    """From 1, easy, to 3, by the part of weaker players who find the best option."""
    return 1 if found >= EASY else 2 if found >= FAIR else 3


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An option that was weighed: its answer, its worth and how far that may be off, in parts, and how many trials
    there were."""

    answer: int
    value: int
    doubt: int
    trials: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to think about."""

    save: str
    """The game up to it."""
    options: tuple[Told, ...]
    """Those that were weighed, the best first."""
    apart: dict[str, tuple[float, float]]
    """By which measures the best option and the next differ, and how far that may be off."""
    found: float
    """The part of weaker players who answered with the best."""

    @classmethod
    def of(cls, save: str, it: Weighing, found: float, measures: Sequence[tuple[Measure, int]]) -> Puzzle:
        """From what an adviser has found out about the question with which a saved game ends."""
        told = tuple(
            Told(o.answer, round(FINE * o.value), round(FINE * o.doubt), o.trials)
            for o in it.options
            if o.trials >= TRIED
        )
        numbers = zip(measures, it.apart, strict=True)
        apart = {_key(*one): (round(by.mean, 2), round(by.doubt, 2)) for one, by in numbers if round(by.mean, 2)}
        return cls(save, told, apart, round(found, 3))

    @property
    def id(self) -> str:
        """Another one for every puzzle; it stays when the rules are numbered anew."""
        answers = self.save.partition("\nanswers\n")[2].rpartition("\nend ")[0]
        return hashlib.sha256(answers.encode()).hexdigest()[:10]

    @property
    def grade(self) -> int:
        return grade_of(self.found)

    @property
    def best(self) -> int:
        """The answer that solves it."""
        return self.options[0].answer

    @property
    def rules(self) -> str:
        """The version of the rules by which it was found."""
        return dict(header(self.save))["rules"]

    def match(self) -> Match:
        """The game as it stands there; nature's questions are left open."""
        return loads(self.save)

    def weighing(self, game: Game, seats: int) -> Weighing:
        """What was found out about its options."""
        options = [Weighed(o.answer, o.value / FINE, o.doubt / FINE, o.trials) for o in self.options]
        apart = [Apart(*self.apart.get(_key(*one), (0.0, 0.0))) for one in numbered(game.measures, seats)]
        return Weighing(tuple(options), tuple(apart))


def _key(measure: Measure, which: int) -> str:
    """Of a measure, which may be one of many of a kind."""
    return measure.name if measure.many == 1 else f"{measure.name} {which}"


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Those that come with a game, the easy ones first; of older rules none."""
    file = shipped(game, FILE)
    return () if file is None else tuple(it for it in read(file) if it.rules == game.version)


def read(file: bytes) -> tuple[Puzzle, ...]:
    return msgspec.json.decode(file, type=tuple[Puzzle, ...])


def written(puzzles: Sequence[Puzzle]) -> bytes:
    """The file of a game: a puzzle a line."""
    lines = b",\n".join(msgspec.json.encode(p) for p in sorted(puzzles, key=lambda p: (p.grade, -p.found, p.id)))
    return b"[\n" + lines + b"\n]\n"
