"""Marks: what a seat has, does or is in a game, such as the cards that came to its hand, or its class.

A game declares a few (`Game.marks`). Whoever studies many games asks who wins with a thing and who without it: the
message `mark-<name>` says what the things of a mark are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from .record import Header, Record
from .rule import nothing, rule
from .words import Text

MOST = 63
"""Things of a mark: a number of 64 bits has one for each, and its sign is none."""


class Noted(Protocol):
    """Where marks are noted, a row a game."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


@dataclass(frozen=True)
class Thing:
    """Something that a mark tells of, by what it is called wherever it turns up."""

    key: str
    name: Text


Things: TypeAlias = Mapping[int, Thing]
"""By their bit."""


@dataclass(frozen=True)
class Mark:
    """What a seat has, does or is: of so many things, a bit each."""

    name: str
    rule: Callable[..., int]
    """rule(g, b, seat, a): which of them, whenever a player answers; `a` is the answer he is about to give, or -1 when
    the game is over. Whatever shows once counts."""
    things: Callable[..., Things]
    """things(setup, seat): those there can be for a seat at a table that was set up so."""
    leave_out: Callable[..., None] | None = None
    """leave_out(g, b, seat, bit): before the first step, take a thing away from a seat, in place, where that can be
    done: so it is found out what it is worth."""


def marking(marks: tuple[Mark, ...]) -> Callable[[Header, Record, int, Noted, int, int], None]:
    """Build the rule note(g, b, a, noted, row, at): add to noted[row, at + seats * mark + seat] what shows now."""
    before: Callable[..., None] = nothing("g, b, a, noted, row, at")
    for number, mark in enumerate(marks):
        before = _and(before, mark.rule, number)
    return before


def _and(before: Callable[..., None], shows: Callable[..., int], number: int) -> Callable[..., None]:
    @rule
    def note(g: Header, b: Record, a: int, noted: Noted, row: int, at: int) -> None:
        before(g, b, a, noted, row, at)
        seats = g.place.shape[0]
        for seat in range(seats):
            noted[row, at + number * seats + seat] |= shows(g, b, seat, a)

    return note
