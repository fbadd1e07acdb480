"""From what a person types to an answer: picking, narrowing a long list down, switching things on and off."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..kernel.describe import Option

MANY = 14
"""Options above which a list is narrowed down thing by thing."""

Group = tuple[Option, ...]


class NotUnderstood(Exception):
    """A word that is no choice here."""


def groups(options: Sequence[Option], depth: int = 0) -> list[Group]:
    """A list to choose from: every option by itself while they are few, else gathered by the things they touch.

    `depth` says how many things have been chosen already. Options that touch none stand alone.
    """
    single: list[Group] = [(o,) for o in options]
    if len(options) <= MANY:
        return single
    gathered: dict[object, list[Option]] = {}
    for o in options:
        gathered.setdefault(o.refs[depth] if depth < len(o.refs) else o.answer, []).append(o)
    if len(gathered) == 1:
        return groups(options, depth + 1)
    if len(gathered) == len(options):
        return single
    return [tuple(g) for g in gathered.values()]


def place(word: str, count: int) -> int:
    """The place in a list that a person counts from 1."""
    if re.fullmatch("[0-9]{1,6}", word) and 1 <= int(word) <= count:
        return int(word) - 1
    raise NotUnderstood(word)


def subset(typed: str, count: int) -> int:
    """The answer to a subset question: `1 3 4`, `2-5`, `all`, `none`, `-2` (all but 2), mixed at will."""
    tokens = typed.replace(",", " ").lower().split()
    everything = (1 << count) - 1
    chosen = everything if tokens[0].startswith("-") else 0
    for token in tokens:
        if token in ("all", "none"):
            chosen = everything if token == "all" else 0
        elif token.startswith("-"):
            chosen &= ~(1 << place(token[1:], count))
        elif span := re.fullmatch("([0-9]+)-([0-9]+)", token):
            for k in range(place(span[1], count), place(span[2], count) + 1):
                chosen |= 1 << k
        else:
            chosen |= 1 << place(token, count)
    return chosen
