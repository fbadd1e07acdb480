"""A game with its history: replay, undo, fork, notation, recap. No I/O: whoever runs a match reads and writes."""

from .match import CannotUndo, LogLine, Match, Waiting
from .nature import Nature, Scripted, Seeded
from .notation import dumps, elapsed, loads, timed
from .recap import recap
from .timekeeper import Referee, Timekeeper

__all__ = [
    "CannotUndo",
    "LogLine",
    "Match",
    "Nature",
    "Referee",
    "Scripted",
    "Seeded",
    "Timekeeper",
    "Waiting",
    "dumps",
    "elapsed",
    "loads",
    "recap",
    "timed",
]
