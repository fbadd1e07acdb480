"""What an analysis wants to know of a game: many small questions, each of its own, so that several can be thought about
at once, by the workers of a page (`web/src/thinking/examining.ts`) as well as here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from ..kernel.game import Game
from ..kernel.numbers import Numbers
from ..match import Match
from .luck import Luck, luck_of, runs
from .player import Player
from .search import Adviser, Glancer, Reviewer, Skimmer
from .valuation import Valuation
from .weighing import TRIED, Scale, Weighing

SEED = 1
"""Of the dice by which games are looked at for people: the same whoever thinks."""
SLIGHT = 0.01
"""Of a win, or of a perfect score: an option that is worth so little less counts as equally good, for trials cannot
tell them apart."""
Found: TypeAlias = Sequence[float]
"""What came of a question, as numbers."""


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


class Kind(Numbers):
    """What is asked. WORTH: what every side could expect. LUCK: whether all outcomes were tried, how many were, and
    what came of it for every side; nothing where all came to the same. CHOICE: the best option, what it is worth, what
    the one taken is worth, and the worst; nothing where nobody can say."""

    WORTH, LUCK, CHOICE = range(3)


@dataclass(frozen=True)
class Inquiry:
    """A question about the game as it stood after `at` answers; luck fell from there up to `until`."""

    kind: int
    at: int
    until: int


def bounds(match: Match) -> list[int]:
    """How many answers had been given at every decision, and at the end."""
    return [*(k for k, past in enumerate(match.history) if past.seat >= 0), len(match.history)]


def inquiries(match: Match) -> Iterator[Inquiry]:
    """In the order in which an analysis wants to hear of them."""
    stops = bounds(match)
    yield from _luck(match, 0, stops[0])
    yield from _worth(match, stops[0])
    for at, until in pairwise(stops):
        yield from _luck(match, at + 1, until)
        yield from _worth(match, until)
        if not match.game.questions[match.history[at].kind].taste:
            yield Inquiry(Kind.CHOICE, at, at)


def _luck(match: Match, since: int, until: int) -> Iterator[Inquiry]:
    return (Inquiry(Kind.LUCK, at, end) for at, end in runs(match, since, until))


def _worth(match: Match, at: int) -> Iterator[Inquiry]:
    """An end is worth what it is."""
    if at < len(match.history) or not match.over:
        yield Inquiry(Kind.WORTH, at, at)


def examined(match: Match, look: Look, seed: int) -> Iterator[Found]:
    """What comes of all these questions, one after the other."""
    valuation = Valuation(match, look.reviewer, seed)
    for it in inquiries(match):
        match it.kind:
            case Kind.WORTH:
                yield valuation.at(it.at, look.trials)
            case Kind.LUCK:
                luck = luck_of(match, valuation, it.at, it.until, look.each, look.outcomes, look.samples)
                yield () if luck is None else (luck.exact, luck.outcomes, *luck.change)
            case _:
                yield _choice(match, look, seed, it.at)


def _choice(match: Match, look: Look, seed: int, at: int) -> Found:
    past, g = match.history[at], match.record_at(at)
    found = look.reviewer.weigh(g, match.book, match.weights, past.seat, seed + at, shown=g.options)
    return judged(found, past.answer)


def judged(found: Weighing, taken: int) -> Found:
    """Of the options of a decision those that tell how it was decided."""
    told = {o.answer: o.value for o in found.options if o.trials >= TRIED}
    if taken not in told or found.options[0].answer not in told:
        return ()
    best = found.options[0]
    return best.answer, best.value, told[taken], min(told.values())


def luck_found(it: Inquiry, found: Found) -> Luck | None:
    """None where everything comes to the same."""
    return Luck(it.at, it.until, tuple(found[2:]), bool(found[0]), int(found[1])) if found else None


def choice_found(found: Found, scale: Scale) -> tuple[int | None, float, float]:
    """The best option, what the one taken gives away, and what was at stake; None where no answer is better than
    another, or where nobody can say what the one taken was worth."""
    if not found:
        return None, 0.0, 0.0
    best, most, taken, least = found
    lost = scale.apart(most, taken)
    return int(best), lost if lost >= SLIGHT * scale.whole else 0.0, scale.apart(most, least)


def weighed(found: Weighing, taken: int, scale: Scale) -> tuple[int | None, float, float]:
    """The same of a decision that was weighed here."""
    return choice_found(judged(found, taken), scale)
