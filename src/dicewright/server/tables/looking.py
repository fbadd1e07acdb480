"""Looking at a finished game in the page: what it is given for that, and what it has found out."""

from __future__ import annotations

from base64 import b64encode

from ...bots.analysis import Analysis, put_together
from ...bots.chances import chances_of
from ...bots.examining import SEED, Kind, Look, inquiries, looks
from ...bots.search.room import Mind
from ...bots.weighing import Scale
from ...match import Match
from .. import messages as m
from .refusals import Denied


def looking(match: Match, module: str, net: str, known: m.review.Picture | None) -> m.review.Looking:
    """Of a finished game everybody may know everything."""
    game, seats, scale = match.game, len(match.teams), Scale.of(match.game, len(match.teams))
    records = (match.book, match.weights, match.record_at(0))
    book, weights, start = (b64encode(it.buffer).decode() for it in records)
    return m.review.Looking(
        module=module,
        net=net,
        book=book,
        weights=weights,
        start=start,
        answers=match.answers,
        teams=list(match.teams),
        whole=scale.whole,
        alone=scale.alone,
        ahead=chances_of(game, seats).ahead,
        seed=SEED,
        asked=[] if known else [[it.kind, it.at, it.until] for it in inquiries(match)],
        looks=[] if known else [_look(it) for it in looks(game, match.teams)],
        picture=known,
    )


def _look(it: Look) -> m.review.LookAt:
    space, mind = it.reviewer.workspace, it.reviewer.mind
    crew = m.advice.Crew(space.lanes, space.states, space.ints, list(mind[: Mind.NET]))
    return m.review.LookAt(crew, it.trials, it.each, it.outcomes, it.samples)


def looked(match: Match, told: m.review.Looked) -> Analysis:
    """What a page says that it has found out. It may say what it likes, and is told it in words; but it says it of this
    game."""
    asked, count = list(inquiries(match)), len(looks(match.game, match.teams))
    sides = len(set(match.teams))
    sizes = {Kind.WORTH: (sides,), Kind.LUCK: (0, 2 + sides), Kind.CHOICE: (0, 4)}
    pairs = list(zip(asked, told.found, strict=False))
    fits = len(asked) == len(told.found) and told.look < count
    if not fits or any(len(found) not in sizes[it.kind] for it, found in pairs):
        raise Denied("unreadable")
    if not all(_is_option(match, it.at, found[0]) for it, found in pairs if it.kind == Kind.CHOICE and found):
        raise Denied("unreadable")
    return put_together(match, told.found, told.look + 1, count)


def _is_option(match: Match, at: int, best: float) -> bool:
    return best.is_integer() and 0 <= best < match.record_at(at).options
