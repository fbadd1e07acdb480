"""A game told in chapters: one for each event named "turn", or the whole game as one where there is none."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.describe import Event
from .match import Match

TURN = "turn"


@dataclass(frozen=True)
class Chapter:
    """The answers from `start` up to but not including `end`; `turn` opened it."""

    turn: Event | None
    start: int
    end: int


def chapters(match: Match) -> list[Chapter]:
    """All answers in order, none twice; what comes before the first turn is a chapter of its own."""
    opened: list[tuple[Event | None, int]] = [(None, 0)]
    for at, events in enumerate((match.opening, *(e.events for e in match.history))):
        for number, args in events:
            told = match.game.event(number, args, None, match.teams)
            if told is not None and told.kind == TURN:
                opened.append((told, at))
    ends = [*(start for _, start in opened[1:]), len(match.history)]
    return [Chapter(turn, start, end) for (turn, start), end in zip(opened, ends, strict=True) if end > start or turn]
