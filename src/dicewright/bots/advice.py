"""Advice: what a search has weighed, told to the one who is asked: the best options, their chances, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.describe import Option, Seen
from ..kernel.game import Game
from ..kernel.measure import Measure, numbered
from ..kernel.record import Header, Record
from ..kernel.words import Text, all_of, decimal, percent, text
from .weighing import TRIED, Apart, Scale, Weighed, Weighing

TOLD = 3
"""Options that are shown, unless somebody wants more."""
SURE = 2.0
"""Standard deviations by which a difference must be sure before it is a reason."""
GAINS = 2
"""Differences named at most."""
WORTH_NAMING = 0.35
"""A difference is named beside the largest one if it is worth at least this part of it."""
EVEN = 0.01
"""Chances that are no further apart are told as equal."""
TO_EITHER_SIDE = 1.96
"""Standard deviations that hold 95 of 100 cases."""


@dataclass(frozen=True)
class Advised:
    """An option and what may be expected of it: the chance to win, from 0 to 1, or in a game alone the score. `doubt`:
    how far that may be off, as a standard deviation; `trials`: by how many it was tried."""

    option: Option
    expected: float
    doubt: float
    trials: int

    @property
    def margin(self) -> float:
        """How far it is off at most, in 95 of 100 cases."""
        return TO_EITHER_SIDE * self.doubt


@dataclass(frozen=True)
class Advice:
    """The best options first; none where it is a matter of taste, or where there are too many to be weighed roughly.
    `alone`: scores are told instead of chances."""

    options: tuple[Advised, ...]
    reasons: tuple[Text, ...]
    alone: bool
    rough: bool


@dataclass(frozen=True)
class _Difference:
    """What the best option changes against the next, and what that is worth."""

    words: Text
    worth: float


def advice(game: Game, seen: Seen[Header, Record], weights: Record, it: Weighing, most: int = TOLD) -> Advice:
    """Put into words for the seat that is asked, from what it sees and what its adviser has weighed."""
    scale = Scale.of(game, len(seen.teams))
    if not it.options:
        return Advice((), (text("advice-taste"),), scale.alone, it.rough)
    if it.options[0].trials < TRIED:
        return Advice((), (text("advice-soon"),), scale.alone, it.rough)
    told = tuple(_advised(game, seen, scale, option) for option in it.options[:most])
    return Advice(told, _reasons(game, seen, weights, it, told, scale), scale.alone, it.rough)


def scored(expected: float) -> Text:
    """A score of a game alone: the message `scored` of that game says of what."""
    return text("scored", n=decimal(expected))


def _advised(game: Game, seen: Seen[Header, Record], scale: Scale, it: Weighed) -> Advised:
    return Advised(game.option(seen, it.answer), scale.expected(it.value), scale.doubt(it.value, it.doubt), it.trials)


def _reasons(
    game: Game, seen: Seen[Header, Record], weights: Record, it: Weighing, told: Sequence[Advised], scale: Scale
) -> tuple[Text, ...]:
    best, other = told[0], told[1]
    exact = tuple(game.grounds(seen, best.option.answer, other.option.answer))
    seats = len(seen.teams)
    numbers = zip(numbered(game.measures, seats), it.apart, strict=True)
    found = [d for (measure, which), apart in numbers if (d := _difference(game, seen, weights, measure, which, apart))]
    gains = _largest([d for d in found if d.worth > 0], GAINS)
    losses = _largest([d for d in found if d.worth < 0], 1)
    if gains:
        if losses and -losses[0].worth >= WORTH_NAMING * gains[0].worth:
            return (*exact, text("advice-because-but", gains=_named(gains), losses=_named(losses)))
        return (*exact, text("advice-because", gains=_named(gains)))
    if exact:
        return exact
    if best.expected - other.expected < EVEN * scale.whole:
        return (text("advice-even"),)
    if scale.alone:
        return (text("advice-more", score=scored(best.expected), other=scored(other.expected)),)
    return (text("advice-oftener", chance=percent(best.expected), other=percent(other.expected)),)


def _difference(
    game: Game, seen: Seen[Header, Record], weights: Record, measure: Measure, which: int, apart: Apart
) -> _Difference | None:
    """What is to be said of it, if it is sure and can be seen."""
    n = apart.mean / measure.parts
    worth = n * measure.weight(seen.view, seen.book, weights, which)
    if worth == 0 or round(abs(n), 1) == 0 or abs(apart.mean) < SURE * apart.doubt:
        return None
    named = {"what": game.name_of(seen, measure.names, which)} if measure.names else {}
    return _Difference(
        text(f"measure-{measure.name}", n=decimal(abs(n)), more="yes" if n > 0 else "no", **named), worth
    )


def _largest(them: list[_Difference], most: int) -> list[_Difference]:
    by_worth = sorted(them, key=lambda d: -abs(d.worth))
    return [d for d in by_worth[:most] if abs(d.worth) >= WORTH_NAMING * abs(by_worth[0].worth)]


def _named(them: Sequence[_Difference]) -> Text:
    return all_of([d.words for d in them])
