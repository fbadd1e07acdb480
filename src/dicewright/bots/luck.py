"""Luck: what nature's answers gave to every side, against the mean of what they could have given.

Questions to nature that follow each other are taken together. Where they can end in a few hundred ways, all of these
are tried, equal ones once; where there are more, some are drawn with dice of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import add

from ..kernel.chance import MASK, below, following, mixed
from ..kernel.layout import Layout
from ..kernel.question import NATURE
from ..kernel.record import Header
from ..match import Match
from .valuation import Valuation

NEVER = 1e-9
"""A chance that nobody waits for."""
Answer = Callable[[Header, int], None]
"""answer(g, a): move the game on."""


@dataclass(frozen=True)
class Luck:
    """What nature answered from answer `at` on up to `until`, and what that changed for every side. `exact`: against
    all that could have come; otherwise against so many `outcomes` that were drawn."""

    at: int
    until: int
    change: tuple[float, ...]
    exact: bool
    outcomes: int


def runs(match: Match, since: int, until: int) -> Iterator[tuple[int, int]]:
    """Where nature answers several times in a row: from one answer up to another."""
    at = since
    while at < until:
        end = at
        while end < until and match.history[end].seat == NATURE:
            end += 1
        if end > at:
            yield at, end
        at = end + 1


def luck_of(match: Match, valuation: Valuation, at: int, end: int, each: int, most: int, samples: int) -> Luck | None:
    """Of all that fell or was drawn from one answer up to another. What came is judged as what could have come: by so
    many trials `each`. None where everything comes to the same."""
    g = match.record_at(at)
    found = outcomes(g, valuation.answer, most)
    exact = found is not None
    if found is None:
        found = drawn(g, valuation.answer, samples, valuation.seed)
    if exact and len(found) == 1:
        return None
    layout: Layout[Header] = g.layout
    came = valuation.at(end, each)
    mean = [0.0] * valuation.sides
    for state, chance in found.items():
        worth = valuation.of(layout.table(state), each)
        for side in range(valuation.sides):
            mean[side] += chance * worth[side]
    return Luck(at, end, tuple(c - m for c, m in zip(came, mean, strict=True)), exact, len(found))


def outcomes(g: Header, answer: Answer, most: int) -> dict[bytes, float] | None:
    """All states in which nature's answers can end, with their chances; None if there are more than so many. Dice that
    are rolled again as long as they are equal may never end: what is left of that is shared out among the ends."""
    layout: Layout[Header] = g.layout
    ends: dict[bytes, float] = {}
    open_ = {bytes(g.buffer): 1.0}
    while _chance(open_) > NEVER:
        further: dict[bytes, float] = {}
        for state, chance in open_.items():
            options = layout.table(state).options
            for a in range(options):
                following_state = layout.table(state)
                answer(following_state, a)
                into = further if _nature_is_asked(following_state) else ends
                key = bytes(following_state.buffer)
                into[key] = into.get(key, 0.0) + chance / options
                if len(further) + len(ends) > most:
                    return None
        open_ = further
    whole = _chance(ends)
    return {state: chance / whole for state, chance in ends.items()}


def drawn(g: Header, answer: Answer, samples: int, seed: int) -> dict[bytes, float]:
    """So many of them, by the dice of this seed."""
    ends: dict[bytes, float] = {}
    seed = mixed(seed & MASK)
    for _ in range(samples):
        state = g.copy()
        while _nature_is_asked(state):
            seed = following(seed)
            answer(state, below(seed, state.options))
        key = bytes(state.buffer)
        ends[key] = ends.get(key, 0.0) + 1 / samples
    return ends


def _chance(states: dict[bytes, float]) -> float:
    """Added one by one, as the page does: `sum` rounds otherwise in later versions of Python."""
    return reduce(add, states.values(), 0.0)


def _nature_is_asked(g: Header) -> bool:
    return not g.over and g.asked == NATURE
