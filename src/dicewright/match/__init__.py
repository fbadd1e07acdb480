"""A game with its history: replay, undo, fork, notation, recap. No I/O: whoever runs a match reads and writes."""

from .match import CannotUndo, LogLine, Match, Waiting
from .nature import Nature, Scripted, Seeded
from .notation import dumps, loads
from .recap import recap

__all__ = ["CannotUndo", "LogLine", "Match", "Nature", "Scripted", "Seeded", "Waiting", "dumps", "loads", "recap"]
