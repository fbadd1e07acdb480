"""Puzzles as the page shows them: a table like any other, with one question, as the seat that is asked sees it.

The save of a puzzle holds the whole truth. It stays here: what leaves is made from what that seat may know, as at every
table, and what a search has found out about the options is told with the solution alone.
"""

from __future__ import annotations

from functools import lru_cache

from ...bots.levels import Expert
from ...bots.puzzles import Puzzle, puzzles_of
from ...bots.weighing import Scale
from ...kernel.game import Game
from .. import messages as m
from ..messages.bounds import Language
from ..view.translate import Translator
from . import entries as e
from .finished import match_of
from .refusals import Denied
from .room import Room
from .timeline import Timeline
from .viewer import Viewer

KEPT = 64
"""Puzzles whose tables are remembered: playing one up to its question takes a moment."""
SOLVER = "solver"
VERSION = 0


def listed(game: Game, language: Language) -> m.puzzles.Puzzles:
    names = [m.puzzles.PuzzleName(it.id, it.grade) for it in puzzles_of(game)]
    return m.puzzles.Puzzles(game.name, Translator(game, language, ()).title, names)


def puzzle_of(game: Game, id: str) -> Puzzle:
    found = next((it for it in puzzles_of(game) if it.id == id), None)
    if found is None:
        raise Denied("no-puzzle", 404)
    return found


@lru_cache(maxsize=KEPT)
def room_of(game: Game, id: str) -> Room:
    """A table at which the question of a puzzle is open. Whoever thinks about it is to find the answer himself: nothing
    helps him here."""
    match = puzzle_of(game, id).match()
    seats = [e.Plan("bot", level=Expert.name) for _ in match.teams]
    seats[match.asked] = e.Plan("person", person=SOLVER)
    options, book = dict(match.setup.options), game.book_hash(match.book)
    room = Room("", e.Founded(game.name, game.version, book, options, seats, 0, "", b"", 0.0, aids="none"))
    room.match, room.seeds = match, {SOLVER: ""}
    return room


def shown(game: Game, id: str, language: Language) -> m.puzzles.Puzzle:
    return m.puzzles.Puzzle(id, puzzle_of(game, id).grade, _viewer(room_of(game, id), language).table(set()))


def options(game: Game, id: str, language: Language, start: int, count: int) -> m.table.Options:
    """Some options of its question."""
    room = room_of(game, id)
    if start >= match_of(room).record.options:
        raise Denied("out-of-range")
    return _viewer(room, language).options(VERSION, start, count)


def solved(game: Game, id: str, language: Language, answer: int) -> m.puzzles.Solution:
    """What comes of an answer."""
    puzzle, room = puzzle_of(game, id), room_of(game, id)
    match = match_of(room)
    if answer >= match.record.options:
        raise Denied("out-of-range")
    weighing = puzzle.weighing(game, match.setup.seats)
    told = _viewer(room, language).advice(VERSION, weighing, len(weighing.options))
    scale, values = Scale.of(game, match.setup.seats), {o.answer: o.value for o in weighing.options}
    lost = round(scale.apart(values[puzzle.best], values[answer]), 4) if answer in values else None
    return m.puzzles.Solution(puzzle.best, answer, told.options, told.reason, lost, puzzle.found)


def _viewer(room: Room, language: Language) -> Viewer:
    """The eyes of the seat that is asked."""
    match = match_of(room)
    return Viewer(room, SOLVER, language, Timeline(frozenset({match.asked}), len(match.history)))
