"""The faces of one hero's roll, stage by stage: mirrors copy, resources are chosen, shields compare, shards may be
exchanged, and then both faces are applied. DF-bless-7"""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import push
from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    ALL,
    B_AGAIN,
    B_APPLY,
    B_BOAR,
    B_CHOICE,
    B_CONVERT,
    B_ORDER,
    B_SHIELD,
    BOAR,
    BOAR_CARD,
    CHOICE,
    COPY,
    CYCLOPS,
    DICE,
    E_CONVERTED,
    E_COPIED,
    E_SPENT,
    FIRST_BOAR,
    GLORY,
    GOLD,
    K_CONVERT,
    K_MIRROR,
    K_ORDER,
    K_RESOURCE,
    K_SHIP,
    LOST,
    MIRROR,
    NO_FACE,
    PURCHASE,
    SENTINEL,
    SHIELD,
    TRITON,
    X3,
    limit,
    up_face,
)
from .reserves import gain, lose
from .temple import SHIP_DISCOUNT, buy_from_ship, payable

LEFT_OUT = 1
EACH_DIE_ONCE = 1
THREE_TIMES = 1
PER_UNIT = 1
LAST = 1
MIRROR_GAINS = 1


@rule
def factor(g: Record, die: int) -> int:
    """Three beside a triple; two triples find nothing to multiply. DF-triple-1 DF-triple-3"""
    return 3 if g.shows[1 - die] == X3 else 1


# --- mirrors ---


@rule
def copies(g: Record, b: Record) -> int:
    """Faces the hero's mirror may copy, as a mask. DF-mirror-1 DF-mirror-2 DF-mirror-3 DF-satyr-2"""
    faces = 0
    twice = 0  # those that lie up on several dice
    for seat in range(g.place.shape[0]):
        if seat != g.hero:
            for die in range(DICE):
                bit = 1 << up_face(g, seat, die)
                twice |= faces & bit
                faces |= bit
    if (faces >> MIRROR) & 1 == 1 and b.mirror_in_mirror != LEFT_OUT:
        for die in range(DICE):
            bit = 1 << up_face(g, g.hero, die)
            twice |= faces & bit
            faces |= bit
    if b.two_mirrors == EACH_DIE_ONCE and g.die == 1 and g.fell[g.hero, 0] == MIRROR:
        faces &= ~(1 << g.shows[0]) | twice
    return faces & ~(1 << MIRROR)


@rule
def copy(g: Record, b: Record) -> None:
    """Every mirror becomes another face; where there is none it does nothing. DF-mirror-4 DF-mirror-5"""
    while g.die < DICE:
        if b.does[g.shows[g.die]] == COPY:
            faces = copies(g, b)
            if faces != 0:
                ask(g, K_MIRROR, g.hero, ones(faces))
                return
            g.shows[g.die] = NO_FACE
        g.die += 1
    g.die = 0
    g.stage = B_CHOICE


@rule
def take_copy(g: Record, b: Record, seat: int, k: int) -> None:
    g.shows[g.die] = nth_one(copies(g, b), k)
    tell(g, E_COPIED, seat, g.shows[g.die])
    g.die += 1


# --- what the faces give ---


@rule
def kinds(b: Record, face: int) -> int:
    """Resources a face shows."""
    n = 0
    for resource in range(4):
        if b.gives[face, resource] > 0:
            n += 1
    return n


@rule
def nth_kind(b: Record, face: int, k: int) -> int:
    for resource in range(4):
        if b.gives[face, resource] > 0:
            if k == 0:
                return resource
            k -= 1
    return 0


@rule
def picks_wanted(g: Record, b: Record, die: int) -> int:
    """One choice, tripled afterwards; by another reading three. DF-triple-2"""
    if b.tripled_choice == THREE_TIMES and b.does[g.shows[die]] == CHOICE:
        return factor(g, die)
    return 1


@rule
def choose(g: Record, b: Record) -> None:
    """All that a face shows, or the one resource its roller wants. DF-face-1 DF-face-2 DF-boar-1"""
    while g.die < DICE:
        face = g.shows[g.die]
        does = b.does[face]
        if does in (CHOICE, BOAR):
            if g.picks < picks_wanted(g, b, g.die):
                ask(g, K_RESOURCE, g.hero, kinds(b, face))
                return
        elif does == ALL:
            for resource in range(4):
                g.gains[g.die, resource] = b.gives[face, resource] * factor(g, g.die)
        g.die += 1
        g.picks = 0
    g.die = 0
    g.stage = B_SHIELD


@rule
def take_choice(g: Record, b: Record, k: int) -> None:
    """DF-triple-2 DF-boar-3"""
    face = g.shows[g.die]
    resource = nth_kind(b, face, k)
    g.gains[g.die, resource] += b.gives[face, resource] * factor(g, g.die) // picks_wanted(g, b, g.die)
    g.picks += 1


@rule
def compare(g: Record, b: Record) -> None:
    """A shield looks at what the other die brings, whether it fits or not; shields do not look at each other.
    DF-shield-1 DF-shield-2 DF-shield-3 DF-shield-4 DF-shield-5 DF-conv-2"""
    for die in range(DICE):
        face = g.shows[die]
        if b.does[face] == SHIELD:
            other = g.shows[1 - die]
            found = b.does[other] != SHIELD and g.gains[1 - die, b.matches[face]] > 0
            for resource in range(4):
                g.gains[die, resource] = b.reward[resource] if found else b.gives[face, resource] * factor(g, die)
    g.stage = B_CONVERT


