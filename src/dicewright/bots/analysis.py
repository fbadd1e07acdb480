"""A game looked at again: how the chances stood, what luck gave, and what decisions gave away.

At every decision an adviser weighs the options by what its seat could know there. What the best of them is worth is a
point of the curve; a decision gives away the difference between that and the option taken; and what changes until the
next decision, without anybody having decided anything, is luck. So the chance at the beginning, luck and what was given
away add up to the result.

Between two sides, what one gives away the other is given. With more of them a side is looked at through its own
decisions only: then what the others do counts as luck, too. Alone, points take the place of chances.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..kernel.question import NATURE
from ..match import Match
from .player import Player
from .trial import WON, outcome
from .weighing import TRIED, Scale, Weighing

SLIGHT = 0.01
"""Of a win, or of a perfect score: an option that is worth so little less counts as equally good, for trials cannot
tell them apart."""


@dataclass(frozen=True)
class Decision:
    """Who answered what after `at` answers, and what would have been best. `given_away` is in chances to win or, alone,
    in points; `at_stake`: how much the worst option would have given away."""

    at: int
    seat: int
    taken: int
    best: int
    given_away: float
    at_stake: float


@dataclass(frozen=True)
class Point:
    """A decision as a side sees it: what it could expect before and after it, and what luck gave until the next, after
    `until` answers."""

    decision: Decision
    until: int
    own: bool
    before: float
    after: float
    luck: float


@dataclass(frozen=True)
class Account:
    """Of a side: what it could expect at the beginning, and what made the result of it."""

    side: int
    points: tuple[Point, ...]
    start: float
    end: float

    @property
    def luck(self) -> float:
        return sum(p.luck for p in self.points)

    @property
    def given_away(self) -> float:
        """By its own decisions."""
        return sum(p.before - p.after for p in self.points if p.own)

    @property
    def was_given(self) -> float:
        """By the decisions of the other side."""
        return sum(p.after - p.before for p in self.points if not p.own)


@dataclass(frozen=True)
class Analysis:
    """`alone`: points are told instead of chances."""

    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    alone: bool

    def precision(self, seat: int) -> float | None:
        """What a seat kept of all that was at stake in its decisions; None where nothing was."""
        own = [d for d in self.decisions if d.seat == seat]
        stake = sum(d.at_stake for d in own)
        return 1 - sum(d.given_away for d in own) / stake if stake else None


def analyse(match: Match, adviser: Player, seed: int, progress: Callable[[int, int], None]) -> Analysis:
    """Weigh every decision of a game; `progress(done, of)` hears how far it is."""
    sides = sorted(set(match.teams))
    scale = Scale.of(match.game, match.setup.seats)
    records = ((k, past, match.record_at(k)) for k, past in enumerate(match.history) if past.seat >= 0)
    asked = [(k, past, g) for k, past, g in records if g.options > 1]
    weighed: list[tuple[Decision, float]] = []
    for done, (at, past, g) in enumerate(asked):
        progress(done, len(asked))
        found = adviser.weigh(g, match.book, match.weights, past.seat, seed + at, shown=g.options)
        decision = _decision(found, at, past.seat, past.answer, scale)
        if decision is not None:
            weighed.append((decision, scale.expected(found.options[0].value)))
    progress(len(asked), len(asked))
    accounts = tuple(_account(match, weighed, side, scale.alone) for side in sides)
    return Analysis(tuple(decision for decision, _ in weighed), accounts, scale.alone)


def _decision(found: Weighing, at: int, seat: int, taken: int, scale: Scale) -> Decision | None:
    """None where no answer is better than another, or where nobody can say what the one taken was worth."""
    told = {o.answer: o.value for o in found.options if o.trials >= TRIED}
    if taken not in told or found.options[0].answer not in told:
        return None
    best = found.options[0]
    lost = scale.part(best.value - told[taken])
    stake = scale.part(best.value - min(told.values()))
    return Decision(at, seat, taken, best.answer, lost if lost >= SLIGHT * scale.whole else 0.0, stake)


def _account(match: Match, weighed: Sequence[tuple[Decision, float]], side: int, alone: bool) -> Account:
    """Back from the end. Where nothing falls or is drawn until the next decision, that one saw further, and what it
    expects is what counts."""
    among_two = len(set(match.teams)) <= 2
    seen = [(d, worth) for d, worth in weighed if among_two or match.teams[d.seat] == side]
    until = ([d.at for d, _ in seen] + [len(match.history)])[1:]
    end = _end(match, side, alone)
    following = end
    points: list[Point] = []
    for (decision, worth), next_at in zip(reversed(seen), reversed(until), strict=True):
        own = match.teams[decision.seat] == side
        lost = decision.given_away if own else -decision.given_away
        after = (worth if own else 1 - worth) - lost
        if following is None:  # the game goes on: nothing is known beyond its last decision
            following = end = after
        elif not _chance_decides(match, decision.at, next_at):
            after = following
        points.append(Point(decision, next_at, own, after + lost, after, following - after))
        following = after + lost
    start = 0.0 if following is None else following
    return Account(side, tuple(reversed(points)), start, start if end is None else end)


def _chance_decides(match: Match, at: int, until: int) -> bool:
    """Whether anything falls or is drawn after an answer and before another."""
    return any(past.seat == NATURE for past in match.history[at:until])


def _end(match: Match, side: int, alone: bool) -> float | None:
    if not match.over:
        return None
    if alone:
        return float(match.game.score(match.record, 0)) if match.game.score else 0.0
    return (1 + outcome(match.record, match.teams.index(side)) / WON) / 2
