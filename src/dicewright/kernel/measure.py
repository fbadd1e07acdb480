"""Measures: numbers of a table that a player follows, such as his health or the glory of the others.

A game declares a few (`Game.measures`). Whoever explains a choice plays on from two options and says by which of these
numbers they differ most: the words of a measure are the message `measure-<name>`, with the difference as `$n`, and
`$more` that says whether it is more or less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from .record import Header, Record, Sized
from .rule import nothing, rule

MOST = 128
"""Numbers that all measures of a game come to."""


class Row(Protocol):
    """Where they are written down, one after the other."""

    def __setitem__(self, at: int, value: int, /) -> None: ...


@dataclass(frozen=True)
class Measure:
    """A number of the table, as a seat looks at it."""

    name: str
    rule: Callable[..., int]
    """rule(g, b, w, seat); where there are `many` of a kind, such as tokens, rule(g, b, w, seat, which)."""
    weight: Callable[..., int]
    """weight(g, b, w, which): what one of it is worth, in a unit that all measures of the game share; below 0 where
    less is better. In plain Python, from the table at which it is asked for."""
    parts: int = 1
    """The rule counts in so many parts of one."""
    many: int | Sized = 1
    names: str = ""
    """What `Game.name_of` knows them by; the message gets the name as `$what`."""

    def count(self, seats: int) -> int:
        """How many numbers it comes to."""
        return self.many.each * seats + self.many.more if isinstance(self.many, Sized) else self.many


def numbered(measures: Sequence[Measure], seats: int) -> list[tuple[Measure, int]]:
    """All numbers in their order: the measure, and which of its kind."""
    return [(measure, which) for measure in measures for which in range(measure.count(seats))]


def measuring(measures: Sequence[Measure], seats: int) -> Callable[[Header, Record, Record, int, Row, int], None]:
    """Build the rule measure(g, b, w, seat, numbers, at): write down all of them in their order, from `at` on."""
    assert len(numbered(measures, seats)) <= MOST, "these are more numbers than anybody follows"
    before: Callable[..., None] = nothing("g, b, w, seat, numbers, at")
    first = 0
    for measure in measures:
        many = measure.count(seats)
        before = _several(before, measure.rule, first, many) if many > 1 else _single(before, measure.rule, first)
        first += many
    return before


def _single(before: Callable[..., None], number: Callable[..., int], first: int) -> Callable[..., None]:
    @rule
    def measure(g: Header, b: Record, w: Record, seat: int, numbers: Row, at: int) -> None:
        before(g, b, w, seat, numbers, at)
        numbers[at + first] = number(g, b, w, seat)

    return measure


def _several(before: Callable[..., None], number: Callable[..., int], first: int, many: int) -> Callable[..., None]:
    @rule
    def measure(g: Header, b: Record, w: Record, seat: int, numbers: Row, at: int) -> None:
        before(g, b, w, seat, numbers, at)
        for which in range(many):
            numbers[at + first + which] = number(g, b, w, seat, which)

    return measure
