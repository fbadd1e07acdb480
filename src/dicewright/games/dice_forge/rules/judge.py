"""For bots and clocks: what to answer by default, when the table is quiet, and how good it looks."""

from __future__ import annotations

from ....kernel.record import Record
from ....kernel.rule import rule
from ..state import (
    B_NONE,
    B_ROLL,
    CERBERUS,
    CHEST,
    ELDER,
    GLORY,
    HAMMER,
    HIND,
    K_FORGE,
    K_RESOURCE,
    OWL,
    S_ACTION,
    S_BLESS,
    SIDES,
    TRITON,
    X3,
)
from .faces import kinds, nth_kind
from .reserves import LAPS, SPACES
from .temple import nth_old_face, old_faces
from .turn import score

# Tenths of glory.
ELDER_TURN = 25
OWL_TURN = 18
CHEST_TURN = 4
TOKEN = 40
MOST_SPENT = 8  # shards of a kind that one action may be hoped to use
SOFT = 250


@rule
def default(g: Record, b: Record) -> int:
    """The answer of a seat whose time is up: decline where one can, else the dearest resource, the cheapest face to
    give up, the first option. DF-dig-1"""
    best = 0
    if g.question == K_FORGE:
        least = 32000
        for k in range(old_faces(g, b, g.asked)):
            place = nth_old_face(g, b, g.asked, k)
            worth = b.worth[0, g.face[g.asked, place // SIDES, place % SIDES]]
            if g.face[g.asked, place // SIDES, place % SIDES] != X3 and worth < least:
                least = worth
                best = k
    elif g.question == K_RESOURCE:
        most = -1
        face = g.shows[g.die]
        for k in range(kinds(b, face)):
            resource = nth_kind(b, face, k)
            worth = b.gives[face, resource] * b.weight[resource]
            if worth > most:
                most = worth
                best = k
    return best


@rule
def quiet(g: Record, b: Record) -> int:
    """Between actions, and before the dice of a turn fall."""
    if g.gold > 0 or g.forging > 0 or g.sp > 0:
        return 0
    if g.stage == B_NONE:
        return 1
    return 1 if g.stage == B_ROLL and g.step == S_BLESS and g.rolling_die == 0 else 0


@rule
def actions_left(g: Record, b: Record, seat: int) -> int:
    """Main actions still to come."""
    now = seat > g.active or (seat == g.active and g.step <= S_ACTION)
    return b.rounds - g.round + (1 if now else 0)  # type: ignore[no-any-return]


@rule
def blessings_left(g: Record, b: Record) -> int:
    """Blessings of step 1 still to come, for everybody."""
    seats = g.place.shape[0]
    turns = (b.rounds - g.round) * seats + seats - 1 - g.active
    left = turns * b.blessings
    if g.step == S_BLESS:
        left += g.blessings + (1 if g.stage != B_NONE else 0)
    return left  # type: ignore[no-any-return]


@rule
def die_worth(g: Record, b: Record, seat: int, die: int, late: int) -> int:
    """The faces of a die added up, without its triples."""
    total = 0
    for side in range(SIDES):
        total += b.worth[late, g.face[seat, die, side]]
    return total


@rule
def triples(g: Record, seat: int, die: int) -> int:
    n = 0
    for side in range(SIDES):
        if g.face[seat, die, side] == X3:
            n += 1
    return n


@rule
def prospects(g: Record, b: Record, seat: int) -> int:
    """The glory a seat may expect to end with, in tenths: what it has, what its reserves may still buy, and what its
    dice and cards may still bring."""
    actions = actions_left(g, b, seat)
    total = 10 * score(g, b, seat)
    late = 1 if actions == 0 else 0
    light = die_worth(g, b, seat, 0, late)
    dark = die_worth(g, b, seat, 1, late)
    dice = light + dark + 2 * (triples(g, seat, 0) * dark + triples(g, seat, 1) * light) // SIDES
    total += blessings_left(g, b) * dice // SIDES
    if g.cards[seat, HAMMER] > 0:
        lap = g.track[seat] // SPACES % LAPS
        if g.track[seat] < g.cards[seat, HAMMER] * LAPS * SPACES:
            total += g.track[seat] % SPACES * b.lap[lap] * min(actions, 6) // SPACES
    if actions == 0:
        return total
    for resource in range(GLORY):
        total += min(g.have[seat, resource], MOST_SPENT * actions) * b.weight[resource]
    turns = b.rounds - g.round + (1 if seat > g.active else 0)
    total += g.cards[seat, ELDER] * ELDER_TURN * turns + g.cards[seat, OWL] * OWL_TURN * turns
    total += g.cards[seat, HIND] * max(light, dark) // SIDES * turns + g.cards[seat, CHEST] * CHEST_TURN * turns
    total += g.tokens[seat, CERBERUS] * TOKEN + g.tokens[seat, TRITON] * TOKEN
    return total  # type: ignore[no-any-return]


@rule
def evaluate(g: Record, b: Record, seat: int) -> int:
    """What the seat may expect against the best of the others."""
    if g.over != 0:
        return 1000 if g.place[seat] == 1 else -1000
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, prospects(g, b, other))
    lead = prospects(g, b, seat) - best
    return 1000 * abs(lead) // (abs(lead) + SOFT) * (1 if lead >= 0 else -1)
