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

from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..kernel.game import Game
from ..match import Match
from .examining import Found, Kind, Look, bounds, choice_found, examined, inquiries, luck_found
from .losses import like_level
from .luck import Luck
from .valuation import result
from .weighing import Scale


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


def unheard(done: int, of: int) -> None:
    """Nobody listens to how far it is."""


def analyse(
    match: Match, looks: Sequence[Look], seed: int, progress: Callable[[int, int], None] = unheard
) -> Iterator[Analysis]:
    """Look at a game so many times; `progress(done, of)` hears how far a look is, and may raise
    whatever ends it."""
    for n, look in enumerate(looks):
        yield put_together(match, examined(match, look, seed), n + 1, len(looks), progress)


def put_together(
    match: Match, found: Iterable[Found], n: int, of: int, progress: Callable[[int, int], None] = unheard
) -> Analysis:
    """The n-th look at a game, from what came of all its questions (`examining.inquiries`)."""
    scale, stops, asked = Scale.of(match.game, match.setup.seats), bounds(match), list(inquiries(match))
    worths = {len(match.history): result(match)} if match.over else {}
    choices: dict[int, Found] = {}
    fell: list[list[Luck]] = [[] for _ in stops]
    for done, (it, told) in enumerate(zip(asked, found, strict=True), 1):
        if it.kind == Kind.WORTH:
            worths[it.at] = tuple(told)
        elif it.kind == Kind.CHOICE:
            choices[it.at] = told
        elif (fate := luck_found(it, told)) is not None:
            fell[bisect(stops, it.at)].append(fate)
        progress(done, len(asked))
    curve = tuple(Point(at, worths[at]) for at in stops)
    by_luck = [_sum([it.change for it in them], len(curve[0].expected)) for them in fell]
    start = tuple(e - b for e, b in zip(curve[0].expected, by_luck[0], strict=True))
    decisions = []
    for here, there, lucky in zip(curve, curve[1:], by_luck[1:], strict=False):
        change = tuple(b - a - f for a, b, f in zip(here.expected, there.expected, lucky, strict=True))
        decisions.append(_decided(match, here.at, choices.get(here.at, ()), change, scale))
    luck = tuple(it for them in fell for it in them)
    accounts = _accounts(match, start, luck, decisions, curve[-1].expected)
    played = tuple(_played(match.game, match.setup.seats, seat, decisions) for seat in range(match.setup.seats))
    return Analysis(scale.alone, n, of, curve, luck, tuple(decisions), accounts, played)


def _sum(them: Sequence[tuple[float, ...]], sides: int) -> tuple[float, ...]:
    return tuple(sum(it[side] for it in them) for side in range(sides))


def _decided(match: Match, at: int, choice: Found, change: tuple[float, ...], scale: Scale) -> Decision:
    past = match.history[at]
    best, lost, stake = choice_found(choice, scale)
    return Decision(at, past.seat, past.answer, change, best, lost, stake)


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
