"""The account of a game: how it ended, how long it took, and where it turned.

A game turned where its own judgement of the position (`evaluate`) swung most within one chapter.
"""

from __future__ import annotations

from collections import Counter

from ..kernel.words import text
from .chapters import Chapter, chapters, opener
from .match import LogLine, Match

WORDS = "dicewright.match"
POINTS = 3
"""Turning points told at most."""
MOMENTS = 3
"""Answers told of a turning point, those that moved the judgement most."""
ROUTINE = 2
LINES = 4
"""A moment is told in so many lines at most, without events of which it had more than ROUTINE."""
SWING = 100
"""Thousandths of a win below which nothing has turned."""
WON = 1000


def recap(match: Match, language: str = "en") -> str:
    """A short account of the game in words, as someone who watched it may tell it."""
    say = match.game.words(language, WORDS).say
    found = chapters(match)
    turns = sum(1 for c in found if c.turn is not None)
    count = text("recap-answers", answers=len(match.history))
    if turns:
        count = text("recap-rounds" if opener(match.game) == "round" else "recap-turns", turns=turns)
    if not match.over:
        return say(text("recap-running", count=count))
    lines = [say(text("recap-over", count=count))]
    if match.setup.seats == 1:  # nobody to beat: the last event tells how it went
        return "\n".join([*lines, *("  " + say(line.text) for line in match.log(None)[-1:])])
    for seat in sorted(range(match.setup.seats), key=lambda s: match.record.place[s]):
        lines.append("  " + say(text("recap-place", place=int(match.record.place[seat]), name=match.name(seat))))
    for chapter, seat in _turning_points(match, found):
        if chapter.turn is None:
            lines += ["", say(text("recap-turned", name=match.name(seat)))]
        else:
            turn = match.game.event_text(match.seen(None, chapter.start), chapter.turn)
            lines += ["", say(text("recap-turned-in", turn=turn, name=match.name(seat)))]
        lines += ["  " + say(line.text) for at in _moments(match, chapter, seat) for line in _notable(match, at)]
    return "\n".join(lines)


def _judged(match: Match, at: int, seat: int) -> int:
    """How the seat stood after `at` answers."""
    if match.over and at == len(match.history):
        return WON if match.record.place[seat] == 1 else -WON
    return match.game.evaluate(match.record_at(at), match.book, match.weights, seat)


def _turning_points(match: Match, found: list[Chapter]) -> list[tuple[Chapter, int]]:
    """The chapters with the greatest swings, in order, each with the seat it favoured."""
    swings = []
    for chapter in found:
        swing, seat = max(
            (_judged(match, chapter.end, s) - _judged(match, chapter.start, s), -s) for s in range(match.setup.seats)
        )
        if swing >= SWING:
            swings.append((swing, chapter, -seat))
    best = sorted(swings, key=lambda s: -s[0])[:POINTS]
    return sorted(((chapter, seat) for _, chapter, seat in best), key=lambda p: p[0].start)


def _notable(match: Match, at: int) -> list[LogLine]:
    """What is worth telling of a moment: what happens by the dozen is routine."""
    lines = match.log(None, at, at + 1)
    count = Counter(line.event.kind for line in lines)
    return [line for line in lines if count[line.event.kind] <= ROUTINE][:LINES]


def _moments(match: Match, chapter: Chapter, seat: int) -> list[int]:
    """The moments of a chapter that moved the judgement most for the seat, in order; only what was seen counts."""
    judged = [_judged(match, at, seat) for at in range(chapter.start, chapter.end + 1)]
    gains = {chapter.start + k: judged[k] - judged[k - 1] for k in range(1, len(judged))}
    seen = [at for at, gain in gains.items() if gain > 0 and _notable(match, at)]
    return sorted(sorted(seen, key=lambda at: -gains[at])[:MOMENTS])
