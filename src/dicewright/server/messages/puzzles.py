"""Puzzles: positions out of games with a question that one answer solves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .advice import Advised
from .bounds import NAME, Sent, Told
from .table import Table


class PuzzleName(Told):
    """A puzzle in the list of its game: its id stays the same when others are added. `grade`: from 1, easy, to 3."""

    id: str
    grade: int


class Puzzles(Told):
    """All of a game, the easy ones first."""

    game: str
    title: str
    puzzles: list[PuzzleName]


class Puzzle(Told):
    """A question to think about: the table as the seat that is asked sees it. Nothing else of the game is told."""

    id: str
    grade: int
    table: Table


class Solution(Told):
    """What comes of an answer. `best`: the answer that solves the puzzle. `options`: those that were weighed, best
    first, which a search tells no more of than of advice; `reason`: why the best is. `lost`: what the answer given
    promises less, in chances to win or, alone, in points; null where it was not weighed, or nobody can tell them apart.
    `found`: the part of the weaker bots' answers that solved it."""

    best: int
    answer: int
    options: list[Advised]
    reason: str
    lost: float | None
    found: float


class PlayOn(Sent):
    """A new table that begins at a puzzle: oneself in the seat that is asked, bots of a level in all others."""

    level: Annotated[str, Meta(max_length=16)] = ""
    name: Annotated[str, Meta(max_length=NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
