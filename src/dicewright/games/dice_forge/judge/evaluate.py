"""How good a position looks to a seat."""

from __future__ import annotations

from ....kernel.rule import rule
from ..box import SIDES, Die, Face, Feat, Resource, Token
from ..rules.reserves import SPACES
from ..rules.turn import score
from ..state import LAPS, Book, Stage, State, Step
from .weights import Weights


@rule
def actions_left(g: State, b: Book, seat: int) -> int:
    """Main actions still to come."""
    now = seat > g.active or (seat == g.active and g.step <= Step.ACTION)
    return b.rounds - g.round + (1 if now else 0)


@rule
def blessings_left(g: State, b: Book) -> int:
    """Blessings of step 1 still to come, for everybody."""
    seats = g.place.shape[0]
    turns = (b.rounds - g.round) * seats + seats - 1 - g.active
    left = turns * b.blessings
    if g.step == Step.BLESS:
        left += g.blessings + (1 if g.stage != Stage.NONE else 0)
    return left


@rule
def die_worth(g: State, w: Weights, seat: int, die: int, late: int) -> int:
    """The faces of a die added up, without its triples."""
    total = 0
    for side in range(SIDES):
        total += w.worth[late, g.face[seat, die, side]]
    return total


@rule
def triples(g: State, seat: int, die: int) -> int:
    n = 0
    for side in range(SIDES):
        if g.face[seat, die, side] == Face.X3:
            n += 1
    return n


@rule
def prospects(g: State, b: Book, w: Weights, seat: int) -> int:
    """The glory a seat may expect to end with, in tenths: what it has, what its reserves may still buy, and what its
    dice and cards may still bring."""
    actions = actions_left(g, b, seat)
    total = 10 * score(g, b, seat)
    late = 1 if actions == 0 else 0
    light = die_worth(g, w, seat, Die.LIGHT, late)
    dark = die_worth(g, w, seat, Die.DARK, late)
    dice = light + dark + 2 * (triples(g, seat, Die.LIGHT) * dark + triples(g, seat, Die.DARK) * light) // SIDES
    total += blessings_left(g, b) * dice // SIDES
    hammers = g.cards[seat, Feat.BLACKSMITHS_HAMMER]
    if g.track[seat] < hammers * LAPS * SPACES:
        lap = g.track[seat] // SPACES % LAPS
        total += g.track[seat] % SPACES * b.lap[lap] * min(actions, 6) // SPACES
    if actions == 0:
        return total
    for resource in range(Resource.VP):
        total += min(g.have[seat, resource], w.spent * actions) * w.unit[resource]
    turns = b.rounds - g.round + (1 if seat > g.active else 0)
    total += g.cards[seat, Feat.ELDER] * w.elder * turns + g.cards[seat, Feat.GUARDIANS_OWL] * w.owl * turns
    total += g.cards[seat, Feat.SILVER_HIND] * max(light, dark) // SIDES * turns
    total += g.cards[seat, Feat.BLACKSMITHS_CHEST] * w.chest * turns
    total += g.tokens[seat, Token.CERBERUS] * w.token + g.tokens[seat, Token.TRITON] * w.token
    return total


@rule
def evaluate(g: State, b: Book, w: Weights, seat: int) -> int:
    """What the seat may expect against the best of the others."""
    if g.over != 0:
        return 1000 if g.place[seat] == 1 else -1000
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, prospects(g, b, w, other))
    lead = prospects(g, b, w, seat) - best
    return 1000 * abs(lead) // (abs(lead) + w.soft) * (1 if lead >= 0 else -1)
