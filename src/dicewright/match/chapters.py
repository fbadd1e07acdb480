"""A game told in chapters: its turns, or where it tells of none, its rounds; else the whole game is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.describe import Event
from ..kernel.game import Game
from .match import Match

OPENERS = ("turn", "round")
"""Names of events that open a chapter; the first of them that a game knows."""


@dataclass(frozen=True)
class Chapter:
    """The answers from `start` up to but not including `end`; `turn` opened it, or a round."""

    turn: Event | None
    start: int
    end: int


def opener(game: Game, openers: Sequence[str] = OPENERS) -> str | None:
    """The name of the event that opens a chapter of this game."""
    return next((name for name in openers if name in game.event_kinds), None)


def chapters(match: Match, openers: Sequence[str] = OPENERS) -> list[Chapter]:
    """All answers in order, none twice; what comes before the first turn is a chapter of its own."""
    name = opener(match.game, openers)
    opened: list[tuple[Event | None, int]] = [(None, 0)]
    for at, events in enumerate((match.opening, *(e.events for e in match.history))):
        for kind, args in events:
            event = match.game.event(kind, args, None, match.teams)
            if event is not None and event.kind == name:
                opened.append((event, at))
    ends = [*(start for _, start in opened[1:]), len(match.history)]
    return [Chapter(turn, start, end) for (turn, start), end in zip(opened, ends, strict=True) if end > start or turn]
