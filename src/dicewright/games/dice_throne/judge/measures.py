"""The numbers that a player follows at this table: health, combat points, cards, upgrades, and every token."""

from __future__ import annotations

from ....kernel.measure import Measure
from ....kernel.rule import rule
from ..sizes import SLOTS, TOKENS
from ..state import Book, State, is_opponent
from .weights import Weights


@rule
def health(g: State, b: Book, w: Weights, seat: int) -> int:
    return max(0, g.health[g.pool[seat]])


@rule
def their_health(g: State, b: Book, w: Weights, seat: int) -> int:
    """Of all opponents together."""
    total = 0
    for other in range(g.place.shape[0]):
        if g.pool[other] == other and is_opponent(g, seat, other):
            total += max(0, g.health[other])
    return total


@rule
def cp(g: State, b: Book, w: Weights, seat: int) -> int:
    return g.cp[seat]


@rule
def cards(g: State, b: Book, w: Weights, seat: int) -> int:
    return g.held[seat]


@rule
def upgrades(g: State, b: Book, w: Weights, seat: int) -> int:
    total = 0
    for slot in range(SLOTS):
        total += g.level[seat, slot]
    return total


@rule
def token(g: State, b: Book, w: Weights, seat: int, which: int) -> int:
    return g.token[seat, which]


@rule
def their_token(g: State, b: Book, w: Weights, seat: int, which: int) -> int:
    total = 0
    for other in range(g.place.shape[0]):
        if is_opponent(g, seat, other):
            total += g.token[other, which]
    return total


MEASURES = (
    Measure("health", health, lambda g, b, w, which: int(w.health)),
    Measure("their-health", their_health, lambda g, b, w, which: -int(w.health)),
    Measure("cp", cp, lambda g, b, w, which: int(w.cp)),
    Measure("cards", cards, lambda g, b, w, which: int(w.card)),
    Measure("upgrades", upgrades, lambda g, b, w, which: int(w.level)),
    Measure("token", token, lambda g, b, w, which: int(w.token_worth[which]), many=TOKENS, names="token"),
    Measure("their-token", their_token, lambda g, b, w, which: -int(w.token_worth[which]), many=TOKENS, names="token"),
)
