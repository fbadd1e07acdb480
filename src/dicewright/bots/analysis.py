"""A game looked at again: how the chances stood, what luck gave, and what decisions changed.

What a position is worth is the mean of what comes of it when everybody plays on from it alike (`search/valuing.py`): a
chance to win or, alone, points. Where nature answers, luck is what came, less the mean of what could have come; so luck
is nothing on average, whoever plays. All other change belongs to whoever decided before it. So for every side its
beginning, luck, its own play and that of the others make the result, exactly.

Besides, a search weighs the options of every decision by what its seat could know there: what the one taken promises
less than the best was given away.

`analyse` looks at the whole game several times, each time more closely, and yields what it knows so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..kernel.game import Game
from ..match import Match
from .losses import like_level
from .luck import Luck, luck_of
from .player import Player
from .search import Adviser, Glancer, Reviewer, Skimmer
from .valuation import Valuation
from .weighing import TRIED, Scale, Weighing

SLIGHT = 0.01
"""Of a win, or of a perfect score: an option that is worth so little less counts as equally good, for trials cannot
tell them apart."""


@dataclass(frozen=True)
class Point:
    """What every side could expect after `at` answers, by the order of `Analysis.accounts`: its chance to win, all of
    them together 1; alone, points. There is one for every decision, and one for the end."""

    at: int
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """Who answered what after `at` answers.

    `change`: what it changed for every side, as `Point.expected` is: on average over the dice after it, against the
    usual play of whoever is asked there; so it may be good as well as bad.
    `best`: what a search would have answered, None where it cannot say (a matter of taste, or an option that it has not
    tried). `given_away`: what the option taken promises less, in chances to win or, alone, points; 0 where that is
    slight. `at_stake`: how much the worst option would have given away."""

    at: int
    seat: int
    taken: int
    change: tuple[float, ...]
    best: int | None
    given_away: float
    at_stake: float


@dataclass(frozen=True)
class Account:
    """Of a side: start + luck + play + others = end. `play`: what its own decisions changed; `others`: what those of
    all others did. `end` is the result, or what can be expected in a game that goes on."""

    side: int
    start: float
    luck: float
    play: float
    others: float
    end: float


@dataclass(frozen=True)
class Played:
    """How a seat has decided. `decisions`: how many the search could weigh; `given_away`: in all of them together;
    `precision`: what was kept of all that was at stake, None where nothing was; `like`: the level of bots that gives
    away about as much, None where that is not known."""

    seat: int
    decisions: int
    given_away: float
    precision: float | None
    like: str | None


@dataclass(frozen=True)
class Analysis:
    """`alone`: points are told instead of chances. `look` of `looks`: how often the game has been looked at, each time
    more closely."""

    alone: bool
    look: int
    looks: int
    curve: tuple[Point, ...]
    luck: tuple[Luck, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    played: tuple[Played, ...]

    @property
    def done(self) -> bool:
        return self.look == self.looks


@dataclass(frozen=True)
class Look:
    """How closely a game is looked at: who weighs its decisions and plays on; how often from every decision, and from
    everything that could have fallen; up to how many outcomes all are tried, and how many where there are more."""

    reviewer: Player
    trials: int
    each: int
    outcomes: int
    samples: int


def looks(game: Game, teams: tuple[int, ...], thorough: bool = False) -> tuple[Look, ...]:
    """The usual ones: a first picture, and ever better ones. All of them share one compiled program: compile the
    reviewer of each."""
    found = (
        Look(Player(Glancer.name, game, teams), 12, 1, 40, 12),
        Look(Player(Skimmer.name, game, teams), 48, 2, 250, 64),
        Look(Player(Reviewer.name, game, teams), 200, 4, 1300, 256),
    )
    return (*found, Look(Player(Adviser.name, game, teams), 800, 8, 1300, 1024)) if thorough else found


def unheard(done: int, of: int) -> None:
    """Nobody listens to how far it is."""


def analyse(
    match: Match, looks: Sequence[Look], seed: int, progress: Callable[[int, int], None] = unheard
) -> Iterator[Analysis]:
    """Look at a game so many times; `progress(done, of)` hears how far a look is after each decision, and may raise
    whatever ends it."""
    for n, look in enumerate(looks):
        yield _looked_at(match, look, seed, n + 1, len(looks), progress)


def _looked_at(match: Match, look: Look, seed: int, n: int, of: int, progress: Callable[[int, int], None]) -> Analysis:
    scale = Scale.of(match.game, match.setup.seats)
    asked = [k for k, past in enumerate(match.history) if past.seat >= 0]
    valuation = Valuation(match, look.reviewer, seed)
    bounds = [*asked, len(match.history)]
    steps = 2 * len(asked) + 1
    luck = list(luck_of(match, valuation, 0, bounds[0], look.each, look.outcomes, look.samples))
    before = _sum([it.change for it in luck], valuation.sides)
    curve = [Point(bounds[0], valuation.at(bounds[0], look.trials))]
    decisions: list[Decision] = []
    for done, (at, until) in enumerate(pairwise(bounds)):
        fell = luck_of(match, valuation, at + 1, until, look.each, look.outcomes, look.samples)
        luck += fell
        curve.append(Point(until, valuation.at(until, look.trials)))
        by_luck = _sum([it.change for it in fell], valuation.sides)
        here, there = curve[-2].expected, curve[-1].expected
        change = tuple(after - was - fate for was, after, fate in zip(here, there, by_luck, strict=True))
        progress(2 * done + 1, steps)
        decisions.append(_decided(match, look, seed, at, change, scale))
        progress(2 * done + 2, steps)
    start = tuple(e - b for e, b in zip(curve[0].expected, before, strict=True))
    accounts = _accounts(match, start, luck, decisions, curve[-1].expected)
    played = tuple(_played(match.game, match.setup.seats, seat, decisions) for seat in range(match.setup.seats))
    progress(steps, steps)
    return Analysis(scale.alone, n, of, tuple(curve), tuple(luck), tuple(decisions), accounts, played)


def _sum(them: Sequence[tuple[float, ...]], sides: int) -> tuple[float, ...]:
    return tuple(sum(it[side] for it in them) for side in range(sides))


def _decided(match: Match, look: Look, seed: int, at: int, change: tuple[float, ...], scale: Scale) -> Decision:
    past, g = match.history[at], match.record_at(at)
    found = look.reviewer.weigh(g, match.book, match.weights, past.seat, seed + at, shown=g.options)
    best, lost, stake = weighed(found, past.answer, scale)
    return Decision(at, past.seat, past.answer, change, best, lost, stake)


def weighed(found: Weighing, taken: int, scale: Scale) -> tuple[int | None, float, float]:
    """The best option, what the one taken gives away, and what was at stake; None where no answer is better than
    another, or where nobody can say what the one taken was worth."""
    told = {o.answer: o.value for o in found.options if o.trials >= TRIED}
    if taken not in told or found.options[0].answer not in told:
        return None, 0.0, 0.0
    best = found.options[0]
    lost = scale.apart(best.value, told[taken])
    stake = scale.apart(best.value, min(told.values()))
    return best.answer, lost if lost >= SLIGHT * scale.whole else 0.0, stake


def _accounts(
    match: Match,
    start: tuple[float, ...],
    luck: Sequence[Luck],
    decisions: Sequence[Decision],
    end: tuple[float, ...],
) -> tuple[Account, ...]:
    def account(k: int, side: int) -> Account:
        own = sum(d.change[k] for d in decisions if match.teams[d.seat] == side)
        others = sum(d.change[k] for d in decisions if match.teams[d.seat] != side)
        return Account(side, start[k], sum(it.change[k] for it in luck), own, others, end[k])

    return tuple(account(k, side) for k, side in enumerate(sorted(set(match.teams))))


def _played(game: Game, seats: int, seat: int, decisions: Sequence[Decision]) -> Played:
    own = [d for d in decisions if d.seat == seat and d.best is not None]
    lost, stake = sum(d.given_away for d in own), sum(d.at_stake for d in own)
    precision = 1 - lost / stake if stake else None
    return Played(seat, len(own), lost, precision, like_level(game, seats, lost / len(own)) if own else None)
