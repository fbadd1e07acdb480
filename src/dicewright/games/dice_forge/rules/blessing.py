"""Blessings: who rolls, in which order the heroes' faces are applied, and the tokens that repeat a roll.

One blessing is under way at a time. Effects that ran when it began wait below `base` until it is over.
"""

from __future__ import annotations

from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    ALL,
    B_AGAIN,
    B_BEFORE,
    B_MIRROR,
    B_NEXT,
    B_NONE,
    B_ROLL,
    B_STEAL,
    CERBERUS,
    DICE,
    E_ROLLED,
    E_SPENT,
    E_STOLE,
    GAINED,
    GOLD,
    K_CERBERUS,
    K_ROLL,
    K_SATYRS,
    LOST,
    NO_FACE,
    SIDES,
    STOLEN,
)
from .reserves import gain, lose, room

BEFORE = 1
ANY_NUMBER = 1
SPENT, REPEAT = 1, 2
PAIR = 16


@rule
def bless(g: Record, mode: int, rollers: int, minor: int) -> None:
    """Begin a blessing of these seats, a bit each: with both dice, or a minor one with one of them.
    DF-bless-1 DF-bless-2"""
    g.stage = B_ROLL
    g.mode = mode
    g.base = g.sp
    g.rollers = rollers
    g.minor = minor
    g.rolling_die = 0
    g.served = 0
    for seat in range(g.place.shape[0]):
        for die in range(DICE):
            g.fell[seat, die] = NO_FACE


@rule
def roll_next(g: Record) -> None:
    """The next die falls; when all have, the faces are applied."""
    last = g.place.shape[0] * DICE
    while g.rolling_die < last:
        wanted = g.minor == 0 or g.rolling_die % DICE == g.minor - 1
        if wanted and (g.rollers >> (g.rolling_die // DICE)) & 1 == 1:
            ask(g, K_ROLL, NATURE, SIDES)
            return
        g.rolling_die += 1
    g.rolling_die = 0
    g.stage = B_STEAL if g.mode == STOLEN else B_NEXT


@rule
def rolled(g: Record, side: int) -> None:
    """What a roll gives is fixed now. DF-bless-5 DF-bless-6"""
    seat = g.rolling_die // DICE
    die = g.rolling_die % DICE
    g.up[seat, die] = side
    g.fell[seat, die] = g.face[seat, die, side]
    tell(g, E_ROLLED, seat, die, g.fell[seat, die])
    g.rolling_die += 1
    roll_next(g)


# --- the satyrs ---


@rule
def pairs(g: Record) -> int:
    """Ways to take two of the dice that everybody else has rolled. DF-satyr-1"""
    dice = (g.place.shape[0] - 1) * DICE
    return dice * (dice - 1) // 2  # type: ignore[no-any-return]


@rule
def nth_pair(g: Record, k: int) -> int:
    """The k-th of them, packed: two dice, each as seat * DICE + die, counted from the left of the buyer."""
    seats = g.place.shape[0]
    dice = (seats - 1) * DICE
    i = 0
    while k >= dice - 1 - i:
        k -= dice - 1 - i
        i += 1
    j = i + 1 + k
    one = (g.active + 1 + i // DICE) % seats * DICE + i % DICE
    two = (g.active + 1 + j // DICE) % seats * DICE + j % DICE
    return one * PAIR + two  # type: ignore[no-any-return]


@rule
def take_pair(g: Record, seat: int, k: int) -> None:
    """The chosen faces become the buyer's, as if he had been blessed with them. DF-satyr-1 DF-card-5"""
    pair = nth_pair(g, k)
    one = pair // PAIR
    two = pair % PAIR
    face = g.fell[one // DICE, one % DICE]
    other = g.fell[two // DICE, two % DICE]
    g.fell[seat, 0] = face
    g.fell[seat, 1] = other
    g.rollers = 1 << seat
    g.stage = B_NEXT
    tell(g, E_STOLE, seat, face, other)


# --- whose faces come next ---


@rule
def next_hero(g: Record, b: Record) -> None:
    """From the active player clockwise, each completely before the next. DF-bless-4"""
    seats = g.place.shape[0]
    while g.served < seats:
        seat = (g.active + g.served) % seats
        g.served += 1
        if (g.rollers >> seat) & 1 == 1 and plain(g, b, seat) == 0:
            g.hero = seat
            g.again = 0
            begin_faces(g, b)
            return
    g.stage = B_NONE
    g.mode = GAINED
    g.base = 0
    g.rollers = 0
    g.minor = 0
    g.hero = 0
    g.served = 0


@rule
def plain(g: Record, b: Record, seat: int) -> int:
    """Most rolls leave nothing to decide: they are applied at once, and the answer is 1. DF-face-1 DF-mino-1"""
    one = g.fell[seat, 0]
    two = g.fell[seat, 1]
    if b.does[one] != ALL or b.does[two] != ALL or g.tokens[seat, CERBERUS] > 0 or g.mode > LOST:
        return 0
    if g.mode == GAINED and b.gives[one, GOLD] + b.gives[two, GOLD] > 0 and room(g, seat) > 0:
        return 0
    for die in range(DICE):
        face = g.fell[seat, die]
        for resource in range(4):
            amount = b.gives[face, resource]
            if amount > 0:
                if g.mode == GAINED:
                    gain(g, b, seat, resource, amount)
                else:
                    lose(g, seat, resource, amount)
    return 1


@rule
def begin_faces(g: Record, b: Record) -> None:
    """The faces of the roll, as they fell, before anything is decided about them."""
    for die in range(DICE):
        g.shows[die] = g.fell[g.hero, die]
        g.boars[die] = 0
        for resource in range(4):
            g.gains[die, resource] = 0
    g.die = 0
    g.picks = 0
    g.first = 0
    g.applied = 0
    g.stage = B_BEFORE if b.cerberus_time == BEFORE else B_MIRROR


# --- Cerberus ---


@rule
def may_repeat(g: Record, b: Record) -> int:
    """Whether a Cerberus token may be spent on this roll. DF-token-1 DF-token-2 DF-satyr-3 DF-mino-4"""
    if g.tokens[g.hero, CERBERUS] == 0 or g.mode == STOLEN:
        return 0
    return 1 if g.again == 0 or b.cerberus_limit == ANY_NUMBER else 0


@rule
def ask_before(g: Record, b: Record) -> None:
    if may_repeat(g, b) == 1:
        ask(g, K_CERBERUS, g.hero, 2)
    else:
        g.stage = B_MIRROR


@rule
def once_more(g: Record, b: Record) -> None:
    """After the faces: apply the roll again, with new choices, or go on to the next hero. DF-token-1 DF-token-3"""
    if g.again == SPENT + REPEAT:
        g.again = SPENT
        begin_faces(g, b)
    elif b.cerberus_time != BEFORE and may_repeat(g, b) == 1:
        ask(g, K_CERBERUS, g.hero, 2)
    else:
        g.stage = B_NEXT


@rule
def take_cerberus(g: Record, b: Record, seat: int, yes: int) -> None:
    before = g.stage == B_BEFORE
    if before:
        g.stage = B_MIRROR
    elif yes == 0:
        g.stage = B_NEXT
    if yes == 1:
        g.tokens[seat, CERBERUS] -= 1
        tell(g, E_SPENT, seat, CERBERUS)
        g.again = SPENT + REPEAT
        if not before:
            g.stage = B_AGAIN


@rule
def ask_pair(g: Record) -> None:
    ask(g, K_SATYRS, g.active, pairs(g))