@rule
def convert(g: Record, b: Record) -> None:
    """Sentinel and Cyclops: units may be taken as glory, all of a face together or each by itself. DF-conv-1"""
    if g.mode == SENTINEL or g.mode == CYCLOPS:
        while g.die < DICE:
            while g.picks < 4:
                units = convertible(g, b)
                if units > 0:
                    ask(g, K_CONVERT, g.hero, units + 1)
                    return
                g.picks += 1
            g.picks = 0
            g.die += 1
        g.die = 0
    g.stage = B_ORDER


@rule
def convertible(g: Record, b: Record) -> int:
    """What can be exchanged now: 1 for the whole face, or the units of the resource at hand; 0 if nothing can."""
    if b.conversion == PER_UNIT:
        return g.gains[g.die, g.picks] if b.units[g.mode, g.picks] > 0 else 0
    for resource in range(4):
        if g.picks == 0 and g.gains[g.die, resource] > 0 and b.units[g.mode, resource] > 0:
            return 1
    return 0


@rule
def take_convert(g: Record, b: Record, seat: int, n: int) -> None:
    if b.conversion == PER_UNIT:
        exchange(g, b, seat, g.picks, n)
        g.picks += 1
    else:
        for resource in range(4):
            if b.units[g.mode, resource] > 0:
                exchange(g, b, seat, resource, n * g.gains[g.die, resource])
        g.picks = 4


@rule
def exchange(g: Record, b: Record, seat: int, resource: int, n: int) -> None:
    if n > 0:
        glory = n * b.units[g.mode, resource]
        g.gains[g.die, resource] -= n
        g.gains[g.die, GLORY] += glory
        tell(g, E_CONVERTED, seat, n, resource, glory)


# --- applying them ---


@rule
def own_turn_triton(g: Record, seat: int) -> int:
    """1 if the seat could spend a Triton token now. DF-token-4"""
    return 1 if seat == g.active and g.tokens[seat, TRITON] > 0 else 0


@rule
def order(g: Record, b: Record) -> None:
    """Gold before the ship, unless that would waste some: then the roller says which comes first. DF-bless-3"""
    g.stage = B_APPLY
    ship = -1
    for die in range(DICE):
        if b.does[g.shows[die]] == PURCHASE and b.does[g.shows[1 - die]] != PURCHASE:
            ship = die
    if ship < 0 or g.mode == LOST:
        return
    g.first = 1 - ship
    gold = g.gains[1 - ship, GOLD]
    more = b.triton_gold * own_turn_triton(g, g.hero)
    have = g.have[g.hero, GOLD]
    overflows = have + gold + more > limit(g, b, g.hero, GOLD)
    if gold > 0 and b.ship_order != LAST and overflows and payable(g, b, have + more + SHIP_DISCOUNT) != 0:
        ask(g, K_ORDER, g.hero, 2)


@rule
def take_order(g: Record, a: int) -> None:
    if a == 1:
        g.first = 1 - g.first


@rule
def apply(g: Record, b: Record) -> None:
    """One face after the other. DF-bless-3 DF-mino-1"""
    if g.applied == DICE:
        g.stage = B_BOAR
        return
    die = g.first if g.applied == 0 else 1 - g.first
    g.applied += 1
    does = b.does[g.shows[die]]
    losing = g.mode == LOST and (b.minotaur_mirror != MIRROR_GAINS or g.fell[g.hero, die] != MIRROR)  # DF-mino-2
    for resource in range(4):
        amount = g.gains[die, resource]
        if amount > 0:
            if losing:
                lose(g, g.hero, resource, amount)
            else:
                gain(g, b, g.hero, resource, amount)
    if does == BOAR:
        g.boars[die] = factor(g, die)
    elif does == PURCHASE and g.mode != LOST:
        ask_ship(g, b, die)


@rule
def discount(g: Record, die: int) -> int:
    """DF-ship-1 DF-ship-2"""
    return SHIP_DISCOUNT * factor(g, die)


@rule
def ship_die(g: Record) -> int:
    """The die whose ship is asking: the one applied last."""
    return g.first if g.applied == 1 else 1 - g.first  # type: ignore[no-any-return]


@rule
def ask_ship(g: Record, b: Record, die: int) -> None:
    """Buy a face for less? On any turn; only where there is one to be had. DF-ship-1 DF-ship-4 DF-ship-5"""
    faces = ones(payable(g, b, g.have[g.hero, GOLD] + discount(g, die)))
    triton = own_turn_triton(g, g.hero)
    if faces + triton > 0:
        ask(g, K_SHIP, g.hero, 1 + faces + triton)


@rule
def take_ship(g: Record, b: Record, seat: int, a: int) -> None:
    """A Triton token brings the question back, with more gold."""
    if a == 0:
        return
    die = ship_die(g)
    faces = payable(g, b, g.have[seat, GOLD] + discount(g, die))
    if a - 1 < ones(faces):
        buy_from_ship(g, b, seat, nth_one(faces, a - 1), discount(g, die))
    else:
        g.applied -= 1
        spend_triton(g, b, seat)


@rule
def spend_triton(g: Record, b: Record, seat: int) -> None:
    """DF-token-4 DF-card-19"""
    g.tokens[seat, TRITON] -= 1
    tell(g, E_SPENT, seat, TRITON)
    push(g, b.triton, seat, seat, 0)


@rule
def reward_boars(g: Record, b: Record) -> None:
    """Owners of boar cards gain, once for every time the face was applied, each time as they like; the Minotaur takes
    nothing from them. DF-boar-2 DF-boar-3 DF-boar-6 DF-mino-3 DF-card-6"""
    for die in range(DICE):
        if g.boars[die] > 0:
            g.boars[die] -= 1
            owner = g.boar_owner[g.shows[die] - FIRST_BOAR] - 1
            push(g, b.automatic[BOAR_CARD], owner, owner, 0)
            return
    g.stage = B_AGAIN
